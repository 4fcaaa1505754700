import Domain
import Foundation
import LanguageModels
import Testing

@testable import balli

@MainActor @Suite("Hearing")
struct MediaVoiceTests {
  @Test("A recording is shown as heard, then treated as typed")
  func path() async throws {
    let bench = try MediaBench(says: .success("Kahvaltıda iki\u{1B}[2J dilim\n ekmek yedim."))
    let path = try bench.file("not bir.wav", MediaBench.wav)
    for line in ["/ses \(path)", "/ses '\(path)'"] {
      let shown = await bench.take(line)
      #expect(shown.contains("Duyduğum: “Kahvaltıda iki dilim ekmek yedim.”"))
      #expect(shown.contains("Sayıları lütfen denetleyin."))
      #expect(shown.contains("\nTamam.\n"))
    }
    #expect(bench.asked.now.count == 2)
    #expect(
      bench.asked.now.last?.messages.last?.text.hasSuffix("]\nKahvaltıda iki dilim ekmek yedim.")
        == true)
    #expect(bench.heard.now == [MediaBench.wav, MediaBench.wav])
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test("Without numbers nobody is asked to check them, and a spoken command is no command")
  func command() async throws {
    let bench = try MediaBench(says: .success("/sil"))
    let shown = await bench.take("/ses " + (try bench.file("a.wav", MediaBench.wav)))
    #expect(!shown.contains("Sayıları"))
    #expect(bench.asked.now.last?.messages.last?.text.hasSuffix("]\n/sil") == true)
  }

  @Test("In the REPL the heard text stands in the next line, once")
  func editable() async throws {
    let bench = try MediaBench(says: .success("Şekerim yüz kırk iki"))
    bench.session.hearing.isEditable = true
    let shown = await bench.take("/ses " + (try bench.file("a.wav", MediaBench.wav)))
    #expect(shown.contains("Enter’a basın. Sayıları lütfen denetleyin."))
    #expect(bench.session.takeHeard() == "Şekerim yüz kırk iki")
    #expect(bench.session.takeHeard() == nil)
    #expect(bench.asked.now.isEmpty)
  }

  struct Bad {
    var name: String
    var bytes: [UInt8]?
    var exit: Exit
    var says: String
  }

  nonisolated static let bad = [
    Bad(name: "yok.wav", exit: .noInput, says: "bulunamadı"),
    Bad(
      name: "not.wav", bytes: Array("merhaba dünya".utf8), exit: .badData, says: "ses kaydı değil"),
    Bad(name: "bos.wav", bytes: [], exit: .badData, says: "ses kaydı değil"),
    Bad(name: "a.wav", bytes: MediaBench.png, exit: .badData, says: "ses kaydı değil"),
    Bad(
      name: "uzun.wav",
      bytes: MediaBench.wav + [UInt8](repeating: 0, count: Transcriber.largest), exit: .badData,
      says: "24 MB’tan büyük"),
  ]

  @Test("What is no recording is refused before anything is sent", arguments: bad)
  func badFile(_ bad: Bad) async throws {
    let bench = try MediaBench(says: .success("x"))
    let path = bench.folder + "/" + bad.name
    if let bytes = bad.bytes { _ = try bench.file(bad.name, bytes) }
    #expect(await bench.take("/ses " + path, bad.exit).contains(bad.says))
    #expect(bench.heard.now.isEmpty)
  }

  @Test("Where nobody hears, the sentence names the way out, before anything is recorded")
  func deaf() async throws {
    for (model, who) in [("yerel", "Gömülü motor"), ("ollama:a", "Seçili model (ollama:a)")] {
      let bench = try MediaBench(model: model)
      let shown = await bench.take("/ses", .configuration)
      #expect(shown.contains(who) && shown.contains("/ayar ses-adresi"))
    }
  }

  @Test("The settings say who hears")
  func settings() async throws {
    let bench = try MediaBench(says: .success("x"))
    _ = await bench.take("/ayar ses-adresi http://127.0.0.1:9")
    _ = await bench.take("/ayar ses-modeli büyük")
    _ = await bench.take("/ses " + (try bench.file("a.wav", MediaBench.wav)))
    #expect(
      bench.requests.now == [
        MediaRequest(model: "openai:x", engine: "büyük", address: "http://127.0.0.1:9")
      ])
  }

  @Test("What was recorded is gone afterwards, unless it is wished to stay")
  func keeping() async throws {
    let bench = try MediaBench(says: .success("merhaba"), recording: MediaBench.wav)
    _ = await bench.take("/ses")
    #expect(bench.heard.now == [MediaBench.wav])
    #expect(bench.names(in: "cache").isEmpty && bench.names(in: "sesler").isEmpty)
    _ = await bench.take("/ayar ses-sakla evet")
    _ = await bench.take("/ses")
    let kept = bench.names(in: "sesler")
    #expect(kept.count == 1 && kept.first?.hasPrefix("ses-2026") == true)
    #expect(bench.names(in: "cache").isEmpty)
    let path = bench.folder + "/sesler/" + (kept.first ?? "")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test("A recording that could not be heard is kept, and its path is told")
  func failing() async throws {
    let failure = ModelFailure(code: "serverError", message: "Şu anda olmuyor.", isRetryable: true)
    let bench = try MediaBench(says: .failure(failure), recording: MediaBench.wav)
    let shown = await bench.take("/ses", .unavailable)
    let name = try #require(bench.names(in: "cache").first)
    #expect(shown.contains("Şu anda olmuyor."))
    #expect(shown.contains("/ses \(bench.folder)/cache/\(name)"))
  }

  @Test("Off a terminal nothing is recorded")
  func noTerminal() async throws {
    let bench = try MediaBench(says: .success("x"))
    #expect(await bench.take("/ses", .unavailable).contains("yalnızca uçbirimde"))
  }
}
