/// Looks at the words that a model writes before a person sees them.
///
/// Closures, because the kitchen does not see the module that knows the rules.
package struct RecipeGuard: Sendable {
  /// The text without what must not reach a terminal or a model.
  package var cleaned: @Sendable (String) -> String
  /// Whether a sentence prescribes no dose.
  package var isSafe: @Sendable (String) -> Bool

  package init(
    cleaned: @escaping @Sendable (String) -> String = { $0 },
    isSafe: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.cleaned = cleaned
    self.isSafe = isSafe
  }

  /// Whether a text of a recipe may be shown: it speaks of no medicine and leads nowhere.
  func allows(_ text: String) -> Bool {
    let words = NoteText(text).words
    return isSafe(text) && !words.contains { NoteWords.begins($0.folded, as: "medicine") }
      && !["://", "www."].contains(where: text.contains)
  }
}
