import Analysis
import Domain
import EmbeddedModel
import Nutrition
import Testing

/// What a short message can mean after what was said and written before; which of it is meant is learned.
@Suite("Follow-ups are proposed")
struct FollowUpProposalTests {
  private static let model = EmbeddedModel(foods: FoodBook().table)

  /// A message of the person and what was called for it, if anything.
  private static func turn(_ text: String, _ tool: String? = nil, _ value: JSON = .object([]))
    -> [Message]
  {
    let asked = Message(role: .user, text: text, at: Engine.now)
    guard let tool else {
      return [asked, Message(role: .assistant, text: "Anlayamadım.", at: Engine.now)]
    }
    let call = ToolCall(id: "1", name: tool, arguments: value)
    return [
      asked, Message(role: .assistant, text: "", calls: [call], at: Engine.now),
      Message(
        role: .tool, text: "", results: [ToolResult(id: "1", name: tool, value: value)],
        at: Engine.now),
    ]
  }

  private static func proposed(_ text: String, after turns: [Message]) -> [String] {
    let messages = turns + [Message(role: .user, text: text, at: Engine.now)]
    let report = model.candidates(
      after: messages, now: Engine.now, zone: Engine.zone, weights: Weights())
    return (report?.candidates ?? []).flatMap(\.calls).map { "\($0.name) \($0.arguments.text)" }
  }

  private static let bread: JSON = [
    "meal": 7, "mealType": "lunch", "eatenAt": "2026-11-21T12:30:00+03:00",
    "items": [
      ["name": "süt", "quantity": 1, "unit": "su bardağı"],
      ["name": "ekmek", "quantity": 2, "unit": "dilim"],
    ],
  ]

  @Test(
    "A meal is changed",
    arguments: [
      ("üçtü", #""items":[{"name":"ekmek","quantity":3,"unit":"dilim"}]"#),
      ("ekmeğin yarısını yedim", #""items":[{"name":"ekmek","quantity":1,"unit":"dilim"}]"#),
      ("bir dilim daha", #""items":[{"name":"ekmek","quantity":3,"unit":"dilim"}]"#),
      ("süt değil ayrandı", #""replace":[{"from":"süt","to":"ayran"}]"#),
      ("ekmeği çıkar", #""remove":["ekmek"]"#),
    ])
  func changesMeal(text: String, members: String) {
    let calls = Self.proposed(text, after: Self.turn("süt, ekmek", "logMeal", Self.bread))
    #expect(calls.contains { $0.hasPrefix("updateMeal") && $0.contains(members) }, "\(calls)")
  }

  @Test("A reading is corrected and taken back")
  func correctsReading() {
    let turns = Self.turn("139", "logGlucose", ["reading": 3, "value": 139])
    #expect(
      Self.proposed("139 değil 193", after: turns).contains(
        #"updateEntry {"reading":3,"value":193}"#))
    #expect(Self.proposed("sil", after: turns).contains { $0.hasPrefix("deleteEntry") })
  }

  @Test("Nothing is left to correct after it was taken back")
  func forgetsUndone() {
    let turns =
      Self.turn("139", "logGlucose", ["reading": 3, "value": 139]) + Self.turn("geri al", "undo")
    #expect(!Self.proposed("193", after: turns).contains { $0.hasPrefix("updateEntry") })
  }

  @Test("A food that was not written takes the amount that follows")
  func completes() {
    let calls = Self.proposed("5 tane", after: Self.turn("köfte"))
    #expect(
      calls.contains { $0.hasPrefix("logMeal") && $0.contains(#""name":"köfte","quantity":5"#) },
      "\(calls)")
  }
}
