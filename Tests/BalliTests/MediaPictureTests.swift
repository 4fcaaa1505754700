import Domain
import Foundation
import LanguageModels
import Testing

@testable import balli

@MainActor @Suite("Pictures")
struct MediaPictureTests {
  @Test("A described dish is drawn into a file of its own that only its owner can read")
  func drawing() async throws {
    let bench = try MediaBench(draws: true)
    let shown = await bench.take("/resim Kıymalı börek")
    let path = bench.folder + "/resimler/kiymali-borek.png"
    #expect(shown.contains("Resim kaydedildi: \(path)"))
    #expect(bench.wishes.now.first?.contains("Kıymalı börek") == true)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    _ = await bench.take("/resim KIYMALI börek!")
    #expect(bench.names(in: "resimler") == ["kiymali-borek-2.png", "kiymali-borek.png"])
  }

  @Test("A large picture is kept small; where nothing makes it so, it is kept as it came")
  func small() async throws {
    let large = MediaBench.png + [UInt8](repeating: 7, count: 600_000)
    let bench = try MediaBench(draws: true, picture: large, shrunk: MediaBench.png)
    _ = await bench.take("/resim mantı")
    #expect(try Disk.bytes(bench.folder + "/resimler/manti.png") == MediaBench.png)
    let other = try MediaBench(draws: true, picture: large)
    _ = await other.take("/resim mantı")
    #expect(try Disk.bytes(other.folder + "/resimler/manti.png").count == large.count)
  }

