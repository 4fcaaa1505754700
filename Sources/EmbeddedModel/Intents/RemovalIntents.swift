import Analysis
import Domain
import Turkish

/// Records that are taken back: the last write, one of those of the talk, or one that is named.
extension CorrectionIntents {
  func removals() -> [IntentCandidate] {
    if takesAll { return namedMeals() }
    // "her şeyi sil" is no order to delete one of them.
    if scene.has(.remove), saysEverything || saysAllOfSeveral { return [] }
    guard takesBack, !saysNoMore, !pointsAtOther, !takesBackUnheld else { return [] }
    if isOrder, !state.records.isEmpty, message.times.isEmpty, namedOwners.isEmpty {
      let foods = unheld
      if !foods.isEmpty { return namedFoods(foods, isPlain: true) }
    }
    if let several { return [several] }
    let named = state.records.filter(isNamed)
    var found: [IntentCandidate] = []
    // What is named is taken back, and nothing else.
    if let newest = state.records.first, named.isEmpty || isNamed(newest), mayMean(newest) {
      if !removesCorrected(newest) { found.append(undoing(newest)) }
    } else if state.records.isEmpty {
      found.append(undoing(nil))
    }
    for (place, record) in state.records.prefix(4).enumerated() {
      guard let choice = record.choice, named.isEmpty || isNamed(record), mayMean(record) else {
        continue
      }
      let tool = record.kind == .meal ? "deleteMeal" : "deleteEntry"
      var change = Change(tool, [choice], "delete", claims: everything)
      change.notes = ["times=\(min(2, message.times.count))"]
      var removal = candidate(change, of: record, place)
      removal.isStated = choice == onlyNamed || place == 0 && pointsAtNewest
      found.append(removal)
    }
    // Records of somebody else that this talk does not hold cannot be told apart.
    guard scene.has(.remove, .giveup, .undo), namedOwners.isEmpty else { return found }
    let isMealTold = state.records.contains { $0.kind == .meal }
    return found + namedMeals() + namedEntries() + (isMealTold ? [] : namedFoods(known))
  }

  /// "bolus 4.5", "yok 5.5", then "insülini iptal et yapmadım": the record goes, and not only its correction.
  private func removesCorrected(_ record: TalkRecord) -> Bool {
    let isCorrected = ToolVerb(of: record.tool) == .update
    let isDenied = scene.clauses.contains { $0.isNegated && $0.isPast }
    return isCorrected && !scene.has(.undo) && (isNamed(record) && scene.has(.remove) || isDenied)
  }

  /// "onu değil ötekini sil": which of them is meant is not told.
  private var pointsAtOther: Bool {
    scene.has(.not, .deictic) && state.records.count > 1
      && message.spans.indices.contains { message.word($0).fits("record.other") }
  }

  /// "çorbayı geri al" where what was written last is no soup.
  private var takesBackUnheld: Bool {
    scene.clauses.contains { $0.verbIs(.undo) } && !unheld.isEmpty
  }

  private var known: [FoodMention] { message.foods.filter(\.isKnown) }

  /// "köfteyi sil" where no meal of this talk has any: what was written last is something else.
  private var unheld: [FoodMention] {
    let held = state.records.compactMap(\.meal).flatMap(\.items).map(\.name)
    guard !state.records.contains(where: { isNamed($0) || $0.kind == .list }),
      !known.contains(where: { food in held.contains { FoodRole.shares(food.name, $0) } })
    else { return [] }
    return known.filter { food in
      TalkRecord.Kind.allCases.allSatisfy { kind in
        kind.names.allSatisfy { !message.spans[food.head].has($0) }
      }
    }
  }

  /// Nothing is taken back without a word that could say so.
  private var takesBack: Bool {
    scene.has(.undo, .remove, .giveup, .no, .not, .correction, .instead, .absent, .skip, .refuse)
      || scene.clauses.contains(where: \.isNegated)
  }

