import Domain
import Foundation
import Testing

@testable import EmbeddedModel

@Suite("What is told before a question is kept, and the question is not lost")
struct ToldAndAskedTests {
  /// The glucose that is kept, or asked about.
  private static func glucose(_ text: String) -> Double? {
    let read = Engine.understanding(text)
    return (read.calls + read.proposed + (read.asking?.calls ?? []))
      .first { $0.tool == "logGlucose" }?.arguments[.value]?.number
  }

  @Test(
    "A figure that is told as seen is a reading, whatever is asked of it",
    arguments: [
      ("61 yine mi yaaa", 61.0), ("ölçtüm 61 niye ki", 61), ("58 ne yapmalıyım", 58),
      ("öğretmeni aradı 55 çıkmış ne yapalım", 55), ("241 niye inmiyo bu", 241),
      ("ölçtüm 226, baklavadan mı yoksa pilavdan mı?", 226), ("şimdi 66, kola içsem mi", 66),
      ("58'e düşmüş, bal yesem olur mu", 58), ("54 mü olmuş", 54), ("59 ne içeyim", 59),
      ("285 çıktı su içsem düşer mi", 285), ("ölçtüm 198 çok mu", 198),
      ("annem aradı 3,4 çıkmış ne yapsın", 3.4), ("şekerim 54 olmuş", 54),
    ])
  func readings(_ one: (text: String, value: Double)) {
    #expect(Self.glucose(one.text) == one.value)
  }

  @Test(
    "What is supposed, aimed at, counted or of something else is none",
    arguments: [
      "58 olursa ne yapmalıyım", "kaç olmalı 140 mı", "250 çıkarsa hastaneye gideyim mi",
      "61 yaşındayım metformin kullansam olur mu", "60 gram pilav yesem şekerim çıkar mı",
      "55 lira mı bu simit", "58 kalori mi bir elmada", "90 dakika yürüsem düşer mi",
      "45 karbonhidrat çok mu bir öğün için", "60 adım atsam şekerim iner mi",
      "200 üstü çok mu yüksek", "120 ne demek", "25 ne zaman", "saat 20 ne yesem",
      "şekerim 300 çıktı mı", "140 mı oldu",
      "140 neden önemli", "180 neden sınır", "hava 35 oldu ne yapmalıyım", "22 ne yapmalıyım",
    ])
  func others(_ text: String) {
    #expect(Self.glucose(text) == nil)
  }

  @Test(
    "The hour of a question is not that of the record",
    arguments: ["2 bira içtim, gece şekerim düşer mi"])
  func hours(_ text: String) {
    let read = Engine.understanding(text)
    #expect(read.calls.map(\.tool) == ["logMeal"])
    #expect(read.calls.first?.arguments[.mealType] == nil)
    #expect(read.calls.first?.arguments[.eatenAt] == nil)
  }

  @Test("A part of the day behind the verb is the record's, and no question")
  func partOfDay() {
    let read = Engine.understanding("Bir buçuk porsiyon adana yedim dün akşam lavaşsız")
    #expect(read.calls.first?.arguments[.eatenAt] != nil)
  }

  @Test("The hour of the record stays its own")
  func ownHours() {
    let read = Engine.understanding("dün gece 2 bira içtim, şekerim düşer mi")
    #expect(read.calls.first?.arguments[.eatenAt] != nil)
  }

  @Test(
    "A question beside a record is answered or said to be left",
    arguments: [
      "Tresiba 14 yaptım. Gece şekerim düşer mi?", "lantus 20 yaptım, sabah hipo olur muyum",
      "şeker 88. yatmadan ne yesem",
    ])
  func besides(_ text: String) {
    let read = Engine.understanding(text)
    #expect(read.calls.count == 1)
    #expect(read.beside != nil)
  }

  @Test("Figures of what has been get no article")
  func articles() {
    for text in [
      "uyandı 1,5 saat uyudu", "ben işteyim artık anneannesi bakıyor", "şekerim 54 olmuş",
    ] {
      let speeches = Engine.understanding(text).speeches
      #expect(
        !speeches.contains { speech in
          switch speech {
          case .known, .near: true
          default: false
          }
        })
    }
  }

  @Test("How hungry somebody is tells of no empty stomach")
  func hunger() {
    #expect(Engine.understanding("şeker 74, biraz açım").calls.first?.arguments[.context] == nil)
    #expect(Engine.understanding("şekerim 92, çok açım").calls.first?.arguments[.context] == nil)
    #expect(Engine.understanding("açım 148").calls.first?.arguments[.context] == "fasting")
    #expect(Engine.understanding("şekerim 88 aç").calls.first?.arguments[.context] == "fasting")
  }

  @Test("Carbohydrate that a dose is for is no dose")
  func carbs() {
    for text in ["45 karb için 4,5 ünite yaptım", "60 karb'a 6 ünite vurdum"] {
      let read = Engine.understanding(text)
      let doses = (read.calls + read.proposed).filter { $0.tool == "logMedication" }
      #expect(doses.count == 1)
      #expect((doses.first?.arguments[.dose]?.number ?? 45) < 10)
      #expect(read.asking?.choices.count ?? 1 == 1)
    }
  }

  @Test("A low of nobody who is named is not counted as if it had not been")
  func unkept() {
    let low = Message(role: .user, text: "şekeri 49!", at: Engine.now)
    let ask = Message(role: .user, text: "kaç kere düştü", at: Engine.now)
    #expect(UnkeptReadings([low, ask], now: Engine.now).told == ["şekeri 49!"])
    #expect(UnkeptReadings([low, ask], now: Engine.now.addingTimeInterval(90_000)).told.isEmpty)
    for text in ["şekerim 49", "annemin şekeri 49", "şekeri 149", "şekeri düştü"] {
      let message = Message(role: .user, text: text, at: Engine.now)
      #expect(UnkeptReadings([message, ask], now: Engine.now).told.isEmpty)
    }
    let kept = Message(
      role: .tool, text: "",
      results: [ToolResult(id: "1", name: "logGlucose", value: ["value": 49])], at: Engine.now)
    #expect(UnkeptReadings([low, kept, ask], now: Engine.now).told.isEmpty)
  }

  @Test("One's own pressure is read whatever is told around it")
  func pressures() {
    for text in [
      "hamileyim tansiyonum 150/95 çıktı", "33 haftalık gebeyim tansiyonum 14,5/9,5",
    ] {
      #expect(
        Engine.understanding(text).calls.contains { $0.arguments[.kind]?.string == "bloodPressure" }
      )
    }
    for text in ["tansiyonum 18/11 olursa ne yapayım", "annemin tansiyonu 15/10"] {
      #expect(
        !Engine.understanding(text).calls.contains {
          $0.arguments[.kind]?.string == "bloodPressure" && $0.arguments[.person] == nil
        })
    }
  }

  @Test("Beside other figures and foods a pressure makes nothing sure of them")
  func pressuresAmong() {
    for text in [
      "kahve + 2 kare bitter, nabız 70, tansiyon 125/80", "2 elma, su 1, tansiyon 125/80",
    ] {
      let items = Engine.understanding(text).calls.flatMap { $0.arguments[.items]?.array ?? [] }
      #expect(
        !items.contains { $0[.quantity]?.number == 70 || $0[.name]?.string == "kare kahve" },
        "\(text)")
    }
  }

  @Test("Where somebody is asks nothing")
  func places() {
    #expect(Engine.understanding("142. sayfadayım").calls.isEmpty)
  }
}
