/// What suffixes say about a noun.
package struct NounForm: Sendable, Equatable {
  package enum Case: String, Sendable {
    case bare, accusative, dative, locative, ablative, genitive, instrumental, equative
  }

  /// A word made from the noun: `şekerli`, `şekersiz`, `şekerlik`, `şekerci`, `şekercik`.
  package enum Derivation: Sendable { case with, without, ness, agent, diminutive }

  package enum Copula: String, Sendable {
    case none, past, reported, conditional, assertive, person, whileBeing
  }

  package var derivation: Derivation?
  package var isPlural = false
  /// 1-3 my, your, its; 4 our, 5 your (plural); 0 none.
  package var possessor = 0
  package var grammaticalCase = Case.bare
  /// `-ki`: `masadaki`, `dünkü`.
  package var isRelative = false
  package var copula = Copula.none
  /// How many suffixes there are.
  package var length = 0

  package static let bare = NounForm()

  package init() {}
}

/// Reads the suffixes of nouns on folded letters, anchored by the caller at a known stem.
///
///     NounSuffixes.form(of: Array("yumurtalarimi".utf8), stem: 7)  // plural, my, accusative
///
/// Vowel harmony needs no check: in the folded alphabet the harmonising letters are the same, or do
/// no harm. Answers nil where the rest is no run of noun suffixes.
package enum NounSuffixes {
  package static func form(of word: [UInt8], stem: Int) -> NounForm? {
    guard stem > 0, stem <= word.count else { return nil }
    if stem == word.count { return .bare }
    var reader = NounReader(word: word)
    reader.derive(at: stem, NounForm(), depth: 0)
    return reader.best
  }
}

private typealias Rule<Value> = (SuffixPattern, SuffixPattern.Condition, Value)

private let derivations: [Rule<NounForm.Derivation>] = [
  ("lI", .any, .with), ("sIz", .any, .without), ("lIk", .any, .ness), ("lIg", .any, .ness),
  ("cI", .any, .agent), ("cIk", .any, .diminutive), ("cIg", .any, .diminutive),
  ("cAgIz", .any, .diminutive),
]

private let possessives: [Rule<Int>] = [
  ("m", .vowel, 1), ("n", .vowel, 2), ("sI", .vowel, 3), ("mIz", .vowel, 4), ("nIz", .vowel, 5),
  ("Im", .consonant, 1), ("In", .consonant, 2), ("I", .consonant, 3), ("ImIz", .consonant, 4),
  ("InIz", .consonant, 5), ("yIm", .vowel, 1), ("yIn", .vowel, 2), ("yI", .vowel, 3),
  ("yImIz", .vowel, 4),
]

private let cases: [Rule<NounForm.Case>] = [
  ("yI", .vowel, .accusative), ("I", .consonant, .accusative), ("yA", .vowel, .dative),
  ("A", .consonant, .dative), ("DA", .any, .locative), ("DAn", .any, .ablative),
  ("nIn", .vowel, .genitive), ("In", .consonant, .genitive), ("ylA", .vowel, .instrumental),
  ("lA", .consonant, .instrumental), ("lAn", .consonant, .instrumental),
  ("ylAn", .vowel, .instrumental),
  ("cA", .any, .equative),
]

private let casesAfterThird: [Rule<NounForm.Case>] = [
  ("nI", .vowel, .accusative), ("nA", .vowel, .dative), ("ndA", .vowel, .locative),
  ("ndAn", .vowel, .ablative), ("nIn", .vowel, .genitive), ("ylA", .vowel, .instrumental),
  ("ylAn", .vowel, .instrumental), ("ncA", .vowel, .equative),
]

private let copulas: [Rule<NounForm.Copula>] = [
  ("DI", .consonant, .past), ("yDI", .vowel, .past), ("mIs", .consonant, .reported),
  ("ymIs", .vowel, .reported), ("sA", .consonant, .conditional), ("ysA", .vowel, .conditional),
  ("DIr", .any, .assertive), ("ken", .any, .whileBeing), ("yken", .vowel, .whileBeing),
  ("yIm", .vowel, .person), ("Im", .consonant, .person), ("sIn", .any, .person),
  ("yIz", .vowel, .person), ("Iz", .consonant, .person), ("sInIz", .any, .person),
]

private let copulaPersons: [SuffixPattern] = [
  "m", "n", "k", "nIz", "lAr", "Im", "sIn", "Iz", "DIr",
]

private struct NounReader {
  let word: [UInt8]
  var best: NounForm?

  init(word: [UInt8]) { self.word = word }

  private mutating func finish(_ form: NounForm) {
    if best.map({ form.length < $0.length }) ?? true { best = form }
  }

  private func before(_ place: Int) -> UInt8 { word[place - 1] }

  mutating func derive(at place: Int, _ form: NounForm, depth: Int) {
    pluralise(at: place, form)
    guard depth < 2 else { return }
    for (pattern, condition, value) in derivations where condition.holds(after: before(place)) {
      guard let end = pattern.end(in: word, at: place) else { continue }
      var next = form
      // The outermost derivation decides what the word is: şekerlilik is no sugar.
      next.derivation = value
      next.length += 1
      derive(at: end, next, depth: depth + 1)
    }
  }

  private mutating func pluralise(at place: Int, _ form: NounForm) {
    possess(at: place, form)
    let plural: SuffixPattern = "lAr"
    if let end = plural.end(in: word, at: place) {
      var next = form
      next.isPlural = true
      next.length += 1
      possess(at: end, next)
    }
  }

  private mutating func possess(at place: Int, _ form: NounForm) {
    decline(at: place, form)
    for (pattern, condition, value) in possessives where condition.holds(after: before(place)) {
      guard let end = pattern.end(in: word, at: place) else { continue }
      var next = form
      next.possessor = value
      next.length += 1
      decline(at: end, next)
    }
  }

  private mutating func decline(at place: Int, _ form: NounForm) {
    couple(at: place, form)
    for (pattern, condition, value) in (form.possessor == 3 ? casesAfterThird : cases)
    where condition.holds(after: before(place)) {
      guard let end = pattern.end(in: word, at: place) else { continue }
      var next = form
      next.grammaticalCase = value
      next.length += 1
      couple(at: end, next)
      relate(at: end, next)
    }
    relate(at: place, form)
  }

  /// `-ki` after a locative or genitive, or right after a word of time.
  private mutating func relate(at place: Int, _ form: NounForm) {
    let relative: SuffixPattern = "kI"
    guard !form.isRelative, let end = relative.end(in: word, at: place) else { return }
    var next = form
    next.isRelative = true
    next.length += 1
    couple(at: end, next)
    next.possessor = 3
    next.isPlural = false
    decline(at: end, next)
    let plural: SuffixPattern = "lAr"
    if let afterPlural = plural.end(in: word, at: end) {
      next.isPlural = true
      next.possessor = 0
      possess(at: afterPlural, next)
    }
  }

  private mutating func couple(at place: Int, _ form: NounForm) {
    if place == word.count { return finish(form) }
    for (pattern, condition, value) in copulas where condition.holds(after: before(place)) {
      guard let end = pattern.end(in: word, at: place) else { continue }
      var next = form
      next.copula = value
      // A possessive or case reading of the same letters (sütüm) is the likelier one.
      next.length += 2
      if end == word.count { finish(next) }
      for person in copulaPersons where person.end(in: word, at: end) == word.count {
        next.length += 1
        finish(next)
      }
    }
  }
}
