import Domain
import Safety
import Testing

@Suite("What is said in an emergency")
struct AdviceTests {
  struct Case: Sendable {
    var text: String
    var code: String
    var words: [String]
  }

  static let cases: [Case] = [
    Case(
      text: "şekerim 45", code: "severeLow",
      words: ["15-20 gram", "15 dakika", "112", "ağzına hiçbir şey"]),
    Case(
      text: "annem bayıldı", code: "unconscious",
      words: ["Hemen 112'yi arayın", "ağzına hiçbir şey vermeyin", "glukagon"]),
    Case(text: "şekerim 320 kusuyorum", code: "ketoacidosis", words: ["112'yi arayın", "keton"]),
    Case(text: "şekerim 450 çok kötüyüm", code: "veryHigh", words: ["112'yi arayın", "keton"]),
    Case(text: "göğsüm sıkışıyor", code: "chestPain", words: ["Hemen 112'yi arayın"]),
    Case(
      text: "babamın yüzü kaydı", code: "stroke", words: ["Hemen 112'yi arayın", "saati not edin"]),
    Case(
      text: "yanlışlıkla 40 ünite vurdum", code: "insulinOverdose", words: ["112", "114", "ölçün"]),
    Case(text: "bir kutu ilaç içtim", code: "drugOverdose", words: ["Hemen 112"]),
    Case(
      text: "kendimi öldürmek istiyorum", code: "selfHarm", words: ["112", "yalnız değilsiniz"]),
    Case(
      text: "kilo vermek için insülin yapmıyorum", code: "insulinMisuse",
      words: ["112", "hekiminizi"]),
    Case(
      text: "terliyorum ve titriyorum", code: "possibleLow", words: ["ölçün", "15-20 gram", "112"]),
  ]

  @Test("Each emergency has its fixed text, and none names a dose", arguments: cases)
  func text(_ sample: Case) throws {
    #expect(!Self.cases.isEmpty)
    let found = try #require(EmergencyDetector.emergency(in: sample.text))
    #expect(found.code == sample.code)
    for words in sample.words { #expect(found.text.contains(words), "\(words)") }
    #expect(!found.text.contains("ünite"))
    #expect(TerminalText.sanitised(found.text) == found.text)
  }

  @Test("Somebody else's reading carries whose it is")
  func somebodyElse() {
    let found = EmergencyDetector.emergency(in: "Dedemin şekeri 44'e düştü")
    #expect(found?.reading == Emergency.Reading(value: 44, unit: .mgdL, person: "dedem"))
    let own = EmergencyDetector.emergency(in: "Şekerim 2,6 mmol")
    #expect(own?.reading == Emergency.Reading(value: 2.6, unit: .mmolL))
  }

  @Test("A symptom after a value in the message before counts with it, without a second reading")
  func twoMessages() {
    let found = EmergencyDetector.emergency(
      in: "elim ayağım titriyor", after: ["merhaba", "şekerim 64"])
    #expect(found?.code == "severeLow")
    #expect(found?.reading == nil)
    #expect(EmergencyDetector.emergency(in: "elim ayağım titriyor", after: ["şekerim 120"]) == nil)
    #expect(EmergencyDetector.emergency(in: "bir elma yedim", after: ["şekerim 45"]) == nil)
  }

  @Test("Minutes that have passed are no value, and a value after them is")
  func minutes() {
    for text in ["20 dk oldu", "45 dakika oldu", "30 dk geçti", "40 dakika önce yedim"] {
      #expect(EmergencyDetector.emergency(in: text, after: ["şekerim 62"]) == nil, "\(text)")
    }
    for text in ["20 dk oldu, 48", "30 dakika sonra 44"] {
      let found = EmergencyDetector.emergency(in: text, after: ["şekerim 62"])
      #expect(found?.code == "severeLow", "\(text)")
      #expect((found?.reading?.value).map([48, 44].contains) == true, "\(text)")
    }
  }

  @Test(
    "What was set right to a severe low, or to high ketones, raises its alert",
    arguments: [
      (["type": "glucose", "value": 52, "milligrams": 52], "severeLow"),
      (["type": "glucose", "value": 62, "milligrams": 62], nil),
      (["kind": "ketone", "value": 3.2, "unit": "mmol/L"], "ketoacidosis"),
      (["kind": "ketone", "value": 0.9, "unit": "mmol/L"], nil),
      (["kind": "ketone", "value": 15, "unit": "mg/dL"], nil),
    ] as [(JSON, String?)])
  func setRight(_ result: JSON, _ code: String?) throws {
    let zone = Zone.fixed(3 * 3600)
    let now = try #require(CivilTime(parsing: "2026-11-21T13:00:00+03:00", in: zone)?.date)
    let value = result.setting(.at, to: "2026-11-21T12:50:00+03:00")
    let changed = ToolResult(id: "1", name: "updateEntry", value: value)
    let found = EmergencyDetector.emergency(of: changed, saidIn: "düzelt", at: now, in: zone)
    #expect(found?.code == code)
    let old = ToolResult(
      id: "1", name: "updateEntry", value: value.setting(.at, to: "2026-11-21T08:00:00+03:00"))
    #expect(EmergencyDetector.emergency(of: old, saidIn: "düzelt", at: now, in: zone) == nil)
  }

  @Test("The part of the day decides whether a value is past")
  func partOfDay() {
    #expect(EmergencyDetector.emergency(in: "sabah şekerim 50 çıktı", atHour: 8) != nil)
    #expect(EmergencyDetector.emergency(in: "sabah şekerim 50 çıktı", atHour: 20) == nil)
    #expect(EmergencyDetector.emergency(in: "gece şekerim 50 çıktı", atHour: 2) != nil)
    #expect(EmergencyDetector.emergency(in: "gece şekerim 50 çıktı", atHour: 10) == nil)
    #expect(EmergencyDetector.emergency(in: "saat 9'da 48 ölçtüm", atHour: 9) != nil)
    #expect(EmergencyDetector.emergency(in: "saat 9'da 48 ölçtüm", atHour: 15) == nil)
  }
}

@Suite("What a glucose value means")
struct AssessmentTests {
  struct Case: Sendable {
    var value: Double
    var low: Double?
    var high: Double?
    var level: GlucoseAssessment.Level
    var words: String
  }

