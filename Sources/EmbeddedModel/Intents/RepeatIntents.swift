import Analysis
import Domain
import Turkish

/// A record of the talk once more: "öğlen de aynısı", "bir bardak daha", "Ozan'a da yaz".
extension CorrectionIntents {
  func repeats() -> [IntentCandidate] {
    let names = message.spans.indices.contains { person(at: $0) != nil }
    guard scene.has(.same, .more) || names && scene.has(.put, .eat) else { return [] }
    return state.records.prefix(3).enumerated().flatMap { place, record in
      let made = record.kind == .meal ? meals(again: record) : entries(again: record)
      return made.flatMap { withOwners($0) }.map { candidate($0, of: record, place) }
    }
  }

  /// The calls that write a record once more, at the time of the message.
  func again(_ record: TalkRecord) -> [PlannedCall] {
    let calls = (record.kind == .meal ? meals(again: record) : entries(again: record)).map(\.call)
    // "yürüdüm", then "20 dk": what was told of it later is of it too.
    return calls.map { call in
      record.figures.reduce(call) { call, field in
        guard call.arguments[field] == nil, let told = record.value[field] else { return call }
        return PlannedCall(call.tool, call.arguments.setting(field, to: told))
      }
    }
  }

  /// The change, and once more for each person that is named.
  private func withOwners(_ change: Change) -> [Change] {
    let owners = message.spans.indices.compactMap { person(at: $0) }.prefix(2)
    var own = change
    own.notes.append("others=\(owners.count)")
    return [own]
      + owners.map { owner in
        var other = change
        let person = Whose.argument(owner.text)
        other.call.arguments = change.call.arguments.setting(person.key, to: person.value)
        other.kind += " for other"
        other.notes += ["person=\(owner.isKnown)", "case=\(owner.form)"]
        return other
      }
  }

  private func meals(again record: TalkRecord) -> [Change] {
    guard let meal = record.meal else { return [] }
    let target = MealTarget(record: record, place: 0, meal: meal, message: message)
    let times = message.times.map(\.time)
    var sets: [([Mention], String, [String])] = [(meal.items.map { Mention($0) }, "again", [])]
    let items = target.named.isEmpty ? target.items.map(\.item) : target.named.map(\.item)
    for item in items.prefix(3) {
      let note = "items=\(min(3, meal.items.count)) named=\(!target.named.isEmpty)"
      if meal.items.count > 1 { sets.append(([Mention(item)], "again one", [note])) }
      for quantity in message.quantities {
        var mention = Mention(name: item.name, isKnown: true)
        mention.take(Amount(quantity))
        if let unit = quantity.unit(onceMore: item.unit) { mention.unit = unit }
        sets.append(([mention], "again amount", notes(on: quantity, old: item.quantity) + [note]))
      }
    }
    return sets.map { mentions, kind, notes in
      let members = scene.mealCall(mentions, at: times).arguments.setMembers
      // "dün de aynı": the same meal of another day.
      let isBare = times.isEmpty || members.contains { $0.isNamed(.mealType) }
      let type = isBare ? [] : [JSON.Member(.mealType, .string(meal.type))]
      return Change(
        "logMeal", members + type, kind, claims: everything,
        notes + ["times=\(min(2, times.count))", "items=\(min(4, mentions.count))"],
        intent: "logMeal again")
    }
  }

  private func entries(again record: TalkRecord) -> [Change] {
    guard ToolVerb(of: record.tool) == .log || record.tool == "updateEntry" else { return [] }
    let name = record.kind.rawValue
    let tool = ToolVerb.log.rawValue + name.prefix(1).uppercased() + name.dropFirst()
    let kept = record.said.setMembers.map { member in
      JSON.Member(member.key, record.value[member.key] ?? member.value)
    }.filter { member in
      // "kızımın şekeri 50", then "tekrar ölçtüm 60": hers again.
      !["at", "note", "entry", "reading", "which"].contains(member.key)
        && (!member.isNamed(.person) || message.namesNobody)
    }
    let at: [JSON.Member] =
      scene.moment(message.times.map(\.time)).map {
        [.init(.at, .string(scene.text($0)))]
      } ?? []
    var found = [
      Change(tool, kept + at, "again", claims: everything, intent: "entry again")
    ]
    for field in record.figures.prefix(1) {
      for quantity in message.quantities where quantity.number != nil {
        let value = field == "milliliters" ? quantity.milliliters() : quantity.value
        let others = kept.filter { $0.key != field }
        found.append(
          Change(
            tool, others + [.init(field, .number(value))] + at, "again amount",
            claims: everything, notes(on: quantity, old: record.figure(field)),
            intent: "entry again"))
      }
    }
    return found
  }
}

extension Quantity {
  /// "3 dilim pizza", then "2 tane daha": in what a count without a unit of its own is counted; nil
  /// where it has one.
  func unit(onceMore unit: String?) -> String? {
    guard let measure else { return unit }
    guard measure.measure == .piece, let unit, let said = Measure(rawValue: unit) else {
      return nil
    }
    return said.metric == nil ? unit : nil
  }
}
