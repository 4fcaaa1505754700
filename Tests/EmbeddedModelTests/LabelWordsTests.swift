import Domain
import Testing

@testable import EmbeddedModel

@Suite("Labels that are typed, and what was eaten of them")
struct LabelWordsTests {
  @Test(
    "A label to be kept has the name that stands before its figures",
    arguments: [
      ("yoğurdun etiketinde 100 gramda 4,5 karbonhidrat yazıyor bunu kaydet", "yoğurt"),
      ("Danone yoğurdu kaydet: 100 gramda 61 kcal, karbonhidrat 4,7, protein 3,5", "Danone yoğurt"),
      ("Ürün ekle: Eti Burçak, 100 g, karbonhidrat 65, protein 7", "Eti Burçak"),
      (
        "yulaf sütümü kaydet: Alpro, 100 ml için 6,6 g karbonhidrat, 1 g protein",
        "Alpro yulaf sütü"
      ),
      ("protein bar aldım etikette 100 gramda 30 karb 33 protein yazıyo kaydet", "protein bar"),
      ("Ekmeğin etiketinde 100 gramda 12 karbonhidrat yazıyor, 2 dilim 80 gram. Kaydet.", "ekmek"),
      (
        "tam buğday ekmeği aldım paketinde yüz gramında kırk iki gram karbonhidrat yazıyor kaydet",
        "tam buğday ekmeği"
      ), ("100 g’da 51,5 karbonhidrat, 34,6 yağ, 5,9 protein", nil),
      ("hayır, 100 g'da 12 g karbonhidrat, 3 g yağ", nil),
    ] as [(String, String?)])
  func name(_ text: String, _ name: String?) {
    let calls = Engine.shared.interpreterInUse.understand(
      text, after: [Message(role: .user, text: text, at: Engine.now)], now: Engine.now,
      zone: Engine.zone
    ).calls
    #expect(calls.map(\.tool) == ["scanLabel"], "\(text)")
    #expect(calls.first?.arguments[.name]?.string == name, "\(text)")
  }

  @Test(
    "What is eaten, wished for or looked for is no label",
    arguments: [
      "100 gramında 60 g karbonhidrat olan gofretten 50 g yedim, kaydet",
      "500 g tavuk göğsü, 200 g brokoli, 100 g yoğurt, porsiyon 35 g karbonhidratı aşmasın",
    ])
  func noLabel(_ text: String) {
    let calls = Engine.shared.interpreterInUse.understand(
      text, after: [Message(role: .user, text: text, at: Engine.now)], now: Engine.now,
      zone: Engine.zone
    ).calls
    #expect(!calls.map(\.tool).contains("scanLabel"), "\(text)")
  }

  @Test("Where a figure stands is no food")
  func place() {
    let text = "paketin arkasında porsiyonda 25 gram karbonhidrat yazıyor yarısını yedim"
    let calls = Engine.shared.interpreterInUse.understand(
      text, after: [Message(role: .user, text: text, at: Engine.now)], now: Engine.now,
      zone: Engine.zone
    ).calls
    #expect(!calls.contains { $0.arguments.text.contains("arkasında") }, "\(calls)")
  }

  private static let bread = Told(
    "scanLabel",
    [
      "id": 7, "product": ["name": "Uno ekmek"], "needsReview": .bool(false),
      "serving": ["amount": 80, "unit": "gram", "pieces": 2, "piece": "dilim"],
    ])

  private static func meal(_ name: String, _ amount: String) -> String {
    #"logMeal {"items":[{"name":"\#(name)",\#(amount),"product":"7"}]}"#
  }

