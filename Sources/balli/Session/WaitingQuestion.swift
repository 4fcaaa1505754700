import Domain
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
}

extension Session {
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
    do {
      try await asked.act()
      return .done
    } catch {
      return report(error)
    }
  }

  /// Asks before a thread is deleted.
  func askToDelete(_ thread: Conversation) async -> Exit {
    let id = thread.id
    return await ask(
      WaitingQuestion(
        id: "sil-\(id)", command: .delete,
        question: Texts.deleteQuestion(id, thread.title, thread.messageCount),
        declined: Texts.notDeleted
      ) {
        try self.household.records.conversations.delete(id)
        if self.conversation == id { self.conversation = nil }
        self.tell(
          CommandOutput(
            .delete, Texts.deleted(id), data: ["conversation": .number(Double(id))]))
      })
  }
}
