import Domain
import Testing

@testable import LanguageModels

@Suite("Keys of other services in what a model says")
struct HidingModelTests {
  private static let key = "AIzaSyT12testkey0123456789abcdefghijk"

  private static func model(_ pieces: [ModelPiece], failing: (any Error)? = nil) -> LanguageModel {
    LanguageModel(name: "m") { _ in
      AsyncThrowingStream { continuation in
        for piece in pieces { continuation.yield(piece) }
        continuation.finish(throwing: failing)
      }
    }
  }

  @Test(
    "None is told, in words cut anywhere, in a call or before a failure", arguments: [1, 5, 50])
  func hidden(_ size: Int) async throws {
    let text = Array("Anahtar: \(Self.key), sk-other-1234567890 ve bitti")
    let pieces = stride(from: 0, to: text.count, by: size).map {
      ModelPiece.text(String(text[$0..<min($0 + size, text.count)]))
    }
    let call = ToolCall(id: "1", name: "writeNote", arguments: ["content": .string(Self.key)])
    let hiding = Self.model(pieces + [.call(call)]).hiding([Self.key, "sk-other-1234567890"])
    let meaning = await FakeServer.ask(hiding, .about("?")).meaning
    #expect(meaning.text == "Anahtar: •••, ••• ve bitti")
    #expect(meaning.calls.first?.arguments["content"]?.string == "•••")
    let failure = ModelFailure(code: "incomplete", message: "Yarıda.", isRetryable: true)
    let broken = Self.model([.text("Yarım \(Self.key) AIza")], failing: failure).hiding([Self.key])
    let cut = await FakeServer.ask(broken, .about("?")).meaning
    #expect(cut.text == "Yarım ••• AIza")
    #expect(cut.failure?.code == "incomplete")
  }
}
