import Domain
import Foundation
import Terminal
import Testing

@testable import balli

/// A page of the diary at a width, in colour or plain, as it was recorded.
struct DrawnPage: CustomTestStringConvertible, Sendable {
  var name: String
  var width: Int
  var depth: ColourDepth

  static let all: [DrawnPage] = ["pano", "hafta", "takvim"].flatMap { name in
    [60, 80, 140].flatMap { width in
      [ColourDepth.none, .ansi].map { DrawnPage(name: name, width: width, depth: $0) }
    }
  }

  var testDescription: String { file }
  var file: String { "\(name)-\(width)\(depth == .ansi ? "-renkli" : "").txt" }

  var lines: [[Span]] {
    switch name {
    case "pano": Diary.dayPage(width).lines
    case "hafta": Diary.weekPage(width).lines
    default: Diary.monthPage(width).lines
    }
  }

  var text: String {
    let painted =
      depth == .ansi
      ? lines.map { Wrapping.paint($0, .ansi).replacing("\u{1B}", with: "␛") } : lines.map(\.plain)
    return painted.joined(separator: "\n") + "\n"
  }

  var path: String {
    let folder = #filePath.split(separator: "/").dropLast(2).map { "/" + $0 }.joined()
    return folder + "/Fixtures/diary/" + file
  }
}

@Suite("The day, the week and the month on the screen")
struct DiaryPageTests {
  @Test("A page looks as it was recorded", arguments: DrawnPage.all)
  func pages(_ page: DrawnPage) throws {
    if ProcessInfo.processInfo.environment["BALLI_RECORD"] == "1" {
      try page.text.write(toFile: page.path, atomically: true, encoding: .utf8)
      Issue.record("\(page.file) is recorded; run again without BALLI_RECORD")
      return
    }
    #expect(try String(contentsOfFile: page.path, encoding: .utf8) == page.text)
  }

  @Test("A theme wears its own inks and no others", arguments: DrawnPage.all)
  func themes(_ page: DrawnPage) {
    func inks(_ theme: Theme) -> Ink {
      page.lines.flatMap { theme.line($0) }.reduce([]) { $0.union($1.ink) }
    }
    #expect(inks(.dark).isSuperset(of: [.dim, .green]))
    #expect(inks(.light).isDisjoint(with: [.cyan, .yellow, .dim]))
    #expect(inks(.contrast).isDisjoint(with: [.cyan, .yellow, .dim, .red, .green]))
    #expect(inks(.plain).isEmpty)
  }

  @Test("No line is wider than the screen, and colour changes no letter", arguments: 28...150)
  func widths(_ width: Int) {
    for page in [Diary.dayPage(width).lines, Diary.weekPage(width).lines] {
      for line in page { #expect(DisplayWidth.of(line.plain) < max(width, 29), "\(line.plain)") }
    }
    for line in Diary.monthPage(width).lines {
      #expect(DisplayWidth.of(line.plain) < max(width, 29), "\(line.plain)")
    }
    let painted = Diary.dayPage(width).lines.map { Wrapping.paint($0, .ansi) }
    let bare = painted.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
    #expect(bare == Diary.dayPage(width).lines.map { $0.map(\.text).joined() })
  }

  @Test("On a narrow screen no cell is broken: the week stands in two rows of days")
  func narrow() {
    let week = Diary.weekPage(40).lines.map(\.plain)
    let days = (1...7).map { DiaryTexts.short($0) }
    let heads = week.filter { line in days.contains { line.contains(" \($0) ") } }
    #expect(heads.count == 2)
    #expect(days.allSatisfy { day in heads.contains { $0.contains(day) } })
    let month = Diary.monthPage(40).lines.map(\.plain)
    #expect(month.contains { line in days.allSatisfy(line.contains) })
  }

  @Test("What is not known stays out of the sums and is named")
  func unknown() {
    let lines = Diary.dayPage(80).lines.map(\.plain)
    #expect(lines.contains { $0.contains("bilinmeyen: bilinmez") })
    #expect(
      lines.contains { $0.hasPrefix("Karbonhidrat") && $0.contains("104 / 160 g  56 g kaldı") })
  }

