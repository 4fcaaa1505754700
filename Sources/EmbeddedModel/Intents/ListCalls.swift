import Domain
import Turkish

/// The calls that a list of deeds comes to.
struct ListCalls {
  private let actions: [ListSentence.Action]

  init(_ actions: [ListSentence.Action]) {
    self.actions = actions
  }

  var calls: [PlannedCall] {
    let changes = lines
    let stock = [
      member(.add, items(.have, .stored)), member(.remove, names(.gone, .absent, .used)),
    ].compactMap(\.self)
    return [
      changes.isEmpty ? nil : PlannedCall("updateShoppingList", .object(changes)),
      stock.isEmpty ? nil : PlannedCall("updatePantry", .object(stock)),
      adding(items(.add, .get, .plan, .need), isUsedUp: false),
      adding(items(.refill), isUsedUp: true),
    ].compactMap(\.self)
  }

  /// What is to be changed of lines.
  private var lines: [JSON.Member] {
    [
      member(.check, names(.bought, .ticked)), member(.uncheck, names(.unbought)),
      member(.remove, names(.remove, .unwanted, .unbuying, .instead)),
      member(.change, items(.set)),
      member(.first, names(.first)), member(.last, names(.last)), member(.move, moves),
    ].compactMap(\.self)
  }

  private func adding(_ items: [JSON], isUsedUp: Bool) -> PlannedCall? {
    guard !items.isEmpty else { return nil }
    let mark: [JSON.Member] = isUsedUp ? [.init(.usedUp, .bool(true))] : []
    return PlannedCall("addToShoppingList", .object([.init(.items, .array(items))] + mark))
  }

  /// "peyniri ekmekten önceye al": what stands in the accusative is moved, else what is said first.
  private var moves: [JSON] {
    actions.filter { [.before, .after].contains($0.deed) }.map { action in
      let moved =
        action.things.firstIndex { $0.form?.grammaticalCase == .accusative } ?? 0
      let other = action.things[moved == 0 ? 1 : 0]
      return .object([
        .init(.name, .string(action.things[moved].name)),
        .init(action.deed == .before ? .before : .after, .string(other.name)),
      ])
    }
  }

  private func names(_ deeds: ListSentence.Deed...) -> [JSON] {
    things(deeds).map(\.name).reduce(into: []) { names, name in
      // "yulafı aldım, yulafı işaretle"
      if !names.contains(name) { names.append(name) }
    }.map(JSON.string)
  }

  /// Each thing once, with the amount that was told last: "roka, limon; limon 6 tane olsun".
  private func items(_ deeds: ListSentence.Deed...) -> [JSON] {
    let isAdding = deeds.contains(.add)
    let told = things(deeds + (isAdding ? [.set] : [])).map(\.mention)
    let names = Set(things(deeds).map(\.name))
    let added = isAdding ? [] : Set(things([.add, .get, .plan, .need]).map(\.name))
    return told.enumerated().filter { place, mention in
      let others = told.enumerated().filter {
        $0.offset != place && $0.element.name == mention.name
      }
      return names.contains(mention.name) && !added.contains(mention.name)
        && (mention.hasAmount || others.allSatisfy { $0.offset > place && !$0.element.hasAmount })
    }.map(\.element.json)
  }

  private func things(_ deeds: [ListSentence.Deed]) -> [ListSentence.Thing] {
    actions.filter { deeds.contains($0.deed) }.flatMap(\.things)
  }

  private func member(_ key: JSON.Key, _ values: [JSON]) -> JSON.Member? {
    values.isEmpty ? nil : .init(key, .array(values))
  }
}
