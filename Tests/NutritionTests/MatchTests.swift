import Domain
import Testing
import Turkish

@testable import Nutrition

private let foods = FoodBook().table

/// The row that a name means.
private func row(_ name: String) -> String? { foods.estimate(FoodMention(name: name), [])?.food.id }

@Suite struct MatchTests {
  struct Case: Sendable {
    var said: String
    /// The row that the name means; nil where none may stand for it.
    var row: String?
    /// What the name is not.
    var not: String

    init(_ said: String, _ row: String?, not: String) {
      (self.said, self.row, self.not) = (said, row, not)
    }
  }

  static let others = [
    Case("kuru üzüm", "kuru-uzum", not: "uzum"), Case("üzüm suyu", "uzum-suyu", not: "uzum"),
    Case("üzüm çekirdeği", nil, not: "uzum"), Case("su böreği", "su-boregi", not: "su"),
    Case("su muhallebisi", "su-muhallebisi", not: "su"), Case("su kabağı", nil, not: "su"),
    Case("su bardağı", nil, not: "su"), Case("gül suyu", nil, not: "su"),
    Case("yer elması", "yer-elmasi", not: "elma"), Case("elma çayı", "elma-cayi", not: "cay"),
    Case("elma kurusu", "kuru-elma", not: "elma"),
    Case("elma sirkesi", "elma-sirkesi", not: "elma"),
    Case("elma pilav", nil, not: "pilav"), Case("elma turşusu", nil, not: "tursu"),
    Case("muzlu süt", "muzlu-sut", not: "sut"), Case("ballı süt", "balli-sut", not: "sut"),
    Case("süt tozu", "sut-tozu", not: "sut"), Case("süt kuzusu", nil, not: "sut"),
    Case("süt dişi", nil, not: "sut"), Case("badem sütü", "badem-sutu", not: "sut"),
    Case("vişneli süt", nil, not: "sut"), Case("süt reçeli", "recel", not: "sut"),
    Case("etli kuru fasulye", "etli-kuru-fasulye", not: "kuru-fasulye"),
    Case("diyet kola", "diyet-kola", not: "kola"), Case("kola zero", "diyet-kola", not: "kola"),
    Case("badem ezmesi", "badem-ezmesi-sekerlemesi", not: "badem"),
    Case("badem unu", "badem-unu", not: "un"),
    Case("badem yağı sabunu", nil, not: "badem"), Case("kahve telvesi", nil, not: "kahve"),
    Case("çekirdek kahve", nil, not: "kahve"), Case("kahve kreması", "kahve-kremasi", not: "kahve"),
    Case("bal kabağı", "bal-kabagi", not: "bal"), Case("bal mumu", nil, not: "bal"),
    Case("baldır", nil, not: "bal"),
    Case("balta", nil, not: "bal"),
    Case("balık", "balik", not: "bal"),
    Case("balık yemi", nil, not: "balik"), Case("balık yağı", "balik-yagi", not: "balik"),
    Case("limon kolonyası", nil, not: "limon"), Case("limon tuzu", "limon-tuzu", not: "tuz"),
    Case("tuz ruhu", nil, not: "tuz"), Case("portakal kabuğu", nil, not: "portakal"),
    Case("portakal suyu", "portakal-suyu", not: "portakal"),
    Case("yumurta kabuğu", nil, not: "yumurta"), Case("yumurta kartonu", nil, not: "yumurta"),
    Case("yumurta sarısı", "yumurta-sarisi", not: "yumurta"), Case("tavuk yemi", nil, not: "tavuk"),
    Case("mini ekler", "mini-ekler", not: "ekler"),
    Case("kokteyl sosis", "kokteyl-sosis", not: "sosis"),
    Case("kırmızı biber", "kapya-biber", not: "pul-biber"),
    Case("baileys", "kremali-likor", not: "likor"),
    Case("vişne şurubu", "meyve-surubu", not: "ev-yapimi-visne-suyu"),
    Case("didiklenmiş et", "haslanmis-dana-eti", not: "pulled-beef"),
    Case("tavuk suyu", "kemik-suyu", not: "tavuk"),
    Case("zeytin yağı", "zeytinyagi", not: "zeytin"),
    Case("pirinç sirkesi", nil, not: "pirinc"), Case("pirinç unu", "pirinc-unu", not: "pirinc"),
    Case("mısır unu", "misir-unu", not: "misir"), Case("patates cipsi", "cips", not: "patates"),
    Case("muz likörü", nil, not: "muz"), Case("ekmek bıçağı", nil, not: "ekmek"),
    Case("ekmek kadayıfı", "ekmek-kadayifi", not: "ekmek"), Case("ekmek mayası", nil, not: "ekmek"),
    Case("pasta cila", nil, not: "yas-pasta"),
    Case("makarna salatası", "makarna-salatasi", not: "salata"),
    Case("yoğurt mayası", nil, not: "yogurt"), Case("ballı yoğurt", "balli-yogurt", not: "yogurt"),
    Case("peynir mayası", nil, not: "beyaz-peynir"), Case("hurma çekirdeği", nil, not: "hurma"),
    Case("kuru kayısı", "kuru-kayisi", not: "kayisi"),
    Case("kuru incir", "kuru-incir", not: "incir"),
    Case("kuru domates", "kuru-domates", not: "domates"), Case("fıstıklı sucuk", nil, not: "sucuk"),
    Case("sucuk", "sucuk", not: "su"), Case("etek", nil, not: "et"), Case("sütun", nil, not: "sut"),
    Case("yumurta (haşlanmış)", "haslanmis-yumurta", not: "yumurta"),
    Case("kola, diyet", "diyet-kola", not: "kola"), Case("süt yağsız", "yagsiz-sut", not: "sut"),
    Case("üzüm kuru", "kuru-uzum", not: "uzum"), Case("süt badem", nil, not: "badem-sutu"),
    Case("kolay", nil, not: "kola"), Case("suluk", nil, not: "su"), Case("unutma", nil, not: "un"),
    Case("çay bardağı", nil, not: "cay"), Case("süt mısır", "haslanmis-misir", not: "sut"),
    Case("çorba pilav salata", nil, not: "salata"), Case("menemen köfte", nil, not: "kofte"),
    Case("simit ayran", nil, not: "ayran"),
    Case("ayran çorbası", "ayran-asi-corbasi", not: "ayran"),
    Case("bira mayası", "bira-mayasi", not: "bira"),
    Case("horoz şekeri", "akide-sekeri", not: "seker"),
    Case("nane limon", "bitki-cayi", not: "limon"),
    Case("çikolatalı tost", "cikolatali-tost", not: "tost"),
    Case("şekersiz limonata", "sekersiz-limonata", not: "limonata"),
    Case("şekersiz helva", nil, not: "tahin-helvasi"),
    Case("light helva", nil, not: "tahin-helvasi"),
  ]

