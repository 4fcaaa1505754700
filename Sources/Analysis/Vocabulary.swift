package import Domain
import Tables
package import Turkish

/// What a phrase of the lexicon stands for.
package enum Sense: Sendable, Equatable {
  /// Index into the food names.
  case food(Int)
  case word(WordClass)
}

/// All words that the engine knows: the language table and the names of the food table.
package final class Vocabulary: Sendable {
  package let index: PhraseIndex
  /// What the entries of `index` stand for, and the phrase as the table writes it.
  package let senses: [Sense]
  package let phrases: [String]
  /// The foods of the food names, by their ids.
  private let foods: [String]

  package init(foods: [FoodName]) {
    var list = PhraseList(foods: foods.count)
    list.addWords()
    TableText.forEachRow(of: "Foods/grocery") { list.add($0[0], .word(.thing), .noun) }
    for (number, name) in foods.enumerated() { list.add(name.text, .food(number), .noun) }
    index = list.index
    senses = list.senses
    phrases = list.phrases
    self.foods = foods.map(\.food)
  }

  /// Whether the food of a name has a name of several words that ends in one of `heads`, folded.
  package func isNamed(_ name: Int, byOneOf heads: Set<String>) -> Bool {
    zip(senses, phrases).contains { sense, phrase in
      guard case .food(let other) = sense, foods[other] == foods[name], phrase.contains(" ") else {
        return false
      }
      return heads.contains(String(Turkish.fold(phrase).split(separator: " ").last ?? ""))
    }
  }
}

/// Phrases and what they stand for, while they are read.
private struct PhraseList {
  /// About so many phrases are no names of foods.
  private static let ownPhrases = 5_000

  var index: PhraseIndex
  var senses: [Sense] = []
  var phrases: [String] = []

  init(foods count: Int) {
    index = PhraseIndex(phrases: count + Self.ownPhrases)
    senses.reserveCapacity(count + Self.ownPhrases)
    phrases.reserveCapacity(count + Self.ownPhrases)
  }

  /// Adds the table of the language.
  mutating func addWords() {
    TableText.forEachRow(of: "Language/words") { row in
      guard let kind = WordClass(rawValue: row[0]) else { return }
      let inflection: Lexicon.Inflection =
        row[1] == "verb" ? .verb : row[1] == "noun" ? .noun : .none
      for text in row[2].listed() {
        // A slash in a noun is part of it (`mg/dl`); in a verb it parts the stems.
        if inflection == .verb { add(verb: text, kind) } else { add(text, .word(kind), inflection) }
      }
    }
  }

  mutating func add(_ phrase: String, _ sense: Sense, _ inflection: Lexicon.Inflection) {
    index.add(phrase, entry: Int32(senses.count), inflection)
    senses.append(sense)
    phrases.append(phrase)
  }

  private mutating func add(verb text: String, _ kind: WordClass) {
    let stems = text.parts(at: "/")
    for stem in stems { index.add(String(stem), entry: Int32(senses.count), .verb) }
    senses.append(.word(kind))
    phrases.append(stems.first.map(String.init) ?? text)
  }
}

extension Vocabulary {
  /// The phrases of one word that the lexicon has of some classes, as written.
  package static func words(_ isWanted: (WordClass) -> Bool) -> [String] {
    var found: [String] = []
    TableText.forEachRow(of: "Language/words") { row in
      guard let kind = WordClass(rawValue: row[0]), isWanted(kind) else { return }
      found += row[2].listed().filter { !$0.contains(" ") }
    }
    return found
  }

  /// The same folded.
  static func singleWords(_ isWanted: (WordClass) -> Bool) -> [String] {
    words(isWanted).map(Turkish.fold)
  }
}

/// Names that people are given, wherever they stand: `defneye` is one.
///
/// The table has none that is a word as well (`can`, `deniz`).
package enum GivenNames {
  private static let written = Vocabulary.words { $0 == .given }
  private static let names = Set(written.map(Turkish.fold))
  private static let lexicon: Lexicon = {
    var lexicon = Lexicon()
    for (entry, name) in written.enumerated() {
      lexicon.add(Turkish.fold(name), entry: Int32(entry), .noun)
    }
    return lexicon
  }()

  /// Whether a folded word is a name as it stands.
  package static func isName(_ word: String) -> Bool { names.contains(word) }

  /// Whether a folded word is a name, whatever its ending.
  package static func has(_ word: String) -> Bool { !lexicon.readings(of: word).isEmpty }

  /// The name that a folded word is, whatever its ending: `Defne` of `defneye`.
  package static func name(of word: String) -> String? {
    lexicon.readings(of: word).first.map { Turkish.capitalised(written[Int($0.entry)]) }
  }
}
