import Domain
import Testing

@testable import EmbeddedModel

/// Of whom a talk is, where nobody is named again.
@Suite("The person of the talk")
struct TalkPersonTests {
  private func owners(_ talk: [String]) async throws -> [String?] {
    try await Talking.calls(talk).filter { $0.name.hasPrefix("log") }
      .map { $0.arguments["person"]?.string }
  }

  @Test(
    "Whoever the diary is said to be of has what is told with an ending of hers",
    arguments: [
      ["kızım Elif için yazıyorum", "şekeri 142"], ["kızım için yazıyorum", "şekeri 142"],
      ["oğlum Can 7 yaşında tip 1", "şekeri 142"], ["annem tip 2 hastası", "şekeri 142"],
      ["babam için tutuyorum burayı", "tansiyonu 14/8"],
      ["babamın şekeri 198", "şekerini ölçtüm 245"],
      ["babamın şekeri 198", "kahvaltısı: 1 yumurta, 2 dilim kepek ekmeği"],
      ["Elif'in şekeri 68", "150 ml meyve suyu verdiler"],
    ])
  func isTheirs(_ talk: [String]) async throws {
    let owners = try await owners(talk)
    #expect(!owners.isEmpty && owners.allSatisfy { $0 != nil }, "\(owners)")
  }

  @Test(
    "What only the writer can have done stays the writer's",
    arguments: [
      ["kızımın şekeri 180", "glifor 1000 aldım"], ["kızımın şekeri 180", "5 saat uyudum"],
      ["babamın şekeri 198", "2 elma yedim"], ["babamın şekeri 198", "yarım saat yürüdüm"],
      ["kızım Elif için yazıyorum", "benim şekerim 142"],
      ["2 dilim baklava yedim", "aslında bir dilimini hanıma verdim", "2 saat sonra ölçtüm 214"],
    ])
  func isOwn(_ talk: [String]) async throws {
    let owners = try await owners(talk)
    #expect(!owners.isEmpty && owners.allSatisfy { $0 == nil }, "\(owners)")
  }

  @Test(
    "Facts of whom the diary is kept for are none of the writer's profile",
    arguments: [
      "kızım için yazıyorum, 9 yaşında tip 1", "oğlum için tutuyorum, 7 yaşında, tip 1",
    ])
  func profile(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "updateProfile" })
  }

  @Test(
    "The number of a type counts nothing of the meal before",
    arguments: [
      ["2 yumurta yedim", "oğlum için tutuyorum 7 yaşında tip 1"],
      ["meyve suyu içtim", "kızım için yazıyorum 9 yaşında tip 1"],
      ["2 yumurta yedim", "kızım 9 yaşında tip 1"],
    ])
  func type(_ talk: [String]) async throws {
    #expect(try await Talking.calls(talk).isEmpty)
  }

  private static let own = ["1 kase çorba içtim", "30 dk yürüdüm", "kilom 80", "tansiyonum 13/8"]

  @Test(
    "An ending of a third person is never the writer's, also long after",
    arguments: ["şekeri 210", "tansiyonu 14/9", "ateşi 37,2"])
  func afterLong(_ text: String) async throws {
    let owners = try await owners(["babamın şekeri 176"] + Self.own + [text])
    #expect(owners == ["babam"])
  }

  @Test("Of two others an ending names neither")
  func ofTwo() async throws {
    let talk = ["babamın şekeri 176", "annemin şekeri 120"] + Self.own + ["şekeri 210"]
    #expect(try await owners(talk) != ["babam"])
  }

  @Test(
    "Whose diary it is said to be has what is told with an ending of hers",
    arguments: ["tansiyonu 14/9", "ateşi 38"])
  func declared(_ text: String) async throws {
    let diary = ["babam için yazıyorum"]
    let between = ["şekeri 176", "günaydın", "tarçın şekeri düşürür mü", "teşekkürler", "iyiyim"]
    #expect(try await owners(diary + between + [text]) == ["babam"])
    #expect(
      try await owners(diary + ["benim şekerim 120", "8 ünite novorapid yaptım"])
        .allSatisfy { $0 == nil })
  }

  @Test("Who names themselves, or is given a dose, is the writer")
  func writer() async throws {
    #expect(
      try await owners(["selamun aleykum, ben huseyin, seker hastasiyim", "tansiyon 13 e 8"])
        == [nil])
    #expect(
      try await Talking.calls(["annem bana 6 ünite fiasp yaptı"]).allSatisfy {
        $0.arguments["person"] == nil
      })
  }

  @Test(
    "A word that a keyboard has written with a capital is nobody",
    arguments: ["Sonrası 97", "Öncesi 110", "Sonraki 130", "Diğeri 97", "Dündenberi 140"])
  func capital(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.arguments["person"] != nil })
  }

  @Test("Who feeds somebody is not whom the talk is of")
  func feeds() async throws {
    let talk = ["öğlen anneannesi mercimek çorbası yedirmiş küçük kase, 2 de köfte", "1,8 ünite"]
    #expect(try await owners(talk).allSatisfy { $0 != "anneanne" })
  }

  @Test("An ending of a third person puts no record of the writer's right")
  func noCorrection() async throws {
    let talk = ["tansiyonum 15/10", "babamın şekeri 176", "kilom 80", "tansiyonu 14/9"]
    #expect(try await Talking.calls(talk).map(\.name) == ["logMeasurement"])
    #expect(try await owners(talk) == ["babam"])
    // With nobody else in the thread it is one's own.
    #expect(
      try await Talking.calls(["tansiyonum 15/10", "tansiyonum 14/9 olacak"]).map(\.name)
        == ["updateEntry"])
  }

  @Test("The endings of a drug say whose it is", arguments: ["Lantusunu yaptım", "ilacını verdim"])
  func drug(_ text: String) async throws {
    let owners = try await owners(["babamın şekeri 176", text])
    #expect(!owners.contains(nil))
  }
}
