import Domain
import Terminal
import struct Foundation.Date

/// A month as a calendar with marks, laid out for a width.
struct MonthPage {
  /// All days of the month.
  let days: [DayRecords]
  let targets: [Target]
  let now: Date
  let zone: Zone
  let width: Int

  private var today: CivilDay { zone.day(at: now) }
  private var room: Int { max(28, width - 1) }
  private var column: Int { min(18, room / 7) }
  private var limit: Double? {
    targets.first { $0.kind == .carbs }.flatMap { $0.value ?? $0.max }
  }

  var lines: [[Span]] {
    guard let first = days.first else { return [] }
    let names = (1...7).map { Span(" \(DiaryTexts.short($0))".padded(toColumns: column), .dim) }
    let blanks = first.day.weekday - 1
    let rows = stride(from: -blanks, to: days.count, by: 7).flatMap { start -> [[Span]] in
      let week = (start..<start + 7).map { days.indices.contains($0) ? days[$0] : nil }
      let hasCarbs = week.contains { $0.map { !$0.meals.isEmpty } ?? false }
      return [week.flatMap(numbers)] + (hasCarbs ? [week.map(carbs)] : [])
    }
    return [[Span(DiaryTexts.month(first.day), .bold)], [], names] + rows + [[]] + feet
  }

  // MARK: Cells

  /// The number of the day with its marks; today behind a pointer.
  private func numbers(_ day: DayRecords?) -> [Span] {
    guard let day else { return [Span(String(repeating: " ", count: column))] }
    let isToday = day.day == today
    let number = day.day.parts.day
    let text = (isToday ? "›" : " ") + (number < 10 ? " " : "") + "\(number)"
    let marks = Self.marks(of: day).prefix(max(0, column - 4))
    let used = 4 + marks.count
    return [Span(text, isToday ? .bold : day.day > today ? .dim : []), Span(" ")] + marks
      + [Span(String(repeating: " ", count: max(0, column - used)))]
  }

  /// What was recorded besides meals, each kind as one mark.
  static func marks(of day: DayRecords) -> [Span] {
    var marks: [Span] = []
    let bands = day.readings.map { GlucoseBand($0) }
    if let worst = bands.first(where: { $0 == .low || $0 == .veryLow })
      ?? bands.first(where: { $0 == .high || $0 == .veryHigh }) ?? bands.first
    {
      marks.append(DayLine.mark(worst))
    }
    if day.count(of: .symptom) > 0 { marks.append(Span("!", .yellow)) }
    if day.count(of: .medication) > 0 { marks.append(Span("+", .cyan)) }
    if day.count(of: .activity) > 0 { marks.append(Span("≈", .green)) }
    return marks
  }

  /// The carbohydrate of the day, under its number.
  private func carbs(_ day: DayRecords?) -> Span {
    guard let day, !day.meals.isEmpty else {
      return Span(String(repeating: " ", count: column))
    }
    guard let carbs = day.eaten?.carbs else { return Span("  ?".padded(toColumns: column), .dim) }
    let isOver = limit.map { carbs > $0 } ?? false
    let unit = column > 9 ? " g" : ""
    let number = DiaryTexts.number(carbs)
    let space = String(repeating: " ", count: max(0, min(4, column - 1) - number.count))
    let text = space + number + unit + (isOver ? "↑" : "")
    return Span(text.padded(toColumns: column), isOver ? .red : .cyan)
  }

  // MARK: Below

  private var feet: [[Span]] {
    let eaten = days.filter { $0.day < today }.compactMap { $0.eaten?.carbs }
    var texts: [String] = []
    if days.allSatisfy(\.meals.isEmpty) {
      texts.append(DiaryTexts.emptyMonth)
    } else if !eaten.isEmpty {
      texts.append(DiaryTexts.monthMean(eaten.reduce(0, +) / Double(eaten.count), of: eaten.count))
    }
    texts += [DiaryTexts.legend(hasLimit: limit != nil), DiaryTexts.howToOpen]
    return texts.flatMap { Wrapping.lines(of: [Span($0, .dim)], width: room) }
  }
}
