import Foundation
import Support
import Testing

@Suite("A sensor while somebody types", .timeLimit(.minutes(1)))
struct SensorTests {
  /// A place of the worn sensor with an urgent low.
  private static let low = (100...400).first { (41...55).contains(WornSensor.value($0)) } ?? 0

  @Test("It is connected in the talk, and an urgent low stands above the line, which stays")
  func watched() throws {
    // The newest reading is the low, and the next one is late: it is asked for at once.
    let now = Date()
    let sensor = WornSensor(
      start: now.addingTimeInterval(-Double(Self.low) * 300 - 12 - 400))
    sensor.now = now.addingTimeInterval(-390)
    let server = try ScriptedServer(
      answering: ShareServer(sensor, host: "127.0.0.1", password: "gizli").fetcher)
    let desk = Desk()
    let terminal = try desk.open([], ["DEXCOM_SHARE_URL": server.url], columns: 100)
    try terminal.send("/bağla dexcom\r")
    try terminal.expect("telefon:")
    try terminal.send("deniz\r")
    try terminal.expect("deniz")
    try terminal.expect("Şifre")
    try terminal.send("gizli\r")
    try terminal.expect("bağlandı")
    try terminal.expectPrompt()
    try terminal.send("yarım")
    try terminal.expectScreen("ACİL DÜŞÜK: \(WornSensor.value(Self.low)) mg/dL")
    try terminal.expectScreen("› yarım")
    #expect(!terminal.raw.contains("gizli"))
    try terminal.say(" kalan söz")
    try terminal.leave()
    #expect(terminal.isCooked)
    #expect(try desk.messages() == ["yarım kalan söz"])
  }
}
