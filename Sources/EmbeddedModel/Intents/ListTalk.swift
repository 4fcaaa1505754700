import Analysis
import Domain
import Turkish

/// What is to become of lines of the list and of things at hand, and what is asked about them, where every
/// word of the message is explained.
struct ListTalk: Request {
  private typealias Deed = ListSentence.Deed
  private typealias Thing = ListSentence.Thing

  private let scene: Scene
  private let offered: Set<String>?
  private let words: [String]

  private static let table = ListSentence.table
  private static let mostWords = 40
  /// How many messages back the list may have been talked about.
  private static let lately = 6
  private static let tools: Set = ["addToShoppingList", "updateShoppingList", "getShoppingList"]

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
    words = scene.sentence.tokens.filter { $0.kind != .mark }.map(\.folded)
  }

  var plain: Understanding? {
    guard words.count <= Self.mostWords, !scene.has(.glucose, .medication) || namesListAsGoal
    else { return nil }
    let calls = agreed.map { [$0] } ?? asked.map { [$0] } ?? emptied.map { [$0] } ?? ordered
    return calls.isEmpty || !offered.allow(calls) ? nil : Understanding(calls: calls)
  }

  private func says(_ row: String) -> Bool { Self.table[row].stands(in: words) }

  private var isOfHome: Bool { says("home") }

  /// Whether the list is named, or was talked about lately.
  private var isOfList: Bool {
    scene.has(.list)
      || scene.dialogue.steps.contains {
        $0.age <= Self.lately && Self.tools.contains($0.call.name)
      }
  }

  // MARK: Questions

  private var isAsked: Bool { says("asking") }

  /// "daha ne alacağız", "listede süt var mı", "evde ne var", "evde yumurta var mı".
  private var asked: PlannedCall? {
    guard isAsked, words.count <= 8, !scene.has(.eat, .recipe, .carbs, .calories) else {
      return nil
    }
    let named = askedThings
    if named.isEmpty {
      if isOfHome, covers("ask.home", besides: ["home"]), !scene.has(.list) {
        return PlannedCall("getPantry")
      }
      let isSure = isOfList || scene.has(.shop) || saysBuying
      return isSure && covers("ask.list", besides: []) ? PlannedCall("getShoppingList") : nil
    }
    guard covers("ask.has", besides: ["home"]) else { return nil }
    if isOfHome { return PlannedCall("getPantry", [.names: .array(named.map(JSON.string))]) }
    return isOfList ? PlannedCall("getShoppingList") : nil
  }

  /// "ne alacağız" asks for the list by itself, "ne var" only where it is named.
  private var saysBuying: Bool { words.contains { $0.fits("list.buying") } }

  private var askedThings: [String] {
    scene.sentence.spans.filter {
      ($0.food != nil && !$0.has(.filler) || $0.has(.thing)) && !$0.has(.list, .shop)
    }.compactMap { ($0.food ?? $0.reading(.thing))?.phrase }
  }

  /// Whether a phrase of `row` stands there, and all else is a thing, a word of the list, or may stand
  /// besides.
  private func covers(_ row: String, besides rows: [String]) -> Bool {
    let tokens = scene.sentence.tokens.indices.filter { scene.sentence.tokens[$0].kind != .mark }
    let others = (rows + ["rest"]).map { Self.table[$0] }
    return Self.table[row].places(in: words).contains { range in
      words.indices.allSatisfy { place in
        if range.contains(place) || others.contains(where: { $0.fits(words[place]) }) {
          return true
        }
        let span = scene.sentence.spans.first { $0.tokens.contains(tokens[place]) }
        return span.map {
          $0.has(.list, .shop, .filler, .thing, .deictic) || $0.food != nil || $0.time != nil
        } ?? false
      }
    }
  }

  /// "evet" to whether what is used up is to be bought.
  private var agreed: PlannedCall? {
    guard let step = scene.dialogue.newest, step.age == 1, step.call.name == "updatePantry",
      scene.dialogue.lastAnswer?.hasSuffix("?") == true, let value = step.result.value,
      !words.isEmpty, words.allSatisfy(Self.table["yes"].fits)
    else { return nil }
    let names = [JSON.Key.gone, .missing].flatMap { value[$0]?.array ?? [] }
    let items = names.map { JSON.object([.init(.name, $0)]) }
    return items.isEmpty ? nil : PlannedCall("addToShoppingList", [.items: .array(items)])
  }

  // MARK: Orders

  /// "listedeki her şeyi sil".
  private var emptied: PlannedCall? {
    guard scene.has(.list), !isAsked, words.count <= 6, askedThings.isEmpty,
      covers("all", besides: ["remove"]), says("remove")
    else { return nil }
    return PlannedCall("updateShoppingList", [.remove: [.string(Texts.wholeList)]])
  }

  private var ordered: [PlannedCall] {
    guard !isAsked, !scene.has(.eat, .recipe), !namesOtherList,
      let sentence = ListSentence(scene, takesUnknown: namesListAsGoal),
      let actions = sentence.actions(isHeaded: isHeaded)?.filter({ $0.deed != .left }),
      !actions.isEmpty,
      actions.allSatisfy({ isMeant($0.deed, $0.things, sentence) })
    else { return [] }
    return ListCalls(actions).calls
  }

  /// "listeye", "marketten": what stands there may be a thing that nobody knows.
  private var namesListAsGoal: Bool {
    isHeaded
      || scene.sentence.spans.contains {
        $0.reading(.list)?.noun?.grammaticalCase == .dative
          || $0.reading(.shop)?.noun?.grammaticalCase == .ablative
      }
  }

  /// "bavul listesine şemsiye ekle".
  private var namesOtherList: Bool {
    let spans = scene.sentence.spans
    return spans.indices.dropFirst().contains { place in
      let before = spans[place - 1]
      return spans[place].reading(.list)?.noun?.possessor == 3
        && (before.isUnknown || before.has(.thing) || before.food != nil)
    }
  }

  /// "market: süt, ekmek": the list or a shop by its name, and what is wanted.
  private var isHeaded: Bool {
    let tokens = scene.sentence.tokens
    guard let colon = tokens.firstIndex(where: { $0.kind == .mark && $0.text == ":" }) else {
      return false
    }
    let head = scene.sentence.spans.filter { $0.tokens.upperBound <= colon && !$0.isMark }
    return head.contains { $0.has(.list, .shop) }
      && head.allSatisfy { span in
        span.has(.list, .shop, .filler) || Self.table["rest"].fits(scene.sentence.folded(span))
      }
  }

  /// Whether a deed is meant of the list or of the house, and not of a meal or anything else.
  private func isMeant(_ deed: Deed, _ things: [Thing], _ sentence: ListSentence) -> Bool {
    // Of "süt, ekmek ve yumurtayı" the last one has the ending of all.
    let areCertain = things.last?.form?.grammaticalCase == .accusative
    let areGroceries = things.allSatisfy(\.isGrocery)
    let areKnown = things.allSatisfy(\.mention.isKnown)
    // "şeker" is what is measured, too.
    let isSugar = things.contains { Turkish.fold($0.name).fits("list.sugar") }
    let isNamed = isOfList || scene.has(.shop)
    switch deed {
    case .add: return isNamed || sentence.deeds.contains(.plan)
    case .plan, .refill: return isNamed || deed == .refill && areGroceries
    case .need: return isNamed || !isSugar && areGroceries
    case .bought:
      // "süt tamam, ekmek tamam", "süt alındı, peynir kaldı": one after the other.
      let isPlain = areCertain || sentence.deeds.count > 1 || things.count > 2
      return isOfList || isPlain && areGroceries && !isSugar
    case .ticked, .unbought, .unbuying: return areGroceries || isOfList
    case .first, .last: return areKnown || isOfList
    case .before, .after: return things.count == 2
    // An order alone is about the lines of the talk, which other readings know by their names.
    case .remove, .unwanted:
      return (scene.has(.list) || isOfList && sentence.deeds.count > 1)
        && !things.contains(where: \.mention.hasAmount)
    case .set: return scene.has(.list) && things.allSatisfy(\.mention.hasAmount)
    case .have: return isOfHome || sentence.says(.have, moreThan: 1)
    case .gone where isOfHome, .absent: return areKnown && isOfHome
    case .gone: return areGroceries && !isSugar && !things.contains(where: \.isOfOne)
    case .left: return true
    }
  }
}

