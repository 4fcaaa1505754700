/// What suffixes say about a verb.
package struct VerbForm: Sendable, Equatable {
  package enum Mood: String, Sendable {
    /// yedim
    case past
    /// yemişim: reported, or noticed
    case reported
    /// yiyorum
    case progressive
    /// yiyeceğim
    case future
    /// yerim
    case aorist
    /// yesem
    case conditional
    /// yiyeyim, yiyelim
    case optative
    /// yemeliyim
    case necessity
    /// ye, yiyin, yesin
    case imperative
    /// yemek, yemem (gerek)
    case infinitive
    /// yediğim, yiyen, yiyeceğim (ekmek)
    case participle
    /// yiyip, yiyerek, yiyince, yerken
    case converb
    /// yemeden: "before" or "without", no negation of the clause
    case without
    /// yedikten (sonra)
    case afterwards
  }

  package var mood: Mood
  package var isNegative = false
  /// yiyebildim, yiyemedim.
  package var isAbility = false
  /// yiyordum, yemiştim, yerdim, yiyecektim.
  package var hasPastCopula = false
  /// yersem, yemişsem.
  package var hasConditionalCopula = false
  /// 1-3 singular, 4-6 plural; 3 where nothing is marked.
  package var person = 3
  package var length = 0

  package init(mood: Mood) { self.mood = mood }

  /// Whether the form ends a clause.
  package var isFinite: Bool {
    switch mood {
    case .infinitive, .participle, .converb, .without, .afterwards: false
    default: true
    }
  }
}

/// Reads the suffixes of verbs on folded letters, anchored by the caller at a known stem.
///
///     VerbSuffixes.form(of: Array("yemedim".utf8), stem: 2)  // past, negative, 1st person
package enum VerbSuffixes {
  package static func form(of word: [UInt8], stem: Int) -> VerbForm? {
    guard stem > 0, stem <= word.count else { return nil }
    var reader = VerbReader(word: word)
    reader.start(at: stem)
    return reader.best
  }
}

private typealias Persons = [(SuffixPattern, Int)]

private let shortPersons: Persons = [("m", 1), ("n", 2), ("k", 4), ("nIz", 5), ("lAr", 6), ("", 3)]
private let longPersons: Persons = [
  ("Im", 1), ("sIn", 2), ("Iz", 4), ("sInIz", 5), ("lAr", 6), ("", 3), ("yIm", 1), ("yIz", 4),
  ("DIr", 3),
  ("lArdIr", 6), ("um", 1), ("m", 1), ("z", 4), ("ImdIr", 1), ("IzdIr", 4),
]

private struct VerbReader {
  let word: [UInt8]
  var best: VerbForm?

  init(word: [UInt8]) { self.word = word }

  private mutating func finish(_ form: VerbForm) {
    if best.map({ form.length < $0.length }) ?? true { best = form }
  }

  private func end(_ pattern: SuffixPattern, _ place: Int) -> Int? {
    pattern.end(in: word, at: place)
  }

  mutating func start(at place: Int) {
    tense(at: place, VerbForm(mood: .imperative))
    negate(at: place, VerbForm(mood: .imperative))
    for pattern in ["Abil", "yAbil"] as [SuffixPattern] {
      guard let after = end(pattern, place) else { continue }
      var form = VerbForm(mood: .imperative)
      form.isAbility = true
      form.length = 1
      tense(at: after, form)
      negate(at: after, form)
    }
    for pattern in ["AmA", "yAmA"] as [SuffixPattern] {
      guard let after = end(pattern, place) else { continue }
      var form = VerbForm(mood: .imperative)
      form.isAbility = true
      form.isNegative = true
      form.length = 1
      tense(at: after, form)
      aoristNegative(at: after, form)
    }
    // The final vowel of -(y)AmA narrows before -yor: yiyemiyorum.
    for pattern in ["AmI", "yAmI"] as [SuffixPattern] {
      guard let after = end(pattern, place) else { continue }
      var form = VerbForm(mood: .imperative)
      form.isAbility = true
      form.isNegative = true
      form.length = 1
      progressive(at: after, form)
    }
    for pattern in ["Iver", "yIver", "Iverir", "yIverir"] as [SuffixPattern] {
      guard let after = end(pattern, place) else { continue }
      var form = VerbForm(mood: .imperative)
      form.length = 1
      tense(at: after, form)
    }
  }

  private mutating func negate(at place: Int, _ form: VerbForm) {
    var negative = form
    negative.isNegative = true
    negative.length += 1
    if let after = end("mA", place) {
      tense(at: after, negative)
      aoristNegative(at: after, negative)
    }
    if let after = end("mI", place) { progressive(at: after, negative) }
  }

  private mutating func aoristNegative(at place: Int, _ form: VerbForm) {
    var next = form
    next.mood = .aorist
    next.length += 1
    if let after = end("z", place) { copulate(at: after, next, longPersons) }
    for (pattern, person) in [("m", 1), ("yIz", 4)] as Persons
    where end(pattern, place) == word.count {
      next.person = person
      finish(next)
    }
  }

  private mutating func tense(at place: Int, _ form: VerbForm) {
    progressive(at: place, form)
    finite(at: place, form)
    imperative(at: place, form)
    nominal(at: place, form)
  }

  private mutating func progressive(at place: Int, _ form: VerbForm) {
    var next = form
    next.mood = .progressive
    next.length += 1
    for pattern in ["yor", "Iyor", "yo", "Iyo"] as [SuffixPattern] {
      if let after = end(pattern, place) { copulate(at: after, next, longPersons + [("n", 2)]) }
    }
    if let after = end("mAktA", place) { copulate(at: after, next, longPersons) }
  }

