/// A bar that shows how much of a target is reached.
///
///     Bar(value: 96, target: 160, width: 10).text()  // ██████░░░░
///
/// Over the target the bar is full and, in colour, red; a target of zero or less gives an empty bar.
package struct Bar: Sendable {
  private let filled: Int
  private let width: Int
  private let isOver: Bool

  package init(value: Double, target: Double, width: Int) {
    self.width = max(1, width)
    let share = target > 0 && value.isFinite ? max(0, value / target) : 0
    isOver = share > 1
    filled = min(self.width, Int((min(share, 1) * Double(self.width)).rounded()))
  }

  /// The bar, exactly `width` columns wide.
  package func text(_ depth: ColourDepth = .none, theme: Theme = .dark) -> String {
    let full = String(repeating: "█", count: filled)
    let rest = String(repeating: "░", count: width - filled)
    return (isOver ? theme.bad : theme.good).paint(full, depth) + theme.quiet.paint(rest, depth)
  }
}
