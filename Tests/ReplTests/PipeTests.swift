import Foundation
import Testing

@Suite("A transcript from a pipe")
struct PipeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var input: [UInt8]
    /// The messages that reach the thread.
    var messages: [String]
    var code: Int32
    /// What is complained of; nothing where empty.
    var errors: String

    init(
      _ name: String, _ input: [UInt8], _ messages: [String], code: Int32 = 0, errors: String = ""
    ) {
      testDescription = name
      self.input = input
      self.messages = messages
      self.code = code
      self.errors = errors
    }

    init(
      _ name: String, _ input: String, _ messages: [String], code: Int32 = 0, errors: String = ""
    ) {
      self.init(name, Array(input.utf8), messages, code: code, errors: errors)
    }
  }

  static let megabyte = String(repeating: "çay ", count: 200_000)

  static let plain = [
    Case(
      "lines, blank ones, comments", "\n# not\n  \nmerhaba\n\nteşekkürler",
      ["merhaba", "teşekkürler"]),
    Case("lines that go on", "bir\\\niki\nüç\\\\\ndört\\\n", ["bir\niki", "üç\\\\", "dört"]),
    Case("CRLF", "merhaba\r\n\r\nbir\\\r\niki\r\n", ["merhaba", "bir\niki"]),
    Case("a byte order mark", "\u{FEFF}merhaba\n", ["merhaba"]),
    Case("an escape sequence", "mer\u{1B}[2Jhaba\n", ["mer\u{1B}[2Jhaba"]),
    Case(
      "invalid UTF-8", [0xFF, 0xFE, 10] + Array("merhaba\n".utf8), ["merhaba"], code: 65,
      errors: "1. satır UTF-8 değil"),
    Case(
      "a letter cut off at the end", Array("merhaba\n".utf8) + [0xC5], ["merhaba"], code: 65,
      errors: "2. satır UTF-8 değil"),
    Case("an overlong slash", [0xC0, 0xAF, 10], [], code: 65, errors: "1. satır UTF-8 değil"),
    Case(
      "a NUL byte", "mer\0haba\nteşekkürler\n", ["teşekkürler"], code: 65,
      errors: "1. satırda NUL"),
    Case(
      "a megabyte in a line", megabyte + "\nmerhaba\n", ["merhaba"], code: 65,
      errors: "100000 karakterden uzun"),
    Case(
      "a megabyte without an end", megabyte, [], code: 65, errors: "100000 karakterden uzun"),
    Case(
      "a megabyte in lines that go on", String(repeating: "çay çay çay çay\\\n", count: 50_000), [],
      code: 65, errors: "100000 karakterden uzun"),
    Case("nothing", "", [], errors: "Girdi boş"),
    Case("only comments", "# bir\n#iki\n\n", [], errors: "Girdi boş"),
    Case("only a byte order mark", "\u{FEFF}", [], errors: "Girdi boş"),
    Case(
      "an unknown command, and a slash that is text", "/sohbtler\n//merhaba\n", ["/merhaba"],
      code: 64, errors: "/sohbetler?"),
    Case("the end by a command", "\u{FEFF}/durum\n/çık\nteşekkürler\n", []),
    Case("editing", "/düzenle\n", [], code: 64, errors: "uçbirimde"),
    Case("the first failure's code", "a\0\n/olmayan\n", [], code: 65, errors: "NUL"),
    Case("the first failure's code, the other way", "/olmayan\na\0\n", [], code: 64, errors: "NUL"),
  ]

  static let quoted = [
    Case(
      "messages and answers", "\u{FEFF}\n> bir\r\n>\r\n> iki\r\nYanıt\n# Başlık\n> üç\n",
      ["bir\n\niki", "üç"]),
    Case(
      "a clock that moves on",
      "---\nnow: 2026-11-21T08:30:00+03:00\ntimezone: Europe/Istanbul\n---\n> bir\n\n"
        + "---\nnow: 2026-11-22T08:30:00+03:00\n---\n> /durum\n\n> iki\n", ["bir", "iki"]),
    Case(
      "a profile too late", "> bir\n\n---\nprofile: x\n---\n> iki\n", ["bir"], code: 65,
      errors: "yalnızca girdinin başında"),
    Case(
      "front matter without an end", "---\nnow: 2026-11-21T08:30:00+03:00\n", [], code: 65,
      errors: "kapanmıyor"),
    Case(
      "front matter that nobody knows", "---\nrenk: mavi\n---\n> iki\n", [], code: 65,
      errors: "ön bilgi anlaşılamadı"),
    Case(
      "a moment that is none", "---\nnow: yarın\n---\n> iki\n", [], code: 65, errors: "“yarın”"),
    Case(
      "invalid UTF-8 in an answer and in a message",
      Array("> bir\n".utf8) + [0xFF, 10] + Array("> ".utf8) + [0xFF, 10] + Array("\n> iki\n".utf8),
      ["bir", "iki"], code: 65, errors: "3. satır UTF-8 değil"),
    Case(
      "a megabyte in a message", "> " + megabyte + "\n\n> iki\n", ["iki"], code: 65,
      errors: "100000 karakterden uzun"),
  ]

  @Test("Every input has a clear outcome", arguments: plain + quoted)
  func outcome(_ one: Case) throws {
    let home = Home()
    let outcome = try BuiltProgram.run([], one.input, in: home)
    #expect(outcome.code == one.code, "\(outcome.errors)")
    if one.errors.isEmpty {
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    } else {
      #expect(outcome.errors.contains(one.errors), "\(outcome.errors)")
    }
    #expect(!(outcome.out + outcome.errors).contains("\u{1B}"))
    let isKept = !one.messages.isEmpty
    #expect(try (isKept ? BuiltProgram.messages(of: 1, in: home) : []) == one.messages)
  }

  @Test("What is exported can be played again and says the same")
  func replay() throws {
    let (first, second) = (Home(), Home())
    let now = ["BALLI_NOW": "2026-11-21T08:30:00+03:00"]
    let talk = "Kahvaltıda iki yumurta yedim\n//slash\nbir\\\niki\nbugün kaç kalori aldım?\n"
    #expect(try BuiltProgram.run([], talk.utf8, in: first, now).code == 0)
    let export = try BuiltProgram.run(["dışa-aktar"], in: first, now).out
    #expect(export.hasPrefix("---\nnow: 2026-11-21T08:30:00+03:00\n"))
    #expect(try BuiltProgram.run([], export.utf8, in: second).code == 0)
    #expect(try BuiltProgram.run(["dışa-aktar"], in: second, now).out == export)
  }

  @Test("A message is answered while the input stays open, and SIGINT then ends with 130")
  func streaming() throws {
    let home = Home()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
    process.environment = home.environment
    let (input, out) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = out
    try process.run()
    input.fileHandleForWriting.write(Data("Kahvaltıda iki yumurta yedim\n".utf8))
    var said = Data()
    while !String(decoding: said, as: UTF8.self).contains("2 yumurta:") {
      let piece = out.fileHandleForReading.availableData
      try #require(!piece.isEmpty)
      said += piece
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(try BuiltProgram.messages(of: 1, in: home) == ["Kahvaltıda iki yumurta yedim"])
  }
}