  @Test("A name never stands for another food", arguments: others)
  func neverAnother(example: Case) {
    let row = row(example.said)
    #expect(row != example.not)
    #expect(row == example.row)
  }

  struct Described: Sendable {
    var said: String
    var row: String
    var remark: String?
    var certainty: ClosedRange<Double>

    init(_ said: String, _ row: String, _ remark: String?, _ certainty: ClosedRange<Double>) {
      (self.said, self.row, self.remark, self.certainty) = (said, row, remark, certainty)
    }
  }

  static let described = [
    Described("annemin köftesi", "kofte", "annemin", 0.9...1),
    Described("nefis ekmek", "ekmek", "nefis", 0.9...1),
    Described("ev yapımı soğuk çay", "ev-yapimi-soguk-cay", nil, 1...1),
    Described("Pınar süt", "sut", "pınar", 0.85...1),
    Described("iyi pişmiş biftek", "biftek", "iyi pişmiş", 0.9...1),
    Described("sossuz makarna", "makarna", "sossuz", 0.85...1),
    Described("labneli sandviç", "sandvic", "labneli", 0.6...0.75),
    Described("peynirli zeytinli omlet", "omlet", "peynirli zeytinli", 0.6...0.75),
    Described("kuzukulağı böreği", "borek", "kuzukulağı", 0.6...0.75),
    Described("ahududulu pasta", "yas-pasta", "ahududulu", 0.6...0.75),
    Described("mercmek çorbası", "mercimek-corbasi", nil, 0.7...0.8),
    Described("büyük elma", "elma", nil, 0.9...1),
    Described("haşlanmış yumurta büyük", "haslanmis-yumurta", nil, 0.9...1),
    Described("tavuk ızgara", "tavuk", nil, 0.9...1),
    Described("levrek ızgara", "levrek", nil, 0.8...1),
  ]

  @Test("Words that a row does not cover stay as a remark", arguments: described)
  func remarks(example: Described) throws {
    let match = try #require(FoodMatcher(contents: FoodContents()).match(example.said))
    #expect(match.food.id == example.row)
    #expect(match.remark == example.remark)
    #expect(example.certainty.contains(match.certainty))
  }

  @Test("A strange noun before a food that is no kind leaves it unknown")
  func strangeNouns() {
    let names = foods.names()
    #expect(!names.isEmpty)
    var wrong: [String] = []
    for name in names.enumerated().filter({ $0.offset % 61 == 0 }).map(\.element)
    where !Kinds.ids.contains(name.food) {
      for stranger in ["zımbırtı", "mavi kapaklı"] {
        guard let other = row("\(stranger) \(name.text)"), !Kinds.ids.contains(other)
        else { continue }
        wrong.append("\(stranger) \(name.text) → \(other)")
      }
    }
    #expect(wrong == [])
  }

  @Test(
    "What nobody knows names no kind",
    arguments: ["zürafa köfte", "zımbırtı çorbası", "zımbırtı böreği", "zürafa köftesi"])
  func strangeKinds(name: String) { #expect(row(name) == nil) }

  @Test("A place names a kind") func places() { #expect(row("Sinop köftesi") == "kofte") }

  @Test("The rows that the rules name are in the table")
  func kindsExist() {
    let missing = Kinds.ids.filter { foods.food($0) == nil }
    #expect(!Kinds.ids.isEmpty)
    #expect(missing.sorted() == [])
  }
}
