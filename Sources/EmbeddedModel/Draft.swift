import Analysis
import Domain
import Foundation
import Turkish

/// Records that balli has asked about and not written: what the person adds to them before a yes.
///
///     > 114
///     Şunu mu demek istediniz: kan şekeri 114?
///     > açken
///     Şunu mu demek istediniz: açlık kan şekeri 114?
///
/// A draft is corrected as a record of the talk would be, by the same readings.
struct Draft {
  private var calls: [PlannedCall]

  /// Nil where the calls do more than record something new.
  init?(_ calls: [PlannedCall]) {
    guard !calls.isEmpty, calls.allSatisfy({ ToolVerb(of: $0.tool) == .log }) else { return nil }
    self.calls = calls
  }

  /// The talk as if the records had been written.
  func written(in dialogue: Dialogue, at now: Date) -> Dialogue {
    var dialogue = dialogue
    dialogue.steps = calls.indices.reversed().map { place in
      let call = calls[place]
      let id = JSON.Member(Self.key(of: call.tool), .number(Self.id(of: place)))
      let value = JSON.object(call.arguments.setMembers + [id])
      return Dialogue.Step(
        call: ToolCall(id: "draft\(place)", name: call.tool, arguments: call.arguments),
        result: ToolResult(id: "draft\(place)", name: call.tool, value: value), age: 1,
        at: now)
    }
    return dialogue
  }

  /// The calls with the change that a reading makes of one of them; nil where it is none of a draft.
  func changed(by candidate: IntentCandidate) -> [PlannedCall]? {
    guard candidate.calls.count == 1, let change = candidate.calls.first,
      ["updateEntry", "updateMeal"].contains(change.tool)
    else { return nil }
    for place in calls.indices {
      let key = Self.key(of: calls[place].tool)
      guard change.arguments[key]?.number == Self.id(of: place) else { continue }
      let members = change.arguments.setMembers.filter { $0.key != key }
      guard let merged = Self.merged(calls[place].arguments, members) else { return nil }
      var changed = calls
      changed[place].arguments = merged
      return changed
    }
    return nil
  }

  /// The calls without the foods and the drugs that a message says not to have been taken; nil where it
  /// names none of them.
  func without(deniedIn scene: Scene) -> [PlannedCall]? {
    let denied = scene.clauses.filter { $0.isNegated && !$0.isQuestion }.flatMap(\.spans)
      .flatMap { $0.readings.map { Turkish.fold($0.phrase) } }
    let left = calls.compactMap { call -> PlannedCall? in
      let isDenied = { (name: String?) in
        name.map { denied.contains(Turkish.fold($0)) } ?? false
      }
      guard call.tool == "logMeal" else {
        return isDenied(call.arguments[.name]?.string) ? nil : call
      }
      let kept = Self.items(of: call.arguments).filter { !isDenied($0[.name]?.string) }
      return kept.isEmpty
        ? nil : PlannedCall(call.tool, call.arguments.setting(.items, to: .array(kept)))
    }
    return left == calls || left.isEmpty ? nil : left
  }

  /// Whether it would write several records.
  var isList: Bool { calls.count > 1 }

  /// With more records: a meal or a dose told again in the place of what it was, others behind.
  func with(_ records: [PlannedCall]) -> [PlannedCall] {
    records.reduce(into: calls) { all, record in
      if ["logMeal", "logMedication"].contains(record.tool), let place = place(of: record),
        let merged = Self.merged(all[place].arguments, record.arguments.setMembers)
      {
        all[place].arguments = merged
      } else if let place = mealFor(record) {
        all[place].arguments = Self.with(
          items: Self.items(of: record.arguments), in: all[place].arguments)
      } else {
        all.append(record)
      }
    }
  }

  /// With the records told in a yes: in the place of those that they tell again ("evet 190"), to the meal
  /// ("evet, ekmek de yedim"), or besides ("evet, sabah da 140").
  func agreed(with records: [PlannedCall]) -> [PlannedCall] {
    var draft = self
    for record in records {
      if record.arguments[.at] != nil || record.arguments[.eatenAt] != nil {
        draft.calls.append(record)
      } else if record.tool != "logMeal", let place = place(of: record),
        let merged = Self.merged(draft.calls[place].arguments, record.arguments.setMembers)
      {
        draft.calls[place].arguments = merged
      } else {
        draft.calls = draft.with([record])
      }
    }
    return draft.calls
  }

