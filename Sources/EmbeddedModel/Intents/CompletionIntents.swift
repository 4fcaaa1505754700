import Analysis
import Domain
import Turkish

/// What a message makes of one before it that was not written: "bir tost var önümde", then "yedim".
extension CorrectionIntents {
  func completions() -> [IntentCandidate] {
    // "su kaydını iptal et" drinks nothing.
    scene.has(.remove, .undo)
      ? []
      : state.unwritten.enumerated().flatMap { back, text -> [IntentCandidate] in
        guard text.utf8.count < 400,
          let scene = scene.dialogue.scene(of: text, now: scene.now, zone: scene.zone)
        else { return [] }
        let earlier = MessageAnalysis(scene: scene, weights: weights, keepsNames: false)
        // "mehmet bey 80 kilo", then "ali bey 70 kilo": the figure of one is not the other's.
        let areTwo = !message.persons.isEmpty && !earlier.persons.isEmpty
        // The fat and the sugars of a label that was typed were not eaten.
        let isLabel = KitchenWords.shipped.figures(in: scene.words).count >= 3
        return (areTwo ? [] : entries(after: text, back))
          + (isLabel ? [] : meals(after: earlier, back))
      }
  }

  // MARK: Entries

  /// "tansiyonum 14e 9" after "ketonum yüksek çıktı": the figures are of what this message names.
  private var measuresItself: Bool { message.spans.contains { $0.analyte != nil } }

  /// "anneme 12 ünite lantus yaptım": a dose that needs nothing of before.
  private var doses: Bool {
    message.spans.contains(where: \.namesDrug)
      && message.quantities.contains { $0.doseUnit != nil && $0.number != nil }
  }

  /// Readings of both messages as one that take words of each.
  private func entries(after text: String, _ back: Int) -> [IntentCandidate] {
    let both = text + "\n" + scene.sentence.text
    // "öğretmeni ölçmüş 210", then "benimki 98"
    // "şimdi 95", then "hiç su içmedim": what was not done takes no figure.
    let isDenied = message.quantities.isEmpty && self.scene.clauses.contains(where: \.isNegated)
    guard !isDenied,
      !message.spans.indices.contains(where: { message.word($0).fits("self.mine") }),
      let scene = scene.dialogue.scene(of: both, now: scene.now, zone: scene.zone)
    else { return [] }
    let isDoseOpen = isDoseOpen(after: text)
    let joint = MessageAnalysis(scene: scene, weights: weights, keepsNames: message.keepsNames)
    joint.whole = message.whole
    let start = both.utf8.index(both.startIndex, offsetBy: text.utf8.count + 1)
    let tokens = scene.sentence.tokens
    guard
      let offset = joint.spans.firstIndex(where: {
        tokens[$0.tokens.upperBound - 1].range.lowerBound >= start
      })
    else { return [] }
    return EntryIntents(message: joint).candidates().compactMap { found in
      guard found.claims.contains(where: { $0 < offset }),
        found.claims.contains(where: { $0 >= offset }),
        !measuresItself || !found.isMeasurement,
        !(doses || isDoseOpen) || found.intent != "logMedication",
        !isActOfOther || found.calls.allSatisfy({ $0.arguments[.person] != nil }),
        found.calls.allSatisfy({ $0.arguments[.value2] == nil }) || scene.has(.pressure),
        !leavesOwnFigure(found, in: joint, from: offset)
      else { return nil }
      var found = found
      found.intent = "\(found.intent) completed"
      found.claims = Set(
        found.claims.map { $0 - offset }.filter { message.spans.indices.contains($0) })
      for note in [
        "back=\(back)", "asked=\(state.wasAsked)", "answered by=\(state.newestTool ?? "none")",
      ] + said {
        found.features.add("completes ", note)
      }
      return found
    }
  }

  /// "lantusu yaptım mı hatırlamıyorum", "insülinimi yapmayı unuttum": a figure after it is no dose taken.
  private func isDoseOpen(after text: String) -> Bool {
    // "lantus yapmadım", then "şimdi yaptım 20": it was taken after all.
    let isTaken = scene.clauses.contains {
      $0.verbIs(.inject, .take) && $0.isPast && !$0.isNegated
    }
    guard !isTaken, let earlier = scene.dialogue.scene(of: text, now: scene.now, zone: scene.zone)
    else {
      return false
    }
    return earlier.words.contains { $0.fits("stem.forget") || $0.fits("dose.unsure") }
      || earlier.clauses.contains { $0.verbIs(.inject, .take, .skip) && $0.isPast && $0.isNegated }
  }

  /// "nb 74", then "kg 88,4": a reading that takes the figure of before, and not the one of now.
  private func leavesOwnFigure(
    _ found: IntentCandidate, in joint: MessageAnalysis, from offset: Int
  ) -> Bool {
    let figures = joint.spans.indices.filter { joint.spans[$0].number?.isArticle == false }
    let (old, own) = (figures.filter { $0 < offset }, figures.filter { $0 >= offset })
    return !own.isEmpty && found.claims.isDisjoint(with: own)
      && !found.claims.isDisjoint(with: old)
  }

  /// "bugün 3 bardak içti": done by one whom only the message before names.
  private var isActOfOther: Bool {
    message.persons.isEmpty
      && scene.clauses.contains { $0.verbIs(.eat, .inject) && $0.isPast && $0.form?.person == 3 }
  }

