package import Domain

/// Turns ArgumentParser's English messages into Turkish ones.
///
/// The library makes its messages of a few sentences around quoted words; those words are kept. A
/// sentence that is not known becomes a general one, so that English never reaches a person.
package enum UsageErrors {
  /// The failure to show for an error message about `command` (canonical name).
  package static func translated(_ message: String, command: String?) -> Failure {
    let definition = command.flatMap(Grammar.command)
    let sentence = sentence(for: message, definition) ?? Texts.usageGeneric
    return Failure(.usage, sentence + " " + Texts.usageHint(definition?.name))
  }

  private static func sentence(for message: String, _ command: CommandDefinition?) -> String? {
    let quoted = quotedParts(of: message)
    let first = quoted.first ?? ""
    switch message {
    case _ where message.hasPrefix("Unknown option"):
      return Texts.unknownOption(shown(first), nearest: nil)
    case _ where message.hasPrefix("Missing value for"):
      let words = first.split(separator: " ")
      let option = shown(words.first.map(String.init) ?? first)
      return Texts.missingValue(option, value(of: option, command))
    case _ where message.hasPrefix("Missing expected argument"),
      _ where message.hasPrefix("Missing one of"), _ where message.hasPrefix("Missing required"):
      return Texts.missingArgument(command?.arguments ?? "KOMUT")
    case _ where message.contains("nexpected argument"):
      return Texts.extraArguments(quoted.map { "“\($0)”" }.joined(separator: ", "))
    case _ where message.contains("does not take any value"):
      return Texts.needlessValue(shown(first))
    case _ where message.hasPrefix("The value"):
      let target = quoted.count > 1 ? quoted[1] : ""
      let option = shown(target.split(separator: " ").first.map(String.init) ?? target)
      let name = option.hasPrefix("--") ? option : command?.arguments ?? option
      return Texts.badValue(first, for: name)
    default: return nil
    }
  }

  /// The parts between single quotes; an apostrophe inside a word does not end a part.
  private static func quotedParts(of message: String) -> [String] {
    var parts: [String] = []
    var current: String?
    let marks = Array(message)
    for (index, mark) in marks.enumerated() {
      let next = index + 1 < marks.count ? marks[index + 1] : " "
      switch (mark, current) {
      case ("'", nil): current = ""
      case ("'", let text?) where !next.isLetter:
        parts.append(text)
        current = nil
      case (_, let text?): current = text + String(mark)
      case (_, nil): break
      }
    }
    return parts
  }

  /// The option as people know it: `--cikti` is `--çıktı`.
  private static func shown(_ option: String) -> String {
    guard option.hasPrefix("-") else { return option }
    let name = String(option.drop { $0 == "-" })
    let all = Grammar.globals + Grammar.commands.flatMap(\.options)
    return "--" + (all.first { $0.canonical == name }?.name ?? name)
  }

  private static func value(of option: String, _ command: CommandDefinition?) -> String {
    let name = String(option.drop { $0 == "-" })
    return Grammar.option(name, of: command)?.value ?? "DEĞER"
  }
}
