import Domain
import Testing

@testable import EmbeddedModel

@Suite("Lines of a list that the talk has not told")
struct ListPlaceTests {
  /// What the only call of a message does to the list: names by key.
  private func change(_ text: String, _ key: JSON.Key) -> [String] {
    let calls = Engine.calls(text)
    guard calls.map(\.name) == ["updateShoppingList"] else { return [] }
    return (calls[0].arguments[key]?.array ?? []).compactMap { $0.string ?? $0[.name]?.string }
  }

  @Test(
    "What is taken off the list, or was got of it, is a line though nobody told it before",
    arguments: [
      ("kolayı çıkar listeden umut almış zaten", JSON.Key.remove, ["kola"]),
      ("şekeri listeden sil doktor yasakladı zaten bana", .remove, ["şeker"]),
      ("süzme balın listemden çıkarılmasını talep ediyorum", .remove, ["süzme bal"]),
      ("markete girdim çıktım, listedeki pirinç tamam yoğurt tamam", .check, ["pirinç", "yoğurt"]),
      ("listedeki ekmek 2 değil 4 olacak", .change, ["ekmek"]),
    ])
  func lines(_ text: String, _ key: JSON.Key, _ expected: [String]) {
    #expect(change(text, key) == expected, "\(Engine.signature(text))")
  }

  @Test("What is to be written beside what is taken off is a new line")
  func added() {
    let calls = Engine.calls("listeden sütü sil, ayran yaz")
    let written = calls.filter { $0.name == "addToShoppingList" }.flatMap(\.itemNames)
    let removed = calls.compactMap { $0.arguments[.remove]?.array }.flatMap(\.self)
    #expect(written == ["ayran"], "\(Engine.signature(calls))")
    #expect(removed.compactMap(\.string) == ["süt"], "\(Engine.signature(calls))")
  }

  @Test(
    "What was got is cleared off the list, however it is said",
    arguments: [
      "aldıklarımı uçur listeden", "alınmış olanları listeden temizle gözüm karışıyor",
      "satın alınmış kalemlerin listeden kaldırılmasını rica ederim",
    ])
  func cleared(_ text: String) {
    #expect(change(text, .remove) == ["alınanlar"], "\(Engine.signature(text))")
  }

  @Test(
    "Polite and passive orders write",
    arguments: [
      ("alışveriş listeme bir paket un ile iki adet limon eklemenizi rica ederim", 2),
      ("listeye 250 gram badem ve bir kutu küp şeker geçiriniz", 2),
    ])
  func ordered(_ text: String, _ count: Int) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["addToShoppingList"])
    #expect(calls.flatMap(\.itemNames).count == count, "\(Engine.signature(text))")
  }
}
