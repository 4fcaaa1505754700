import Domain
import Foundation
import Turkish

/// The figures of a result of `getGlucose` as people read them, in the unit of their readings.
struct GlucoseTold {
  private let value: JSON
  private let statistics: JSON
  let count: Int
  let unitKind: GlucoseUnit
  /// The length of the stretch.
  private let hours: Double

  init(_ value: JSON, zone: Zone, unit: GlucoseUnit? = nil) {
    self.value = value
    statistics = value[.statistics] ?? .null
    count = Int(value[.readings]?.number ?? 0)
    let bounds = ["from", "to"].compactMap { key in
      value[key]?.string.flatMap { CivilTime(parsing: $0, in: zone)?.date }
    }
    hours = bounds.count == 2 ? bounds[1].timeIntervalSince(bounds[0]) / 3600 : 0
    let units = (value[.list]?.array ?? []).compactMap { $0[.unit]?.string }
    let current = value[.current]?[.unit]?.string
    unitKind = unit ?? (units.last ?? current).flatMap(GlucoseUnit.init) ?? .mgdL
  }

  var unit: String { unitKind.rawValue }

  subscript(_ key: JSON.Key) -> Double? { statistics[key]?.number }

  /// mg/dL in the person's unit: whole, or with one decimal in mmol/L.
  func shown(_ milligrams: Double) -> String {
    unitKind == .mgdL
      ? NumberText.plain(milligrams.rounded()) : NumberText.plain(milligrams / 18.0156)
  }

  func amount(_ key: JSON.Key) -> String? { self[key].map(shown) }

  var mean: String { amount(.mean) ?? "" }

  /// `ortalama 131, en düşük 58, en yüksek 225 mg/dL`; what was no number is none here either.
  var moments: String {
    let (lowest, highest) = (extreme(.lowest), extreme(.highest))
    guard highest.isNumber else {
      let low = lowest.text + (lowest.isNumber ? " \(unit)" : "")
      return "ortalama \(mean) \(unit), en düşük \(low), en yüksek \(highest.text)"
    }
    return "ortalama \(mean), en düşük \(lowest.text), en yüksek \(highest.text) \(unit)"
  }

  private func extreme(_ key: JSON.Key) -> (text: String, isNumber: Bool) {
    let found = value[.extremes]?[key] ?? .null
    if let limit = found[.limit]?.string { return (limit.uppercased(), false) }
    let unit = found[.unit]?.string.flatMap(GlucoseUnit.init) ?? .mgdL
    return (found[.value]?.number.map { shown($0 * unit.milligrams) } ?? "", true)
  }

  private var bounds: [String] {
    unitKind == .mgdL ? ["54", "70", "180", "250"] : ["3,0", "3,9", "10,0", "13,9"]
  }

  /// The bound of what is far too low or far too high, with its suffix: `250'nin`.
  func farBound(isLow: Bool) -> String { Turkish.genitive(bounds[isLow ? 0 : 3]) }

  /// Whether the figures stand for how things are.
  var isEnough: Bool { statistics[.enough]?.bool == true }

  /// The bound of lows or of highs, with its suffix: `70'in`.
  func bound(isLow: Bool) -> String { Turkish.genitive(bounds[isLow ? 1 : 2]) }

  /// The shares that two periods are compared by, and what they are called.
  var shareTitles: [(key: JSON.Key, title: String)] {
    [
      (.tir, "Hedefte (\(bounds[1])–\(bounds[2]))"), (.tbr70, "\(bound(isLow: true)) altında"),
      (.tar180, "\(bound(isLow: false)) üstünde"),
    ]
  }

  /// The shares that two periods are compared by, with their titles.
  var compared: [(title: String, share: String)] {
    guard let goal, let all = goal[.count]?.number, all > 0 else {
      return shareTitles.map { ($0.title, percent($0.key)) }
    }
    let within = (100 * (goal[.inCount]?.number ?? 0) / all).rounded()
    let range = Texts.goalRange(goal, context: value[.context]?.string, shown)
    return [("Hedefte (\(range))", "%\(NumberText.plain(within))")]
  }

  /// A share in percent, whole.
  func percent(_ key: JSON.Key) -> String { "%\(NumberText.plain((self[key] ?? 0).rounded()))" }

  private var isOfSensor: Bool { statistics[.basis] == "sensor" }

  /// `3.402 sensör ölçümü`, `12 ölçüm`: what the figures are made of.
  var basis: String {
    let number = NumberText.plain(self[.count] ?? Double(count))
    return isOfSensor ? "\(number) sensör ölçümü" : "\(number) ölçüm"
  }

  /// All readings, those by hand among them.
  var all: String { "\(NumberText.plain(Double(count))) ölçüm" }

