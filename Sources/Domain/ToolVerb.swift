/// What a tool that changes records does with them, or that one looks outside, by the verb that its name
/// begins with.
///
///     ToolVerb(of: "logMeal")  // .log
///     ToolVerb(of: "getMeals") // nil
package enum ToolVerb: String, Sendable, CaseIterable {
  case log, `repeat`, add, set, update, delete, write, undo, search

  package init?(of tool: String) {
    guard let verb = Self.allCases.first(where: { tool.hasPrefix($0.rawValue) }) else { return nil }
    self = verb
  }
}
