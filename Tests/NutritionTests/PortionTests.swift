import Domain
import Testing

@testable import Nutrition

@Suite struct PortionTests {
  private static let foods = FoodBook().table

  struct Case: Sendable {
    var quantity: Double?
    var unit: String?
    var food: String
    var grams: ClosedRange<Double>

    init(_ quantity: Double?, _ unit: String?, _ food: String, _ grams: ClosedRange<Double>) {
      (self.quantity, self.unit, self.food, self.grams) = (quantity, unit, food, grams)
    }
  }

  static let household = [
    Case(1, "yemek kaşığı", "bal", 18...22), Case(1, "çay bardağı", "çay", 95...105),
    Case(1, "bardak", "çay", 95...105), Case(1, "bardak", "süt", 230...250),
    Case(1, "su bardağı", "çay", 190...210), Case(1, "bardak", "ayran", 190...260),
    Case(1, "kase", "mercimek çorbası", 200...300), Case(1, "kepçe", "çorba", 80...150),
    Case(1, "tabak", "mercimek çorbası", 200...325), Case(1, "kaşık", "yoğurt", 10...40),
    Case(0.5, "adet", "ekmek", 100...130), Case(0.25, "adet", "ekmek", 50...70),
    Case(nil, nil, "yarım ekmek", 100...130), Case(1, nil, "çeyrek ekmek", 50...70),
    Case(1, "somun", "ekmek", 200...300), Case(1, "dilim", "tam buğday ekmeği", 28...35),
    Case(1, "avuç", "ceviz", 25...35), Case(1, "avuç", "fındık", 20...40),
    Case(2, nil, "ceviz", 8...16), Case(1, nil, "ceviz", 4...8), Case(2, nil, "badem", 2...3),
    Case(2, nil, "üzüm", 8...14), Case(1, nil, "üzüm", 100...200),
    Case(1, nil, "patates kızartması", 60...200), Case(1, "avuç", "leblebi", 20...50),
    Case(1, "dilim", "karpuz", 150...350),
    Case(1, "dilim", "kavun", 100...300), Case(1, "dilim", "pizza", 90...140),
    Case(1, "porsiyon", "iskender", 300...500), Case(3, "yemek kaşığı", "pilav", 45...105),
    Case(1, "tabak", "pilav", 150...270), Case(1, "tabak", "makarna", 180...300),
    Case(2, nil, "yumurta", 95...110), Case(2, "adet", "lahmacun", 220...300),
    Case(1, "adet", "simit", 80...125), Case(1, "dilim", "beyaz peynir", 20...40),
    Case(1, "kibrit kutusu", "beyaz peynir", 25...40), Case(5, "adet", "zeytin", 15...30),
    Case(1, "çay kaşığı", "şeker", 3...5), Case(1, "tatlı kaşığı", "şeker", 6...10),
    Case(1, "yemek kaşığı", "şeker", 10...15), Case(1, "tatlı kaşığı", "bal", 8...15),
    Case(1, "yemek kaşığı", "zeytinyağı", 8...15), Case(1, "kutu", "kola", 320...350),
    Case(1, "şişe", "maden suyu", 200...250), Case(1, "fincan", "türk kahvesi", 55...80),
    Case(1, "dürüm", "adana", 150...330), Case(1, "adet", "muz", 90...140),
    Case(1, "kase", "yoğurt", 150...250), Case(4, "adet", "köfte", 80...200),
    Case(1, "dilim", "baklava", 30...60), Case(1, "porsiyon", "kuru fasulye", 180...300),
    Case(1, "demet", "maydanoz", 30...120), Case(2, "diş", "sarımsak", 4...12),
    Case(1, "litre", "süt", 1020...1040), Case(500, "mililitre", "mercimek çorbası", 490...530),
    Case(0.5, "kilogram", "üzüm", 500...500), Case(150, "gram", "tavuk", 150...150),
    Case(1, "tutam", "maydanoz", 1...4), Case(1, "kadeh", "şarap", 120...180),
    Case(1, "su bardağı", "pirinç", 150...200), Case(1, "su bardağı", "un", 100...150),
    Case(1, "paket", "bisküvi", 80...300), Case(1, "salkım", "üzüm", 80...300),
  ]