  /// The basis, and what was written by hand beside a sensor.
  var readings: String {
    let hand = count - Int(self[.count] ?? Double(count))
    return hand > 0 ? "\(basis) (elle ya da taramayla \(hand) ölçüm daha var)" : basis
  }

  var coverage: Double? { self[.coverage] }

  private func share(_ key: JSON.Key) -> String? {
    let percent = (self[key] ?? 0).rounded()
    if percent == 0, (self[key] ?? 0) > 0 { return "%1'den azı" }
    return percent > 0 ? Turkish.possessive("%\(NumberText.plain(percent))") : nil
  }

  /// The range that holds for the person, where it is not the common one.
  private var goal: JSON? {
    value[.goal].flatMap {
      $0[.basis]?.string == GlucoseGoal.Basis.usual.rawValue ? nil : $0
    }
  }

  /// The shares by that range: `%80'i hedefte (gebelikte 63–140), %20'si 140'ın üstünde`.
  private var goalShares: String? {
    guard let goal, let all = goal[.count]?.number, all > 0 else { return nil }
    let range = Texts.goalRange(goal, context: value[.context]?.string, shown)
    func part(_ key: JSON.Key) -> String? {
      let percent = (100 * (goal[key]?.number ?? 0) / all).rounded()
      if percent == 0, (goal[key]?.number ?? 0) > 0 { return "%1'den azı" }
      return percent > 0 ? Turkish.possessive("%\(NumberText.plain(percent))") : nil
    }
    guard goal[.inCount]?.number != all else { return "tamamı hedefte (\(range))" }
    let within =
      part(.inCount).map { "\($0) hedefte (\(range))" } ?? "hiçbiri hedefte (\(range)) değil"
    let under = part(.belowCount).map {
      ", \($0) \(Turkish.genitive(shown(goal[.low]?.number ?? 0))) altında"
    }
    let over = part(.aboveCount).map {
      ", \($0) \(Turkish.genitive(shown(goal[.high]?.number ?? 0))) üstünde"
    }
    return within + (under ?? "") + (over ?? "")
  }

  /// `%62'si hedef aralıkta (70–180), %17'si 70'in altında (%11'i 54'ün altında), …`.
  var shares: String {
    if let goalShares { return goalShares }
    let range = "hedef aralıkta (\(bounds[1])–\(bounds[2]))"
    let inRange =
      self[.tir] == 100
      ? "tamamı \(range)" : share(.tir).map { "\($0) \(range)" } ?? "hiçbiri \(range) değil"
    return inRange
      + beyond(
        .tbr70, "\(Turkish.genitive(bounds[1])) altında", .tbr54,
        "\(Turkish.genitive(bounds[0])) altında")
      + beyond(
        .tar180, "\(Turkish.genitive(bounds[2])) üstünde", .tar250,
        "\(Turkish.genitive(bounds[3])) üstünde")
  }

  private func beyond(
    _ key: JSON.Key, _ words: String, _ far: JSON.Key, _ farWords: String
  ) -> String {
    guard let part = share(key) else { return "" }
    return ", \(part) \(words)" + (share(far).map { " (\($0) \(farWords))" } ?? "")
  }

  /// The caution as a paragraph of its own, under a list.
  var cautionBelow: String { caution.isEmpty ? "" : "\n\n" + caution.dropFirst() }

  /// What makes the figures doubtful: too few days or gaps, and values that were no numbers.
  var caution: String { sparse + Self.beyondMeasure(beyond) }

  private var sparse: String {
    var text = ""
    if isOfSensor, let coverage {
      if coverage < 70 {
        text += " " + Texts.gaps(coverage)
      } else if statistics[.enough]?.bool == false, hours >= 72 {
        text += " " + Texts.notEnough
      }
    }
    return text
  }

  /// Values that were no numbers: how many were too low and too high to be measured.
  private var beyond: (lows: Int, highs: Int) {
    (Int(self[.lowReadings] ?? 0), Int(self[.highReadings] ?? 0))
  }

  private static func beyondMeasure(_ counts: (lows: Int, highs: Int)) -> String {
    counts.lows + counts.highs > 0 ? " " + Texts.beyondMeasure(counts.lows, counts.highs) : ""
  }

  /// The caution of two periods, under a list.
  func cautionBelow(beside other: GlucoseTold, _ name: String) -> String {
    let (one, two) = (beyond, other.beyond)
    let isThin = other.isOfSensor && (other.coverage ?? 100) < 70
    let gaps = isThin ? " " + Texts.gaps(other.coverage ?? 0, in: name) : ""
    let text = sparse + gaps + Self.beyondMeasure((one.lows + two.lows, one.highs + two.highs))
    return text.isEmpty ? "" : "\n\n" + text.dropFirst()
  }
}
