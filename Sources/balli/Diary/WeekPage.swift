import Domain
import Terminal
import Turkish
import struct Foundation.Date

/// Seven days side by side, laid out for a width.
struct WeekPage {
  let days: [DayRecords]
  let targets: [Target]
  let now: Date
  let zone: Zone
  let width: Int

  private var today: CivilDay { zone.day(at: now) }
  private var room: Int { max(24, width - 1) }
  private var isNarrow: Bool { room < 75 }
  private var label: Int { isNarrow ? 11 : 15 }
  /// How many of the seven days and their mean stand side by side: all, where each has five columns.
  private var cellsAcross: Int { room - label < 8 * 5 ? max(1, (room - label) / 6) : 8 }
  private var column: Int { min(13, (room - label) / cellsAcross) }

  var lines: [[Span]] {
    let title = [[Span(DiaryTexts.weekTitle(days.map(\.day), today: today), .bold)], []]
    guard days.contains(where: { !$0.isEmpty }) else {
      return title + [[Span(DiaryTexts.emptyWeek)]]
    }
    let parts = chart + [head] + rows.compactMap { line($0) }
    let blocks = stride(from: 0, to: 8, by: cellsAcross).map { start in
      parts.map { part in [part.name] + part.cells.dropFirst(start).prefix(cellsAcross) } + [[]]
    }
    return Wrapping.fitted(title + blocks.joined() + remarks, width: room)
  }

  /// The name of a line and its cells: the days, and where there is one the mean.
  private struct Line {
    var name: Span
    var cells: [Span]
  }

  // MARK: Rows

  /// A row of figures: of each day, where there is one, and their mean.
  struct Row {
    var name: String
    var decimals = 0
    /// What is too much; nil where nothing is.
    var limit: Double?
    var value: @Sendable (DayRecords) -> Double?
  }

  private func limit(_ kind: TargetKind) -> Double? {
    targets.first { $0.kind == kind }.flatMap { $0.value ?? $0.max }
  }

  var rows: [Row] {
    [
      Row(name: DiaryTexts.carbs(isNarrow), limit: limit(.carbs)) { $0.eaten?.carbs },
      Row(name: DiaryTexts.energy(isNarrow), limit: limit(.calories)) { $0.eaten?.energy },
      Row(name: DiaryTexts.mealCount) { Self.some($0.meals.count) },
      Row(name: DiaryTexts.glasses, decimals: 1) { Self.some($0.water / DiaryTexts.glass) },
      Row(name: DiaryTexts.meanGlucose) { $0.statistics?.mean },
      Row(name: DiaryTexts.inRange) { $0.statistics?.timeInRange },
      Row(name: DiaryTexts.lows) { $0.readings.isEmpty ? nil : Double($0.lows) },
      Row(name: DiaryTexts.thousandSteps, decimals: 1) { Self.some($0.steps / 1000) },
      Row(name: DiaryTexts.movementMinutes) { Self.some($0.movement) },
      Row(name: DiaryTexts.sleepHours, decimals: 1) { Self.some($0.sleep) },
      Row(name: DiaryTexts.doses) { Self.some($0.count(of: .medication)) },
      Row(name: DiaryTexts.symptoms) { Self.some($0.count(of: .symptom)) },
    ]
  }

  private static func some(_ value: Double) -> Double? { value > 0 ? value : nil }
  private static func some(_ count: Int) -> Double? { some(Double(count)) }

  /// Nil for a row without figures.
  private func line(_ row: Row) -> Line? {
    let values = days.map(row.value)
    guard values.contains(where: { ($0 ?? 0) > 0 }) else { return nil }
    var cells: [Span] = []
    for value in values {
      let isOver = value.flatMap { value in row.limit.map { value > $0 } } ?? false
      let text = value.map { DiaryTexts.plain($0, row.decimals) + (isOver ? "↑" : " ") } ?? "– "
      cells.append(cell(text, value == nil ? .dim : isOver ? .red : []))
    }
    let mean = mean(row).map { DiaryTexts.plain($0, row.decimals) + " " } ?? "– "
    return Line(
      name: Span(row.name.padded(toColumns: label)), cells: cells + [cell(mean, .bold)])
  }

  /// The mean of the days that are over and have a figure; nil where there is none.
  func mean(_ row: Row) -> Double? {
    let known = days.filter { $0.day < today }.compactMap(row.value)
    return known.isEmpty ? nil : known.reduce(0, +) / Double(known.count)
  }

  private func cell(_ text: String, _ ink: Ink = []) -> Span {
    let spare = max(0, column - DisplayWidth.of(text))
    return Span(String(repeating: " ", count: spare) + text, ink)
  }

  private var head: Line {
    let names = days.map { day -> Span in
      let number = day.day.parts.day
      let name = DiaryTexts.short(day.day.weekday)
      let text = isNarrow ? name : "\(name) \(number)"
      return cell(text + " ", day.day == today ? .bold : .dim)
    }
    return Line(
      name: Span(String(repeating: " ", count: label)),
      cells: names + [cell(DiaryTexts.average + " ", .dim)])
  }

