import Analysis
import Domain
import Foundation
import Turkish

/// What is wanted of the kitchen: a recipe, what is done with the one that was told, a label to be read.
///
/// It stands in for what the talk would say of these where the tools for them are offered.
struct KitchenRequests: Request {
  let scene: Scene
  /// The tools that may be called; nil for all.
  let offered: Set<String>?

  private static let recipe = "generateRecipe"
  private static let profile = "updateProfile"
  private static let label = "scanLabel"

  var plain: Understanding? { understanding(instead: nil, nil) }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    if message.result.calls.isEmpty,
      let own = understanding(instead: message.reply.speech, message.reading)
    {
      return own
    }
    if message.result.calls.contains(where: { $0.tool == Self.recipe }), refusesRecipe {
      return Understanding(speeches: [.noted(.refusal)])
    }
    decorate(&message)
    return nil
  }

  /// The calls of such a message, which are then all of it; nil where it is about something else.
  private func understanding(instead speech: Speech?, _ reading: Reading?) -> Understanding? {
    if let photo = MealPhotoTalk(scene).understanding(offered) { return photo }
    if let refusal = LabelTalk(scene).refusal { return Understanding(speeches: [refusal]) }
    if BarcodeTalk(scene).isRefused { return Understanding(speeches: [.declined]) }
    if OfferRefusal(scene: scene).isMeant { return Understanding(speeches: [.declined]) }
    if let contents = ContentsQuestion(scene).answer {
      return Understanding(speeches: [.ofRecipe(.contents(contents))])
    }
    if let answer = RecipeQuestion(scene).answer {
      return Understanding(speeches: [.ofRecipe(answer)])
    }
    if let earlier = RecipeRecall(scene).call, offered.allow(earlier.tool) {
      var result = Understanding(calls: [earlier])
      result.asked.asksWhetherKept = RecipeRecall(scene).asksWhetherKept
      return result
    }
    if let own = ToldPieces(scene).told, !LabelTalk(scene).isEaten(own.food) {
      return Understanding(speeches: [.pieceHeard(own.food, own.unit, own.said.grams)])
    }
    if ToldDiets(scene).isAlone, offered.allow(Self.recipe) {
      return Understanding(speeches: [.dietHeard])
    }
    if let lifted = KeptConditions(scene).lifted, offered.allow(Self.recipe) {
      return Understanding(calls: [lifted])
    }
    let recipes = RecipeTalk(scene)
    if recipes.isSameMeal { return Understanding(speeches: [.agreed]) }
    if let answer = afterRecipe ?? recipes.scaledAlone ?? recipes.anotherRecipe,
      offered.allow(answer.tool)
    {
      var result = Understanding(calls: [answer])
      keepInMind(&result)
      return result
    }
    let eaten = EatenKept(scene)
    if eaten.isPlan { return Understanding(speeches: [.noted(.plan)]) }
    if let question = eaten.question { return Understanding(speeches: [question]) }
    if let meals = eaten.calls, offered.allow(meals) { return Understanding(calls: meals) }
    let talk =
      BarcodeTalk(scene).call ?? LabelTalk(scene).call ?? recipes.call ?? ArchiveTalk(scene).call
      ?? PantryTalk(scene).call
    if talk == nil, recipes.tellsOfKeeping { return Understanding(speeches: [.keepRecipe]) }
    let wished = talk == nil ? wished(instead: speech, reading) : nil
    let calls = (talk ?? wished).map { [$0] } ?? self.calls(instead: speech, reading)
    // What else it tells, as of an allergy, is for others to say.
    if calls.first?.tool == Self.recipe, refusesRecipe { return nil }
    // "tatlı krizinde ne yapayım": a question of its own, and no dish of "tatlı".
    if calls.first?.tool == Self.recipe, speech == nil, wished == nil,
      Knowledge.shared.entry(for: scene.sentence.text, isWhole: true) != nil
    {
      return nil
    }
    guard !calls.isEmpty, offered.allow(calls) else { return nil }
    var result = Understanding(calls: withKeeping(withAllergies(calls.map(withoutEmptyNotes))))
    let sugars = LabelSugars(scene)
    if calls.map(\.tool) == ["updateProduct"], sugars.isBare {
      result.beside = .labelSugar(sugars.figure)
    }
    keepInMind(&result)
    return result
  }

  /// What was told before of diets and allergies, with a wish that does not say it itself.
  private func keepInMind(_ result: inout Understanding) {
    var (conditions, texts): ([String], [String]) = ([], [])
    result.calls = result.calls.map { call in
      guard call.tool == Self.recipe else { return call }
      let told = ToldDiets(scene).kept(in: call)
      let kept = KeptConditions(scene).kept(in: told.call)
      (conditions, texts) = (kept.conditions, told.texts)
      return kept.call
    }
    if !conditions.isEmpty || !texts.isEmpty {
      result.beside = .keptInMind(conditions: conditions, texts: texts)
    }
  }

  /// "bana fıstıklı bir şey önerme", "yumurtaya alerjim yok": nothing that is to be cooked.
  private var refusesRecipe: Bool {
    let asking = scene.clauses.filter { $0.verbIs(.recipeask) }
    return !scene.has(.recipe)
      && (asking.isEmpty ? scene.has(.allergy) : asking.allSatisfy(\.isNegated))
  }

  /// Meals with the scanned product that they are of.
  private func decorate(_ message: inout WeighedMessage) {
    let calls = message.result.calls.map(withoutEmptyNotes)
    let pieces = ToldPieces(scene)
    message.result.calls = withKeeping(
      withReading(withAllergies(message.completed(calls).map(pieces.completed)), message.reading))
    keepInMind(&message.result)
  }

  /// "elmalı tatlı tarifi ver, kaydet": the recipe is kept as well, where the order to keep comes last.
  private func withKeeping(_ calls: [PlannedCall]) -> [PlannedCall] {
    let known = KitchenWords.shipped
    guard calls.last?.tool == Self.recipe, offered.allow("saveRecipe"),
      let last = scene.words.last, known.has(.keep, in: [last]), scene.words.count > 2,
      !scene.has(.glucose, .medication, .eat, .list, .note),
      !scene.clauses.contains(where: \.isNegated)
    else { return calls }
    return calls + [PlannedCall("saveRecipe", [:])]
  }

  /// "şekerim 260 ne yiyebilirim, tarif ver": the value is recorded too, and its word is no ingredient.
  private func withReading(_ calls: [PlannedCall], _ reading: Reading) -> [PlannedCall] {
    let spans = scene.sentence.spans
    let value = spans.indices.dropLast().first { place in
      spans[place].reading(.sugarword)?.noun?.possessor == 1
        && spans[place + 1].number.map { $0.kind == .exact && (20...600).contains($0.value) }
          ?? false
        && !(place + 2 < spans.count && spans[place + 2].measure != nil)
    }
    guard let value, calls.map(\.tool) == [Self.recipe], offered.allow("logGlucose"),
      !scene.clauses.contains(where: \.isUnreal),
      let record = reading.candidates.lazy.compactMap(\.calls.first).first(where: {
        $0.tool == "logGlucose" && $0.arguments[.value]?.number == spans[value + 1].number?.value
      })
    else { return calls }
    let word = spans[value].food?.phrase
    let things = (calls[0].arguments[.ingredients]?.array ?? []).filter { $0.string != word }
    let arguments = calls[0].arguments
      .setting(.ingredients, to: things.isEmpty ? nil : .array(things))
    return [record, PlannedCall(Self.recipe, arguments)]
  }

  /// "fındık alerjim var, kurabiye tarifi ver": what is not borne is kept before anything is cooked.
  private func withAllergies(_ calls: [PlannedCall]) -> [PlannedCall] {
    guard calls.contains(where: { $0.tool == Self.recipe }),
      !calls.contains(where: { $0.tool == Self.profile }), offered.allow(Self.profile),
      let told = SelfTold(allergiesBesideWishIn: scene)
    else { return calls }
    return told.calls + calls
  }

  /// A dish that is wished for in words of its own: where the readings found no wish, and what they would
  /// ask about is no record.
  private func wished(instead speech: Speech?, _ reading: Reading?) -> PlannedCall? {
    guard let call = WishedDish(scene).call else { return nil }
    // Before the readings only what leaves no other way to take it.
    if reading == nil { return WishedDish(scene).isOnlyWish ? call : nil }
    return call
  }

  private func calls(instead speech: Speech?, _ reading: Reading?) -> [PlannedCall] {
    if speech == .notYet(.recipe) {
      let best = reading?.candidates.filter { $0.calls.first?.tool == Self.recipe }
        .max { $0.probability < $1.probability }?.calls.first
      return [best].compactMap(\.self)
    }
    let paths = scene.paths.all
    if speech == .notYet(.label), !paths.isEmpty {
      return paths.map { PlannedCall(Self.label, [.image: .string($0)]) }
    }
    return speech == .notYet(.archive) ? [PlannedCall("searchArchive", [:])] : []
  }

  // MARK: Recipes

  private static let longestChoice = 6

  /// The meal or the kind of dish that was asked for after a wish without one; "fark etmez" leaves the
  /// choice.
  private var afterRecipe: PlannedCall? {
    guard let step = scene.dialogue.newest, step.call.name == Self.recipe, !step.result.isOK,
      !scene.wishesAnew
    else { return nil }
    let words = scene.sentence.tokens.filter { $0.kind == .word }.map(\.folded)
    let known = KitchenWords.shipped
    let isOpen = known.has(.anydish, in: words)
    guard scene.dish != nil || isOpen || known.has(.style, in: words),
      words.count <= Self.longestChoice, !scene.isQuestion
    else { return nil }
    var arguments = step.call.arguments
    if let dish = scene.dish ?? (isOpen ? Self.usualDish(at: scene.now, scene.zone) : nil) {
      arguments = arguments.setting(.mealType, to: .string(dish))
    }
    if isOpen, scene.dish == nil { return PlannedCall(Self.recipe, arguments) }
    let notes = [arguments[.notes]?.string, scene.sentence.text.trimmed].compactMap(\.self)
    return PlannedCall(
      Self.recipe, arguments.setting(.notes, to: .string(notes.joined(separator: ", "))))
  }

  /// The meal that is next at this hour.
  private static func usualDish(at now: Date, _ zone: Zone) -> String {
    switch zone.civil(at: now).hour {
    case 4..<10: "breakfast"
    case 10..<14: "lunch"
    default: "dinner"
    }
  }

  /// A wish for a recipe whose words say nothing of how it should be has no notes: "bana bir tarif ver".
  private func withoutEmptyNotes(_ call: PlannedCall) -> PlannedCall {
    guard call.tool == Self.recipe, call.arguments[.notes]?.string == scene.sentence.text.trimmed,
      call.arguments[.mealType] == nil, call.arguments[.atHand] == nil
    else { return call }
    let things = (call.arguments[.ingredients]?.array ?? []).compactMap(\.string)
    let isBare = scene.sentence.spans.allSatisfy { span in
      span.isMark || span.number?.isArticle == true
        || span.has(.filler, .recipe, .recipeask, .cookquestion, .selfword, .want, .wish)
        || things.contains(span.food?.phrase ?? scene.sentence.source(span))
    }
    let words = scene.sentence.tokens.filter { $0.kind == .word }.map(\.folded)
    guard isBare, !KitchenWords.shipped.has(.style, in: words) else { return call }
    return PlannedCall(
      call.tool, .object(call.arguments.setMembers.filter { !$0.isNamed(.notes) }))
  }
}
