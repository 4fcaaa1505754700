import Analysis
import Domain
import Nutrition
import Testing

@Suite("Questions of one's own records are answered of the time and name that they say")
struct RecordQuestionTests {
  struct Case: Sendable {
    var talk: [String]
    var holds: String
    var lacks: String?

    init(_ talk: String..., holds: String, lacks: String? = nil) {
      self.init(talk, holds: holds, lacks: lacks)
    }

    init(_ talk: [String], holds: String, lacks: String? = nil) {
      (self.talk, self.holds, self.lacks) = (talk, holds, lacks)
    }
  }

  /// The engine's now is 21 November 2026, 13.10.
  static let cases = [
    // Whether the writer took it, is of the writer, whoever was asked about before.
    Case(
      "lantus 20 ünite yaptım", "babam bugün lantus yaptı mı", "bugün lantus yaptım mı",
      holds: "20 ünite"),
    Case(
      "dün akşam 8 ünite novorapid yaptım", "dün akşam kaç ünite yaptım", "bu akşam?",
      holds: "Bugün akşam kayıtlı ilaç yok"),
    Case(
      "geçen cuma 8 ünite novorapid yaptım", "bugün kaç ünite yaptım", "yarın?",
      holds: "", lacks: "8 ünite"),
    Case(
      "dün akşam 8 ünite novorapid yaptım", "bugün 6 ünite novorapid yaptım",
      "dün akşam kaç ünite yapmıştım", holds: "8 ünite", lacks: "6 ünite"),
    Case(
      "dün akşam 18 ünite lantus yaptım", "6 ünite novorapid yaptım", "lantusu yaptım mı bugün",
      holds: "kayıtlı Lantus yok", lacks: "kayıtlı ilaç yok"),
    Case(
      "dün akşam 18 ünite lantus yaptım", "6 ünite novorapid yaptım", "lantus yaptım mı",
      holds: "En son: Lantus 18 ünite (dün"),
    Case(
      "dün akşam pilav yedim", "dün öğlen mercimek çorbası içtim", "dün öğlen pilav mı yedim ben",
      holds: "mercimek çorbası"),
    Case(
      "dün sabah 2 yumurta yedim", "dün kahvaltıda yumurta yemiş miydim", holds: "2 yumurta",
      lacks: "yok"),
    Case(
      "dün 40 dakika yürüdüm", "bu hafta ne kadar yürüdüm", holds: "40 dakika", lacks: "yok"),
    Case("dün kilom 82 idi", "kilom kaç", holds: "82 kg", lacks: "yok"),
    Case("dün öğlen başım döndü", "başım en son ne zaman döndü", holds: "aş dönmesi"),
    Case(
      "dün sabah 1 muz yedim", "bugün kaç karbonhidrat aldım", "dün kahvaltıda?", holds: "muz"),
    Case(
      "dün sabah 5 ünite novorapid yaptım", "bugün novorapid yaptım mı", "dün?",
      holds: "Novorapid 5 ünite"),
    Case(
      "dün akşam pizza yedim", "dün akşam 8 ünite novorapid yaptım",
      "en son ne zaman pizza yedim", "o akşam kaç ünite yapmıştım", holds: "8 ünite"),
    Case(
      "dün 30 dakika yürüdüm", "bugün 20 dakika yürüdüm", "en son ne zaman yürüdüm",
      "ondan önce?", holds: "30 dakika", lacks: "20 dakika"),
    Case(
      "öğlen 1 muz yedim", "öğlen yediğim muzda kaç karbonhidrat vardı", holds: "öğle yemeği"),
    Case("yarım ekmek kaç gram karbonhidrattır", holds: "Yarım ekmek"),
    Case(
      "iki dilim ekmek bir kase çorba kaç karbonhidrat", holds: "Birlikte"),
    Case(
      "bir muzda kaç karbonhidrat var", "elmada?", "ikisini yesem?", holds: "1 muz",
      lacks: "2 elma"),
    Case(
      "3 aralıkta doktor randevum var, not al", "ne zaman doktor randevum vardı",
      holds: "3 aralıkta doktor randevum var"),
    Case(
      "Can 2 dilim ekmek yedi", "1 muz yedim", "ben bugün ne yedim", holds: "muz", lacks: "Can"),
    Case("mercimek çorbası tarifi ver", "tarifi tekrar verir misin", holds: "ercimek"),
    Case("mercimek çorbası tarifi ver", "tarifi kaydetmiş miydim", holds: "kaydedilmemiş"),
  ]

  @Test("The answer is of what was asked for", arguments: cases)
  func answers(_ it: Case) async throws {
    let text = try await Talking.lastTurn(it.talk).last?.text ?? ""
    #expect(text.contains(it.holds), "\(it.talk): \(text)")
    if let lacks = it.lacks { #expect(!text.contains(lacks), "\(it.talk): \(text)") }
  }

  @Test(
    "A recipe that was told before is shown, and none is made",
    arguments: [
      "dünkü tarif neydi", "geçen akşamki tarifin malzemeleri neydi",
      "mercimek çorbası tarifini tekrar verir misin", "dün verdiğin tarif hangisiydi",
    ])
  func earlierRecipe(_ text: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["searchArchive"])
    #expect(calls.first?.arguments["told"] == true)
  }

  @Test(
    "What is wished for now is made",
    arguments: ["mercimek çorbası tarifi ver", "başka bir tarif ver", "akşama bir tarif öner"])
  func newRecipe(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["generateRecipe"])
  }

  private static let reader = SentenceReader(
    vocabulary: Vocabulary(foods: FoodBook().table.names()))

  private static func sentence(_ text: String) -> Sentence {
    reader.read(text, now: Engine.now, zone: Engine.zone)
  }

  @Test("Somebody of whom there are records is a name in small letters too")
  func names() {
    var sentence = Self.sentence("can ne yedi bugün")
    #expect(Person.all(in: sentence).isEmpty)
    sentence.names = ["can"]
    #expect(Person.all(in: sentence).map(\.name) == ["Can"])
    for text in ["can eriği yedim", "canım sıkkın", "can simidi aldım"] {
      var other = Self.sentence(text)
      other.names = ["can"]
      #expect(Person.all(in: other).isEmpty, "\(text)")
    }
  }
}
