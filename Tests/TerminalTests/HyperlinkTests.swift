import Support
import Testing

@testable import Terminal

/// Addresses that a click on a text opens.
struct HyperlinkTests {
  static let addresses: [(text: String, address: String?)] = [
    ("https://pubmed.ncbi.nlm.nih.gov/1/", "https://pubmed.ncbi.nlm.nih.gov/1/"),
    ("HTTP://a.tr/x", "HTTP://a.tr/x"), ("https://a.tr/ş?q=ı", "https://a.tr/%C5%9F?q=%C4%B1"),
    ("https://a.tr/;x=1", "https://a.tr/;x=1"),
    ("javascript:alert(1)", nil), ("file:///etc/passwd", nil), ("mailto:a@b.tr", nil),
    ("ftp://a.tr", nil), ("httpsx://a.tr", nil), ("https:/a.tr", nil), ("", nil),
    ("https://a.tr/\u{1B}]0;x\u{7}", nil), ("https://a.tr/\u{9C}", nil), ("https://a.tr/a b", nil),
    ("https://a.tr/\nb", nil), ("https://a.tr/\u{202E}b", nil),
    ("https://a.tr/" + String(repeating: "x", count: 2_100), nil),
    ("https://a.tr/" + String(repeating: "ş", count: 400), nil),
  ]

  @Test(
    "Only what leads into the web and cannot drive the terminal is a link", arguments: addresses)
  func sanitised(_ one: (text: String, address: String?)) {
    #expect(Hyperlink(one.text)?.address == one.address)
  }

  static let settings: [(environment: [String: String], isTerminal: Bool, hasLinks: Bool)] = [
    (["TERM": "xterm-256color"], true, true), (["TERM": "xterm"], false, false),
    (["TERM": "dumb"], true, false), ([:], true, false),
    (["TERM": "xterm", "NO_COLOR": "1"], true, false),
    (["TERM": "xterm", "ACCESSIBLE": "1"], true, false), (["TERM": "linux"], true, false),
    (["TERM": "eterm-color"], true, false), (["TERM": "vt100"], true, false),
    (["TERM": "xterm", "VTE_VERSION": "4803"], true, false),
    (["TERM": "xterm", "VTE_VERSION": "7006"], true, true),
  ]

  @Test(
    "A terminal is told of links where it has colours and does not print them", arguments: settings)
  func told(_ one: (environment: [String: String], isTerminal: Bool, hasLinks: Bool)) {
    let settings = ScreenSettings(
      environment: one.environment, outputIsTerminal: one.isTerminal, errorIsTerminal: true)
    #expect(settings.hasLinks == one.hasLinks)
  }

  private static func shown(
    _ markdown: String, width: Int = 60, isLinked: Bool = true, by size: Int = 7
  ) -> (raw: String, screen: VirtualScreen) {
    var stream = MarkdownStream(.rendered(width: width, depth: .ansi, isLinked: isLinked))
    var raw = ""
    var rest = markdown[...]
    while !rest.isEmpty {
      raw += stream.feed(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    raw += stream.finish()
    var screen = VirtualScreen(columns: width, rows: 20)
    screen.write(raw.replacing("\n", with: "\r\n"))
    return (raw, screen)
  }

  static let list =
    "Azalır [1].\n\n- [1] Öz A. B12. J, 2023 · https://pubmed.ncbi.nlm.nih.gov/1/\n"
    + "- [2] [Ad soyad](https://a.tr/2) son\n"

  @Test("Addresses of a list of sources and words of a link lead there, and look as they did")
  func sources() {
    let (raw, screen) = Self.shown(Self.list)
    let plain = Self.shown(Self.list, isLinked: false)
    #expect(screen.lines == plain.screen.lines && plain.screen.links.isEmpty)
    #expect(!plain.raw.contains("\u{1B}]"))
    #expect(
      screen.links.map(\.address) == [
        "https://pubmed.ncbi.nlm.nih.gov/1/", "https://a.tr/2", "https://a.tr/2",
      ])
    #expect(
      screen.links.map(\.text) == [
        "https://pubmed.ncbi.nlm.nih.gov/1/", "Ad soyad", "(https://a.tr/2)",
      ]
    )
    // Each is closed before the line ends.
    for line in raw.split(separator: "\n") {
      #expect(line.ranges(of: "\u{1B}]8;;").count.isMultiple(of: 2))
      #expect(line.ranges(of: "\u{1B}]8;;\u{1B}").count * 2 == line.ranges(of: "\u{1B}]8;;").count)
    }
  }

  @Test("However the text arrives the links are the same", arguments: [1, 3, 50, 1_000])
  func pieces(size: Int) {
    #expect(Self.shown(Self.list, by: size).raw == Self.shown(Self.list).raw)
  }

  @Test("Over a line's end each part leads there")
  func broken() {
    let (_, screen) = Self.shown("[çok uzun bir bağlantı adı](https://a.tr/1)", width: 20)
    #expect(screen.links.allSatisfy { $0.address == "https://a.tr/1" })
    #expect(screen.links.map(\.text) == ["çok uzun bir", "bağlantı adı", "(https://a.tr/1)"])
  }

  @Test("Headings and tables keep their links; no other scheme is one")
  func others() {
    let table = "| [a](https://a.tr/2) | b |\n|--|--|\n| x | https://a.tr/1 |\n"
    let (_, screen) = Self.shown("# [Ad](https://a.tr/0)\n\n[k](javascript:x) a@b.tr\n\n" + table)
    #expect(
      Set(screen.links.map(\.address)) == ["https://a.tr/0", "https://a.tr/1", "https://a.tr/2"]
        && screen.text.contains("javascript:x"))
  }
}
