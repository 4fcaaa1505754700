import Domain
import Turkish

/// What an order comes to where the lines of the list are known: which lines "all others" are, what stands
/// in place of what, what is as it was told already.
struct SettledOrder {
  private typealias Deed = ListSentence.Deed
  private typealias Thing = ListSentence.Thing

  var actions: [ListSentence.Action] = []
  /// Whether it is known which lines are meant.
  private(set) var isPlain = true
  /// Whether something was told that the list shows already: what is still to be bought.
  private(set) var isAsItIs = false

  private let lines: ListLines
  private let isInShop: Bool
  private let namesList: Bool

  init(
    _ order: ListSentence.Order, _ lines: ListLines, isInShop: Bool, namesList: Bool,
    aimsAtHome: Bool, isOfHome: Bool, takesFromHome: Bool
  ) {
    (self.lines, self.isInShop, self.namesList) = (lines, isInShop, namesList)
    for action in replaced(order.actions) {
      switch action.deed {
      // "akşama mantı var, yoğurt al": why something is bought.
      case .have where !isOfHome && !aimsAtHome && Self.buys(order): continue
      // "soğan var evde": what is at hand is not to be bought.
      case .have where action.things.contains(where: { Self.isOpen($0, lines) }):
        actions.append((.ticked, action.things.filter { Self.isOpen($0, lines) }))
        let others = action.things.filter { !Self.isOpen($0, lines) }
        if !others.isEmpty { actions.append((.have, others)) }
      case .add where aimsAtHome: actions.append((.have, action.things))
      case .remove where action.things.allSatisfy(\.isAimed): actions.append((.set, action.things))
      case .remove where takesFromHome: actions.append((.used, action.things))
      default: settle(action)
      }
    }
    if let deed = order.ofOthers { takeOthers(deed, order.actions.flatMap(\.things)) }
  }

  private static func buys(_ order: ListSentence.Order) -> Bool {
    order.actions.contains { [.add, .get, .need, .plan].contains($0.deed) }
  }

  private static func isOpen(_ thing: Thing, _ lines: ListLines) -> Bool {
    lines.line(thing.name).map { !$0.isChecked } ?? false
  }

  private func line(_ thing: Thing) -> ListLines.Line? { lines.line(thing.name) }

  private mutating func settle(_ action: ListSentence.Action) {
    let found = action.things.map(line)
    let areOpen = found.allSatisfy { $0.map { !$0.isChecked } ?? false }
    switch action.deed {
    case .except:
      // Whoever leaves out what does not stand there means another list.
      isPlain = isPlain && found.allSatisfy { $0 != nil }
    case .left:
      let checked = zip(action.things, found).filter { $0.1?.isChecked == true }.map(\.0)
      isAsItIs = isAsItIs || found.contains { $0 != nil }
      actions.append(checked.isEmpty ? action : (.unbought, checked))
    // "eşim sütü aldı": whoever got what is to be bought.
    case .sent where areOpen: actions.append((.bought, action.things))
    case .plan where areOpen && !namesList && !action.things.contains(where: \.mention.hasAmount):
      isAsItIs = true
    case .gone where isInShop || areOpen && wasBuying,
      .absent where isInShop || areOpen && wasBuying:
      // "ekmek aldım, süt kalmamış": in the shop.
      isAsItIs = true
    default: actions.append(action)
    }
  }

  private var wasBuying: Bool { actions.contains { $0.deed == .bought } }

  // MARK: One in place of another

  /// "süt yerine ayran yaz", "süt değil ayran olsun", "sütü ayran yap".
  private func replaced(_ told: [ListSentence.Action]) -> [ListSentence.Action] {
    var found: [ListSentence.Action] = []
    var isInstead = false
    for action in told {
      switch action.deed {
      case .instead, .not:
        // What is not on the list is only told apart.
        let old = action.things.filter { thing in
          line(thing) != nil || action.deed == .instead && !lines.isWhole
        }
        if !old.isEmpty { found.append((.instead, old)) }
        isInstead = true
      case .set where isInstead && !action.things.contains(where: \.mention.hasAmount):
        found.append((.add, action.things))
      case .set where isExchange(action.things):
        found += [(.instead, [action.things[0]]), (.add, [action.things[1]])]
      default: found.append(action)
      }
    }
    return found
  }

  private func isExchange(_ things: [Thing]) -> Bool {
    things.count == 2 && !things.contains { $0.mention.hasAmount }
      && things[0].form?.grammaticalCase == .accusative && line(things[0]) != nil
      && things[1].name != line(things[0])?.name
  }

  // MARK: All others

  private static let ofOthers: Set<ListSentence.Deed> = [
    .bought, .ticked, .remove, .unwanted, .unbuying, .unbought,
  ]

  /// What becomes of all lines that are not named.
  private mutating func takeOthers(_ deed: ListSentence.Deed, _ named: [Thing]) {
    if [.left, .have].contains(deed) { return isAsItIs = true }
    guard Self.ofOthers.contains(deed), lines.isWhole else {
      isPlain = false
      return
    }
    let isOfOpen = [.bought, .ticked].contains(deed)
    let kept = Set(named.compactMap { line($0)?.name })
    let others = lines.lines.filter { !kept.contains($0.name) && !(isOfOpen && $0.isChecked) }
    guard !others.isEmpty else { return isAsItIs = true }
    actions.append(
      (
        deed,
        others.map { other in
          Thing(
            mention: Mention(name: other.name, isKnown: true), form: nil, isGrocery: true,
            isSaidToo: false)
        }
      ))
  }
}
