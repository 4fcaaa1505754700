import Domain
import EmbeddedModel
import Testing

@Suite("What the engine is sure of")
struct UnderstandingTests {
  struct Case: Sendable {
    var text: String
    var isClear: Bool
    var tool: String?
  }

  static let cases = [
    Case(text: "Öğlen iki köfte yedim", isClear: true, tool: "logMeal"),
    Case(text: "merhaba", isClear: true, tool: nil),
    Case(text: "Şekerim 142", isClear: true, tool: "logGlucose"),
    Case(text: "Listeye iki ekmek ekle", isClear: true, tool: "addToShoppingList"),
    Case(text: "Köfte yedim, sence şekerimi yükseltir mi?", isClear: false, tool: "logMeal"),
    Case(text: "Felsefe nedir?", isClear: false, tool: nil),
  ]

  @Test("Only what it fully understands is clear, and the likely tools are named", arguments: cases)
  func clear(example: Case) {
    let names = [
      "logMeal", "logGlucose", "getGlucose", "addToShoppingList", "logActivity", "getDay",
    ]
    let request = ModelRequest(
      system: "", messages: [Message(role: .user, text: example.text, at: Engine.now)],
      tools: names.map { ToolDescription(name: $0, summary: "", schema: ToolSchema()) },
      now: Engine.now, zone: Engine.zone)
    let (isClear, tools) = Engine.shared.understanding(of: request)
    #expect(isClear == example.isClear)
    if let tool = example.tool { #expect(tools.contains(tool)) }
    #expect(Set(tools).isSubset(of: names) && Set(tools).count == tools.count)
  }
}