  /// "başka bir şey yemedim", "akşam yemeği yemedim": what else was not eaten takes nothing back.
  private var saysNoMore: Bool {
    guard let clause = scene.clauses.last, clause.isNegated, clause.verbIs(.eat, .cook),
      !scene.has(.remove, .undo, .giveup)
    else { return false }
    let type = scene.mealType(clause.times) ?? scene.namedMeal(clause)
    let told = state.records.first { $0.kind == .meal }?.meal?.type
    let isOther = type != nil && told != nil && type?.rawValue != told
    return isOther || clause.has(.more)
      || clause.spans.contains {
        WordSets.words("nothing.else").contains(scene.sentence.folded($0))
      }
  }

  /// "son iki öğünü sil": the newest of a kind, so many of them.
  private var several: IntentCandidate? {
    guard scene.has(.remove), let quantity = message.quantities.first(where: \.isBare),
      (2...4).contains(quantity.value), quantity.spans.upperBound < message.spans.count
    else { return nil }
    let next = message.spans[quantity.spans.upperBound]
    let isOfAnyKind =
      quantity.number?.form.isPossessive == true && quantity.spans.lowerBound > 0
      && message.word(quantity.spans.lowerBound - 1).fits("remove.newest")
    let records = state.records.filter { record in
      isOfAnyKind || record.kind.names.contains { next.has($0) }
    }
    let choices = records.compactMap { record in
      record.choice.map { ($0, record.kind == .meal ? "deleteMeal" : "deleteEntry") }
    }.prefix(Int(quantity.value))
    guard choices.count == Int(quantity.value) else { return nil }
    var found = candidate(
      Change("deleteMeal", [], "delete", claims: everything), of: records.first)
    found.calls = choices.map { PlannedCall($0.1, .object([$0.0])) }
    found.isStated = scene.clauses.count == 1 && scene.clauses[0].isRequest
    return found
  }

  /// "onu sil", "son kaydı sil": the newest, whatever it is.
  private var pointsAtNewest: Bool {
    isOrder
      && message.spans.allSatisfy { span in
        span.isMark || span.has(.ask)
          || span.has(.deictic, .remove, .filler, .record) && !span.has(.meal)
      }
  }

  /// "son öğünü sil": the newest meal, whatever was written after it.
  private var pointsAtNewestMeal: Bool {
    isOrder
      && message.spans.allSatisfy {
        $0.isMark || $0.has(.deictic, .remove, .filler, .record, .ask)
      }
      && message.spans.contains { $0.has(.record) && $0.has(.meal) }
  }

  private func undoing(_ record: TalkRecord?) -> IntentCandidate {
    let count = "records=\(min(2, state.records.count))"
    return candidate(Change("undo", [], "undo", claims: everything, [count]), of: record)
  }

  /// "bugünkü bütün öğünleri sil": all meals of a day, and none of them alone.
  private var takesAll: Bool {
    scene.has(.remove) && scene.has(.meal)
      && message.spans.contains { isWhole($0) || $0.reading(.meal)?.noun?.isPlural == true }
  }

  private var saysEverything: Bool {
    let words = scene.sentence.tokens.map(\.folded)
    return zip(words, words.dropFirst()).contains { "\($0) \($1)".fits("remove.everything") }
      || words.contains { $0.fits("remove.everything") }
  }

  /// "hepsini sil" after two meals: nothing says that the newest alone is meant.
  private var saysAllOfSeveral: Bool {
    state.records.count { $0.kind != .list } > 1 && state.records.first?.kind != .list
      && message.spans.allSatisfy { $0.isMark || $0.has(.remove, .filler) || isWhole($0) }
      && message.spans.contains(where: isWhole)
  }

  private func isWhole(_ span: Span) -> Bool {
    WordSets.words("all").contains(scene.sentence.folded(span))
  }

