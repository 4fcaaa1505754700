import Domain
import Foundation
import Safety
import Testing

@Suite("What follows an insulin: once more, nothing eaten, the wrong one, and one that is in doubt")
struct InsulinFollowUpTests {
  static let samples: [MeterSignTests.Sample] = [
    .init("lantus yaptım 20 || iki kere yaptım galiba", "insulinOverdose"),
    .init("novorapid 6 || yine yaptım unutup", "insulinOverdose"),
    .init("lantus 20 yaptım || bir daha yaptım", "insulinOverdose"),
    .init("metformin aldım || yine aldım unutup", "drugOverdose"),
    .init("novorapid 6 yaptım || yemedim", "insulinUnfed"),
    .init("insülin yaptım 8 || yemedim hâlâ", "insulinUnfed"),
    .init("novorapid 6 yaptım || yemeği atladım", "insulinUnfed"),
    .init("novorapid 6 yaptım || unuttum yemeyi", "insulinUnfed"),
    .init("novorapid 6 yaptım ama yemek yemedim", "insulinUnfed"),
    .init("şekerim 57 || 8 yaptım", "severeLow"),
    .init("şekerim 62 || novorapid 4 yaptım", "severeLow"),
    .init("şekerim 157 || 8 yaptım"), .init("şekerim 62 || kek yaptım"),
    .init("annemin şekeri 62 || novorapid 4 yaptım"),
    .init("lantus 20 yaptım || yemedim"), .init("makarna yedim || yemedim"),
    .init("novorapid 6 yaptım || tatlı yemedim"), .init("novorapid 6 yaptım || bir daha ölçtüm"),
    .init("novorapid 6 yaptım || bir daha yapmadım"), .init("makarna yaptım || bir daha yaptım"),
    .init("novorapid 4 yaptım || bir daha yaptım 2"), .init("lantus 20 yaptım || atladım"),
    .init("şekerim 260, novorapid 4 yaptım || yemedim"),
    .init("novorapid 6 yaptım, makarna yedim || başka bir şey yemedim"),
    .init("şekerim 120 || iki kere ölçtüm"),
  ]

  @Test("Each raises what it is, and what looks alike nothing", arguments: samples)
  func raises(_ sample: MeterSignTests.Sample) {
    for variant in [0, 1, 4] {
      let turns = sample.talk.turns.map { variant == 0 ? $0 : Variants.of($0)[variant] }
      let found = EmergencyDetector.ruled(
        in: turns[turns.count - 1], atHour: 14, after: Array(turns.dropLast()))
      #expect(found?.code == sample.code, "\(variant)")
    }
  }