  @Test("A day of a sensor is a sparkline, with what was out of range under it")
  func course() {
    var day = DayRecords(day: CivilDay(year: 2026, month: 11, day: 20))
    let start = Diary.zone.start(of: day.day)
    day.readings = (0..<288).map { step in
      let value = step == 100 ? 55.0 : step > 200 ? 230 : 120
      return GlucoseReading(
        device: value, .mgdL, at: start.addingTimeInterval(Double(step) * 300), source: "dexcom")
    }
    let lines = Diary.dayPage(80, day).lines.map(\.plain)
    let course = lines.first { $0.hasPrefix("Şeker  ") } ?? ""
    #expect(course.filter { $0 == "▃" }.count > 40 && course.hasSuffix("▇▇▇▇▇"))
    #expect(lines.contains { $0.hasPrefix("   ") && $0.contains("▼") && $0.hasSuffix("▲▲▲▲▲") })
    #expect(lines.contains { $0.contains("180’in üstü") })
  }

  @Test("An empty day says so and draws no line of the day")
  func empty() {
    let page = Diary.dayPage(80, DayRecords(day: CivilDay(year: 2026, month: 11, day: 2)))
    let lines = page.lines.map(\.plain)
    #expect(lines.contains("O gün kayıtlı öğün yok."))
    #expect(!lines.contains { $0.contains("····") })
    #expect(!lines.contains { $0.contains("Son şeker") })
  }

  @Test("Foreign words cannot drive the terminal")
  func harmless() {
    var day = Diary.today
    day.meals[0].items[0].name = "yumurta\u{1B}[2J\u{202E}\nikinci"
    let output = CommandOutput(.dashboard, drawing: Diary.dayPage(80, day).lines, data: [:])
    #expect(!output.text.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x202E })
    let drawn = output.drawing ?? []
    #expect(!drawn.isEmpty)
    #expect(drawn.allSatisfy { !$0.plain.contains("\n") })
  }

  @Test("The best and the hardest day go by glucose where it was measured, today left out")
  func ends() throws {
    let today = Diary.zone.day(at: Diary.now)
    let days = Diary.days(today - 6..<today + 1)
    let ends = try #require(WeekEnds(days, carbs: Diary.targets[0], today: today))
    #expect(ends.measure == .inRange)
    #expect(ends.best.day.text == "2026-11-20")
    #expect(ends.hardest.day.text == "2026-11-19")
  }

  @Test("Without glucose they go by the target, and a day of one meal is neither")
  func endsByCarbs() throws {
    let today = Diary.zone.day(at: Diary.now)
    var days = Diary.days(today - 6..<today + 1)
    #expect(WeekEnds(days.filter(\.readings.isEmpty), carbs: Diary.targets[0], today: today) == nil)
    for place in days.indices { days[place].readings = [] }
    let ends = try #require(WeekEnds(days, carbs: Diary.targets[0], today: today))
    #expect(ends.measure == .carbs)
    #expect(ends.best.day.text == "2026-11-20")
    #expect(ends.hardest.day.text == "2026-11-19")
    #expect(WeekEnds(days, carbs: nil, today: today) == nil)
  }

  static let arguments: [(String, String?, String?)] = [
    ("dün", nil, "2026-11-20 1"), ("14", nil, "2026-11-14 1"), ("14.", nil, "2026-11-14 1"),
    ("14 kasım", nil, "2026-11-14 1"), ("14.11", nil, "2026-11-14 1"),
    ("2026-02-28", nil, "2026-02-28 1"), ("2026-02", nil, "2026-02-01 28"),
    ("ekim", "ay", "2026-10-01 31"), ("Aralık", "ay", "2025-12-01 31"),
    ("EKİM 2025", "ay", "2025-10-01 31"), ("geçen", "ay", "2026-10-01 30"),
    ("geçen hafta", nil, "2026-11-09 7"), ("geçen", "hafta", "2026-11-09 7"),
    ("bu", "hafta", "2026-11-16 7"), ("31", nil, nil), ("0", nil, nil), ("saçma", "ay", nil),
    ("2026-13", nil, nil), ("2026-02-30", nil, nil), ("ekim ne", nil, nil), ("--", nil, nil),
  ]

  @Test("A day, a week and a month can be named", arguments: arguments)
  func named(_ text: String, _ word: String?, _ expected: String?) {
    let found = DiaryArgument(text, word: word, now: Diary.now, zone: Diary.zone)
    let told = found.map { one in
      "\(one.days.lowerBound.text) \(one.days.upperBound.number - one.days.lowerBound.number)"
    }
    if text == "geçen", word == "ay" {
      #expect(told?.hasPrefix("2026-10-01") == true)
    } else {
      #expect(told == expected)
    }
  }
}