  private mutating func finite(at place: Int, _ form: VerbForm) {
    let rules: [(SuffixPattern, VerbForm.Mood, Persons)] = [
      ("DI", .past, shortPersons), ("mIs", .reported, longPersons), ("Ir", .aorist, longPersons),
      ("Ar", .aorist, longPersons), ("r", .aorist, longPersons), ("sA", .conditional, shortPersons),
      ("mAlI", .necessity, longPersons), ("AcAk", .future, longPersons),
      ("yAcAk", .future, longPersons),
      ("AcAg", .future, longPersons), ("yAcAg", .future, longPersons), ("IcAm", .future, [("", 1)]),
      ("IcAk", .future, longPersons), ("yIcAk", .future, longPersons), ("IcAz", .future, [("", 4)]),
      ("IcAn", .future, [("", 2)]), ("ycAm", .future, [("", 1)]), ("ycAz", .future, [("", 4)]),
      // As it is spoken: yapcam, alcaz, gelcek.
      ("cAm", .future, [("", 1)]), ("cAz", .future, [("", 4)]), ("cAk", .future, longPersons),
      ("yIcAm", .future, [("", 1)]), ("AcAm", .future, [("", 1)]), ("yAcAm", .future, [("", 1)]),
      ("yAyIm", .optative, [("", 1)]), ("AyIm", .optative, [("", 1)]),
      ("yAlIm", .optative, [("", 4)]),
      ("AlIm", .optative, [("", 4)]), ("yIm", .optative, [("", 1)]),
      // Typing that drops the vowel of the past: yedm, ictm, aldm.
      ("Dm", .past, [("", 1)]), ("Dk", .past, [("", 4)]),
    ]
    for (pattern, mood, persons) in rules {
      guard let after = end(pattern, place) else { continue }
      var next = form
      next.mood = mood
      next.length += 1
      copulate(at: after, next, persons)
    }
  }

  /// Persons, then -DI / -mIş / -sA after a tense.
  private mutating func copulate(at place: Int, _ form: VerbForm, _ persons: Persons) {
    for (pattern, person) in persons where end(pattern, place) == word.count {
      var next = form
      next.person = person
      next.length += person == 3 ? 0 : 1
      finish(next)
    }
    guard form.mood != .past || place < word.count else { return }
    let rules: [(SuffixPattern, Bool)] = [
      ("DI", true), ("yDI", true), ("sA", false), ("ysA", false), ("mIs", true), ("ymIs", true),
      ("lArDI", true),
    ]
    for (pattern, isPast) in rules {
      guard let after = end(pattern, place) else { continue }
      var next = form
      if isPast { next.hasPastCopula = true } else { next.hasConditionalCopula = true }
      next.length += 1
      for (pattern, person) in shortPersons + [("Im", 1)] where end(pattern, after) == word.count {
        next.person = person
        finish(next)
      }
    }
    if form.mood == .aorist || form.mood == .reported, end("ken", place) == word.count {
      var next = form
      next.mood = .converb
      next.length += 1
      finish(next)
    }
  }

  private mutating func imperative(at place: Int, _ form: VerbForm) {
    guard !form.isAbility else { return }
    let rules: [(SuffixPattern, Int)] = [
      ("", 2), ("In", 5), ("yIn", 5), ("InIz", 5), ("yInIz", 5), ("sIn", 3), ("sInlAr", 6),
      ("sAnA", 2), ("sAnIzA", 5), ("sAnIz", 5),
    ]
    for (pattern, person) in rules where end(pattern, place) == word.count {
      var next = form
      next.mood = .imperative
      next.person = person
      next.length += pattern.letters.isEmpty ? 0 : 1
      finish(next)
    }
  }

  private mutating func nominal(at place: Int, _ form: VerbForm) {
    let rules: [(SuffixPattern, VerbForm.Mood, Bool)] = [
      ("mAk", .infinitive, true), ("mAg", .infinitive, true), ("mA", .infinitive, true),
      ("An", .participle, true), ("yAn", .participle, true), ("DIK", .participle, true),
      ("AcAK", .participle, true), ("yAcAK", .participle, true), ("Ip", .converb, false),
      ("yIp", .converb, false), ("ArAk", .converb, false), ("yArAk", .converb, false),
      ("IncA", .converb, false), ("yIncA", .converb, false), ("mAdAn", .without, false),
      ("DIktAn", .afterwards, false), ("AlI", .converb, false), ("yAlI", .converb, false),
      ("DIkcA", .converb, false), ("mIs", .participle, true),
    ]
    for (pattern, mood, declines) in rules {
      guard let after = end(pattern, place) else { continue }
      var next = form
      next.mood = mood
      next.length += 1
      if after == word.count {
        // yedik, yiyecek, yemiş alone are finite verbs; the finite reading was taken above.
        // `yeme` at the end of a clause is rather "don't eat" than "eating".
        if pattern.letters == ("mA" as SuffixPattern).letters { next.length += 1 }
        if pattern.letters != ("DIK" as SuffixPattern).letters { finish(next) }
      } else if declines, let noun = NounSuffixes.form(of: word, stem: after),
        noun.derivation == nil, noun.copula == .none
      {
        next.person = noun.possessor == 0 ? 3 : noun.possessor
        // `yemem` is rather "I don't eat" than "my eating".
        next.length += noun.length + (mood == .infinitive ? 1 : 0)
        finish(next)
      }
    }
  }
}
