import Domain
import Testing

@Suite("Talks with a capable model leave the rows that were meant")
struct TalkTests {
  @Test("There are talks to play")
  func exist() throws { #expect(try Talk.read("capable").count >= 12) }

  @Test("Its calls are carried out as they are, or asked about", arguments: Talk.all)
  func plays(_ talk: Talk) async throws {
    let played = try await talk.played()
    #expect(!talk.rows.isEmpty, "a talk says which rows it leaves")
    #expect(played.rows == talk.rows.filter { $0 != "-" })
    #expect(played.questions.count == talk.questions.count, "\(played.questions)")
    for (asked, expected) in zip(played.questions, talk.questions) {
      #expect(asked.contains(expected))
    }
    for text in talk.shown { #expect(played.screen.contains(text), "\(played.screen)") }
    for text in talk.hidden { #expect(!played.screen.contains(text), "\(played.screen)") }
    #expect(played.isOver, "the model had more to say")
  }
}
