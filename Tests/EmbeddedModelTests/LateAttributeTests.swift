import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is said of a food behind it")
struct LateAttributeTests {
  private func items(_ text: String) -> [String] { Engine.calls(text).flatMap(\.items) }

  @Test(
    "An attribute behind the food or its verb is part of its name",
    arguments: [
      ("kola içtim zero", ["zero kola"]), ("kolayı zero içtim", ["zero kola"]),
      ("gazoz içtim şekersiz", ["şekersiz gazoz"]),
      ("sütlaç yedim şekersiz 1 kase", ["1 kase şekersiz sütlaç"]),
      ("reçel yedim diyabetik 2 kaşık", ["2 yemek kaşığı diyabetik reçel"]),
      ("kahve içtim sütlü", ["sütlü kahve"]), ("tost yedim kaşarlı", ["kaşarlı tost"]),
      ("ekmek yedim kepekli 2 dilim", ["2 dilim kepekli ekmek"]),
      ("kayısı yedim 5 tane kuru", ["5 adet kuru kayısı"]),
      ("hamburgeri ekmeksiz yedim", ["ekmeksiz hamburger"]),
      ("dürüm yedim lavaşsız", ["lavaşsız dürüm"]),
      ("makarna 120 gr (çiğ) yedim", ["120 gram çiğ makarna"]),
      ("2 slice pizza yedim", ["2 dilim pizza"]), ("1 bowl çorba içtim", ["1 kase çorba"]),
    ])
  func attributes(_ text: String, _ expected: [String]) {
    #expect(items(text) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "Another food behind the verb that says the kind is no second one",
    arguments: [
      ("pilav yedim ama bulgur", ["bulgur pilavı"]),
      ("çorba içtim mercimek", ["mercimek çorbası"]),
      ("2 dilim pizza yedim margherita", ["2 dilim margherita"]),
      ("1 tabak makarna bolonez", ["1 tabak bolonez"]),
      ("çorba içtim kelle paça", ["kelle paça"]),
      ("kahve içtim türk kahvesi", ["türk kahvesi"]),
      ("latte grande yulaf sütlü içtim", ["yulaf sütlü latte"]),
    ])
  func kinds(_ text: String, _ expected: [String]) {
    #expect(items(text) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "A food that is no kind of the one before it is a second one",
    arguments: [
      ("köfte yedim patates", 2), ("çorba, kelle paça içtim", 2), ("pilav yedim nohut", 2),
      ("1 pizza 2 margherita yedim", 2), ("1 portakal yedim portakal suyu içtim", 2),
      ("kahve içtim kahveli kek yedim", 2),
    ])
  func others(_ text: String, _ count: Int) {
    #expect(Engine.calls(text).flatMap(\.itemNames).count == count, "\(Engine.signature(text))")
  }

  @Test("Lumps of sugar behind the verb are sugar, and no glasses")
  func sugar() {
    let told = items("çay içtim 2 şekerli")
    #expect(told.contains { $0.contains("2") && $0.contains("şeker") }, "\(told)")
    #expect(!told.contains("2 adet çay"))
  }

  @Test(
    "What is of the next food, of the writer or of how it tasted stays where it is",
    arguments: [
      ("2 dilim ekmek yedim, kepekli bisküvi de yedim", "ekmek"),
      ("pilav yedim keyifliydim", "pilav"), ("çay içtim, simit yedim", "çay"),
    ])
  func neighbours(_ text: String, _ name: String) {
    #expect(Engine.calls(text).flatMap(\.itemNames).contains(name), "\(Engine.signature(text))")
  }

  @Test("Bread that was left out is never counted with the plain food")
  func breadless() async throws {
    let turn = try await Talking.lastTurn(["hamburgeri ekmeksiz yedim"])
    let items = turn.compactMap(\.results.first?.value).first?["items"]?.array ?? []
    #expect(!items.isEmpty)
    #expect(items.allSatisfy { $0["carbs"]?.number == nil }, "\(items)")
  }

  @Test(
    "More of the same is added to what was said first",
    arguments: [
      ("iki köfte yedim sonra iki tane daha", ["4 adet köfte"]),
      ("1 dilim kek yedim, bir dilim daha yedim", ["2 dilim kek"]),
    ])
  func added(_ text: String, _ expected: [String]) {
    #expect(items(text) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "Two foods that are eaten apart are no kind of one",
    arguments: [
      ("köfte yedim patates", ["köfte", "patates"]), ("pilav yedim tavuk", ["pilav", "tavuk"]),
    ])
  func apart(_ text: String, _ expected: [String]) {
    #expect(items(text) == expected, "\(Engine.signature(text))")
  }

  @Test("Pieces are not added to plates")
  func plates() {
    #expect(items("1 tabak köfte yedim sonra 2 tane daha").first == "1 tabak köfte")
  }

  @Test("An amount behind the verb is of what was eaten before it")
  func before() {
    #expect(items("börek yedim 2 dilim, sonra baklava yedim") == ["2 dilim börek", "baklava"])
    #expect(!items("börek yedim 2 dilim sonra baklava").contains("2 dilim baklava"))
  }
}
