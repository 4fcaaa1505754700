import Domain
import Testing

@testable import EmbeddedModel

/// Meals of several times and several people in one message.
@Suite("Meals apart")
struct MealsApartTests {
  private func calls(_ text: String) -> [ToolCall] {
    Engine.shared.calls(for: text, now: Engine.now, zone: Engine.zone)
      .filter { $0.name == "logMeal" }
  }

  private func names(_ call: ToolCall) -> [String] {
    (call.arguments["items"]?.array ?? []).compactMap { $0["name"]?.string }
  }

  @Test("What was eaten just now is no part of breakfast")
  func now() {
    for word in ["demin", "az önce", "şimdi"] {
      let calls = calls("sabah 2 yumurta yedim, \(word) 1 elma yedim")
      #expect(calls.map(names) == [["yumurta"], ["elma"]], "\(word)")
      #expect(calls.last?.arguments["mealType"]?.string != "breakfast", "\(word)")
    }
    #expect(calls("sabah 2 yumurta 1 dilim ekmek yedim").map(names) == [["yumurta", "ekmek"]])
  }

  @Test("What one of two people ate is not written as the other's")
  func eaters() {
    for call in calls("babam 2 elma ben 1 muz yedim") {
      let isHis = call.arguments["person"]?.string == "babam"
      #expect(names(call) == (isHis ? ["elma"] : ["muz"]))
    }
    let apart = calls("annem 2 elma yedi ben 1 muz yedim")
    #expect(apart.map { $0.arguments["person"]?.string } == ["annem", nil])
  }
}
