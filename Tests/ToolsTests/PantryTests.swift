import Domain
import Support
import Testing

@testable import Tools

@Suite("What is at hand, apart from the shopping list")
struct PantryTests {
  let desk = Desk()

  private func names() async throws -> [String] {
    try await desk.call("getPantry").itemNames
  }

  @Test("What is told to be there is kept with its amount, and the newer amount holds")
  func kept() async throws {
    try await desk.call(
      "updatePantry",
      ["add": [["name": "makarna", "quantity": 2, "unit": "paket"], ["name": "un"]]])
    let told = try await desk.call(
      "updatePantry", ["add": [["name": "makarna", "quantity": 1, "unit": "paket"]]])
    #expect(told.itemNames == ["makarna", "un"] && told.at("items", 0, "quantity") == 1)
    try await desk.call("updatePantry", ["add": [["name": "makarna"]]])
    #expect(desk.fake.content.pantry[0].quantity == 1)
    #expect(desk.fake.content.shopping.isEmpty)
  }

  @Test("What is used up goes, what was not there is said, and both come back")
  func gone() async throws {
    try await desk.call("updatePantry", ["add": [["name": "tam buğday unu"], ["name": "süt"]]])
    let told = try await desk.call("updatePantry", ["remove": ["un", "süt"]])
    #expect(told["gone"] == ["süt"] && told["missing"] == ["un"])
    try await desk.call("undo")
    #expect(try await names() == ["tam buğday unu", "süt"])
    let nothing = try await desk.call("updatePantry", ["remove": ["çay"]])
    #expect(nothing["missing"] == ["çay"] && desk.fake.changes.count == 2)
  }

  @Test("It is told by name too, and an unknown name is told apart")
  func asked() async throws {
    try await desk.call("updatePantry", ["add": [["name": "yumurta"], ["name": "süt"]]])
    let told = try await desk.call("getPantry", ["names": ["yumurta", "lor"]])
    #expect(told.itemNames == ["yumurta"] && told["missing"] == ["lor"])
  }

  @Test("Emptying it is asked about, and nothing at all is a failure")
  func emptying() async throws {
    #expect(try await desk.failure("updatePantry").code == "invalidArguments")
    try await desk.call("updatePantry", ["add": [["name": "un"], ["name": "süt"]]])
    let question = try await desk.question("updatePantry", ["remove": ["hepsi"]])
    #expect(question?.contains("2 şey silinecek: un") == true)
    #expect(try await desk.question("updatePantry", ["remove": ["un"]]) == nil)
    try await desk.call("updatePantry", ["remove": ["hepsi"]])
    #expect(try await names().isEmpty)
  }

  @Test("What is bought is at hand, what was not bought after all is not, in one change each")
  func bought() async throws {
    try await desk.call(
      "updatePantry", ["add": [["name": "un", "quantity": 1, "unit": "kilogram"]]])
    try await desk.call(
      "addToShoppingList",
      ["items": [["name": "un", "quantity": 500, "unit": "gram"], ["name": "süt"]]])
    try await desk.call("updateShoppingList", ["check": ["un", "süt"]])
    #expect(try await names() == ["un", "süt"])
    #expect(desk.fake.content.pantry[0].quantity == 1.5)
    try await desk.call("updateShoppingList", ["uncheck": ["un", "süt"]])
    #expect(try await names() == ["un"])
    #expect(desk.fake.content.pantry[0].quantity == 1)
    try await desk.call("undo")
    #expect(try await names() == ["un", "süt"])
    #expect(desk.fake.content.shopping.map(\.isChecked) == [true, true])
  }

  @Test("Clearing what was bought leaves it at hand")
  func cleared() async throws {
    try await desk.call("addToShoppingList", ["items": [["name": "süt"], ["name": "un"]]])
    try await desk.call("updateShoppingList", ["check": ["süt"]])
    try await desk.call("updateShoppingList", ["remove": ["alınanlar"]])
    #expect(try await desk.call("getShoppingList").itemNames == ["un"])
    #expect(try await names() == ["süt"])
  }

  @Test("What is put on the list while it is at hand is said")
  func doubled() async throws {
    try await desk.call("updatePantry", ["add": [["name": "süt"]]])
    let told = try await desk.call("addToShoppingList", ["items": [["name": "süt"]]])
    #expect(told["held"] == ["süt"] && told["open"] == 1)
  }
}

@Suite("What a recipe needs, as a shop sells it")
struct PurchaseTests {
  struct Need: Sendable {
    var name: String
    var quantity: Double?
    var unit: String?
    var grams: Double?
    var bought: String
  }

  static let needs = [
    Need(name: "zeytinyağı", quantity: 2, unit: "yemek kaşığı", grams: 27, bought: "zeytinyağı"),
    Need(name: "maydanoz", quantity: 0.5, unit: "demet", grams: 30, bought: "1 demet maydanoz"),
    Need(name: "soğan", quantity: 1.5, unit: "adet", grams: 150, bought: "2 soğan"),
    Need(name: "sarımsak", quantity: 2.5, unit: "diş", grams: 8, bought: "sarımsak"),
    Need(name: "ıspanak", quantity: nil, unit: nil, grams: 180, bought: "200 gram ıspanak"),
    Need(name: "süt", quantity: 2, unit: "su bardağı", grams: 412, bought: "450 gram süt"),
    Need(name: "tavuk", quantity: nil, unit: nil, grams: 1210, bought: "1.300 gram tavuk"),
    Need(name: "karabiber", quantity: nil, unit: nil, grams: 0.6, bought: "karabiber"),
    Need(name: "haşlanmış nohut", quantity: nil, unit: nil, grams: 160, bought: "nohut"),
    Need(name: "un", quantity: 1, unit: "paket", grams: nil, bought: "1 paket un"),
    Need(name: "ekmek", quantity: 2, unit: "dilim", grams: 60, bought: "ekmek"),
  ]

  @Test(
    "Spoons and pinches have no amount, pieces are whole, weights come in steps", arguments: needs)
  func bought(_ need: Need) {
    let line = RecipeIngredient(
      name: need.name, food: nil, quantity: need.quantity, unit: need.unit, grams: need.grams,
      nutrients: nil, glycemicIndex: nil)
    let item = ShoppingItem(needed: line, as: Purchase.name(of: line.name), category: "x").buyable
    #expect(item.brief == need.bought)
  }

  static let rests: [(need: (Double, String?), held: (Double, String?), left: Double?)] = [
    ((300, "gram"), (0.1, "kilogram"), 200), ((300, "gram"), (1, "kilogram"), nil),
    ((4, nil), (2, "adet"), 2), ((4, nil), (1, "paket"), nil), ((300, "gram"), (1, "litre"), nil),
    ((1, "kilogram"), (250, "gram"), 0.75),
  ]

  @Test("What is at hand is taken off where both are counted alike", arguments: rests)
  func rest(_ one: (need: (Double, String?), held: (Double, String?), left: Double?)) {
    func line(_ amount: (Double, String?)) -> ShoppingItem {
      ShoppingItem(name: "un", quantity: amount.0, unit: amount.1, category: "x")
    }
    #expect(line(one.need).less(line(one.held))?.quantity == one.left)
  }
}
