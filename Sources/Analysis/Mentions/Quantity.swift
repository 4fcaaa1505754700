package import Turkish

/// A number with its unit: `iki dilim`, `14 ünite`, `500 mg`, `98`.
package struct Quantity: Sendable {
  /// Places of its spans in the message.
  package var spans: Range<Int>
  package var value: Double
  /// The unit of food it counts, with its size; nil for a bare number.
  package var measure: MeasureReading?
  /// What a drug is counted in: `ünite`, `mg`.
  package var doseUnit: String?
  /// Any other word right after the number that is known to count: `saat`, `mmol`.
  package var number: NumberReading?
  /// `metformin 500 tablet`: the milligrams of a tablet, and no number of tablets; it has no unit then.
  package private(set) var isStrength = false

  package var isBare: Bool { measure == nil && doseUnit == nil }

  /// As water, in ml: by its unit, else a small bare number counts vessels of so many ml each.
  package func milliliters(each vessel: Double = 200) -> Double {
    if let measure {
      return value * measure.factor * RecordNames.milliliters(measure.unit)
    }
    return value < 20 ? value * vessel : value
  }

  /// Whether a drug can be counted so: `12 ünite`, `bir tane`, `iki kaşık`, never `bir tabak`, `5'te`.
  package var canDose: Bool {
    if number?.form.grammaticalCase == .locative { return false }
    guard let measure = measure?.measure else { return true }
    return measure.metric == nil && WordSets.words("dose.measures").contains(measure.rawValue)
  }

  /// Whether it is one dose, and not "10-12" or "birkaç".
  package var isOneDose: Bool {
    canDose && number.map { $0.kind != .range && $0.kind != .vague } ?? true
  }

  /// `yarısı`, `üçte birini`: a part of something.
  package var isPart: Bool { isBare && value < 1 && number?.form.isPossessive == true }

  package init(
    spans: Range<Int>, value: Double, measure: MeasureReading? = nil, number: NumberReading? = nil
  ) {
    (self.spans, self.value, self.measure, self.number) = (spans, value, measure, number)
  }
}

extension NumberReading {
  /// `biraz`, `bol`: an amount that counts nothing; not "bir iki dilim", "beş on zeytin".
  package var tellsNoCount: Bool {
    kind == .vague && !(tokens.count > 1 && (low == 1 || low >= 3))
      && (value < 2 || value > 2 && value != value.rounded())
  }
}

extension Quantity {
  /// The same words with the value that they come to.
  package init(_ other: Quantity, value: Double) {
    self = other
    self.value = value
  }

  package static func all(in sentence: Sentence) -> [Quantity] {
    var found: [Quantity] = []
    var place = 0
    while place < sentence.spans.count {
      if let number = sentence.spans[place].number {
        guard counts(number, at: place, sentence) else {
          place += 1
          continue
        }
        var quantity = Quantity(spans: place..<place + 1, value: number.value, number: number)
        if let sum = sum(at: place, in: sentence) {
          quantity = sum
        } else {
          quantity.takeUnit(at: place, sentence.spans, &found)
        }
        found.append(quantity)
        place = quantity.spans.upperBound
        continue
      }
      // "50 gram kalın dilim ekmek": what was weighed is not counted too.
      if let measure = sentence.spans[place].measure, !isWeight(before: place, found) {
        found.append(Quantity(spans: place..<place + 1, value: 1, measure: measure))
      }
      place += 1
    }
    return found
  }

  /// Not "yüzde 5", "ikinci", "biraz", "3 lira", the first word of "yarım yağlı", an hour that no clock
  /// shows ("saat 25'te"), the type of a diabetes ("tip 1"; that of a stool counts).
  private static func counts(_ number: NumberReading, at place: Int, _ sentence: Sentence) -> Bool {
    guard !number.isPercent, number.kind != .ordinal, !number.tellsNoCount else { return false }
    if place > 0, sentence.spans[place - 1].has(.diabetesType),
      !sentence.spans.contains(where: { $0.has(.stool) })
    {
      return false
    }
    if place > 0, number.form.grammaticalCase == .locative,
      WordSets.words("clock.of").contains(sentence.folded(sentence.spans[place - 1]))
    {
      return false
    }
    guard place + 1 < sentence.spans.count else { return true }
    let next = sentence.spans[place + 1]
    return !next.has(.money) && !WordSets.words("degree.of").contains(sentence.folded(next))
  }

  /// The unit after its number, or the vessel before it that stood for a quantity of its own.
  private mutating func takeUnit(at place: Int, _ all: [Span], _ found: inout [Quantity]) {
    let next = place + 1 < all.count ? all[place + 1] : nil
    if let measure = next?.measure, !Self.isOfNext(measure, place + 2, all) {
      spans = place..<place + 2
      // Nobody eats by the milligram.
      if measure.isMilligram { doseUnit = Measure.milligram } else { self.measure = measure }
    } else if let vessel = place > 0 ? all[place - 1].measure : nil,
      vessel.form.grammaticalCase == .instrumental, found.last?.spans == place - 1..<place
    {
      // "ince belli bardakla iki çay"
      measure = vessel
      spans = place - 1..<place + 1
      found.removeLast()
    } else if let unit = next?.reading(.doseunit) {
      let name = RecordNames.name(.dose, of: unit.phrase) ?? unit.phrase
      spans = place..<place + 2
      isStrength = WordSets.words("dose.pieces").contains(name) && tellsStrength(at: place, all)
      if !isStrength { doseUnit = name }
    }
  }

  /// Whether a number before `tablet` is what one holds: right behind its drug, or more than anyone swallows.
  private func tellsStrength(at place: Int, _ all: [Span]) -> Bool {
    value >= Self.beyondSwallowing
      || value > Self.mostPieces && place > 0 && all[place - 1].has(.medication)
  }

  /// More pieces than this behind the name of a drug are the strength of one.
  private static let mostPieces = 10.0
  /// As many pieces nobody takes at once; what is less may be, and is an emergency then.
  private static let beyondSwallowing = 150.0

  /// "134 kilom 80": the name of the figure after it.
  private static func isOfNext(_ measure: MeasureReading, _ place: Int, _ spans: [Span]) -> Bool {
    measure.form.possessor == 1 && place < spans.count && spans[place].number != nil
  }

  /// "6+8 ünite", "4 artı 3 ünite": one dose.
  private static func sum(at place: Int, in sentence: Sentence) -> Quantity? {
    let spans = sentence.spans
    guard place + 3 < spans.count, let one = spans[place].number,
      let other = spans[place + 2].number,
      WordSets.words("plus").contains(sentence.folded(spans[place + 1])),
      let unit = spans[place + 3].reading(.doseunit)
    else { return nil }
    var number = other
    (number.low, number.high) = (one.low + other.low, one.high + other.high)
    var sum = Quantity(spans: place..<place + 4, value: number.value, number: number)
    sum.doseUnit = RecordNames.name(.dose, of: unit.phrase) ?? unit.phrase
    return sum
  }

  private static func isWeight(before place: Int, _ found: [Quantity]) -> Bool {
    found.last.map { $0.spans.upperBound == place && $0.measure?.measure.metric != nil } ?? false
  }
}
