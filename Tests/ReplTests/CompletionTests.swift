import Foundation
import Support
import Testing

@Suite("Tab in a terminal")
struct CompletionTests {
  struct Case: Sendable {
    var typed: String
    var line: String

    init(_ typed: String, _ line: String) {
      self.typed = typed
      self.line = line
    }
  }

  static let cases = [
    Case("/soh\t", "› /sohbetler"),
    Case("/SOH\t", "› /sohbetler"),
    Case("/dıs\t", "› /dışa-aktar"),
    Case("/ci\t", "› /çık"),
    Case("/surd\t", "› /sürdür"),
    Case("/dash\t", "› /dashboard"),
    Case("/yardım soh\t", "› /yardım sohbetler"),
    Case("/profil kul\t", "› /profil kullan"),
    Case("/ayar mo\t", "› /ayar model"),
    Case("/sürdür KAHVALTI\t", "› /sürdür 1"),
    Case("/göster simit\t", "› /göster 1"),
    Case("/sil ogle\t", "› /sil 2"),
    Case("/sürdür 2\t", "› /sürdür 2"),
    Case("öğlen bir ayra\t", "› öğlen bir ayran"),
    Case("AYRA\t", "› ayran"),
    Case("iki dilim kasar pey\t", "› iki dilim kaşar peynir"),
    Case("xayra\u{1}\u{4}\u{5}\t içtim", "› ayran içtim"),
    Case("bir ayra var\u{2}\u{2}\u{2}\u{2}\t", "› bir ayran var"),
  ]

  /// One terminal for all cases, because each start of the program has its price.
  @Test("Tab goes on with what was begun")
  func completes() throws {
    let desk = try Self.desk()
    let terminal = try desk.open()
    for one in Self.cases {
      try terminal.send(one.typed)
      try terminal.expect("“\(one.line)” for “\(one.typed)”") { terminal in
        terminal.typed.trimmingCharacters(in: .whitespaces) == one.line
      }
      try terminal.send("\u{5}\u{15}")
      try terminal.expect("an empty line") { $0.typed == "›" }
    }
    try terminal.leave()
  }

  @Test("Commands that begin alike are listed, and the line stays")
  func listed() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.send("/dı\u{7F}\t")
    try terminal.expectScreen("/dallan")
    try terminal.expect("the line under the list") { $0.typed == "› /d" }
    for command in ["/doktor", "/durum", "/düzenle", "/dışa-aktar"] {
      #expect(terminal.screen.text.contains(command))
    }
  }

  @Test("Threads are listed by number and title")
  func threads() throws {
    let desk = try Self.desk()
    let terminal = try desk.open()
    try terminal.send("/sürdür \t")
    try terminal.expectScreen("1 Kahvaltıda bir simit")
    #expect(terminal.screen.text.contains("\n2 Öğlen mercimek çorbası"))
    try terminal.expect("the line under the list") { $0.typed == "› /sürdür" }
  }

  @Test("File paths are completed where a file is due, and in a message")
  func paths() throws {
    let desk = Desk()
    let terminal = try desk.open()
    let folder = desk.home.path + "-dosyalar"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(
      atPath: folder + "/çıktılar", withIntermediateDirectories: true)
    for name in ["/notlarım.md", "/.gizli"] {
      #expect(FileManager.default.createFile(atPath: folder + name, contents: nil))
    }
    for (typed, whole) in [
      ("/dışa-aktar \(folder)/not", "/dışa-aktar \(folder)/notlarım.md"),
      ("şuna bak: \(folder)/not", "şuna bak: \(folder)/notlarım.md"),
      ("/dışa-aktar \(folder)/çık", "/dışa-aktar \(folder)/çıktılar/"),
    ] {
      try terminal.send(typed + "\t")
      try terminal.expect(whole) { $0.screen.lines.joined().contains("› " + whole) }
      try terminal.send("\u{15}")
    }
    try terminal.leave()
  }

  @Test("Tab where nothing fits rings and changes nothing")
  func nothing() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.send("/qqq\t")
    try terminal.expect("\u{7}")
    #expect(terminal.typed == "› /qqq")
    try terminal.send("\u{15}zzzqqq\t")
    try terminal.expect("\u{7}")
    #expect(terminal.typed == "› zzzqqq")
  }

  /// A home with two threads.
  private static func desk() throws -> Desk {
    let desk = Desk()
    for message in ["Kahvaltıda bir simit yedim", "Öğlen mercimek çorbası içtim"] {
      #expect(try BuiltProgram.run(["sor", message], in: desk.home).code == 0)
    }
    return desk
  }
}
