import Domain
import EmbeddedModel
import Testing

@Suite("What the engine does for a small model")
struct ToolCallRepairTests {
  static let tools = [
    ("logMeal", true), ("logGlucose", true), ("addToShoppingList", true), ("deleteMeal", true),
    ("logActivity", true), ("getGlucose", false), ("getMeals", false), ("getNutrition", false),
    ("lookupFood", false), ("recallConversations", false),
  ]

  private func request(_ text: String) -> ModelRequest {
    let schema = ToolSchema(.moment("eatenAt", ""))
    return ModelRequest(
      system: "", messages: [Message(role: .user, text: text, at: Engine.now)],
      tools: Self.tools.map {
        ToolDescription(name: $0.0, summary: "", schema: schema, writes: $0.1)
      }, now: Engine.now, zone: Engine.zone)
  }

  private func call(_ name: String, _ arguments: JSON = .object([] as [JSON.Member])) -> ToolCall {
    ToolCall(id: "m", name: name, arguments: arguments)
  }

  @Test("Only the tools that a clear sentence can mean are offered")
  func offering() {
    #expect(Engine.shared.lendable(for: request("Bir elma yedim"), atMost: 5) == ["logMeal"])
    let denied = Engine.shared.lendable(for: request("Elma yemedim"), atMost: 5)
    #expect(!denied.contains("logMeal") && denied.count <= 2)
    let open = Engine.shared.lendable(for: request("Elma mı armut mu şekerimi çıkarır"), atMost: 5)
    #expect(!open.isEmpty && open.count <= 5)
  }

  @Test("What is asked, was not done or would be taken away is not offered to be written")
  func careful() {
    for text in ["Karpuz mu kavun mu şekeri daha az oynatır?", "Revaninin tadına bile bakmadım"] {
      let offered = Engine.shared.lendable(for: request(text), atMost: 5)
      #expect(!offered.contains { $0.hasPrefix("log") || $0.hasPrefix("delete") }, "\(offered)")
    }
  }

  @Test("A food that nobody named is not looked up")
  func named() {
    func isRefused(_ name: String, in text: String) -> Bool {
      let looked = call("lookupFood", ["name": .string(name)])
      return Engine.shared.repaired([looked], in: request(text)).first?.call.malformed != nil
    }
    let label = "100 gramda ne var?\nKarbonhidrat 64 g. Okuyunuz, unutmayınız."
    #expect(isRefused("kavun", in: label) && isRefused("un", in: label))
    #expect(!isRefused("un", in: "Acaba undan ne kadar koysam bilemedim"))
    #expect(!isRefused("ekmek", in: "Ekmeğin içinde ne olur acaba bilemedim"))
  }

  @Test("What a call lacks is filled from the words, unasked")
  func filled() {
    let bare = call("logMeal", ["items": [["name": "ekmek"]]])
    let repaired = Engine.shared.repaired([bare], in: request("İki dilim ekmek ve bir elma yedim"))
    #expect(repaired.map(\.call.id) == ["m"])
    #expect(
      repaired.first?.call.arguments["items"]?.text
        == #"[{"name":"ekmek","quantity":2,"unit":"dilim"},{"name":"elma","quantity":1,"unit":"adet"}]"#
    )
    #expect(repaired.first?.question == nil)
  }

  @Test("What a call says against the words is asked, with both readings")
  func contrary() {
    for wrong: JSON in [
      ["name": "armut", "quantity": 9, "unit": "kilogram"], ["name": "ekmek", "quantity": 3],
    ] {
      let repaired = Engine.shared.repaired(
        [call("logMeal", ["items": [wrong]])], in: request("İki dilim ekmek yedim"))
      #expect(
        repaired.first?.call.arguments.text
          == #"{"items":[{"name":"ekmek","quantity":2,"unit":"dilim"}]}"#)
      let question = repaired.first?.question ?? ""
      #expect(question.contains("“2 dilim ekmek” anladım"))
      #expect(question.contains("9 kilogram armut") || question.contains("3 ekmek"))
    }
    let reading = Engine.shared.repaired(
      [call("logGlucose", ["value": 140])], in: request("Şekerim 104 çıktı"))
    #expect(reading.first?.question?.contains("“140” dedi") == true)
  }

  @Test("A model that stops after the first of several wishes is completed")
  func completes() {
    let text = "Şekerim 104 çıktı, bir elma yedim, listeye süt ekle"
    let repaired = Engine.shared.repaired([call("logMeal")], in: request(text)).map(\.call)
    #expect(repaired.map(\.name).sorted() == ["addToShoppingList", "logGlucose", "logMeal"])
    #expect(Set(repaired.map(\.id)) == ["m", ""])
  }

  @Test("A call of another tool stays the model's own")
  func other() {
    let own = call("getNutrition", ["period": "today"])
    #expect(Engine.shared.repaired([own], in: request("Bir elma yedim")).map(\.call) == [own])
    let broken = ToolCall(id: "m", name: "logMeal", arguments: .null, malformed: "yarım")
    #expect(Engine.shared.repaired([broken], in: request("Bir elma yedim")).map(\.call) == [broken])
  }

  @Test("A call that the engine reads itself is asked for by the words")
  func reads() {
    let words = request("İki dilim ekmek yedim")
    let read = call("logMeal", ["items": [["unit": "dilim", "name": "ekmek", "quantity": 2]]])
    #expect(Engine.shared.reads(read, in: words))
    #expect(!Engine.shared.reads(call("deleteMeal", ["which": "last"]), in: words))
    #expect(!Engine.shared.reads(call("logMeal", ["items": [["name": "votka"]]]), in: words))
  }

  @Test("What writes came to is said at once; an open question is left to the model")
  func words() {
    func told(_ text: String, _ name: String, _ value: JSON) -> String? {
      var request = request(text)
      request.messages += [
        Message(role: .assistant, text: "", calls: [call(name)], at: Engine.now),
        Message(
          role: .tool, text: "", results: [ToolResult(id: "m", name: name, value: value)],
          at: Engine.now),
      ]
      return Engine.shared.words(after: request)
    }
    let water = told("Bir elma yedim", "logMeal", ["meal": 1, "items": [["name": "elma"]]])
    #expect(water?.contains("elma") == true)
    #expect(told("Felsefe nedir?", "getMeals", ["meals": []]) == nil)
  }
}
