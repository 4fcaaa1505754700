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
  private var words: [String] { scene.words }
  private let lines: ListLines
  private let question: ListQuestion

  private static let mostWords = 40

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
    lines = ListLines(scene.dialogue)
    question = ListQuestion(scene: scene)
  }

  var plain: Understanding? {
    guard words.count <= Self.mostWords, !scene.takesBack, !scene.isOfMealAlone,
      !scene.has(.glucose, .medication) || namesListAsGoal && !scene.says(.bought)
        || takesSupplies
    else { return nil }
    let calls =
      agreed.map { [$0] } ?? missing.map { [$0] } ?? question.call.map { [$0] }
      ?? emptied.map { [$0] } ?? RecipeList(scene).calls ?? ordered
    guard !calls.isEmpty, offered.allow(calls) else { return nil }
    var understood = Understanding(calls: calls)
    understood.asked = Asked(calls, in: scene)
    return understood
  }

  private var isOfHome: Bool { scene.says(.home) }

  /// "markette".
  private var isInShop: Bool {
    scene.sentence.spans.contains { $0.reading(.shop)?.noun?.grammaticalCase == .locative }
  }

  /// "kilere", "evdekilerden", where the list is not named as well.
  private var aimsAtHome: Bool {
    (scene.says(.homeward) || scene.headsHome) && (!scene.has(.list) || scene.says(.homeList))
  }
  private var takesFromHome: Bool { (scene.says(.outOfHome) || isOfHome) && !scene.has(.list) }

  private var isOfList: Bool { question.isOfList }

  /// Whether medicines are things to buy: those of the house, and lines that were got ("parol alındı").
  private var takesSupplies: Bool { scene.needsSupplies || lines.areGot(in: scene) }

  /// "evet" to whether what is used up is to be bought.
  private var agreed: PlannedCall? {
    guard let step = scene.dialogue.newest, step.age == 1, step.call.name == "updatePantry",
      scene.dialogue.lastAnswer?.hasSuffix("?") == true, let value = step.result.value,
      !words.isEmpty, words.allSatisfy(ListSentence.table[.yes].fits)
    else { return nil }
    let names = [JSON.Key.gone, .missing].flatMap { value[$0]?.array ?? [] }
    let items = names.map { JSON.object([.init(.name, $0)]) }
    return items.isEmpty ? nil : PlannedCall("addToShoppingList", [.items: .array(items)])
  }

  // MARK: Orders

  /// "listede süt yoksa ekle": only what does not stand there yet.
  private var missing: PlannedCall? {
    let named = question.things
    guard !named.isEmpty, isOfList || scene.has(.list),
      question.covers(.ifabsent, besides: [.askWords])
    else { return nil }
    let open = named.filter { lines.line($0).map(\.isChecked) ?? true }
    guard !open.isEmpty else { return PlannedCall("getShoppingList") }
    let items = open.map { JSON.object([.init(.name, .string($0))]) }
    return PlannedCall("addToShoppingList", [.items: .array(items)])
  }

  /// "listedeki her şeyi sil", "kileri boşalt".
  private var emptied: PlannedCall? {
    guard !question.isAsked, words.count <= 7, question.things.isEmpty else { return nil }
    let isOfAll = scene.says(.wholeHome) || isOfHome && scene.says(.others)
    if !scene.has(.list), isOfAll,
      question.covers(.emptying, besides: [.wholeHome, .others, .home, .gone, .askWords])
    {
      return PlannedCall("updatePantry", [.remove: [.string(Texts.wholeList)]])
    }
    guard scene.has(.list), question.covers(.all, besides: [.remove]), scene.says(.remove) else {
      return nil
    }
    return PlannedCall("updateShoppingList", [.remove: [.string(Texts.wholeList)]])
  }

  private var ordered: [PlannedCall] {
    guard !question.isAsked, !scene.tellsOfEating, !scene.has(.recipe), !scene.namesOtherList,
      !scene.isOfListItself,
      scene.headsHome || !scene.says(.ingredients), !isLoose,
      let sentence = ListSentence(
        scene, takesUnknown: namesListAsGoal || scene.isSurelyToBeListed,
        takesSupplies: takesSupplies)
    else { return [] }
    let isGoalAlone =
      scene.isHeadedByList || endsWithList || namesListAsGoal && scene.has(.list)
      || scene.headsHome || scene.headsPurpose && sentence.things.isBulk
    if let joined = joined(sentence) { return ListCalls([joined]).calls }
    guard let order = sentence.order(isHeaded: isGoalAlone) else { return [] }
    var settled = SettledOrder(
      order, lines, isInShop: isInShop, namesList: scene.has(.list), aimsAtHome: aimsAtHome,
      isOfHome: isOfHome,
      takesFromHome: takesFromHome)
    guard settled.isPlain else { return isOfList ? asItIs : [] }
    settled.actions.removeAll { $0.deed == .left }
    if settled.actions.isEmpty {
      return settled.isAsItIs && isOfList ? asItIs : []
    }
    return settled.actions.allSatisfy { isMeant($0.deed, $0.things, sentence) }
      ? ListCalls(settled.actions).calls : []
  }

  /// Whether one thing stands for another or amounts are shared out, which `ListDictation` reads.
  private var isLoose: Bool {
    scene.says(.dictatedRepair) || scene.says(.not) && lines.lines.isEmpty
      || Quantity.all(in: scene.sentence).contains(where: \.isOfEach)
  }

  /// The list as it stands, where no looser reading knows what is to be done with it.
  private var asItIs: [PlannedCall] {
    let told = ListDictation(scene: scene, offered: offered).plain?.calls ?? []
    return told.contains { $0.tool != "getShoppingList" } ? [] : [PlannedCall("getShoppingList")]
  }

  /// "bi de yarım kilo peynir" right after something was put on the list, or told to be in the house.
  private func joined(_ sentence: ListSentence) -> ListSentence.Action? {
    let things = sentence.things
    guard sentence.deeds.isEmpty, things.contains(where: \.isSaidToo),
      let step = scene.dialogue.newest,
      step.result.isOK, !things.contains(where: { $0.form?.grammaticalCase == .accusative })
    else { return nil }
    switch step.call.name {
    case "addToShoppingList": return (.add, things)
    case "updatePantry" where step.call.arguments[.add] != nil: return (.have, things)
    default: return nil
    }
  }

  /// "listeye", "marketten": what stands there may be a thing that nobody knows.
  private var namesListAsGoal: Bool {
    scene.isHeadedByList
      || scene.sentence.spans.contains {
        $0.reading(.list)?.noun?.grammaticalCase == .dative
          || $0.reading(.shop)?.noun?.grammaticalCase == .ablative
      }
  }

  /// "muz, kabak -> liste".
  private var endsWithList: Bool {
    scene.sentence.spans.last?.reading(.list)?.noun == .bare
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
    case .add:
      return isNamed || scene.isForLater(things) || scene.isBulkForPurpose
        || things.count > 1 && areGroceries && !scene.sentence.spans.contains { $0.food != nil }
        || sentence.deeds.contains { [.plan, .instead].contains($0) }
    case .get: return isNamed || !isSugar && areGroceries
    case .plan:
      return isNamed && (scene.has(.list) || !areCertain)
        || scene.namesSource || scene.says(.planDue) && areGroceries && !isSugar
    case .refill: return isNamed || areGroceries
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
    case .set:
      return (scene.has(.list) || areLines(things)) && things.allSatisfy(\.mention.hasAmount)
    case .have: return isOfHome || aimsAtHome
    case .stored: return aimsAtHome
    case .gone where isOfHome, .absent: return areKnown && isOfHome
    case .gone: return areGroceries && !isSugar && !things.contains(where: \.isOfOne)
    case .used: return takesFromHome && !things.contains(where: \.mention.hasAmount)
    case .instead: return isNamed
    case .left: return true
    case .moved: return scene.has(.list) && areKnown
    case .sent, .except, .not, .reason, .deny: return false
    }
  }

  private func areLines(_ things: [Thing]) -> Bool {
    isOfList && things.allSatisfy { lines.line($0.name) != nil }
  }
}

extension ListSentence.Thing {
  /// "kahvem bitti" is said of the cup; water and what has an amount were drunk or eaten.
  fileprivate var isOfOne: Bool {
    form?.possessor == 1 && isFood || mention.hasAmount || Turkish.fold(name).fits("list.water")
  }
}
