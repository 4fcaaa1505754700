import Turkish

/// The words of `notes.tsv`: how a note says that something should or should not be in a dish.
enum NoteWords {
  private static let table = WordTable("Kitchen/notes")

  /// The words of a kind, folded.
  static func all(_ kind: String) -> [String] { table[kind] }

  /// Whether a word stands in a kind as it is.
  static func isOne(_ word: String, of kind: String) -> Bool { all(kind).contains(word) }

  /// Whether a word begins as a kind's do; an infinitive says nothing of what is wanted.
  static func begins(_ word: String, as kind: String) -> Bool {
    guard !word.hasSuffix("mak"), !word.hasSuffix("mek") else { return false }
    return all(kind).contains { $0.count < 4 ? word == $0 : word.hasPrefix($0) }
  }
}

/// A note as folded words, with the marks that part them.
struct NoteText: Sendable {
  enum Stop: Sendable { case none, comma, colon, hard }

  struct Word: Sendable {
    var folded: String
    /// The mark before it.
    var stop: Stop
    /// Its place in what was written.
    var range: Range<String.Index>
  }

  let text: String
  let words: [Word]

  init(_ text: String) {
    var words: [Word] = []
    var stop = Stop.none
    for token in Turkish.tokens(of: text) {
      if token.startsLine { stop = .hard }
      if token.kind == .mark {
        switch token.text {
        case ",": stop = stop == .hard ? .hard : .comma
        case ":": stop = .colon
        case ".", ";", "!", "?", "(", ")": stop = .hard
        default: break
        }
        continue
      }
      if NoteWords.isOne(token.folded, of: "break") { stop = .hard }
      words.append(Word(folded: token.folded, stop: stop, range: token.range))
      stop = .none
    }
    self.text = text
    self.words = words
  }

  /// Whether what stands before a word need not be any more: `olmasına gerek yok`, `olmasın`.
  func lifts(from place: Int) -> Bool {
    let rest = words[place...].map(\.folded)
    return NoteWords.all("lifted").contains { phrase in
      let parts = phrase.split(separator: " ").map(String.init)
      return rest.starts(with: parts)
    }
  }

  /// What was written from one word to another.
  func said(_ range: Range<Int>) -> String {
    guard let last = range.last else { return "" }
    return String(text[words[range.lowerBound].range.lowerBound..<words[last].range.upperBound])
  }
}

/// Something that a note names and what the note wants of it.
struct NoteMention: Sendable {
  enum Want: Sendable { case nothing, wished, refused }

  /// A key of the kitchen's words with the endings that the note puts on it.
  struct Hit: Sendable {
    var key: String
    var form: NounForm
  }

  var words: Range<Int>
  var hits: [Hit]
  var want = Want.nothing
  /// Whether it is said to be an allergy or something that is not borne.
  var isAllergy = false
  /// Whether it is said to be needed no longer: `glutensiz olmasa da olur`.
  var isLifted = false
  /// Whether a lot of it is asked for: `bol pirinç`.
  var isPlenty = false
  /// The line that stands here with its amount: `100 gram şeker`.
  var amount: IngredientLine?

  var isWithout: Bool { hits.contains { $0.form.derivation == .without } }
  var isWith: Bool { hits.contains { $0.form.derivation == .with } }
}
