import Analysis
import Turkish

/// Foods and amounts of which a message says that they were not eaten, beside what was.
extension MessageAnalysis {
  /// "çorbayı içmedim, iki kaşık pilav yedim", "poğaça da vardı, onu yemedim".
  func isUneaten(_ food: FoodMention) -> Bool {
    isLeftUneaten(food) || isDeniedEaten(food) || isAbsent(food) || isToBeBought(food)
      || madeDish?.ingredients.contains(food.head) == true || isOnlyPresent(food)
      || isTakenAway(food) || isTakenBack(food) || isGivenUp(food)
  }

  /// "iki dilim kek yedim yok yemedim", "üzüm yedim, yok üzüm yemedim sadece baktım": what is denied right
  /// after it was told.
  private func isTakenBack(_ food: FoodMention) -> Bool {
    let own = clauseOf[food.head]
    guard scene.clauses[own].verbIs(.eat), scene.clauses[own].isPast,
      !scene.clauses[own].isNegated
    else { return false }
    return scene.clauses.indices.dropFirst(own + 1).contains { number in
      let clause = scene.clauses[number]
      let words = scene.clauses[(own + 1)...number].flatMap { scene.tokens(of: $0).map(\.folded) }
      guard
        !words.contains(where: { word in
          ["uneaten.unless", "nothing.else", "uneaten.besides"].contains { word.fits($0) }
        }),
        clause.isNegated, clause.isPast, !clause.isQuestion, clause.verbIs(.eat)
      else {
        return false
      }
      let places = spans.indices.filter { (own + 1...number).contains(clauseOf[$0]) }
      let isTakenBack = places.contains {
        spans[$0].has(.correction, .no) || word($0).fits("repair")
      }
      return isTakenBack && places.allSatisfy { isOfDenial($0, of: food) }
    }
  }

  /// Words with which a food is denied: the food, a no, the verb, and nothing besides.
  private func isOfDenial(_ place: Int, of food: FoodMention) -> Bool {
    let span = spans[place]
    if span.isMark || span.has(.correction, .no) || span.finiteVerb?.verb?.isNegative == true {
      return true
    }
    if let other = foods.first(where: { $0.isKnown && $0.spans.contains(place) }) {
      return FoodRole.shares(food.name, other.name)
    }
    return span.has(.filler) && span.food == nil || word(place).fits("repair")
      || word(place).fits("undone.yet") || word(place).fits("uneaten.pointing")
  }

  /// "çorba içtim, yanında ekmek yoktu", "peynir kalmamıştı": what was not there, beside what was eaten;
  /// "2 dilim yok 3 dilim" puts an amount right.
  private func isAbsent(_ food: FoodMention) -> Bool {
    let next = spans.indices.dropFirst(food.spans.upperBound).first { place in
      !(spans[place].has(.filler) && spans[place].food == nil)
    }
    guard let next, spans[next].has(.absent) || word(next).fits("uneaten.none"), scene.has(.eat)
    else { return false }
    let after = spans[(next + 1)...].first { !$0.isMark }
    return after?.number == nil && after?.food == nil
  }

  /// "cacık yedim, salatalık bitti, bir kilo yazıver": what has run out and is to be put on the list.
  private func isToBeBought(_ food: FoodMention) -> Bool {
    let own = clauseOf[food.head]
    guard scene.clauses[own].verbIs(.ranout), own + 1 < scene.clauses.count else { return false }
    let order = scene.clauses[own + 1]
    return order.isRequest && order.verbIs(.put)
  }

  /// "annem 2 dilim kek getirdi, yemedim": what was brought or there, and then only that it was not
  /// eaten.
  private func isLeftUneaten(_ food: FoodMention) -> Bool {
    guard
      let denial = spans.indices.first(where: {
        $0 >= food.spans.upperBound && word($0).fits("uneaten.denying")
      })
    else { return false }
    let (own, last) = (clauseOf[food.head], clauseOf[denial])
    let between = food.spans.upperBound..<denial
    let isThere =
      own < last
      ? scene.clauses[own].verb != nil
        && (!scene.clauses[own].verbIs(.eat) || scene.clauses[own].verbIs(.give))
      : between.contains { spans[$0].has(.exist) }
    let isLast = spans[(denial + 1)...].allSatisfy {
      $0.isMark || $0.has(.filler) && $0.food == nil
    }
    return isThere && isLast
      && between.allSatisfy { place in
        let span = spans[place]
        guard clauseOf[place] == last, own < last else { return !span.has(.eat) || span.has(.give) }
        return span.isMark || word(place).fits("uneaten.pointing")
          || span.has(.filler) && span.food == nil
      }
  }