  // MARK: Meals

  private func meals(after earlier: MessageAnalysis, _ back: Int) -> [IntentCandidate] {
    var items = FoodItems(.eaten, in: earlier, weights, above: 0.2).mentions
    let chance = items.isEmpty ? "none" : "some"
    if items.isEmpty {
      // "ne kadar etti" names no meat.
      let known = earlier.foods.filter { food in
        food.isKnown && earlier.spans[food.head].finiteVerb == nil
      }
      items = known.prefix(3).map { Mention(name: $0.name, isKnown: true) }
      let assigned = Attachment(message: earlier, weights: weights).assigned(known)
      for place in items.indices {
        if let quantity = assigned.amounts[place] { items[place].take(Amount(quantity)) }
      }
    }
    items.removeAll { scene.isWater($0) }
    if let place = ordinal {
      // "mercimek mi tarhana mı", then "ikincisinden yedim".
      guard items.indices.contains(place - 1) else { return [] }
      items = [items[place - 1]]
    }
    guard !items.isEmpty, mayComplete else { return [] }
    let notes = [
      "back=\(back)", "eaten then=\(chance)", "items=\(min(3, items.count))",
      "question then=\(earlier.scene.isQuestion)", "answered by=\(state.newestTool ?? "none")",
      "amounts then=\(min(2, items.count(where: \.hasAmount)))",
      "last verb then=\(earlier.scene.clauses.last?.verb?.phrase ?? "none")",
    ]
    let times = message.times.isEmpty ? earlier.times.map(\.time) : message.times.map(\.time)
    return sets(of: items).map { mentions, kind, more in
      var call = scene.mealCall(mentions, at: times)
      if let eater = eater(after: earlier) {
        call.arguments = call.arguments.setting(.person, to: .string(eater))
      }
      let change = Change(
        "logMeal", call.arguments.setMembers, kind, claims: everything,
        notes + more + ["times=\(min(2, message.times.count))"], intent: "logMeal completed")
      return candidate(change)
    }
  }

  /// "ada akşam pasta yiyecek", then "yedi": the one of whom it was said.
  private func eater(after earlier: MessageAnalysis) -> String? {
    let bare = earlier.persons.filter(\.isBare)
    guard message.persons.isEmpty, bare.count == 1,
      scene.clauses.contains(where: { $0.verbIs(.eat) && $0.isPast && $0.form?.person == 3 }),
      earlier.scene.clauses.contains(where: { $0.verbIs(.eat) && $0.form?.person == 3 })
    else { return nil }
    return Whose.said(bare[0].name)
  }

  /// The place of what is meant among what was said before.
  private var ordinal: Int? {
    message.spans.indices.lazy.compactMap { WordSets.choice(message.word($0)) }.first
  }

  /// Whether a message can be about what was said before it: "google fit bağla" is not.
  private var mayComplete: Bool {
    message.scene.clauses.contains { $0.verbIs(.eat, .put) } || !message.quantities.isEmpty
      || message.foods.contains(where: \.isKnown) || !message.times.isEmpty
      || message.spans.count { !$0.isMark } < 3
  }

  /// "100 gram pilavda kaç karbonhidrat var", then "yarım yedim": nobody eats half a gram.
  private func isPartOfWeight(_ quantity: Quantity, of mention: Mention) -> Bool {
    quantity.value < 1 && quantity.measure == nil
      && mention.unit.flatMap { Measure(rawValue: $0)?.metric } != nil
  }

  /// The foods of before: as they were, with an amount of now, under a name of now.
  private func sets(of items: [Mention]) -> [([Mention], String, [String])] {
    var found: [([Mention], String, [String])] = [(items, "as said", [])]
    let named = items.indices.filter { place in
      message.foods.contains { FoodRole.shares($0.name, items[place].name) }
    }
    let places = named.isEmpty ? Array(items.indices.suffix(2)) : named
    for quantity in message.quantities {
      for place in places {
        var changed = items
        changed[place].take(Amount(quantity))
        if quantity.measure == nil, let unit = items[place].unit { changed[place].unit = unit }
        let more =
          notes(on: quantity, old: items[place].quantity) + [
            "named=\(!named.isEmpty)", "last=\(place == items.count - 1)",
            "had unit=\(items[place].unit ?? "none")",
          ]
        if !isPartOfWeight(quantity, of: changed[place]) {
          found.append((changed, "amount for said", more))
          if items.count > 1 { found.append(([changed[place]], "amount for one said", more)) }
        }
        if quantity.value < 1, let old = items[place].quantity {
          changed[place].quantity = old * quantity.value
          found.append((changed, "part of said", more))
        }
      }
    }
    let now = FoodItems(.eaten, in: message, weights, above: 0.3).mentions.filter { new in
      !items.contains { Turkish.fold($0.name) == Turkish.fold(new.name) }
    }
    guard !now.isEmpty else { return found }
    found.append((items + now, "said and more", ["more=\(min(3, now.count))"]))
    if now.count == 1, !now[0].hasAmount, let whole = items.last, whole.hasAmount {
      var renamed = whole
      renamed.name = now[0].name
      found.append(
        ([renamed], "other name", ["alike=\(FoodRole.shares(whole.name, renamed.name))"]))
    }
    return found
  }
}
