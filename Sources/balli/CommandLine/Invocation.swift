/// What the command line asks the program to do.
package enum Invocation: Sendable, Equatable {
  /// The REPL on a terminal, a transcript otherwise.
  case chat
  case ask(String)
  /// A command that the REPL has too, with its arguments as they would follow the slash.
  case slash(SlashCommand.Name, [String])
  case export(thread: Int64?, format: ExportFormat, path: String?)
  case profile([String])
  case doctor
  case understand(String)
  /// The tools as a Model Context Protocol server, over standard input and output.
  case serveTools
  case glucose(GlucoseCommand)
}

/// What an exported thread looks like.
package enum ExportFormat: String, Sendable, CaseIterable { case markdown, json }

/// The global options.
package struct Options: Sendable, Equatable {
  package var profile: String?
  package var resumesNewest = false
  package var thread: Int64?
  package var startsNew = false
  package var model: String?
  package var json = false
  package var approves = false
  package var quiet = false

  package init() {}
}
