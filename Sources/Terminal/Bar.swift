/// A bar that shows how much of a target is reached.
///
///     Bar(value: 96, target: 160, width: 10).text()  // ██████░░░░
///
/// Over the target the bar is full and, in colour, red; where more is no worse (`isLimit` is false) it
/// stays green. A target of zero or less gives an empty bar.
package struct Bar: Sendable {
  private let filled: Int
  private let width: Int
  private let isOver: Bool

  package init(value: Double, target: Double, width: Int, isLimit: Bool = true) {
    self.width = max(1, width)
    let share = target > 0 && value.isFinite ? max(0, value / target) : 0
    isOver = isLimit && share > 1
    filled = min(self.width, Int((min(share, 1) * Double(self.width)).rounded()))
  }

  /// The bar, exactly `width` columns wide.
  package func spans(_ theme: Theme = .dark) -> [Span] {
    let full = String(repeating: "█", count: filled)
    let rest = String(repeating: "░", count: width - filled)
    return [Span(full, isOver ? theme.bad : theme.good), Span(rest, theme.quiet)]
      .filter { !$0.text.isEmpty }
  }

  /// The same as text with its escape sequences.
  package func text(_ depth: ColourDepth = .none, theme: Theme = .dark) -> String {
    Wrapping.paint(spans(theme), depth)
  }
}