extension ListSentence.Thing {
  /// "kahvem bitti" is said of the cup; water and what has an amount were drunk or eaten.
  fileprivate var isOfOne: Bool {
    form?.possessor == 1 || mention.hasAmount || Turkish.fold(name).fits("list.water")
  }
}

/// The calls that a list of deeds comes to.
struct ListCalls {
  private let actions: [(deed: ListSentence.Deed, things: [ListSentence.Thing])]

  init(_ actions: [(deed: ListSentence.Deed, things: [ListSentence.Thing])]) {
    self.actions = actions
  }

  var calls: [PlannedCall] {
    let changes = lines
    let stock = [
      member(.add, items(.have)), member(.remove, names(.gone, .absent)),
    ].compactMap(\.self)
    return [
      changes.isEmpty ? nil : PlannedCall("updateShoppingList", .object(changes)),
      stock.isEmpty ? nil : PlannedCall("updatePantry", .object(stock)),
      adding(items(.add, .plan, .need), isUsedUp: false),
      adding(items(.refill), isUsedUp: true),
    ].compactMap(\.self)
  }

  /// What is to be changed of lines.
  private var lines: [JSON.Member] {
    [
      member(.check, names(.bought, .ticked)), member(.uncheck, names(.unbought)),
      member(.remove, names(.remove, .unwanted, .unbuying)), member(.change, items(.set)),
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

  private func items(_ deeds: ListSentence.Deed...) -> [JSON] {
    things(deeds).map(\.mention.json)
  }

  private func things(_ deeds: [ListSentence.Deed]) -> [ListSentence.Thing] {
    actions.filter { deeds.contains($0.deed) }.flatMap(\.things)
  }

  private func member(_ key: JSON.Key, _ values: [JSON]) -> JSON.Member? {
    values.isEmpty ? nil : .init(key, .array(values))
  }
}
