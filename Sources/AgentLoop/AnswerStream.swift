import Domain

/// A reply's words on their way to the person: sanitised, then checked sentence by sentence.
///
/// A sentence is held back until it is whole and checked. What `text` holds is what was shown.
struct AnswerStream {
  private let filter: TextFilter
  /// What keeps forms of calls from the screen; nil for our own words.
  private var forms: FormFilter?
  private var repetition = Repetition()
  private let checked: ModelChecks.Check
  private let isFalse: (String) -> Bool
  /// Whether a sentence was left out that tells of a deed that was not done.
  private(set) var hasFalseClaim = false
  private let mayFollow: (String) -> Bool
  /// Whether a sentence was held back that may not follow what was said before; none is shown after it.
  private(set) var isClosed = false
  /// Sentences that were shown before and are not said twice.
  private let known: Set<String>
  private var sentences = SentenceStream()
  private(set) var text = ""
  /// The sentence that last stood in for another; not said twice in a row.
  private var substitute = ""
  /// White space that is shown only once words follow it.
  private var space = ""

  /// `grounded` sees each sentence after the rules of `guards`; what is `quotable` those rules do not
  /// see.
  init(
    guards: Guards, quotable: Quotable = .nothing, isForeign: Bool = false,
    besides known: Set<String> = [], mayFollow: @escaping (String) -> Bool = { _ in true },
    isFalse: @escaping (String) -> Bool = { _ in false },
    grounded: @escaping ModelChecks.Check = { sentence, _ in sentence }
  ) {
    (self.known, self.mayFollow, self.isFalse) = (known, mayFollow, isFalse)
    filter = guards.sanitiser()
    forms = isForeign ? FormFilter() : nil
    let checked = guards.checked
    self.checked = { sentence, shown in
      let rest = quotable.removed(from: sentence)
      let safe = rest != sentence && checked(rest) == rest ? sentence : checked(sentence)
      return grounded(safe, shown)
    }
  }

  /// What is shown of a whole text.
  static func all(
    of text: String, guards: Guards,
    grounded: @escaping ModelChecks.Check = { sentence, _ in sentence }
  ) -> String {
    var words = AnswerStream(guards: guards, grounded: grounded)
    _ = words.feed(text)
    _ = words.finish()
    return words.text
  }

  /// Whether a model says the same again and again; what it says from then on is not shown.
  var isStuck: Bool { forms != nil && repetition.isStuck }

  /// Takes in a piece of the model's words and returns what may be shown now.
  mutating func feed(_ piece: String) -> String {
    let words = filter.feed(piece)
    repetition.feed(words)
    return shown(of: forms?.feed(words) ?? words)
  }

  /// Returns what may be shown of the words held back so far, once no more will come.
  mutating func finish() -> String {
    let rest = filter.finish()
    let words = (forms?.feed(rest) ?? rest) + (forms?.finish() ?? "")
    let shown = shown(of: words)
    let last = sentences.finish()
    return shown + show(isStuck ? repetition.once(last) : last)
  }

  private mutating func shown(of words: String) -> String {
    var shown = ""
    for sentence in sentences.feed(words) where !isStuck {
      guard forms == nil || !repetition.repeats(sentence) else { continue }
      shown += show(sentence)
    }
    return shown
  }

  private mutating func show(_ sentence: String) -> String {
    let sentence = forms == nil ? sentence : FormFilter.withoutCalls(sentence)
    let start = sentence.prefix(while: \.isWhitespace)
    var words = sentence.dropFirst(start.count)
    while words.last?.isWhitespace == true { words.removeLast() }
    guard !words.isEmpty else {
      space += sentence
      return ""
    }
    isClosed = isClosed || !mayFollow(String(words))
    guard !isClosed, !known.contains(String(words)) else { return leaveOut() }
    if isFalse(String(words)) {
      hasFalseClaim = true
      return leaveOut()
    }
    let safe = checked(String(words), text)
    guard !safe.isEmpty else { return leaveOut() }
    let isSubstitute = safe != words
    defer { space = String(sentence.dropFirst(start.count + words.count)) }
    if isSubstitute, safe == substitute { return "" }
    if isSubstitute { substitute = safe }
    let shown = (text.isEmpty ? "" : space + start) + safe
    text += shown
    return shown
  }

  /// Shows nothing of a sentence; what parts those around it stays.
  private mutating func leaveOut() -> String {
    space = text.isEmpty ? "" : space.isEmpty ? " " : space
    return ""
  }

  /// The sentences of a text, as they are compared.
  static func sentences(of text: String) -> Set<String> {
    var stream = SentenceStream()
    let sentences = stream.feed(text) + [stream.finish()]
    return Set(
      sentences.map { sentence in
        let start = sentence.drop(while: \.isWhitespace)
        return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
      }.filter { !$0.isEmpty })
  }
}
