import Domain
import Terminal
import struct Foundation.Date

// The day, the week and the month at a glance.
extension Session {
  /// Today, or the day that is named.
  func dashboard(_ argument: String) throws {
    let now = world.clock.now()
    guard !argument.isEmpty else { return try show(day: zone.day(at: now), .dashboard) }
    guard let named = DiaryArgument(argument, now: now, zone: zone), named.isDay else {
      throw Failure(.usage, DiaryTexts.notADay(argument))
    }
    try show(day: named.days.lowerBound, .dashboard)
  }

  private func show(day: CivilDay, _ command: SlashCommand.Name) throws {
    let (now, records) = (world.clock.now(), household.records)
    guard let today = try DayRecords.load(day..<day + 1, from: records, zone).first else { return }
    let week = try DayRecords.meals(of: day - 6..<day, from: records, zone) + [today]
    let page = DayPage(
      records: today, week: week, targets: try records.targets.all(),
      newest: try records.newestGlucose(at: now),
      shopping: try records.shopping.all().filter { !$0.isChecked }.count, now: now, zone: zone,
      width: presenter.width)
    tell(CommandOutput(command, drawing: page.lines, data: page.data))
  }

  /// The last seven days, or the week that is named.
  func week(_ argument: String) throws {
    let now = world.clock.now()
    let today = zone.day(at: now)
    var days = today - 6..<today + 1
    if !argument.isEmpty {
      guard let named = DiaryArgument(argument, word: "hafta", now: now, zone: zone) else {
        throw Failure(.usage, DiaryTexts.notAWeek(argument))
      }
      days = named.days.lowerBound.week
    }
    let records = household.records
    let page = WeekPage(
      days: try DayRecords.load(days, from: records, zone), targets: try records.targets.all(),
      now: now, zone: zone, width: presenter.width)
    tell(CommandOutput(.week, drawing: page.lines, data: page.data))
  }

  /// This month or the one that is named; a day that is named opens.
  func calendar(_ argument: String) throws {
    let now = world.clock.now()
    var first = zone.day(at: now)
    if !argument.isEmpty {
      guard let named = DiaryArgument(argument, word: "ay", now: now, zone: zone) else {
        throw Failure(.usage, DiaryTexts.notAMonth(argument))
      }
      if named.isDay { return try show(day: named.days.lowerBound, .calendar) }
      first = named.days.lowerBound
    }
    let records = household.records
    let page = MonthPage(
      days: try DayRecords.load(first.month, from: records, zone),
      targets: try records.targets.all(), now: now, zone: zone, width: presenter.width)
    tell(CommandOutput(.calendar, drawing: page.lines, data: page.data))
  }
}
