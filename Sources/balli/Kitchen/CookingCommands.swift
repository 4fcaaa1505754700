import Domain
import Foundation
import Kitchen
import Turkish

// `/pişir`, `/sonraki`, `/önceki`, `/süre`: a recipe at the stove.
extension Session {
  /// Starts to cook the recipe that is named, else the last one of this thread.
  func cook(_ argument: String) async throws {
    let recipe = try recipe(for: argument)
    guard !recipe.steps.isEmpty else { throw Failure(.badData, Texts.noSteps(recipe.name)) }
    cooking = Cooking(recipe)
    showCooking(.cook)
    try await note(recipe, shownFor: "/pişir \(argument)", as: recipe.name)
  }

  func nextStep() throws {
    guard var now = cooking else { throw Failure(.usage, Texts.notCooking) }
    guard now.next() else {
      cooking = nil
      return tell(CommandOutput(.next, Texts.cookingDone(now.recipe.name), isMarkdown: true))
    }
    cooking = now
    showCooking(.next)
  }

  func previousStep() throws {
    guard var now = cooking else { throw Failure(.usage, Texts.notCooking) }
    _ = now.previous()
    cooking = now
    showCooking(.previous)
  }

  /// Goes on, back or stops, as a cook says it.
  func heed(_ word: CookingWord) async -> Exit {
    switch word {
    case .next: return await run(.next, "")
    case .previous: return await run(.previous, "")
    case .again, .place:
      showCooking(.cook)
      return .done
    case .left:
      tellTimeLeft()
      return .done
    case .stop:
      let name = cooking?.recipe.name ?? ""
      cooking = nil
      tell(CommandOutput(.next, Texts.cookingDone(name), isMarkdown: true))
      return .done
    }
  }

  /// What is said at the stove, or to begin there; nil for any other message.
  func heedCook(_ text: String) async -> Exit? {
    if let minutes = CookingWord.timer(text) { return await run(.timer, String(minutes)) }
    if let word = CookingWord(text), cooking != nil || word == .left && !running.isEmpty {
      return await heed(word)
    }
    guard cooking == nil, CookingWord.starts(text), hasFreshRecipe else { return nil }
    return await run(.cook, "")
  }

  /// Whether a recipe was told or changed within a day, so that it is plain what is to be cooked.
  private var hasFreshRecipe: Bool {
    let since = world.clock.now().addingTimeInterval(-86_400)
    // What cannot be read is told by the command.
    return (try? household.records.recipes.since(since))?.isEmpty == false
  }

  private func tellTimeLeft() {
    let now = world.clock.now()
    guard let timer = running.last else {
      return tell(CommandOutput(.timer, Texts.noTimer(minutes: cooking?.minutes)))
    }
    let minutes = max(0, Int((timer.end.timeIntervalSince(now) / 60).rounded(.up)))
    tell(
      CommandOutput(
        .timer, Texts.timeLeft(minutes, timer.name), data: ["minutes": .number(Double(minutes))]))
  }

  private func showCooking(_ command: SlashCommand.Name) {
    guard let cooking else { return }
    let recipe = cooking.recipe
    var data: [(String, JSON?)] = [
      ("recipe", recipe.id.map { .number(Double($0)) }),
      ("step", .number(Double(cooking.place + 1))),
      ("steps", .number(Double(recipe.steps.count))),
    ]
    guard let step = cooking.step else {
      let lines = recipe.ingredients.map(RecipeExport.line)
      return tell(
        CommandOutput(
          command, Texts.cookingStart(recipe, lines), data: .object(data.members),
          isMarkdown: true))
    }
    data.append(("minutes", cooking.minutes.map { .number(Double($0)) }))
    tell(
      CommandOutput(
        command,
        Texts.cookingStep(
          cooking.place + 1, of: recipe.steps.count, step, minutes: cooking.minutes),
        data: .object(data.members), isMarkdown: true))
  }

  // MARK: Timers

  /// Rings after so many minutes; without a number after those of the step that is shown.
  func startTimer(_ argument: String) throws {
    let said = Int(argument.prefix { $0.isNumber })
    guard let minutes = said ?? (argument.isEmpty ? cooking?.minutes : nil),
      (1...600).contains(minutes)
    else { throw Failure(.usage, Texts.whichTime) }
    let name = cooking.map { Texts.stepName($0.recipe.name, $0.place + 1) }
    let sleep = world.sleep
    running.append((world.clock.now().addingTimeInterval(Double(minutes) * 60), name))
    timers.append(
      Task { [weak self] in
        do { try await sleep(.seconds(minutes * 60)) } catch { return }
        self?.presenter.ring(Texts.timeIsUp(minutes, name))
      })
    tell(
      CommandOutput(
        .timer, Texts.timerStarted(minutes), data: ["minutes": .number(Double(minutes))]))
  }

  // MARK: Which recipe

  /// The recipe with this number, or whose name has these words; the last one made where none is said.
  func recipe(for argument: String) throws -> Recipe {
    let records = household.records.recipes
    let digits = argument.hasPrefix("#") ? String(argument.dropFirst()) : argument
    if let id = Int64(digits) {
      guard let found = try records.recipe(id) else {
        throw Failure(.noInput, Texts.noRecipe(digits))
      }
      return found
    }
    let since = world.clock.now().addingTimeInterval(-15 * 86_400)
    let recent = try records.since(since)
    guard !argument.isEmpty else {
      guard let last = recent.first else { throw Failure(.noInput, Texts.noRecipeYet) }
      return last
    }
    let wanted = Turkish.fold(argument)
    let all = try records.saved() + recent
    guard let found = all.first(where: { Turkish.fold($0.name).contains(wanted) }) else {
      throw Failure(.noInput, Texts.noRecipe(argument))
    }
    return found
  }
}

extension [(String, JSON?)] {
  /// The members that have a value, in their order.
  fileprivate var members: [JSON.Member] {
    compactMap { name, value in value.map { JSON.Member(name, $0) } }
  }
}
