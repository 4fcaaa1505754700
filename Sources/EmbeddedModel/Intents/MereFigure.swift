import Analysis
import Domain
import Foundation
import Turkish

/// A figure of a message that tells nothing besides, after a record: it sets that right, or is of something else.
///
///     novorapid 5 yaptım | 4,2          another dose, or a glucose in mmol/L
///     humalog 5 yaptım | 41             a low rather than a dose
///     60 gram ekmek yedim | 90          grams, or a glucose
///     annemin şekeri 68 | 92            her next value, rather than another for the first
///     makarna yedim | 8                 hardly as many portions
///
/// What is near to what stands there sets it right at once; all else is asked about.
struct MereFigure {
  private let message: MessageAnalysis
  private let figure: Quantity

  /// Nil where the message tells more than a figure.
  init?(_ message: MessageAnalysis) {
    let figures = message.quantities.filter {
      $0.number?.kind == .exact && $0.number?.isArticle == false
    }
    guard figures.count == 1, figures[0].isBare, !figures[0].isPart, figures[0].value >= 1,
      !message.scene.isQuestion, !message.scene.has(.correction, .no, .not, .instead, .more),
      message.spans.allSatisfy({ span in
        let word = message.scene.sentence.folded(span)
        return span.isMark || span.number != nil
          || span.has(.be, .comeout, .filler) && span.food == nil
          || word.fits("told.afterwards") || word.fits("told.still")
      })
    else { return nil }
    self.message = message
    figure = figures[0]
  }

  private var value: Double { figure.value }

  /// A change as it is to be asked about, likeliest reading first; nil where it is made at once.
  func readings(of change: ToldChange) -> (likelier: IntentCandidate, other: IntentCandidate?)? {
    guard change.changesRecord, change.changesFigure, let record = change.record,
      !change.saysWas || isLater(than: record), !isNear(to: record, as: change.candidate)
    else { return nil }
    guard let glucose = glucose(after: record) else { return (change.candidate, nil) }
    if isHardlyOf(record, change) { return (glucose, nil) }
    // "annemin şekeri 180", then "72'ye düştüm"
    if record.owner != nil, !message.namesNobody { return (glucose, nil) }
    // "humalog 5", then "41" is no dose.
    if record.said[.unit]?.string == Texts.doseUnit,
      value > Self.mostTimes * (record.figure("dose") ?? value)
    {
      return (glucose, nil)
    }
    // A yes without a number is of the first.
    return record.kind == .glucose || record.kind == .medication
      ? (glucose, change.candidate) : (change.candidate, glucose)
  }

  /// "şekerim 145", and hours later "52miş"; "52 olacaktı" sets it right.
  private func isLater(than record: TalkRecord) -> Bool {
    record.kind == .glucose
      && message.scene.now.timeIntervalSince(record.writtenAt) > Self.atOnce
      && !message.spans.indices.contains { message.word($0).fits("change.willBe") }
  }

  /// "30 oldu" after a low: as many minutes as likely as a value.
  var mayBeMinutes: Bool {
    Self.waits.contains(Int(value)) && message.scene.clauses.contains { $0.verbIs(.be) }
      && message.state.records.contains { record in
        record.kind == .glucose && record.age <= 3
          && GlucoseAssessment.Level(of: record.value)?.isLow == true
      }
  }

  /// After so many minutes people measure again.
  private static let waits: Set = [15, 20, 30, 45]

  /// "30 dk yürüdüm", then "85 düşüyor", or "85" an hour later: no minutes, no grams of what was told then.
  private func isHardlyOf(_ record: TalkRecord, _ change: ToldChange) -> Bool {
    guard [.meal, .activity].contains(record.kind) else { return false }
    if message.scene.clauses.contains(where: { $0.verbIs(.trend) }) { return true }
    let since = message.scene.now.timeIntervalSince(record.writtenAt)
    if since > Self.atOnce { return true }
    guard record.kind == .activity, let minutes = record.figure("minutes"), minutes > 0 else {
      return false
    }
    return value / minutes > Self.mostLonger
  }

  /// Seconds within which minutes and grams are put right.
  private static let atOnce = 1200.0
  private static let mostLonger = 2.0

  // MARK: What is near

  private func isNear(to record: TalkRecord, as change: IntentCandidate) -> Bool {
    switch record.kind {
    case .glucose: false
    case .medication: isNear(toDoseOf: record)
    case .meal: isNear(toMealOf: record, as: change)
    case .weight: record.figure("kilograms").map { abs($0 - value) <= Self.nearKilograms } ?? true
    case .activity:
      record.figure("minutes") == nil || glucose(after: record) == nil || value > Self.mostMinutes
    // "tansiyon 13 8", then "148": one figure is no pressure.
    case .measurement: record.value[.value2] == nil && isAlike(record.figure("value"))
    case .water: !isOfMeter || isAlike(record.figure("milliliters"))
    case .sleep: value <= Self.mostHours
    case .symptom, .mood, .target, .list: true
    }
  }

