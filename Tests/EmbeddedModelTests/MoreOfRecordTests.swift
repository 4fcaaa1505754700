import Analysis
import Domain
import Testing

@Suite("Short questions ask for more of what was told")
struct MoreOfRecordTests {
  typealias Case = RecordQuestionTests.Case

  static let cases = [
    Case("dün kilom 82 idi", "kilom 81", "kilom kaç", "ondan önce?", holds: "82", lacks: "81 kg"),
    Case(
      "dün sabah tansiyonum 130/85 çıktı", "bugün tansiyonum 120/80 çıktı", "tansiyonum kaç",
      "ondan önce",
      holds: "130/85", lacks: "120/80"),
    Case("bugün 2 dilim baklava yedim", "baklava yedim mi", "saat kaçta", holds: "baklava"),
    Case("bugün 2 dilim baklava yedim", "baklava yedim mi", "kaç dilim", holds: "2 dilim"),
    Case("dün 30 dakika yürüdüm", "dün yürüdüm mü", "kaç dakika", holds: "30 dakika"),
    Case(
      "dün 30 dakika yürüdüm", "bugün yürüdüm mü", "en son ne zaman", holds: "30 dakika (dün"),
    Case(
      "dün tansiyonum 130/85 idi", "tansiyonum 120/80", "tansiyonum", "en yükseği", "ne zaman",
      holds: "130/85", lacks: "120/80"),
    Case(
      "dün sabah tansiyonum 130/84 çıktı", "bugün tansiyonum 120/80 çıktı",
      "ortalama tansiyonum kaç", holds: "125/82"),
    Case("dün sabah nabzım 70 çıktı", "bugün nabzım 80 çıktı", "nabız ortalamam kaç", holds: "75"),
    Case(
      "3 aralıkta saat 10:00'da Dr. Selin randevum var, not al", "randevum ne zaman", "kiminle",
      holds: "Selin"),
    Case("not al: ramipril bitmek üzere", "ramipril notum neydi", holds: "bitmek üzere"),
    Case("LDL 112", "LDL kaçtı", holds: "112"),
    Case("kreatinin 1,1", "LDL 112", "ldl kaçtı", "kreatinin", holds: "1,1", lacks: "112"),
    Case("kolesterolüm kaç", holds: "kayıtlı kolesterol yok"),
    Case("boyum 172 cm", "boyum kaç", holds: "172"),
    Case("1955 doğumluyum", "kaç yaşındayım", holds: "71"),
    Case("fıstığa alerjim var", "neye alerjim vardı", holds: "fıstık"),
    Case("tip 2 diyabetim var", "hangi tip diyabetim var", holds: "tip 2"),
    Case("boyum 172 cm", "kilom 90", "vücut kitle indeksim kaç", holds: "30,4"),
    Case("20 haftalık hamileyim", "kaç haftalık hamileyim", holds: "20 hafta"),
    Case("20 haftalık hamileyim", "doğuma ne kadar var", holds: "140 gün"),
    Case("boyum kaç", holds: "söylemediniz"),
    Case("su hedefim 2000 ml", "400 ml su içtim", "su hedefime ne kadar kaldı", holds: "1.600 ml"),
    Case("hedef kilom 85", "kilom 90", "hedef kiloma ne kadar kaldı", holds: "5 kg"),
  ]

  @Test("The answer is of what was spoken of", arguments: cases)
  func answers(_ it: Case) async throws {
    let turn = try await Talking.lastTurn(it.talk)
    let text = turn.last?.text ?? ""
    #expect(text.contains(it.holds), "\(it.talk): \(text)")
    if let lacks = it.lacks { #expect(!text.contains(lacks), "\(it.talk): \(text)") }
    let written = turn.flatMap(\.calls).filter(\.writes)
    #expect(written.isEmpty, "\(it.talk)")
  }

  @Test(
    "What was taken is looked up, and nothing is kept of the question",
    arguments: [
      "günde ortalama kaç ünite novorapid kullanıyorum", "lantus dozum kaç",
      "geçen hafta kaç ünite novorapid", "en fazla kaç ünite novorapid yapmışım",
    ])
  func doses(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["getDay"])
  }

  @Test(
    "What a value means, or is in general, is no record",
    arguments: [
      "kreatinin nedir", "ldl kaç olmalı", "ateşim kaç derece olursa tehlikeli",
      "ateşim var", "ketonum yüksek",
    ])
  func general(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "getDay" })
  }
}
