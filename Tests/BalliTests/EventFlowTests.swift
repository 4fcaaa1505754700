import Domain
import Testing

@testable import balli

@Suite("The way of the events")
struct EventFlowTests {
  @Test("Every event comes once and in its order, and then the end")
  func order() async {
    let flow = EventFlow()
    let said = (0..<5_000).map { TurnEvent.delta("\($0)") }
    let speaking = Task.detached {
      for (number, event) in said.enumerated() {
        flow.tell(event)
        if number.isMultiple(of: 7) { await Task.yield() }
      }
      flow.finish()
    }
    var heard: [TurnEvent] = []
    while let events = await flow.next() {
      #expect(!events.isEmpty)
      heard += events
    }
    await speaking.value
    #expect(heard == said)
    #expect(await flow.next() == nil)
  }

  @Test("What came before the end is not lost by it")
  func end() async {
    let flow = EventFlow()
    flow.tell(.delta("son"))
    flow.finish()
    #expect(await flow.next() == [.delta("son")])
    #expect(await flow.next() == nil)
  }
}
