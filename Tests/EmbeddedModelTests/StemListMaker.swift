import Domain
import Foundation
import Nutrition
import Turkish

/// Makes the list of stems for recall from the language table and the food names.
struct StemListMaker {
  static let file = sources.appending(path: "CTables/Language/stems.tsv")
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
  private static let comment =
    "# Made from words.tsv and the food names by BALLI_RECORD=1 swift test --filter SearchLexiconTests."

  private var nouns: Set<String> = []
  private var parts: Set<String> = []
  private var verbs: Set<String> = []

  /// The lines as they have to be in the file.
  static func lines() throws -> [String] {
    var maker = StemListMaker()
    for row in try rows("CTables/Language/words.tsv") where row.count > 2 && row[1] != "none" {
      for phrase in row[2].split(separator: ";") {
        maker.take(String(phrase), isVerb: row[1] == "verb")
      }
    }
    for row in try rows("CTables/Foods/grocery.tsv") { maker.take(row[0], isVerb: false) }
    for name in FoodBook().table.names() { maker.take(name.text, isVerb: false) }
    return [comment] + maker.sorted()
  }

  private static func rows(_ path: String) throws -> [[String]] {
    try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      .split(separator: "\n").dropFirst().filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  private mutating func take(_ phrase: String, isVerb: Bool) {
    let base = isVerb ? phrase.split(separator: "/").first.map(String.init) ?? "" : phrase
    let words = Turkish.tokens(of: base).map(\.folded).filter { Self.isWord($0) }
    guard let last = words.last else { return }
    if isVerb {
      verbs.insert(last + "-")
    } else if words.count == 1 {
      nouns.insert(last)
    } else {
      parts.formUnion(words)
      if let bare = Self.uncompounded(last) { parts.insert(bare) }
    }
  }

  private static func isWord(_ word: String) -> Bool {
    (2...24).contains(word.utf8.count) && word.utf8.allSatisfy { (97...122).contains($0) }
  }

  /// `corbasi` → `corba`, `gevregi` → `gevrek`.
  private static func uncompounded(_ word: String) -> String? {
    guard word.count > 4, word.hasSuffix("i") || word.hasSuffix("u") else { return nil }
    if word.hasSuffix("si") || word.hasSuffix("su"), "aeiou".contains(word.dropLast(2).last ?? "x")
    {
      return String(word.dropLast(2))
    }
    let stem = word.dropLast()
    switch stem.last {
    case "g":
      let isSoft = stem.dropLast().last.map { "aeiou".contains($0) } ?? false
      return isSoft ? stem.dropLast() + "k" : nil
    case "b": return stem.dropLast() + "p"
    case "a", "e", "i", "o", "u", nil: return nil
    default: return String(stem)
    }
  }

  /// Nouns that stand for themselves, and words of longer names that are no form of another.
  private func sorted() -> [String] {
    var list = Listed(words: nouns.union(verbs))
    for part in parts.sorted(by: { ($0.count, $0) < ($1.count, $1) }) where !nouns.contains(part) {
      let stems = Turkish.searchStems(of: part, known: list)
      if !stems.contains(where: { $0.count > 2 && nouns.union(list.words).contains($0) }) {
        list.words.insert(part)
      }
    }
    return list.words.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}

/// A list in memory.
struct Listed: StemList {
  var words: Set<String>

  func holds(noun letters: ArraySlice<UInt8>) -> Bool {
    words.contains(String(decoding: letters, as: UTF8.self))
  }

  func holds(verb letters: ArraySlice<UInt8>) -> Bool {
    words.contains(String(decoding: letters, as: UTF8.self) + "-")
  }
}
