import Domain
import Foundation
import Testing
import Turkish

struct SuffixCase: Sendable, CustomTestStringConvertible {
  var word: String
  var suffix: Turkish.Suffix
  var expected: String

  init(_ word: String, _ suffix: Turkish.Suffix, _ expected: String) {
    (self.word, self.suffix, self.expected) = (word, suffix, expected)
  }

  var testDescription: String { "\(word) → \(expected)" }
}

@Suite("Suffixes for output")
struct SuffixTests {
  static let numberCases: [SuffixCase] = [
    ("0", "ı", "da"), ("1", "i", "de"), ("2", "yi", "de"), ("3", "ü", "te"), ("4", "ü", "te"),
    ("5", "i", "te"), ("6", "yı", "da"), ("7", "yi", "de"), ("8", "i", "de"), ("9", "u", "da"),
    ("10", "u", "da"), ("11", "i", "de"), ("12", "yi", "de"), ("13", "ü", "te"), ("14", "ü", "te"),
    ("15", "i", "te"), ("16", "yı", "da"), ("17", "yi", "de"), ("18", "i", "de"), ("19", "u", "da"),
    ("20", "yi", "de"), ("30", "u", "da"), ("40", "ı", "ta"), ("50", "yi", "de"), ("60", "ı", "ta"),
    ("70", "i", "te"), ("80", "i", "de"), ("90", "ı", "da"), ("100", "ü", "de"),
    ("1000", "i", "de"),
    ("1.250", "yi", "de"), ("180", "i", "de"), ("1,5", "i", "te"), ("4,25", "i", "te"),
    ("2.000.000", "u", "da"), ("%45", "i", "te"), ("08.30", "u", "da"), ("14.05", "i", "te"),
    ("08.00", "i", "de"), ("20.00", "yi", "de"),
  ].flatMap {
    [
      SuffixCase($0.0, .accusative, "\($0.0)'\($0.1)"),
      SuffixCase($0.0, .locative, "\($0.0)'\($0.2)"),
    ]
  }

  static let wordCases: [SuffixCase] = [
    SuffixCase("domates", .with, "domatesli"), SuffixCase("tavuk", .with, "tavuklu"),
    SuffixCase("kabak çekirdeği", .with, "kabak çekirdekli"),
    SuffixCase("süt", .with, "sütlü"), SuffixCase("kuzukulağı", .accusative, "kuzukulağını"),
    SuffixCase("gram", .accusative, "gramı"), SuffixCase("dilim", .accusative, "dilimi"),
    SuffixCase("bardak", .accusative, "bardağı"), SuffixCase("ekmek", .accusative, "ekmeği"),
    SuffixCase("ekmek", .dative, "ekmeğe"), SuffixCase("ekmek", .locative, "ekmekte"),
    SuffixCase("ekmek", .plural, "ekmekler"), SuffixCase("su", .accusative, "suyu"),
    SuffixCase("su", .genitive, "suyun"), SuffixCase("su", .possessive, "suyu"),
    SuffixCase("su", .ablative, "sudan"), SuffixCase("süt", .accusative, "sütü"),
    SuffixCase("et", .accusative, "eti"), SuffixCase("yoğurt", .accusative, "yoğurdu"),
    SuffixCase("armut", .dative, "armuda"), SuffixCase("havuç", .accusative, "havucu"),
    SuffixCase("ilaç", .accusative, "ilacı"), SuffixCase("kebap", .accusative, "kebabı"),
    SuffixCase("saat", .accusative, "saati"), SuffixCase("saat", .locative, "saatte"),
    SuffixCase("kalp", .accusative, "kalbi"), SuffixCase("alkol", .accusative, "alkolü"),
    SuffixCase("kolesterol", .genitive, "kolesterolün"), SuffixCase("ağız", .accusative, "ağzı"),
    SuffixCase("karın", .accusative, "karnı"), SuffixCase("renk", .accusative, "rengi"),
    SuffixCase("kek", .accusative, "keki"), SuffixCase("elma", .accusative, "elmayı"),
    SuffixCase("elma", .possessive, "elması"), SuffixCase("elma", .plural, "elmalar"),
    SuffixCase("çay", .instrumental, "çayla"), SuffixCase("kahve", .instrumental, "kahveyle"),
    SuffixCase("kahvaltı", .locative, "kahvaltıda"),
    SuffixCase("kahvaltı", .accusative, "kahvaltıyı"),
    SuffixCase("su bardağı", .accusative, "su bardağını"),
    SuffixCase("su bardağı", .locative, "su bardağında"),
    SuffixCase("su bardağı", .possessive, "su bardağı"),
    SuffixCase("su bardağı", .plural, "su bardakları"),
    SuffixCase("mercimek çorbası", .accusative, "mercimek çorbasını"),
    SuffixCase("mercimek çorbası", .plural, "mercimek çorbaları"),
    SuffixCase("tereyağı", .dative, "tereyağına"), SuffixCase("tereyağı", .plural, "tereyağları"),
    SuffixCase("nane çayı", .accusative, "nane çayını"),
    SuffixCase("kuru fasulye", .accusative, "kuru fasulyeyi"),
    SuffixCase("yeşil zeytin", .accusative, "yeşil zeytini"),
    SuffixCase("kivi", .accusative, "kiviyi"),
    SuffixCase("mantı", .accusative, "mantıyı"), SuffixCase("Toujeo", .accusative, "Toujeo'yu"),
    SuffixCase("Ayşe", .genitive, "Ayşe'nin"), SuffixCase("Mehmet", .accusative, "Mehmet'i"),
    SuffixCase("Zeynep", .dative, "Zeynep'e"), SuffixCase("12", .possessive, "12'si"),
    SuffixCase("3", .possessive, "3'ü"), SuffixCase("8", .dative, "8'e"),
    SuffixCase("6", .dative, "6'ya"),
    SuffixCase("7", .ablative, "7'den"), SuffixCase("40", .ablative, "40'tan"),
    SuffixCase("10", .genitive, "10'un"), SuffixCase("2", .instrumental, "2'yle"),
    SuffixCase("180 mg/dL", .accusative, "180 mg/dL'yi"), SuffixCase("5 kg", .accusative, "5 kg'ı"),
    SuffixCase("", .accusative, ""),
  ]

