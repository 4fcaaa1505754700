import Testing

@testable import balli

@Suite("Slash commands")
struct SlashLineTests {
  struct Case: CustomTestStringConvertible {
    var line: String
    var name: SlashCommand.Name
    var argument = ""
    var testDescription: String { line }
  }

  static let known: [Case] = [
    Case(line: "/yardım", name: .help), Case(line: "/YARDIM", name: .help),
    Case(line: "/?", name: .help), Case(line: "/help sil", name: .help, argument: "sil"),
    Case(line: "/çık", name: .exit), Case(line: "/cik", name: .exit),
    Case(line: "/QUIT", name: .exit), Case(line: "/geri-al", name: .undo),
    Case(line: "/gerial", name: .undo), Case(line: "/GERİ", name: .undo),
    Case(line: "/dışaaktar 3", name: .export, argument: "3"),
    Case(line: "/DIŞA-AKTAR 3", name: .export, argument: "3"),
    Case(line: "/sohb", name: .list),
    Case(line: "/ara  Şeker'im  dün ", name: .search, argument: "Şeker'im  dün"),
    Case(line: "/devam 4", name: .resume, argument: "4"), Case(line: "/surdur", name: .resume),
    Case(line: "/dal", name: .fork), Case(line: "/sil 3", name: .delete, argument: "3"),
    Case(line: "/pano", name: .dashboard), Case(line: "/doctor", name: .doctor),
    Case(line: "/SIK 2", name: .frequent, argument: "2"),
    Case(line: "/herzamanki", name: .frequent),
    Case(line: "/res elma", name: .picture, argument: "elma"),
  ]

  @Test("Names, aliases and beginnings are found, however they are typed", arguments: known)
  func finds(_ item: Case) throws {
    guard
      case .command(let command, let argument) = SlashLine(
        reading: item.line, exists: { _ in false })
    else {
      Issue.record("\(item.line) is no command")
      return
    }
    #expect(command.name == item.name)
    #expect(argument == item.argument)
  }

  @Test(
    "What is no command is text",
    arguments: [
      ("merhaba", "merhaba"), ("//etc", "/etc"), ("/etc/hosts oku", "/etc/hosts oku"),
      ("/dosya var", "/dosya var"), (" /sil", " /sil"), ("///", "//"),
    ])
  func text(_ line: String, _ expected: String) {
    guard case .text(let text) = SlashLine(reading: line, exists: { $0 == "/dosya" }) else {
      Issue.record("\(line) is no text")
      return
    }
    #expect(text == expected)
  }

  @Test(
    "An unknown command is answered with the nearest",
    arguments: [
      ("/sohbtler", "sohbetler"), ("/yardm", "yardım"), ("/si", "sil"), ("/dele", "sil"),
      ("/ger", "geri-al"), ("/sik", "her-zamanki"), ("/xyzxyz", nil), ("/", nil), ("/p", nil),
    ] as [(String, String?)])
  func unknown(_ line: String, _ nearest: String?) {
    guard case .unknown(_, let found) = SlashLine(reading: line, exists: { _ in false }) else {
      Issue.record("\(line) is known")
      return
    }
    #expect(found?.word == nearest)
  }

  @Test("Every command has an ASCII form, an English alias and a name of its own")
  func table() {
    var seen: Set<String> = []
    for command in SlashCommand.all {
      for spelling in command.spellings {
        #expect(seen.insert(spelling).inserted, "\(spelling)")
        #expect(spelling.utf8.allSatisfy { $0 < 0x80 })
      }
      #expect(([command.word] + command.aliases).contains(command.name.rawValue))
      #expect(!command.summary.isEmpty)
    }
    #expect(Set(SlashCommand.all.map(\.name)) == Set(SlashCommand.Name.allCases))
  }

  @Test(
    "Only harmless commands are found by a beginning", arguments: ["/sil", "/yeniden", "/geri-al"])
  func destructive(_ line: String) {
    for length in 3..<line.count where line.count > 4 {
      let short = String(line.prefix(length))
      guard case .command(let found, _) = SlashLine(reading: short, exists: { _ in false }) else {
        continue
      }
      #expect(
        !found.isDestructive || found.spellings.contains(SlashLine.key(String(short.dropFirst()))))
    }
  }
}
