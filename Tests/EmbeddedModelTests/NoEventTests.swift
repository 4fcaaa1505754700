import Domain
import Testing

@testable import EmbeddedModel

@Suite("Words that look like a record and tell of nothing that happened")
struct NoEventTests {
  @Test(
    "Reference values, tests, questions, quotations and what nearly happened are not written",
    arguments: [
      "Google'da açlık şekeri 100 altı normal yazıyor", "kitapta HbA1c 6,5 üstü diyabet diyor",
      "tansiyon 14/9 yüksek mi sayılır", "kontrol solüsyonu 118 gösterdi",
      "sınavdan 118 net çıkardım", "1 muzda 27 gram karbonhidrat varmış",
      "ekmeğe 50 gram deniyor 25 karbonhidrat",
      "1 dilim ekmek 2 dilim peynir desem kaç eder", "geçen cuma 3 köfte yedim diye yazdın mı",
      "\"dün 3 dilim pasta yedim\" diye mesaj atmış ablam", "abim \"şekerim 190\" yazmış",
      "kızım \"anne ben iki köfte yedim\" diyor ama inanmıyorum",
      "az kalsın bir dilim baklavayı götürüyordum", "az daha 3 dilim pastayı yiyordum",
      "hekimim 8 ünite novorapid vurmamı söyledi ama vuramadım", "eczacı demir hapı verdi",
    ])
  func nothing(_ text: String) {
    let written = Engine.calls(text).filter(\.writes)
    #expect(written.isEmpty, "\(Engine.signature(written))")
  }

  @Test(
    "What is done of another hour in the present tense is a habit, and a year is no hour",
    arguments: [
      "levemir 6 ünite gece yapıyorum", "novorapid 8 ünite akşam yapıyorum",
      "gece 10 ünite levemir vuruyorum", "sabah 2 dilim ekmek yiyorum",
      "2019'da şekerim 138'e düşmüş",
      "janumet elli bin", "köri yemeyi severim",
    ])
  func usual(_ text: String) {
    let written = Engine.calls(text).filter { $0.name.hasPrefix("log") }
    #expect(written.isEmpty, "\(Engine.signature(written))")
  }

  @Test(
    "Units are no amount of the meal before them, and an ingredient that went in is no line to buy")
  func units() async throws {
    for dose in ["6 ünite", "4 buçuk ünite"] {
      let calls = try await Talking.lastTurn(["4 kaşık pilav yedim", dose]).flatMap(\.calls)
      #expect(!calls.map(\.name).contains("updateMeal"), "\(Engine.signature(calls))")
    }
    #expect(Engine.calls("bir tatlı kaşığı bal ilave ettim").map(\.name) == ["logMeal"])
    #expect(Engine.calls("listeye bal ilave et").map(\.name) == ["addToShoppingList"])
  }

  @Test(
    "Neighbours of these are",
    arguments: [
      ("pompadan 3,2 bolus yolladım 35 gr karbonhidrata", "logMedication"),
      ("3 köfte yedim diye yaz", "logMeal"), ("şekerim 100 çıktı", "logGlucose"),
      ("tansiyonum 14/9 çıktı", "logMeasurement"), ("sensör 118 gösterdi", "logGlucose"),
      ("8 ünite novorapid vurdum", "logMedication"), ("azıcık baklava yedim", "logMeal"),
      ("lantus 20 yaptım, kahvaltı yapmadım", "logMedication"),
      ("telefonum bozuk, 5000 adım yürüdüm", "logActivity"),
      ("kontrol solüsyonu 118 gösterdi, sonra şekerim 140 çıktı", "logGlucose"),
    ])
  func written(_ text: String, _ tool: String) {
    #expect(Engine.calls(text).map(\.name) == [tool], "\(Engine.signature(text))")
  }

  @Test("Six units behind a reading are no bound of it, and upper and lower are one pressure")
  func bounds() async throws {
    let six = Engine.calls("şekerim 140 altı ünite yaptım").map(\.name)
    #expect(six == ["logGlucose", "logMedication"])
    let turn = try await Talking.lastTurn(["tansiyonum üst 13 alt 8"])
    #expect(turn.last?.text.contains("tansiyon 13/8") == true)
  }

  @Test("A reading behind a dose is no second dose")
  func reading() {
    let text = "akşam 8de 18 ünite lantus sabah 7de 142"
    let doses = Engine.calls(text).filter { $0.name == "logMedication" }
    #expect(doses.map { $0.arguments[.dose]?.number } == [18], "\(Engine.signature(text))")
    let rows = Engine.calls("sabah 6 akşam 8 ünite humulin yaptım", hoursLater: 8)
    #expect(rows.compactMap { $0.arguments[.dose]?.number } == [6, 8])
    let dated = Engine.calls("sabah 10 akşam 12 ünite mixtard yaptım dün")
    #expect(dated.allSatisfy { $0.arguments[.at]?.string?.hasPrefix("2026-11-20") == true })
  }

  /// What was told, and then something of another matter.
  static let others: [[String]] = [
    ["novorapid 6 vurdum", "doktor 8 demişti"], ["4 bardak su içtim", "doktor 8 demişti"],
    ["elma yedim", "saat 3te randevum var"], ["lantus 20 yaptım", "saat 5te randevum var"],
    ["elma yedim", "saat 3te ölçerim"], ["kilom 82", "hedefim 75"],
    ["tansiyonum 13/8", "11/7 olmuş şimdi"], ["gece 5 saat uyudum", "bebek 3 kere uyandırdı"],
    ["şekerim 140", "lantus 20 yaptım", "ilki 104 olacaktı"],
    ["ölçtüm 143", "içtim metformin 1000", "ilki yanlış 134 olacak"],
    ["insülin yaptım", "hangisini"], ["tost yedim bir de çay", "çayı şekersiz içtim"],
    ["3 köfte yedim", "bir de ayran içtim", "onu değil ötekini sil"],
    ["3 bardak su içtim", "çorbayı geri al"],
  ]

  @Test("What is said of another matter changes no record", arguments: others)
  func other(_ talk: [String]) async throws {
    let calls = try await Talking.lastTurn(talk).flatMap(\.calls).filter(\.writes)
    #expect(calls.isEmpty, "\(Engine.signature(calls))")
  }

  @Test("A food that is to go takes no dose with it")
  func deleted() async throws {
    let talk = ["lantus 20 yaptım", "köfte 4 pilav 1 tabak yedim", "pilavı 2 yap köfteyi sil"]
    let calls = try await Talking.lastTurn(talk).flatMap(\.calls)
    #expect(!calls.contains { $0.name == "deleteEntry" }, "\(Engine.signature(calls))")
  }

  @Test(
    "What is set right still is",
    arguments: [
      ["novorapid 6 vurdum", "8 olacaktı"], ["kilom 82", "pardon 72"],
      ["elma yedim", "saat 11de yedim"], ["tansiyonum 13/8", "12/8 olacaktı"],
      ["tansiyonum 13/8", "12/7 olacaktı şimdi fark ettim"], ["novorapid 6 vurdum", "8 demiştim"],
      ["gece 5 saat uyudum", "yok 6 saat"], ["şekerim 140", "yanlış yazdım 104 olacaktı"],
    ])
  func corrected(_ talk: [String]) async throws {
    let calls = try await Talking.lastTurn(talk).flatMap(\.calls)
    #expect(
      calls.map(\.name).allSatisfy { ["updateEntry", "updateMeal"].contains($0) }
        && calls.count == 1, "\(talk): \(Engine.signature(calls))")
  }
}
