import Domain
import Testing

@Suite("Changes of the shopping list")
struct ListChangeTests {
  struct Case: Sendable {
    var talk: [String]
    /// The calls of the last message.
    var calls: [String]

    init(_ talk: String..., calls: String...) { (self.talk, self.calls) = (talk, calls) }

    init(talk: [String], calls: [String]) { (self.talk, self.calls) = (talk, calls) }
  }

  static let cases = [
    Case(
      "listeye süt ekle", "süt değil ayran",
      calls: #"updateShoppingList {"remove":["süt"]}"#,
      #"addToShoppingList {"items":[{"name":"ayran"}]}"#),
    Case("listeye süt ekle", "süt tamam", calls: #"updateShoppingList {"check":["süt"]}"#),
    Case(
      "listeye pirinç ekle", "pirinci işaretle", calls: #"updateShoppingList {"check":["pirinç"]}"#),
    Case(
      "listeye süt ekle", "süt 2 litre olsun",
      calls: #"updateShoppingList {"change":[{"name":"süt","quantity":2,"unit":"litre"}]}"#),
    Case(
      "listeye süt ekle", "listedeki sütü 2 litreye çıkar",
      calls: #"updateShoppingList {"change":[{"name":"süt","quantity":2,"unit":"litre"}]}"#),
    Case("listeye süt ekle", "listeyi temizle", calls: #"updateShoppingList {"remove":["hepsi"]}"#),
    Case(
      "listeye yoğurt, un ekle", "hepsini aldım",
      calls: #"updateShoppingList {"check":["yoğurt","un"]}"#),
    Case(
      "listeye süt, ekmek, un ekle", "ekmek hariç hepsini sil",
      calls: #"updateShoppingList {"remove":["süt","un"]}"#),
    Case(
      "listeye sütlaç, süt ekle", "sütü çıkar", calls: #"updateShoppingList {"remove":["süt"]}"#),
    Case(
      "listeye beyaz peynir, un ekle", "peyniri çıkar",
      calls: #"updateShoppingList {"remove":["beyaz peynir"]}"#),
    Case(
      "listeye süt, un ekle", "vazgeçtim sütten",
      calls: #"updateShoppingList {"remove":["süt"]}"#),
    Case(talk: ["listeye süt ekleme"], calls: []),
    Case(talk: ["listeye süt ekle", "doktor günde 30 dakika yürü dedi"], calls: []),
    Case(
      "listeye yulaf, un ekle", "yulafı aldım, yulafı işaretle",
      calls: #"updateShoppingList {"check":["yulaf"]}"#),
    Case(
      "unumuz bitmiş, maya da yok, listeye ekle",
      calls: #"addToShoppingList {"items":[{"name":"un"},{"name":"maya"}],"usedUp":true}"#),
    Case(
      "makarna lazım bi de salça",
      calls: #"addToShoppingList {"items":[{"name":"makarna"},{"name":"salça"}]}"#),
    Case(
      "3 köfte yedim", "alışveriş listesinden sütü çıkar",
      calls: #"updateShoppingList {"remove":["süt"]}"#),
    Case(
      "listeye süt eklemeyi unutma", calls: #"addToShoppingList {"items":[{"name":"süt"}]}"#),
    Case("süt al", calls: #"addToShoppingList {"items":[{"name":"süt"}]}"#),
    Case("alışveriş listesi", calls: "getShoppingList {}"),
    Case("alışveriş listem", calls: "getShoppingList {}"),
    Case("alınacaklar neler", calls: "getShoppingList {}"),
    Case(
      "listeye insülin iğnesi ucu ekle",
      calls: #"addToShoppingList {"items":[{"name":"insülin iğnesi ucu"}]}"#),
  ]

  @Test(
    "Short words about what stands there change it, and nothing else",
    arguments: cases.filter { !KnownGaps.holds($0.talk) })
  func changes(_ it: Case) async throws {
    let calls = try await Talking.lastTurn(it.talk).flatMap(\.calls)
    #expect(calls.map { Engine.signature([$0]) } == it.calls, "\(it.talk)")
  }
}