  static let cases: [Case] = [
    Case(value: 53.9, level: .severeLow, words: "çok düşük"),
    Case(value: 54, level: .low, words: "15 dakika sonra"),
    Case(value: 69.9, level: .low, words: "15-20 gram"),
    Case(value: 70, level: .inRange, words: "genel 70–180 aralığında"),
    Case(value: 180, level: .inRange, words: "genel 70–180 aralığında"),
    Case(value: 181, level: .high, words: "genel 70–180 aralığının üstünde"),
    Case(value: 250, level: .high, words: "aralığının üstünde"),
    Case(value: 251, level: .veryHigh, words: "keton"),
    Case(value: 75, low: 80, level: .low, words: "hedefinizin altında"),
    Case(value: 65, low: 60, level: .low, words: "15-20 gram"),
    Case(value: 150, high: 140, level: .high, words: "hedefinizin üstünde"),
    Case(value: 260, high: 300, level: .veryHigh, words: "çok yüksek"),
    Case(value: 200, high: 220, level: .inRange, words: "hedef aralığınızda"),
  ]

  @Test("54, 70 and 250 are fixed, the person's bounds move the range between", arguments: cases)
  func levels(_ sample: Case) {
    #expect(!Self.cases.isEmpty)
    let found = GlucoseAssessment(of: sample.value, low: sample.low, high: sample.high)
    #expect(found.level == sample.level)
    #expect(found.text.contains(sample.words), "\(found.text)")
    #expect(!found.text.contains("ünite"))
  }

  @Test("In pregnancy 140 is the upper bound that most have, and nobody has a target unasked")
  func pregnancy() {
    let high = GlucoseAssessment(of: 150, isPregnant: true)
    #expect(high.level == .high)
    #expect(high.text == "150 mg/dL, gebelikte önerilen 63–140 aralığının üstünde.")
    #expect(GlucoseAssessment(of: 130, isPregnant: true).text.contains("63–140 aralığında"))
    #expect(GlucoseAssessment(of: 65, isPregnant: true).level == .low)
    let own = GlucoseAssessment(of: 150, high: 160, isPregnant: true)
    #expect(own.text == "150 mg/dL hedef aralığınızda.")
  }

  @Test(
    "In pregnancy a fasting value is held against 95, one after a meal against 140 and 120",
    arguments: [
      (98.0, GlucoseContext.fasting, GlucoseAssessment.Level.high, "95 sınırının üstünde"),
      (95, .beforeMeal, .high, "95 sınırının üstünde"),
      (94, .fasting, .inRange, "95 sınırının altında"),
      (142, .afterMeal, .high, "sınırın üstünde (1. saatte 140, 2. saatte 120)"),
      (130, .afterMeal, .inRange, "1. saat için önerilen 140 sınırının altında"),
      (110, .afterMeal, .inRange, "sınırın altında"), (110, .bedtime, .inRange, "63–140"),
      (64, .fasting, .low, "15-20 gram"), (262, .afterMeal, .veryHigh, "çok yüksek"),
    ])
  func pregnancyByMeal(
    _ value: Double, _ context: GlucoseContext, _ level: GlucoseAssessment.Level, _ words: String
  ) {
    let found = GlucoseAssessment(of: value, isPregnant: true, context: context)
    #expect(found.level == level && found.text.contains(words), "\(found.text)")
    let own = GlucoseAssessment(of: value, high: 160, isPregnant: true, context: context)
    #expect(!own.text.contains("sınır"))
    #expect(!GlucoseAssessment(of: value, context: context).text.contains("gebelik"))
  }

  @Test("In mmol/L the bounds of pregnancy are those of a meter")
  func pregnancyInMillimoles() {
    let unit = GlucoseUnit.mmolL
    func found(_ value: Double) -> GlucoseAssessment {
      GlucoseAssessment(
        of: value * unit.milligrams, in: unit, isPregnant: true, context: .fasting)
    }
    #expect(found(5.2).level == .inRange && found(5.3).level == .high)
    #expect(found(5.6).text == "5,6 mmol/L, gebelikte açlıkta önerilen 5,3 sınırının üstünde.")
  }

  @Test("The value is told in the unit in which it was said")
  func unit() {
    let found = GlucoseAssessment(of: 3.4 * GlucoseUnit.mmolL.milligrams, in: .mmolL)
    #expect(found.text.hasPrefix("3,4 mmol/L düşük."))
  }

  /// mmol/L at the bounds of the consensus, where mg/dL of the same would lie beyond them.
  static let bounds: [(Double, GlucoseAssessment.Level)] = [
    (2.9, .severeLow), (3.0, .low), (3.8, .low), (3.9, .inRange), (10.0, .inRange), (10.1, .high),
    (13.9, .high), (14.0, .veryHigh),
  ]

  @Test("What was mmol/L is compared in mmol/L", arguments: bounds)
  func millimoles(_ value: Double, _ level: GlucoseAssessment.Level) {
    let found = GlucoseAssessment(of: value * GlucoseUnit.mmolL.milligrams, in: .mmolL)
    #expect(found.level == level, "\(found.text)")
  }
}