  /// "son öğünü sil", "dünkü kahvaltıyı sil", "bugünkü öğünlerin hepsini sil".
  private func namedMeals() -> [IntentCandidate] {
    let times = message.times.map(\.time)
    let day = times.compactMap(\.day).first.map { JSON.Member(.date, .string($0.text)) }
    let type = scene.mealType(times) ?? scene.clauses.lazy.compactMap(scene.namedMeal).first
    var choices: [(members: [JSON.Member], kind: String)] = [([.init(.which, "last")], "last")]
    if let type {
      choices.append(([.init(.which, .string(type.rawValue))], "type"))
      if let day { choices.append(([.init(.which, .string(type.rawValue)), day], "type of day")) }
    }
    if takesAll {
      let today = JSON.Member(.date, .string(scene.zone.civil(at: scene.now).day.text))
      choices = [([.init(.which, "all"), day ?? today], "all")]
    }
    return choices.map { members, kind in
      var found = candidate(
        Change("deleteMeal", members, "delete \(kind)", claims: everything, intent: "delete named"))
      found.isStated =
        isOrder && message.foods.isEmpty && onlyNamed == nil
        && (["all", "type of day"].contains(kind) || kind == "type" && day == nil
          || kind == "last" && pointsAtNewestMeal)
      return found
    }
  }

  /// The one record of the talk that an order to delete can mean: by its kind, its time or its food.
  private var onlyNamed: JSON.Member? {
    let named = state.records.filter { isNamed($0) && mayMean($0) }
    // Of several of a kind, the newest.
    let isOneKind = named.allSatisfy { $0.kind == named[0].kind }
    guard isOrder, let record = named.first,
      named.count == 1 || isOneKind && message.times.isEmpty && message.foods.isEmpty
    else { return nil }
    // "pilavı sil" of a meal with more than that is no deletion of the meal.
    let isWhole =
      record.meal.map { $0.items.count == 1 || !message.foods.contains(where: \.isKnown) } ?? true
    return isWhole ? record.choice : nil
  }

  /// "… sil": a meal is named, and the verb asks for nothing but to delete it.
  var isOrder: Bool {
    scene.clauses.count { $0.verbIs(.remove) && $0.isRequest } == 1
      && scene.clauses.allSatisfy { $0.verbIs(.remove) && $0.isRequest || tellsWhy($0) }
      && !message.quantities.contains { $0.number?.isArticle == false }
  }

  /// "…, yanlış yazdım", "… hiç yemedim", "… hanım görmesin": why a record is to go, and nothing besides.
  private func tellsWhy(_ clause: Clause) -> Bool {
    if let form = clause.form, form.mood == .imperative, form.person == 3, form.isNegative {
      return !clause.hasFood
    }
    let isDenial =
      clause.isNegated && clause.isPast && clause.verbIs(.eat, .inject) && !clause.isQuestion
    return clause.spans.allSatisfy { span in
      span.isMark || span.has(.correction) || span.has(.filler) && span.food == nil
        || isDenial && (span.finiteVerb != nil || span.has(.no, .deictic))
    }
  }

  /// "suyu sil", "dünkü şekerimi sil": the last entry of a kind.
  private func namedEntries() -> [IntentCandidate] {
    // "pilavı 2 yap köfteyi sil": a verb names no kind.
    let kinds = TalkRecord.Kind.entries.filter { kind in
      message.spans.contains { span in
        span.finiteVerb == nil && kind.names.contains { span.has($0) }
      }
    }
    return kinds.map { kind in
      var members: [JSON.Member] = [.init(.which, .string(kind.rawValue))]
      if let day = message.times.compactMap(\.time.day).first {
        members.append(.init(.date, .string(day.text)))
      }
      return candidate(
        Change(
          "deleteEntry", members, "delete entry", claims: everything,
          ["kind=\(kind)", "kinds=\(min(3, kinds.count))", "dated=\(members.count > 1)"],
          intent: "delete named"))
    }
  }

  /// "pilavı sil" of a meal that this talk does not hold.
  private func namedFoods(_ foods: [FoodMention], isPlain: Bool = false) -> [IntentCandidate] {
    guard !foods.isEmpty else { return [] }
    let names = JSON.array(foods.map { .string($0.name) })
    var found = candidate(
      Change(
        "updateMeal", [.init(.remove, names)], "remove named", claims: everything,
        intent: "delete named"))
    found.isStated = isPlain
    return [found]
  }
}
