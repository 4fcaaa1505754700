import AgentLoop
import Domain
import Testing

/// A recipe, as our own tool gives it.
struct Cook: Tool {
  static let name = "generateRecipe"
  static let summary = "Tarif hazırlar."
  static let schema = ToolSchema(.text("name", "Ad", required: true))
  static let writes = false

  func call(_ arguments: Named, in context: ToolContext) async throws(ToolFailure) -> JSON {
    if arguments.name == "taş" { throw ToolFailure(code: "impossible", message: "Taş pişmez.") }
    return ["name": .string(arguments.name)]
  }
}

@Suite("What people are shown in our words")
struct ShownResultTests {
  /// A guard that shows a recipe by its name; a message with "ve" asks for more.
  private static var guards: Guards {
    var guards = Guards(
      shown: { result, _ in result.value?["name"]?.string.map { "TARİF \($0)" } },
      checked: { $0.replacing("zehir", with: "…") })
    guards.model.asksMore = { request, _ in
      request.messages.last { $0.role == .user }?.text.contains(" ve ") == true
    }
    return guards
  }

  private static func stage(_ lines: Script.Line..., ours: Bool = false) -> Stage {
    var stage = Stage(
      lines, guards: guards, traits: ModelTraits(isLocal: false, isOurs: ours))
    stage.agent.tools.append(Cook())
    return stage
  }

  private static func cook(_ name: String) -> ToolCall {
    ToolCall(id: "", name: "generateRecipe", arguments: ["name": .string(name)])
  }

  @Test("A recipe is the whole answer, and no model retells it")
  func whole() async {
    let stage = Self.stage(.calls(Self.cook("çorba")), .says("Tereyağı da ekleyin."))
    let events = await stage.say("çorba tarifi ver")
    #expect(events.answer?.text == "TARİF çorba" && stage.script.requests.count == 1)
    #expect(stage.threads.messages().last?.text == "TARİF çorba")
  }

  @Test("Where more is asked for, it is shown first and the model goes on")
  func more() async {
    let stage = Self.stage(
      .calls(Self.cook("çorba")), .calls(.save("süt")), .says("Süt listede."))
    let events = await stage.say("çorba tarifi ver ve süt ekle")
    #expect(events.answer?.text == "TARİF çorba\n\nSüt listede.")
    #expect(stage.shelf.done == ["save süt"])
    let both = Self.stage(.calls(Self.cook("çorba"), .save("süt")), .says("Süt listede."))
    let told = await both.say("çorba tarifi ver, süt ekle")
    #expect(told.answer?.text.hasPrefix("TARİF çorba") == true)
    #expect(told.answer?.text.hasSuffix("Süt listede.") == true)
  }

  @Test("A failure is the model's to tell, and the engine tells its own recipes")
  func others() async {
    let failed = Self.stage(.calls(Self.cook("taş")), .says("Taş pişmez."))
    #expect(await failed.say("taş tarifi ver").answer?.text == "Taş pişmez.")
    let ours = Self.stage(.calls(Self.cook("çorba")), .says("Buyurun, çorba."), ours: true)
    #expect(await ours.say("çorba tarifi ver").answer?.text == "Buyurun, çorba.")
  }

  @Test("The rules for words hold for it as well")
  func checked() async {
    let stage = Self.stage(.calls(Self.cook("zehir")))
    #expect(await stage.say("tarif ver").answer?.text == "TARİF …")
  }
}