  @Test(
    "A dose that is in doubt is not taken twice",
    arguments: [
      ["sabah lantusu yaptım mı hatırlamıyorum"], ["metformini aldım mı emin değilim"],
      ["iğnemi vurdum mu vurmadım mı bilmiyorum"],
      ["sabah lantusu yaptım mı hatırlamıyorum", "tekrar yapayım mı"],
      ["ilacımı içtim mi hatırlamıyorum", "16", "tekrar alayım mı"],
    ])
  func doubt(_ talk: [String]) throws {
    let answer = try #require(
      DoseDoubt.answer(to: talk[talk.count - 1], after: Array(talk.dropLast())))
    #expect(answer.isNew == (talk.count == 1))
    #expect(answer.text.contains("ikinci kez yapmayın"))
    for line in answer.text.split(separator: "\n") {
      #expect(DoseFilter.checked(String(line)) == line)
    }
  }

  @Test(
    "Other doubts and questions are none",
    arguments: [
      ["bugün lantus yaptım mı"], ["yemek yedim mi hatırlamıyorum"], ["lantus nedir bilmiyorum"],
      ["makarna yedim", "tekrar yapayım mı"], ["lantus 20 yaptım", "tekrar yapayım mı"],
    ])
  func noDoubt(_ talk: [String]) {
    #expect(DoseDoubt.answer(to: talk[talk.count - 1], after: Array(talk.dropLast())) == nil)
  }

  @Test("A meal that is taken back leaves its insulin without food")
  func takenBack() {
    func found(_ text: String, after last: String) -> String? {
      EmergencyDetector.emergency(
        of: ToolResult(id: "1", name: "undo", value: [:]), saidIn: text, at: Date(),
        in: .fixed(0), after: last)?.code
    }
    #expect(found("yemedim", after: "novorapid 6 yaptım, makarna yedim") == "insulinUnfed")
    #expect(found("geri al", after: "novorapid 6 yaptım, makarna yedim") == nil)
    #expect(found("yemedim", after: "makarna yedim") == nil)
  }

  @Test("Which of two amounts, once a dose was refused")
  func whichOfTwo() {
    #expect(DoseFilter.asksWhichOfTwo("4 mü 5 mi"))
    #expect(!DoseFilter.asksWhichOfTwo("elma mı armut mu") && !DoseFilter.asksWhichOfTwo("4 mü"))
    #expect(!DoseFilter.asksWhichOfTwo("4 dilim mi 5 dilim mi ekmek yedim"))
  }

  @Test(
    "What is done once more after an insulin or a drug is a dose only where nothing else is named",
    arguments: [
      ["novorapid 6 yaptım", "keki iki kere yaptım"], ["lantus 20 yaptım", "iki kere spor yaptım"],
      ["novorapid 6 yaptım", "ölçümü iki kere yaptım"], ["lantus 20 yaptım", "iki kere duş aldım"],
      ["novorapid 6 yaptım", "tekrar yaptım yürüyüşü"],
      ["lantus 20 yaptım", "hesabı yanlış yaptım"],
      ["dün lantus 20 yaptım", "bugün yine yaptım"], ["dün lantus 20 yaptım", "tekrar yaptım"],
      ["sabah novorapid 6 yaptım", "akşam yine yaptım"], ["annem lantus 20 yaptı", "tekrar yaptı"],
      ["bugün yine lantus yaptım saatini unuttum"], ["yine insülin yaptım su içmeyi unuttum"],
      ["metformin aldım", "sütü iki kere aldım yanlışlıkla"],
      ["metformin aldım", "çayı iki kere içtim galiba"], ["metformin aldım", "yine domates aldım"],
    ])
  func somethingElse(_ talk: [String]) {
    #expect(emergency(talk) == nil, "\(emergency(talk)?.code ?? "")")
  }

  @Test(
    "A meal of another hour, a correction and a basal insulin leave nobody unfed",
    arguments: [
      ["sabah novorapid 6 yaptım", "akşam yemedim"], ["dün novorapid 6 yaptım", "yemedim"],
      ["düzeltme için novorapid 3 yaptım", "yemedim"], ["gece insülinimi yaptım 22", "yemedim"],
      ["şekerim 240", "novorapid 4 yaptım", "yemedim"],
      ["oğluma insülin yaptım yemek yemedi"], ["novorapid 6 yaptım", "bugün yemedim tatlı"],
      ["novorapid 6 yaptım ve yemek yedim, sonra hiç yemedim"],
      ["novorapid 6 yaptım", "daha yemedim birazdan yiyeceğim"],
    ])
  func fed(_ talk: [String]) {
    #expect(emergency(talk)?.code != "insulinUnfed", "\(talk)")
  }

  @Test(
    "What falls is the glucose only where it is the newest matter",
    arguments: [
      ["kilom 78", "hızla düşüyor"], ["şekerim 95", "borsa kötü", "düşüyor"],
      ["dolar 42 lira", "hızla düşüyor"], ["annemin şekeri 95", "düşüyor"],
      ["30 dk koştum", "terliyorum"], ["hava çok soğuk", "titriyorum"], ["anne hi"], ["abi hi"],
    ])
  func otherMatter(_ talk: [String]) {
    #expect(emergency(talk) == nil, "\(emergency(talk)?.code ?? "")")
  }

  private func emergency(_ talk: [String]) -> Emergency? {
    EmergencyDetector.emergency(in: talk[talk.count - 1], after: Array(talk.dropLast()))
  }
}
