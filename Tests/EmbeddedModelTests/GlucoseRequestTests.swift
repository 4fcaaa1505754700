import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is asked of glucose")
struct GlucoseRequestTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var focus: GlucoseFocus?
    /// A part of the arguments.
    var arguments: String
    var unit: GlucoseUnit?
    var testDescription: String { text }

    init(
      _ text: String, _ focus: GlucoseFocus?, _ arguments: String = "", _ unit: GlucoseUnit? = nil
    ) {
      (self.text, self.focus, self.arguments, self.unit) = (text, focus, arguments, unit)
    }
  }

  static let cases = [
    Case("şekerim kaç", .now), Case("sensörüm ne diyor", .now), Case("şekerim normal mi", .now),
    Case("şekerim mmol olarak kaç", .now, "", .mmolL),
    Case("gece 3'te şekerim kaçtı", .atMoment, #""from":"2026-11-21T02:30:00"#),
    Case("dün akşam 8'de şekerim kaçtı?", .atMoment, #""to":"2026-11-20T20:30:00"#),
    Case("son 14 günde kaç kez 250'nin üstüne çıktım", .veryHigh, #""range":"14d""#),
    Case("54'ün altına düştüm mü bu hafta", .veryLow, #""from":"2026-11-16"#),
    Case("kaç kez 180'in üstüne çıktım", .high, #""range":"14d""#),
    Case("menemen şekerimi yükseltiyor mu", .food, #""food":"menemen""#),
    Case("pizza şekerimi ne kadar yükseltiyor, kaç saatte düşüyor?", .food, #""food":"pizza""#),
    Case("pizza yediğimde ne oluyor?", .food, #""food":"pizza""#),
    Case("değişkenliğim nasıl", .variability), Case("dün gece düştüm mü?", .low),
    Case("7-10 arası şekerim nasıl?", .summary, #""window":"07:00-10:00""#),
    Case("hafta sonları şekerim nasıl?", .summary, #""onDays":"weekend""#),
    Case("geçen hafta sonu şekerim nasıldı", .summary, #""from":"2026-11-14"#),
    Case("gri skorum kaç", .risk, #""range":"14d""#),
    Case("en çok ne zaman yükseliyor?", .whenHigh, #""range":"14d""#),
    Case("son 7 gün hedefte kalma oranım kaç", .inRange, #""range":"7d""#),
    // The last time may be long ago.
    Case("son hipom ne zamandı", .low, #""range":"90d""#),
    Case("en son ne zaman hipoya girdim", .low, #""range":"90d""#),
    Case("en son ne zaman yükseldim", .high, #""range":"90d""#),
    Case("en son ne zaman 250'yi geçtim", .veryHigh, #""range":"90d""#),
    Case("bu ay en son ne zaman düştüm", .low, #""from":"2026-11-01"#),
    Case("gece düştüm mü", .low),
    // What a food does to people, and what is good, is no question about one's own readings.
    Case("pizza şekeri yükseltir mi", nil), Case("normal şeker kaç olmalı", nil),
    Case("dün akşam 8'de ne yedim", nil),
  ]

  @Test("It is told by its words, with the stretch that is meant", arguments: cases)
  func focus(_ one: Case) {
    let said = Message(role: .user, text: one.text, at: Engine.now)
    let understood = Engine.shared.interpreterInUse.understand(
      one.text, after: [said], now: Engine.now, zone: Engine.zone)
    #expect(understood.asked.glucose == one.focus)
    guard one.focus != nil else { return }
    #expect(understood.asked.glucoseUnit == one.unit)
    #expect(understood.calls.map(\.tool) == ["getGlucose"])
    let arguments = understood.calls.first?.arguments.text ?? ""
    #expect(one.arguments.isEmpty || arguments.contains(one.arguments), "\(arguments)")
  }

  @Test(
    "Weekends and working days are compared over a month, the first named one first",
    arguments: [
      ("hafta sonu hafta içine göre nasıl", ["weekend", "weekdays"]),
      ("hafta sonları mı hafta içi mi daha yüksek", ["weekend", "weekdays"]),
      ("hafta içi hafta sonuna göre şekerim daha mı iyi", ["weekdays", "weekend"]),
    ])
  func kindsOfDays(_ one: (text: String, kinds: [String])) {
    let calls = Engine.calls(one.text)
    #expect(calls.map(\.name) == ["getGlucose", "getGlucose"])
    #expect(calls.compactMap { $0.arguments["onDays"]?.string } == one.kinds)
    #expect(calls.allSatisfy { $0.arguments["range"] == "30d" })
  }
}
