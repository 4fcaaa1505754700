import Domain
import EmbeddedModel
import Foundation
import Nutrition
import Support
import Testing
import Tools

@Suite("Figures in answers")
struct GroundingTests {
  private static let talks = [
    [
      "Kahvaltıda iki yumurta, bir dilim ekmek ve bir bardak süt içtim",
      "Bugün kaç karbonhidrat aldım?", "süt değil ayrandı", "bugün ne yedim?", "geri al",
    ],
    ["Elmada kaç karbonhidrat var?", "Bir tabak makarnada kaç kalori var?"],
    ["Şekerim 112", "Yemekten sonra 186 ölçtüm", "Son 7 günde şeker ortalamam kaç?"],
    [
      "Günlük karbonhidrat hedefim 150 gram olsun", "Öğlen bir tabak makarna yedim",
      "Bugün ne kadar karbonhidrat hakkım kaldı?", "Hedeflerimi göster",
    ],
    ["Listeye iki litre süt ve 10 yumurta ekle", "Listede ne var?", "Sütü aldım"],
    ["Bir bardak su içtim", "40 dakika yürüdüm", "Kilom 81,2", "14 ünite Lantus yaptım"],
  ]

  @Test("Every figure stands in a result of the turn", arguments: talks)
  func grounded(_ talk: [String]) async throws {
    let tools = Toolbox(records: FakeRecords().records, foods: FoodBook().table).all
    var messages: [Message] = []
    for text in talk {
      let turn = try await Self.turn(text, after: messages, with: tools)
      messages += turn
      let results = turn.flatMap(\.results)
      guard !results.isEmpty, let answer = turn.last?.text else { continue }
      let known = Self.figures(in: results.map { $0.value?.text ?? "" }.joined(separator: " "))
      for figure in Self.shown(in: answer) where !Self.holds(known, figure) {
        Issue.record("\(text): \(figure) is in no result\n\(answer)")
      }
    }
  }

  /// The person's message, the calls, their results and the answer.
  private static func turn(
    _ text: String, after earlier: [Message], with tools: [any Tool]
  ) async throws -> [Message] {
    var turn = [Message(role: .user, text: text, at: Engine.now)]
    let calls = try await reply(earlier + turn, tools).calls
    turn.append(Message(role: .assistant, text: "", calls: calls, at: Engine.now))
    guard !calls.isEmpty else { return turn }
    let context = ToolContext(now: Engine.now, zone: Engine.zone, conversation: 1)
    var results: [ToolResult] = []
    for call in calls {
      let tool = try #require(tools.first { type(of: $0).name == call.name })
      do {
        let value = try await Self.value(of: tool, call, context)
        results.append(ToolResult(id: call.id, name: call.name, value: value))
      } catch let failure as ToolFailure {
        results.append(ToolResult(id: call.id, name: call.name, failure: failure))
      }
    }
    turn.append(Message(role: .tool, text: "", results: results, at: Engine.now))
    let answer = try await reply(earlier + turn, tools).text
    turn.append(Message(role: .assistant, text: answer, at: Engine.now))
    return turn
  }

  private static func value(
    of tool: some Tool, _ call: ToolCall, _ context: ToolContext
  ) async throws -> JSON {
    try await tool.run(call.arguments, in: context)
  }

  private static func reply(
    _ messages: [Message], _ tools: [any Tool]
  ) async throws -> (text: String, calls: [ToolCall]) {
    let offered = tools.map { tool in
      ToolDescription(
        name: type(of: tool).name, summary: type(of: tool).summary, schema: type(of: tool).schema)
    }
    let request = ModelRequest(
      system: "", messages: messages, tools: offered, now: Engine.now, zone: Engine.zone)
    var text = ""
    var calls: [ToolCall] = []
    for try await piece in Engine.shared.model.reply(request) {
      switch piece {
      case .text(let more): text += more
      case .call(let call): calls.append(call)
      case .usage, .finish, .notice: break
      }
    }
    return (text, calls)
  }
}

// MARK: Figures

extension GroundingTests {
  /// The numbers of a JSON text, those within strings included.
  private static func figures(in json: String) -> [Double] {
    json.matches(of: /\d+(?:\.\d+)?/).compactMap { Double($0.output) }
      + json.matches(of: /\d+(?:,\d+)?/).compactMap { figure($0.output) }
      + json.matches(of: /\d+/).compactMap { Double($0.output) }
  }

  /// The numbers of a Turkish answer; the ten of `/10` is no figure, and 08.30 is two.
  private static func shown(in answer: String) -> [Double] {
    answer.replacing("/10", with: "")
      .replacing(/\b(\d{2})\.(\d{2})\b/) { "\($0.output.1) \($0.output.2)" }
      .matches(of: /\d+(?:\.\d{3})*(?:,\d+)?/).compactMap { figure($0.output) }
  }

  private static func figure(_ text: Substring) -> Double? {
    Double(text.replacing(".", with: "").replacing(",", with: "."))
  }

  /// Whether a known number rounds to `shown`, at whole numbers or one place.
  private static func holds(_ known: [Double], _ shown: Double) -> Bool {
    known.contains { abs($0 - shown) < 0.051 || $0.rounded() == shown }
  }
}

extension Tool {
  /// Calls with JSON, as the loop does.
  fileprivate func run(_ arguments: JSON, in context: ToolContext) async throws -> JSON {
    let checked = try Self.schema.validated(arguments)
    return try await call(checked.decoded(as: Arguments.self), in: context)
  }
}
