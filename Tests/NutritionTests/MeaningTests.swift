import Domain
import Testing

@testable import Nutrition

/// What a name is asked about, and what is said of bread, cubes and raw or cooked weights.
@Suite struct MeaningTests {
  private static let foods = FoodBook().table

  private func estimate(_ quantity: Double?, _ unit: String?, _ name: String) throws -> FoodEstimate
  {
    try #require(
      Self.foods.estimate(FoodMention(name: name, quantity: quantity, unit: unit), []), "\(name)")
  }

  @Test(
    "A word for the whole grain or for what is in it anyway leaves the food, any other does not",
    arguments: [
      ("tam tahıllı galeta", "galeta"), ("çavdarlı galeta", "galeta"),
      ("bulgurlu kısır", "kisir"), ("çikolatalı galeta", nil), ("etsiz galeta", nil),
      ("ballı kısır", nil),
    ] as [(String, String?)])
  func described(name: String, id: String?) {
    #expect(Self.foods.estimate(FoodMention(name: name), [])?.food.id == id)
  }

  @Test(
    "A counted name of several meanings is asked about",
    arguments: [
      (2, "adet", "ekmek"), (1, "adet", "döner"), (2, nil, "tavuk döner"), (nil, nil, "pide"),
      (1, "porsiyon", "pide"),
    ] as [(Double?, String?, String)])
  func asked(quantity: Double?, unit: String?, name: String) throws {
    #expect(try estimate(quantity, unit, name).choices.count > 1)
  }

  @Test(
    "An amount that says what is meant is not asked about",
    arguments: [
      (2, "dilim", "ekmek"), (nil, nil, "yarım ekmek"), (0.5, "adet", "ekmek"),
      (100, "gram", "döner"),
      (1, "porsiyon", "döner"), (2, "dilim", "pide"), (1, "adet", "kıymalı pide"),
      (nil, nil, "ekmek"),
    ] as [(Double?, String?, String)])
  func clear(quantity: Double?, unit: String?, name: String) throws {
    #expect(try estimate(quantity, unit, name).choices.isEmpty)
  }

  @Test(
    "A weight says whether it is cooked where the table has the food both ways",
    arguments: [
      ("makarna", "pişmiş"), ("pirinç", "pişmemiş"), ("tavuk", "pişmiş"),
      ("kuru fasulye", "pişmiş"),
      ("domates", "çiğ"), ("kuru makarna", nil), ("haşlanmış makarna", nil), ("elma suyu", nil),
      ("baklava", nil), ("levrek", "pişmiş"), ("kırmızı mercimek", "pişmemiş"), ("badem", nil),
    ] as [(String, String?)])
  func states(name: String, state: String?) throws {
    #expect(try estimate(100, "gram", name).basis == state)
  }

  @Test("What belongs to a dish is told with its weight")
  func scopes() throws {
    #expect(try estimate(1, "porsiyon", "adana kebap").basis == "1 porsiyon = 260 g, lavaşıyla")
    #expect(try estimate(1, "porsiyon", "döner").basis?.hasSuffix("yalnızca et, ekmeksiz") == true)
    #expect(try estimate(1, "porsiyon", "makarna").basis == "1 porsiyon = 210 g")
  }

  @Test("Sugar that is counted is cubes", arguments: ["şeker", "küp şeker"])
  func cubes(name: String) throws {
    let two = try estimate(2, nil, name)
    #expect(two.grams == 6 && two.basis == "1 küp = 3 g")
  }

  @Test("A glass of rakı is a double one, a single one half of it")
  func glasses() throws {
    let glass = try estimate(1, "kadeh", "rakı").grams
    #expect(try estimate(1, "duble", "rakı").grams == glass)
    #expect(try estimate(nil, nil, "rakı").grams == glass)
    #expect(try estimate(1, "adet", "tek rakı").grams < glass * 0.6)
    #expect(try estimate(1, "kadeh", "şarap").grams == 150)
  }

  @Test("Names that mean another food are none of a row's")
  func otherFoods() {
    for name in ["koç yumurtası", "pasiflora", "flan", "millet", "nuriye"] {
      #expect(Self.foods.estimate(FoodMention(name: name), []) == nil, "\(name)")
    }
    let ids = [
      "kuru muz": "kuru-muz", "muz cipsi": "muz-cipsi", "maltitol": "maltitol",
      "red velvet": "red-velvet", "plantain": "plantain", "yabani pirinç": "yabani-pirinc",
      "elma şekeri": "elma-sekeri", "esmer pirinç pilavı": "esmer-pirinc-pilavi",
    ]
    for (name, id) in ids {
      #expect(Self.foods.estimate(FoodMention(name: name), [])?.food.id == id, "\(name)")
    }
  }
}
