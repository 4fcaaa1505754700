import Domain
import Testing

@testable import EmbeddedModel

@Suite("Drugs and their doses")
struct MedicationTests {
  struct Case: Sendable {
    var text: String
    /// Each entry as name, dose, unit and, where it is another than now, the hour.
    var entries: [String]

    init(_ text: String, _ entries: String...) { (self.text, self.entries) = (text, entries) }
  }

  static let taken = [
    Case("8 ünite novorapid 20 ünite lantus yaptım", "novorapid 8 ünite", "lantus 20 ünite"),
    Case("8 novorapid 20 lantus yaptım", "novorapid 8 ünite", "lantus 20 ünite"),
    Case("novorapid 8 lantus 20 yaptım", "novorapid 8 ünite", "lantus 20 ünite"),
    Case("5 apidra 22 toujeo vurdum", "apidra 5 ünite", "toujeo 22 ünite"),
    Case("8 ünite novorapid ve lantus yaptım", "novorapid 8 ünite", "lantus"),
    Case(
      "1 tablet metformin ve 2 tablet parol içtim", "metformin 1 tablet", "parol 2 tablet"),
    Case("sabah metformin öğlen januvia içtim", "metformin 09", "januvia 12"),
    Case(
      "sabah 6 öğlen 8 ünite yaptım", "insülin 6 ünite 09", "insülin 8 ünite 12"),
    Case(
      "kahvaltıda 6 öğlen 8 novorapid", "novorapid 6 ünite 09", "novorapid 8 ünite 12"),
    Case("6+8 ünite yaptım", "insülin 14 ünite"),
    Case("4 artı 3 ünite fiasp yaptım", "fiasp 7 ünite"),
    Case("lantus 20 yaptım", "lantus 20 ünite"),
    Case("levemir 16 yaptım", "levemir 16 ünite"),
    Case("metformin 1000 aldım", "metformin 1000 mg"),
    Case("glifor 850 tablet aldım", "glifor 850 mg"),
    Case("1000 tablet metformin içtim", "metformin 1000 mg"),
    Case("coraspin 100 tb içtim", "coraspin 100"),
    Case("parol 2 tablet içtim", "parol 2 tablet"),
    Case("ozempic 0.25 vurdum", "ozempic 0.25"),
    Case("5 birim insülin yaptım", "insülin 5 ünite"),
    Case("12ü levemir yaptım", "levemir 12 ünite"),
    Case("5Ü yaptım", "insülin 5 ünite"),
    Case("4 ünite yapacağıma 40 yapmışım", "insülin 40 ünite"),
    Case("28 lantus yerine 28 novorapid yaptım", "novorapid 28 ünite"),
    Case("lantusu novorapid sanıp 28 ünite vurdum", "lantus 28 ünite"),
    Case("metformin 2 saat önce içtim", "metformin 11"),
    Case("hapımı içtim", "hap"),
    Case("Humalog vurdum, sekiz ünite.", "humalog 8 ünite"),
  ]

  struct Beside: Sendable {
    var text: String
    /// The doses of its calls, in their order; nil for a drug without one.
    var doses: [Double?]
    var unit: String?

    init(_ text: String, _ doses: Double?..., unit: String? = nil) {
      (self.text, self.doses, self.unit) = (text, doses, unit)
    }
  }

  @Test(
    "A figure before a drug that has its dose behind it is none, and a tablet is as strong as it is sold",
    arguments: [
      Beside("45 novorapid 6 yaptım", 6), Beside("38 novorapid 6", 6),
      Beside("14 lantus 6 novorapid yaptım", 14, 6), Beside("novorapid 6 lantus 14", 6, 14),
      Beside("20 lantus 8 novorapid", 20, 8), Beside("6 novorapid yaptım", 6),
      Beside("60 diamicron içtim", 60, unit: "mg"), Beside("10 jardiance içtim", 10, unit: "mg"),
      Beside("2 metformin aldım", 2), Beside("850 metformin içtim", 850, unit: "mg"),
    ])
  func beside(_ it: Beside) {
    let calls = Engine.calls(it.text).filter { $0.name == "logMedication" }
    #expect(calls.map { $0.arguments[.dose]?.number } == it.doses, "\(it.text)")
    if let unit = it.unit { #expect(calls.first?.arguments[.unit]?.string == unit) }
  }

  @Test(
    "Doses of one drug are kept each at its time of today",
    arguments: [
      "sabah 850 akşam 850 metformin aldım", "sabah 500 öğlen 500 glifor içtim",
      "sabah 6 akşam 8 novorapid yaptım",
    ])
  func rows(_ text: String) {
    let days = Engine.calls(text, hoursLater: 8).compactMap {
      $0.arguments[.at]?.string?.prefix(10)
    }
    #expect(days == ["2026-11-21", "2026-11-21"], "\(text)")
  }

  @Test(
    "Of an evening that has not come yet the day is asked",
    arguments: [
      ("sabah 850 akşam 850 metformin aldım", true), ("sabah 6 akşam 8 novorapid yaptım", true),
      ("dün sabah 6 akşam 8 novorapid yaptım", false), ("sabah 6 öğlen 8 novorapid yaptım", false),
    ])
  func eveningToCome(_ text: String, _ isAsked: Bool) {
    let read = Engine.understanding(text)
    let isWhichDay = read.speeches == [.ask(Question(kind: .whichDay, calls: []))]
    #expect(isWhichDay == isAsked && read.calls.isEmpty == isAsked, "\(text): \(read)")
  }

  @Test(
    "A drug that is written as it is heard, or in haste, is the drug",
    arguments: [
      ("diyamikronu içtim 1 tane", "diamicron"), ("amaril 2lik içtim", "amaryl"),
      ("6 novorpid yaptm", "novorapid"), ("metfrmin 1000 aldım", "metformin"),
      ("lants 20 yaptım", "lantus"), ("8 nebirapit yaptım", "novorapid"),
      ("glfor 850 içtim", "glifor"), ("tujeo 30 yaptım", "toujeo"),
      ("lantusumu yaptım 20 ünite", "lantus"), ("januvya 100 içtim", "januvia"),
    ])
  func misspelt(_ text: String, _ drug: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["logMedication"], "\(text): \(calls)")
    #expect(calls.first?.arguments[.name]?.string == drug, "\(text): \(calls)")
  }

