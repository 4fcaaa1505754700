import Dispatch
import Glibc
import Terminal

/// A small chat without an assistant, by which the line editor is tried in a pseudo-terminal.
///
/// Takes the path of a history file (or `-`) and says after each line what it read. `/yavaş` answers
/// until a key is sent with Ctrl-C, `/inatçı` for ever, `/öl` ends by SIGTERM, `/çık` leaves, `/düzenle`
/// prefills. SIGUSR1 brings news that stand above the line. With `--yanında` it shows things around the
/// line. With `--sabırsız` work that does not stop is not waited for at all.
@main
enum Probe {
  static func main() async throws {
    let path = CommandLine.arguments.dropFirst().first
    var setup = LineEditorSetup(
      prompt: "› ", depth: CommandLine.arguments.contains("--renk") ? .ansi : .none,
      historyPath: path == "-" ? nil : path, fold: { fold($0) },
      completions: { line, _ in completions(line) })
    if CommandLine.arguments.contains("--yanında") { setup.aside = aside }
    let reader = LineReader(setup)
    let news = await newsBySignal(reader)
    defer { news.cancel() }
    let isPatient = !CommandLine.arguments.contains("--sabırsız")
    let interrupts = Interrupts(patience: isPatient ? 3_600 : 0)
    var second = SecondInterrupt()
    var prefill: String?
    while true {
      let input = try await reader.next(prefill: prefill)
      prefill = nil
      switch input {
      case .text("/çık"): exit(0)
      case .text("/öl"): raise(SIGTERM)
      case .text("/yavaş"): await answerSlowly(interrupts)
      case .text("/inatçı"): await answerForEver(interrupts)
      case .text("/düzenle"): prefill = "iki\nsatır"
      case .text(let text): say("[\(text.replacing("\n", with: "⏎"))] \(text.utf8.count)")
      case .edit(let text): prefill = text + " düzeltildi"
      case .interrupted:
        if second.isSecond(at: .now) { exit(130) }
        say("(çıkmak için Ctrl-D)")
      case .endOfInput:
        say("güle güle")
        await reader.close()
        return
      }
    }
  }

  /// Shows two lines above the line that is being typed at each SIGUSR1.
  private static func newsBySignal(_ reader: LineReader) async -> any DispatchSourceSignal {
    signal(SIGUSR1, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .global())
    source.setEventHandler { reader.show(aside: "haber: ığüşöç\nikinci satır\n") }
    await withCheckedContinuation { isHeard in
      source.setRegistrationHandler { isHeard.resume() }
      source.activate()
    }
    return source
  }

  /// A suggestion after "iki", a menu after `/`, else a line below with what is typed.
  private static let aside = LineAside(
    ghost: { $0 == "iki" ? " yumurta" : nil },
    below: { line, columns in [String("altta: \(line)|".prefix(columns - 1))] },
    menu: { line, _ in
      guard line == "/" else { return nil }
      let choices = [("/bir", true, "bir"), ("/iki ", false, "iki"), ("/üç", true, "üç")]
        .map { LineMenu.Choice($0.0, isWhole: $0.1, row: $0.2) }
      return LineMenu(choices, height: 2) { "… \($0)" }
    })

  /// Says that it answers and goes on until Ctrl-C.
  private static func answerSlowly(_ interrupts: Interrupts) async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    await interrupts.telling({ continuation.finish() }) {
      say("yanıt geliyor")
      for await _ in stream {}
    }
    say("[kesildi]")
  }

  /// Goes on whatever it is told.
  private static func answerForEver(_ interrupts: Interrupts) async {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    await interrupts.telling({ say("duydum") }) {
      say("yanıt geliyor")
      for await _ in stream {}
    }
    continuation.finish()
  }

  private static func say(_ text: String) {
    print(text)
    fflush(nil)
  }

  private static func fold(_ text: String) -> String {
    let pairs: [Character: Character] = [
      "İ": "i", "I": "i", "ı": "i", "Ş": "s", "ş": "s", "Ğ": "g", "ğ": "g", "Ü": "u", "ü": "u",
      "Ö": "o", "ö": "o", "Ç": "c", "ç": "c",
    ]
    return String(text.map { pairs[$0] ?? $0 }).lowercased()
  }

  private static func completions(_ line: String) -> [Completion] {
    ["/sohbetler", "/sürdür", "/süz", "/yardım"].filter { fold($0).hasPrefix(fold(line)) }
      .map { Completion($0 + " ", from: 0, display: $0) }
  }
}
