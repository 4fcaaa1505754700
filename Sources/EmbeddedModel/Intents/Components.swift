import Analysis
import Domain
import Turkish

/// Remarks on what a dish is made of, which bring no food and put none in its place.
///
///     poke bowl yedim | pirinci yarım kaseydi     the bowl stays
///     iskender yedim | ekmeği az koymuşlardı      no second bread
///     simit yedim | ayranı unutmuşum              a food that was left out is no remark
///
/// And figures of what the same message tells to have been eaten, which change no meal before it.
extension ToldChange {
  /// Whether a food would stand in the place of a dish whose part it is said to be.
  func replacesByPart(_ name: String, of dish: String) -> Bool {
    message.foods.contains { food in
      FoodRole.shares(food.name, name) && !FoodRole.shares(food.name, dish) && isPointedAt(food)
        && message.spans[food.head].food?.noun.map { $0.copula == .none } ?? true
        && !(food.spans.upperBound < message.spans.count
          && (message.spans[food.spans.upperBound].has(.be)
            || message.word(food.spans.upperBound).fits("change.willBe")))
    }
  }

  /// Whether a food would come to a meal of which it is said how much of it was in there.
  func addsRemarkedPart(to meal: LoggedMeal) -> Bool {
    guard !scene.has(.more, .exist, .deictic) else { return false }
    let added = candidate.calls.flatMap { $0.arguments[.items]?.array ?? [] }
      .compactMap { $0[.name]?.string }
    return message.foods.contains { food in
      food.isKnown && added.contains(food.name) && isPointedAt(food) && isRemark(on: food)
        && !meal.items.contains { FoodRole.shares($0.name, food.name) && $0.name == food.name }
    }
  }

  /// "pirinci yarım kaseydi" after a bowl of fish and rice: so much of the rice, and not of the bowl.
  func measuresPart(of meal: LoggedMeal) -> Bool {
    told.contains { quantity in
      message.foods.contains { food in
        food.isKnown && food.head < quantity.spans.lowerBound && isPointedAt(food)
          && message.clauseOf[food.head] == message.clauseOf[quantity.spans.lowerBound]
          && !meal.items.contains { FoodRole.shares($0.name, food.name) }
      }
    } && !candidate.calls.contains { $0.arguments[.replace] != nil }
      && !message.foods.contains { candidate.claims.contains($0.head) }
  }

  private func isPointedAt(_ food: FoodMention) -> Bool {
    guard let noun = message.spans[food.head].food?.noun else { return false }
    return noun.grammaticalCase == .accusative || noun.possessor == 3 && food.spans.count == 1
  }

  /// "azdı", "az koymuşlardı", "az koydurdum": how it was, or how somebody made it; "unutmuşum", "ekle" and
  /// "içtim" tell of the writer's own.
  private func isRemark(on food: FoodMention) -> Bool {
    let clause = message.clause(of: food.head)
    if clause.verbIs(.eat) || message.isTold(tooAt: food.head) { return false }
    guard let form = clause.form else {
      return !message.spans.contains { scene.sentence.folded($0).fits("stem.forget") }
    }
    return [.past, .reported].contains(form.mood) && [3, 6].contains(form.person)
  }

  /// "tost yedim yarısını berke verdim" after oats: a part of what the same message tells, and of no meal
  /// before it.
  func takesPartOfOwn(besides meal: LoggedMeal) -> Bool {
    told.contains { quantity in
      guard quantity.isPart || quantity.number?.form.isPossessive == true else { return false }
      return message.foods.contains { food in
        let clause = message.clause(of: food.head)
        return food.isKnown && food.head < quantity.spans.lowerBound
          && clause.verbIs(.eat, .take) && clause.isPast && !clause.isNegated
          && !meal.items.contains { FoodRole.shares($0.name, food.name) }
      }
    }
  }
}

extension CorrectionIntents {
  /// "cacığa dokunmadım", "salatayı yemedim": nothing but that foods of the newest meal were not eaten.
  func isUntouched(_ foods: [FoodMention], of target: MealTarget) -> Bool {
    guard target.place == 0, target.record.owner == nil, foods.count == message.foods.count,
      message.spans.indices.contains(where: { message.word($0).fits("uneaten.denying") })
    else { return false }
    let own = Set(foods.flatMap(\.spans))
    return message.spans.indices.allSatisfy { place in
      own.contains(place) || message.spans[place].isMark
        || message.spans[place].has(.filler) && message.spans[place].food == nil
        || message.word(place).fits("uneaten.denying")
        || message.word(place).fits("uneaten.pointing")
    }
  }
}

extension Span {
  /// "koydurdum", "süpürdüm": a word that nothing explains and that ends as what somebody did.
  func isDeed(in sentence: Sentence) -> Bool {
    let word = sentence.folded(self)
    return isUnknown && word.utf8.count >= Self.leastOfDeed && word.fits("word.deed")
  }

  /// Letters of such a word; `Tadım` is a name.
  private static let leastOfDeed = 6
}

extension MessageAnalysis {
  /// Whether a word that nothing explains tells what somebody did.
  func isDeed(_ place: Int) -> Bool { spans[place].isDeed(in: scene.sentence) }
}
