import Domain
import struct Foundation.Date
import Turkish

/// Lets a model write a recipe, twice at most, and cooks by our own base where that comes to nothing.
///
/// Of what the model writes, nothing is shown before the check has passed it whole.
struct RecipeWriting: Sendable {
  let book: CookBook
  let wish: RecipeWish
  let recent: [RecentRecipe]
  let guardian: RecipeGuard
  let seed: UInt64
  let now: Date

  private static let tries = 2
  /// How many things are named that must not be in it.
  private static let mostExcluded = 30
  /// How many of the last dishes the model is told of.
  private static let mostTold = 10

  func proposal(by author: RecipeAuthor) async throws(RecipeRefusal) -> RecipeProposal {
    let demands = book.reader.demands(of: wish)
    try book.checkAsked(wish, demands)
    let givens = book.givens(of: wish, demands, [])
    let check = WrittenCheck(
      book: book, wish: wish, demands: demands, givens: givens, recent: recent,
      guardian: guardian, now: now)
    let task = task(givens, demands)
    var best: WrittenCheck.Verdict?
    var faults: [WrittenFault] = []
    for _ in 0..<Self.tries {
      let reply: String
      do throws(ModelFailure) {
        reply = try await ask(author, task, after: faults)
      } catch {
        if error == .stopped || Task.isCancelled {
          throw RecipeRefusal(kind: .stopped, message: Texts.stopped)
        }
        if let proposal = best?.proposal { return signed(proposal, author) }
        return try own(Texts.ownInstead(author.model, because: error.message))
      }
      let verdict = check.verdict(on: reply)
      faults = verdict.faults
      if let proposal = verdict.proposal {
        if faults.isEmpty { return signed(proposal, author) }
        if best.map({ faults.count <= $0.faults.count }) ?? true { best = verdict }
      }
    }
    if let proposal = best?.proposal { return signed(proposal, author) }
    return try own(Texts.ownInstead(author.model, faults))
  }

  private func ask(
    _ author: RecipeAuthor, _ task: RecipeTask, after faults: [WrittenFault]
  ) async throws(ModelFailure) -> String {
    author.tell(
      faults.first.map { Texts.writingAgain(author.model, $0) } ?? Texts.writing(author.model))
    let stage = WrittenStage()
    return try await author.write(task.order(after: faults, now: now)) { soFar in
      if stage.reachesSteps(soFar) { author.tell(Texts.writingSteps(author.model)) }
    }
  }

  private func task(_ givens: Givens, _ demands: Demands) -> RecipeTask {
    let told = givens.used.map { given -> String in
      let name = book.pantry.items[given.place].name
      guard let quantity = given.quantity else { return name }
      return [NumberText.plain(quantity), given.unit, name].compactMap(\.self)
        .joined(separator: " ")
    }
    let excluded = demands.excluded.sorted().map { book.pantry.items[$0].short }
    return RecipeTask(
      wish: wish, conditions: demands.saidWords,
      excluded: Array(excluded.prefix(Self.mostExcluded)),
      givens: told,
      recent: recent.prefix(Self.mostTold).map(\.mainIngredients).filter { !$0.isEmpty },
      servings: wish.servings ?? WrittenCheck.servings)
  }

  private func signed(_ proposal: RecipeProposal, _ author: RecipeAuthor) -> RecipeProposal {
    var proposal = proposal
    proposal.remarks.insert(Texts.writtenBy(author.model), at: 0)
    return proposal
  }

  /// A recipe of ours, with the reason for it.
  private func own(_ reason: String) throws(RecipeRefusal) -> RecipeProposal {
    var proposal = try book.proposal(for: wish, recent: recent, seed: seed, now: now)
    proposal.remarks.insert(reason, at: 0)
    return proposal
  }
}
