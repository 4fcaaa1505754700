package import Domain
package import struct Foundation.Date

/// Four questions that show whether a model can work with tools: a call, two calls, a correction, and
/// a question that none answers.
///
///     let result = await Exam(now: now, zone: zone).result(of: model)  // 3 of 4
///
/// Nothing of a person is in them. Taken once, at the first use of a model that is not known by name.
package struct Exam: Sendable {
  /// How many answers were right.
  package struct Result: Sendable, Equatable {
    package var passed: Int
    package var of: Int
    /// What it has cost; nil where the service did not tell.
    package var tokens: TokenUsage?

    package init(passed: Int, of: Int, tokens: TokenUsage? = nil) {
      self.passed = passed
      self.of = of
      self.tokens = tokens
    }

    /// Whether it gets all tools, the full text and several steps.
    package var isCapable: Bool { passed >= of - 1 }
  }

  private let now: Date
  private let zone: Zone

  package init(now: Date, zone: Zone) {
    self.now = now
    self.zone = zone
  }

  /// Asks the model; nil where it gave no answer to one of the questions, which tells nothing of it.
  package func result(of model: LanguageModel) async -> Result? {
    var result = Result(passed: 0, of: questions.count)
    for question in questions {
      guard let reply = await reply(of: model, to: question.messages) else { return nil }
      if question.isRight(reply.text, reply.calls) { result.passed += 1 }
      if let tokens = reply.tokens {
        result.tokens = (result.tokens ?? TokenUsage(input: 0, output: 0)) + tokens
      }
    }
    return result
  }

  private typealias Reply = (text: String, calls: [ToolCall], tokens: TokenUsage?)

  private func reply(of model: LanguageModel, to messages: [Message]) async -> Reply? {
    let request = ModelRequest(
      system: Texts.examSystem, messages: messages, tools: Self.tools, now: now, zone: zone)
    var (text, calls, tokens): Reply = ("", [], nil)
    do {
      for try await piece in model.reply(request) {
        switch piece {
        case .text(let words): text += words
        case .call(let call): calls.append(call)
        case .usage(let count): tokens = count
        case .finish, .notice: break
        }
        // No right answer is so long; some models find no end.
        if text.utf8.count > 4_000 { break }
      }
    } catch {
      return nil
    }
    return text.isEmpty && calls.isEmpty ? nil : (text, calls, tokens)
  }

  // MARK: The questions

  private struct Question {
    var messages: [Message]
    var isRight: (_ text: String, _ calls: [ToolCall]) -> Bool
  }

  private func says(_ text: String) -> Message { Message(role: .user, text: text, at: now) }

  private var questions: [Question] {
    let meal: JSON = ["items": [["name": .string(Texts.examBread), "quantity": 2]]]
    let logged = ToolCall(id: "call_1", name: "logMeal", arguments: meal)
    return [
      Question(messages: [says(Texts.examOne)]) { _, calls in
        calls.count == 1 && Self.amount(in: calls, "logMeal") == 2
      },
      Question(messages: [says(Texts.examTwo)]) { _, calls in
        calls.count == 2 && Self.amount(in: calls, "logMeal") == 1
          && calls.contains { $0.name == "logGlucose" && $0.arguments[.value]?.number == 118 }
      },
      Question(messages: [
        says(Texts.examBefore), Message(role: .assistant, text: "", calls: [logged], at: now),
        Message(
          role: .tool, text: "",
          results: [ToolResult(id: "call_1", name: "logMeal", value: meal.setting(.meal, to: 7))],
          at: now),
        Message(role: .assistant, text: Texts.examAfter, at: now), says(Texts.examThree),
      ]) { _, calls in
        calls.count == 1 && Self.amount(in: calls, "updateMeal") == 3
      },
      Question(messages: [says(Texts.examFour)]) { text, calls in
        calls.isEmpty && text.contains { $0.isLetter } && !text.contains("{")
      },
    ]
  }

  private static func amount(in calls: [ToolCall], _ name: String) -> Double? {
    let call = calls.first { $0.name == name && $0.malformed == nil }
    let item = call?.arguments[.items]?.array?.first
    return item?[.quantity]?.number ?? item?[.quantity]?.string.flatMap(Double.init)
  }

  private static let tools: [ToolDescription] = {
    let items = ToolSchema.Property.list(
      "items",
      of: .object([
        .text("name", "", required: true), .number("quantity", ""), .text("unit", ""),
      ]), "", required: true)
    return [
      ToolDescription(
        name: "logMeal", summary: Texts.examLogMeal, schema: ToolSchema(items), writes: true),
      ToolDescription(
        name: "updateMeal", summary: Texts.examUpdateMeal, schema: ToolSchema(items), writes: true),
      ToolDescription(
        name: "logGlucose", summary: Texts.examLogGlucose,
        schema: ToolSchema(.number("value", "", required: true)), writes: true),
    ]
  }()
}