  @Test(
    "What was eaten right after its label is of the product",
    arguments: [
      ("3 dilim yedim", meal("Uno ekmek", #""quantity":3,"unit":"dilim""#)),
      ("1 porsiyon yedim.", meal("Uno ekmek", #""quantity":1,"unit":"porsiyon""#)),
      ("iki dilim yedim o ekmekten", meal("ekmek", #""quantity":2,"unit":"dilim""#)),
      ("bu ekmekten bir dilim, 40 gram yedim", meal("ekmek", #""quantity":40,"unit":"gram""#)),
    ])
  func eaten(_ text: String, _ calls: String) {
    #expect(Told.talk(text, after: [Self.bread]) == calls, "\(text)")
  }

  @Test(
    "Another food, or another measure, is not of it",
    arguments: ["3 dilim peynir yedim", "bir kase çorba içtim", "2 dilim baklava yedim"])
  func others(_ text: String) {
    #expect(!Told.talk(text, after: [Self.bread]).contains("\"product\""))
  }

  @Test("A thing of the talk is found, shown and deleted by a part of its name")
  func byName() {
    let after = [Self.bread]
    #expect(
      Told.talk("Uno'yu göster", after: after)
        == #"searchArchive {"kind":"product","id":7}"#)
    #expect(
      Told.talk("ekmeği sil", after: after)
        == #"deleteFromArchive {"kind":"product","id":7}"#)
    #expect(!Told.talk("peyniri sil", after: after).contains("\"id\":7"))
  }

  @Test("What is looked for by its carbohydrate corrects nothing")
  func range() {
    #expect(
      Told.talk(
        "karbonhidratı 0-8 arası olan ürünleri göster", after: [Self.bread])
        == #"searchArchive {"min":0,"max":8,"kind":"product"}"#)
  }

  @Test(
    "A label that is told alone is a product, and no meal",
    arguments: [
      ("bulgur etiketi: 100 g kh 70", "bulgur"), ("kola etiketi: 100 ml 10,6 kh", "kola"),
      ("yoğurt etiketi 100 gramda 12,5 kh", "yoğurt"),
    ])
  func alone(_ one: (text: String, name: String)) {
    let calls = Told.calls(one.text, after: [])
    #expect(calls.map(\.tool) == ["scanLabel"], "\(one.text)")
    #expect(calls.first?.arguments[.name]?.string == one.name, "\(one.text)")
  }

  @Test(
    "A label that prints a serving alone is a product; what was eaten, a target and a correction are none",
    arguments: [
      ("Eti Burçak porsiyon 25 g, karbonhidrat 16 g", "Eti Burçak"),
      ("porsiyon 25 g, karbonhidrat 16 g", ""),
    ])
  func serving(_ one: (text: String, name: String)) {
    let calls = Told.calls(one.text, after: [])
    #expect(calls.map(\.tool) == ["scanLabel"], "\(one.text)")
    #expect(calls.first?.arguments[.name]?.string ?? "" == one.name, "\(one.text)")
    let after = Told.calls(one.text, after: [Self.bread]).map(\.tool)
    #expect(after == [one.name.isEmpty ? "updateProduct" : "scanLabel"], "\(one.text)")
  }

  @Test(
    "What was eaten and what is aimed at are no label of a serving",
    arguments: [
      "1 porsiyon yedim, 25 g, karbonhidrat 16 g", "1 porsiyon baklava 40 g karbonhidrat",
      "1 porsiyon pilav 180 g, 48 g karbonhidrat",
      "porsiyon başına karbonhidrat hedefim 30 g, 2 öğün",
    ])
  func noServing(_ text: String) {
    #expect(!Told.calls(text, after: []).map(\.tool).contains("scanLabel"), "\(text)")
  }

  @Test("The product of the talk is deleted, and never a meal")
  func removed() {
    let label = Told("scanLabel", ["id": 4, "product": ["name": "kola"]])
    #expect(
      Told.talk("ürünü sil", after: [label]) == #"deleteFromArchive {"kind":"product","id":4}"#)
    let meal = Told("logMeal", ["meal": 3, "items": [["name": "simit"]]])
    #expect(Told.talk("ürünü sil", after: [meal]) == #"searchArchive {"kind":"product"}"#)
  }

  @Test(
    "What is weighed of the labelled food has the label's figures",
    arguments: ["200 ml kola içtim", "bugün bu koladan 200 ml içtim"])
  func weighed(_ text: String) {
    let label = Told(
      "scanLabel", ["id": 4, "product": ["name": "kola"], "needsReview": .bool(false)])
    let calls = Told.calls(text, after: [label])
    #expect(calls.first?.arguments[.items]?.array?.first?[.product]?.string == "4", "\(text)")
  }
}
