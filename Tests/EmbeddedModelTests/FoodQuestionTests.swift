import Domain
import Testing

@testable import EmbeddedModel

@Suite("Questions about foods of the table")
struct FoodQuestionTests {
  private static func lookedUp(_ text: String) -> [String]? {
    let calls = Engine.calls(text)
    guard calls.allSatisfy({ $0.name == "lookupFood" }) else { return nil }
    return calls.compactMap { $0.arguments[.name]?.string }
  }

  @Test(
    "All foods of a comparison are looked up, however it is asked",
    arguments: [
      ("muz mu elma mı daha iyi", ["muz", "elma"]), ("erik mi şeftali mi", ["erik", "şeftali"]),
      ("süt mü ayran mı şekere daha iyi", ["süt", "ayran"]),
      ("patates mi pirinç mi", ["patates", "pirinç"]),
      ("ayran mı kola mı içeyim", ["ayran", "kola"]),
      ("sabah simit mi yesem yumurta mı", ["simit", "yumurta"]),
      ("muzla elmayı karşılaştır", ["muz", "elma"]),
      ("zeytin mi peynir mi daha çok yağlı", ["zeytin", "peynir"]),
    ])
  func compared(text: String, foods: [String]) {
    #expect(Self.lookedUp(text) == foods)
  }

  @Test(
    "Which of a kind has most of something is looked up of its members, in any order of words",
    arguments: [
      ("en çok lif hangi baklagilde", "haşlanmış nohut"),
      ("protein oranı yüksek kuruyemiş", "badem"), ("hangi kuruyemişte yağ az", "fındık"),
      ("lifi yüksek meyveler hangileri", "elma"),
    ])
  func kinds(_ one: (text: String, member: String)) {
    let foods = Self.lookedUp(one.text) ?? []
    #expect(foods.count > 3 && foods.contains(one.member), "\(one.text)")
  }

  @Test(
    "A kind that is eaten, or of which something else is asked, names no members",
    arguments: [
      "kuruyemiş yedim", "hangi meyve böbreğe iyi gelir", "peynirli börekte kaç protein var",
    ])
  func noKind(text: String) {
    #expect(Self.lookedUp(text)?.count ?? 0 < 4)
  }

  @Test("How something is cooked is no other dish of that name")
  func method() {
    #expect(Self.lookedUp("patates püresi mi haşlama mı")?.contains("et haşlama") != true)
    #expect(Self.lookedUp("kabak yemeği mi haşlama mı")?.contains("et haşlama") != true)
  }

  @Test(
    "What one food does is answered from the table where no entry tells of it",
    arguments: [
      ("ananas yiyebilir miyim", ["ananas"]), ("ayva yesem olur mu", ["ayva"]),
      ("börek yesem şekerim çıkar mı", ["börek"]), ("ayva şekeri yükseltir mi", ["ayva"]),
    ])
  func effect(text: String, foods: [String]) {
    #expect(Self.lookedUp(text) == foods)
  }

  @Test(
    "What was eaten, is told or is about something else is no such question",
    arguments: [
      "öğlen makarna mı yedim pilav mı", "muz elma daha", "muz mu elma mı almıştım",
      "pizza yediğimde şekerim ne oluyor", "lahmacun yiyince ne oluyor", "muzlu kek tarifi ver",
      "annem muz mu yedi elma mı", "yulafı sütle mi suyla mı yapmalıyım",
    ])
  func others(text: String) {
    #expect(Self.lookedUp(text)?.count ?? 0 < 2)
    #expect(Engine.calls(text).allSatisfy { $0.name != "lookupFood" || text.contains("daha") })
  }

  private static func value(_ name: String, carbs: Double, load: Double?, fat: Double) -> JSON {
    [
      .food: .string(name), .name: .string(name), .per100g: ["fat": .number(fat)],
      .portion: [.carbs: .number(carbs), .glycemicLoad: load.map(JSON.number) ?? .null],
    ]
  }

  @Test("The one of the lower load is told first, by carbohydrate where a load is missing")
  func verdict() throws {
    var asked = Asked()
    asked.comparesFoods = true
    let muz = Self.value("muz", carbs: 24, load: 12, fat: 0.3)
    let elma = Self.value("elma", carbs: 20, load: 7, fat: 0.2)
    let text = try #require(FoodComparison([muz, elma], asked: asked)).text
    #expect(text.contains("**elma**") && text.contains("glisemik yük: elma 7, muz 12"))
    let nar = Self.value("nar", carbs: 30, load: nil, fat: 1.2)
    let other = try #require(FoodComparison([nar, muz], asked: asked)).text
    #expect(other.contains("**muz**") && other.contains("karbonhidrat: muz 24 g, nar 30 g"))
    asked.nutrients = [.fat]
    let fat = try #require(FoodComparison([muz, nar], asked: asked)).text
    #expect(fat == "100 gramda yağ: nar 1,2 g, muz 0,3 g.")
    #expect(FoodComparison([muz], asked: asked) == nil)
    #expect(FoodComparison([muz, muz], asked: asked) == nil)
  }

  @Test("Foods that are alike are told to be, and no best one")
  func alike() throws {
    var asked = Asked()
    asked.comparesFoods = true
    let foods = [("tavuk", 0.0), ("balık", 0.0)].map {
      Self.value($0.0, carbs: $0.1, load: 0, fat: 1)
    }
    #expect(try #require(FoodComparison(foods, asked: asked)).text.contains("birbirine yakındır"))
  }
}
