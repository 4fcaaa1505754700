import Foundation
import Support
import Testing

@testable import Terminal

/// The history in memory, on disk and under Ctrl-R.
struct HistoryTests {
  @Test("A history survives being written and read")
  func roundTrip() {
    let entries = ["bir", "iki\nsatır", #"ters \ bölü \n"#, "\\", "🍎 ığ"]
    let text = entries.map(InputHistory.encoded).joined()
    #expect(text.split(separator: "\n").count == entries.count)
    #expect(InputHistory(decoding: text).entries == entries)
  }

  struct Addition: Sendable {
    var line: String
    var isKept: Bool
  }

  static let additions = [
    Addition(line: "yeni", isKept: true), Addition(line: " gizli", isKept: false),
    Addition(line: "son", isKept: false), Addition(line: "", isKept: false),
    Addition(line: "ilk", isKept: true), Addition(line: "\n", isKept: false),
  ]

  @Test("Secret, empty and repeated lines are not kept", arguments: additions)
  func adds(_ addition: Addition) {
    var history = InputHistory(entries: ["ilk", "son"])
    let isKept = history.add(addition.line)
    #expect(isKept == addition.isKept)
    #expect(history.entries.count == (addition.isKept ? 3 : 2))
  }

  @Test("The oldest lines are forgotten over the limit")
  func limit() {
    var history = InputHistory()
    for number in 0...InputHistory.limit { _ = history.add("satır \(number)") }
    #expect(history.entries.count == InputHistory.limit)
    #expect(history.entries.first == "satır 1")
  }

  @Test("The search finds older and newer entries")
  func search() {
    let history = InputHistory(entries: ["Kahvaltı 1", "öğle", "kahvaltı 2"])
    let fold: (String) -> String = { $0.lowercased() }
    #expect(history.last(before: 3, holding: "KAHV", fold: fold) == 2)
    #expect(history.last(before: 2, holding: "kahv", fold: fold) == 0)
    #expect(history.last(before: 0, holding: "kahv", fold: fold) == nil)
    #expect(history.first(after: 0, holding: "kahv", fold: fold) == 2)
    #expect(history.first(after: 2, holding: "kahv", fold: fold) == nil)
  }
}

/// The history through a pseudo-terminal, over two runs.
@Suite(.serialized) struct HistorySessionTests {
  @Test("Lines come back in the next session, and only their owner can read them")
  func sessions() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("history").path
    try talk(path, ["ilk satır", " gizli söz", "iki\u{1B}\rsatır", "iki\u{1B}\rsatır"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "ilk satır\niki\\nsatır\n")

    let terminal = try PseudoTerminal(ProbeProgram.path, [path])
    try terminal.expect("› ")
    try terminal.send("\u{1B}[A")
    try terminal.expectScreen("› iki\nsatır")
    try terminal.send("\u{1B}[A\u{1B}[A")
    try terminal.expectScreen("› ilk satır")
    try terminal.send("\u{1B}[B!\r")
    try terminal.expect("[iki⏎satır!]")
  }

  struct Search: Sendable {
    var keys: String
    var screen: String
    var line: String
  }

  static let searches = [
    Search(
      keys: "\u{12}kahvalti", screen: "(geçmişte ara: kahvalti) Kahvaltı iki",
      line: "[Kahvaltı iki]"),
    Search(
      keys: "\u{12}KAHV\u{12}", screen: "(geçmişte ara: KAHV) kahvaltı bir", line: "[kahvaltı bir]"),
    Search(keys: "\u{12}ığx\u{7F}\u{7F}", screen: "(geçmişte ara: ı) öğle iki", line: "[öğle iki]"),
    Search(keys: "\u{12}öğ\u{1B}[D\u{1B}[D\u{1B}[D+", screen: "› öğle +iki", line: "[öğle +iki]"),
    Search(keys: "taslak\u{12}öğ\u{7}!", screen: "› taslak!", line: "[taslak!]"),
    Search(keys: "\u{12}yok", screen: "(geçmişte yok: yok)", line: "[] 0"),
  ]

  @Test("Ctrl-R finds lines whichever letters are typed", arguments: searches)
  func search(_ search: Search) throws {
    let terminal = try PseudoTerminal(ProbeProgram.path, ["-"])
    try terminal.expect("› ")
    for line in ["kahvaltı bir", "Kahvaltı iki", "öğle iki"] {
      try terminal.send(line + "\r")
      try terminal.expect("[\(line)]")
      try terminal.expect("› ")
    }
    try terminal.send(search.keys)
    try terminal.expectScreen(search.screen)
    try terminal.send("\r")
    try terminal.expect(search.line)
  }

  private func talk(_ path: String, _ lines: [String]) throws {
    let terminal = try PseudoTerminal(ProbeProgram.path, [path])
    for line in lines {
      try terminal.expect("› ")
      try terminal.send(line + "\r")
      try terminal.expect("] ")
    }
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .code(0))
  }
}
