import Domain
import Foundation
import Glibc
import Support
import Terminal
import Testing

@testable import balli

@Suite("The REPL in a terminal", .serialized)
struct ReplTests {
  /// A terminal with the program in it, in a home that goes away.
  final class Desk {
    let home: String
    init() { home = BuiltProgram.temporaryHome() }
    deinit { try? FileManager.default.removeItem(atPath: home) }

    func open(_ arguments: [String] = [], _ more: [String: String] = [:]) throws -> PseudoTerminal {
      let environment = ["TERM": "xterm", "BALLI_HOME": home, "PATH": "/usr/bin:/bin"]
      let terminal = try PseudoTerminal(
        BuiltProgram.path, arguments, environment: environment.merging(more) { $1 })
      try terminal.expect("›")
      return terminal
    }
  }

  @Test("A newcomer is told what to type; Ctrl-D leaves")
  func greeting() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.expectScreen("Yediğinizi, şekerinizi")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("An empty line stands before and after what is said to a line, also to a command")
  func room() throws {
    let terminal = try Desk().open()
    try terminal.send("/liste\r")
    try terminal.expectScreen("› /liste\n\nAlışveriş listeniz boş")
    try terminal.send("şekerim 142\r")
    try terminal.expectScreen("yazabilirsiniz.\n\n› şekerim 142\n\nKan şekeri kaydedildi")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("Lines between three quotes are one message, and Ctrl-C drops them")
  func block() throws {
    let terminal = try Desk().open()
    try terminal.send("\"\"\"2 yumurta yedim\r")
    try terminal.send("1 bardak süt içtim\"\"\"\r")
    try terminal.expectScreen("• 1 su bardağı süt")
    try terminal.expectScreen("• 2 yumurta")
    try terminal.expectScreen("13 g karbonhidrat")
    try terminal.send("\"\"\"bir\r")
    try terminal.expectScreen("› \"\"\"bir\n›")
    try terminal.send("\u{3}")
    try terminal.expectScreen("bıraktım")
    try terminal.send("/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("Markdown is shown as written on demand, and the last answer goes to the clipboard")
  func asWritten() throws {
    let terminal = try Desk().open()
    try terminal.send("/ayar markdown ham\r")
    try terminal.expectScreen("markdown = ham")
    try terminal.send("şekerim 142\r")
    try terminal.expectScreen("**142 mg/dL**")
    try terminal.send("/kopyala\r")
    try terminal.expect("\u{1B}]52;c;S2FuIMWfZWtlcmkga2F5ZGVkaWxkaTogKio")
    try terminal.expect("panosuna")
    try terminal.send("/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("Turkish letters arrive without LANG, and the talk is there in the next session")
  func resume() throws {
    let desk = Desk()
    var terminal = try desk.open()
    try terminal.send("şekerli çörek ğüö İI\r")
    try terminal.expect("›")
    try terminal.send("/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
    terminal = try desk.open()
    try terminal.expectScreen("/sürdür 1 “Şekerli çörek ğüö İI”")
    try terminal.send("/surdur\r")
    try terminal.expectScreen("> şekerli çörek ğüö İI")
    try terminal.send("\u{1B}[A\u{1B}[A\u{1B}[A")
    try terminal.expectScreen("› şekerli çörek ğüö İI")
    try terminal.send("\u{3}/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("Ctrl-C on an empty line says how to leave, and leaves when it is pressed again")
  func interrupt() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.send("\u{3}")
    try terminal.expect("Çıkmak için")
    try terminal.expect("›")
    try terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .code(130))
    #expect(terminal.isCooked)
  }

  @Test("Tab completes commands and threads")
  func completion() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.send("Kahvaltıda simit\r")
    try terminal.expect("›")
    try terminal.send("/gös\t")
    try terminal.expectScreen("/göster")
    try terminal.send("simi\t")
    try terminal.expectScreen("/göster 1")
    try terminal.send("\r")
    try terminal.expectScreen("Kahvaltıda simit")
    try terminal.send("\u{4}")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("A paste of several lines is one message")
  func paste() throws {
    let desk = Desk()
    let terminal = try desk.open()
    try terminal.send("\u{1B}[200~merhaba\nnasılsın\u{1B}[201~\r")
    try terminal.expect("›")
    try terminal.send("/sohbetler\r")
    try terminal.expectScreen("(2 ileti)")
    try terminal.send("/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("The editor's text comes back into the line")
  func editor() throws {
    let desk = Desk()
    let terminal = try desk.open([], ["EDITOR": "sh -c 'printf düzenlendi > \"$1\"' sh"])
    try terminal.send("/düzenle\r")
    try terminal.expectScreen("› düzenlendi")
    try terminal.send("\u{3}/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("Without colour there is no colour")
  func bare() throws {
    let desk = Desk()
    let terminal = try desk.open([], ["NO_COLOR": "1"])
    try terminal.send("/sohbetler\r")
    try terminal.expectScreen("Henüz bir sohbet yok.")
    #expect(!terminal.raw.contains("\u{1B}[2m"))
    #expect(!terminal.raw.contains("\u{1B}[1m"))
  }
}

/// Presses Ctrl-C when the first words of an answer are shown.
@MainActor private final class Impatient: Presenter {
  private let inner: PlainPresenter
  /// A second press could come when the answer has ended and mean the program.
  private var hasPressed = false
  var fault: OutputFault? { inner.fault }

  init(_ inner: PlainPresenter) { self.inner = inner }

  func show(_ event: TurnEvent) async {
    await inner.show(event)
    guard case .delta = event, !hasPressed else { return }
    hasPressed = true
    kill(getpid(), SIGINT)
  }

  func show(_ output: CommandOutput) { inner.show(output) }
  func show(_ failure: Failure) { inner.show(failure) }
  func hint(_ text: String) { inner.hint(text) }
  func recall(_ messages: [Message]) { inner.recall(messages) }
}

extension ReplTests {
  @Test("Ctrl-C stops an answer and keeps what had arrived", .timeLimit(.minutes(1)))
  @MainActor func cut() async throws {
    let home = BuiltProgram.temporaryHome()
    defer { try? FileManager.default.removeItem(atPath: home) }
    var world = Compose.replay(in: home, zone: .fixed(0), now: Bench.now)
    world.interrupts = Interrupts()
    let original = world.household
    world.household = { request in
      var household = try original(request)
      household.model = LanguageModel(name: "yerel", traits: ModelTraits(isOurs: true)) { _ in
        // Begins to answer and never ends by itself.
        AsyncThrowingStream { pieces in pieces.yield(.text("Bir cümle. İkincisi de bu. Üçüncü")) }
      }
      return household
    }
    let sink = TextSink()
    let presenter = Impatient(PlainPresenter(out: sink, errors: sink))
    let session = try Setup(world: world, options: Options(), presenter: presenter).session()
    #expect(await session.take("merhaba") == .interrupted)
    #expect(sink.take().contains("[kesildi]"))
    let stored = try session.household.records.conversations.messages(1).last
    #expect(stored?.state == .cut)
    #expect(stored?.text.contains("Bir cümle.") == true)
  }
}
