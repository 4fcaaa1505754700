import Domain

/// What was done to the list in the talk, the newest first, as far back as "onu" may reach.
struct ListSteps {
  static let tools: Set = ["addToShoppingList", "updateShoppingList", "getShoppingList"]
  /// How many messages back the list may have been talked about.
  static let lately = 6

  private let dialogue: Dialogue
  let steps: [Dialogue.Step]

  init(_ dialogue: Dialogue) {
    self.dialogue = dialogue
    steps = dialogue.steps.filter { Self.isOfList($0) && $0.age <= Self.lately && $0.result.isOK }
  }

  private static func isOfList(_ step: Dialogue.Step) -> Bool { tools.contains(step.call.name) }

  /// What was done last, where that was done to the list: "onu sil" after a meal is the meal's.
  var newest: Dialogue.Step? {
    let last = dialogue.steps.first { step in
      step.result.isOK && (Self.isOfList(step) || ToolVerb(of: step.call.name) != nil)
    }
    return last.flatMap { Self.isOfList($0) && $0.age <= Self.lately ? $0 : nil }
  }

  /// Whether something was recorded besides, which an amount may be of.
  var areAmongRecords: Bool {
    dialogue.steps.contains { step in
      step.age <= Self.lately && ToolVerb(of: step.call.name) == .log && step.result.isOK
    }
  }

  /// The lines of all additions up to the newest, the oldest first.
  var added: [String] {
    steps.prefix { $0.call.name == "addToShoppingList" }.reversed().flatMap(\.lines)
  }
}

extension Dialogue.Step {
  /// The lines that the list was asked to hold, or that were marked.
  var lines: [String] {
    switch call.name {
    case "addToShoppingList":
      return (result.value?[.added]?.array ?? []).compactMap { $0[.name]?.string }
    case "updateShoppingList":
      return [JSON.Key.check, .uncheck, .change].flatMap { key in
        (call.arguments[key]?.array ?? []).compactMap { $0.string ?? $0[.name]?.string }
      }
    default: return []
    }
  }

  /// What a message goes on with that names things alone: "ekmek de".
  var continued: ListSentence.Deed? {
    if call.name == "addToShoppingList" || call.arguments[.change] != nil { return .add }
    if call.arguments[.check] != nil { return .ticked }
    return call.arguments[.remove] != nil ? .remove : nil
  }
}