  /// The one meal to which foods come that are told without a time or a meal of their own.
  func mealFor(_ record: PlannedCall) -> Int? {
    let meals = calls.indices.filter { calls[$0].tool == "logMeal" }
    guard record.tool == "logMeal", meals.count == 1, let place = meals.first,
      record.arguments[.eatenAt] == nil, record.arguments[.mealType] == nil,
      record.arguments[.person] == calls[place].arguments[.person]
    else { return nil }
    return place
  }

  private func place(of record: PlannedCall) -> Int? {
    calls.firstIndex { $0.isTold(againBy: record) }
  }

  /// Ids that no record has.
  private static func id(of place: Int) -> Double { -1 - Double(place) }

  private static func key(of tool: String) -> String {
    switch tool {
    case "logMeal": "meal"
    case "logGlucose": "reading"
    default: "entry"
    }
  }

  private static func merged(_ arguments: JSON, _ members: [JSON.Member]) -> JSON? {
    members.reduce(arguments) { old, member in
      guard let old else { return nil }
      switch member.key {
      case "items": return with(items: member.value.array ?? [], in: old)
      case "remove":
        let names = (member.value.array ?? []).compactMap(\.string).map(Turkish.fold)
        let kept = items(of: old).filter { !names.contains(Turkish.fold($0[.name]?.string ?? "")) }
        return kept.isEmpty ? nil : old.setting(.items, to: .array(kept))
      case "replace": return replacing(member.value.array ?? [], in: old)
      default: return old.setting(member.key, to: member.value)
      }
    }
  }

  private static func items(of arguments: JSON) -> [JSON] { arguments[.items]?.array ?? [] }

  /// Items with new amounts in the place of those of the same name, and others besides.
  private static func with(items new: [JSON], in arguments: JSON) -> JSON {
    var all = items(of: arguments)
    for item in new {
      let name = Turkish.fold(item[.name]?.string ?? "")
      if let place = all.firstIndex(where: { Turkish.fold($0[.name]?.string ?? "") == name }) {
        all[place] = item.setMembers.reduce(all[place]) { $0.setting($1.key, to: $1.value) }
      } else if let place = uncounted(name, in: all), item[.quantity] != nil {
        // "kibrit kutusu beyaz peynir" is the fuller name, and "peynir" the shorter.
        let isFuller = name.count > (all[place][.name]?.string?.count ?? 0)
        all[place] = item.setMembers.filter { isFuller || !$0.isNamed(.name) }
          .reduce(all[place]) { $0.setting($1.key, to: $1.value) }
      } else {
        all.append(item)
      }
    }
    return arguments.setting(.items, to: .array(all))
  }

  /// "beyaz peynir", then "peynir kibrit kutusu kadar": the one item without an amount of which a food is the
  /// shorter name.
  private static func uncounted(_ name: String, in items: [JSON]) -> Int? {
    let places = items.indices.filter { place in
      let own = Turkish.fold(items[place][.name]?.string ?? "")
      return !name.isEmpty && (own.hasSuffix(" " + name) || name.hasSuffix(" " + own))
    }
    guard places.count == 1, items[places[0]][.quantity] == nil else { return nil }
    return places[0]
  }

  private static func replacing(_ pairs: [JSON], in arguments: JSON) -> JSON {
    let all = items(of: arguments).map { item in
      let pair = pairs.first {
        Turkish.fold($0[.from]?.string ?? "") == Turkish.fold(item[.name]?.string ?? "")
      }
      guard let pair, let name = pair[.to] else { return item }
      return ["quantity", "unit"].reduce(item.setting(.name, to: name)) { item, key in
        pair[key].map { item.setting(key, to: $0) } ?? item
      }
    }
    return arguments.setting(.items, to: .array(all))
  }
}

