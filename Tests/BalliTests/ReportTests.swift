import Domain
import Foundation
import Support
import Testing

@testable import balli

@Suite("The report for the doctor")
struct ReportTests {
  private static let now = Date(timeIntervalSince1970: 1_795_000_000)
  private static let zone = Zone.fixed(3 * 3600)

  private func report(_ values: [Double], note: String = "n") throws -> DoctorReport {
    let fake = FakeRecords()
    let change = Change(tool: "t", summary: "", at: Self.now, conversation: nil)
    _ = try fake.records.notes.add(Note(kind: .insight, content: note, at: Self.now), change)
    let stretch = DoctorReport.stretch(days: 14, until: Self.now)
    let readings = values.enumerated().map { place, value in
      GlucoseReading(
        device: value, .mgdL, at: stretch.lowerBound.addingTimeInterval(Double(place) * 300),
        source: "dexcom", limit: value == 39 ? .low : nil)
    }
    return try DoctorReport(
      fake.records, readings: readings, over: stretch, now: Self.now, zone: Self.zone)
  }

  @Test("It holds all of itself, and its figures are those of the consensus")
  func page() throws {
    let html = ReportPage(report: try report((0..<4032).map { 90 + Double($0 % 100) })).html
    #expect(html.contains("<td>139 mg/dL</td>") || html.contains("<td>140 mg/dL</td>"))
    #expect(html.contains("4.032 (sensör)") && html.contains("<th>GMI</th>"))
    #expect(html.components(separatedBy: "<svg").count == 1 + 1 + 15)
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("<script"))
    #expect(html.contains("@page{size:A4") && !html.contains("class=\"caution\""))
  }

  @Test("Pictures are sound XML")
  func pictures() throws {
    let report = try report((0..<900).map { 60 + Double($0 % 200) })
    let pictures = ReportPictures(report: report)
    let all =
      [try #require(pictures.profile)]
      + (report.days.lowerBound.number..<report.days.upperBound.number).map {
        pictures.day(CivilDay(number: $0))
      }
    for picture in all {
      #expect(picture.components(separatedBy: "<svg").count == 2 && picture.hasSuffix("</svg>"))
      #expect(picture.filter { $0 == "<" }.count == picture.filter { $0 == ">" }.count)
      #expect(!picture.contains("nan") && !picture.contains("inf"))
    }
  }

  @Test("Too little is said to be too little, and LOW is no number")
  func cautions() throws {
    let html = ReportPage(report: try report([39, 100, 110, 120])).html
    #expect(html.contains("sayılar yalnızca fikir verir") && html.contains("1 ölçüm LOW"))
    #expect(!html.contains("<th>GMI</th>"))
    #expect(ReportPage(report: try report([])).html.contains(ReportTexts.noReadings))
  }

  @Test("What a person wrote cannot become markup, nor a formula")
  func escaped() throws {
    let html = ReportPage(report: try report([100], note: "<b onload=\"x\">&")).html
    #expect(html.contains("&lt;b onload=&quot;x&quot;&gt;&amp;") && !html.contains("<b onload"))
    var risky = try report([100])
    var reading = risky.readings[0]
    reading.note = "=1+1,\"x\""
    risky = try DoctorReport(
      FakeRecords().records, readings: [reading], over: risky.stretch, now: Self.now,
      zone: Self.zone)
    #expect(risky.csv.contains("\"'=1+1,\"\"x\"\"\""))
    #expect(risky.csv.components(separatedBy: "\r\n").count == 3)
  }
}
