import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is surely said of the list, whatever its words name")
struct ListFrameTests {
  private func added(_ calls: [ToolCall]) -> [String] {
    calls.filter { $0.name == "addToShoppingList" }.flatMap(\.items)
  }

  @Test(
    "Names that nobody knows are taken where the frame is that of the list",
    arguments: [
      ("firik almak istiyorum 2 kilo yazar mısın", ["2 kilogram firik"]),
      (
        "Pazar için: 1 kg enginar, 2 kg çipura, yarım kilo çağla",
        ["1 kilogram enginar", "2 kilogram çipura", "0.5 kilogram çağla"]
      ),
      ("listeye kındıra kökü yaz", ["kındıra kökü"]),
    ])
  func unknown(_ text: String, _ items: [String]) {
    #expect(added(Engine.calls(text)).map { $0.replacing("0,5", with: "0.5") } == items)
  }

  @Test(
    "A meal under a heading is none of the list",
    arguments: [
      "öğlen için: 1 tabak pilav, 1 kase cacık", "dün gece: 1 paket cips, 1 kutu kola",
      "Akşam için: 2 köfte, 1 kase yoğurt", "diyetisyen yazdı: 2 dilim ekmek, 1 elma",
    ])
  func meals(_ text: String) {
    #expect(added(Engine.calls(text)).isEmpty)
  }

  @Test(
    "A size is no amount, and the figure behind a thing counts the unit before it",
    arguments: [
      ("listeye bebek bezi 5 numara 2 paket ekle", ["2 paket bebek bezi"]),
      (
        "alışveriş: defter 2, kalem, silgi, kutu sut 6",
        ["2 adet defter", "kalem", "silgi", "6 kutu süt"]
      ),
      ("2 kiloo patates yaz listeye", ["2 kilogram patates"]),
      ("domates ekle listeye 2 klo", ["2 kilogram domates"]),
      ("listeye küçük bir kavanoz bal ekle", ["1 kavanoz küçük bal"]),
      ("listeye 2 büyük tava ekle", ["2 adet büyük tava"]),
    ])
  func amounts(_ text: String, _ items: [String]) {
    #expect(added(Engine.calls(text)) == items)
  }

  @Test(
    "Who is addressed, and the lines of the list, are nothing to buy",
    arguments: [
      ("kuzum listeye 5 kilo un yaz", ["5 kilogram un"]), ("balım listeye yoğurt ekle", ["yoğurt"]),
      ("listeye şu kalemleri ekle: pirinç, mercimek", ["pirinç", "mercimek"]),
      ("listeye kalem ve silgi ekle", ["kalem", "silgi"]),
      ("balım bitti, listeye yaz", ["bal"]),
    ])
  func addressed(_ text: String, _ items: [String]) {
    #expect(added(Engine.calls(text)) == items)
  }

  @Test("The list alone behind what is used up is the order to write it down")
  func elided() {
    #expect(added(Engine.calls("Çay bitti. Listeye.")) == ["çay"])
    #expect(added(Engine.calls("Çay bitti.")).isEmpty)
    for denied in ["ekleme", "yazma", "koyma", "yazmayın"] {
      #expect(added(Engine.calls("Çay bitti, listeye \(denied)")).isEmpty, "\(denied)")
    }
  }

  @Test(
    "Medicines and sensors that are needed are things to buy",
    arguments: ["şeker hapım lazım", "sensör lazım", "Göz damlamın alınması icap ediyor."])
  func supplies(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["addToShoppingList"])
  }

  @Test(
    "What is said of taking them is not",
    arguments: [
      "insülinin tok karna alınması gerekiyor", "sensör lazım mı bana sence",
      "doktorum sensör lazım dedi", "bana 5 ünite insülin lazım", "kan alınması gerekiyormuş",
    ])
  func doses(_ text: String) {
    #expect(added(Engine.calls(text)).isEmpty)
  }

  @Test("What is written down for a purpose was not eaten; against a low it is asked")
  func purposes() {
    #expect(
      added(Engine.calls("2 paket kraker + 1 meyve suyu ekle hipo icin"))
        == ["2 paket kraker", "1 adet meyve suyu"])
    #expect(Engine.calls("hipo için 3 meyve suyu ekle").isEmpty)
    #expect(added(Engine.calls("2 paket kraker yedim hipo için")).isEmpty)
    #expect(added(Engine.calls("kahvaltıma 1 yumurta ekle")).isEmpty)
  }

  @Test(
    "What others got, and from whom, is got",
    arguments: [
      "mamayı aldı eşim ekmek de aldı", "balıkçıdan mamayı ve ekmeği aldım",
      "kapıcı mama ve ekmek getirdi",
    ])
  func got(_ text: String) async throws {
    let calls = try await Talking.calls(["listeye mama, ekmek ve süt yaz", text])
    #expect(calls.map(\.arguments) == [["check": ["mama", "ekmek"]]])
  }

  @Test("A medicine that was got may have been taken: of a line it is got, else it is asked")
  func medicines() async throws {
    #expect(Engine.calls("Göz damlası alınmıştır.").isEmpty)
    #expect(Engine.calls("metforminimi aldım").map(\.name) == ["logMedication"])
    let calls = try await Talking.calls(["listeye parol ve bant yaz", "parol alındı"])
    #expect(calls.map(\.arguments) == [["check": ["parol"]]])
  }

  @Test(
    "Whether something stands on the list shows it, however hastily it is typed",
    arguments: [
      "cikolata yazdm mi ben listeye", "listeye eklemişmiydim mamayı", "sütü yazdın mı listeye",
      "listede kahve yazıyor muydu",
    ])
  func asked(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["getShoppingList"])
  }

  @Test("What asks to put something there does not")
  func orders() {
    #expect(added(Engine.calls("listeye süt ekler misin")) == ["süt"])
    #expect(Engine.calls("diyet listesinde elma var mı").isEmpty)
    let order = "peynir var mı bizim orda bilmem emme bulursak alcez 1 kalıp, listiye goyuve"
    #expect(!Engine.calls(order).contains { $0.name == "getShoppingList" })
  }

  @Test("What a recipe needs is bought though it was asked first for which meal")
  func recipe() async throws {
    let calls = try await Talking.calls(["bana bir tarif ver ve malzemeleri listeye ekle", "akşam"])
    #expect(calls.map(\.name) == ["generateRecipe", "addToShoppingList"])
  }
}
