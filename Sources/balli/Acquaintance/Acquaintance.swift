import AgentLoop
import Domain
import EmbeddedModel
import Terminal
import Turkish

/// Getting to know each other: at most seven short questions, each of which can be skipped.
struct Acquaintance {
  typealias Question = SelfAnswer.Question

  /// What waits for an answer now.
  var asked: Question
  /// Whether what is known is asked for once more.
  var asksAll = false
  /// Whether the question was put twice, as its answer was not understood.
  var wasUnclear = false

  /// Where the questions that were skipped are kept, so that they are not asked again unasked for.
  static let skippedKey = "tanış-geçilen"

  /// The fields of the profile that a question is about; the first one tells whether it was answered.
  static func fields(of question: Question) -> [String] {
    switch question {
    case .name: ["name"]
    case .diabetes: ["diabetes"]
    case .person: ["birthYear", "sex"]
    case .body: ["heightCm"]
    case .medications: ["medications"]
    case .foods: ["allergies", "diet"]
    case .aim: ["activity", "goal"]
    }
  }

  /// Whether an answer is of a question, not told ahead of another one.
  static func answers(_ answer: SelfAnswer, _ question: Question) -> Bool {
    let told = answer.profile.members?.map(\.key) ?? []
    switch question {
    case .body where answer.weight != nil: return true
    case .person where told.contains("pregnant") || told.contains("dueDate"): return true
    default: return told.contains { fields(of: question).contains($0) }
    }
  }
}

// `/tanış`: the questions, what is kept of the answers, and what is proposed from them.
extension Session {
  /// Begins or goes on; `baştan` asks everything anew, `hedef` goes to the targets.
  func getAcquainted(_ argument: String) async throws -> Exit {
    switch Spelling.ascii(argument) {
    case "": break
    case "bastan":
      try household.records.settings.set(Acquaintance.skippedKey, nil)
      return await ask(Acquaintance.Question.allCases[0], asksAll: true, after: nil)
    case "hedef", "hedefler": return await proposeTargets(after: nil)
    case "sil": return try await forgetPerson()
    default: throw Failure(.usage, Texts.acquaintanceUsage)
    }
    guard let question = try openQuestions().first else {
      return await proposeTargets(after: Texts.allKnown(try household.records.profile.all()))
    }
    return await ask(question, asksAll: false, after: Texts.acquaintanceBegin)
  }

  /// Takes away all that the person said about themselves, after a yes; it can be undone.
  private func forgetPerson() async throws -> Exit {
    let known = try household.records.profile.all().members ?? []
    guard !known.isEmpty else {
      tell(CommandOutput(.acquaint, Texts.nothingKnown))
      return .done
    }
    return await ask(
      WaitingQuestion(
        id: "tanış-sil", command: .acquaint, question: Texts.forgetQuestion(.object(known)),
        declined: Texts.notForgotten
      ) {
        let change = Change(
          tool: "updateProfile", summary: Texts.profileForgotten, at: self.world.clock.now(),
          conversation: self.conversation)
        try self.household.records.profile.set(
          .object(known.map { .init($0.key, .null) }), change)
        try self.household.records.settings.set(Acquaintance.skippedKey, nil)
        self.tell(CommandOutput(.acquaint, Texts.forgotten))
      })
  }

  /// The questions that were neither answered nor skipped.
  private func openQuestions() throws -> [Acquaintance.Question] {
    let known = try household.records.profile.all()
    let skipped = try skippedQuestions()
    return Acquaintance.Question.allCases.filter { question in
      !skipped.contains(question.rawValue)
        && Acquaintance.fields(of: question).allSatisfy { known[$0] == nil }
    }
  }

  private func skippedQuestions() throws -> [String] {
    let kept = try household.records.settings.value(Acquaintance.skippedKey) ?? ""
    return kept.split(separator: ",").map(String.init)
  }

  /// Puts the question once more; a second answer that is not understood ends the talk.
  private func askAgain(_ open: Acquaintance) async -> Exit {
    let exit = await ask(open.asked, asksAll: open.asksAll, after: Texts.answerUnclear)
    acquaintance?.wasUnclear = true
    return exit
  }