  @Test("The last recipe is drawn from its title and ingredients alone")
  func recipe() async throws {
    let answer = """
      Ayşe Hanım, şekeriniz 180 olduğu için hafif bir tarif:

      ## Mercimek Çorbası

      Günlük 130 g hedefinize uyar.

      **Malzemeler:**
      - 1 su bardağı kırmızı mercimek
      - 1 adet soğan

      **Yapılışı**
      1. Ayşe Hanım için az tuzla pişirin.
      """
    let bench = try MediaBench(draws: true, answer: answer)
    #expect(await bench.take("/resim", .usage).contains("Neyin resmi?"))
    _ = await bench.take("bir tarif ver")
    _ = await bench.take("/resim")
    let wish = try #require(bench.wishes.now.first)
    #expect(wish.contains("Mercimek Çorbası") && wish.contains("kırmızı mercimek"))
    for secret in ["Ayşe", "180", "130", "hedef"] { #expect(!wish.contains(secret)) }
  }

  @Test("An answer that is no recipe is not drawn, and nobody draws for the embedded engine")
  func nothing() async throws {
    var bench = try MediaBench(draws: true, answer: "Bugün 40 g karbonhidrat aldınız.")
    _ = await bench.take("bugün ne yedim")
    #expect(await bench.take("/resim", .usage).contains("Neyin resmi?"))
    bench = try MediaBench(model: "yerel")
    #expect(await bench.take("/resim mantı", .configuration).contains("Gömülü motor resim yapamaz"))
  }

  @Test("A picture that a message names goes to the model and stays in the thread as a path")
  func sending() async throws {
    let bench = try MediaBench()
    let path = try bench.file("etiket a.png", MediaBench.png)
    _ = await bench.take("bunu oku '\(path)'")
    let told = try #require(bench.asked.now.last?.messages.last)
    let real = try #require(told.attachments.first?.path)
    #expect(told.attachments.count == 1 && real.hasSuffix("/etiket a.png"))
    #expect(told.attachments.first?.mime == "image/png")
    #expect(Compose.pictures(of: told) == [MediaFile(bytes: MediaBench.png, mime: "image/png")])
    _ = await bench.take("peki şekeri ne kadar?")
    let thread = try #require(bench.asked.now.last?.messages)
    #expect(thread.flatMap(\.attachments).isEmpty)
    #expect(thread.first?.text.contains("resim gönderildi: etiket a.png") == true)
    #expect(thread.first?.text.contains("]\nbunu oku") == true)
    try FileManager.default.removeItem(atPath: path)
    #expect(Compose.pictures(of: told).isEmpty)
  }

  @Test("The name of a picture is no word about a dose, but the words around it are")
  func names() async throws {
    let bench = try MediaBench()
    let path = try bench.file("ünite-10.png", MediaBench.png)
    #expect(await bench.take("şu '\(path)' nedir, bilmem").contains("Tamam."))
    #expect(await bench.take("kaç ünite insülin yapayım \(path)").contains("hekim"))
    #expect(bench.asked.now.count == 1)
    let text = PathsInText.text("bak 'a b.png', ./c.png’yi oku") { $0 == "a b.png" }
    #expect(text == "bak , ./c.png’yi oku")
  }

  @Test("Where the embedded engine answers what it can, a picture still goes to the model")
  func routing() async throws {
    let bench = try MediaBench(isLocal: true)
    let path = try bench.file("a.png", MediaBench.png)
    _ = await bench.take("Bir elma yedim \(path)")
    #expect(bench.asked.now.last?.messages.last?.attachments.count == 1)
  }

  @Test("A picture stays with the embedded engine, and nothing is sent past the person's choice")
  func local() async throws {
    var bench = try MediaBench(model: "yerel")
    var path = try bench.file("a.png", MediaBench.png)
    #expect(await bench.take("oku \(path)").contains("Tamam."))
    #expect(bench.asked.now.count == 1)
    bench = try MediaBench()
    path = try bench.file("a.png", MediaBench.png)
    _ = await bench.take("/ayar yönlendirme hep-yerel")
    #expect(await bench.take("oku \(path)", .configuration).contains("hep-yerel iken"))
    #expect(bench.asked.now.isEmpty)
  }

  @Test("What promises a picture and is none is refused; talk about files is only talk")
  func refusing() async throws {
    let bench = try MediaBench()
    let text = try bench.file("a.jpg", Array("merhaba".utf8))
    #expect(await bench.take("oku \(text)", .badData).contains("tanınan bir resim değil"))
    #expect(await bench.take("oku ./olmayan.jpg", .noInput).contains("bulunamadı"))
    let big = MediaBench.png + [UInt8](repeating: 0, count: SentPictures.largest)
    let large = try bench.file("b.png", big)
    #expect(await bench.take("oku \(large)", .badData).contains("10 MB’tan büyük"))
    let few = try (0..<5).map { try bench.file("\($0).png", MediaBench.png) }
    let all = few.joined(separator: " ")
    #expect(await bench.take("oku " + all, .badData).contains("en çok 4 resim"))
    #expect(bench.asked.now.isEmpty)
    for line in [
      "olmayan.jpg nedir", "https://a.b/c.jpg", "kahvaltı 1/2 ekmek", "\(bench.folder) ne?",
    ] {
      _ = await bench.take(line)
      #expect(bench.asked.now.last?.messages.last?.attachments.isEmpty == true, "\(line)")
    }
  }

  struct Words {
    var text: String
    var paths: [String]
  }

  nonisolated static let words = [
    Words(text: "bunu oku ./etiket.jpg", paths: ["./etiket.jpg"]),
    Words(text: "etiket.JPG'i ve b.png’yi oku.", paths: ["etiket.JPG", "b.png"]),
    Words(text: "\"a b.png\", 'c d.png' ve “e f.webp”", paths: ["a b.png", "c d.png", "e f.webp"]),
    Words(text: "/tmp/a\\ b.png ne?", paths: ["/tmp/a b.png"]),
    Words(text: "~/x.gif ~/x.gif", paths: ["~/x.gif"]),
    Words(text: "(bak: ../a.heic).", paths: ["../a.heic"]),
    Words(text: "Süt'ün şekeri 5/10, 1.5 litre", paths: []),
    Words(text: "'tek tırnak kaldı a.png", paths: ["a.png"]),
    Words(text: "https://a.b/c.png", paths: []),
  ]

  @Test("Paths are found in quotes, with suffixes and among other words", arguments: words)
  func paths(_ words: Words) {
    #expect(PathsInText.words(of: words.text) == words.paths, "\(words.text)")
  }
}
