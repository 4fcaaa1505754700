import Domain
import Foundation
import Testing

@testable import GlucoseFiles

@Suite("Files of Clarity and LibreView")
struct GlucoseFileTests {
  static let zone = Zone.fixed(3 * 3600)

  private func fixture(_ name: String) throws -> GlucoseFile {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures/cgm/\(name).csv")
    return try GlucoseFile(Array(try Data(contentsOf: path)), zone: Self.zone)
  }

  private func file(_ text: String, order: DateOrder? = nil) throws -> GlucoseFile {
    try GlucoseFile(Array(text.utf8), zone: Self.zone, order: order)
  }

  private func text(_ reading: GlucoseReading) -> String { Self.zone.civil(at: reading.at).text }

  @Test(
    "Clarity is read in English and Turkish",
    arguments: ["clarity_en_mgdl", "clarity_tr_semicolon"])
  func clarity(name: String) throws {
    let file = try fixture(name)
    #expect(file.kind == .clarity && file.unit == .mgdL && file.rows == 16)
    #expect(file.readings.map(\.given) == [104, 39, 401])
    #expect(file.readings.map(\.limit) == [nil, .low, .high])
    #expect(file.readings.map(text).first == "2026-03-01T08:00:12+03:00")
    #expect(file.readings.allSatisfy { $0.means == .sensor && $0.source == "clarity" })
    #expect(
      file.skipped == [
        .init(reason: .description, count: 10, line: 2), .init(reason: .carbs, count: 1, line: 15),
        .init(reason: .insulin, count: 1, line: 16), .init(reason: .exercise, count: 1, line: 17),
      ])
    #expect(file.readings.count + file.skipped.reduce(0) { $0 + $1.count } == file.rows)
  }

  @Test("LibreView tells what the sensor kept from what was scanned")
  func libreview() throws {
    let file = try fixture("libreview_en_mgdl")
    #expect(file.kind == .libreview && file.rows == 6)
    #expect(file.readings.map(\.given) == [112, 118, 121])
    #expect(file.readings.map(\.means) == [.sensor, .sensor, .scan])
    #expect(file.readings.map(text).first == "2026-03-13T08:00:00+03:00")
    #expect(file.skipped.map(\.reason) == [.carbs, .insulin, .note])
  }

  @Test("A decimal comma in quotes is a number, in its own unit")
  func comma() throws {
    let file = try fixture("libreview_mmol_comma")
    #expect(file.unit == .mmolL && file.readings.map(\.given) == [6.2, 6.6])
    #expect(file.readings.allSatisfy { $0.unit == .mmolL })
  }

  static let german =
    "\u{FEFF}Index;Zeitstempel (JJJJ-MM-TTThh:mm:ss);Ereignistyp;Ereignissubtyp;Patienteninfo;"
    + "Geräteinfo;Quellgeräte-ID;Glukosewert (mmol/l);Insulinwert (u);Kohlenhydratwert (Gramm);"
    + "Dauer (hh:mm:ss);Glukoseänderungsrate (mmol/l/min);Transmitter-Zeit;Transmitter-ID\r\n"
    + "1;;FirstName;;Deniz;;;;;;;;;\r\n2;2026-03-01 8:00:12;EGW;;;;android;5,8;;;;;1;X\r\n"
    + "3;2026-03-01T08:05:12;EGV;;;;android;Niedrig;;;;;1;X\r\n"
    + "4;2026-03-01T08:10:12;EGV;;;;android;Hoch;;;;;1;X\r\n"
    + "5;2026-03-01T08:11:12;Kalibrierung;;;;android;5,0;;;;;1;X\r\n"

  @Test("German with semicolons, decimal commas and line ends of Windows")
  func germanClarity() throws {
    let file = try file(Self.german)
    #expect(file.unit == .mmolL && file.rows == 5)
    #expect(file.readings.map(\.given) == [5.8, 2.2, 22.3])
    #expect(file.readings.map(\.limit) == [nil, .low, .high])
    #expect(file.skipped.map(\.reason) == [.description, .calibration])
  }

  private static let turkishHeader =
    "Dizin;Zaman damgası (GG-AA-YYYY/ss:dd:sn);a;b;c;d;e;Glikoz Değeri (mg/dL);f;g;h;i;j;k\n"

  @Test("A Turkish header says that the day comes first")
  func turkishDates() throws {
    let file = try file(Self.turkishHeader + "1;02-03-2026 08:00:12;Tahmini;;;;x;104,0;;;;;1;X\n")
    #expect(file.readings.map(text) == ["2026-03-02T08:00:12+03:00"])
    #expect(file.readings.map(\.given) == [104])
  }

  private static let libreHeader =
    "Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL,"
    + "Scan Glucose mg/dL,c,d,e,f,g,h,i,Notes,Strip Glucose mg/dL,k,l,m,n\n"

  private func libre(_ stamps: [String], top: String = "Glucose Data\n") -> String {
    top + Self.libreHeader
      + stamps.map { "L,1,\($0),0,112,,,,,,,,,,,,,,\n" }.joined()
  }

  @Test("Any number over 12 tells day from month for the whole file")
  func orders() throws {
    let us = try file(libre(["03-04-2026 8:05 PM", "03-13-2026 12:05 AM"]))
    #expect(
      us.readings.map(text) == ["2026-03-04T20:05:00+03:00", "2026-03-13T00:05:00+03:00"])
    let eu = try file(libre(["04-03-2026 20:05", "13-03-2026 00:05"]))
    #expect(eu.readings.map(text).first == "2026-03-04T20:05:00+03:00")
    let byTop = try file(
      libre(["04-03-2026 20:05"], top: "Glucose Data,Generated on,14-03-2026 06:40 UTC,x,y\n"))
    #expect(byTop.readings.map(text) == ["2026-03-04T20:05:00+03:00"])
  }

  @Test("What could be either is asked about and never guessed")
  func openOrder() throws {
    let text = libre(["04-03-2026 20:05"])
    #expect(throws: FileFailure.orderUnknown(example: "4-3")) { try file(text) }
    #expect(
      try file(text, order: .monthFirst).readings.map(self.text) == ["2026-04-03T20:05:00+03:00"])
    #expect(throws: FileFailure.orderMixed) {
      try file(libre(["13-03-2026 20:05", "03-14-2026 20:05"]))
    }
  }

  @Test("A file without a unit is refused where its values look like mmol/L")
  func unit() throws {
    let header = Self.libreHeader.replacing(" mg/dL", with: "")
    func text(_ value: String) -> String {
      "G\n" + header + "L,1,2026-03-01 08:00,0,\(value),,,,,,,,,,,,,,\n"
    }
    #expect(throws: FileFailure.unitUnknown) { try file(text("6.2")) }
    #expect(try file(text("112")).unit == .mgdL)
  }

  @Test("What no sensor shows is left out and told")
  func impossible() throws {
    let file = try file(
      Self.turkishHeader + "1;2026-03-01T08:00:12;EGV;;;;x;5;;;;;1;X\n"
        + "2;2026-03-01T08:05:12;EGV;;;;x;???;;;;;1;X\n3;2026-13-01T08:05:12;EGV;;;;x;90;;;;;1;X\n"
        + "4;2026-03-01T08:10:12;EGV;;;;x;;;;;;1;X\n5;2026-03-01T08:15:12;EGV;;;;x;110;;;;;1;X\n")
    #expect(file.readings.map(\.given) == [110])
    #expect(
      file.skipped == [
        .init(reason: .noValue, count: 1, line: 5), .init(reason: .badTime, count: 1, line: 4),
        .init(reason: .badValue, count: 1, line: 3), .init(reason: .impossible, count: 1, line: 2),
      ])
  }

  @Test("Other files are told from these", arguments: ["", "a,b,c\n1,2,3\n", "%PDF-1.7\n", "{}"])
  func others(text: String) {
    #expect(throws: FileFailure.unknown) { try file(text) }
  }

  @Test(
    "Bytes that are no text are refused",
    arguments: [
      [0xFF, 0xFE, 0x41], [0xFF, 0xFE, 0x00, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x10],
      [0x50, 0x4B, 0x03, 0x04, 0x14, 0x00, 0x06, 0x00], [0x41, 0x81, 0x42], [0x41, 0x01, 0xFE],
    ] as [[UInt8]])
  func binary(bytes: [UInt8]) {
    #expect(throws: FileFailure.notText) { try GlucoseFile(bytes, zone: Self.zone) }
  }

  @Test("The encodings of spreadsheets are read as UTF-8 is")
  func encodings() throws {
    let text = Self.turkishHeader + "1;2026-10-25T03:30:00;EGV;;Şükrü İğci;ı;x;104;;;;;1;X\n"
    let plain = try file(text)
    #expect(plain.readings.map(\.given) == [104])
    let low = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let high = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let turkish = try #require(text.data(using: .windowsCP1254))
    for bytes in [[0xFF, 0xFE] + low, low, [0xFE, 0xFF] + high, high, Array(turkish)] {
      let read = try GlucoseFile(bytes, zone: Self.zone)
      #expect(read.readings == plain.readings && read.rows == plain.rows)
      #expect(SeparatedRows(bytes)?.rows.last?.cells[4] == "Şükrü İğci")
    }
  }

  @Test("A file that was cut anywhere gives a part of the whole, or says what is wrong")
  func truncated() throws {
    let whole = Array(Self.german.utf8)
    let all = try GlucoseFile(whole, zone: Self.zone).readings
    for length in 0..<whole.count {
      guard let part = try? GlucoseFile(Array(whole.prefix(length)), zone: Self.zone) else {
        continue
      }
      #expect(part.readings.count <= all.count)
      #expect(part.readings.count + part.skipped.reduce(0) { $0 + $1.count } == part.rows)
    }
  }

  @Test("The hour that comes twice in autumn is two hours")
  func summerTimeEnds() throws {
    // Clocks go from 04:00 back to 03:00 at 01:00 UTC on 25 October 2026.
    let change = 1_792_890_000
    let zone = Zone(name: "test") { $0 < change ? 3 * 3600 : 2 * 3600 }
    let rows = ["03:30:00", "03:45:00", "03:00:00", "03:30:00", "04:00:00"]
    let text =
      Self.turkishHeader
      + rows.map { "1;2026-10-25T\($0);EGV;;;;x;104;;;;;1;X\n" }.joined()
    let file = try GlucoseFile(Array(text.utf8), zone: zone)
    let minutes = file.readings.map { Int($0.at.timeIntervalSince1970 - Double(change)) / 60 }
    #expect(minutes == [-30, -15, 0, 30, 60])
  }
}
