import Domain
import Testing

@testable import balli

@Suite("What is asked of models")
struct ModelSubcommandTests {
  struct Case: CustomTestStringConvertible {
    var words: String
    var wish: ModelSubcommand
    var testDescription: String { words }

    init(_ words: String, _ wish: ModelSubcommand) { (self.words, self.wish) = (words, wish) }
  }

  static let cases: [Case] = [
    Case("", .list), Case("liste", .list), Case("LİSTE", .list),
    Case("yerel", .use("yerel")), Case("kullan qwen3:4b", .use("qwen3:4b")),
    Case("indir qwen3:4b", .fetch("qwen3:4b", digest: nil)),
    Case("İNDİR https://a/b.gguf ab", .fetch("https://a/b.gguf", digest: "ab")),
    Case("sil qwen3:4b", .delete("qwen3:4b", isSure: false)),
    Case("sil qwen3:4b evet", .delete("qwen3:4b", isSure: true)),
    Case("durum", .status(nil, measures: false)),
    Case("durum a hız", .status("a", measures: true)),
    Case("baslat a 4096 kalici", .start("a", context: 4096, isPermanent: true)),
    Case("başlat", .start(nil, context: nil, isPermanent: false)),
    Case("durdur", .stop), Case("anahtar gemini", .key("gemini", forgets: false)),
    Case("anahtar openai sil", .key("openai", forgets: true)), Case("adres -", .address("-")),
  ]

  @Test("Verbs are read with and without Turkish letters", arguments: cases)
  func wishes(_ item: Case) throws {
    #expect(try ModelSubcommand(item.words.split(separator: " ").map(String.init)) == item.wish)
  }

  @Test(
    "What makes no sense is refused",
    arguments: [
      "kullan", "indir", "sil", "sil a b", "kullan a b", "anahtar", "anahtar gemini AIzaSecret",
      "anahtar gemini sil AIza", "başlat 12", "başlat a b",
    ])
  func refusals(_ words: String) {
    #expect(throws: Failure.self) {
      try ModelSubcommand(words.split(separator: " ").map(String.init))
    }
  }

  @Test("A key in the line is never repeated")
  func inlineKey() {
    #expect {
      try ModelSubcommand(["anahtar", "gemini", "AIzaSecret"])
    } throws: { error in
      guard let failure = error as? Failure else { return false }
      return failure.exit == .usage && !failure.message.contains("AIza")
        && failure.message.contains("balli model anahtar gemini")
    }
  }
}

@Suite("The lines of a conversation that hold a key")
struct KeyLineTests {
  @Test(
    "They are found, and no others",
    arguments: [
      ("/model anahtar gemini AIzaX", true), ("/MODEL KEY openai sk-x", true),
      ("/mod anahtar openai sk x", true), ("/model anahtar gemini", false),
      ("/model anahtar gemini sil", false), ("/model anahtar gemini SİL", false),
      ("/model kullan anahtar gemini x", false), ("anahtar gemini AIzaX", false),
    ])
  func keys(_ line: String, _ holdsKey: Bool) {
    #expect(ModelSubcommand.holdsKey(line) == holdsKey)
  }
}

@Suite("The bar of a download")
struct DownloadBarTests {
  @Test("Shows share, sizes, speed and the time left")
  func line() {
    var bar = DownloadBar(name: "qwen3:4b")
    _ = bar.line(FetchedBytes(done: 0, total: 2_000_000_000), seconds: 0)
    let line = bar.line(FetchedBytes(done: 500_000_000, total: 2_000_000_000), seconds: 10)
    #expect(line == "qwen3:4b ████░░░░░░░░░░░░ %25 · 500 MB / 2 GB · 50 MB/sn · kalan 30 sn")
  }

  @Test("What was there before counts for the share, not for the speed")
  func resumed() {
    var bar = DownloadBar(name: "m")
    _ = bar.line(FetchedBytes(done: 900_000_000, total: 1_000_000_000), seconds: 0)
    let line = bar.line(FetchedBytes(done: 910_000_000, total: 1_000_000_000), seconds: 10)
    #expect(line.contains("%91"))
    #expect(line.contains("1 MB/sn · kalan 90 sn") || line.contains("1 MB/sn · kalan 2 dk"))
  }

  @Test("Steps without bytes are named")
  func steps() {
    var bar = DownloadBar(name: "m")
    #expect(bar.line(FetchedBytes(step: "doğrulanıyor"), seconds: 1) == "m · doğrulanıyor")
  }
}
