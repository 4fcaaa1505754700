import Analysis
package import Domain
import Turkish

import struct Foundation.Date

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
    about call: ToolCall, saidIn words: String, thing: String, said: String?, written: String
  ) -> String {
    let difference = Difference(thing: thing, said: said, written: written)
    return Texts.differs([difference], from: short(words), Provenance.told(of: call))
  }

  /// Whether a call takes an amount that was ordered, cooked or meant, or is somebody else's, beside one that
  /// was eaten or done: `10 köfte yaptım 4'ünü yedim`, `ben 1 elma yedim, o 2 armut`.
  package static func takesOther(_ call: ToolCall, in words: String, foods: FoodTable) -> Bool {
    let alone = alone(words)
    if ContentCheck(alone, foods: foods).dropsSort(call) { return true }
    if WishedFigures(alone).difference(of: call) != nil { return true }
    if call.name == "updateProfile", !DeniedFacts(alone).denied(in: call.arguments).isEmpty {
      return true
    }
    let amounts = ThreadWords.Entry(words).amounts
    let isOwn = call.arguments[.person] == nil
    let others = amounts.filter { $0.isReplaced || isOwn && $0.isOfOther(than: nil) }
    guard !others.isEmpty else { return false }
    let kept = amounts.count - others.count
    return Provenance.numbers(in: call.arguments, key: "").contains { number in
      others.contains { $0.figure.low == number.value }
        && !amounts.contains { amount in
          amount.figure.low == number.value
            && !others.contains { $0.figure.range == amount.figure.range }
        }
    } && kept > 0
  }

  /// Whether a message plainly binds a value to the person of a call, of whom the engine may not see it.
  package static func bindsToPerson(_ call: ToolCall, in words: String) -> Bool {
    BindingCheck(alone(words), call).isBoundToPerson
  }

  /// A message as if nothing had been said before it.
  private static func alone(_ words: String) -> ThreadWords {
    let start = Date(timeIntervalSince1970: 0)
    return ThreadWords(
      Evidence(sayings: [.init(text: words, at: start)], now: start, zone: .fixed(0)))
  }

  /// Whether nothing of a call stands anywhere in the thread.
  package func isInvented(_ call: ToolCall) -> Bool {
    let words = ThreadWords(evidence)
    let differences = ContentCheck(words, foods: foods).differences(of: call)
    return !Wish(words).asks(for: call) && differences.contains(where: \.isUnsaid)
  }

  /// Whether a call would keep what was only said in messages before the matter that is open now.
  ///
  /// A small model writes again what it finds in the thread: the meal of the message before.
  package func reachesBack(_ call: ToolCall) -> Bool {
    guard ToolVerb(of: call.name) == .log, let rule = WriteRule.rules[call.name] else {
      return false
    }
    let words = ThreadWords(evidence)
    func isSaid(_ word: String, in entries: [ThreadWords.Entry]) -> Bool {
      entries.contains { $0.said.holds(word: word, loosely: true) }
    }
    let open = words.open(for: call.name) + words.offers.suffix(words.isAgreeing ? 1 : 0)
    return rule.names(in: call.arguments).flatMap(ThreadWords.words(of:)).contains { word in
      !isSaid(word, in: open) && isSaid(word, in: words.entries)
    }
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
