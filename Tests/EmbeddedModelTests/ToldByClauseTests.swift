import Domain
import Testing

@testable import EmbeddedModel

@Suite("Meals and doses beside an emergency")
struct ToldByClauseTests {
  private static func told(_ text: String) -> [ToolCall] {
    Engine.shared.toldByClause(in: text, now: Engine.now, zone: Engine.zone)
  }

  @Test(
    "What was plainly said is told clause by clause",
    arguments: [
      ("şekerim 400, kusuyorum, 6 ünite novorapid yaptım", ["logMedication"]),
      ("4 ünite novorapid yaptım, şekerim 42, terliyorum", ["logMedication"]),
      ("şekerim 45 titriyorum, meyve suyu içtim", ["logMeal"]),
      ("yanlışlıkla 30 ünite novorapid vurdum şekerim 60", ["logMedication"]),
      (
        "şekerim 45, 4 ünite novorapid yapmıştım, yarım saat önce makarna yedim",
        ["logMedication", "logMeal"]
      ),
      ("şekerim 44, elim ayağım titriyor, 3 küp şeker yedim", ["logMeal"]),
    ])
  func kept(_ text: String, _ tools: [String]) {
    #expect(Self.told(text).map(\.name) == tools, "\(Engine.signature(Self.told(text)))")
  }

  @Test(
    "What is not certain is not",
    arguments: [
      "şekerim 45 titriyorum, meyve suyu içeyim mi", "kusuyorum, 6 ünite yaptım, pardon 8",
      "dün gece kusuyordum, 6 ünite novorapid yaptım", "annem kusuyor, 6 ünite novorapid yaptı",
      "şekerim 400, kusuyorum, 6 ünite novorapid yapsam", "şekerim 45, elma yemedim, titriyorum",
      "şekerim 42, terliyorum, galiba 4 ünite novorapid yaptım",
      "şekerim 45 titriyorum, doktor 4 ünite dedi, 6 ünite novorapid yaptım",
    ])
  func nothing(_ text: String) {
    #expect(Self.told(text).isEmpty, "\(Engine.signature(Self.told(text)))")
  }

  @Test("A dose is of the person who speaks")
  func amounts() {
    let calls = Self.told("şekerim 400, kusuyorum, 6 ünite novorapid yaptım")
    #expect(calls.first?.arguments["dose"] == 6)
    #expect(calls.first?.arguments["name"] == "novorapid")
  }
}