  /// What a name says of its unit and size, where the unit is none that tools know.
  static let named = [
    Case(2, "adet", "lokma ekmek", 16...40), Case(1, "adet", "yudum kola", 10...40),
    Case(1, "adet", "tutam tuz", 1...4), Case(4, "adet", "kare çikolata", 20...40),
    Case(1, "adet", "sıra çikolata", 18...30), Case(1, "adet", "tablet çikolata", 60...100),
    Case(1, "adet", "küçük salkım üzüm", 80...130), Case(1, "adet", "koçan mısır", 90...160),
    Case(1, "adet", "çay tabağı leblebi", 30...100), Case(1, "adet", "kalıp peynir", 150...500),
    Case(1, "adet", "kavanoz reçel", 300...800), Case(1, "adet", "baş soğan", 80...150),
    Case(1, "adet", "kibrit kutusu beyaz peynir", 25...40),
    Case(1, "adet", "çatal makarna", 8...25),
    Case(1, "dilim", "kalın beyaz ekmek", 45...55), Case(1, "dilim", "ince ekmek", 20...26),
    Case(1, "kase", "büyük mercimek çorbası", 300...400),
    Case(1, "adet", "külah dondurma", 60...120),
    Case(1, "yemek kaşığı", "tepeleme pilav", 30...45),
    Case(1, "adet", "orta fırında patates", 150...200),
  ]

  @Test("A unit and a size in the name count", arguments: named)
  func weighsByName(example: Case) throws {
    try weighs(example: example)
    let mention = FoodMention(name: example.food, quantity: example.quantity, unit: example.unit)
    #expect(Self.foods.estimate(mention, [])?.unit == example.unit)
  }

