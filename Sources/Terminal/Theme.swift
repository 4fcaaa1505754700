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

  package static let dark = Theme(
    prompt: [.bold, .cyan], strong: [.bold, .cyan], quiet: .dim, good: .green, warning: .yellow,
    bad: [.red, .bold])
  /// Yellow and cyan cannot be read on white.
  package static let light = Theme(
    prompt: [.bold, .blue], strong: [.bold, .blue], quiet: [], good: .green,
    warning: [.bold, .blue], bad: [.red, .bold])
  /// Nothing dim, and what matters in reverse.
  package static let contrast = Theme(
    prompt: [.bold, .reverse], strong: .bold, quiet: [], good: .bold, warning: [.bold, .underline],
    bad: [.bold, .reverse])
  /// No colours at all.
  package static let plain = Theme(
    prompt: [], strong: [], quiet: [], good: [], warning: [], bad: [])
}
