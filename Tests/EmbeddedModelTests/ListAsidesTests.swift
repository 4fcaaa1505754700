import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is said around the list and orders nothing of it")
struct ListAsidesTests {
  private static func list(_ name: String, _ quantity: Double? = nil, _ unit: String? = nil) -> Told
  {
    let item = JSON.object(
      [
        .init(.name, .string(name)), quantity.map { .init(.quantity, .number($0)) },
        unit.map { .init(.unit, .string($0)) },
      ].compactMap(\.self))
    return Told("addToShoppingList", ["added": [item], "open": 1], ["items": [item]])
  }

  @Test(
    "An order that is refused or only wished writes nothing",
    arguments: [
      "bence listeye ekmek eklemeye gerek yok", "listeye ekmek yazmanıza gerek yok",
      "listeye eklemek istemiyorum sütü", "annem listeye süt yazmamı istemedi",
      "listeye süt ekleyecektim vazgeçtim", "listeye bal eklersen kızarım",
      "keşke listeye süt yazsaydım", "listeye peynir koymaya gerek kalmadı",
      "listeye çay eklememelisin", "listeye un yazmadan önce bana sor",
      "tuzu listeye koymana lüzum yok", "listeye bal eklenmesini istemiyorum",
    ])
  func refused(_ text: String) {
    #expect(Told.calls(text, after: []).isEmpty, "\(text)")
  }

  @Test(
    "An order in words that only look like it is done",
    arguments: [
      ("listeye süt ekle, yumurta eklemeye gerek yok", "süt"),
      ("listeye ekmek eklersen sevinirim", "ekmek"),
      ("listeye süt ekleyecektim unuttum, ekle", "süt"),
      ("uşağum süt bitti listeye yaz", "süt"), ("listeye süt yazasun da", "süt"),
      ("isot bitti gurban listeye ekleyiver", "isot"), ("listeye direkt pirinç ekle", "pirinç"),
    ])
  func ordered(_ one: (text: String, thing: String)) {
    let calls = Told.calls(one.text, after: [])
    #expect(calls.map(\.tool) == ["addToShoppingList"], "\(one.text)")
    let names = calls.first?.arguments[.items]?.array?.compactMap { $0[.name]?.string }
    #expect(names == [one.thing], "\(one.text)")
  }

  @Test(
    "A yes to what was just put on the list buys nothing",
    arguments: ["tamam ekle", "tamam yaz", "olur ekle", "evet yaz"])
  func agreed(_ text: String) {
    #expect(Told.calls(text, after: [Self.list("süt")]).map(\.tool) == ["getShoppingList"])
  }

  @Test(
    "What was bought is neither to buy nor eaten",
    arguments: [
      "pazardan aldım: 3 kilo pırasa, 2 kilo lahana", "alışveriş yaptım: süt, peynir, ekmek",
      "pazardan aldıklarımız 2 kilo elma 1 kilo muz", "bugün aldıklarım süt ve peynir",
      "bakkaldan aldık: 2 ekmek, 1 süt",
    ])
  func bought(_ text: String) {
    #expect(Told.calls(text, after: []).isEmpty, "\(text)")
  }

  @Test(
    "What somebody is to eat is no meal and nothing to buy",
    arguments: [
      "Danışanıma şu listeyi yazdım: 2 yumurta, 1 dilim peynir, 5 zeytin.",
      "Diyetisyenim şu listeyi verdi: sabah 2 yumurta, 1 dilim ekmek",
      "Doktorun verdiği liste: sabah 2 yumurta, öğlen 1 kase çorba",
      "Kahvaltı listem: 2 yumurta, 1 dilim peynir",
      "Danışanıma şu öğünü önerdim: 1 dilim ekmek, 2 yumurta",
      "hastama yazdığım liste: 1 elma, 2 ceviz",
    ])
  func diet(_ text: String) {
    #expect(Told.calls(text, after: []).isEmpty, "\(text)")
  }

  @Test(
    "A line is halved, doubled, grows or becomes another thing",
    arguments: [
      (
        "elmayı yarıya indir", "elma", 2.0, "kilogram",
        #"updateShoppingList {"change":[{"name":"elma","quantity":1,"unit":"kilogram"}]}"#
      ),
      (
        "elmayı ikiye katla", "elma", 2, "kilogram",
        #"updateShoppingList {"change":[{"name":"elma","quantity":4,"unit":"kilogram"}]}"#
      ),
      (
        "1 paket daha", "makarna", 2, "paket",
        #"addToShoppingList {"items":[{"name":"makarna","quantity":1,"unit":"paket"}]}"#
      ),
      (
        "bir tane daha", "makarna", 2, "paket",
        #"addToShoppingList {"items":[{"name":"makarna","quantity":1,"unit":"paket"}]}"#
      ),
      (
        "kolayı 4 yap", "kola", 2, "kutu",
        #"updateShoppingList {"change":[{"name":"kola","quantity":4,"unit":"kutu"}]}"#
      ),
      (
        "onu yoğurt yap, bi kilo", "süt", 1, "litre",
        #"updateShoppingList {"remove":["süt"]}; addToShoppingList "#
          + #"{"items":[{"name":"yoğurt","quantity":1,"unit":"kilogram"}]}"#
      ),
      (
        "lor olmasın labne olsun", "lor", 250, "gram",
        #"updateShoppingList {"remove":["lor"]}; addToShoppingList "#
          + #"{"items":[{"name":"labne","quantity":250,"unit":"gram"}]}"#
      ),
    ])
  func turned(_ one: (text: String, name: String, quantity: Double, unit: String, calls: String)) {
    let before = Self.list(one.name, one.quantity, one.unit)
    #expect(Told.talk(one.text, after: [before]) == one.calls, "\(one.text)")
  }
}
