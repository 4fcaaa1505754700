import Domain
import Testing

@testable import EmbeddedModel

/// A capable model's call beside what the engine reads in the same words: figures, persons, times and
/// kinds that belong to something else are asked about, right calls are left alone.
@Suite("Second reading")
struct SecondReadingTests {
  private func food(_ name: String, _ quantity: Double, _ unit: String) -> JSON {
    ["name": .string(name), "quantity": .number(quantity), "unit": .string(unit)]
  }

  @Test(
    "What is usual, planned or supposed is no deed",
    arguments: [
      (
        "logMeal", "çocukken her gün 5 gofret yerdim",
        ["items": [["name": "gofret", "quantity": 5]]]
      ),
      ("logMeal", "akşama 1 tabak makarna düşünüyorum", ["items": [["name": "makarna"]]]),
      ("logMeal", "birazdan 2 dilim pizza yemeye gidiyorum", ["items": [["name": "pizza"]]]),
      ("logMeal", "kedim bugün 2 kase yoğurt yedi", ["items": [["name": "yoğurt"]]]),
      ("logMeal", "komşumun oğlu günde 5 kutu kola içiyormuş", ["items": [["name": "kola"]]]),
      (
        "logMeal", "açık büfede baklava, künefe, sütlaç var, hangisini seçeyim",
        ["items": [["name": "baklava"], ["name": "künefe"]]]
      ),
      ("logGlucose", "dayımın şekeri hep 300 civarı geziyor", ["value": 300]),
      (
        "logMeasurement", "şekerim 150 olsa tansiyonum 14 olsa hangisi daha kötü",
        ["kind": "bloodPressure", "value": 140]
      ),
    ] as [(String, String, JSON)])
  func untold(_ tool: String, _ words: String, _ arguments: JSON) {
    #expect(Engine.second(tool, arguments, words) == .unwished)
  }

  @Test("What is told beside it is one")
  func toldBeside() {
    #expect(
      Engine.second(
        "logMeal", ["items": [["name": "muz", "quantity": 1]]],
        "yarın 2 elma yiyeceğim, şimdi 1 muz yedim") == nil)
  }

  @Test("The dose of the other drug is asked about")
  func doses() {
    let words = "humalog 7 toujeo 21 yaptım"
    func call(_ name: String, _ dose: Double) -> SecondReading? {
      Engine.second(
        "logMedication",
        ["name": .string(name), "dose": .number(dose), "unit": "ünite"], words)
    }
    #expect(call("Humalog", 7) == nil)
    #expect(call("Toujeo", 21) == nil)
    #expect(
      call("Toujeo", 7) == .otherwise(thing: "toujeo", said: "21 ünite", written: "7 ünite"))
  }

  @Test("A reading is of the person whom the words name")
  func persons() {
    let words = "annemin şekeri 164, benimki 121"
    #expect(Engine.second("logGlucose", ["value": 121], words) == nil)
    #expect(Engine.second("logGlucose", ["value": 164, "person": "annem"], words) == nil)
    #expect(
      Engine.second("logGlucose", ["value": 121, "person": "annem"], words)
        == .otherwise(thing: "kişi", said: "siz", written: "annem"))
    #expect(
      Engine.second("logGlucose", ["value": 164], words)
        == .otherwise(thing: "kişi", said: "annem", written: "siz"))
  }

  @Test("A reading keeps its hour, and a context its value")
  func times() {
    let words = "sabah 104, akşam 171 çıktı şekerim"
    let morning = "2026-11-21T08:00:00+03:00"
    #expect(Engine.second("logGlucose", ["value": 104, "at": .string(morning)], words) == nil)
    if case .otherwise(let thing, _, _) = Engine.second(
      "logGlucose", ["value": 171, "at": .string(morning)], words)
    {
      #expect(thing == "zaman")
    } else {
      Issue.record("the evening's reading was let through at the morning's hour")
    }
    #expect(
      Engine.second("logGlucose", ["value": 96, "context": "afterMeal"], "açlığım 96 tokluğum 148")
        != nil)
    #expect(
      Engine.second("logGlucose", ["value": 96, "context": "fasting"], "açlığım 96 tokluğum 148")
        == nil)
  }

  @Test("Another kind of a food with other carbohydrates is asked about")
  func kinds() {
    let cola: JSON = ["items": [food("kola", 1, "kutu")]]
    #expect(
      Engine.second("logMeal", cola, "1 kutu zero kola içtim")
        == .otherwise(thing: "yiyecek", said: "zero kola", written: "kola"))
    #expect(Engine.second("logMeal", cola, "1 kutu kola içtim") == nil)
    let tea: JSON = ["items": [food("şekerli çay", 1, "bardak")]]
    #expect(Engine.second("logMeal", tea, "1 bardak şekersiz çay içtim") != nil)
    let meatballs: JSON = ["items": [food("köfte", 4, "adet")]]
    #expect(Engine.second("logMeal", meatballs, "4 ızgara köfte yedim") == nil)
  }

  @Test("The amount of another food or of another person is asked about")
  func amounts() {
    let words = "3 dilim ekmek ve 2 yumurta yedim"
    #expect(Engine.second("logMeal", ["items": [food("ekmek", 3, "dilim")]], words) == nil)
    #expect(
      Engine.second("logMeal", ["items": [food("ekmek", 2, "dilim")]], words)
        == .otherwise(thing: "ekmek", said: "3 dilim", written: "2 dilim"))
  }

  @Test("Foods of two meals are not written as one")
  func meals() {
    let both: JSON = [
      "items": [food("yumurta", 2, "adet"), food("elma", 1, "adet")], "mealType": "breakfast",
    ]
    #expect(Engine.second("logMeal", both, "sabah 2 yumurta yedim, öğlen 1 elma yedim") != nil)
    let one: JSON = ["items": [food("yumurta", 2, "adet")], "mealType": "breakfast"]
    #expect(Engine.second("logMeal", one, "sabah 2 yumurta yedim, öğlen 1 elma yedim") == nil)
  }

  @Test("The pulse is not taken for a pressure")
  func kindsOfMeasure() {
    let words = "tansiyonum 128 79, nabzım 84"
    func call(_ low: Double) -> SecondReading? {
      Engine.second(
        "logMeasurement",
        ["kind": "bloodPressure", "value": 128, "value2": .number(low)], words)
    }
    #expect(call(79) == nil)
    #expect(call(84) != nil)
  }
}
