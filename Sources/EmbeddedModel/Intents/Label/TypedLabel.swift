import Analysis
import Domain
import Turkish

/// Labels that a person types in one line.
extension LabelTalk {
  /// "100 g’da 51,5 karbonhidrat, 34,6 yağ", "yoğurdun etiketinde 100 gramda 4,5 karbonhidrat yazıyor,
  /// kaydet": a label in one line.
  var typed: PlannedCall? {
    let figures = known.figures(in: words)
    let hasServing = known.has(.portions, in: words) && hasHundred
    let isWhole = (figures.count >= 2 || hasServing) && countOfNumbers >= 3
    guard figures.hasCarbs,
      isWhole || (isToBeKept || isLabelAlone || isOwn) && countOfNumbers >= 2,
      known.has(.sheet, in: words) || hasHundred, !wishesDish
    else { return nil }
    return typedLabel
  }

  /// "Eti Burçak porsiyon 25 g, karbonhidrat 16 g": a label in one line that prints a serving alone.
  var typedOfServing: PlannedCall? {
    guard printsServing, countOfNumbers >= 2,
      known.figures(in: words).hasCarbs, !scene.tellsOfEating, !wishesDish,
      !scene.has(.eat, .meal, .list, .target)
    else { return nil }
    return typedLabel
  }

  private var countOfNumbers: Int {
    scene.sentence.spans.count { $0.number.map { !$0.isArticle } ?? false }
  }

  /// `porsiyon 25 g`: the weight right behind the word, of which none are counted as in `1 porsiyon`.
  private var printsServing: Bool {
    let spans = scene.sentence.spans
    return spans.indices.dropLast(2).contains { place in
      known.has(.portions, in: [scene.sentence.folded(spans[place])])
        && (place == 0 || spans[place - 1].number == nil)
        && spans[place + 1].number != nil
        && [.gram, .milliliter].contains(spans[place + 2].measure?.measure)
        && (place + 3 == spans.count
          || known.figures(in: [scene.sentence.folded(spans[place + 3])]).count == 0)
    }
  }

  private var typedLabel: PlannedCall {
    var members: [JSON.Member] = [.init(.text, .string(scene.sentence.text))]
    if !known.has(.naming, in: words), let name = LabelName(scene).text {
      members.append(.init(.name, .string(name)))
    }
    return PlannedCall("scanLabel", .object(members))
  }

  /// "… kaydet", "ürün ekle: …", and nothing of a meal or a list.
  private var isToBeKept: Bool {
    !scene.has(.meal, .list, .target) && words.contains { $0.fits("label.keep") }
  }

  /// "bulgur etiketi: 100 g kh 70": a label, and no meal that it could be the figure of.
  private var isLabelAlone: Bool {
    words.contains { $0.fits("label.headed") } && hasHundred && !scene.tellsOfEating
      && !scene.has(.eat, .meal, .list, .target)
      && (isAgain || isOfNoMeal || isHeaded && !isEaten(LabelName(scene).text))
  }

  /// "ekmeğimin 100 gramında 40 karbonhidrat", "ürün: kraker, 100 gramda …": the value of a thing of the
  /// person's own, which is used whenever it is eaten.
  private var isOwn: Bool {
    guard hasHundred, !scene.tellsOfEating, !scene.has(.eat, .meal, .list, .target) else {
      return false
    }
    if isHeaded { return isAgain || !isEaten(LabelName(scene).text) }
    return ownFood != nil && !isEaten(ownFood)
  }

  /// "ürün: kraker", "etiket: kefir": what stands behind the mark is the name.
  private var isHeaded: Bool {
    guard let first = scene.sentence.tokens.first, scene.sentence.tokens.count > 1 else {
      return false
    }
    return scene.sentence.tokens[1].text == ":"
      && (first.folded.fits("label.thing") || first.folded.fits("label.headed"))
  }

  /// Whether no meal was just told that the figure could be of.
  private var isOfNoMeal: Bool { scene.dialogue.meal.map { $0.age > 3 } ?? true }

  /// Whether the meal that was just told holds a thing of this name, so that the figure is of it.
  func isEaten(_ name: String?) -> Bool {
    guard let meal = scene.dialogue.meal, meal.age <= 3 else { return false }
    guard let name = name.map({ Turkish.fold($0) }) else { return true }
    return meal.items.contains { item in
      let eaten = Turkish.fold(item.name)
      return eaten.hasPrefix(name) || name.hasPrefix(eaten)
    }
  }

  /// Whether a product of this name was told in the talk, whose label is typed once more.
  private var isAgain: Bool {
    guard isHeaded || words.first?.fits("label.headed") == true, let name = LabelName(scene).text
    else { return false }
    return products.contains { Turkish.fold($0.name) == Turkish.fold(name) }
  }

  /// The one food that is called the person's own or pointed at: "ekmeğimin", "benim yoğurdun", "bu sütün".
  var ownFood: String? {
    let spans = scene.sentence.spans
    let foods = spans.indices.filter { place in
      guard let food = spans[place].food, spans[place].measure == nil else { return false }
      let parts = Turkish.fold(food.phrase).split(separator: " ").map(String.init)
      return known.figures(in: parts).count == 0
    }
    guard foods.count == 1, let place = foods.first, let food = spans[place].food else {
      return nil
    }
    let isOwn = [1, 4].contains(food.noun?.possessor ?? 0)
    let isPointedAt = spans[..<place].contains { span in
      let word = scene.sentence.folded(span)
      return word.fits("label.mine") || word.fits("kept.pointing")
    }
    return isOwn || isPointedAt ? food.phrase : nil
  }

  /// "500 g tavuk, 200 g brokoli, akşam yemeği, 35 g karbonhidratı aşmasın": foods that are to be cooked.
  private var wishesDish: Bool {
    let spans = scene.sentence.spans
    let weighed = spans.indices.dropLast().count { place in
      let isFigure = known.figures(in: [scene.sentence.folded(spans[place + 1])]).count > 0
      return spans[place].measure != nil && spans[place + 1].food != nil && !isFigure
    }
    return scene.has(.recipe, .recipeask, .cookquestion) || weighed > 1
      || weighed > 0 && scene.has(.meal)
  }
}
