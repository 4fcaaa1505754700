import Domain
import Testing

@testable import EmbeddedModel

@Suite("What others said, and what a text is of, is no record")
struct QuotedTests {
  private func logs(_ text: String) -> [String] {
    Engine.calls(text).map(\.name).filter { ToolVerb(of: $0) == .log }
  }

  @Test(
    "Quoted words are recorded for nobody",
    arguments: [
      "Fatma: öğlen 1 tabak makarna yedim", "Mehmet yazdı: şekerim 240 çıktı",
      "annem: canım 1 bardak su içtim", "almancaya çevir: sabah 2 yumurta yedim",
      "düzelt: bugun 3 dilim ekmek yedm", "Tweet: bugün 2 litre su içtim",
    ])
  func quoted(_ text: String) { #expect(logs(text).isEmpty) }

  @Test(
    "What was advised, prescribed or asked in general was not done",
    arguments: [
      "doktor günde 30 dakika yürü dedi", "diyetisyen sabah 2 yumurta ye dedi",
      "doktor metformin 1000 mg yazdı", "hekimim lantus verdi 12 ünite",
      "baş ağrısı şeker yüzünden olur mu", "tarifte 2 yumurta 1 bardak süt var",
    ])
  func advised(_ text: String) { #expect(logs(text).isEmpty) }

  @Test(
    "A heading, a record of somebody else and what was done after advice stay",
    arguments: [
      ("kahvaltı: 2 yumurta 1 dilim ekmek", "logMeal"), ("annem: 2 dilim ekmek yedi", "logMeal"),
      ("Ali: şekeri 140", "logGlucose"), ("öğlen: 1 tabak makarna yedim", "logMeal"),
      ("doktor yürü dedi, 30 dakika yürüdüm", "logActivity"),
    ])
  func kept(_ text: String, _ tool: String) { #expect(logs(text) == [tool]) }

  private func second(_ tool: String, _ arguments: JSON, _ text: String) -> SecondReading? {
    let request = ModelRequest(
      system: "", messages: [Message(role: .user, text: text, at: Engine.now)], tools: [],
      now: Engine.now,
      zone: Engine.zone)
    return Engine.shared.secondReading(
      of: ToolCall(id: "1", name: tool, arguments: arguments), in: request)
  }

  @Test("A capable model's record of what is only supposed, wished or denied is asked about")
  func supposed() {
    #expect(second("logGlucose", ["value": 300], "şekerim 300 olursa ne yapmalıyım") == .unwished)
    #expect(second("logGlucose", ["value": 140], "şekerim 140 olsun istiyorum") == .unwished)
    #expect(second("logGlucose", ["value": 300], "şekerim 300 değil ki") == .unwished)
    #expect(second("logWeight", ["kilograms": 75], "hedefim 75 kilo") == .unwished)
    #expect(second("logSleep", ["hours": 8], "8 saat uyusam iyi olur") == .unwished)
    #expect(
      second("logActivity", ["kind": "yürüyüş", "minutes": 30], "doktor 30 dakika yürü dedi")
        == .unwished)
    #expect(second("logGlucose", ["value": 300], "şekerim 300 çıktı") == nil)
    #expect(second("logGlucose", ["value": 110], "şekerim 300 olursa ne yapmalıyım") == nil)
    #expect(second("logWeight", ["kilograms": 75], "kilom 75") == nil)
  }
}