  private func ask(
    _ question: Acquaintance.Question, asksAll: Bool, after opening: String?
  ) async -> Exit {
    acquaintance = Acquaintance(asked: question, asksAll: asksAll)
    let known = (try? household.records.profile.all()) ?? [:]
    let text = Texts.question(question, known: known)
    tell(
      CommandOutput(
        .acquaint, [opening, text].compactMap(\.self).joined(separator: "\n\n"),
        data: ["question": .string(question.rawValue)]))
    return .done
  }

  /// Takes the answer to the question that waits; nil where none does or something else was said.
  func answerAcquaintance(_ text: String) async -> Exit? {
    guard let open = acquaintance else { return nil }
    let word = Turkish.fold(text).filter { $0.isLetter || $0 == " " }.trimmed
    do {
      if Texts.stops.contains(word) {
        acquaintance = nil
        tell(CommandOutput(.acquaint, Texts.acquaintancePaused))
        return .done
      }
      if Texts.skips.contains(word) || text.trimmed.isEmpty {
        try skip(open.asked)
        return try await goOn(open, after: Texts.skipped)
      }
      // What cannot wait is no answer to anything.
      let now = world.clock.now()
      let context = GuardContext(
        now: now, zone: zone, conversation: conversation ?? 0, earlier: [])
      guard household.guards.emergency(text, context) == nil else {
        acquaintance = nil
        return nil
      }
      switch household.selfReply(text, open.asked, now, zone) {
      case .answer(let answer):
        let told = try await keep(answer)
        return Acquaintance.answers(answer, open.asked)
          ? try await goOn(open, after: told)
          : await ask(open.asked, asksAll: open.asksAll, after: told)
      case .unclear where !open.wasUnclear: return await askAgain(open)
      case .unclear, .other:
        acquaintance = nil
        presenter.hint(Texts.acquaintanceLeft)
        return nil
      }
    } catch {
      return report(error)
    }
  }

  private func skip(_ question: Acquaintance.Question) throws {
    let skipped = try skippedQuestions() + [question.rawValue]
    try household.records.settings.set(
      Acquaintance.skippedKey, skipped.joined(separator: ","))
  }

  /// Writes the answer down, by the tools that a talk would use; returns what was kept.
  private func keep(_ answer: SelfAnswer) async throws -> String {
    var lines: [String] = []
    let context = ToolContext(now: world.clock.now(), zone: zone, conversation: conversation)
    func call(_ name: String, _ arguments: JSON) async throws -> JSON? {
      guard let tool = household.tools.first(where: { type(of: $0).name == name }) else {
        return nil
      }
      return try await tool.result(arguments, in: context)
    }
    if answer.profile.members?.isEmpty == false {
      // What is told twice is known already.
      let changes = Self.changes(answer.profile, of: try household.records.profile.all())
      if changes.members?.isEmpty == false {
        let result = try await call("updateProfile", changes)
        lines += ProfileText.parts(of: result?["changed"] ?? [:])
      }
    }
    if let weight = answer.weight {
      _ = try await call("logWeight", ["kilograms": .number(weight)])
      lines.append(Texts.weightKept(weight))
    }
    return lines.isEmpty ? Texts.knownAlready : Texts.kept(lines)
  }

  private static func changes(_ new: JSON, of known: JSON) -> JSON {
    .object(
      (new.members ?? []).filter { member in
        guard let items = member.value.array else { return known[member.key] != member.value }
        let had = known[member.key]?.array ?? []
        return items.contains { !had.contains($0) }
      })
  }

  private func goOn(_ open: Acquaintance, after told: String) async throws -> Exit {
    let all = Acquaintance.Question.allCases
    let next =
      open.asksAll
      ? all.firstIndex(of: open.asked).flatMap { all.dropFirst($0 + 1).first }
      : try openQuestions().first { question in
        (all.firstIndex(of: question) ?? 0) > (all.firstIndex(of: open.asked) ?? 0)
      }
    guard let next else {
      acquaintance = nil
      return await proposeTargets(after: told + "\n\n" + Texts.acquaintanceEnd)
    }
    return await ask(next, asksAll: open.asksAll, after: told)
  }
}
