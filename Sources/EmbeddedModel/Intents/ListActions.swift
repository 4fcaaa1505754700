import Analysis
import Domain
import Turkish

/// What becomes of the things of a sentence, deed by deed.
extension ListSentence {
  typealias Action = (deed: Deed, things: [Thing])

  /// Things with what becomes of them, and what becomes of all lines that are not named.
  struct Order {
    var actions: [Action] = []
    var ofOthers: Deed?
  }

  /// Nil where it is not plain what becomes of what.
  ///
  /// Under a heading things are wanted; what is used up is wanted too where something is put on the list:
  /// "şampuan ekle, sabun da bitti".
  func order(isHeaded: Bool) -> Order? {
    if isHeaded, deeds.isEmpty { return Order(actions: [(.add, things)]) }
    guard var order = ordered else { return nil }
    if order.actions.contains(where: { [.add, .get, .plan, .refill].contains($0.deed) }) {
      order.actions = order.actions.map {
        [.gone, .absent].contains($0.deed) ? (.refill, $0.things) : $0
      }
    }
    return order
  }

  var things: [Thing] {
    parts.compactMap { part in if case .thing(let thing) = part { thing } else { nil } }
  }

  private var ordered: Order? {
    var reading = ActionReading()
    for part in parts {
      switch part {
      case .thing(let thing): reading.waiting.append(thing)
      case .others: reading.takeOthers()
      case .deed(let deed): guard reading.take(deed) else { return nil }
      }
    }
    return reading.end()
  }

  /// What becomes of things, in the order in which it is said.
  var deeds: [Deed] {
    parts.compactMap { part in if case .deed(let deed) = part { deed } else { nil } }
  }

  /// What two deeds to the same thing come to: "aldım, işaretle", "bitti, listeye yaz".
  fileprivate static func merged(_ one: Deed, _ other: Deed) -> Deed? {
    if one == other { return one }
    return outcomes.first { $0.of.contains(one) && $0.of.contains(other) }?.deed
  }

  /// The first that fits holds.
  private static let outcomes: [(of: Set<Deed>, deed: Deed)] = [
    ([.get, .need], .get), ([.get, .plan], .plan),
    ([.add, .get, .plan, .need], .add), ([.gone, .absent], .gone),
    ([.gone, .absent, .refill, .add, .get, .plan, .need], .refill),
    ([.moved, .remove], .moved), ([.moved, .unbuying], .moved), ([.moved, .have], .moved),
    ([.moved, .stored], .moved), ([.remove, .stored], .moved), ([.unbuying, .stored], .moved),
    ([.bought, .sent, .stored], .stored), ([.have, .stored], .stored),
    ([.remove, .have], .unbuying), ([.bought, .ticked, .remove, .have], .ticked),
    ([.left, .unbought], .unbought),
    ([.bought, .unbought, .left], .unbought),
    ([.unbuying, .remove], .unbuying), ([.unbuying, .unwanted], .unbuying),
    ([.remove, .unwanted, .have], .remove), ([.left, .unwanted], .left),
    ([.remove, .gone, .absent, .used, .stored, .bought], .used),
    ([.plan, .left], .left), ([.add, .have], .have), ([.add, .stored], .stored),
  ]
}

extension ListSentence {
  private static let aislePrefix = "aisle."

  /// The aisles whose shops or things a message names: `manavdan`, `temizlik malzemeleri`.
  static func aisles(in scene: Scene) -> Set<String> {
    let words = scene.words
    let rows = table.names.filter {
      $0.hasPrefix(aislePrefix) && table[named: $0].stands(in: words)
    }
    return Set(rows.map { String($0.dropFirst(aislePrefix.count)) })
  }
}

extension ListSentence.Part {
  var isThing: Bool { if case .thing = self { true } else { false } }
}

/// Walks over the parts of a sentence.
private struct ActionReading {
  typealias Deed = ListSentence.Deed

  var order = ListSentence.Order()
  var waiting: [ListSentence.Thing] = []
  /// What was said before any thing: "al: süt, ekmek".
  private var opening: Deed?
  /// Whether all others were named, and not yet what becomes of them.
  private var areOthersOpen = false

  /// "hepsini aldım", "aldım hepsini"; "sütü, ekmeği, hepsini aldım" means those that were named.
  mutating func takeOthers() {
    guard waiting.isEmpty else { return }
    if let deed = opening {
      (order.ofOthers, opening) = (deed, nil)
    } else {
      areOthersOpen = true
    }
  }

  /// False where it is not plain of what a deed is said.
  mutating func take(_ deed: Deed) -> Bool {
    switch deed {
    case .reason:
      waiting = []
    case .except:
      guard !waiting.isEmpty else { return false }
      order.actions.append((.except, waiting))
      waiting = []
      areOthersOpen = order.ofOthers == nil
    case .instead, .not:
      // "tuzu çıkar, yerine limon ekle": of what was taken out.
      guard !waiting.isEmpty else { return deed == .instead && !order.actions.isEmpty }
      order.actions.append((deed, waiting))
      waiting = []
    default:
      return take(plain: deed)
    }
    return true
  }

  private mutating func take(plain deed: Deed) -> Bool {
    if !waiting.isEmpty {
      order.actions.append((opening.flatMap { ListSentence.merged($0, deed) } ?? deed, waiting))
      (waiting, opening, areOthersOpen) = ([], nil, false)
    } else if areOthersOpen {
      (order.ofOthers, areOthersOpen) = (deed, false)
    } else if let last = order.actions.indices.last, order.actions[last].deed != .except {
      guard let whole = ListSentence.merged(order.actions[last].deed, deed) else { return false }
      order.actions[last].deed = whole
    } else if let others = order.ofOthers {
      guard let whole = ListSentence.merged(others, deed) else { return false }
      order.ofOthers = whole
    } else {
      opening = opening.flatMap { ListSentence.merged($0, deed) } ?? deed
    }
    return true
  }

  /// What was read, with things that no deed was said of.
  mutating func end() -> ListSentence.Order? {
    let isEmpty = order.actions.isEmpty && order.ofOthers == nil
    guard !waiting.isEmpty else { return isEmpty ? nil : order }
    if let opening {
      order.actions.append((opening, waiting))
      return order
    }
    guard let last = order.actions.indices.last else { return nil }
    let deed = order.actions[last].deed
    if [.instead, .not].contains(deed) {
      order.actions.append((.add, waiting))
      return order
    }
    let isList = [.have, .stored].contains(deed)
    guard
      waiting.allSatisfy({
        $0.isSaidToo || deed == .set && $0.mention.hasAmount
      }) || isList && waiting[0].isSaidToo
    else { return nil }
    order.actions[last].things += waiting
    return order
  }
}
