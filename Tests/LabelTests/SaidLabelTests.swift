import Domain
import Testing

@testable import Labels

@Suite("What people write of a label")
struct SaidLabelTests {
  private let reader = SaidLabelReader()

  @Test(
    "Each figure goes to its own word, whichever stands first",
    arguments: [
      (
        "100 g’da 51,5 karbonhidrat, 34,6 yağ, 5,9 protein, 549 kcal",
        [.carbs: 51.5, .fat: 34.6, .protein: 5.9, .calories: 549]
      ),
      (
        "100 gramda karbonhidrat 12,5 şeker 11 g protein 3,2 lif 0 tuz 0,1",
        [.carbs: 12.5, .sugars: 11, .protein: 3.2, .fiber: 0, .salt: 0.1]
      ),
      ("karbonhidrat 12,5 olacak", [.carbs: 12.5]), ("karbonhidratı 51 yap", [.carbs: 51]),
      ("karbonhidrat 5,1 değil 51", [.carbs: 51]), ("şekeri 0,5", [.sugars: 0.5]),
      ("doymuş yağ 16, yağ 34,6", [.saturatedFat: 16, .fat: 34.6]),
      ("16 g doymuş yağ ve 34,6 g yağ var", [.saturatedFat: 16, .fat: 34.6]),
      // What stands in the name owns nothing, and the order may turn round.
      ("protein bar aldım 100 gramda 30 karb 33 protein", [.carbs: 30, .protein: 33]),
      (
        "dost ayran 100 mlde 3.2 karb protein 2 yağ 2",
        [.carbs: 3.2, .protein: 2, .fat: 2]
      ),
      ("4,7 g karbonhidrat (şeker 4,5 g), 3 g yağ", [.carbs: 4.7, .sugars: 4.5, .fat: 3]),
      ("yüz gramında kırk iki gram karbonhidrat", [.carbs: 42]),
      ("100 gramda karbonhidrat 12, 2 dilim 80 gram", [.carbs: 12]),
      ("karbohidrat 12", [.carbs: 12]), ("enerji 2288 kJ", [.calories: 547]),
      ("enerji 549 kcal, karbonhidrat 51", [.calories: 549, .carbs: 51]),
      ("sodyum 400 mg", [.salt: 1]), ("bugün hava güzel", [:]), ("12 tane var", [:]),
    ] as [(String, [LabelField: Double])])
  func figures(_ text: String, _ figures: [LabelField: Double]) {
    #expect(reader.said(text).figures == LabelFigures(figures), "\(text)")
  }

  @Test(
    "The basis and the serving are told apart from the figures",
    arguments: [
      ("100 g’da 51,5 karbonhidrat", SaidLabel.Basis.hundred(.gram), nil),
      ("100 ml'de 10 karbonhidrat, porsiyon 200 ml", .hundred(.mililitre), (200, .mililitre)),
      ("porsiyonunda 12,9 g karbonhidrat var", .serving, nil),
      ("porsiyon 25 g", nil, (25, .gram)), ("bir porsiyonu 30 gram olacak", nil, (30, .gram)),
      ("karbonhidrat 12 g", nil, nil),
      ("porsiyon başına 18 gram karbonhidrat, porsiyon 30 gram", .serving, (30, .gram)),
      ("30 gramında 18 g karbonhidrat var", .serving, (30, .gram)),
    ] as [(String, SaidLabel.Basis?, (Double, LabelServing.Unit)?)])
  func basis(_ text: String, _ basis: SaidLabel.Basis?, _ serving: (Double, LabelServing.Unit)?) {
    let said = reader.said(text)
    #expect(said.basis == basis, "\(text)")
    #expect(said.serving == serving.map { LabelServing(amount: $0.0, unit: $0.1) }, "\(text)")
  }

  @Test(
    "A weight of pieces is a serving of so many of them",
    arguments: [
      (
        "100 gramda 12 karbonhidrat, 2 dilim 80 gram", 80,
        LabelServing.Pieces(count: 2, name: "dilim")
      ),
      ("100 gramda 30 karb bi bar 60 gram", 60, .init(count: 1, name: "bar")),
      ("bir dilimi otuz gram", 30, .init(count: 1, name: "dilim")),
      ("karbonhidrat 8, yağ 6, ölçek 30 g", 30, .init(count: 1, name: "ölçek")),
      ("porsiyon 50 g, bir kurabiye 25 g", 50, .init(count: 2, name: "kurabiye")),
      ("porsiyon 25 g", 25, nil),
    ] as [(String, Double, LabelServing.Pieces?)])
  func pieces(_ text: String, _ amount: Double, _ pieces: LabelServing.Pieces?) {
    #expect(
      reader.said(text).serving == LabelServing(amount: amount, unit: .gram, pieces: pieces),
      "\(text)")
  }

  @Test("A name is taken as it is written")
  func name() {
    #expect(reader.said("adı Ruffles Originals olsun").name == "Ruffles Originals")
    #expect(reader.said("ürünün adını Süzme Yoğurt yap").name == "Süzme Yoğurt")
    #expect(
      reader.said("100 g da 52 karbonhidrat, porsiyon 30 g, adı fıstıklı gofret").name
        == "fıstıklı gofret")
    #expect(reader.said("adı Sütaş tam yağlı yoğurt").name == "Sütaş tam yağlı yoğurt")
    #expect(reader.said("ürün adı: Uno tam buğday ekmeği").name == "Uno tam buğday ekmeği")
    #expect(reader.said("adını değiştir: Uno Tam Buğday").name == "Uno Tam Buğday")
    #expect(reader.said("adı geçen üründe 100 g da 52 karbonhidrat").name == nil)
    #expect(reader.said("karbonhidrat 12 olsun").name == nil)
  }

  @Test(
    "A whole label may begin with the name, and a correction has none",
    arguments: [
      ("Eti Cin, 100 g'da 68 g karbonhidrat, porsiyon 35 g", "Eti Cin"),
      (
        "ürünü elle girmek istiyorum: Eti Cin, 100 g'da 68 g karbonhidrat, porsiyon 35 g", "Eti Cin"
      ),
      ("hayır, 100 g'da 12 g karbonhidrat", nil), ("etikette, 100 g'da 12 g karbonhidrat", nil),
      ("100 g'da 51,5 karbonhidrat, 34,6 yağ", nil),
      ("bak, 100 g'da 12 karbonhidrat olacak", nil),
    ] as [(String, String?)])
  func title(_ text: String, _ name: String?) {
    #expect(reader.said(text).name == name)
  }
}
