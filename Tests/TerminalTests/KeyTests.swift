import Support
import Testing

@testable import Terminal

/// Bytes of the terminal turned into keys, and what completion puts into a line.
struct KeyTests {
  struct Case: Sendable {
    var bytes: [UInt8]
    var keys: [Key]

    init(_ text: String, _ keys: [Key]) { (bytes, self.keys) = (Array(text.utf8), keys) }
    init(bytes: [UInt8], _ keys: [Key]) { (self.bytes, self.keys) = (bytes, keys) }
  }

  static let cases = [
    Case("aç", [.scalar(0x61), .scalar(0xE7)]), Case("🍎", [.scalar(0x1F34E)]),
    Case("\u{1B}[A\u{1B}OB", [.action(.up), .action(.down)]),
    Case("\u{1B}[1;5C", [.sequence([27, 102])]), Case("\u{1B}b", [.sequence([27, 98])]),
    Case("\u{1B}[13;2u\u{1B}\r", [.action(.newline), .action(.newline)]),
    Case("\u{1B}[24~\u{1B}[Ia", [.scalar(0x61)]), Case("\u{1B}", [.action(.escape)]),
    Case(
      "\u{1B}[200~a\rb\u{1B}[20\u{1B}[201~c", [.action(.paste("a\nb\u{1B}[20")), .scalar(0x63)]),
    Case("\u{18}\u{5}\u{18}\u{18}", [.action(.openEditor), .sequence([24, 24])]),
    Case(
      "\u{3}\u{4}\t\u{12}\u{1A}",
      [
        .action(.interrupt), .action(.endOrDelete), .action(.complete), .action(.search),
        .action(.suspend),
      ]),
    Case(bytes: [0xFF, 0xC3, 0x61, 0x62], [.scalar(0x61), .scalar(0x62)]), Case(bytes: [0xC3], []),
    Case("\u{200B}\u{202E}x", [.scalar(0x78)]),
    Case("\u{1B}[200~yarım", [.action(.paste("yarım"))]),
  ]

  @Test("Bytes are read as keys", arguments: cases)
  func keys(_ one: Case) {
    var rest = one.bytes[...]
    let decoder = KeyDecoder()
    var keys: [Key] = []
    while true {
      let key = decoder.next { timeout in
        guard let byte = rest.popFirst() else { return timeout < 0 ? .end : .timeout }
        return .byte(byte)
      }
      if key == .end { break }
      keys.append(key)
    }
    #expect(keys == one.keys)
  }

  @Test("Any bytes are read to their end")
  func garbage() {
    var random = SplitMix(state: 3)
    for _ in 0..<500 {
      var rest = (0..<40).map { _ in
        [27, 91, 0xC3, UInt8(truncatingIfNeeded: random.next())][Int(random.next() % 4)]
      }[...]
      let decoder = KeyDecoder()
      var count = 0
      while decoder.next({ _ in rest.popFirst().map { .byte($0) } ?? .end }) != .end { count += 1 }
      #expect(count <= 40)
    }
  }

  struct Common: Sendable {
    var candidates: [String]
    var line: String
    var text: String?
  }

  static let commons = [
    Common(candidates: ["/sürdür ", "/süz "], line: "/s", text: "/sü"),
    Common(candidates: ["/sürdür ", "/süz "], line: "/sü", text: nil),
    Common(candidates: ["/yardım "], line: "/YARDIM", text: "/yardım "),
    Common(candidates: ["/yardım "], line: "/yardım ", text: nil),
    Common(candidates: [], line: "/x", text: nil),
    Common(candidates: ["ab", "cd"], line: "", text: nil),
  ]

  @Test("What all candidates share is put in", arguments: commons)
  func common(_ one: Common) {
    let candidates = one.candidates.map { Completion($0, from: 0) }
    #expect(Completion.common(candidates, to: one.line)?.text == one.text)
  }

  @Test("Many candidates are listed in columns, and the rest is counted")
  func list() {
    let candidates = (1...7).map { Completion("x", from: 0, display: "süt\($0)") }
    #expect(
      Completion.list(candidates, width: 20, limit: 5) == """
        süt1  süt3  süt5  \n\
        süt2  süt4  \n\
        … ve 2 seçenek daha

        """)
  }
}
