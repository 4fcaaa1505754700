package import Domain

/// The words of a command line in canonical ASCII spelling, ready for ArgumentParser.
///
///     Argv.normalized(["--JSON", "DIŞA-AKTAR", "3"])  // disa-aktar --json -- 3
///
/// Only names are folded; values stay as they were typed. Global options may stand anywhere.
package struct Argv: Sendable, Equatable {
  /// What is asked for besides running a command.
  package enum Wish: Sendable, Equatable { case run, help, version }

  package var wish = Wish.run
  /// Canonical name; nil where no command was given.
  package var command: String?
  /// Options, each with its value in one word: `--bicim=json`.
  package var options: [String] = []
  /// What is neither an option nor the command.
  package var values: [String] = []

  /// All of it for ArgumentParser, values behind a `--` so that none is taken for an option.
  package var words: [String] {
    (command.map { [$0] } ?? []) + options + (values.isEmpty ? [] : ["--"] + values)
  }

  /// Reads the arguments, without the program's own name.
  ///
  /// Throws for unknown commands and options, with the nearest known one, and for missing values.
  package static func normalized(_ arguments: [String]) throws(Failure) -> Argv {
    var argv = Argv()
    let definition = try findCommand(arguments)
    argv.command = definition?.canonical
    var sawCommand = false
    var index = 0
    while index < arguments.count {
      let word = arguments[index]
      index += 1
      if word == "--" {
        argv.values.append(contentsOf: arguments[index...])
        break
      }
      guard isOption(word) else {
        if definition != nil, !sawCommand { sawCommand = true } else { argv.values.append(word) }
        continue
      }
      let value = index < arguments.count ? arguments[index] : nil
      if try argv.take(option: word, of: definition, next: value) { index += 1 }
    }
    if argv.command == "yardim" {
      argv.command = try argv.values.first.map { word throws(Failure) in
        try known(word).canonical
      }
      argv.wish = .help
    }
    return argv
  }

  /// Adds an option; returns whether it used up the next word as its value.
  private mutating func take(
    option word: String, of command: CommandDefinition?, next: String?
  ) throws(Failure) -> Bool {
    let (name, inline) = Self.split(word)
    guard let option = Grammar.option(name, of: command) else {
      throw Failure(.usage, Texts.unknownOption(word, nearest: Self.nearest(name, command)))
    }
    switch option.canonical {
    case "yardim": wish = .help
    case "surum": wish = wish == .help ? .help : .version
    default: break
    }
    guard let value = option.value else {
      guard inline == nil else { throw Failure(.usage, Texts.needlessValue("--\(option.name)")) }
      if wish == .run { options.append("--\(option.canonical)") }
      return false
    }
    guard let given = inline ?? next, inline != nil || !Self.isKnown(given, command) else {
      throw Failure(.usage, Texts.missingValue("--\(option.name)", value))
    }
    options.append("--\(option.canonical)=\(given)")
    return inline == nil
  }

  private static func findCommand(_ arguments: [String]) throws(Failure) -> CommandDefinition? {
    var index = 0
    while index < arguments.count, arguments[index] != "--" {
      let word = arguments[index]
      index += 1
      guard isOption(word) else { return try known(word) }
      let (name, inline) = split(word)
      if inline == nil, Grammar.takesValue(name) { index += 1 }
    }
    return nil
  }

  private static func known(_ word: String) throws(Failure) -> CommandDefinition {
    if let command = Grammar.command(word) { return command }
    if word.contains(where: \.isWhitespace) { throw Failure(.usage, Texts.sentenceAsCommand(word)) }
    let names = Grammar.commands.flatMap { [$0.name] + $0.written }
    let nearest = Spelling.nearest(word, among: names)
    throw Failure(.usage, Texts.unknownCommand(word, nearest: nearest))
  }

  private static func nearest(_ name: String, _ command: CommandDefinition?) -> String? {
    let known = (command?.options ?? []) + Grammar.globals
    let names = known.flatMap { [$0.name] + $0.aliases.filter { $0.count > 1 } }
    return Spelling.nearest(name, among: names)
  }

  /// `--x`, `-h`; not `-` (standard input) and not a negative number.
  private static func isOption(_ word: String) -> Bool {
    guard word.hasPrefix("-"), word.count > 1,
      !word.prefix(while: { $0 != "=" }).contains(where: \.isWhitespace)
    else { return false }
    return !word.dropFirst().allSatisfy { $0.isNumber || $0 == "," || $0 == "." }
  }

  private static func isKnown(_ word: String, _ command: CommandDefinition?) -> Bool {
    isOption(word) && Grammar.option(split(word).name, of: command) != nil
  }

  private static func split(_ word: String) -> (name: String, value: String?) {
    let bare = word.drop { $0 == "-" }
    guard let mark = bare.firstIndex(of: "=") else { return (String(bare), nil) }
    return (String(bare[..<mark]), String(bare[bare.index(after: mark)...]))
  }
}
