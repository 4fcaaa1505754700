import Domain
import Testing

@Suite("What is asked of balli's own words and of what it keeps")
struct OwnRequestTests {
  static let meal = "kahvaltıda iki yumurta bir dilim ekmek yedim"

  static let sources = [
    "bu değeri nereden aldın?", "Bu değeri nereden aldınız", "bu rakam nereden geliyor",
    "bu sayıları nerden buldun", "kaynağın ne?", "kaynağınız nedir", "bunu nereden biliyorsun",
    "karbonhidratı neye göre hesapladın?", "bu kaloriyi nereden çıkardın",
    "hangi kaynaktan aldın bunu",
    "bu bilgiyi nereden aldın", "değerlerin kaynağını göster",
    "ekmeğin karbonhidratını nereden aldın?",
    "peki bu değerler nereden geliyor", "BU DEGERI NERDEN ALDIN", "bunu neye dayanarak söylüyorsun",
    "14,5 g nereden çıktı", "kaynak var mı", "bu hesap nasıl yapıldı, kaynağı ne",
    "nereden uydurdun bunu",
  ]

  @Test("Where a figure comes from is told, however it is asked", arguments: sources)
  func source(_ text: String) async throws {
    let turn = try await Talking.lastTurn([Self.meal, text])
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(turn.last?.text.contains("USDA") == true, "\(text): \(turn.last?.text ?? "")")
  }

  @Test("Of one food only that one is told")
  func oneFood() async throws {
    let answer = try await Talking.lastTurn([Self.meal, "ekmeğin değerini nereden aldın?"]).last?
      .text
    #expect(answer?.contains("- ekmek:") == true)
    #expect(answer?.contains("yumurta") == false)
  }

  static let reasons = [
    "neden?", "neden orta?", "etkisi neden orta?", "etkisini neye göre söyledin", "niye orta dedin",
    "glisemik yükü nasıl hesapladın", "bu öğünün etkisi neye göre orta",
  ]

  @Test("Why an effect was told is told with its figures", arguments: reasons)
  func reason(_ text: String) async throws {
    let answer = try await Talking.lastTurn([Self.meal, text]).last?.text ?? ""
    #expect(answer.hasPrefix("Bu bir tahmin"), "\(answer)")
    #expect(answer.contains("87 × 13,4 g ÷ 100 = 11,7") && answer.contains("20 ve üstü yüksek"))
  }

  static let effects = [
    "bu öğün şekerimi yükseltir mi?", "etkisi ne?", "bunun şekerime etkisi ne olur",
    "çok yükseltir mi bu",
  ]

  @Test("What the last meal does is told from it, also some messages later", arguments: effects)
  func effect(_ text: String) async throws {
    for talk in [[Self.meal], [Self.meal, "bu değeri nereden aldın?"]] {
      let turn = try await Talking.lastTurn(talk + [text])
      #expect(turn.last?.text.hasPrefix("Bu bir tahmin") == true, "\(turn.last?.text ?? "")")
    }
  }

  @Test("Where the index is not known the amount is the reason")
  func amount() async throws {
    let turn = try await Talking.lastTurn(["öğlen bir kumru yedim", "neden yüksek?"])
    #expect(turn.last?.text.contains("yalnızca miktara baktım") == true)
  }

  @Test("Juice against a low is not called high")
  func juice() async throws {
    let texts = ["şekerim 58", "iki bardak portakal suyu içtim"]
    let answer = try await Talking.lastTurn(texts).last?.text ?? ""
    #expect(answer.contains("Düşük şekerinizin (58 mg/dL) ardından"))
    #expect(!answer.contains("tahminen") && !answer.contains("yüksek"))
    let why = try await Talking.lastTurn(texts + ["etkisi neden böyle?"]).last?.text ?? ""
    #expect(why.contains("yükseltmesi beklenir"))
  }

