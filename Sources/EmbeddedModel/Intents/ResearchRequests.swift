import Analysis
import Domain
import Turkish

/// What is wanted of papers: it stands in for what the talk would say of research where the tool for it
/// is offered.
struct ResearchRequests {
  let scene: Scene
  /// The tools that may be called; nil for all.
  let offered: Set<String>?

  private static let tool = "searchPubMed"

  /// Whether a short question follows a research: "peki yaşlılarda?".
  private func goesOn(_ result: Understanding) -> Bool {
    guard let step = scene.dialogue.newest, step.call.name == Self.tool, step.result.isOK else {
      return false
    }
    return result.isLost && scene.isQuestion && scene.contentSpans.count <= 6
  }

  /// Whether the message asks for papers in so many words, though no reading of it was likely enough.
  func settle(_ result: inout Understanding, _ reading: Reading) -> Bool {
    let isAsked = result.speeches.contains(.notYet(.research))
    guard result.calls.isEmpty, isAsked || result.speeches.contains(.advice) || goesOn(result),
      offered?.contains(Self.tool) ?? true
    else { return false }
    let likeliest = reading.candidates.filter { $0.calls.first?.tool == Self.tool }
      .max { $0.probability < $1.probability }
    let plain = PlannedCall(Self.tool, [.query: .string(scene.sentence.text)])
    // Without being asked to, nothing goes out of the house.
    result.calls = isAsked ? likeliest?.calls ?? [plain] : []
    result.speeches = isAsked ? [] : [.ask(Question(kind: .research, calls: [plain]))]
    return true
  }

  /// The question that "2" picks from those that the last research has offered; nil for none.
  var picked: PlannedCall? {
    guard let choice = scene.choice, let step = scene.dialogue.newest, step.call.name == Self.tool,
      step.result.isOK, offered?.contains(Self.tool) ?? true,
      let told = step.result.value?[.suggestions]?.array, told.indices.contains(choice - 1),
      let arguments = told[choice - 1][.arguments]
    else { return nil }
    return PlannedCall(Self.tool, arguments)
  }

  /// "peki yaşlılarda?" after papers: no food of that name is looked up.
  func mayGoOn(instead calls: [PlannedCall], _ reading: Reading) -> Bool {
    !calls.isEmpty && calls.allSatisfy { $0.tool == "lookupFood" }
      && scene.dialogue.newest?.call.name == Self.tool
      && !reading.message.foods.contains(where: \.isKnown)
  }

  /// The call with the whole question: a type of study or a wish for depth is part of it.
  static func completed(_ call: PlannedCall, from text: String) -> PlannedCall {
    guard call.tool == tool, call.arguments[.tier] == nil,
      call.arguments[.publicationTypes] == nil, let query = call.arguments[.query]?.string
    else { return call }
    let said = Turkish.fold(text)
    let isOwn = query.split(separator: " ").allSatisfy { said.contains(Turkish.fold(String($0))) }
    let whole = isOwn ? text : query + " " + text
    return PlannedCall(tool, call.arguments.setting(.query, to: .string(whole)))
  }
}

extension Scene {
  /// Whether the message names the search that a tool makes: "araştır", "makale var mı", "internetten bak".
  func asksToSearch(with tool: String) -> Bool {
    let words = Topics.words(of: tool)
    return sentence.spans.contains { span in words.contains { span.has($0) } }
      || clauses.contains { clause in words.contains { clause.verbIs($0) } }
  }

  /// The calls without the searches outside that no word of the message asks for, and the question
  /// before these where nothing else is left to do: unasked, nothing goes out of the house.
  func asked(_ calls: [PlannedCall]) -> (calls: [PlannedCall], question: Speech?) {
    let unasked = calls.filter {
      ToolDeclaration.of($0.tool)?.looksOutside == true && !asksToSearch(with: $0.tool)
    }
    let rest = calls.filter { !unasked.contains($0) }
    guard let first = unasked.first, rest.isEmpty else { return (rest, nil) }
    let same = unasked.filter { $0.tool == first.tool }
    let kind: Question.Kind = first.tool == "searchWeb" ? .web : .research
    return ([], .ask(Question(kind: kind, calls: same)))
  }
}
