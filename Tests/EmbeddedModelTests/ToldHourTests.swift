import Domain
import Testing

@testable import EmbeddedModel

@Suite("Hours told beside a record or behind it")
struct ToldHourTests {
  /// The clock times of the calls, as written.
  private func hours(_ text: String) -> [String] {
    Engine.calls(text).map { call in
      let at = call.arguments[.at]?.string ?? call.arguments[.eatenAt]?.string
      return at.map { String($0.dropFirst(11).prefix(5)) } ?? "now"
    }
  }

  @Test(
    "The hour in the clause behind a record wins over a part of the day",
    arguments: [
      ("sabah şekerim yüz elli iki çıktı sekizde baktım", ["08:00"]),
      ("açlık şekerim 88 bugün. 07.15'te ölçtüm.", ["07:15"]),
      ("bu sabahki açlık şekerim 121 idi, saat 07.00'de ölçülmüştür", ["07:00"]),
      ("bugün bir dilim pasta yedim, saat 11.00 sularında", ["11:00"]),
      ("30 dk yürüyüş yaptım sabah sahilde 10da", ["10:00"]),
    ])
  func behind(_ text: String, _ expected: [String]) {
    #expect(hours(text) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "Each of several records has the time between its own marks",
    arguments: [
      ("jardiance 10 mg sabah 9da, metformin 1000 şimdi aldım", ["09:00", "now"]),
      ("sabah 130, öğlen 110 şekerim", ["09:00", "12:30"]),
    ])
  func apart(_ text: String, _ expected: [String]) {
    #expect(hours(text) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "An hour that is denied gives way to the one behind it",
    arguments: [
      ("saat 8 değil 9 gibi yedim makarnayı", ["09:00"]),
      ("kahvaltıyı 8'de değil 10'da yaptım, 2 yumurta yedim", ["10:00"]),
      ("şekerim 9'da değil 10'da 140 çıktı", ["10:00"]),
    ])
  func denied(_ text: String, _ expected: [String]) {
    #expect(hours(text) == expected, "\(Engine.signature(text))")
  }

  @Test("A dose behind a denied hour is a dose")
  func deniedBeforeDose() {
    let calls = Engine.calls("saat 8 değil 9 ünite novorapid yaptım")
    #expect(calls.map { $0.arguments[.dose]?.number } == [9], "\(Engine.signature(calls))")
  }

  @Test("The hour behind a denied one is an hour, and no number of eggs")
  func deniedAlone() {
    let eggs: JSON = [
      "meal": 1, "mealType": "breakfast", "eatenAt": "2026-11-21T09:00:00+03:00",
      "items": [["name": "yumurta", "food": "yumurta", "quantity": 2, "unit": "adet"]],
    ]
    let calls = Told.calls("saat 9 değil 8'di", after: [Told("logMeal", eggs)])
    #expect(calls.map(\.tool) == ["updateMeal"])
    #expect(calls.first?.arguments[.eatenAt]?.string == "2026-11-21T08:00:00+03:00")
    #expect(calls.first?.arguments[.items] == nil)
  }

  @Test("What was missed and is done now is of now")
  func late() {
    #expect(hours("lantusu dün gece unutmuşum onu şimdi yaptım 16") == ["now"])
  }

  @Test("An hour with its ending written apart is an hour, and no figure")
  func written() {
    #expect(hours("toujeo 11 de yapmıştım 22") == ["11:00"])
    #expect(Engine.calls("toujeo 11 de yapmıştım 22").map { $0.arguments[.dose]?.number } == [22])
  }

  @Test(
    "A count that is told too is no hour",
    arguments: [
      ("2 elma 3 de armut yedim", ["2 adet elma", "3 adet armut"]),
      ("5 badem 10 da fındık yedim", ["5 adet badem", "10 adet fındık"]),
      ("yumurta 2 de 50 gram peynir yedim", ["2 adet yumurta", "50 gram peynir"]),
    ])
  func counts(_ text: String, _ expected: [String]) {
    #expect(Engine.calls(text).flatMap(\.items) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "Hours are read in either way of writing the ending",
    arguments: [
      ("3 de uyandım şekerim 110", "03:00"), ("3 te uyandım şekerim 110", "03:00"),
      ("şekerim 9 da 130", "09:00"), ("9 da 1 tabak makarna", "09:00"),
    ])
  func endings(_ text: String, _ hour: String) {
    #expect(hours(text) == [hour], "\(Engine.signature(text))")
  }

  @Test("A stretch between two hours is how long it took")
  func stretches() {
    let ride = Engine.calls("09:00-09:40 bisiklet")
    #expect(ride.map { $0.arguments[.minutes]?.number } == [40], "\(Engine.signature(ride))")
    let sleep = Engine.calls("uyku 22:45 - 06:30")
    #expect(sleep.map { $0.arguments[.hours]?.number } == [7.75], "\(Engine.signature(sleep))")
  }

  @Test("A meal that is eaten now is of now, and since when nothing was is no time of a value")
  func now() {
    #expect(hours("kahvaltı şimdi: 1 simit 1 ayran") == ["now"])
    #expect(hours("kahvaltıdan beri babam bir şey yemedi, şekeri 74") == ["now"])
  }

  @Test(
    "A stretch of something else, or of what was not done, is none of a walk or a night",
    arguments: [
      "22.00-06.00 nöbetteydim uyuyamadım", "09.00-18.00 oruçtum, yürüyüş yaptım",
      "18.00-19.00 pilates dersi vardı gitmedim",
    ])
  func others(_ text: String) {
    let calls = Engine.calls(text)
    #expect(calls.allSatisfy { $0.arguments[.minutes] == nil && $0.arguments[.hours] == nil })
  }

  @Test(
    "An hour alone moves a record of yesterday on its day, and one of the night to the morning",
    arguments: [
      (["dün akşam 2 simit yedim", "saat 7 gibiydi"], "2026-11-20T19:00"),
      (["dün gece baldırıma kramp girdi", "2 gibiydi"], "2026-11-21T02:00"),
      (["sabah 2 simit yedim", "saat 8 gibiydi"], "2026-11-21T08:00"),
    ])
  func moved(_ talk: [String], _ moment: String) async throws {
    let calls = try await Talking.calls(talk)
    let at = calls.compactMap { ($0.arguments[.at] ?? $0.arguments[.eatenAt])?.string }
    #expect(at.map { String($0.prefix(16)) } == [moment], "\(Engine.signature(calls))")
  }

  @Test("What is to come is no hour of what was done")
  func coming() { #expect(hours("lantus 20 ünite yaptım, 10'da bakarım") == ["now"]) }

  @Test("When a value was not taken is not when it was")
  func denied() {
    let calls = Engine.calls("tok karnına değil aç karnına 189")
    #expect(calls.map { $0.arguments[.context]?.string } == ["fasting"])
  }
}
