import Analysis
import Domain
import Foundation
import Turkish

/// A record of this talk as it is now: what a correction can be of.
struct TalkRecord {
  enum Kind: String, Sendable, CaseIterable {
    case meal, glucose, medication, activity, sleep, water, weight, symptom, mood, measurement
    case target, list

    /// The kinds of a day's entries that are no meal.
    static let entries: [Kind] = [
      .glucose, .medication, .activity, .sleep, .water, .weight, .symptom, .mood, .measurement,
    ]

    /// Whether it is read off a device or a paper, and of each there is a next one.
    var isRead: Bool { [.glucose, .weight, .measurement].contains(self) }
  }

  var kind: Kind
  /// The tool that wrote or changed it last.
  var tool: String
  /// The argument that chooses it; nil where its tools need none.
  var choice: JSON.Member?
  /// What was asked for when it was written.
  var said: JSON
  /// As the newest result tells it.
  var value: JSON
  /// How many user messages ago it was written or changed.
  var age: Int
  /// When it was written or changed last.
  var writtenAt: Date

  var meal: LoggedMeal? { kind == .meal ? LoggedMeal(value, age: age) : nil }

  /// A figure of it, from its result or else from what was asked for.
  func figure(_ field: String) -> Double? { value[field]?.number ?? said[field]?.number }

  func date(in zone: Zone) -> Date? {
    let text = value[.eatenAt]?.string ?? value[.at]?.string
    return text.flatMap { CivilTime(parsing: $0, in: zone)?.date }
  }

  /// Whose it is, folded; nil for the writer's.
  var owner: String? {
    (value[.person]?.string ?? said[.person]?.string).map { Turkish.fold($0) }
  }

  /// The fields that a number can correct.
  var figures: [String] {
    switch kind {
    case .glucose: ["value"]
    case .measurement: value[.value2] == nil ? ["value"] : ["value", "value2"]
    case .water: ["milliliters"]
    case .activity: value[.steps] == nil ? ["minutes"] : ["steps", "minutes"]
    case .medication: ["dose"]
    case .sleep: ["hours"]
    case .weight: ["kilograms"]
    case .meal, .symptom, .mood, .target, .list: []
    }
  }

  /// What was measured, where it is no glucose and no weight: `pulse`, `lab`; nil for other records.
  var measured: String? { kind == .measurement ? value[.kind]?.string : nil }

  /// Whether it is a value of the same measure; of a laboratory's, of the same name.
  func isOf(_ analyte: (kind: String, name: String)) -> Bool {
    guard measured == analyte.kind else { return false }
    guard analyte.kind == "lab", let name = value[.name]?.string ?? said[.name]?.string else {
      return true
    }
    return Turkish.fold(name) == Turkish.fold(analyte.name)
  }

  /// The classes of words that name its kind.
  var names: [WordClass] { kind.names }
}

extension TalkRecord.Kind {
  /// The classes of words that name it.
  var names: [WordClass] {
    switch self {
    case .meal: [.eat, .meal]
    case .glucose: [.glucose, .sugarword, .measure]
    case .medication: [.medication, .doseunit, .inject]
    case .activity: [.activity, .walk, .steps]
    case .sleep: [.sleep, .sleepnoun]
    case .water: [.water, .waterunit]
    case .weight: [.weight, .weigh]
    case .symptom: [.symptom, .ache, .body]
    case .mood: [.mood, .moodnoun]
    case .measurement: [.ketone, .pressure, .pulse, .temperature, .hba1c, .lab]
    case .target: [.target]
    case .list: [.list, .shop]
    }
  }
}

extension TalkRecord.Kind {
  /// Of its names, those that no other kind of record has.
  fileprivate static let shared: Set<WordClass> = [.measure, .doseunit, .inject, .body, .waterunit]

  var ownNames: [WordClass] {
    [.symptom, .mood].contains(self) ? [] : names.filter { !Self.shared.contains($0) }
  }
}

/// What the talk so far leaves open: its records, newest first, and what was said and not written.
struct DialogueState {
  /// Those taken back or deleted since are left out.
  private(set) var records: [TalkRecord] = []
  /// The person's messages since the last write, newest first: what a short one can complete.
  private(set) var unwritten: [String] = []
  /// The tool called last, also one that only reads.
  let newestTool: String?
  /// Whether balli's last answer was a question.
  let wasAsked: Bool

  static let mostAge = 8

  init(_ dialogue: Dialogue) {
    newestTool = dialogue.newest?.call.name
    wasAsked = dialogue.lastAnswer?.contains("?") ?? false
    for step in dialogue.steps.reversed() where step.result.isOK { apply(step) }
    records = records.reversed().filter { $0.age <= Self.mostAge }
    let written = dialogue.lastWrite?.age ?? .max
    unwritten = dialogue.earlier.prefix(min(2, max(0, written - 1))).map(\.self)
  }

  /// The newest of each list of records; the shopping list and the targets are one each.
  private mutating func apply(_ step: Dialogue.Step) {
    guard let value = step.result.value else { return }
    let tool = step.call.name
    if tool == "undo" {
      records = records.dropLast()
    } else if ToolVerb(of: tool) == .delete {
      let choice = Self.choice(of: value)
      records.removeAll { $0.choice == choice }
    } else if let kind = Self.kind(of: tool, value) {
      let choice = Self.choice(of: value)
      let known = choice.flatMap { choice in records.firstIndex { $0.choice == choice } }
      var record = TalkRecord(
        kind: kind, tool: tool, choice: choice, said: step.call.arguments, value: value,
        age: step.age, writtenAt: step.at)
      if let known {
        record.said = records[known].said
        records.remove(at: known)
      }
      records.append(record)
    }
  }

  private static func kind(of tool: String, _ value: JSON) -> TalkRecord.Kind? {
    switch tool {
    case "logMeal", "updateMeal", "repeatMeal": .meal
    case "updateEntry": value[.type]?.string.flatMap(TalkRecord.Kind.init)
    case "setTarget": .target
    case "addToShoppingList", "updateShoppingList": .list
    default:
      ToolVerb(of: tool) == .log ? TalkRecord.Kind(rawValue: tool.dropFirst(3).lowercased()) : nil
    }
  }

  private static func choice(of value: JSON) -> JSON.Member? {
    for key in [JSON.Key.meal, .reading, .entry] {
      if let id = value[key]?.number { return .init(key, .number(id)) }
    }
    return nil
  }
}

extension Dialogue {
  /// A message of the person before this one, read as it stood.
  func scene(of text: String, now: Date, zone: Zone) -> Scene? {
    guard let reader, let units else { return nil }
    let paths = PicturePaths(in: text)
    return Scene(
      reader.read(paths.otherText, now: now, zone: zone), self, now: now, zone: zone,
      units: units, paths: paths)
  }
}
