import Domain
import Turkish

// Recipes, the archive and labels in words.
extension AnswerWriter {
  /// A recipe with its amounts, steps and figures, and what can be done with it.
  func recipe(_ value: JSON) -> String {
    let servings = value[.servings]?.number ?? 1
    var lines = [Texts.recipeTitle(value[.name]?.string ?? "", servings: servings)]
    lines.append(recipeFigures(value))
    lines.append(
      (value[.ingredients]?.array ?? []).map { "- " + amount($0) }.joined(separator: "\n"))
    let steps = value[.steps]?.array ?? []
    lines.append(
      steps.enumerated().compactMap { number, step in step.string.map { "\(number + 1). \($0)" } }
        .joined(separator: "\n"))
    lines += (value[.chefNotes]?.array ?? []).compactMap(\.string)
    lines += (value[.warnings]?.array ?? []).compactMap(\.string)
    let isBought = value[.added] == .bool(true)
    lines.append(
      value[.saved] == .bool(true)
        ? Texts.recipeKeptNext : isBought ? Texts.recipeKeeping : Texts.recipeNext)
    return lines.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func recipeFigures(_ value: JSON) -> String {
    let one = value[.perServing]
    let minutes = (value[.prepMinutes]?.number ?? 0) + (value[.cookMinutes]?.number ?? 0)
    guard one?[.carbs]?.number != nil else { return Texts.recipeUnreckoned }
    return Texts.recipeFigures(
      carbs: grams(one?[.carbs]), calories: one?[.calories]?.number,
      load: value[.glycemicLoad]?.number,
      minutes: minutes)
  }

  /// The answer to a question about a recipe, from what was told of it.
  func told(_ answer: RecipeAnswer) -> String {
    switch answer {
    case .figures(let value):
      let one = value[.perServing]
      return "\(value[.name]?.string ?? ""): "
        + lowerFirst(recipeFigures(value)) + " "
        + Texts.recipeRest(
          protein: grams(one?[.protein]), fat: grams(one?[.fat]), fiber: grams(one?[.fiber]))
    case .servings(let value):
      return Texts.recipeServings(
        value[.name]?.string ?? "", NumberText.plain(value[.servings]?.number ?? 1))
    case .minutes(let value):
      return Texts.recipeMinutes(
        prep: value[.prepMinutes]?.number ?? 0, cook: value[.cookMinutes]?.number ?? 0)
    case .amount(let line): return Texts.recipeAmount(amount(line))
    case .instead(let name): return Texts.insteadOf(name)
    case .contents(let answer): return Texts.contents(answer)
    }
  }

  /// What the archive holds of what was looked for.
  func archive(_ value: JSON, _ asked: JSON = [:]) -> String {
    if let detail = value[.detail] {
      guard detail[.recipe] != nil else { return product(detail) }
      let name = detail[.name]?.string ?? ""
      if self.asked.asksWhetherKept {
        return Texts.isKept(name, detail[.saved] == .bool(true))
      }
      let when = value[.at].map { Texts.recipeToldAt(moment($0)) + "\n\n" } ?? ""
      return when + recipe(detail)
    }
    if asked[.told] == .bool(true) { return Texts.noRecipeTold }
    let entries = value[.entries]?.array ?? []
    guard !entries.isEmpty else {
      if asked[.favorites] == true { return Texts.noFavorites(ofMeals: asked[.kind] == "meal") }
      return (asked.members ?? []).isEmpty ? Texts.archiveEmpty : Texts.archiveNothingFound
    }
    return entries.map { entry in
      if entry[.kind] == "meal" {
        let meal = "\(Texts.mealName(entry[.mealType]?.string)): \(entry[.name]?.string ?? "")"
        return "- \(meal) (\(self.carbs(entry[.carbs])))"
      }
      let carbs = entry[.carbsPerServing]?.number ?? entry[.carbsPer100]?.number
      let isServing = entry[.carbsPerServing]?.number != nil
      return "- "
        + Texts.archiveLine(
          entry[.name]?.string ?? "", carbs: carbs.map { NumberText.plain($0) },
          isServing: isServing)
    }.joined(separator: "\n")
  }

  /// That something is a favourite now, or is none any more.
  func favoriteSet(_ value: JSON, _ isFavorite: Bool) -> String {
    let name = value[.name]?.string ?? ""
    guard value[.kind] == "meal" else { return Texts.favoriteSet(name, isFavorite) }
    let meal = "\(lowerFirst(Texts.mealName(value[.mealType]?.string))) (\(name))"
    return Texts.favoriteMeal(
      Turkish.capitalised(meal), isFavorite, isNew: value[.changed] != .bool(false))
  }

  /// A label as it was read, with what is to be checked.
  func label(_ value: JSON) -> String {
    if let found = value[.found]?.array { return Texts.productsFound(found.map(choice)) }
    let name = value[.product]?[.name]?.string.map { " (\($0))" } ?? ""
    guard let told = carbs(of: value) else { return Texts.labelWithoutCarbs(name) }
    let basis = value[.basis]?.string
    let opening =
      switch value[.source]?.string {
      case "openFoodFacts": Texts.productFound(name, told, basis)
      case "person": Texts.labelTyped(name, told)
      case "model": Texts.labelSeen(name, told, by: value[.seenBy]?.string ?? "")
      default: Texts.labelRead(name, told)
      }
    let mayBe = name.isEmpty ? value[.nameSeen]?.string.map { [Texts.mayBeCalled($0)] } : nil
    return
      ([opening] + figures(value) + agreement(value) + (mayBe ?? []) + openPoints(value)
      + offer(value))
      .joined(separator: "\n\n")
  }

  /// What a label prints besides the carbohydrate, with the amount that it is printed for.
  private func figures(_ value: JSON) -> [String] {
    let isOfServing = value[.printedFor] == "serving"
    let figures = isOfServing ? value[.perServing] : value[.per100]
    let told = Texts.labelFields.compactMap { key, name in
      figures?[key]?.number.map { Texts.labelFigure(name, $0, isEnergy: key == .calories) }
    }
    guard !told.isEmpty else { return [] }
    let unit = labelUnit(of: value)
    let size = value[.serving]?[.amount]?.number.map { "\(NumberText.plain($0)) \(unit)" }
    return [Texts.labelFigures(told, isOfServing ? Texts.ofServing(size) : Texts.ofHundred(unit))]
  }

  /// `ml` of a drink, else `g`.
  private func labelUnit(of value: JSON) -> String {
    let isLiquid = value[.per100Unit]?.string == Measure.milliliter.rawValue
    return Measure.metric(ofLiquid: isLiquid).symbol
  }

  /// That two readings of a label say the same.
  private func agreement(_ value: JSON) -> [String] {
    guard let pairs = value[.compared]?.array, let model = value[.seenBy]?.string else {
      return []
    }
    let both = pairs.filter { $0[.read]?.number != nil && $0[.seen]?.number != nil }
    let isAgreed = !both.isEmpty && both.allSatisfy { $0[.agrees] == .bool(true) }
    return isAgreed ? [Texts.readingsAgree(model, both.count)] : []
  }

  /// How a model can be asked for a second reading, where the first left something open.
  private func offer(_ value: JSON) -> [String] {
    let isOpen = value[.needsReview] == .bool(true) || value[.warnings]?.array?.isEmpty == false
    guard let offer = value[.canLook], isOpen else { return [] }
    return [Texts.mayAskModel(offer[.model]?.string ?? "", offer[.host]?.string)]
  }

  /// What a model saw on the photo of a meal, with our figures and what they leave open.
  func mealPhoto(_ value: JSON) -> String {
    let items = value[.items]?.array ?? []
    let lines = items.map { item in
      Texts.seenLine(
        item[.name]?.string ?? "",
        Texts.between(item[.grams], item[.gramsLow], item[.gramsHigh], decimals: 0),
        item[.carbs]?.number.map { _ in
          Texts.between(item[.carbs], item[.carbsLow], item[.carbsHigh], decimals: 0)
        })
    }
    let total = value[.totals]
    let isKnown = items.contains { $0[.carbs]?.number != nil }
    return [
      Texts.seenOpening(value[.seenBy]?.string ?? ""), lines.joined(separator: "\n"),
      isKnown
        ? Texts.seenTotal(
          Texts.between(total?[.carbs], total?[.carbsLow], total?[.carbsHigh], decimals: 0),
          calories: total?[.calories]?.number) : "",
      Texts.seenNext,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func choice(_ product: JSON) -> String {
    Texts.productChoice(
      product[.name]?.string ?? "", grams(product[.carbsPer100]),
      product[.barcode]?.string ?? "", isPlausible: product[.plausible] != .bool(false))
  }

  /// A recipe after a change: what was changed, and what it is now.
  func recipeUpdated(_ value: JSON) -> String {
    let changes = (value[.changes]?.array ?? []).compactMap(\.string)
    let lines = (value[.ingredients]?.array ?? []).map { "- " + amount($0) }
    let parts = [
      Texts.recipeUpdated(value[.name]?.string ?? "", changes),
      Texts.recipeTitle(
        value[.name]?.string ?? "", servings: value[.servings]?.number ?? 1),
      recipeFigures(value), lines.joined(separator: "\n"),
    ]
    return (parts + (value[.warnings]?.array ?? []).compactMap(\.string))
      .filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// A kept product: its name, figures and whose they are.
  private func product(_ value: JSON) -> String {
    let name = value[.product]?[.name]?.string ?? Texts.record
    let told = carbs(of: value) ?? Texts.carbsUnknown
    let basis = value[.basis]?.string.map { " (\($0))" } ?? ""
    return
      (["**\(Turkish.capitalised(name))**: \(told)\(basis)."] + figures(value) + openPoints(value))
      .joined(separator: "\n\n")
  }

  /// A product as it is after a correction.
  func productUpdated(_ value: JSON) -> String {
    let changes = (value[.changes]?.array ?? []).compactMap(\.string)
    let called = value[.product]?[.name]?.string
    let isNamed = called.map { name in changes.contains { $0.contains(name) } } ?? true
    let name = isNamed ? "" : " (\(called ?? ""))"
    let told = carbs(of: value) ?? Texts.carbsUnknown
    return ([Texts.productUpdated(name, changes, told)] + openPoints(value))
      .joined(separator: "\n\n")
  }

  /// What of a product is still to be looked at.
  private func openPoints(_ value: JSON) -> [String] {
    var lines = (value[.warnings]?.array ?? []).compactMap(\.string)
    let isSure = (value[.confidence]?[.carbs]?.number ?? 0) >= 0.7
    if case .bool(true)? = value[.needsReview], !isSure { lines.append(Texts.labelCheck) }
    return lines
  }

  /// The carbohydrate with its amount: of 100 g, and of a serving where the label has one.
  private func carbs(of value: JSON) -> String? {
    let hundred = value[.per100]?[.carbs]
    let part = value[.perServing]?[.carbs]
    let unit = labelUnit(of: value)
    let serving = value[.serving].flatMap { size(of: $0, unit) }
    guard hundred?.number != nil else {
      return part?.number.map { _ in Texts.inServing(grams(part), serving) }
    }
    guard part?.number != nil, let serving else { return Texts.inHundred(grams(hundred), unit) }
    return Texts.inHundred(grams(hundred), unit) + ", " + Texts.inServing(grams(part), serving)
  }

  /// "80 g", "2 dilim, 80 g"; nil for a serving of no known size.
  private func size(of serving: JSON, _ unit: String) -> String? {
    guard let amount = serving[.amount]?.number.map({ "\(NumberText.plain($0)) \(unit)" }) else {
      return nil
    }
    guard let count = serving[.pieces]?.number, let piece = serving[.piece]?.string else {
      return amount
    }
    return "\(NumberText.plain(count)) \(piece), \(amount)"
  }
}
