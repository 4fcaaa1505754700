import Domain
import Terminal
import Turkish

/// A command that waits for the person's yes; the next line answers.
struct WaitingQuestion {
  /// Of the `confirm` event.
  var id: String
  var command: SlashCommand.Name
  var question: String
  /// What is said after a no.
  var declined: String
  var act: @MainActor () async throws -> Void
  /// What is done instead with either answer, where a no is answered by doing something else.
  var go: (@MainActor (_ isYes: Bool) async -> Exit)?
  /// How many numbered choices there are, and what those do that are named, by their places.
  var choices: (count: Int, act: @MainActor ([Int]) async throws -> Void)?

  init(
    id: String, command: SlashCommand.Name, question: String, declined: String,
    act: @escaping @MainActor () async throws -> Void
  ) {
    self.id = id
    self.command = command
    self.question = question
    self.declined = declined
    self.act = act
  }

  /// The choices that "1 3" names; nil for anything else.
  func chosen(by text: String) -> [Int]? {
    let parts = text.split { !$0.isNumber && !$0.isLetter }.filter { $0 != "ve" }
    let numbers = parts.compactMap { Int($0) }
    guard let choices, !numbers.isEmpty, numbers.count == parts.count,
      numbers.allSatisfy({ (1...choices.count).contains($0) })
    else { return nil }
    return numbers.map { $0 - 1 }
  }
}

extension Session {
  /// Whether balli has asked something that the next line may answer.
  var waitsForAnswer: Bool {
    if waiting != nil || acquaintance != nil { return true }
    let last = conversation.flatMap { try? household.records.conversations.lastAnswer($0) }
    return last?.hasSuffix("?") == true
  }

  /// Asks before something is done that cannot be taken back.
  func ask(_ wanted: WaitingQuestion) async -> Exit {
    let answer = approves ? true : nil
    await presenter.show(.confirm(call: wanted.id, question: wanted.question, answer: answer))
    if approves { return await go(wanted, isYes: true) }
    waiting = wanted
    tell(CommandOutput(wanted.command, wanted.question))
    return .done
  }

  /// Takes the answer to the question; nil where nothing waits or something else was said.
  func answerWaiting(_ text: String) async -> Exit? {
    guard let asked = waiting else { return nil }
    waiting = nil
    if let numbers = asked.chosen(by: text) {
      await presenter.show(.confirm(call: asked.id, question: asked.question, answer: true))
      return await act { try await asked.choices?.act(numbers) }
    }
    let word = Turkish.fold(text).filter { $0.isLetter || $0 == " " }.trimmed
    let isYes = Texts.yes.contains(word)
    guard isYes || Texts.no.contains(word) else { return nil }
    await presenter.show(.confirm(call: asked.id, question: asked.question, answer: isYes))
    return await go(asked, isYes: isYes)
  }

  private func go(_ asked: WaitingQuestion, isYes: Bool) async -> Exit {
    if let go = asked.go { return await go(isYes) }
    if isYes { return await act(on: asked) }
    tell(CommandOutput(asked.command, asked.declined))
    return .done
  }

  private func act(on asked: WaitingQuestion) async -> Exit {
    await act(asked.act)
  }

  private func act(_ work: @MainActor () async throws -> Void) async -> Exit {
    do {
      try await work()
      return .done
    } catch {
      return report(error)
    }
  }

  /// Deletes the thread that is named, after a yes; of several the person picks one by its number.
  func delete(_ argument: String) async throws -> Exit {
    if argument.isEmpty, isPrivate {
      try endPrivateThread()
      return .done
    }
    let found = try threads(named: argument)
    guard found.count > 1 else { return await askToDelete(try thread(for: argument)) }
    let shown = Array(found.prefix(9))
    var wanted = WaitingQuestion(
      id: "sil", command: .delete,
      question: Texts.whichThread(
        shown.map { thread in
          let when = Texts.moment(thread.updatedAt, zone: zone, now: world.clock.now())
          return
            "\(thread.id) \(Harmless.text(thread.title)) · \(when) · \(thread.messageCount) ileti"
        }),
      declined: Texts.notDeleted
    ) { throw Failure(.usage, Texts.severalThreads(shown.map { "\($0.id) \($0.title)" })) }
    wanted.choices = (
      shown.count, { places in for place in places { try self.delete(shown[place]) } }
    )
    // Yes to everything picks none of several.
    waiting = wanted
    await presenter.show(.confirm(call: wanted.id, question: wanted.question, answer: nil))
    tell(CommandOutput(.delete, wanted.question))
    return .done
  }

  /// Asks before a thread is deleted.
  private func askToDelete(_ thread: Conversation) async -> Exit {
    await ask(
      WaitingQuestion(
        id: "sil-\(thread.id)", command: .delete,
        question: Texts.deleteQuestion(thread.id, thread.title, thread.messageCount),
        declined: Texts.notDeleted
      ) { try self.delete(thread) })
  }

  private func delete(_ thread: Conversation) throws {
    try household.records.conversations.delete(thread.id)
    if conversation == thread.id { conversation = nil }
    tell(
      CommandOutput(
        .delete, Texts.deleted(thread.id), data: ["conversation": .number(Double(thread.id))]))
  }
}
