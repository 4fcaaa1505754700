import CLibedit

// Ways to go on with a line that are chosen: from the menu below it, and by Tab.
extension EditorState {
  /// Takes a key that goes through the menu or takes a row of it; false where it means something else.
  func choose(_ key: Key) -> Bool {
    let before = chosen
    chosen = nil
    // Who leafs through the history goes on with that.
    guard recalled == nil, before != nil || key == .action(.down) else { return false }
    let choices = painter?.choices(for: line.text) ?? []
    guard !choices.isEmpty else { return false }
    switch (key, before) {
    case (.action(.down), _):
      chosen = before.map { min($0 + 1, choices.count - 1) } ?? 0
    case (.action(.up), let place?): chosen = place > 0 ? place - 1 : nil
    case (.action(.refresh), _):
      chosen = before
      return false
    case (.action(.complete), let place?) where choices.indices.contains(place):
      put(choices[place])
    case (.scalar(13), let place?), (.scalar(10), let place?):
      guard choices.indices.contains(place) else { return false }
      put(choices[place])
      if choices[place].isWhole { waiting.append(10) }
    default: return false
    }
    return true
  }

  private func put(_ choice: LineMenu.Choice) {
    prefill = (choice.line, choice.line.unicodeScalars.count)
    enqueue(.prefill)
  }

  /// Puts in what all candidates begin with, or ends the line so that they are listed.
  func complete() {
    let (text, cursor) = line
    let before = String(String.UnicodeScalarView(text.unicodeScalars.prefix(cursor)))
    let candidates = completions(before, before.count)
    if let (common, start) = Completion.common(candidates, to: before) {
      let kept = before.prefix(start) + common
      let after = String(String.UnicodeScalarView(text.unicodeScalars.dropFirst(cursor)))
      replace(kept + after, cursor: kept.unicodeScalars.count)
    } else if candidates.count > 1 {
      end(.candidates(candidates))
    } else {
      el_beep(editor)
    }
  }
}
