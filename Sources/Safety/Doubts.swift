import Analysis
package import Domain
import Turkish

/// What is asked before a call of a model is carried out that the thread does not vouch for.
///
///     Doubts(evidence, foods: table).question(about: call)  // nil: carry it out as it is
///
/// A call is never altered here. In doubt of the wish the whole write is asked about, in doubt of an
/// amount, a food, a time or a drug that part, with both readings.
package struct Doubts: Sendable {
  let evidence: Evidence
  let foods: FoodTable

  package init(_ evidence: Evidence, foods: FoodTable) {
    self.evidence = evidence
    self.foods = foods
  }

  /// The question that must be answered with yes before `call`, or nil.
  ///
  /// `search` puts it before a call that looks outside; its nil says that nothing would be sent.
  package func question(
    about call: ToolCall, search: (ToolCall) -> String? = { _ in nil }
  ) -> String? {
    let words = ThreadWords(evidence)
    let looksOutside = ToolDeclaration.of(call.name)?.looksOutside == true
    guard Wish(words).asks(for: call) else {
      return looksOutside ? search(call) : Provenance.question(for: call)
    }
    guard !looksOutside else { return nil }
    let differences = ContentCheck(words, foods: foods).differences(of: call)
    guard !differences.isEmpty else { return nil }
    return Texts.differs(differences, from: Self.quoted(words), Provenance.told(of: call))
  }

  /// The question about one part of a call that was said otherwise.
  package static func question(
    about call: ToolCall, saidIn words: String, thing: String, said: String, written: String
  ) -> String {
    let difference = Difference(thing: thing, said: said, written: written)
    return Texts.differs([difference], from: short(words), Provenance.told(of: call))
  }

  /// Whether nothing of a call stands anywhere in the thread.
  package func isInvented(_ call: ToolCall) -> Bool {
    let words = ThreadWords(evidence)
    let differences = ContentCheck(words, foods: foods).differences(of: call)
    return !Wish(words).asks(for: call) && differences.contains(where: \.isUnsaid)
  }

  /// The newest message that says more than yes, short enough to stand in a question.
  private static func quoted(_ words: ThreadWords) -> String {
    short(words.entries.last { $0.said.words.count > 1 }?.text ?? words.evidence.words)
  }

  private static func short(_ text: String) -> String {
    let line = UntrustedText.defused(text).split(whereSeparator: \.isWhitespace).joined(
      separator: " ")
    return line.count <= 90 ? line : line.prefix(90) + "…"
  }
}

/// Whether the person's own words wish for a write at all.
struct Wish {
  private let words: ThreadWords

  init(_ words: ThreadWords) { self.words = words }

  /// Looks at the message, at those before it whose matter is still open, and at what it agrees to.
  ///
  /// Once words from outside are in the thread, the kind of the write and all its names must have been
  /// said; before that a plain statement may well be a report in words that no list holds.
  func asks(for call: ToolCall) -> Bool {
    guard call.malformed == nil else { return false }
    let isStrict = words.evidence.hasOutside
    guard let rule = WriteRule.rules[call.name] else {
      return !isStrict && words.now.isStatement
    }
    if isStrict, words.now.refuses { return false }
    let keeps = [.log, .add, .write].contains(ToolVerb(of: call.name))
    if keeps, words.now.forbidsKeeping { return false }
    if isOfAnother(call) { return false }
    let open = words.open(for: call.name)
    let isWished =
      open.contains { rule.isAsked($0.said, call.arguments) }
      || !isStrict && isReport(call) && open.contains { $0.said.isStatement }
        && (agrees || open.contains { tells($0.said, of: rule.names(in: call.arguments)) })
      || isAgreed(call)
    guard isWished else { return false }
    return !isStrict
      || rule.names(in: call.arguments).allSatisfy { words.names($0, loosely: rule.isLoose) }
  }

  private func tells(_ said: Said, of names: [String]) -> Bool {
    !said.figures.isEmpty || WriteRule.tellsOf(names, said)
  }

  /// Whether only somebody else is spoken of, for whom the call is not: `annem çok yürüyor`.
  private func isOfAnother(_ call: ToolCall) -> Bool {
    guard let deed = ToolDeclaration.of(call.name)?.deed,
      [.recordsEntry, .describesSelf].contains(deed),
      call.arguments[.person] == nil, !agrees
    else { return false }
    // Whose a reading is, the house reads itself.
    guard call.name != "logGlucose" else { return false }
    let said = words.now.words
    let others = said.filter { AssertionReader.isPerson($0) }
    return !others.isEmpty
      && !said.contains { word in
        !others.contains(word) && (VerbEnding.isFirstPerson(word) || word.fits("doubts.mine"))
      }
  }

  private func isReport(_ call: ToolCall) -> Bool {
    [.log, .update].contains(ToolVerb(of: call.name)) && !words.now.words.isEmpty
  }

  /// Whether the message says yes to a question about just such a deed.
  private func isAgreed(_ call: ToolCall) -> Bool {
    agrees
      && words.evidence.sayings.last.map { Agreement.offers(call.name, in: $0.answers) } == true
  }

  private var agrees: Bool {
    words.evidence.sayings.last.map { Agreement.isGiven(in: $0.text, to: $0.answers) } == true
  }
}