  // MARK: Chart

  private static let height = 5

  /// The carbohydrate of the days as bars; none where fewer than two days have meals.
  private var chart: [Line] {
    let carbs = days.map { $0.eaten?.carbs }
    guard carbs.compactMap(\.self).count > 1, let most = carbs.compactMap(\.self).max(), most > 0
    else { return [] }
    let top = max(most, limit(.carbs) ?? 0)
    return (0..<Self.height).map { row in
      let floor = Double(Self.height - 1 - row) / Double(Self.height) * top
      let step = top / Double(Self.height)
      let isAtLimit = limit(.carbs).map { floor < $0 && $0 <= floor + step } ?? false
      let name = isAtLimit ? DiaryTexts.aim(limit(.carbs) ?? 0) : ""
      return Line(
        name: Span(name.padded(toColumns: label), .dim),
        cells: carbs.map { bar($0 ?? 0, from: floor, step: step, isAtLimit) })
    }
  }

  /// The part of a day's bar between two heights; where there is none, the line of the target.
  private func bar(_ value: Double, from floor: Double, step: Double, _ isAtLimit: Bool) -> Span {
    let levels = Array(" ▁▂▃▄▅▆▇█")
    let level = Int((min(1, max(0, (value - floor) / step)) * 8).rounded())
    let isOver = limit(.carbs).map { value > $0 } ?? false
    if level == 0, isAtLimit {
      return Span(String(repeating: "┄", count: column), .dim)
    }
    let text = String(repeating: levels[level], count: max(2, min(5, column - 3)))
    return cell(text + " ", isOver ? .red : .green)
  }

  // MARK: Below

  private var remarks: [[Span]] {
    var texts: [String] = []
    if days.contains(where: { $0.day == today && !$0.isEmpty }) {
      texts.append(DiaryTexts.withoutToday)
    }
    let unknown = days.flatMap(\.unknown)
    if !unknown.isEmpty { texts.append(DiaryTexts.unknownCount(unknown.count)) }
    if let ends = WeekEnds(days, carbs: targets.first { $0.kind == .carbs }, today: today) {
      texts = [DiaryTexts.best(ends, today), DiaryTexts.hardest(ends, today)] + texts
    }
    return texts.flatMap { Wrapping.lines(of: [Span($0)], width: room) }
  }
}

/// The best and the hardest of some days that are over.
///
/// By the share of readings in the target range, of days with at least four readings; where no glucose
/// was measured at all, by how far the carbohydrate of a day with at least two meals was from its target.
/// Nil where neither can tell two days apart: a day that is hardly written down is neither best nor worst.
struct WeekEnds {
  enum Measure: Sendable, Equatable { case inRange, carbs }

  let measure: Measure
  let best: DayRecords
  let hardest: DayRecords

  static let fewestReadings = 4
  static let fewestMeals = 2

  init?(_ days: [DayRecords], carbs target: Target?, today: CivilDay) {
    let over = days.filter { $0.day < today }
    let measured = over.filter { $0.readings.count >= Self.fewestReadings }
    if let ends = Self.ends(measured, { $0.statistics?.timeInRange ?? 0 }) {
      (measure, best, hardest) = (.inRange, ends.0, ends.1)
      return
    }
    let eaten = over.filter { $0.eaten != nil && $0.meals.count >= Self.fewestMeals }
    guard over.allSatisfy(\.readings.isEmpty), let target, let aim = target.aim, aim > 0,
      let ends = Self.ends(eaten, { -Self.distance($0.totals.carbs, from: target) })
    else { return nil }
    (measure, best, hardest) = (.carbs, ends.0, ends.1)
  }

  /// Grams from the target or its range.
  static func distance(_ carbs: Double, from target: Target) -> Double {
    if let value = target.value { return abs(carbs - value) }
    return max(0, carbs - (target.max ?? carbs), (target.min ?? carbs) - carbs)
  }

  /// The first day with the highest and the first with the lowest score, where they differ.
  private static func ends(
    _ days: [DayRecords], _ score: (DayRecords) -> Double
  ) -> (DayRecords, DayRecords)? {
    let scored = days.map { (day: $0, score: score($0)) }
    guard let high = scored.map(\.score).max(), let low = scored.map(\.score).min(), high > low,
      let best = scored.first(where: { $0.score == high }),
      let worst = scored.first(where: { $0.score == low })
    else { return nil }
    return (best.day, worst.day)
  }
}

extension DayRecords {
  /// The sums of a day with meals whose figures are known; nil for a day without.
  var eaten: Nutrients? {
    meals.contains { $0.items.contains { $0.nutrients != nil } } ? totals : nil
  }

  /// Readings under 70 mg/dL.
  var lows: Int { readings.count { GlucoseBand($0).rawValue < GlucoseBand.inRange.rawValue } }

  func count(of kind: EntryKind) -> Int { entries.count { $0.kind == kind } }
}