  @Test("Numbers take the suffix of the last word that is said", arguments: numberCases)
  func numbers(_ sample: SuffixCase) {
    #expect(Turkish.adding(sample.suffix, to: sample.word) == sample.expected)
  }

  @Test("Words and names take suffixes in harmony", arguments: wordCases)
  func words(_ sample: SuffixCase) {
    #expect(Turkish.adding(sample.suffix, to: sample.word) == sample.expected)
  }

  @Test("Numbers are written with a decimal comma and points for thousands")
  func plain() {
    let cases: [(Double, String)] = [
      (27, "27"), (4.5, "4,5"), (1250, "1.250"), (0, "0"), (0.04, "0"), (1.96, "2"),
      (-3.25, "-3,3"),
      (1_234_567.8, "1.234.567,8"), (999.95, "1.000"), (.nan, "–"), (.infinity, "–"), (-0.01, "0"),
    ]
    for (value, text) in cases { #expect(NumberText.plain(value) == text) }
    #expect(NumberText.plain(7.125, decimals: 2) == "7,13")
    #expect(NumberText.range(20, 30) == "20–30")
    #expect(NumberText.range(20.01, 20.02) == "20")
  }

  @Test("Days, moments, ages and durations are told as people tell them")
  func dates() {
    let zone = Zone.fixed(3 * 3600)
    let now = CivilTime(
      day: CivilDay(year: 2026, month: 11, day: 21), hour: 12, minute: 0, offset: 10_800
    ).date
    let today = zone.day(at: now)
    #expect(DateText.fullDate(today, today: today) == "21 Kasım Cumartesi")
    #expect(DateText.date(CivilDay(year: 2025, month: 1, day: 3), today: today) == "3 Ocak 2025")
    #expect(DateText.moment(now - 3.5 * 3600, now: now, zone: zone) == "bugün 08.30")
    #expect(DateText.moment(now - 50_400, now: now, zone: zone) == "dün 22.00")
    #expect(DateText.daysAgo(today - 3, today: today) == "3 gün önce")
    let ages: [(Double, String)] = [
      (20, "az önce"), (720, "12 dakika önce"), (7300, "2 saat önce"), (86_400 * 3, "3 gün önce"),
      (86_400 * 21, "3 hafta önce"), (86_400 * 90, "3 ay önce"), (86_400 * 800, "2 yıl önce"),
      (-60, "az önce"),
    ]
    for (seconds, text) in ages { #expect(DateText.age(of: now - seconds, now: now) == text) }
    #expect(DateText.duration(minutes: 80) == "1 saat 20 dakika")
    #expect(DateText.duration(minutes: 0) == "0 dakika")
    #expect(DateText.duration(minutes: 45) == "45 dakika")
  }

  @Test("What suffixes say is called as the features of the learned weights call it")
  func features() {
    let moods: [VerbForm.Mood] = [.past, .reported, .progressive, .future, .aorist, .imperative]
    #expect(
      moods.map(\.rawValue) == [
        "past", "reported", "progressive", "future", "aorist", "imperative",
      ])
    let cases: [NounForm.Case] = [.bare, .accusative, .dative, .locative, .ablative]
    #expect(
      cases.map(\.rawValue) == ["bare", "accusative", "dative", "locative", "ablative"])
    #expect(NounForm.Copula.whileBeing.rawValue == "whileBeing")
    #expect(NumberReading.Kind.distributive.rawValue == "distributive")
  }

  @Test("The dotted and the dotless i keep their dots")
  func casing() {
    #expect(Turkish.capitalised("incir") == "İncir")
    #expect(Turkish.capitalised("ıspanak") == "Ispanak")
    #expect(Turkish.uppercased("ılık içecek") == "ILIK İÇECEK")
    #expect(Turkish.lowercased("ISPANAK İNCİR ŞEKER") == "ıspanak incir şeker")
    #expect(Turkish.capitalised("") == "")
    #expect(Turkish.list(["a", "b", "c"]) == "a, b ve c")
    #expect(Turkish.list(["a"]) == "a")
    #expect(Turkish.list([]) == "")
  }
}
