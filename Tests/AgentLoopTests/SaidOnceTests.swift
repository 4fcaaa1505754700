import AgentLoop
import Domain
import Testing

@Suite("What a foreign model says twice, or says that it must not")
struct SaidOnceTests {
  @Test("What a model says again when it is asked for its call is said once")
  func saidOnce() async {
    var guards = Guards()
    guards.model.falseClaims = { _ in { $0.contains("girdim") } }
    let stage = Stage(
      .says("Simidi girdim. Başka?"), .says("Simidi girdim. Başka?"), guards: guards)
    let text = await stage.say("1 simit yedim").answer?.text ?? ""
    #expect(text.split(separator: "Başka?", omittingEmptySubsequences: false).count == 2)
  }

  @Test("A call is looked at without the secrets in it")
  func secrets() async {
    var guards = Guards()
    guards.model.masked = { ToolCall(id: $0.id, name: $0.name, arguments: ["name": "•••"]) }
    let stage = Stage(.calls(.save("sk-gizli")), .says("Tamam."), guards: guards)
    _ = await stage.say("not al")
    #expect(stage.shelf.done == ["save •••"])
  }
}