  private func isDeniedEaten(_ food: FoodMention) -> Bool {
    scene.clauses.indices.contains { number in
      let clause = scene.clauses[number]
      guard clause.isNegated, clause.isPast, !clause.isQuestion,
        let verb = spans.indices.first(where: {
          clauseOf[$0] == number
            && (clause.verbIs(.eat, .passive) && spans[$0].has(.eat, .passive)
              || word($0).fits("uneaten.having"))
        }),
        !spans.indices.contains(where: {
          clauseOf[$0] == number && word($0).fits("uneaten.unless")
        })
      else { return false }
      return isObject(food, of: verb) || isPointedAt(food, before: verb)
    }
  }

  /// "ekmek yemedim", "ekmekle pilavı yemedim": what stands next before the verb.
  private func isObject(_ food: FoodMention, of verb: Int) -> Bool {
    guard food.spans.upperBound <= verb, clauseOf[food.head] == clauseOf[verb],
      [.bare, .accusative].contains(spans[food.head].food?.noun?.grammaticalCase ?? .bare)
    else { return false }
    return (food.spans.upperBound..<verb).allSatisfy { place in
      spans[place].has(.filler) && spans[place].food == nil
    }
  }

  /// "… vardı onu yemedim": what is said to have been there just before.
  private func isPointedAt(_ food: FoodMention, before verb: Int) -> Bool {
    guard verb > 0, word(verb - 1).fits("uneaten.pointing") else { return false }
    let between = food.spans.upperBound..<max(food.spans.upperBound, verb - 1)
    return between.contains { spans[$0].has(.exist) }
      && !between.contains { place in
        spans[place].has(.eat) && spans[place].finiteVerb != nil
          || foods.contains { $0.isKnown && $0.head != food.head && $0.spans.contains(place) }
      }
  }

  /// "birini yedim, ikisini müşteriye verdim": where an amount is said to be eaten, those of other deeds
  /// are none of the meal.
  func isAmountOfOther(_ candidate: IntentCandidate) -> Bool {
    guard candidate.calls.contains(where: { $0.tool == "updateMeal" }) else { return false }
    func isEaten(_ quantity: Quantity) -> Bool {
      clause(of: quantity.spans.lowerBound).verbIs(.eat, .take)
    }
    let claimed = quantities.filter { !candidate.claims.isDisjoint(with: $0.spans) }
    return !claimed.isEmpty && !claimed.contains(where: isEaten)
      && quantities.contains(where: isEaten)
      && claimed.allSatisfy { clause(of: $0.spans.lowerBound).verbPlace != nil }
  }

  /// "yarın gidiyoruz, 2 gözleme kesin yerim": what somebody is going to eat is no note by itself.
  func isPlannedMeal(_ candidate: IntentCandidate) -> Bool {
    candidate.intent == "writeNote"
      && !spans.contains { $0.has(.remind, .note) && $0.food == nil }
      && foods.contains(where: \.isKnown)
      && scene.clauses.contains { clause in
        clause.verbIs(.eat) && !clause.isPast && !clause.isNegated
          && [1, 4].contains(clause.form?.person ?? 0)
      }
  }
}

/// Foods that were only there, or that somebody else took.
extension MessageAnalysis {
  /// "omlet vardı ben simit yedim": what was there, and then what the writer ate instead.
  func isOnlyPresent(_ food: FoodMention) -> Bool {
    guard let exists = next(after: food.spans.upperBound), spans[exists].has(.exist),
      let contrast = next(after: exists + 1), word(contrast).fits("present.contrast")
    else { return false }
    let rest = contrast + 1..<spans.count
    let eaten = rest.first { spans[$0].has(.eat) && spans[$0].food == nil } ?? spans.count
    // "mantı vardı ama az yedim": of what was there.
    return !rest.contains { spans[$0].has(.more) || word($0).fits("uneaten.pointing") }
      && foods.contains { $0.isKnown && (rest.lowerBound..<eaten).contains($0.head) }
      && rest.contains { place in
        guard let verb = spans[place].finiteVerb?.verb else { return false }
        return [1, 4].contains(verb.person) && [.past, .reported].contains(verb.mood)
          && !verb.isNegative
      }
  }

  /// "köfteyi oğlan kaptı, bana iki lokma ekmek kaldı": what somebody else took away.
  func isTakenAway(_ food: FoodMention) -> Bool {
    guard spans[food.head].food?.noun?.grammaticalCase == .accusative, scene.has(.eat) else {
      return false
    }
    let end = spans.indices.first { place in
      place >= food.spans.upperBound
        && (spans[place].isMark || spans[place].food != nil || word(place).fits("uneaten.taken"))
    }
    return end.map { word($0).fits("uneaten.taken") } ?? false
  }

  /// The next span that is no mark and tells something: "de" is passed over.
  private func next(after place: Int) -> Int? {
    spans.indices.first { next in
      next >= place && !spans[next].isMark && !word(next).fits("meal.too")
    }
  }
}