@Suite("Streams that are not as they should be")
struct StreamTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var command: String
    /// The code of the program, which the command puts on standard output or error as `kod N`.
    var code: Int32
    var errors = ""
    var testDescription: String { command }
  }

  static let cases = [
    Case(
      command:
        "yes merhaba 2>/dev/null | head -300 | { \"$balli\"; echo \"kod $?\" >&2; } | head -1",
      code: 0),
    Case(
      command:
        "yes merhaba 2>/dev/null | head -300 | { \"$balli\" --json; echo \"kod $?\" >&2; } | head -1",
      code: 0),
    Case(command: "{ \"$balli\" --yardım; echo \"kod $?\" >&2; } | true", code: 0),
    Case(command: "{ \"$balli\" sor merhaba; echo \"kod $?\" >&2; } | true", code: 0),
    Case(
      command: "\"$balli\" sor merhaba > /dev/full; echo \"kod $?\" >&2", code: 74,
      errors: "balli: Çıktı yazılamadı: diskte yer kalmadı"),
    Case(
      command: "echo merhaba | \"$balli\" > /dev/full; echo \"kod $?\" >&2", code: 74,
      errors: "balli: Çıktı yazılamadı: diskte yer kalmadı"),
    Case(
      command: "\"$balli\" --json sor merhaba > /dev/full; echo \"kod $?\" >&2", code: 74,
      errors: "balli: Çıktı yazılamadı: diskte yer kalmadı"),
    Case(
      command: "\"$balli\" sohbetler > /dev/full; echo \"kod $?\" >&2", code: 74,
      errors: "balli: Çıktı yazılamadı: diskte yer kalmadı"),
    Case(
      command: "\"$balli\" --yardım > /dev/full; echo \"kod $?\" >&2", code: 74, errors: "balli: "),
    Case(
      command: "\"$balli\" < /; echo \"kod $?\" >&2", code: 74,
      errors: "balli: stdin okunamadı: bu bir klasör"),
    Case(command: "\"$balli\" <&-; echo \"kod $?\" >&2", code: 0, errors: "Girdi boş"),
    Case(command: "\"$balli\" sor merhaba >&-; echo \"kod $?\" >&2", code: 0),
    Case(command: "\"$balli\" olmayan 2>&-; echo \"kod $?\" >&2", code: 64),
    Case(command: "\"$balli\" sor merhaba <&- >&- 2>&-; echo \"kod $?\" >&2", code: 0),
    Case(command: "echo merhaba | \"$balli\" sor -; echo \"kod $?\" >&2", code: 0),
    Case(
      command: "printf 'a\\377' | \"$balli\" sor -; echo \"kod $?\" >&2", code: 65, errors: "UTF-8"),
  ]

  @Test("A broken stream has a clear outcome", arguments: cases)
  func outcome(_ one: Case) throws {
    let home = Home()
    let outcome = try BuiltProgram.shell(one.command, in: home)
    #expect(outcome.errors.hasSuffix("kod \(one.code)\n"), "\(outcome.errors)")
    let complaint = outcome.errors.dropLast("kod \(one.code)\n".count)
    if one.errors.isEmpty {
      #expect(complaint.isEmpty)
    } else {
      #expect(complaint.contains(one.errors), "\(complaint)")
      #expect(complaint.split(separator: "\n").count == 1, "\(complaint)")
    }
  }
}
