import Analysis
import Domain
import Turkish

/// A yes with more behind it: "evet kızım", "evet, bir de ayran içtim", "evet ama tokluktu".
extension Interpreter {
  /// What is done where `earlier` asked; nil where the message begins with no yes, or takes it back.
  func agreedWithMore(
    _ scene: Scene, to earlier: Understanding, offered: Set<String>?
  ) -> Understanding? {
    guard let rest = scene.behindYes, let question = earlier.asking, !question.calls.isEmpty else {
      return nil
    }
    var result = earlier
    result.answer(question.calls)
    let other = self.scene(rest, scene.dialogue, scene.now, scene.zone)
    if other.isOnlyAddress { return result }
    // "evet ama yemedim", "evet sil onu", "evet oğlumun" are no plain yes.
    guard !other.clauses.contains(where: \.isNegated), !other.has(.remove, .undo),
      Person.all(in: other.sentence).isEmpty
    else { return nil }
    let told = understanding(of: other, offered: offered)
    if told.refuses { return nil }
    // What only looks something up may as well tell of the record: "evet ama tokluktu".
    let isLook = !told.calls.contains(where: \.writes) && told.proposed.isEmpty
    if let draft = Draft(question.calls),
      let changed = self.told(of: draft, by: isLook ? Understanding() : told, other)
    {
      result.calls = changed
    } else if !told.calls.isEmpty, told.calls.allSatisfy({ ToolVerb(of: $0.tool) == .log }) {
      result.calls = Draft(question.calls)?.agreed(with: told.calls) ?? question.calls + told.calls
    } else if other.has(.list), told.calls.contains(where: \.writes) {
      result.calls += told.calls
    } else if let speech = told.speeches.first, told.calls.isEmpty, !told.isLost {
      result.beside = speech
    } else {
      result.beside = .apart(rest)
    }
    return result
  }
}

extension Scene {
  /// What stands behind a yes at the beginning; nil where no yes begins it or nothing is behind.
  fileprivate var behindYes: String? {
    let said = sentence.spans.filter { !$0.isMark }
    guard let first = said.first, first.has(.yes), first.food == nil, !has(.no, .not, .correction),
      !sentence.folded(first).fits("reply.loose")
    else { return nil }
    let rest = said.dropFirst()
    guard let next = rest.first, let last = rest.last else { return nil }
    let tokens = next.tokens.lowerBound..<last.tokens.upperBound
    return sentence.source(tokens)
  }

  /// "kızım", "hocam": whom the message speaks to, and nothing else.
  fileprivate var isOnlyAddress: Bool {
    sentence.spans.allSatisfy { span in
      span.isMark || span.has(.yes) || span.food == nil && span.isBareAddress
        || span.has(.filler) && span.food == nil && !sentence.folded(span).fits("address.not")
    }
  }
}

extension Span {
  /// "kızım", "doktor bey"; not "kızımın".
  fileprivate var isBareAddress: Bool {
    has(.title)
      || reading(.person).map { ($0.noun?.grammaticalCase ?? .bare) == .bare } ?? false
  }
}