  @Test(
    "Words that only sound like a drug are none",
    arguments: ["hamallık yaptım 2 saat", "yaptırdım 6 ünite", "hamilelik 20. hafta"])
  func noDrug(_ text: String) {
    let drugs = Engine.calls(text).compactMap { $0.arguments[.name]?.string }
    #expect(!drugs.contains { ["humalog", "apidra"].contains($0) }, "\(text): \(drugs)")
  }

  @Test(
    "What is taken as a rule, was once taken or is only meant to be is not recorded",
    arguments: [
      "molada yaparım 8 apidra", "birazdan yapacağım 8 apidra",
      "pompaya geçmeden önce günde 5 iğne yapıyordum levemir 2 novorapid 3 kabustu",
    ])
  func untaken(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { $0.name != "logMedication" }, "\(text)")
  }

  @Test("A dose before or behind the verb of what was done is recorded")
  func doneDose() {
    for text in ["yaptım 8 apidra", "yapıyorum 8 apidra", "fiasp 8 bastım dürüm öncesi"] {
      #expect(Engine.calls(text).first?.arguments[.dose]?.number == 8, "\(text)")
    }
  }

  @Test(
    "Digits that stand apart, or are no strength of the tablet, are no dose",
    arguments: ["levemir 1 6 yaptım", "metformin 100 aldım", "diamicron 45 içtim"])
  func unclearDose(_ text: String) {
    #expect(Engine.calls(text).allSatisfy { $0.arguments[.dose] == nil }, "\(text)")
  }

  @Test("Milligrams behind a part of the day are no clock time")
  func thousand() {
    let calls = Engine.calls("sabah 1000 akşam 500 metformin aldım", hoursLater: 8)
    #expect(calls.compactMap { $0.arguments[.dose]?.number } == [1000, 500])
    #expect(
      Engine.calls("metformin 500 aldım, sabah 0830").first?.arguments[.at]?.string?
        .contains("T08:30") == true)
  }

  @Test(
    "So many are no dose of a tablet for diabetes, nor of a drug without a name",
    arguments: ["450 tansiyon ilacımı aldım", "45 metformin aldım", "58 novorapid 4 yaptım"])
  func figure(_ text: String) {
    let doses = Engine.calls(text).compactMap { $0.arguments[.dose]?.number }
    #expect(!doses.contains { [450, 45, 58].contains($0) }, "\(text): \(doses)")
  }

  @Test(
    "A strength beside a number of tablets is asked about",
    arguments: [
      "Metformin 500 Tablette aldım bir tane sabah bir tane akşam",
      "metformin 500 tablet 2 tane içtim",
    ])
  func strengthAndCount(_ text: String) { #expect(Engine.calls(text).isEmpty) }

  static let notTaken = [
    "insülin aldım eczaneden", "2 kutu insülin aldım", "eczaneden lantus aldım",
    "lantus aldım nöbetçi eczaneden", "doktor metformin yazdı", "doktor metformin verdi",
    "insülinimi dolaba koydum", "insülinleri buzdolabına koydum", "doktor fazla ilaç verdi",
    "yanlış ilaç almışım eczaneden iade ettim", "iğne yaptırdım grip aşısı",
    "grip aşısı yaptırdım bugün", "iki iğne oyası aldım", "iğne yerine hap aldım",
    "dozunda tatlı yedim", "fazladan iki ünite sütlaç yedim", "bir damla bal yedim",
    "üç damla limon sıktım suya", "bir kapsül kahve içtim", "yarım tablet aldım",
    "insülinsiz yemek yedim", "8 ünite yapmadım",
  ]

  @Test(
    "Each drug has the dose and the time that were said of it",
    arguments: taken.filter { !KnownGaps.holds($0.text) })
  func eachHasItsOwn(_ it: Case) {
    let calls = Engine.calls(it.text).filter { $0.name == "logMedication" }
    let entries = calls.map { call in
      let dose = call.arguments["dose"]?.number.map { JSON.number($0).text }
      let hour = call.arguments["at"]?.string.map { String($0.dropFirst(11).prefix(2)) }
      return [
        call.arguments["name"]?.string, dose, call.arguments["unit"]?.string, hour,
      ].compactMap(\.self).joined(separator: " ")
    }
    #expect(entries == it.entries, "\(it.text)")
  }

  @Test("What is bought, stored, prescribed or counted in drops is no drug taken")
  func leftAlone() {
    for text in Self.notTaken {
      let names = Engine.calls(text).map(\.name)
      #expect(!names.contains("logMedication"), "\(text): \(names)")
    }
  }
}
