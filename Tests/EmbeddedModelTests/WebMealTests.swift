import Domain
import Testing

@testable import EmbeddedModel

/// What is eaten of something that was looked for on the web.
@Suite("Meals after a search of the web")
struct WebMealTests {
  /// How a message is understood after a search that found these facts.
  private static func meant(_ text: String, facts: [JSON]) -> Understanding {
    let call = ToolCall(id: "a", name: "searchWeb", arguments: ["query": "karpuz suyu tozu"])
    let value: JSON = [
      "query": "karpuz suyu tozu besin değeri", "subject": "karpuz suyu tozu",
      "facts": .array(facts),
      "results": [["number": 1, "title": "T", "url": "https://a.tr", "snippet": "x"]],
    ]
    let asked = "internette ara karpuz suyu tozu kaç karbonhidrat"
    let messages = [
      Message(role: .user, text: asked, at: Engine.now),
      Message(role: .assistant, text: "", calls: [call], at: Engine.now),
      Message(
        role: .tool, text: "", results: [ToolResult(id: "a", name: "searchWeb", value: value)],
        at: Engine.now),
      Message(role: .assistant, text: "Sayfalarda değer yok.", at: Engine.now),
      Message(role: .user, text: text, at: Engine.now),
    ]
    return Engine.shared.interpreterInUse.understand(
      text, after: messages, now: Engine.now, zone: Engine.zone)
  }

  private static let fact: JSON = [
    "basis": "100g", "carbs": 30, "number": 1, "site": "a.tr", "url": "https://a.tr",
  ]

  @Test("A figure of a page is asked about before it enters a meal")
  func asked() throws {
    let meant = Self.meant("60 gram yedim", facts: [Self.fact])
    guard case .ask(let question)? = meant.speeches.first,
      case .webMeal(_, _, let carbs, _) = question.kind
    else {
      Issue.record("\(meant)")
      return
    }
    #expect(meant.calls.isEmpty && carbs == 18 && question.calls.map(\.tool) == ["logMeal"])
  }

  @Test("Where no page tells a figure, no food of a like name is recorded in its stead")
  func unknown() {
    for text in ["60 gram yedim", "1 tane yedim", "yedim"] {
      let meant = Self.meant(text, facts: [])
      #expect(
        meant.calls.isEmpty
          && meant.speeches == [
            .ask(Question(kind: .webLabel("karpuz suyu tozu"), calls: []))
          ], "\(text): \(meant)")
    }
    // What is named is recorded.
    #expect(Self.meant("60 gram karpuz yedim", facts: []).calls.map(\.tool) == ["logMeal"])
  }
}
