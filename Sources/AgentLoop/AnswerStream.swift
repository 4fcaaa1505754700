import Domain

/// A reply's words on their way to the person: sanitised, then checked sentence by sentence.
///
/// A sentence is held back until it is whole and checked. What `text` holds is what was shown.
struct AnswerStream {
  private let filter: TextFilter
  private let checked: ModelChecks.Check
  private let isFalse: (String) -> Bool
  /// Whether a sentence was left out that tells of a deed that was not done.
  private(set) var hasFalseClaim = false
  private var sentences = SentenceStream()
  private(set) var text = ""
  /// The sentence that last stood in for another; not said twice in a row.
  private var substitute = ""
  /// White space that is shown only once words follow it.
  private var space = ""

  /// `grounded` sees each sentence after the rules of `guards`; what a sentence quotes of `said`,
  /// the person's words, those rules do not see.
  init(
    guards: Guards, said: String = "",
    isFalse: @escaping (String) -> Bool = { _ in false },
    grounded: @escaping ModelChecks.Check = { sentence, _ in sentence }
  ) {
    self.isFalse = isFalse
    filter = guards.sanitiser()
    let checked = guards.checked
    self.checked = { sentence, shown in
      let rest = Self.unquoted(sentence, of: said)
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

  /// The sentence without what it quotes of the person's own words: `Bunu anlayamadım: “…”`.
  private static func unquoted(_ sentence: String, of said: String) -> String {
    guard !said.isEmpty, let start = sentence.firstIndex(of: "“"),
      let end = sentence[start...].firstIndex(of: "”")
    else { return sentence }
    var quoted = sentence[sentence.index(after: start)..<end]
    if quoted.last == "…" { quoted.removeLast() }
    guard !quoted.isEmpty, said.contains(quoted) else { return sentence }
    return sentence[..<start] + "“”" + sentence[sentence.index(after: end)...]
  }

  /// Takes in a piece of the model's words and returns what may be shown now.
  mutating func feed(_ piece: String) -> String {
    sentences.feed(filter.feed(piece)).reduce(into: "") { $0 += show($1) }
  }

  /// Returns what may be shown of the words held back so far, once no more will come.
  mutating func finish() -> String {
    var shown = sentences.feed(filter.finish()).reduce(into: "") { $0 += show($1) }
    shown += show(sentences.finish())
    return shown
  }

  private mutating func show(_ sentence: String) -> String {
    let start = sentence.prefix(while: \.isWhitespace)
    var words = sentence.dropFirst(start.count)
    while words.last?.isWhitespace == true { words.removeLast() }
    guard !words.isEmpty else {
      space += sentence
      return ""
    }
    if isFalse(String(words)) {
      hasFalseClaim = true
      space = text.isEmpty ? "" : space.isEmpty ? " " : space
      return ""
    }
    let safe = checked(String(words), text)
    let isSubstitute = safe != words
    defer { space = String(sentence.dropFirst(start.count + words.count)) }
    if isSubstitute, safe == substitute { return "" }
    if isSubstitute { substitute = safe }
    let shown = (text.isEmpty ? "" : space + start) + safe
    text += shown
    return shown
  }
}