  @Test("A household measure weighs what it does in a kitchen", arguments: household)
  func weighs(example: Case) throws {
    let mention = FoodMention(name: example.food, quantity: example.quantity, unit: example.unit)
    let estimate = try #require(Self.foods.estimate(mention, []))
    #expect(example.grams.contains(estimate.grams))
    if let range = estimate.range { #expect(range.contains(estimate.grams)) }
  }

  static let typical =
    "ekmek;simit;yumurta;beyaz peynir;zeytin;bal;reçel;süt;yoğurt;ayran;çay;kahve;kola;su;elma;muz;karpuz;üzüm;domates;salata;mercimek çorbası;pilav;makarna;kuru fasulye;köfte;tavuk;balık;döner;lahmacun;pizza;börek;poğaça;baklava;sütlaç;dondurma;çikolata;bisküvi;ceviz;fındık;şeker"
    .split(separator: ";").map(String.init)

  static let units =
    "adet;dilim;su bardağı;çay bardağı;fincan;kase;tabak;porsiyon;yemek kaşığı;tatlı kaşığı;çay kaşığı;avuç;demet;diş;kepçe;dürüm;paket;şişe;kutu"
    .split(separator: ";").map(String.init)

  private static let rolled: Set<String> = ["pizza"]

  @Test(
    "What is counted in lavash is counted with its lavash",
    arguments: ["tavuk döner", "döner", "köfte", "adana", "kelle söğüş", "ciğer", "kokoreç"])
  func rolledUp(food: String) throws {
    let mention = FoodMention(name: food, quantity: 1, unit: "dürüm")
    let estimate = try #require(Self.foods.estimate(mention, []))
    #expect((25...60).contains(estimate.nutrients.carbs), "\(food): \(estimate.food.name)")
    #expect(estimate.unit == "dürüm")
  }

  @Test("Every unit of every typical food is sober or asked about", arguments: typical)
  func sober(food: String) throws {
    #expect(Self.typical.count == 40)
    for unit in Self.units {
      let mention = FoodMention(name: food, quantity: 1, unit: unit)
      let estimate = try #require(Self.foods.estimate(mention, []))
      #expect((1...(unit == "adet" ? 5000 : 1300)).contains(estimate.grams), "1 \(unit) \(food)")
      let isSpoon = unit.hasSuffix("kaşığı")
      if isSpoon { #expect(estimate.grams <= 60, "1 \(unit) \(food)") }
      if estimate.unit != unit {
        let isKnown = unit == "adet" || unit == "dürüm" && Self.rolled.contains(food)
        #expect(estimate.isEstimate && (isKnown || estimate.confidence < 0.6), "1 \(unit) \(food)")
      }
      guard let range = estimate.range else { continue }
      #expect(range.contains(estimate.grams), "1 \(unit) \(food)")
      #expect(range.lowerBound > 0 && range.upperBound < 10 * range.lowerBound, "1 \(unit) \(food)")
    }
    func spoon(_ unit: String) -> Double? {
      Self.foods.estimate(FoodMention(name: food, quantity: 1, unit: unit), [])?.grams
    }
    let spoons = ["çay kaşığı", "tatlı kaşığı", "yemek kaşığı", "su bardağı"].compactMap(spoon)
    #expect(spoons == spoons.sorted())
  }

  @Test("The first breakfast has 23 to 31 g of carbohydrate, each with its basis")
  func firstBreakfast() {
    let items = [
      FoodMention(name: "yumurta", quantity: 2, unit: "adet"),
      FoodMention(name: "tam buğday ekmeği", quantity: 1, unit: "dilim"),
      FoodMention(name: "süt", quantity: 1, unit: "su bardağı"),
    ].compactMap { Self.foods.estimate($0, []) }
    #expect(items.count == 3)
    #expect((23...31).contains(items.reduce(0) { $0 + $1.nutrients.carbs }))
    #expect(
      items.map(\.basis) == ["1 adet = 50 g", "1 dilim = 32 g", "1 su bardağı = 240 g"])
    #expect(items.allSatisfy { $0.confidence > 0.8 && !$0.isEstimate })
  }

  struct Size: Sendable {
    var small: String
    var usual: String
    var large: String
    var unit: String?
  }

  static let sizes = [
    Size(small: "küçük elma", usual: "elma", large: "büyük elma", unit: "adet"),
    Size(small: "ince ekmek", usual: "ekmek", large: "kalın ekmek", unit: "dilim"),
    Size(small: "küçük ekmek", usual: "ekmek", large: "koca ekmek", unit: "dilim"),
    Size(small: "küçük köfte", usual: "köfte", large: "büyük boy köfte", unit: "adet"),
    Size(small: "minik pizza", usual: "pizza", large: "kocaman pizza", unit: "adet"),
    Size(small: "ufak patates", usual: "orta boy patates", large: "iri patates", unit: nil),
    Size(small: "küçük kase çorba", usual: "çorba", large: "büyük kase çorba", unit: "kase"),
    Size(small: "ince dilim ekmek", usual: "ekmek", large: "kalın dilim ekmek", unit: "dilim"),
  ]

  @Test("Size words choose the portion of that size", arguments: sizes)
  func sized(example: Size) throws {
    let grams = [example.small, example.usual, example.large].compactMap {
      Self.foods.estimate(FoodMention(name: $0, quantity: 1, unit: example.unit), [])?.grams
    }
    try #require(grams.count == 3)
    #expect(grams[0] < grams[1] && grams[1] < grams[2])
  }

  @Test("A unit may say its size itself")
  func sizedUnit() {
    func grams(_ unit: String) -> Double {
      Self.foods.estimate(FoodMention(name: "pilav", quantity: 1, unit: unit), [])?.grams ?? 0
    }
    #expect(grams("küçük tabak") < grams("tabak") && grams("tabak") < grams("büyük tabak"))
    #expect(grams("silme yemek kaşığı") < grams("yemek kaşığı"))
    #expect(grams("yemek kaşığı") < grams("tepeleme yemek kaşığı"))
  }
}
