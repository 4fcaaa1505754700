import Domain
import Foundation
import Support
import Testing
import Tools

/// A place to try tools: records in memory, a few foods, and a clock that stands still.
struct Desk {
  static let zone = Zone.fixed(3 * 3600)

  let fake = FakeRecords()
  var now: String
  var conversation: Int64?

  var kitchen: KitchenServices

  init(now: String = "2026-11-21T08:30:00+03:00", kitchen: KitchenServices = .absent) {
    self.now = now
    self.kitchen = kitchen
  }

  var context: ToolContext {
    ToolContext(now: Self.date(now), zone: Self.zone, conversation: conversation)
  }

  /// The instant that ISO 8601 names; the beginning of time for anything else.
  static func date(_ text: String) -> Date {
    CivilTime(parsing: text, in: zone)?.date ?? .distantPast
  }

  var tools: [any Tool] {
    Toolbox(records: fake.records, foods: FakeFoods.table, kitchen: kitchen).all
  }

  func tool(_ name: String) throws -> any Tool {
    try #require(tools.first { type(of: $0).name == name })
  }

  /// Calls a tool as the loop does: validated, decoded, without asking.
  @discardableResult
  func call(_ name: String, _ arguments: JSON = [:]) async throws -> JSON {
    try await tool(name).run(arguments, in: context)
  }

  /// The question before a call, or nil.
  func question(_ name: String, _ arguments: JSON = [:]) async throws -> String? {
    try await tool(name).ask(arguments, in: context)
  }

  /// What a reply makes of a call that waits; nil where it is no answer to its question.
  func chosen(_ name: String, _ arguments: JSON, by reply: String) throws -> JSON? {
    try tool(name).arguments(arguments, chosenBy: reply, in: context)
  }

  /// The failure of a call, which must fail.
  func failure(_ name: String, _ arguments: JSON = [:]) async throws -> ToolFailure {
    do {
      let value = try await call(name, arguments)
      Issue.record("\(name) gave \(value.text)")
      return ToolFailure(code: "", message: "")
    } catch let failure as ToolFailure { return failure }
  }

  /// Logs a meal of foods by name.
  @discardableResult
  func eat(_ names: String..., at: String? = nil, type: MealType? = nil) async throws -> JSON {
    var arguments: JSON = ["items": .array(names.map { ["name": .string($0)] })]
    arguments = arguments.setting("mealType", to: type.map { .string($0.rawValue) })
    return try await call("logMeal", arguments.setting("eatenAt", to: at.map(JSON.string)))
  }
}

extension Tool {
  func run(_ arguments: JSON, in context: ToolContext) async throws -> JSON {
    try await call(decoded(arguments), in: context)
  }

  func ask(_ arguments: JSON, in context: ToolContext) async throws -> String? {
    try await question(before: decoded(arguments), in: context)
  }

  func decoded(_ arguments: JSON) throws -> Arguments {
    try Self.schema.validated(arguments).decoded(as: Arguments.self)
  }
}

extension JSON {
  /// The value behind keys and places: `meal.at("items", 0, "name")`.
  func at(_ path: JSONStep...) -> JSON? {
    path.reduce(self) { value, step in
      switch step {
      case .key(let key): value?[key]
      case .place(let place): value?.array.flatMap { $0.indices.contains(place) ? $0[place] : nil }
      }
    }
  }

  /// The names of the items in a meal or a list.
  var itemNames: [String] { self["items"]?.array?.compactMap { $0["name"]?.string } ?? [] }
}

/// A step into a JSON value.
enum JSONStep: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case key(String)
  case place(Int)

  init(stringLiteral value: String) { self = .key(value) }
  init(integerLiteral value: Int) { self = .place(value) }
}
