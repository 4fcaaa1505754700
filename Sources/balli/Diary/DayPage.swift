import Domain
import Terminal
import Turkish
import struct Foundation.Date

/// The dashboard of a day, laid out for a width.
struct DayPage {
  let records: DayRecords
  /// The six days before and the day itself, for the row of the week.
  let week: [DayRecords]
  let targets: [Target]
  /// The newest reading there is, for today alone.
  let newest: GlucoseReading?
  /// Open things on the shopping list.
  let shopping: Int
  let now: Date
  let zone: Zone
  let width: Int

  private var today: CivilDay { zone.day(at: now) }
  private var isToday: Bool { records.day == today }
  private var room: Int { max(24, width - 1) }
  private static let label = 14

  var lines: [[Span]] { Wrapping.fitted(laidOut, width: room) }

  /// Side by side where there is room for both, else one below the other.
  private var laidOut: [[Span]] {
    let title = [[Span(DiaryTexts.title(records.day, now: now, zone), .bold)], []]
    guard room >= 110 else {
      return title + parts([figures(room), dayLine(room), meals(room), entries(room), feet])
    }
    let left = 62
    let upper = Self.sideBySide(
      parts([figures(left), feet]), parts([meals(room - left - 3), entries(room - left - 3)]), left)
    return title + parts([upper, dayLine(room)])
  }

  /// The parts that have something to say, with an empty line between two.
  private func parts(_ parts: [[[Span]]]) -> [[Span]] {
    Array(parts.filter { !$0.isEmpty }.joined(separator: [[]]))
  }

  private static func sideBySide(_ left: [[Span]], _ right: [[Span]], _ width: Int) -> [[Span]] {
    (0..<max(left.count, right.count)).map { place in
      let first = place < left.count ? left[place] : []
      guard place < right.count, !right[place].isEmpty else { return first }
      let used = DisplayWidth.of(first.map(\.text).joined())
      return first + [Span(String(repeating: " ", count: max(1, width - used + 3)))] + right[place]
    }
  }

  // MARK: Against targets

  private static let kinds: [TargetKind] = [
    .carbs, .calories, .protein, .fat, .fiber, .water, .steps, .sleep,
  ]

  private func figures(_ width: Int) -> [[Span]] {
    var lines: [[Span]] = []
    for kind in Self.kinds {
      let target = targets.first { $0.kind == kind && ($0.aim ?? 0) > 0 }
      guard let value = records.value(kind) else {
        let name = Span(DiaryTexts.name(kind).padded(toColumns: Self.label))
        if target != nil { lines.append([name, Span(DiaryTexts.unknownFigure)]) }
        continue
      }
      let isAlways = kind == .carbs || kind == .calories
      let isExtra = [.water, .steps, .sleep].contains(kind) && value > 0
      guard target != nil || isAlways || isExtra else { continue }
      if kind == .water {
        lines.append(water(value, target, width))
      } else {
        lines += figure(kind, value, target, width)
      }
    }
    return lines + unknown(width)
  }

  /// A bar with its figures; how far it is to go stands under them where the line is full.
  private func figure(
    _ kind: TargetKind, _ value: Double, _ target: Target?, _ width: Int
  ) -> [[Span]] {
    let name = Span(DiaryTexts.name(kind).padded(toColumns: Self.label))
    guard let target, let aim = target.aim else {
      return [[name, Span(DiaryTexts.figure(kind, value))]]
    }
    let told = DiaryTexts.figure(kind, value, of: target)
    let isOver = kind.isLimit && value > aim
    let bar = Bar(value: value, target: aim, width: barWidth(width), isLimit: kind.isLimit)
    let state = Span(DiaryTexts.state(kind, value, target), isOver ? .red : .dim)
    let line = [name] + bar.spans() + [Span("  " + told)]
    let used = DisplayWidth.of(line.map(\.text).joined())
    guard used + 2 + DisplayWidth.of(state.text) > width else {
      return [line + [Span("  "), state]]
    }
    return [line, [Span(String(repeating: " ", count: Self.label)), state]]
  }

  private func barWidth(_ width: Int) -> Int {
    width < 40 ? 6 : width < 60 ? 10 : width < 70 ? 16 : 24
  }

  /// Water as glasses of 200 ml.
  private func water(_ milliliters: Double, _ target: Target?, _ width: Int) -> [Span] {
    let drunk = Int(milliliters / DiaryTexts.glass)
    let wanted = target?.aim.map { Int(($0 / DiaryTexts.glass).rounded(.up)) } ?? drunk
    let most = barWidth(width)
    let full = String(repeating: "▮", count: min(most, drunk))
    let rest = String(repeating: "▯", count: max(0, min(most, wanted) - min(most, drunk)))
    let glasses = [Span(full, .cyan), Span(rest, .dim)].filter { !$0.text.isEmpty }
    let used = target == nil ? 0 : max(0, most - full.count - rest.count)
    return [Span(DiaryTexts.name(.water).padded(toColumns: Self.label))] + glasses
      + [Span(String(repeating: " ", count: used))]
      + [Span((glasses.isEmpty ? "" : "  ") + DiaryTexts.water(milliliters, of: target))]
  }

