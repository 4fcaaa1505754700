/// The manual page in roff, made of the grammar and the table of slash commands.
package enum ManPage {
  package static func page(version: String) -> String {
    var lines = [
      ".TH BALLI 1 \"\" \"balli \(version)\" \"Kullanıcı komutları\"",
      ".SH AD", "balli \\- " + escaped(Texts.tagline),
      ".SH KULLANIM", ".B balli", "[\\fISEÇENEKLER\\fR] [\\fIKOMUT\\fR]",
      ".SH TANIM",
    ]
    lines += Texts.manDescription.flatMap { [".PP", escaped($0)] }
    lines.append(".SH KOMUTLAR")
    for command in Grammar.commands { lines += item(command) }
    lines.append(".SH SEÇENEKLER")
    for option in Grammar.globals { lines += item(option) }
    lines.append(".SH SOHBET KOMUTLARI")
    for command in SlashCommand.all {
      let names = ([command.word] + command.aliases).map { "/" + $0 }.joined(separator: ", ")
      lines += [".TP", "\\fB\(escaped(names))\\fR \(escaped(command.arguments))"]
      lines.append(escaped(command.summary))
    }
    for (title, rows) in Texts.manTables {
      lines.append(".SH " + title)
      for (name, text) in rows { lines += [".TP", ".B " + escaped(name), escaped(text)] }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func item(_ command: CommandDefinition) -> [String] {
    let head = "\\fB\(escaped(command.name))\\fR \(escaped(command.arguments))"
    var lines = [".TP", head, escaped(command.summary + " " + command.details).trimmed]
    if !command.options.isEmpty {
      lines += [".RS"] + command.options.flatMap(item) + [".RE"]
    }
    return lines
  }

  private static func item(_ option: OptionDefinition) -> [String] {
    [".TP", "\\fB\(escaped(HelpPage.spelling(of: option)))\\fR", escaped(option.help)]
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for mark in text {
      switch mark {
      case "\\": out += "\\e"
      case "-": out += "\\-"
      case "." where out.isEmpty, "'" where out.isEmpty: out += "\\&" + String(mark)
      default: out.append(mark)
      }
    }
    return out
  }
}
