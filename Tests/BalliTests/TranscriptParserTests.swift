import Domain
import Testing

@testable import balli

@Suite("Reading a conversation")
struct TranscriptParserTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var input: [UInt8]
    var items: [TranscriptParser.Item]

    init(_ name: String, _ input: String, _ items: [TranscriptParser.Item]) {
      self.init(name, bytes: Array(input.utf8), items)
    }

    init(_ name: String, bytes: [UInt8], _ items: [TranscriptParser.Item]) {
      testDescription = name
      input = bytes
      self.items = items
    }
  }

  static func refused(_ message: String) -> TranscriptParser.Item {
    .refused(Failure(.badData, message))
  }

  static func settings(
    now: String? = nil, profile: String? = nil, model: String? = nil, timezone: String? = nil,
    line: Int = 1
  ) -> TranscriptParser.Item {
    var matter = FrontMatter()
    matter.now = now
    matter.profile = profile
    matter.model = model
    matter.timezone = timezone
    return .settings(matter, line: line)
  }

  static let plain: [Case] = [
    Case("nothing", "", []),
    Case("blank lines", "\n \n\t\n", []),
    Case("one line", "merhaba\n", [.message("merhaba", line: 1)]),
    Case(
      "no line feed at the end", "bir\niki", [.message("bir", line: 1), .message("iki", line: 2)]),
    Case("CRLF", "bir\r\niki\r\n", [.message("bir", line: 1), .message("iki", line: 2)]),
    Case("a byte order mark", "\u{FEFF}bir\n", [.message("bir", line: 1)]),
    Case("comments", "# not\nbir\n#iki\n", [.message("bir", line: 2)]),
    Case(
      "a block of lines", "önce\n\"\"\"\nbir\n\n# iki\n---\nüç \"\"\"\nsonra\n",
      [
        .message("önce", line: 1), .message("bir\n\n# iki\n---\nüç ", line: 2),
        .message("sonra", line: 8),
      ]),
    Case(
      "a block that opens and ends in its lines", "\"\"\"bir\niki\"\"\"\n\"\"\"üç\"\"\"\n",
      [.message("bir\niki", line: 1), .message("üç", line: 3)]),
    Case(
      "a block without an end", "bir\n\"\"\"iki\nüç\n",
      [
        .message("bir", line: 1), refused(Texts.openBlock(line: 2)),
      ]),
    Case(
      "a joined line", "bir \\\niki\nüç\n",
      [.message("bir \niki", line: 1), .message("üç", line: 3)]),
    Case(
      "two backslashes do not join", "a\\\\\nb\n",
      [.message("a\\\\", line: 1), .message("b", line: 2)]),
    Case("joined at the end", "bir\\", [.message("bir", line: 1)]),
    Case("a comment sign in a joined line", "a\\\n# b\n", [.message("a\n# b", line: 1)]),
    Case(
      "a quote sign later", "bir\n> iki\n", [.message("bir", line: 1), .message("> iki", line: 2)]),
    Case("a quote sign without a space", ">iki\n", [.message(">iki", line: 1)]),
    Case("commands are messages to the parser", "/durum\n", [.message("/durum", line: 1)]),
    Case(
      "a rule that is no front matter", "a\n---\nb\n",
      [.message("a", line: 1), .message("---", line: 2), .message("b", line: 3)]),
    Case(
      "front matter", "---\nnow: 2026-11-21T08:30:00+03:00\nprofile: \"Ayşe\"\n---\nbir\n",
      [settings(now: "2026-11-21T08:30:00+03:00", profile: "Ayşe"), .message("bir", line: 5)]),
    Case(
      "a clock that moves", "bir\n---\nnow: 2026-11-22T08:30:00+03:00\n---\niki\n",
      [
        .message("bir", line: 1), settings(now: "2026-11-22T08:30:00+03:00", line: 2),
        .message("iki", line: 5),
      ]),
  ]

  static let quoted: [Case] = [
    Case("one message", "> merhaba\n", [.message("merhaba", line: 1)]),
    Case(
      "several lines", "> bir\n> iki\n\ncevap\n> üç\n",
      [.message("bir\niki", line: 1), .message("üç", line: 5)]),
    Case("an empty line inside", "> bir\n> \n> iki\n", [.message("bir\n\niki", line: 1)]),
    Case("a bare sign inside", "> bir\n>\n> iki\n", [.message("bir\n\niki", line: 1)]),
    Case(
      "answers are no input", "> bir\n\n/durum\n# başlık\nbir daha\n", [.message("bir", line: 1)]),
    Case("a joining backslash is text", "> bir\\\n> iki\n", [.message("bir\\\niki", line: 1)]),
    Case(
      "a rule in an answer", "> bir\n\n---\n\n> iki\n",
      [.message("bir", line: 1), .message("iki", line: 5)]),
    Case(
      "an escaped answer", "> bir\n\n\\> değil\n\\---\n> iki\n",
      [.message("bir", line: 1), .message("iki", line: 5)]),
    Case(
      "front matter twice",
      "---\nnow: 2026-11-21T08:30:00+03:00\ntimezone: Europe/Istanbul\nmodel: yerel\n---\n> bir\n\ncevap\n\n---\nnow: 2026-11-21T12:30:00+03:00\n---\n> iki\n",
      [
        settings(now: "2026-11-21T08:30:00+03:00", model: "yerel", timezone: "Europe/Istanbul"),
        .message("bir", line: 6), settings(now: "2026-11-21T12:30:00+03:00", line: 10),
        .message("iki", line: 13),
      ]),
    Case("a mark, CRLF and blank lines first", "\u{FEFF}\r\n> bir\r\n", [.message("bir", line: 2)]),
  ]

  static let bad: [Case] = [
    Case(
      "bad UTF-8 in a line", bytes: Array("bir\n".utf8) + [0xFF, 0xFE, 10] + Array("iki\n".utf8),
      [.message("bir", line: 1), refused(Texts.badEncoding(line: 2)), .message("iki", line: 3)]),
    Case(
      "bad UTF-8 in a message",
      bytes: Array("> a\n> ".utf8) + [0xC3, 10] + Array("> b\n\n> c\n".utf8),
      [refused(Texts.badEncoding(line: 2)), .message("c", line: 5)]),
    Case(
      "bad UTF-8 in an answer is not ours",
      bytes: Array("> a\n\n".utf8) + [0xC3, 10] + Array("> b\n".utf8),
      [.message("a", line: 1), .message("b", line: 4)]),
    Case(
      "a NUL byte", bytes: [0x61, 0, 0x62, 10] + Array("iki\n".utf8),
      [refused(Texts.nulByte(line: 1)), .message("iki", line: 2)]),
    Case(
      "a line of a megabyte", String(repeating: "a", count: 1_000_000) + "\niki\n",
      [refused(Texts.tooLong(line: 1, limit: 100_000)), .message("iki", line: 2)]),
    Case(
      "a message of too many lines", String(repeating: "> aaaaaaaaa\n", count: 60_000) + "\n> b\n",
      [refused(Texts.tooLong(line: 1, limit: 100_000)), .message("b", line: 60_002)]),
    Case(
      "the longest message that is taken", String(repeating: "ş", count: 100_000) + "\n",
      [.message(String(repeating: "ş", count: 100_000), line: 1)]),
    Case(
      "an unknown field", "---\nnwo: 1\n---\nbir\n",
      [.fatal(Failure(.badData, Texts.badFrontMatter(line: 2, "nwo: 1")))]),
    Case(
      "front matter without an end", "---\nnow: 2026-11-21T08:30:00+03:00\n",
      [.fatal(Failure(.badData, Texts.openFrontMatter(line: 1)))]),
    Case(
      "a profile in the middle", "> a\n\n---\nprofile: b\n---\n",
      [
        .message("a", line: 1),
        .fatal(Failure(.badData, Texts.lateFrontMatter(line: 3, "profile"))),
      ]),
  ]

  @Test("Both forms and all that can be wrong with them", arguments: plain + quoted + bad)
  func parses(_ item: Case) {
    var parser = TranscriptParser()
    #expect(parser.feed(item.input) + parser.finish() == item.items)
  }

  @Test("However the input is cut, the items are the same", arguments: [1, 2, 3, 7, 64])
  func cuts(_ size: Int) {
    let cases = Self.plain + Self.quoted + Self.bad
    #expect(!cases.isEmpty)
    for item in cases where item.input.count < 10_000 {
      var parser = TranscriptParser()
      var items: [TranscriptParser.Item] = []
      for start in stride(from: 0, to: item.input.count, by: size) {
        items += parser.feed(item.input[start..<min(start + size, item.input.count)])
      }
      #expect(items + parser.finish() == item.items, "\(item.testDescription)")
    }
  }

  @Test("A message is told as soon as it is complete")
  func streams() {
    var parser = TranscriptParser()
    #expect(parser.feed("bir\niki".utf8) == [.message("bir", line: 1)])
    #expect(parser.feed("\n".utf8) == [.message("iki", line: 2)])
    var quoted = TranscriptParser()
    #expect(quoted.feed("> bir\n".utf8) == [])
    #expect(quoted.feed("\n".utf8) == [.message("bir", line: 1)])
  }

  @Test("Random bytes never stop the parser", arguments: 0..<20)
  func garbage(_ seed: UInt64) {
    var random = Seeded(seed)
    let alphabet: [UInt8] = Array("> -#\\/\r\nnow:a".utf8) + [0, 0xC5, 0x9F, 0xFF]
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      var whole = TranscriptParser()
      let all = whole.feed(bytes) + whole.finish()
      var pieces = TranscriptParser()
      var items: [TranscriptParser.Item] = []
      for byte in bytes { items += pieces.feed([byte]) }
      #expect(items + pieces.finish() == all)
    }
  }
}

/// Random numbers that are the same in every run.
struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
