/// A regular expression that is compiled once: a literal is compiled wherever it is evaluated, which costs more
/// than most matches.
///
/// A literal's `Regex` holds no closure of its user, so that tasks may share it.
package struct SharedPattern<Output>: @unchecked Sendable {
  package let regex: Regex<Output>

  package init(_ regex: Regex<Output>) { self.regex = regex }
}
