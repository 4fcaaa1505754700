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

  /// About so many phrases are no names of foods.
  private static let ownPhrases = 5_000

  package init(foods: [FoodName]) {
    let expected = foods.count + Self.ownPhrases
    var index = PhraseIndex(phrases: expected)
    var senses: [Sense] = []
    var phrases: [String] = []
    senses.reserveCapacity(expected)
    phrases.reserveCapacity(expected)
    func add(_ phrase: String, _ sense: Sense, _ inflection: Lexicon.Inflection) {
      for (place, stem) in phrase.parts(at: "/").enumerated()
      where place == 0 || inflection == .verb {
        index.add(String(stem), entry: Int32(senses.count), inflection)
      }
      senses.append(sense)
      phrases.append(phrase.parts(at: "/").first.map(String.init) ?? phrase)
    }
    TableText.forEachRow(of: "Language/words") { row in
      guard let kind = WordClass(rawValue: row[0]) else { return }
      let inflection: Lexicon.Inflection =
        row[1] == "verb" ? .verb : row[1] == "noun" ? .noun : .none
      for text in row[2].listed() {
        // A slash in a noun is part of it (`mg/dl`); in a verb it parts the stems.
        if inflection == .verb {
          add(text, .word(kind), .verb)
        } else {
          index.add(text, entry: Int32(senses.count), inflection)
          senses.append(.word(kind))
          phrases.append(text)
        }
      }
    }
    TableText.forEachRow(of: "Foods/grocery") { row in
      index.add(row[0], entry: Int32(senses.count), .noun)
      senses.append(.word(.thing))
      phrases.append(row[0])
    }
    for (number, name) in foods.enumerated() {
      index.add(name.text, entry: Int32(senses.count), .noun)
      senses.append(.food(number))
      phrases.append(name.text)
    }
    self.index = index
    self.senses = senses
    self.phrases = phrases
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
