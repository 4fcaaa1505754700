import Turkish

/// A command of the conversation: `/ara glikoz`.
///
/// One table (in TextsSlash.swift) defines names, aliases, arguments, help and completion, for the
/// REPL, for transcripts, for the man page and for the subcommands of the same name.
package struct SlashCommand: Sendable {
  /// Which command it is, as code knows it; the English alias.
  package enum Name: String, Sendable, CaseIterable {
    case help, new, list, resume, search, rename, fork, delete, show, undo, retry, edit
    case dashboard, week, calendar, frequent
    case profile, model, settings, export, doctor, understand, status, clear, exit
    case voice, picture, source, sources, tier, highlight, highlights
    case importFile = "import"
    case connect, connections, sync, chart, report
    case disconnect = "unlink"
    case acquaint
    case deleteReadings
    case copy, compact
    case privately = "private"
    case label, archive, recipe, importRecipe, editRecipe, cook, next, previous, timer, shoppingList
    case pantry
  }

  package var name: Name
  /// With Turkish letters, without the slash: `dışa-aktar`.
  package var word: String
  /// Other words for it, the English one among them.
  package var aliases: [String]
  /// Words for it that are found as they are written alone: without its Turkish letters one of them is
  /// another word, and not one to be offered.
  package var written: [String]
  /// As help shows them: `[süzgeç]`.
  package var arguments: String
  package var kind: ValueKind
  package var summary: String
  /// Whether it takes something away, so that a beginning of its name is not enough to run it.
  package var isDestructive: Bool

  package init(
    _ name: Name, _ word: String, aliases: [String] = [], written: [String] = [],
    arguments: String = "", kind: ValueKind = .none, summary: String
  ) {
    self.name = name
    self.word = word
    self.aliases = aliases
    self.written = written
    self.arguments = arguments
    self.kind = kind
    self.summary = summary
    isDestructive = [.delete, .undo, .retry, .disconnect, .deleteReadings].contains(name)
  }

  /// Whether it does something by its name alone; of threads the one that is meant is picked first.
  var standsAlone: Bool {
    if case .thread = kind { return false }
    return arguments.isEmpty || arguments.hasPrefix("[")
  }

  /// All words for it, folded, without hyphens.
  var spellings: [String] { ([word] + aliases).map(SlashLine.key) }
}

/// A line as it was typed or read: text for the assistant, or a command.
package enum SlashLine: Sendable {
  case text(String)
  case command(SlashCommand, String)
  /// A command that does not exist, and the nearest one.
  case unknown(String, nearest: SlashCommand?)

  /// Reads a line or message.
  ///
  ///     SlashLine(reading: "/ARA glikoz") { _ in false }   // .command(search, "glikoz")
  ///     SlashLine(reading: "/etc/hosts nedir") { _ in false }  // .text
  ///
  /// `//` stands for a slash that is text. A first word that holds another slash or names a file
  /// (`exists`) is text too.
  package init(reading line: String, exists: (String) -> Bool) {
    guard line.hasPrefix("/") else {
      self = .text(line)
      return
    }
    guard !line.hasPrefix("//") else {
      self = .text(String(line.dropFirst()))
      return
    }
    let word = line.prefix { !$0.isWhitespace }
    let rest = line.dropFirst(word.count).drop { $0.isWhitespace }
    if word.dropFirst().contains("/") || (word.count > 1 && exists(String(word))) {
      self = .text(line)
      return
    }
    let argument = String(rest).trimmed
    if let command = SlashLine.command(named: String(word.dropFirst())) {
      self = .command(command, argument)
    } else {
      self = .unknown(String(word), nearest: SlashLine.nearest(String(word.dropFirst())))
    }
  }

  /// The command with this name or alias, or with a beginning of it of three letters or more that
  /// fits no other command; what takes something away is never found by a mere beginning.
  ///
  /// Where a beginning fits one Turkish name, other names do not count: `/res` is `/resim`.
  package static func command(named word: String) -> SlashCommand? {
    let lowercased = Turkish.lowercased(word)
    if let command = SlashCommand.all.first(where: { $0.written.contains(lowercased) }) {
      return command
    }
    let key = key(word)
    if let exact = SlashCommand.all.first(where: { $0.spellings.contains(key) }) { return exact }
    guard key.count >= 3 else { return nil }
    let named = SlashCommand.all.filter { SlashLine.key($0.word).hasPrefix(key) }
    let found =
      named.isEmpty
      ? SlashCommand.all.filter { $0.spellings.contains { $0.hasPrefix(key) } } : named
    guard found.count == 1, let only = found.first, !only.isDestructive else { return nil }
    return only
  }

  private static func nearest(_ word: String) -> SlashCommand? {
    let words = SlashCommand.all.flatMap {
      [$0.word] + $0.written + $0.aliases.filter { $0.count > 1 }
    }
    return Spelling.nearest(word, among: words).flatMap(command(named:))
  }

  /// What two spellings of one command have in common.
  static func key(_ word: String) -> String {
    Spelling.ascii(word).filter { $0 != "-" }
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
