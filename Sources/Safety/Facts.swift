import Analysis
import Domain
import Turkish

/// The numbers that results and texts hold, each with what it measures.
struct Facts: Sendable {
  private struct Fact: Sendable {
    var value: Double
    /// In the dimension's own unit.
    var base: Double
    var dimension: Figure.Dimension?
    var role = FigureRole.unknown
  }

  private var facts: [Fact] = []
  /// Whether a value under 70 or the word for it is known, so that the advice for lows is no claim.
  private(set) var isAboutLow = false

  // MARK: Taking in

  mutating func take(_ text: String) { take(text, as: .unknown) }

  private mutating func take(_ text: String, as role: FigureRole) {
    for figure in FigureReader.figures(in: text) {
      let role = figure.isOfCarbs ? .carbs : role
      for value in Set([figure.low, figure.high]) {
        facts.append(
          Fact(
            value: value, base: value * figure.factor, dimension: figure.dimension, role: role))
      }
    }
    let folded = Turkish.fold(text)
    isAboutLow = isAboutLow || WordSets.list("facts.take").contains { folded.contains($0) }
  }

  /// Takes in a tool's answer, with the sums, means and differences of its figures.
  mutating func take(_ result: JSON) {
    var columns: [Column: [Double]] = [:]
    walk(result, Place(key: ""), into: &columns)
    for (column, values) in columns where !Self.ids.contains(column.key) {
      let place = Place(key: column.key, in: column.role)
      if values.count > 1 {
        let sum = values.reduce(0, +)
        add(sum, at: place)
        add(sum / Double(values.count), at: place)
      }
      guard (2...12).contains(values.count) else { continue }
      for first in values.indices {
        for second in values.indices where second > first {
          add(values[first] + values[second], at: place)
          add(abs(values[first] - values[second]), at: place)
        }
      }
    }
  }

  /// Values of one kind, that may be summed.
  private struct Column: Hashable {
    let key: JSON.Key
    let role: FigureRole
  }

  /// Where in a result a value stands.
  private struct Place {
    let key: JSON.Key
    let role: FigureRole
    let (dimension, factor): (Figure.Dimension?, Double)

    init(key: JSON.Key, in outer: FigureRole = .unknown) {
      self.key = key
      let known = Facts.dimensions[key]
      (dimension, factor) = known ?? (nil, 1)
      role = FigureRole(of: key, in: outer, isNutrient: known != nil)
    }
  }

  private mutating func walk(_ json: JSON, _ place: Place, into columns: inout [Column: [Double]]) {
    let key = place.key
    switch json {
    case .number(let value):
      guard !Self.ids.contains(key) else { return }
      add(value, at: place)
      columns[Column(key: key, role: place.role), default: []].append(value)
      if value < 70, [.value, .milligrams].contains(key) { isAboutLow = true }
    case .string(let text): if !Self.isMoment(text) { take(text, as: place.role) }
    case .array(let values):
      facts.append(
        Fact(value: Double(values.count), base: Double(values.count), dimension: .count))
      for value in values { walk(value, place, into: &columns) }
    case .object(let members):
      let unit = members.first { $0.isNamed(.unit) }?.value.string.map { Turkish.fold($0) }
      for member in members {
        walk(
          member.value, Place(key: JSON.Key(member.key), in: place.role), into: &columns)
        if member.isNamed(.quantity), let unit, let value = member.value.number,
          let known = Unit.named(unit)
        {
          facts.append(
            Fact(
              value: value, base: value * known.factor, dimension: known.dimension, role: .other))
        }
      }
    case .null, .bool: break
    }
  }

  private mutating func add(_ value: Double, at place: Place) {
    let dimension = place.dimension
    let isNamed = place.role != .unknown || FigureRole.amounts.contains(place.key)
    facts.append(
      Fact(
        value: value, base: value * place.factor, dimension: dimension,
        role: isNamed ? place.role : .other))
    if dimension == .percent || dimension == nil, (0...1).contains(value) {
      facts.append(Fact(value: value * 100, base: value * 100, dimension: .percent))
    }
  }

  /// Members that count nothing.
  private static let ids: Set<JSON.Key> = [
    .meal, .entry, .reading, .note, .conversation, .message, .id, .score, .confidence, .item,
  ]

  private static let dimensions: [JSON.Key: (Figure.Dimension, Double)] = [
    .carbs: (.mass, 1), .protein: (.mass, 1), .fat: (.mass, 1), .fiber: (.mass, 1),
    .sugar: (.mass, 1), .saturatedFat: (.mass, 1), .salt: (.mass, 1), .grams: (.mass, 1),
    .carbsPer100g: (.mass, 1), .carbsRange: (.mass, 1), .kilograms: (.mass, 1000),
    .calories: (.energy, 1), .milliliters: (.volume, 1), .minutes: (.time, 1),
    .ageMinutes: (.time, 1), .hours: (.time, 60), .steps: (.steps, 1), .milligrams: (.glucose, 1),
    .tir: (.percent, 1), .tbr70: (.percent, 1), .tbr54: (.percent, 1), .tar180: (.percent, 1),
    .tar250: (.percent, 1), .coverage: (.percent, 1), .cv: (.percent, 1), .gmi: (.percent, 1),
    .glycemicIndex: (.index, 1),
  ]

  /// `2026-11-21T08:30:00+03:00` and the like hold no figures.
  private static func isMoment(_ text: String) -> Bool {
    let digits = Array(text.utf8.prefix(10))
    return digits.count == 10 && digits[4] == UInt8(ascii: "-") && digits[7] == UInt8(ascii: "-")
  }

  // MARK: Asking

  /// Whether a value of the figure's kind is known, as exactly as it is written.
  ///
  /// Carbohydrates are only known by carbohydrates; those of 100 g where the words speak of 100 g.
  func hold(_ value: Double, of figure: Figure, speakingOfHundred: Bool = false) -> Bool {
    let isOfCarbs = figure.isOfCarbs
    let half = 0.5 * pow(10, -figure.decimals)
    let shown = value * figure.factor
    var tolerance = half * figure.factor
    if figure.isApproximate { tolerance = max(tolerance, abs(shown) * 0.06) }
    let thousands = figure.decimals == 0 ? value * 1000 : .nan
    return facts.contains { fact in
      if isOfCarbs, !fact.role.holdsCarbs(ofHundred: speakingOfHundred) { return false }
      if let dimension = fact.dimension, let asked = figure.dimension, dimension != asked {
        return false
      }
      if fact.dimension != nil {
        return isNear(fact.base, shown, tolerance) || fact.base == thousands
      }
      return isNear(fact.value, value, tolerance / figure.factor)
        || isNear(fact.value, shown, tolerance) || fact.value == thousands
    }
  }

  private func isNear(_ known: Double, _ shown: Double, _ tolerance: Double) -> Bool {
    abs(known - shown) <= tolerance + 1e-9 + abs(shown) * 1e-3
  }

  private func pow(_ base: Double, _ exponent: Int) -> Double {
    exponent == 0 ? 1 : exponent < 0 ? 1 / pow(base, -exponent) : base * pow(base, exponent - 1)
  }
}
