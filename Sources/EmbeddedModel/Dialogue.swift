import Analysis
import Domain
import Foundation

/// What the talk so far says about what a short message can mean.
///
/// Drawn from the messages alone, as any other model would have to.
struct Dialogue {
  /// A call of an earlier turn with what came of it.
  struct Step {
    var call: ToolCall
    var result: ToolResult
    /// How many user messages ago it came to its result: a call that waited for a yes, at the yes.
    var age: Int
    /// When it came to its result.
    var at: Date
  }

  /// Newest first.
  var steps: [Step] = []
  /// The message before this one that the person wrote, if balli answered it without any call.
  var unanswered: String?
  /// When the message before this one was written.
  var saidBefore: Date?
  /// What balli said last.
  var lastAnswer: String?
  /// The person's messages, newest first; the current one left out.
  var earlier: [String] = []
  /// How many messages the thread has; makes call ids unique.
  var count: Int
  /// Reads an earlier message once more.
  var reader: SentenceReader?
  var units: FoodUnits?
  /// Folded names of those besides the writer of whom there are records.
  var names: Set<String> = []

  init(_ messages: [Message]) {
    count = messages.count
    let places = messages.indices.filter { messages[$0].role == .user }
    earlier = places.dropLast().reversed().map { messages[$0].text }
    guard let current = places.last else { return }
    var age = 1
    var results: [String: (value: ToolResult, age: Int, at: Date)] = [:]
    for place in (0..<current).reversed() {
      let message = messages[place]
      switch message.role {
      case .user: age += 1
      case .tool:
        for result in message.results { results[result.id] = (result, age, message.at) }
      case .assistant:
        if lastAnswer == nil, !message.text.isEmpty { lastAnswer = message.text }
        for call in message.calls.reversed() {
          guard let result = results[call.id] else { continue }
          steps.append(Step(call: call, result: result.value, age: result.age, at: result.at))
        }
      }
    }
    saidBefore = places.dropLast().last.map { messages[$0].at }
    if let before = places.dropLast().last, !steps.contains(where: { $0.age == 1 }) {
      unanswered = messages[before].text
    }
  }

  /// Whether balli's last words told of a question that stays open.
  var isLeftOpen: Bool { lastAnswer?.contains(Texts.leftOpen) == true }

  /// Whether a yes or a no answers something.
  var isAsked: Bool {
    isLeftOpen || unanswered != nil && lastAnswer?.contains("?") == true
  }

  /// The same with nothing said before.
  var forgotten: Dialogue {
    var first = Dialogue([])
    (first.count, first.reader, first.units, first.names) = (count, reader, units, names)
    return first
  }

  /// Whether something was said before.
  var isUnderWay: Bool { !earlier.isEmpty }

  /// The newest step of one of these tools that succeeded.
  func last(_ tools: String...) -> Step? {
    steps.first { tools.contains($0.call.name) && $0.result.isOK }
  }

  /// The newest step of the message before this one.
  var newest: Step? { steps.first { $0.age == 1 } }

  /// The newest step that wrote something.
  var lastWrite: Step? {
    steps.first { step in
      step.result.isOK && PlannedCall.writes(step.call.name)
    }
  }

  /// Whose record was written last, where it was somebody else's and not long ago.
  var personInFocus: String? {
    lastWrite.flatMap { $0.age < 3 ? owner(of: $0) : nil }
  }

  /// Whose record a step wrote or changed, where it is somebody else's.
  private func owner(of step: Step) -> String? {
    if let person = step.call.arguments[.person]?.string { return person }
    let told = [JSON.Key.meal, .entry, .reading].lazy.compactMap { key in
      step.call.arguments[key].map { JSON.Member(key, $0) }
    }.first
    guard let told else { return nil }
    return steps.lazy.compactMap { earlier -> String? in
      let value = earlier.result.value?.setMembers ?? []
      return value.contains(told) ? earlier.call.arguments[.person]?.string : nil
    }.first
  }

  /// Whose record was written last of all that are not the writer's, in the last messages.
  var lastOther: String? {
    steps.first { step in
      step.age <= Self.talkedOf && step.result.isOK && step.call.arguments[.person] != nil
    }?.call.arguments[.person]?.string
  }

  /// The only one besides the writer of whom the thread has a record.
  var onlyOther: String? {
    let all = Set(
      steps.lazy.filter { $0.result.isOK && PlannedCall.writes($0.call.name) }
        .compactMap { $0.call.arguments[.person]?.string })
    return all.count == 1 ? all.first : nil
  }

  /// Whose records the newest question that read any was about, and the step; nil for the writer's.
  var asked: (step: Step, person: String)? {
    let step = steps.first { $0.result.isOK && Self.reading.contains($0.call.name) }
    guard let step, step.age <= Self.talkedOf, let person = step.call.arguments[.person]?.string
    else { return nil }
    return (step, person)
  }

  /// What reads records that may be somebody else's.
  static let reading: Set = ["getDay", "getGlucose", "getMeals", "getNutrition"]

  /// So many messages back somebody is still talked of.
  static let talkedOf = 4

  /// The newest meal of the thread as it is now: its id and items.
  var meal: LoggedMeal? {
    for step in steps where step.result.isOK {
      guard let value = step.result.value else { continue }
      switch step.call.name {
      case "logMeal", "updateMeal", "repeatMeal": return LoggedMeal(value, age: step.age)
      case "undo", "deleteMeal": return nil
      default: continue
      }
    }
    return nil
  }
}

/// A meal as a tool's result tells it.
struct LoggedMeal {
  struct Item {
    var name: String
    var food: String?
    var quantity: Double?
    var unit: String?
  }

  var id: Double
  var type: String
  var eatenAt: String
  var items: [Item]
  /// How many user messages ago it was logged or changed.
  var age: Int

  init?(_ value: JSON, age: Int) {
    guard let id = value[.meal]?.number, let items = value[.items]?.array else { return nil }
    self.id = id
    self.age = age
    type = value[.mealType]?.string ?? ""
    eatenAt = value[.eatenAt]?.string ?? ""
    self.items = items.compactMap { item in
      item[.name]?.string.map {
        Item(
          name: $0, food: item[.food]?.string, quantity: item[.quantity]?.number,
          unit: item[.unit]?.string)
      }
    }
  }
}