  /// Whether a figure can be a better one for another: of its size.
  private func isAlike(_ old: Double?) -> Bool {
    guard let old, old > 0 else { return true }
    return (1 / Self.alikeRatio...Self.alikeRatio).contains(value / old)
  }

  private func isNear(toDoseOf record: TalkRecord) -> Bool {
    guard let old = record.figure("dose"), old > 0 else { return !isOfMeter }
    guard record.said[.unit]?.string == Texts.doseUnit else {
      if old >= Self.leastOfMeter { return (0.4...2.5).contains(value / old) }
      return !isOfMeter && value / old <= Self.mostTimes
    }
    // "38 oldu" is what something came to.
    let isReached = message.scene.clauses.contains { $0.verbIs(.be, .comeout, .trend) }
    if isReached, value >= ToldChange.leastReading { return false }
    return !isFinerThanPens
      && (abs(value - old) <= Self.nearUnits
        || (1 / Self.nearRatio...Self.nearRatio).contains(value / old))
  }

  private func isNear(toMealOf record: TalkRecord, as change: IntentCandidate) -> Bool {
    guard let item = change.calls.first?.arguments[.items]?.array?.first,
      let name = item[.name]?.string.map(Turkish.fold)
    else { return true }
    let isNamed = { (json: JSON) in json[.name]?.string.map(Turkish.fold) == name }
    let told = record.said[.items]?.array?.first(where: isNamed)?[.quantity]?.number
    let kept = record.value[.items]?.array?.first(where: isNamed)
    let isWeighed = ["gram", "ml"].contains(item[.unit]?.string ?? "")
    if isWeighed { return !isOfMeter }
    let times = value / (kept?[.quantity]?.number ?? told ?? 1)
    let more = (kept?[.carbs]?.number ?? 0) * (times - 1)
    // "5 zeytin yedim", then "12"
    if abs(more) <= Self.fewCarbs, value <= Self.mostPieces { return true }
    if let told, !(0.5...2).contains(value / told) { return false }
    return more <= Self.mostMoreCarbs
  }

  /// Whether meters show the figure, and pens and spoons do not.
  private var isOfMeter: Bool {
    (Self.leastOfMeter...Self.mostOfMeter).contains(value)
      || isFinerThanPens && message.canBeGlucose(figure)
  }

  /// "4,2": pens are set in halves of a unit.
  private var isFinerThanPens: Bool { value * 2 != (value * 2).rounded() }

  /// Values of a meter in mg/dL that are no count of anything; the least of all is `ToldChange.leastReading`.
  private static let leastOfMeter = 40.0
  private static let mostOfMeter = 600.0
  /// Grams of carbohydrate that a change by a mere figure may bring.
  private static let mostMoreCarbs = 60.0
  private static let fewCarbs = 10.0
  private static let mostPieces = 30.0
  private static let nearKilograms = 10.0
  private static let nearUnits = 2.0
  private static let nearRatio = 1.4
  private static let alikeRatio = 1.6
  private static let mostHours = 24.0
  private static let mostTimes = 4.0
  private static let mostMinutes = 300.0

  // MARK: The other reading

  /// The figure as a new reading of whoever the record is of; nil where no meter shows it.
  private func glucose(after record: TalkRecord) -> IntentCandidate? {
    let isOfGlucose = record.kind == .glucose
    let unit = isOfGlucose ? record.value[.unit]?.string : nil
    let isMillimoles = message.isDecimal(figure) || unit == Self.millimoles && value < 35
    let least =
      isOfGlucose || record.kind == .medication ? ToldChange.leastReading : Self.leastOfMeter
    guard isMillimoles ? (1.6..<35).contains(value) : (least...Self.mostOfMeter).contains(value)
    else { return nil }
    var members = [JSON.Member(.value, .number(value))]
    if isMillimoles { members.append(.init(.unit, .string(Self.millimoles))) }
    if message.namesNobody,
      let person = record.value[.person]?.string ?? record.said[.person]?.string
    {
      members.append(.init(.person, .string(person)))
    }
    var found = IntentCandidate(intent: "logGlucose", message: message)
    found.calls = [PlannedCall("logGlucose", .object(members))]
    found.claims = Set(figure.spans)
    return found
  }

  private static let millimoles = GlucoseUnit.mmolL.rawValue
}
