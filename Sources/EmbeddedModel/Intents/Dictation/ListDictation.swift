import Analysis
import Domain
import Turkish

/// What a message wants of the list in the midst of other talk: long dictated lists, orders beside a meal
/// or a reading, chatter.
///
/// Reads what `ListTalk` leaves, since words of the message are not explained. What the other words tell is
/// read as a message of its own.
struct ListDictation: Request {
  private let scene: Scene
  private let offered: Set<String>?
  private let lines: ListLines
  private let steps: ListSteps

  private static let mostTokens = 300

  init(scene: Scene, offered: Set<String>?) {
    self.scene = scene
    self.offered = offered
    lines = ListLines(scene.dialogue).adding(linesOf: scene)
    steps = ListSteps(scene.dialogue)
  }

  var plain: Understanding? {
    guard scene.sentence.tokens.count <= Self.mostTokens, !scene.looksLikePath, !scene.has(.recipe),
      !scene.says(.ingredients), !scene.says(.dictatedNever), !scene.namesOtherList,
      !scene.takesBack, !scene.isOfMealAlone
    else { return nil }
    let cut = DictatedParts(scene, lines).parts
    guard isNear || cut.contains(where: \.isKnownLine) else { return nil }
    let parts = DictatedAmounts(cut).parts
    let reading = DictationReading(parts, before: before)
    let isOfBody = !scene.has(.list) && scene.tellsOfBody
    let things = isOfBody ? [] : things(reading)
    let changes = isOfBody ? gotten(reading) : changes(reading)
    let calls = emptied(reading, things) ?? ListCalls(changes + additions(things, changes)).calls
    guard !calls.isEmpty else {
      return shown.flatMap { offered.allow([$0]) ? Understanding(calls: [$0]) : nil }
    }
    guard offered.allow(calls) else { return nil }
    var understood = Understanding(calls: calls)
    understood.rest = rest(parts, besides: reading.heard.union(things.map(\.clause)))
    return understood
  }

  // MARK: What was told before

  private var isOfList: Bool { steps.newest != nil }

  /// Whether the message can be about the list at all.
  private var isNear: Bool {
    isOfList || scene.has(.list, .shop)
      || scene.sentence.spans.contains { $0.has(.thing) && $0.food == nil }
      || [ListRow.add, .need, .plan, .gone].contains(where: scene.says)
  }

  private var before: DictationReading.Before {
    var before = DictationReading.Before()
    if let step = steps.newest {
      before.newest = step.lines
      before.recent = steps.added
      if step.age == 1 { before.continuing = step.continued }
    }
    if isAddressed, !scene.tellsOfBody { before.told = toldBefore }
    before.lines = lines.lines
    before.isNamed = scene.has(.list)
    before.isHabit = scene.says(.dictatedHabit)
    before.isAtHome = scene.says(.home)
    before.isAmongRecords = steps.areAmongRecords
    return before
  }

  /// The things that the message before this one told of or asked about.
  private var toldBefore: [DictatedPart.Item] {
    guard let text = scene.dialogue.earlier.first, text.utf8.count < 200,
      let sentence = scene.dialogue.reader?.read(text, now: scene.now, zone: scene.zone)
    else { return [] }
    let earlier = Scene(
      sentence, scene.dialogue, now: scene.now, zone: scene.zone, units: scene.units)
    return DictatedParts(earlier, lines).parts.compactMap(\.item).filter { !$0.isGuessed }.map(
      \.bare)
  }

  // MARK: Calls

  private func things(_ reading: DictationReading) -> [DictationReading.Told] {
    let told = reading.told.filter { isWanted($0, reading) }
    let things = unique((reading.wanted + told).filter { isCalledFor($0, reading) })
    return things.isEmpty && reading.actions.isEmpty && isListAlone(reading)
      ? unique(reading.told) : things
  }

  /// Whether the list or a shop is named, or was talked about just now.
  private var isAddressed: Bool { isOfList || scene.has(.list, .shop) }

  /// Without the list only a plain order is one to it, and every word beside the thing explained: "buluşma
  /// ekle takvime", "saksıyı balkona koy" are none.
  private func isCalledFor(_ told: DictationReading.Told, _ reading: DictationReading) -> Bool {
    isAddressed
      || !told.item.isGuessed && scene.says(.dictatedOrder)
        && (told.isStocked || reading.isPure(told.clause))
  }

