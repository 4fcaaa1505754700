/// Ctrl-R: looking for a line of the history while its words are typed.
struct HistorySearch: Sendable, Equatable {
  typealias Fold = (String) -> String

  private(set) var words = ""
  /// The entry that holds the words.
  private(set) var found: Int?
  /// The line from before, which Escape brings back.
  let original: String
  let cursor: Int
  private let count: Int

  init(count: Int, original: String, cursor: Int) {
    self.count = count
    self.original = original
    self.cursor = cursor
  }

  mutating func extend(by character: Character, _ history: InputHistory, _ fold: Fold) {
    words.append(character)
    found = history.last(before: (found ?? count) + 1, holding: words, fold: fold)
  }

  mutating func shorten(_ history: InputHistory, _ fold: Fold) {
    if !words.isEmpty { words.removeLast() }
    found = words.isEmpty ? nil : history.last(before: count, holding: words, fold: fold)
  }

  /// Goes on to an older entry; stays where there is none.
  mutating func older(_ history: InputHistory, _ fold: Fold) {
    guard !words.isEmpty else { return }
    found = history.last(before: found ?? count, holding: words, fold: fold) ?? found
  }

  mutating func newer(_ history: InputHistory, _ fold: Fold) {
    guard !words.isEmpty, let now = found else { return }
    found = history.first(after: now, holding: words, fold: fold) ?? now
  }
}
