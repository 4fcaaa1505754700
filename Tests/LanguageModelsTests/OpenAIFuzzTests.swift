import Domain
import Foundation
import LanguageModels
import Support
import Testing

/// Random cuts and changes of all recorded streams.
@Suite struct OpenAIFuzzTests {
  /// How many, unless `BALLI_FUZZ` says another number.
  static var rounds: Int {
    ProcessInfo.processInfo.environment["BALLI_FUZZ"].flatMap { Int($0) } ?? 5_000
  }

  @Test("Whatever is cut or changed ends in pieces or a failure that says what happened")
  func mutations() throws {
    let streams = try (Recording.all("variants", suffix: ".sse") + Recording.all(suffix: ".sse"))
      .map(\.body)
      .filter { !$0.isEmpty }
    try #require(streams.count > 50)
    var dice = SplitMix(state: 20_261_121)
    for round in 0..<Self.rounds {
      let body = Self.changed(streams, &dice)
      let size = [1, 3, 7, 64, nil, Int.random(in: 1...500, using: &dice)].randomElement(
        using: &dice)
      var reply = OpenAIReply(
        tools: recordedTools, isConstrained: round % 3 == 0, model: "openai:m")
      var pieces: [ModelPiece] = []
      for bytes in chunks(body, of: size ?? nil) { pieces += reply.feed(bytes) }
      pieces += reply.finish()
      if let failure = reply.failure {
        #expect(failure.message.hasSuffix("."))
        #expect(!pieces.contains { if case .call = $0 { true } else { false } })
      }
      #expect(pieces.allSatisfy { $0 != .text("") })
    }
  }

  private static func changed(_ streams: [[UInt8]], _ dice: inout SplitMix) -> [UInt8] {
    var body = streams.randomElement(using: &dice) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &dice) where !body.isEmpty {
      let place = Int.random(in: 0..<body.count, using: &dice)
      let end = min(body.count, place + Int.random(in: 1...40, using: &dice))
      switch Int.random(in: 0..<7, using: &dice) {
      case 0: body = Array(body[..<place])
      case 1: body[place] = UInt8.random(in: 0...255, using: &dice)
      case 2: body.removeSubrange(place..<end)
      case 3: body.insert(contentsOf: body[place..<end], at: place)
      case 4: body.insert(contentsOf: "{[\"\\}]:,<\n\r`".utf8.shuffled(using: &dice), at: place)
      case 5:
        let other = streams.randomElement(using: &dice) ?? []
        body = Array(body[..<place]) + other[Int.random(in: 0..<other.count, using: &dice)...]
      default: body[place] ^= 1 << UInt8.random(in: 0..<8, using: &dice)
      }
    }
    return body
  }
}