  private func unknown(_ width: Int) -> [[Span]] {
    let names = records.unknown
    guard !names.isEmpty else { return [] }
    return Wrapping.lines(of: [Span(DiaryTexts.unknown(names), .yellow)], width: width)
  }

  // MARK: The day

  private func dayLine(_ width: Int) -> [[Span]] {
    let line = DayLine(
      records: records, zone: zone, now: now, label: Self.label,
      columns: min(96, width - Self.label))
    guard line.isDense else { return line.lines }
    return line.lines + Wrapping.lines(of: [Span(DiaryTexts.blocks, .dim)], width: width)
  }

  private func meals(_ width: Int) -> [[Span]] {
    guard !records.meals.isEmpty else { return [[Span(DiaryTexts.noMeals(records.day, today))]] }
    let order: [MealType] = [.breakfast, .lunch, .snack, .dinner, .lateSnack]
    return order.flatMap { type -> [[Span]] in
      let meals = records.meals.filter { $0.type == type }
      guard !meals.isEmpty else { return [] }
      let totals = meals.map(\.totals).reduce(Nutrients(), +)
      let head = [
        Span(DiaryTexts.name(type).padded(toColumns: Self.label), .bold),
        Span(DiaryTexts.sum(totals, of: meals)),
      ]
      return [head] + meals.flatMap { meal($0, width) }
    }
  }

  private func meal(_ meal: Meal, _ width: Int) -> [[Span]] {
    let clock = DateText.clock(zone.civil(at: meal.eatenAt))
    let items = meal.items.map(DiaryTexts.item).joined(separator: ", ")
    return hanging([Span("  \(clock)  ", .dim)], items, width)
  }

  /// What is no meal, no water and no reading, in the order of the day.
  private func entries(_ width: Int) -> [[Span]] {
    let told = records.entries.filter { $0.kind != .water }
    guard !told.isEmpty else { return [] }
    let lines = told.flatMap { entry -> [[Span]] in
      guard let form = EntryForm.of(entry.kind) else { return [] }
      let clock = DateText.clock(zone.civil(at: entry.at))
      return hanging([Span("  \(clock)  ", .dim)], EntryText(form, entry.values).line, width)
    }
    return [[Span(DiaryTexts.entries, .bold)]] + lines
  }

  /// Text behind something; its further lines stand under its first word.
  private func hanging(_ head: [Span], _ text: String, _ width: Int) -> [[Span]] {
    let used = DisplayWidth.of(head.map(\.text).joined())
    let lines = Wrapping.lines(of: [Span(text)], width: max(20, width - used))
    return lines.enumerated().map { place, line in
      place == 0 ? head + line : [Span(String(repeating: " ", count: used))] + line
    }
  }

  // MARK: Below

  private var feet: [[Span]] {
    var lines = glucose
    if isToday { lines.append([Span(DiaryTexts.shopping(shopping))]) }
    return lines + weekRow
  }

  private var glucose: [[Span]] {
    var lines: [[Span]] = []
    if isToday {
      lines.append([Span(DiaryTexts.newest(newest, now: now))])
      if let newest, GlucoseBand(newest) != .inRange {
        lines[0].append(Span(" "))
        lines[0].append(DayLine.mark(GlucoseBand(newest)))
      }
    }
    if records.readings.count > 1, let statistics = records.statistics {
      lines.append([Span(DiaryTexts.readings(statistics, of: records.readings))])
    } else if !isToday, let only = records.readings.first {
      lines.append([Span(DiaryTexts.reading(only))])
    }
    return lines
  }

  /// The carbohydrate of the last seven days as small bars.
  private var weekRow: [[Span]] {
    let carbs = week.map { $0.eaten?.carbs }
    let known = carbs.compactMap(\.self)
    guard known.count > 1, let most = known.max(), most > 0 else { return [] }
    let over = week.filter { $0.day < today }.compactMap { $0.eaten?.carbs }
    let mean =
      over.isEmpty ? [] : [[Span(DiaryTexts.mean(over.reduce(0, +) / Double(over.count)), .dim)]]
    let levels = Array("▁▂▃▄▅▆▇█")
    let bars = zip(week, carbs).map { day, carbs -> String in
      let mark = carbs.map { String(levels[Int(($0 / most * 7).rounded())]) } ?? "–"
      return "\(DiaryTexts.short(day.day.weekday)) \(mark)"
    }
    return [
      [], [Span(DiaryTexts.lastWeek, .dim)], [Span(bars.joined(separator: "  "))],
    ] + mean
  }
}
