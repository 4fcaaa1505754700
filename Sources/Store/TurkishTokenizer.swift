import GRDB
import Turkish

/// The stems under which a folded word is to be found, besides the word itself.
///
///     enum Stems: Stemmer {
///       static let version = 1
///       static func stems(of word: String) -> [String] { … }  // "yumurtalarimi" → ["yumurta"]
///     }
///
/// A type and not a closure, because SQLite makes tokenizers by type for each connection.
package protocol Stemmer: Sendable {
  /// To be raised when the same word can get other stems: the index is then built anew.
  static var version: Int { get }

  /// Stems in the folded alphabet; the word itself may be among them.
  static func stems(of foldedWord: String) -> [String]
}

/// Words for the index: each in the folded alphabet, with its stems at the same place.
///
/// `Yumurtalarımı` is found as `yumurtalarimi` and as `yumurta`; what stands after an apostrophe is
/// only suffix. Queries run through it as well, so a word meets every word that shares a key.
final class TurkishTokenizer<Stems: Stemmer>: FTS5WrapperTokenizer {
  static var name: String { RecallIndex.tokenizer }

  let wrappedTokenizer: any FTS5Tokenizer
  /// Talk repeats its words: most are in here.
  private var known: [String: [String]] = [:]

  init(db: Database, arguments: [String]) throws {
    wrappedTokenizer = try db.makeTokenizer(
      .unicode61(diacritics: .keep, tokenCharacters: ["'", "’", "‘", "‛", "′", "´", "`", "＇"]))
  }

  func accept(
    token: String, flags: FTS5TokenFlags, for tokenization: FTS5Tokenization,
    tokenCallback: FTS5WrapperTokenCallback
  ) throws {
    let keys = keys(of: token)
    for (index, key) in keys.enumerated() {
      try tokenCallback(key, index == 0 ? flags : flags.union(.colocated))
    }
  }

  private func keys(of token: String) -> [String] {
    if let keys = known[token] { return keys }
    let word = Words.key(of: token)
    guard !word.isEmpty else { return [] }
    var keys = [word]
    if word.utf8.count <= Words.longest {
      for stem in Stems.stems(of: word) where !stem.isEmpty && !keys.contains(stem) {
        keys.append(stem)
      }
    }
    if known.count >= 20_000 { known.removeAll() }
    known[token] = keys
    return keys
  }
}

/// The words of a text, as the index has them.
enum Words {
  /// Longer ones are no words and get no stems.
  static let longest = 64

  /// The folded word without its apostrophe and what follows: `İnsülin’i` → `insulin`.
  ///
  /// Empty for a token of apostrophes alone.
  static func key(of token: String) -> String {
    let folded = Turkish.fold(token)
    guard folded.utf8.contains(apostrophe) else { return folded }
    let start = folded.drop { $0 == "'" }
    return String(start.prefix { $0 != "'" })
  }

  /// The different words of what a person typed, at most `limit`; marks and operators part words.
  static func distinct(in text: String, limit: Int) -> [String] {
    var words: [String] = []
    for part in text.unicodeScalars.split(whereSeparator: { !isPart($0) }) {
      let word = key(of: String(part.prefix(Words.longest)))
      guard !word.isEmpty, !words.contains(word) else { continue }
      words.append(word)
      if words.count == limit { break }
    }
    return words
  }

  private static let apostrophe = UInt8(ascii: "'")

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x201B, 0x2032, 0xFF07: true
    case 0...0x7F: false
    default:
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || (0x300...0x36F).contains(scalar.value)
    }
  }
}