extension PlannedCall {
  /// "çorba, köfte 4", then "köfte 5"; "lantus 20", then "lantus 22".
  func isTold(againBy other: PlannedCall) -> Bool {
    guard tool == other.tool, arguments[.person] == other.arguments[.person] else { return false }
    switch tool {
    case "logMeal":
      return other.names.allSatisfy { name in names.contains { FoodRole.shares($0, name) } }
    case "logMedication": return other.arguments[.name].map { isOf($0, .name) } ?? true
    case "logSymptom": return isOf(other.arguments[.kind] ?? .null, .kind)
    default:
      return !ToolDeclaration.recordsMeasure(tool) || isOf(other.arguments[.kind] ?? .null, .kind)
    }
  }

  var isLow: Bool {
    guard tool == "logGlucose", let value = arguments[.value]?.number else { return false }
    return (value < Self.leastShown ? value * 18 : value) < Self.low
  }

  /// What is under it is in mmol/L; a meter shows no less in mg/dL.
  private static let leastShown = 20.0

  /// Hypoglycemia begins under it, in mg/dL (ADA Standards of Care, level 1).
  private static let low = 70.0

  private func isOf(_ value: JSON, _ key: JSON.Key) -> Bool {
    arguments[key]?.string.map(Turkish.fold) == value.string.map(Turkish.fold)
  }

  private var names: [String] {
    (arguments[.items]?.array ?? []).compactMap { $0[.name]?.string }
  }
}

extension Interpreter {
  /// Seconds in which what is told without a time is of the meal told before.
  private static let oneMeal = 3600.0

  /// What a draft is after a message that was read as `result`; nil where the message has nothing to do
  /// with it.
  func told(of draft: Draft, by result: Understanding, _ scene: Scene) -> [PlannedCall]? {
    let records = result.calls.isEmpty ? result.proposed : result.calls
    let isNew = !records.isEmpty && records.allSatisfy { ToolVerb(of: $0.tool) == .log }
    // A low is written at once.
    if isNew, scene.isQuestion || records.contains(where: \.isLow) { return nil }
    // "hamsi yedim" is asked about, then "bir de mısır ekmeği", "yoğurt".
    let goesOn = scene.has(.more) || scene.clauses.allSatisfy { $0.verb == nil }
    let isAtOnce =
      scene.dialogue.saidBefore.map { scene.now.timeIntervalSince($0) < Self.oneMeal } ?? false
    let isMore = goesOn && isAtOnce && records.allSatisfy { draft.mealFor($0) != nil }
    let isTold = isNew && (draft.isList || isMore)
    if draft.isList, result.isLeft, let left = draft.without(deniedIn: scene) { return left }
    guard isTold || result.isLost || result.onlyChanges || result.onlyLooks && !scene.isQuestion
    else { return nil }
    return added(to: draft, scene) ?? (isTold ? draft.with(records) : nil)
  }

  /// The records of a draft with what a message says of them; nil where it says nothing likely.
  private func added(to draft: Draft, _ scene: Scene) -> [PlannedCall]? {
    let dialogue = draft.written(in: scene.dialogue, at: scene.now)
    let reading = Reading(
      Scene(scene.sentence, dialogue, now: scene.now, zone: scene.zone, units: units),
      weights: weights)
    let changes = reading.candidates.compactMap { candidate in
      draft.changed(by: candidate).map { (calls: $0, chance: candidate.probability) }
    }
    let best = changes.max { $0.chance < $1.chance }
    return best.flatMap { $0.chance >= Decision.Certainty.question ? $0.calls : nil }
  }
}

extension Understanding {
  /// Whether it does nothing but change earlier records.
  fileprivate var onlyChanges: Bool {
    !calls.isEmpty && calls.allSatisfy { ["updateEntry", "updateMeal"].contains($0.tool) }
  }

  /// "tokluktu": whether it was taken for a question about what is stored.
  fileprivate var onlyLooks: Bool { !calls.isEmpty && calls.allSatisfy { !$0.writes } }

  /// "ayranı içmedim": whether it is told as no record.
  fileprivate var isLeft: Bool {
    calls.isEmpty && speeches.contains { if case .noted = $0 { true } else { false } }
  }
}
