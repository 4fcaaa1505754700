/// A shell for which there are completions, made of the grammar.
///
/// Profile and thread names come from the program itself at the moment of the Tab (`--tamamla`).
package enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish

  /// The script that the shell reads.
  package var script: String {
    switch self {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private var commands: [CommandDefinition] { Grammar.commands }

  // MARK: bash

  private var bash: String {
    let globals = Grammar.globals.map { "--" + $0.name }.joined(separator: " ")
    var lines = [
      "# balli için bash tamamlaması",
      "_balli() {",
      "  local simdi=\"${COMP_WORDS[COMP_CWORD]}\" once=\"${COMP_WORDS[COMP_CWORD-1]}\" komut= soz",
      "  for soz in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
      "    case \"$soz\" in -*) ;; *) komut=\"$soz\"; break ;; esac",
      "  done",
      "  local IFS=$'\\n'",
      "  case \"$once\" in",
    ]
    for option in allOptions where option.value != nil {
      lines.append("    \(spellings(option.name, "|"))) \(bashReply(option.kind)); return ;;")
    }
    lines += ["  esac", "  case \"$komut\" in"]
    lines.append("    '') _balli_sec \(listed(commands.map(\.name) + [globals]))")
    // Who types without Turkish letters is offered the names without them.
    lines.append("      [ ${#COMPREPLY[@]} -gt 0 ] || _balli_sec \(listed(asciiNames)) ;;")
    for command in commands {
      let options = command.options.map { "--" + $0.name } + [globals]
      lines.append("    \(spelled(command.name, "|")))")
      lines.append("      case \"$simdi\" in -*) _balli_sec \(listed(options)) ;;")
      lines.append("      *) \(bashReply(command.kind)) ;; esac ;;")
    }
    lines += [
      "  esac", "}",
      "_balli_sec() { COMPREPLY=($(compgen -W \"$(printf '%s\\n' \"$@\" | tr ' ' '\\n')\" -- \"$simdi\")); }",
      "complete -F _balli balli",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private func bashReply(_ kind: ValueKind) -> String {
    switch kind {
    case .profile:
      "COMPREPLY=($(compgen -W \"$(balli --tamamla profil)\" -- \"$simdi\"))"
    case .profileAction:
      "COMPREPLY=($(compgen -W \"$(printf 'liste\\nyeni\\nkullan\\n'; balli --tamamla profil)\""
        + " -- \"$simdi\"))"
    case .thread:
      "COMPREPLY=($(compgen -W \"$(balli --tamamla sohbet | cut -f1)\" -- \"$simdi\"))"
    case .file: "COMPREPLY=($(compgen -f -- \"$simdi\"))"
    case .none, .text, .number: ":"
    default: "_balli_sec " + listed(words(of: kind))
    }
  }

  // MARK: zsh

  private var zsh: String {
    var lines = [
      "#compdef balli", "# balli için zsh tamamlaması",
      "_balli_profiller() { local -a p; p=(${(f)\"$(balli --tamamla profil)\"}); compadd -a p }",
      "_balli_profil_isi() { local -a p; p=(liste yeni kullan); compadd -a p; _balli_profiller }",
      "_balli_sohbetler() { local -a s; s=(${${(f)\"$(balli --tamamla sohbet)\"}/$'\\t'/:}); "
        + "_describe sohbet s }",
      "_balli() {", "  local curcontext=\"$curcontext\" state line", "  local -a komutlar genel",
      "  komutlar=(",
    ]
    lines += commands.map { "    \(zshQuoted($0.name + ":" + $0.summary))" }
    lines += ["  )", "  genel=("] + Grammar.globals.map { "    \(zshOption($0))" } + ["  )"]
    lines += [
      "  _arguments -C $genel '1: :->komut' '*:: :->deger' && return", "  case $state in",
      "    komut) _describe komut komutlar || compadd -- \(asciiNames.joined(separator: " ")) ;;",
      "    deger) case $words[1] in",
    ]
    for command in commands {
      let options = command.options.map(zshOption)
      let action = zshAction(command.kind).map { zshQuoted("*: :" + $0) }
      let specifications = (["$genel"] + options + [action].compactMap(\.self))
      lines.append(
        "      \(spelled(command.name, "|"))) _arguments \(specifications.joined(separator: " ")) ;;"
      )
    }
    lines += ["    esac ;;", "  esac", "}", "_balli \"$@\""]
    return lines.joined(separator: "\n") + "\n"
  }

  private func zshOption(_ option: OptionDefinition) -> String {
    let help = option.help.replacing("[", with: "(").replacing("]", with: ")")
    let value =
      option.value.map { value in
        ":\(value.replacing(":", with: "\\:")):\(zshAction(option.kind) ?? " ")"
      } ?? ""
    return zshQuoted("--\(option.name)\(option.value == nil ? "" : "=")[\(help)]\(value)")
  }

  private func zshAction(_ kind: ValueKind) -> String? {
    switch kind {
    case .profile: "_balli_profiller"
    case .profileAction: "_balli_profil_isi"
    case .thread: "_balli_sohbetler"
    case .file: "_files"
    case .none, .text, .number: nil
    default: "(" + words(of: kind).joined(separator: " ") + ")"
    }
  }

  private func zshQuoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  // MARK: fish

  private var fish: String {
    var lines = ["# balli için fish tamamlaması", "complete -c balli -f"]
    for command in commands {
      lines.append(
        "complete -c balli -n __fish_use_subcommand -a \(command.name) -d \(zshQuoted(command.summary))"
      )
      let condition = "'__fish_seen_subcommand_from \(spelled(command.name, " "))'"
      lines += command.options.map { "complete -c balli -n \(condition) " + fishOption($0) }
      if let action = fishAction(command.kind) {
        lines.append("complete -c balli -n \(condition) " + action)
      }
    }
    let typed = "'__fish_use_subcommand; and test -n (commandline -ct)'"
    lines += asciiNames.map { "complete -c balli -n \(typed) -a \($0)" }
    lines += Grammar.globals.map { "complete -c balli " + fishOption($0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishOption(_ option: OptionDefinition) -> String {
    let action =
      option.value == nil
      ? "" : (option.kind == .file ? " -r " : " -x ") + (fishAction(option.kind) ?? "")
    return "-l \(option.name) -d \(zshQuoted(option.help))\(action)"
  }

  private func fishAction(_ kind: ValueKind) -> String? {
    switch kind {
    case .profile: "-a '(balli --tamamla profil)'"
    case .profileAction: "-a 'liste yeni kullan (balli --tamamla profil)'"
    case .thread: "-a '(balli --tamamla sohbet)'"
    case .file: "-F"
    case .none, .text, .number: nil
    default: "-a \(zshQuoted(words(of: kind).joined(separator: " ")))"
    }
  }

  // MARK: Words

  private var allOptions: [OptionDefinition] { Grammar.globals + commands.flatMap(\.options) }

  private func words(of kind: ValueKind) -> [String] {
    switch kind {
    case .choice(let choices): choices
    case .setting: SettingDefinition.all.map(\.key)
    case .model: [ModelName.local]
    case .command: commands.map(\.name)
    default: []
    }
  }

  /// The spellings without Turkish letters of the commands that have some.
  private var asciiNames: [String] {
    commands.map(\.name).filter { Spelling.ascii($0) != $0 }.map { Spelling.ascii($0) }
  }

  /// The Turkish and the ASCII spelling of a command, once where they are the same.
  private func spelled(_ name: String, _ separator: String) -> String {
    let ascii = Spelling.ascii(name)
    return ascii == name ? name : name + separator + ascii
  }

  private func spellings(_ option: String, _ separator: String) -> String {
    spelled(option, "\n").split(separator: "\n").map { "--" + $0 }.joined(separator: separator)
  }

  private func listed(_ words: [String]) -> String { words.map(zshQuoted).joined(separator: " ") }
}