  private func additions(
    _ told: [DictationReading.Told], _ changes: [ListSentence.Action]
  ) -> [ListSentence.Action] {
    guard !told.isEmpty else { return [] }
    let areUsedUp = told.allSatisfy { [.gone, .absent, .refill].contains($0.deed) }
    var things = told.map(\.item.thing)
    if things.count == 1, !things[0].mention.hasAmount, let line = sameAmount(changes) {
      (things[0].mention.quantity, things[0].mention.unit) = (line.quantity, line.unit)
    }
    return [(areUsedUp ? .refill : .add, things)]
  }

  /// "limon da aynı miktar", "süt yerine ayran": the line of which one thing is to be as much.
  private func sameAmount(_ changes: [ListSentence.Action]) -> ListLines.Line? {
    if changes.count == 1, changes[0].deed == .remove, changes[0].things.count == 1 {
      return lines.lines.first { $0.name == changes[0].things[0].name }
    }
    guard scene.says(.sameAmount), let name = before.newest.last else { return nil }
    return lines.lines.first { $0.name == name }
  }

  /// "listeyi komple boşalt, baştan düşüneceğim".
  private func emptied(
    _ reading: DictationReading, _ things: [DictationReading.Told]
  ) -> [PlannedCall]? {
    guard scene.isOfListItself, things.isEmpty, reading.actions.isEmpty, reading.told.isEmpty,
      !scene.says(.dictatedAsking), !scene.tellsOfBody, scene.words.count <= 10
    else { return nil }
    let places = ListSentence.table[.emptying].places(in: scene.words)
    let tokens = scene.sentence.tokens.indices.filter { scene.sentence.tokens[$0].kind != .mark }
    let list = scene.sentence.spans.filter { $0.has(.list) }.flatMap(\.tokens)
    let isMeant = places.contains { place in
      list.contains { abs($0 - tokens[place.lowerBound]) < 4 }
    }
    return isMeant
      ? [PlannedCall("updateShoppingList", [.remove: [.string(Texts.wholeList)]])] : nil
  }

  /// "pazara gidince ıspanak iki kilo, pırasa bir kilo": an enumeration of what is only bought so.
  private func isListAlone(_ reading: DictationReading) -> Bool {
    let told = reading.told
    guard told.count > 1, !scene.tellsOfEating, !scene.has(.meal), !scene.isQuestion,
      !scene.says(.dictatedAsking),
      told.allSatisfy({ $0.deed == nil && !$0.item.isGuessed && $0.sentence == told[0].sentence })
    else { return false }
    return scene.has(.shop) && told.allSatisfy(\.isBought)
      || told.contains { $0.item.isUneatable } && told.contains(where: \.hasAmount)
        && told.allSatisfy { reading.isPure($0.clause) }
  }

  /// Whether what is needed or used up is to be bought without an order of its own.
  private func isWanted(_ told: DictationReading.Told, _ reading: DictationReading) -> Bool {
    switch told.deed {
    case .need, .plan: isNeeded(told)
    case .gone, .absent:
      told.isSaidToo && !told.item.isGuessed && !told.isBeside
        && (reading.isOrdered || reading.told.contains { [.need, .plan].contains($0.deed) })
    default: false
    }
  }

  /// What will be bought some time ("alacağım") is on the list where the list or a shop is named; sugar is
  /// what is measured, too.
  private func isNeeded(_ told: DictationReading.Told) -> Bool {
    // "param kalırsa alacağım"
    guard !told.item.isGuessed, !scene.isQuestion, !scene.clauses.contains(where: \.isUnreal) else {
      return false
    }
    if scene.has(.list) { return true }
    if isOfList { return told.deed != .need || scene.says(.dictatedOrder) }
    return
      (told.deed == .need && scene.says(.dictatedOrder) || scene.says(.planOrder)
      || scene.has(.shop))
      && (told.item.thing.isGrocery || told.isStocked)
      && !Turkish.fold(told.item.name).fits("list.sugar")
  }

  /// Each thing once, as it was told with most.
  private func unique(_ things: [DictationReading.Told]) -> [DictationReading.Told] {
    var found: [DictationReading.Told] = []
    for thing in things {
      if let place = found.firstIndex(where: { $0.isSame(thing) }) {
        if !found[place].item.thing.mention.hasAmount { found[place] = thing }
      } else {
        found.append(thing)
      }
    }
    return found
  }

