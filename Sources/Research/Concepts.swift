import Tables
import Turkish

/// A thing that can be looked up, with its names here and there.
struct Concept: Sendable, Equatable {
  enum Kind: String, Sendable {
    /// What a question is about: a disease, a drug, a food, a measure.
    case thing
    /// People whom it is about: children, the elderly.
    case group
    /// Says little alone: diabetes, glucose, a diet.
    case broad
    /// A type of publication.
    case type
    /// How far the research goes.
    case tier
    /// Words of questions that are not looked up.
    case plain, verb
  }

  /// The Turkish name that is shown.
  var name: String
  var kind: Kind
  /// Headings of the Medical Subject Headings; of a type PubMed's name of it.
  var headings: [String]
  /// English words as they stand in titles; `*` ends one that goes on.
  var words: [String]
}

/// Turkish words and what PubMed calls it.
///
///     Concepts.shared.reading(of: "metformin B12 eksikliği yapar mı")  // metformin, B12 vitamini
///
/// Made from the table `Research/concepts`; names are found in every inflection. Nothing of a question
/// but what the table holds comes out of here, so that no name and no reading of a person ever can.
package struct Concepts: Sendable {
  package static var shared: Concepts { held.value }
  private static let held = Lazy { Concepts() }

  private var index = PhraseIndex()
  private(set) var all: [Concept] = []

  private init() {
    TableText.forEachRow(of: "Research/concepts") { row in
      let names = Self.list(row[1])
      guard let kind = Concept.Kind(rawValue: row[0]), let first = names.first else { return }
      let concept = Concept(
        name: first, kind: kind, headings: Self.list(row[2]), words: Self.list(row[3]))
      let number = Int32(all.count)
      all.append(concept)
      for name in names {
        let stems = kind == .verb ? name.split(separator: "/").map(String.init) : [name]
        for stem in stems { index.add(stem, entry: number, kind == .verb ? .verb : .noun) }
      }
      guard [.thing, .group, .broad].contains(kind) else { return }
      // A model asks in English; the same names serve.
      for word in concept.words + concept.headings where !word.contains("*") {
        index.add(word, entry: number, .noun)
      }
    }
  }

  private static func list(_ text: String) -> [String] {
    text.listed().filter { !$0.isEmpty }
  }

  /// Groups of people who are asked about most, the first names of the table: `yaşlı`.
  var suggestedGroups: [String] {
    all.filter { $0.kind == .group && $0.headings.contains("Aged") }.map(\.name)
  }

  /// What a question asks for.
  struct Reading: Equatable {
    var concepts: [Concept] = []
    /// Words with a meaning that the table does not know, as they were written.
    var unknown: [String] = []

    func of(_ kinds: Concept.Kind...) -> [Concept] {
      concepts.filter { kinds.contains($0.kind) }
    }
  }

  /// Reads a question from its beginning to its end, the longest name first.
  func reading(of question: String) -> Reading {
    let words = Self.words(of: question)
    let readings = words.map { index.readings(of: $0.folded) }
    var result = Reading()
    var place = 0
    let people = PersonWords.shared.namesakes(in: words) { !readings[$0].isEmpty }
    while place < words.count {
      let known = best(index.matches(in: readings, at: place))
      // A name that is a word too, unless it is the first of a longer one: `demir eksikliği`.
      if people.contains(place), known?.count ?? 1 < 2 {
        place += 1
        continue
      }
      guard let match = known else {
        if Self.hasMeaning(words[place].folded) { result.unknown.append(words[place].text) }
        place += 1
        continue
      }
      let concept = all[Int(match.entry)]
      if ![.plain, .verb].contains(concept.kind), !result.concepts.contains(concept) {
        result.concepts.append(concept)
      }
      place += match.count
    }
    return result
  }

  /// The words of a text; a number that is glued to letters is part of them: `B12`.
  private static func words(of text: String) -> [(text: String, folded: String)] {
    var words: [(text: String, folded: String)] = []
    for token in Turkish.tokens(of: text) where token.kind != .mark {
      if token.isGlued, token.kind == .number || words.last?.folded.last?.isNumber == true,
        let last = words.last, last.folded.count < 6, last.folded.allSatisfy(\.isASCII),
        token.folded.count < 4
      {
        words[words.count - 1] = (last.text + token.text, last.folded + token.folded)
      } else {
        words.append((token.text, token.folded))
      }
    }
    return words
  }

  /// The match that covers most words, and of those the one with the longest stem.
  private func best(_ matches: [PhraseIndex.Match]) -> PhraseIndex.Match? {
    var best: PhraseIndex.Match?
    for match in matches {
      guard let known = best else {
        best = match
        continue
      }
      let (length, other) = (Self.suffixes(match), Self.suffixes(known))
      // They come with the longest stem last: `etkile`, not `et`, is what "etkiler" says.
      let isLonger = length == other && (match.noun != known.noun || match.verb != known.verb)
      if match.count > known.count || match.count == known.count && (length < other || isLonger) {
        best = match
      }
    }
    return best
  }

  private static func suffixes(_ match: PhraseIndex.Match) -> Int {
    match.noun?.length ?? match.verb?.length ?? 0
  }

  /// Whether a word that is not known may say something: neither a number nor a particle.
  private static func hasMeaning(_ folded: String) -> Bool {
    folded.count > 2 && folded.contains(where: \.isLetter)
  }
}
