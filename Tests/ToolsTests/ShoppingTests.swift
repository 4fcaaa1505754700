import Domain
import Support
import Testing

@testable import Tools

@Suite struct ShoppingTests {
  private func list() async throws -> Desk {
    let desk = Desk()
    try await desk.call(
      "addToShoppingList",
      [
        "items": [
          ["name": "süt", "quantity": 1, "unit": "litre"], ["name": "ekmek"],
          ["name": "beyaz peynir", "quantity": 500, "unit": "gram"],
          ["name": "kaşar peyniri"],
        ]
      ])
    return desk
  }

  @Test("Things are added with their aisle, and counted")
  func adding() async throws {
    let desk = Desk()
    let answer = try await desk.call(
      "addToShoppingList",
      ["items": [["name": "süt", "quantity": 2, "unit": "lt"], ["name": "çay"]]])
    #expect(answer["open"] == 2)
    #expect(
      answer.at("added", 0)
        == ["item": 1, "name": "süt", "quantity": 2, "unit": "litre", "category": "süt ürünleri"])
    #expect(answer.at("added", 1, "category") == "diğer")
    #expect(desk.fake.changes.last?.summary == "listeye eklenenler (2 litre süt, çay)")
  }

  struct Merge: Sendable {
    var more: JSON
    var quantity: Double?
    var unit: String?
    var lines: Int
  }

  static let merges = [
    Merge(
      more: ["name": "süt", "quantity": 500, "unit": "ml"], quantity: 1.5, unit: "litre", lines: 4),
    Merge(
      more: ["name": "SÜT", "quantity": 1, "unit": "litre"], quantity: 2, unit: "litre", lines: 4),
    Merge(more: ["name": "sütü"], quantity: 1, unit: "litre", lines: 4),
    Merge(
      more: ["name": "süt", "quantity": 2, "unit": "kutu"], quantity: 2, unit: "kutu", lines: 5),
    Merge(
      more: ["name": "ekmek", "quantity": 2, "unit": "adet"], quantity: 2, unit: "adet", lines: 4),
    Merge(
      more: ["name": "beyaz peynir", "quantity": 1, "unit": "kg"], quantity: 1.5, unit: "kilogram",
      lines: 4),
    Merge(more: ["name": "badem sütü"], quantity: nil, unit: nil, lines: 5),
  ]

  @Test("What is on the list already grows, in units that add up", arguments: merges)
  func merging(merge: Merge) async throws {
    let desk = try await list()
    let answer = try await desk.call("addToShoppingList", ["items": [merge.more]])
    #expect(answer["added"]?.array?.count == 1)
    #expect(answer.at("added", 0, "quantity")?.number == merge.quantity)
    #expect(answer.at("added", 0, "unit")?.string == merge.unit)
    #expect(desk.fake.content.shopping.count == merge.lines)
  }

  @Test("What is bought does not grow: it stands anew")
  func boughtIsAnew() async throws {
    let desk = try await list()
    try await desk.call("updateShoppingList", ["check": ["süt"]])
    let answer = try await desk.call("addToShoppingList", ["items": [["name": "süt"]]])
    #expect(answer["open"] == 4)
    #expect(desk.fake.content.shopping.count == 5)
  }

  @Test("The same thing twice in one call becomes one line")
  func twiceInOneCall() async throws {
    let answer = try await Desk().call(
      "addToShoppingList",
      [
        "items": [
          ["name": "elma", "quantity": 1, "unit": "kg"],
          ["name": "elma", "quantity": 500, "unit": "gr"],
        ]
      ])
    #expect(answer["added"]?.array?.count == 1)
    #expect(answer.at("added", 0, "quantity") == 1.5)
  }

  @Test("Lines are checked by name or id, stay listed, and are taken back")
  func checking() async throws {
    let desk = try await list()
    let checked = try await desk.call("updateShoppingList", ["check": ["sütü", "2"]])
    #expect(checked.at("items", 0, "checked") == true)
    #expect(checked.at("items", 1, "checked") == true)
    #expect(checked["open"] == 2)
    let back = try await desk.call("updateShoppingList", ["uncheck": ["ekmek"]])
    #expect(back["open"] == 3)
    #expect(try await desk.call("getShoppingList").itemNames.count == 4)
  }

  @Test("Lines go to the head of the list, and back")
  func moving() async throws {
    let desk = try await list()
    let before = try await desk.call("getShoppingList").itemNames
    let moved = try await desk.call(
      "updateShoppingList", ["first": [.string(before[2]), .string(before[1])]])
    #expect(moved.itemNames == [before[2], before[1], before[0], before[3]])
    try await desk.call("undo")
    #expect(try await desk.call("getShoppingList").itemNames == before)
  }

  static let moves: [(arguments: JSON, order: [Int])] = [
    (["last": ["süt"]], [1, 2, 3, 0]), (["first": ["kaşar peyniri"]], [3, 0, 1, 2]),
    (["move": [["name": "kaşar peyniri", "before": "ekmek"]]], [0, 3, 1, 2]),
    (["move": [["name": "süt", "after": "beyaz peynir"]]], [1, 2, 0, 3]),
    (["first": ["ekmek"], "last": ["beyaz peynir"]], [1, 0, 3, 2]),
  ]

  @Test("Lines go to the end and beside each other, and keep that order", arguments: moves)
  func placing(_ move: (arguments: JSON, order: [Int])) async throws {
    let desk = try await list()
    let before = try await desk.call("getShoppingList").itemNames
    let moved = try await desk.call("updateShoppingList", move.arguments)
    #expect(moved.itemNames == move.order.map { before[$0] })
    let nowhere = try await desk.failure("updateShoppingList", ["move": [["name": "süt"]]])
    #expect(nowhere.message.contains("hangi satırın"))
  }

  @Test("A line that stays before the first one that moved keeps its number")
  func numbers() {
    func line(_ id: Int64) -> ShoppingItem {
      ShoppingItem(id: id, name: "\(id)", quantity: nil, unit: nil, category: "x")
    }
    let lines = ShoppingLines(items: [line(2), line(3), line(1), line(4)]).reordered
    #expect(lines.map(\.id) == [2, 3, nil, nil])
  }

  @Test("An amount changes")
  func changing() async throws {
    let desk = try await list()
    let answer = try await desk.call(
      "updateShoppingList", ["change": [["name": "süt", "quantity": 3]]])
    #expect(answer.at("items", 0, "quantity") == 3)
    #expect(answer.at("items", 0, "unit") == "litre")
  }

  struct Wrong: Sendable {
    var arguments: JSON
    var word: String
  }

  static let wrongs = [
    Wrong(arguments: ["check": ["çay"]], word: "Listedekiler: süt, ekmek"),
    Wrong(arguments: ["check": ["99"]], word: "Listedekiler"),
    Wrong(arguments: ["remove": ["peynir"]], word: "Hangisi"),
    Wrong(arguments: ["change": [["name": "süt"]]], word: "değişeceği"),
    Wrong(arguments: [:], word: "değişeceği"),
    Wrong(arguments: ["change": [["name": "süt", "quantity": 0]]], word: "sıfırdan büyük"),
    Wrong(
      arguments: ["change": [["name": "ekmek", "quantity": 5000]]], word: "5.000 ekmek olamaz"),
    Wrong(arguments: ["check": ["süt", "çay"]], word: "çay"),
  ]

  @Test("A name that fits none or several fails and changes nothing", arguments: wrongs)
  func wrongNames(wrong: Wrong) async throws {
    let desk = try await list()
    let failure = try await desk.failure("updateShoppingList", wrong.arguments)
    #expect(failure.message.contains(wrong.word), "\(failure.message)")
    #expect(desk.fake.content.shopping.filter(\.isChecked).isEmpty)
    #expect(desk.fake.changes.count == 1)
  }

  @Test("One line goes without a question, several only after one")
  func removing() async throws {
    let desk = try await list()
    #expect(try await desk.question("updateShoppingList", ["remove": ["süt"]]) == nil)
    let question = try await desk.question("updateShoppingList", ["remove": ["hepsi"]])
    #expect(question?.contains("4 satır") == true)
    try await desk.call("updateShoppingList", ["check": ["süt", "ekmek"]])
    let left = try await desk.call("updateShoppingList", ["remove": ["alınanlar"]])
    #expect(left.itemNames == ["beyaz peynir", "kaşar peyniri"])
    let empty = try await desk.call("updateShoppingList", ["remove": ["HEPSİ"]])
    #expect(empty["items"] == [])
  }

  @Test("An empty list is a normal answer, and nothing can be checked on it")
  func emptyList() async throws {
    #expect(try await Desk().call("getShoppingList") == ["items": [], "open": 0])
    let failure = try await Desk().failure("updateShoppingList", ["check": ["süt"]])
    #expect(failure.message == "Alışveriş listesi boş.")
  }

  @Test("Nothing to add and things without a name fail")
  func nothingToAdd() async throws {
    #expect(try await Desk().failure("addToShoppingList", ["items": []]).code == "invalidArguments")
    for quantity: JSON in [1001, 1_000_000] {
      let much: JSON = ["items": [["name": "elma", "quantity": quantity]]]
      let failure = try await Desk().failure("addToShoppingList", much)
      #expect(failure.message.contains("elma olamaz"))
    }
    let grams: JSON = ["items": [["name": "un", "quantity": 1500, "unit": "gram"]]]
    #expect(try await Desk().call("addToShoppingList", grams)["open"] == 1)
    let nameless: JSON = ["items": [["name": " "]]]
    #expect(try await Desk().failure("addToShoppingList", nameless).code == "invalidArguments")
  }
}
