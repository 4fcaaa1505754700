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
      member(.add, items(.have, .stored, .moved)), member(.remove, names(.gone, .absent, .used)),
    ].compactMap(\.self)
    return [
      changes.isEmpty ? nil : PlannedCall("updateShoppingList", .object(changes)),
      stock.isEmpty ? nil : PlannedCall("updatePantry", .object(stock)),
      adding(additions(.add, .get, .plan, .need), isUsedUp: false),
      adding(items(.refill), isUsedUp: true),
    ].compactMap(\.self)
  }

  /// What is to be changed of lines.
  private var lines: [JSON.Member] {
    [
      member(.check, names(.bought, .ticked)), member(.uncheck, names(.unbought)),
      member(.remove, names(.remove, .unwanted, .unbuying, .instead, .moved)),
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

  /// What is added: each thing once, unless it is told with two amounts; a correction stands in their
  /// place: "roka, limon yaz, limon 6 tane olsun".
  private func additions(_ deeds: ListSentence.Deed...) -> [JSON] {
    let corrected = things([.set]).map(\.mention)
    var found: [Mention] = []
    for mention in things(deeds).map(\.mention) {
      if let last = corrected.last(where: { $0.name == mention.name }) {
        found.removeAll { $0.name == last.name }
        found.append(last)
      } else if mention.hasAmount {
        found.removeAll { $0.name == mention.name && !$0.hasAmount }
        found.append(mention)
      } else if !found.contains(where: { $0.name == mention.name }) {
        found.append(mention)
      }
    }
    return found.map(\.json)
  }

  /// What is to be told of lines or of the house, besides what is added at once.
  private func items(_ deeds: ListSentence.Deed...) -> [JSON] {
    let added = Set(things([.add, .get, .plan, .need]).map(\.name))
    // "mutfak tüpü bitti, tüp yaz" is one thing.
    return things(deeds).filter { thing in
      !added.contains { thing.name == $0 || thing.name.hasSuffix(" " + $0) }
    }.map(\.mention.json)
  }

  private func things(_ deeds: [ListSentence.Deed]) -> [ListSentence.Thing] {
    actions.filter { deeds.contains($0.deed) }.flatMap(\.things)
  }

  private func member(_ key: JSON.Key, _ values: [JSON]) -> JSON.Member? {
    values.isEmpty ? nil : .init(key, .array(values))
  }
}