  /// What becomes of lines; of two deeds to one line the later one holds.
  private func changes(_ reading: DictationReading) -> [ListSentence.Action] {
    var actions: [ListSentence.Action] = []
    var done: Set<String> = []
    for (deed, items) in reading.actions.reversed() {
      let new = items.filter { $0.line.map { done.insert($0).inserted } ?? false }
      guard [.ticked, .remove, .unbought, .set].contains(deed), !new.isEmpty else { continue }
      actions.insert((deed, new.map(named)), at: 0)
    }
    if let deed = reading.ofOthers, deed != .except, lines.isWhole {
      let others = lines.lines.filter { line in
        !done.contains(line.name) && !(deed == .ticked && line.isChecked)
      }
      if !others.isEmpty {
        actions.append((deed, others.map { DictatedPart.Item(named: $0.name).thing }))
      }
    }
    return actions
  }

  /// Lines that were plainly got, in a message that tells of the body as well: "iğne uçlarını aldım, 6
  /// ünite novorapid vurdum".
  private func gotten(_ reading: DictationReading) -> [ListSentence.Action] {
    guard reading.ofOthers == nil, reading.wanted.isEmpty,
      reading.actions.allSatisfy({ action in
        [.ticked, .left].contains(action.deed) && action.items.allSatisfy(\.isDefinite)
      })
    else { return [] }
    return changes(reading)
  }

  /// What is asked of the list, or to be seen of it.
  private var shown: PlannedCall? {
    let isNamed = scene.has(.list)
    guard isOfList || isNamed || scene.has(.shop), !scene.tellsOfBody,
      scene.words.count <= 16
    else { return nil }
    let isAsked = scene.says(.askList) || isOfList && scene.says(.askHas)
    let isToShow = isNamed && scene.says(.showList)
    return isAsked || isToShow ? PlannedCall("getShoppingList") : nil
  }

  private func named(_ item: DictatedPart.Item) -> ListSentence.Thing {
    var thing = item.thing
    if let line = item.line { thing.mention.name = line }
    return thing
  }

  // MARK: The rest

  /// What the clauses tell that do not speak to the list.
  private func rest(_ parts: [DictatedPart], besides heard: Set<Int>) -> String? {
    let sentence = scene.sentence
    let spans = parts.filter { !heard.contains($0.clause) }.flatMap { Array($0.spans) }
    let tokens = Set(spans.flatMap { Array(sentence.spans[$0].tokens) }).sorted()
    var runs: [Range<Int>] = []
    for token in tokens {
      if let last = runs.last, last.upperBound == token {
        runs[runs.count - 1] = last.lowerBound..<token + 1
      } else {
        runs.append(token..<token + 1)
      }
    }
    let text = runs.map(sentence.source).joined(separator: " ")
    // What is left is less, or nothing was heard.
    return tokens.count < sentence.tokens.count && text.contains(where: \.isLetter) ? text : nil
  }
}

extension Scene {
  /// Whether a message tells of what was measured, taken or eaten, or asks about it: none of the list's
  /// business where the list is not named.
  var tellsOfBody: Bool {
    has(.glucose, .medication, .meal, .eat, .pressure, .ketone, .symptom, .carbs, .calories)
      || tellsOfEating || FoodMention.all(in: sentence).contains(where: sentence.isMeasured)
  }

  /// Whether something is told that belongs among the records: what was eaten, measured or taken.
  var tellsRecord: Bool {
    let hasFigure = sentence.spans.contains { $0.number.map { !$0.isArticle } ?? false }
    return !isQuestion && (tellsOfEating || hasFigure && has(.glucose, .medication))
  }
}

extension DictationReading.Told {
  /// Whether its amount is one that nobody eats at once.
  var isBought: Bool { item.thing.mention.unit.map(Self.bought.contains) ?? false }

  /// Whether its amount is one that is bought for days.
  var isStocked: Bool { item.thing.mention.unit.map(Self.stocked.contains) ?? false }

  private static let bought = Set(WordSets.list("list.bulk"))
  private static let stocked = Set(WordSets.list("list.stocked"))

  /// Whether two are one thing: the same name, or one without an amount as part of the other's.
  fileprivate func isSame(_ other: Self) -> Bool {
    let words = [self, other].map { Set(Turkish.fold($0.item.name).split(separator: " ")) }
    if words[0] == words[1] { return true }
    let isOpen = !item.thing.mention.hasAmount || !other.item.thing.mention.hasAmount
    return isOpen && (deed == nil) != (other.deed == nil)
      && (words[0].isSubset(of: words[1]) || words[1].isSubset(of: words[0]))
  }
}
