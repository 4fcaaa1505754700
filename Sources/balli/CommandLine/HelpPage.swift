/// The help pages, made of the grammar.
package enum HelpPage {
  /// The page of one command (canonical name), or of the program.
  package static func page(for command: String?) -> String {
    guard let command, let definition = Grammar.command(command) else { return program }
    var lines = [definition.summary, ""]
    lines += ["KULLANIM: " + usage(of: definition)]
    if !definition.details.isEmpty { lines += [""] + wrapped(definition.details) }
    if !definition.options.isEmpty {
      lines += ["", "SEÇENEKLER:"] + rows(definition.options.map { (spelling(of: $0), $0.help) })
    }
    lines += ["", "GENEL SEÇENEKLER:"] + rows(Grammar.globals.map { (spelling(of: $0), $0.help) })
    return lines.joined(separator: "\n") + "\n"
  }

  private static var program: String {
    let commands = Grammar.commands
    var lines = ["balli — " + Texts.tagline, ""]
    lines += Texts.usageLines
    lines += ["", "KOMUTLAR:"]
    lines += rows(commands.map { (($0.name + " " + $0.arguments).trimmed, $0.summary) })
    lines += ["", "SEÇENEKLER:"] + rows(Grammar.globals.map { (spelling(of: $0), $0.help) })
    lines += [""] + Texts.helpFooter
    return lines.joined(separator: "\n") + "\n"
  }

  /// `balli dışa-aktar [SEÇENEKLER] [N]`.
  static func usage(of command: CommandDefinition) -> String {
    ("balli \(command.name) [SEÇENEKLER] " + command.arguments).trimmed
  }

  /// `--biçim BİÇİM`, aliases included.
  static func spelling(of option: OptionDefinition) -> String {
    let names = ([option.name] + option.aliases).map { $0.count == 1 ? "-\($0)" : "--\($0)" }
    return names.joined(separator: ", ") + (option.value.map { " " + $0 } ?? "")
  }

  private static func rows(_ pairs: [(String, String)]) -> [String] {
    let width = min(30, pairs.map(\.0.count).max() ?? 0)
    return pairs.flatMap { name, help in
      let body = wrapped(help, width: 78 - width - 4)
      let head =
        name.count > width
        ? ["  " + name, String(repeating: " ", count: width + 4) + (body.first ?? "")]
        : ["  " + name + String(repeating: " ", count: width - name.count + 2) + (body.first ?? "")]
      return head + body.dropFirst().map { String(repeating: " ", count: width + 4) + $0 }
    }
  }

  private static func wrapped(_ text: String, width: Int = 78) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
