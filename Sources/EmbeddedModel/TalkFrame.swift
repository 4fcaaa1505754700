import Analysis
import Turkish

/// Greetings, thanks, questions about balli itself, and what is none of its business.
extension Scene {
  func talk(at index: Int) -> Proposal? {
    guard index == 0 else { return nil }
    let content = contentSpans
    guard !content.isEmpty else {
      return Proposal(
        frame: "konuşma", score: 0.6, speech: .notUnderstood(sentence.text), clauses: clauses.count)
    }
    func all(_ speech: Speech, _ score: Double) -> Proposal {
      Proposal(frame: "konuşma", score: score, speech: speech, clauses: clauses.count)
    }
    if has(.sourceask), !dialogue.steps.isEmpty { return all(.source, 0.95) }
    if has(.identity) { return all(.identity, 0.9) }
    let isChat = content.allSatisfy {
      $0.has(
        .greeting, .thanks, .bye, .filler, .household, .yes, .no, .deictic, .selfword, .correction,
        .person, .mood, .question, .ask)
        || $0.time != nil || $0.isUnknown || ($0.has(.measure, .eat) && $0.food == nil)
    }
    if isChat, content.contains(where: { $0.has(.bye) }) { return all(.bye, 0.86) }
    if isChat, content.contains(where: { $0.has(.greeting) }),
      !content.contains(where: { $0.has(.mood) && !$0.has(.thanks) })
    {
      return all(.greeting, 0.85)
    }
    if isChat, content.contains(where: { $0.has(.thanks) }) { return all(.thanks, 0.84) }
    if has(.capability), !hasData { return all(.capability(topic: folded), 0.88) }
    return nil
  }

  /// Whether the message has numbers or foods that something could be done with.
  private var hasData: Bool {
    sentence.spans.contains { ($0.number.map { !$0.isArticle } ?? false) || $0.food != nil }
  }

  /// What balli does not do, said before anything is written.
  func elsewhere(at index: Int) -> Proposal? {
    let clause = clauses[index]
    func done(_ speech: Speech, _ score: Double) -> Proposal {
      Proposal(frame: "başka", score: score, speech: speech, clauses: clauses.count - index)
    }
    if clause.has(.idiom) {
      return Proposal(frame: "deyim", score: 0.99, speech: .noted(.wish), clauses: 1)
    }
    if clause.has(.label, .photo) && (clause.has(.research, .show, .put) || looksLikePath)
      || looksLikePath
    {
      return done(.notYet(.label), 0.93)
    }
    if clause.has(.websearch) { return done(.notYet(.web), 0.9) }
    if clause.has(.researchnoun), !clause.has(.eat) || clause.isQuestion {
      return done(.notYet(.research), 0.9)
    }
    let later = clauses[index...].dropFirst().prefix { !$0.startsSentence }
    if !clause.isPast,
      later.contains(where: {
        $0.has(.researchnoun) || $0.verbIs(.research) && !$0.has(.recallnoun, .list)
      })
    {
      return done(.notYet(.research), 0.9)
    }
    if clause.verbIs(.research), !clause.has(.recallnoun, .list), !clause.has(.talk) {
      return done(.notYet(.research), 0.86)
    }
    if clause.has(.archive) { return done(.notYet(.archive), 0.9) }
    if clause.has(.recipe), !clause.isPast || clause.verbIs(.order) {
      return done(.notYet(.recipe), 0.92)
    }
    if clause.has(.cookquestion) { return done(.notYet(.recipe), 0.82) }
    if clause.has(.remind), !clause.has(.note, .list) { return nil }
    return nil
  }

  /// Everyday talk about other things.
  func outOfScope(at index: Int) -> Proposal? {
    if clauses[index].has(.outofscope) {
      return Proposal(frame: "kapsam dışı", score: 0.62, speech: .outOfScope)
    }
    // Only where nothing else is to be said: a price or a cat may stand in a meal's sentence too.
    guard clauses[index].spans.contains(where: isAboutElse) else { return nil }
    return Proposal(frame: "kapsam dışı", score: 0.5, speech: .outOfScope)
  }
}
