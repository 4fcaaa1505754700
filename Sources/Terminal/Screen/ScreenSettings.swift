/// What the surroundings say about how to write: which colours, how wide.
package struct ScreenSettings: Sendable, Equatable {
  package var outputDepth: ColourDepth
  package var errorDepth: ColourDepth
  /// Whether standard output is a terminal; where it is not, Markdown goes out as it is.
  package var isTerminal: Bool
  /// Whether standard error is a terminal that understands cursor movements.
  package var showsProgress: Bool
  /// Whether the terminal may be told where an address leads.
  package var hasLinks: Bool
  /// The width that `COLUMNS` asks for; nil to ask the terminal.
  package var fixedWidth: Int?

  package init(
    outputDepth: ColourDepth, errorDepth: ColourDepth, isTerminal: Bool, showsProgress: Bool,
    hasLinks: Bool = false, fixedWidth: Int?
  ) {
    self.outputDepth = outputDepth
    self.errorDepth = errorDepth
    self.isTerminal = isTerminal
    self.showsProgress = showsProgress
    self.hasLinks = hasLinks
    self.fixedWidth = fixedWidth
  }

  /// Reads `NO_COLOR` and `ACCESSIBLE` (any text but the empty one: lines one after the other, as a screen
  /// reader wants them), `TERM`, `COLUMNS`, and what the descriptors are.
  package init(
    environment: [String: String], outputIsTerminal: Bool, errorIsTerminal: Bool,
    isQuiet: Bool = false
  ) {
    let isBare = environment["TERM"].map { $0 == "dumb" || $0.isEmpty } ?? true
    let isPlain = ["NO_COLOR", "ACCESSIBLE"].contains { !(environment[$0] ?? "").isEmpty }
    let hasColour = !isBare && !isPlain
    outputDepth = outputIsTerminal && hasColour ? .ansi : .none
    errorDepth = errorIsTerminal && hasColour ? .ansi : .none
    isTerminal = outputIsTerminal
    showsProgress = errorIsTerminal && hasColour && !isQuiet
    hasLinks = outputDepth == .ansi && !Hyperlink.isLost(on: environment)
    fixedWidth = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// As `init(environment:…)`, asking the two descriptors themselves.
  package init(
    environment: [String: String], output: Int32 = 1, error: Int32 = 2, isQuiet: Bool = false
  ) {
    self.init(
      environment: environment, outputIsTerminal: Descriptor.isTerminal(output),
      errorIsTerminal: Descriptor.isTerminal(error), isQuiet: isQuiet)
  }
}
