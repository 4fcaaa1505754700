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
  private let calls: [PlannedCall]

  /// Nil where the calls do more than record something new.
  init?(_ calls: [PlannedCall]) {
    guard !calls.isEmpty, calls.allSatisfy({ ToolVerb(of: $0.tool) == .log }) else { return nil }
    self.calls = calls
  }

  /// The talk as if the records had been written.
  func written(in dialogue: Dialogue) -> Dialogue {
    var dialogue = dialogue
    dialogue.steps = calls.indices.reversed().map { place in
      let call = calls[place]
      let id = JSON.Member(Self.key(of: call.tool), .number(Self.id(of: place)))
      let value = JSON.object(call.arguments.setMembers + [id])
      return Dialogue.Step(
        call: ToolCall(id: "draft\(place)", name: call.tool, arguments: call.arguments),
        result: ToolResult(id: "draft\(place)", name: call.tool, value: value), age: 1,
        at: .distantPast)
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
      } else {
        all.append(item)
      }
    }
    return arguments.setting(.items, to: .array(all))
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
