import Domain
import Terminal
import struct Foundation.Date

/// A day from midnight to midnight as rows of marks, one a kind of record.
///
///     Öğün    ········◆···◆
///     Şeker   ·······●·▼··
///             00    06    12    18
///
/// Where a sensor has measured most of the day its row is a sparkline, and what was out of range stands
/// in a row under it. Dots are the hours that are over. Shapes tell what colours tell too; a row without
/// records is left out.
struct DayLine {
  let records: DayRecords
  let zone: Zone
  let now: Date
  /// Columns of the names on the left, and of the day.
  let label: Int
  let columns: Int

  /// The rows with the hours under them; none for a day without records.
  var lines: [[Span]] {
    let rows = ([meals] + glucose + [doses, movement, symptoms]).filter { !$0.marks.isEmpty }
    guard !rows.isEmpty else { return [] }
    return rows.map(line) + [axis]
  }

  // MARK: Rows

  private struct Row {
    var name: String
    /// What stands in a column.
    var marks: [Int: Span]
  }

  private var meals: Row {
    Row(name: DiaryTexts.meal, marks: places(records.meals.map(\.eatenAt), Span("◆", .cyan)))
  }

  /// A mark for each reading, or a sparkline with what was out of range.
  private var glucose: [Row] {
    var marks = readings
    guard isDense else { return [marks] }
    marks.marks = marks.marks.filter { $0.value != Self.mark(.inRange) }
    marks.name = ""
    return [course, marks]
  }

  /// Whether half of the hours that are over have been measured.
  var isDense: Bool {
    let filled = Set(records.readings.map { column(of: $0.at) }).count
    return filled * 2 > over && filled > Self.fewestOfCourse
  }

  private static let fewestOfCourse = 5

  /// The means of the columns as blocks, in the colours of their bands.
  private var course: Row {
    let byColumn = Dictionary(grouping: records.readings) { column(of: $0.at) }
    var marks: [Int: Span] = [:]
    for (place, readings) in byColumn {
      let mean = readings.reduce(0) { $0 + $1.milligrams } / Double(readings.count)
      marks[place] = Span(Sparkline([mean]).text, Self.mark(GlucoseBand(mean)).ink)
    }
    return Row(name: DiaryTexts.glucose, marks: marks)
  }

  /// One mark a column: a low goes before a high, a high before what is in the range.
  private var readings: Row {
    var worst: [Int: GlucoseBand] = [:]
    for reading in records.readings {
      let band = GlucoseBand(reading)
      let place = column(of: reading.at)
      if worst[place].map({ Self.rank(band) > Self.rank($0) }) ?? true { worst[place] = band }
    }
    return Row(name: DiaryTexts.glucose, marks: worst.mapValues(Self.mark))
  }

  private static func rank(_ band: GlucoseBand) -> Int {
    switch band {
    case .inRange: 0
    case .high: 1
    case .veryHigh: 2
    case .low: 3
    case .veryLow: 4
    }
  }

  /// A band as a shape in its colour.
  static func mark(_ band: GlucoseBand) -> Span {
    switch band {
    case .veryLow, .low: Span("▼", .red)
    case .inRange: Span("●", .green)
    case .high, .veryHigh: Span("▲", .yellow)
    }
  }

  private var doses: Row { row(DiaryTexts.medication, .medication, Span("+", .cyan)) }
  private var movement: Row { row(DiaryTexts.movement, .activity, Span("≈", .green)) }
  private var symptoms: Row { row(DiaryTexts.symptom, .symptom, Span("!", .yellow)) }

  private func row(_ name: String, _ kind: EntryKind, _ mark: Span) -> Row {
    Row(name: name, marks: places(records.entries.filter { $0.kind == kind }.map(\.at), mark))
  }

  private func places(_ moments: [Date], _ mark: Span) -> [Int: Span] {
    Dictionary(moments.map { (column(of: $0), mark) }) { first, _ in first }
  }

  // MARK: Columns

  /// By the clock, so that noon is in the middle on the days of a clock change too.
  private func column(of moment: Date) -> Int {
    min(columns - 1, zone.civil(at: moment).secondOfDay * columns / 86_400)
  }

  private func line(_ row: Row) -> [Span] {
    let over = over
    var spans = [Span(row.name.padded(toColumns: label))]
    for place in 0..<columns {
      let next = row.marks[place] ?? (place < over ? Span("·", .dim) : Span(" "))
      if let last = spans.last, last.ink == next.ink, spans.count > 1 {
        spans[spans.count - 1].text += next.text
      } else {
        spans.append(next)
      }
    }
    return spans
  }

  /// How many columns lie behind.
  private var over: Int { isToday ? column(of: now) + 1 : isToCome ? 0 : columns }

  private var isToday: Bool { zone.day(at: now) == records.day }
  private var isToCome: Bool { zone.day(at: now) < records.day }

  /// Every third hour where there is room, else every sixth.
  private var axis: [Span] {
    let step = columns >= 48 ? 3 : 6
    var line = String(repeating: " ", count: label)
    for hour in stride(from: 0, to: 24, by: step) {
      let start = label + hour * columns / 24
      line += String(repeating: " ", count: max(0, start - line.count))
      line += hour < 10 ? "0\(hour)" : "\(hour)"
    }
    return [Span(line, .dim)]
  }
}