  static let kept: [(String, String)] = [
    ("notlarım", "getNotes"), ("notlarımı göster", "getNotes"),
    ("aldığım notlar neler?", "getNotes"),
    ("NOTLARIM", "getNotes"), ("ilaçlarım", "getProfile"), ("ilaçlarım neler", "getProfile"),
    ("hangi ilaçları kullanıyorum?", "getProfile"), ("listem", "getShoppingList"),
    ("listemi göster", "getShoppingList"), ("alışveriş listem", "getShoppingList"),
    ("her zamanki kahvaltım", "repeatMeal"), ("her zamanki kahvaltımı yaptım", "repeatMeal"),
    ("yine her zamanki kahvaltımı yedim", "repeatMeal"), ("her zamankinden yedim", "repeatMeal"),
    ("dünkünün aynısı", "repeatMeal"), ("dünkünün aynısını yedim", "repeatMeal"),
    ("öğlen dünkünün aynısını yedim", "repeatMeal"),
    ("dünkü kahvaltımı yedim ama ekmeksiz", "repeatMeal"),
    ("her zamanki kahvaltım ekmeksiz", "repeatMeal"),
    ("dun ne yediysem yine onu yedim", "repeatMeal"),
    ("favori kahvaltımı yedim", "repeatMeal"), ("yine favori öğünümü yaptım", "repeatMeal"),
    ("FAVORI KAHVALTIMI KAYDET", "repeatMeal"), ("favori kahvaltılarım", "searchArchive"),
    ("favori öğünlerimi göster", "searchArchive"), ("favorilerim", "searchArchive"),
    ("bu kahvaltıyı favorilere ekle", "setFavorite"),
    ("son yediğimi favorilerime ekle", "setFavorite"),
  ]

  @Test("What is plain calls its tool, also after other talk", arguments: kept)
  func plain(_ text: String, _ tool: String) async throws {
    #expect(Engine.calls(text).map(\.name) == [tool])
    let later = try await Talking.lastTurn(["listeye süt ekle", text])
    #expect(later.flatMap(\.calls).map(\.name) == [tool])
  }

  @Test("A meal that was written is marked by its number, and loses the mark again")
  func favorite() async throws {
    for (text, favorite) in [("bunu favorilere ekle", true), ("favorilerden çıkar", false)] {
      let turn = try await Talking.lastTurn([Self.meal, text])
      let call = try #require(turn.flatMap(\.calls).first)
      #expect(call.name == "setFavorite" && call.arguments["kind"] == "meal")
      #expect(call.arguments["id"]?.number != nil)
      #expect((call.arguments["favorite"] == false) == !favorite)
    }
    let again = try await Talking.lastTurn([Self.meal, "favorilere ekle", "favorilerden çıkar"])
    #expect(
      again.last?.text.contains("favorilerinizden çıktı") == true, "\(again.last?.text ?? "")")
    let none = try await Talking.lastTurn(["bir simitte kaç karbonhidrat var", "favorilere ekle"])
    #expect(none.flatMap(\.calls).allSatisfy { $0.arguments["kind"] != "meal" })
  }

  @Test("Which meal and which day are taken from the words")
  func arguments() {
    let less = Engine.calls("dünkü kahvaltımı yedim ama ekmeksiz").first?.arguments
    #expect(less?["without"] == ["ekmek"] && less?["date"] == "2026-11-20")
    let named = Engine.calls("dünkü kahvaltımın aynısını yedim, peynir hariç").first?.arguments
    #expect(named?["without"] == ["peynir"])
    let noon = Engine.calls("öğlen dünkünün aynısını yedim").first?.arguments
    #expect(noon?["mealType"] == "lunch" && noon?["date"] == "2026-11-20")
    let usual = Engine.calls("her zamanki kahvaltımı yaptım").first?.arguments
    #expect(usual?["mealType"] == "breakfast" && usual?["date"] == nil)
  }

  static let others = [
    "notlarımı sil", "ilaçlarımı aldım", "ilaçlarım bitti", "listeme süt ekle", "listemi temizle",
    "her zamanki doktoruma gittim", "her zamanki kahvaltımı yemedim", "dünkünün aynısını yiyeceğim",
    "dünkü kahvaltımı yedim",
    "annem her zamanki kahvaltısını yaptı", "her zamanki kahvaltım ne kadar karbonhidrat?",
    "ekmeği nereden aldın", "neden şekerim yükseldi", "her zamanki insülinimi yaptım",
    "dünkünün aynısını söyledi", "favori yemeğim mantı", "favori kahvaltımı yemedim",
    "favori dizimi izledim", "kızımın favori yemeği makarna",
  ]

  @Test("What only looks like it is left to the readings", arguments: others)
  func leftAlone(_ text: String) {
    let tools = ["getNotes", "repeatMeal", "setFavorite"]
    #expect(Engine.calls(text).allSatisfy { !tools.contains($0.name) })
  }

  @Test("Medicines are told alone, and said to be none where there are none")
  func medicines() async throws {
    let none = try await Talking.lastTurn(["ilaçlarım"]).last?.text ?? ""
    #expect(none.contains("bir ilaç söylemediniz"))
    let texts = ["metformin kullanıyorum, fıstık alerjim var", "ilaçlarım neler?"]
    let some = try await Talking.lastTurn(texts).last?.text ?? ""
    #expect(some.contains("metformin") && !some.contains("fıstık"))
  }
}
