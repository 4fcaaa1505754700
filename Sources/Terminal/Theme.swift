/// Which ink stands for what, for dark and light screens and for eyes that need more contrast.
///
/// Colour never says anything alone: a plain screen has all of the meaning.
package struct Theme: Sendable, Equatable {
  /// What is typed after.
  package var prompt: Ink
  /// Names, commands, headings.
  package var strong: Ink
  /// What is said by the way.
  package var quiet: Ink
  package var good: Ink
  package var warning: Ink
  package var bad: Ink
  /// What is neither good nor bad: a mark, a number, a name in the middle of a text.
  package var accent: Ink

  package static let dark = Theme(
    prompt: [.bold, .cyan], strong: [.bold, .cyan], quiet: .dim, good: .green, warning: .yellow,
    bad: [.red, .bold], accent: .cyan)
  /// Yellow and cyan cannot be read on white.
  package static let light = Theme(
    prompt: [.bold, .blue], strong: [.bold, .blue], quiet: [], good: .green,
    warning: [.bold, .blue], bad: [.red, .bold], accent: .blue)
  /// Nothing dim, and what matters in reverse.
  package static let contrast = Theme(
    prompt: [.bold, .reverse], strong: .bold, quiet: [], good: .bold, warning: [.bold, .underline],
    bad: [.bold, .reverse], accent: .bold)
  /// No colours at all.
  package static let plain = Theme(
    prompt: [], strong: [], quiet: [], good: [], warning: [], bad: [], accent: [])

  /// What stands for an ink of the dark theme: text is laid out once, for whatever screen shows it.
  ///
  ///     Theme.light.ink(for: [.bold, .yellow])  // [.bold, .blue]
  package func ink(for ink: Ink) -> Ink {
    guard self != .dark, ink != [] else { return ink }
    guard self != .plain else { return [] }
    let roles: [(Ink, Ink)] = [
      (.dim, quiet), (.green, good), (.yellow, warning), (.red, bad), (.cyan, accent),
    ]
    let kept = roles.reduce(ink) { $0.subtracting($1.0) }
    return roles.reduce(kept) { ink.contains($1.0) ? $0.union($1.1) : $0 }
  }

  /// A line in the inks of this theme.
  package func line(_ spans: [Span]) -> [Span] { spans.map { $0.inked(ink(for: $0.ink)) } }
}
