import Turkish

/// What the value of an option or an argument is, so that a shell and the REPL can complete it.
package enum ValueKind: Sendable, Equatable {
  case none
  case text
  case number
  case thread
  case profile
  /// What to do with profiles, or the name of one.
  case profileAction
  case model
  case setting
  case file
  case command
  case choice([String])
}

/// An option of the command line.
package struct OptionDefinition: Sendable {
  /// Without dashes, with Turkish letters: `çıktı`.
  package var name: String
  /// Other spellings: `version`, `h`.
  package var aliases: [String]
  /// What help calls the value: `YOL`; nil for a flag.
  package var value: String?
  package var kind: ValueKind
  package var help: String

  package init(
    _ name: String, aliases: [String] = [], value: String? = nil, kind: ValueKind = .none,
    help: String
  ) {
    self.name = name
    self.aliases = aliases
    self.value = value
    self.kind = kind
    self.help = help
  }

  /// The spelling that the parser knows: without Turkish letters.
  package var canonical: String { Spelling.ascii(name) }
}

/// A command of the command line, with all that help, completion and the man page say of it.
package struct CommandDefinition: Sendable {
  /// With Turkish letters: `dışa-aktar`.
  package var name: String
  /// As `SlashCommand.written`.
  package var written: [String]
  /// As help shows them: `[N]`.
  package var arguments: String
  package var kind: ValueKind
  package var summary: String
  /// What else there is to know, a paragraph.
  package var details: String
  package var options: [OptionDefinition]

  package init(
    _ name: String, written: [String] = [], arguments: String = "", kind: ValueKind = .none,
    summary: String, details: String = "", options: [OptionDefinition] = []
  ) {
    self.name = name
    self.written = written
    self.arguments = arguments
    self.kind = kind
    self.summary = summary
    self.details = details
    self.options = options
  }

  /// The spelling that the parser knows: without Turkish letters.
  package var canonical: String { Spelling.ascii(name) }
}

/// The whole command line as one value: help, errors, completions and the man page are made of it.
package enum Grammar {
  /// The command with this spelling, in either letter case, with or without Turkish letters.
  package static func command(_ word: String) -> CommandDefinition? {
    let folded = Spelling.ascii(word)
    return commands.first { $0.canonical == folded }
      ?? commands.first { $0.written.contains(Turkish.lowercased(word)) }
  }

  /// The option with this spelling (without dashes), global or of `command`.
  package static func option(_ word: String, of command: CommandDefinition?) -> OptionDefinition? {
    let folded = Spelling.ascii(word)
    return (globals + (command?.options ?? [])).first { option in
      option.canonical == folded || option.aliases.contains(folded)
    }
  }

  /// Whether an option with this spelling takes a value in any command.
  static func takesValue(_ word: String) -> Bool {
    let folded = Spelling.ascii(word)
    return (globals + commands.flatMap(\.options)).contains { option in
      option.value != nil && (option.canonical == folded || option.aliases.contains(folded))
    }
  }
}
