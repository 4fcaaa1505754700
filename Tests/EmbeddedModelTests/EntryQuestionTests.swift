import Domain
import Testing

@Suite("What was recorded can be asked back")
struct EntryQuestionTests {
  struct Case: Sendable {
    var talk: [String]
    /// What the last answer must hold.
    var answer: String

    init(_ talk: String..., answer: String) { (self.talk, self.answer) = (talk, answer) }
  }

  static let cases = [
    Case("8 ünite novorapid yaptım", "bugün kaç ünite yaptım", answer: "Novorapid 8 ünite"),
    Case("8 ünite humalog yaptım", "insülinimi yaptım mı bugün", answer: "Humalog 8 ünite"),
    Case(
      "8 ünite novorapid 20 ünite lantus yaptım", "en son kaç ünite lantus yaptım",
      answer: "Lantus 20 ünite (bugün 13.10)."),
    Case(
      "6 ünite humalog yaptım", "4 ünite humalog yaptım", "toplam kaç ünite oldu",
      answer: "Kayıtlı insülin toplamı 10 ünite."),
    Case("metformin içtim", "ilacımı ne zaman içtim", answer: "Metformin (bugün 13.10)."),
    Case("metformin içtim", "metforminimi içtim mi", answer: "Metformin"),
    Case(
      "metformin içtim", "lantus yaptım mı", answer: "kayıtlı Lantus yok. Yazılanlar: Metformin"),
    Case("kilom 82", "kilom kaç", answer: "Son kilonuz 82 kg"),
    Case("kilom 82", "kilom 81", "son kilom kaçtı", answer: "Önceki 82 kg"),
    Case("7 saat uyudum", "dün gece kaç saat uyudum", answer: "7 saat"),
    Case("30 dakika yürüdüm", "bugün ne kadar yürüdüm", answer: "30 dakika"),
    Case("bugün hiç yürüdüm mü", answer: "kayıtlı yürüyüş yok"),
    Case("başım ağrıyor", "bugünkü belirtilerim", answer: "baş ağrısı"),
    Case("yumurtada kaç protein var", answer: "g protein"),
    Case("cevizde lif var mı", answer: "g lif"),
    Case("saat 8de ilaç hatırlat", answer: "haber veremem"),
    Case("moralim düştü", answer: "“moralim düştü”"),
    Case("bristol 4", answer: "Bristol 4"),
    Case("çocuk kustu", answer: "(çocuk için)"),
    Case("lantus 20 yaptım", answer: "Lantus, 20 ünite"),
    Case("yarım tablet aldım", answer: "Hangi ilaç"),
  ]

  @Test(
    "An answer tells the entry that was meant",
    arguments: cases.filter { !KnownGaps.holds($0.talk) })
  func answers(_ it: Case) async throws {
    let text = try await Talking.lastTurn(it.talk).last?.text ?? ""
    #expect(text.contains(it.answer), "\(it.talk): \(text)")
  }

  @Test(
    "What to do, and what others do, is no question about records",
    arguments: ["kaç ünite yapayım", "metformin ne işe yarar", "uyku neden önemli"])
  func general(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "getDay" })
  }

  @Test(
    "The last value of what is measured is told, of the one that was named",
    arguments: [
      ("tansiyonum kaçtı", "Tansiyon 130/80 mmHg"), ("son hba1c", "HbA1c %7,2"),
      ("hba1cim kaçtı", "HbA1c %7,2"), ("en son tansiyonum kaçtı", "Tansiyon 130/80 mmHg"),
      ("nabzım kaçtı", "kayıtlı nabız yok"), ("dünkü tansiyonum kaçtı", "kayıtlı tansiyon yok"),
    ])
  func lastMeasured(_ question: String, _ answer: String) async throws {
    let turn = try await Talking.lastTurn(["tansiyonum 13/8", "hba1c 7,2", question])
    let said = turn.last?.text ?? ""
    #expect(said.contains(answer), "\(said)")
    #expect(!said.contains("%7,2") || !said.contains("130/80"))
  }
}
