import Support
import Testing

@Suite("The screen while talking", .serialized)
struct ScreenTests {
  /// A Saturday morning.
  private static let morning = ["BALLI_NOW": "2026-11-21T08:30:00+03:00"]

  @Test("The first screen says all that matters at every width", arguments: [60, 80, 200])
  func hello(_ columns: Int) throws {
    let terminal = try Desk().open([], Self.morning, columns: columns)
    try terminal.expectScreen("112")
    try terminal.expectScreen("kahvaltıda iki yumurta")
    try terminal.expectScreen("bu makinede")
    try terminal.expectScreen("/tanış")
    try terminal.leave()
  }

  @Test("A later start is one line: thread, glucose with its age, the day so far")
  func later() throws {
    let desk = Desk()
    _ = try BuiltProgram.run(
      ["sor", "şekerim 112"], in: desk.home, Self.morning)
    let terminal = try desk.open(
      [], ["BALLI_NOW": "2026-11-21T08:50:00+03:00"], columns: 120)
    try terminal.expectScreen("Merhaba · son sohbet 1")
    try terminal.expectScreen("112 mg/dL 20 dk önce")
    #expect(!terminal.screen.text.contains("Yediğinizi"))
    try terminal.leave()
  }

  @Test("A later start stays one line where it is narrow", arguments: [60, 80])
  func narrow(_ columns: Int) throws {
    let desk = Desk()
    for text in ["listeye süt ekle", "karbonhidrat hedefim 150 gram", "şekerim 112", "adım Ayşe"] {
      _ = try BuiltProgram.run(["sor", text], in: desk.home, Self.morning)
    }
    _ = try BuiltProgram.run(
      ["sor", "akşam için tavuklu bir tarif ver"], in: desk.home, Self.morning)
    let terminal = try desk.open([], Self.morning, columns: columns)
    try terminal.expectScreen("112 mg/dL şimdi")
    let lines = terminal.screen.lines
    let start = lines.firstIndex { $0.contains("/sürdür 5") } ?? 0
    #expect(lines[start].contains("0/150 g kh"))
    #expect(lines[start + 1].hasPrefix("›"))
    try terminal.leave()
  }

  @Test("Nothing is suggested while a question waits for its answer")
  func questions() throws {
    let terminal = try Desk().open([], Self.morning)
    try terminal.say("iki dilim ekmek yedim")
    try terminal.send("iki")
    try terminal.expectScreen("› iki dilim ekmek yedim")
    try terminal.send("\u{15}/tanış\r")
    try terminal.expectScreen("1/7")
    try terminal.send("iki")
    try terminal.expectScreen("› iki")
    terminal.settle()
    #expect(terminal.screen.lines.last { $0.hasPrefix("›") } == "› iki")
    try terminal.send("\u{15}")
    try terminal.leave()
  }

  @Test("The status follows what is kept, stays out of the talk, and can be switched off")
  func status() throws {
    let terminal = try Desk().open([], Self.morning, columns: 100)
    try terminal.expectScreen("yerel (bu makinede) · 0 g karbonhidrat")
    try terminal.say("karbonhidrat hedefim 100 gram")
    try terminal.say("iki dilim ekmek yedim")
    try terminal.expectScreen("27/100 g karbonhidrat ██░░░░░░")
    try terminal.say("şekerim 112")
    try terminal.expectScreen("· 112 mg/dL şimdi")
    let count = terminal.screen.text.components("yerel (bu makinede)")
    #expect(count == 1)
    try terminal.say("/ayar durum-satırı kapalı")
    terminal.settle()
    #expect(terminal.screen.text.components("yerel (bu makinede)") == 0)
    try terminal.leave()
  }

  @Test("A slash opens a menu that filters; a thread is picked with its preview")
  func menu() throws {
    let terminal = try Desk().open([], Self.morning, columns: 100)
    try terminal.say("iki dilim ekmek yedim")
    try terminal.send("/")
    try terminal.expectScreen("/sohbetler  sohbetleri listeler")
    try terminal.send("ge")
    try terminal.expectScreen("/geri-al  son kayıt")
    #expect(!terminal.screen.text.contains("sohbetleri listeler"))
    try terminal.send("\u{15}/sürdür ")
    try terminal.expectScreen("  1    bugün 08.30")
    try terminal.send("\u{1B}[B")
    try terminal.expectScreen("▸ 1    bugün 08.30")
    try terminal.send("\r")
    try terminal.expectScreen("1 numaralı sohbet")
    try terminal.send("/sürdür ")
    try terminal.expectScreen("  1    bugün 08.30")
    try terminal.send("olmayan")
    terminal.settle()
    #expect(!terminal.screen.text.contains("bugün 08.30   "))
    try terminal.send("\u{15}")
    try terminal.leave()
  }

  @Test("What is usual at this hour is suggested in an empty line")
  func usual() throws {
    let desk = Desk()
    for day in 16...19 {
      _ = try BuiltProgram.run(
        ["sor", "iki dilim ekmek yedim"], in: desk.home,
        ["BALLI_NOW": "2026-11-\(day)T08:15:00+03:00"])
    }
    let terminal = try desk.open([], Self.morning)
    try terminal.expectScreen("› 2 dilim ekmek yedim")
    try terminal.send("\u{1B}[C\r")
    try terminal.expectScreen("26,8 g karbonhidrat")
    terminal.settle()
    // Who has just eaten is not asked to eat again.
    #expect(terminal.screen.lines.last { $0.hasPrefix("›") } == "›")
    try terminal.leave()
  }

  @Test("An alert stands in a frame of its own", arguments: [[:], ["NO_COLOR": "1"]])
  func alert(_ environment: [String: String]) throws {
    let terminal = try Desk().open([], environment.merging(Self.morning) { $1 })
    try terminal.send("şekerim 45 terliyorum\r")
    try terminal.expectScreen("━━ ACİL DURUM ━")
    try terminal.expectScreen("✓ Kan şekeri 45 mg/dL")
    try terminal.expectScreen("\n━━━━━━━━━━")
    try terminal.leave()
  }
}

extension String {
  /// How often a text stands in it.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
