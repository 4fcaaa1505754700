import AgentLoop
import Domain
import Testing

@Suite("What a foreign model says twice, or says that it must not")
struct SaidOnceTests {
  @Test("A call is looked at without the secrets in it")
  func secrets() async {
    var guards = Guards()
    guards.model.masked = { ToolCall(id: $0.id, name: $0.name, arguments: ["name": "•••"]) }
    let stage = Stage(.calls(.save("sk-gizli")), .says("Tamam."), guards: guards)
    _ = await stage.say("not al")
    #expect(stage.shelf.done == ["save •••"])
  }
}
