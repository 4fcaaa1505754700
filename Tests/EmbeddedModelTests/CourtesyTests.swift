import Domain
import Testing

@testable import EmbeddedModel

/// Politeness and stress around a message change nothing of what it says.
@Suite("Courtesy around a message")
struct CourtesyTests {
  private static let told = [
    "sarma 6 tane yoğurt ekmek", "kolesterolüm 240", "132 ile yatıyorum", "168'e inmiş",
    "öğlen okulda yarım porsiyon makarna 3 köfte ve ayran varmış hepsini bitirmiş",
    "tansiyonum da 14,5 8,5 çıktı nabız 78", "gofret ülker 36 gramlık paket",
  ]

  @Test(
    "It is read the same", arguments: told,
    ["%@.", "%@!", "%@, teşekkürler", "%@ teşekkür ederim", "%@ sağ olun", "%@ ya", "merhaba, %@"])
  func same(_ text: String, _ form: String) {
    let said = form.replacing("%@", with: text)
    #expect(Engine.signature(Engine.calls(said)) == Engine.signature(Engine.calls(text)), "\(said)")
    #expect(!Engine.calls(text).isEmpty)
  }

  @Test(
    "A full stop makes no record of hearsay, and its absence none either",
    arguments: ["Komşu iki tabak mantı yemiş", "Bugün toplam 120 gram karbonhidrat aldım"])
  func hearsay(_ text: String) {
    #expect(Engine.calls(text).isEmpty)
    #expect(Engine.calls(text + ".").isEmpty)
  }

  @Test(
    "What is left is what is said besides",
    arguments: [
      ("merhaba, 2 yumurta yedim, teşekkürler!", "2 yumurta yedim"),
      ("2 yumurta yedim", "2 yumurta yedim"), ("Selam! şekerim 140.", "şekerim 140"),
      ("çok teşekkür ederim", "çok teşekkür ederim"), ("merhaba", "merhaba"),
      ("hayır teşekkürler", "hayır teşekkürler"), ("bunu tercih ederim", "bunu tercih ederim"),
      ("2 dilim ekmek var mı?", "2 dilim ekmek var mı?"), ("", ""), ("...", "..."),
    ])
  func rest(_ text: String, _ rest: String) {
    #expect(text.withoutCourtesy == rest)
  }
}

/// The foods of one list share their fate.
@Suite("Foods of a list")
struct ListedFoodTests {
  private func foods(_ text: String) -> [String] {
    Engine.calls(text).flatMap { $0.arguments["items"]?.array ?? [] }
      .compactMap { $0["name"]?.string }
  }

  @Test(
    "None of them is left out",
    arguments: [
      ("öğlen çorba pilav ayran içtim ya da", ["çorba", "pilav", "ayran"]),
      ("haydi sarma 6 tane, yoğurt, ekmek be", ["sarma", "yoğurt", "ekmek"]),
      (
        "hım öğlen okulda yarım porsiyon makarna 3 köfte ve ayran varmış hepsini bitirmiş",
        ["makarna", "köfte", "ayran"]
      ),
    ])
  func whole(_ text: String, _ names: [String]) {
    let found = foods(text)
    #expect(found.isEmpty || found == names, "\(found)")
  }

  @Test(
    "Who is addressed by the name of something sweet was not eaten",
    arguments: [
      ("balım 1 dilim ekmek yedim", ["ekmek"]), ("tatlım, öğlen çorba içtim", ["çorba"]),
      ("bal ve ekmek yedim balım", ["bal", "ekmek"]),
      ("balım 2 kaşık, ekmek 1 dilim yedim", ["bal", "ekmek"]),
      ("tatlım kahveyle yedim", ["tatlı", "kahve"]),
    ])
  func addressed(_ text: String, _ names: [String]) {
    #expect(foods(text) == names)
  }

  @Test("What was not eaten, or is told apart, is not put in")
  func apart() {
    #expect(foods("çorba içtim, pilavı yemedim") == ["çorba"])
    #expect(foods("2 köfte yedim, ekmek yemedim") == ["köfte"])
  }
}
