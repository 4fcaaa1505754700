package import Turkish

/// A piece of a sentence with all that it can mean.
package struct Span: Sendable {
  /// One way to read the words of a span.
  package struct Reading: Sendable {
    package var sense: Sense
    /// The phrase as the lexicon writes it: `mercimek çorbası`.
    package var phrase: String
    package var noun: NounForm?
    package var verb: VerbForm?

    package init(sense: Sense, phrase: String, noun: NounForm?, verb: VerbForm?) {
      self.sense = sense
      self.phrase = phrase
      self.noun = noun
      self.verb = verb
    }
  }

  package indirect enum Kind: Sendable {
    /// Words of the lexicon.
    case words([Reading])
    case number(NumberReading)
    case measure(MeasureReading)
    case time(TimeReading)
    /// A word that nothing explains.
    case unknown
    case mark
  }

  /// Tokens that it covers.
  package var tokens: Range<Int>
  package var kind: Kind
  /// A word read with a letter changed.
  package var isFuzzy = false

  package init(tokens: Range<Int>, kind: Kind, isFuzzy: Bool = false) {
    self.tokens = tokens
    self.kind = kind
    self.isFuzzy = isFuzzy
  }

  package var readings: [Reading] {
    if case .words(let readings) = kind { readings } else { [] }
  }

  package var number: NumberReading? {
    if case .number(let number) = kind { number } else { nil }
  }

  package var measure: MeasureReading? {
    if case .measure(let measure) = kind { measure } else { nil }
  }

  package var time: TimeReading? {
    if case .time(let time) = kind { time } else { nil }
  }

  package var isUnknown: Bool {
    if case .unknown = kind { true } else { false }
  }

  package var isMark: Bool {
    if case .mark = kind { true } else { false }
  }

  /// The reading of this class, if it has one.
  package func reading(_ wanted: WordClass...) -> Reading? {
    readings.first { reading in
      if case .word(let kind) = reading.sense { wanted.contains(kind) } else { false }
    }
  }

  package func has(_ wanted: WordClass...) -> Bool {
    readings.contains { reading in
      if case .word(let kind) = reading.sense { wanted.contains(kind) } else { false }
    }
  }

  /// The reading as a food.
  package var food: Reading? {
    readings.first { if case .food = $0.sense { true } else { false } }
  }

  /// The verb reading that ends a clause, if it can: `kalın ekmek` tells nobody to stay.
  package var finiteVerb: Reading? {
    let isAtMeal = reading(.meal)?.noun?.grammaticalCase == .locative
    return readings.first { reading in
      guard let verb = reading.verb, verb.isFinite else { return false }
      // "yemekte 170 gram tavuk vardı": at the meal.
      if verb.mood == .progressive, isAtMeal { return false }
      // "yüzme 20 dk" forbids nothing.
      if verb.mood == .imperative, verb.isNegative, has(.activity) { return false }
      return !(verb.mood == .imperative && verb.person == 5 && has(.filler))
    }
  }
}

extension MeasureReading {
  /// The contract's base form of the unit.
  package var unit: String { measure.rawValue }

  /// Whether it measures what drugs hold.
  package var isMilligram: Bool { measure == .gram && factor == 0.001 }
}

extension Measure {
  /// What drugs are measured in; no unit of food.
  package static let milligram = "mg"
}
