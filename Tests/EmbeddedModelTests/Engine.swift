import Analysis
import Domain
@testable import EmbeddedModel
import Foundation
import Nutrition

/// The engine over the real food table, at one moment in Istanbul.
enum Engine {
  static let zone = Zone.fixed(3 * 3600)
  static let now =
    CivilTime(parsing: "2026-11-21T13:10:00+03:00", in: zone)?.date ?? .distantPast
  static let shared = EmbeddedModel(foods: FoodBook().table)
  /// The same without weights: only what the grammar leaves no doubt about.
  static let unlearned = EmbeddedModel(foods: FoodBook().table, weights: Weights())

  /// The calls of a first message.
  static func calls(_ text: String, hoursLater hours: Double = 0) -> [ToolCall] {
    shared.calls(for: text, now: now.addingTimeInterval(hours * 3600), zone: zone)
  }

  /// What the engine says of a capable model's call beside a message.
  static func second(_ tool: String, _ arguments: JSON, _ text: String) -> SecondReading? {
    let request = ModelRequest(
      system: "", messages: [Message(role: .user, text: text, at: now)], tools: [], now: now,
      zone: zone)
    return shared.secondReading(
      of: ToolCall(id: "1", name: tool, arguments: arguments), in: request)
  }

  /// The calls as one text for comparing: `logMeal {"items":…}`.
  static func signature(_ text: String) -> String { signature(calls(text)) }

  static func signature(_ calls: [ToolCall]) -> String {
    calls.map { "\($0.name) \($0.arguments.text)" }.joined(separator: "; ")
  }
}

extension ToolCall {
  /// The names of the items of a meal or list call.
  var itemNames: [String] {
    (arguments["items"]?.array ?? []).compactMap { $0["name"]?.string }
  }

  /// The items: quantity, unit and name, with `@` and the note of somebody else's.
  var items: [String] {
    let note = arguments["person"]?.string.map { " @\($0)" } ?? ""
    return (arguments["items"]?.array ?? []).map { item in
      let number = item["quantity"]?.number.map { value in
        value == value.rounded() ? "\(Int(value))" : "\(value)"
      }
      let parts = [number, item["unit"]?.string, item["name"]?.string]
      return parts.compactMap(\.self).joined(separator: " ") + note
    }
  }

  /// Whether the call changes a record.
  var writes: Bool {
    name == "undo"
      || ["log", "add", "set", "update", "delete", "write"].contains { name.hasPrefix($0) }
  }

}

extension Engine {
  /// What a first message means.
  static func understanding(_ text: String) -> Understanding {
    shared.interpreterInUse.understand(
      text, after: [Message(role: .user, text: text, at: now)], now: now, zone: zone)
  }
}
