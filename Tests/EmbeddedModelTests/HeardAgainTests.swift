import Domain
import EmbeddedModel
import Nutrition
import Synchronization
import Testing

@Suite("A message that is read for several replies")
struct HeardAgainTests {
  /// A zone that counts how often it was asked, which reading a message does.
  private final class Counter: Sendable {
    private let count = Mutex(0)

    var zone: Zone {
      Zone(name: "+03:00") { _ in
        self.count.withLock { $0 += 1 }
        return 3 * 3600
      }
    }

    /// How often since the last time.
    func take() -> Int {
      count.withLock { count in
        defer { count = 0 }
        return count
      }
    }
  }

  /// One of its own: other tests talk with the shared one at the same time.
  private let engine = EmbeddedModel(foods: FoodBook().table)

  private func calls(_ messages: [Message], _ counter: Counter) async throws -> [ToolCall] {
    let tools = Talking.tools.map {
      ToolDescription(name: type(of: $0).name, summary: "", schema: type(of: $0).schema)
    }
    let request = ModelRequest(
      system: "", messages: messages, tools: tools, now: Engine.now, zone: counter.zone)
    var calls: [ToolCall] = []
    for try await piece in engine.model.reply(request) {
      if case .call(let call) = piece { calls.append(call) }
    }
    return calls
  }

  @Test("It is read once, and anew where a message, the thread or the moment is another")
  func once() async throws {
    let counter = Counter()
    let said = Message(role: .user, text: "dün akşam 2 elma yedim", at: Engine.now)
    let first = try await calls([said], counter)
    #expect(first.map(\.name) == ["logMeal"] && counter.take() > 0)
    #expect(try await calls([said], counter) == first && counter.take() == 0)

    let other = Message(role: .user, text: "dün akşam 3 elma yedim", at: Engine.now)
    #expect(try await calls([other], counter) != first && counter.take() > 0)
    _ = try await calls([other, said], counter)
    #expect(counter.take() > 0)
    #expect(try await calls([said], counter) == first && counter.take() > 0)
  }
}
