import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is denied in front of what was eaten")
struct DeniedFoodTests {
  private func items(_ text: String) -> [String] { Engine.calls(text).flatMap(\.items) }

  @Test(
    "What is denied is no food of the meal, and what was eaten is",
    arguments: [
      ("öğlen cacık değil ayran içtim", ["ayran"]),
      ("çay değil, kahve içtim", ["kahve"]),
      ("ekmek değil de pide yedim yarım", ["0.5 adet pide"]),
      ("2 dilim pide değil ekmek yedim", ["2 dilim ekmek"]),
      ("2 pide değil 1 lavaş yedim", ["1 adet lavaş"]),
      ("2 dilim değil 3 dilim ekmek yedim", ["3 dilim ekmek"]),
      ("bugün 2 değil 3 dilim ekmek yedim", ["3 dilim ekmek"]),
    ])
  func eaten(_ text: String, _ expected: [String]) {
    #expect(items(text) == expected, "\(Engine.signature(text))")
  }

  @Test(
    "What is not eaten, only one of two, or asked, makes no meal",
    arguments: [
      "ekmek değil pide yemedim", "sadece süt değil ayran da içtim", "elma değil mi yedim",
    ])
  func nothing(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "logMeal" }, "\(Engine.signature(text))")
  }

  /// A lunch of two slices of bread and rice, and then `text`.
  private func afterLunch(_ text: String) -> [ToolCall] {
    let meal: JSON = [
      "meal": 1, "mealType": "lunch", "eatenAt": "2026-11-21T12:30:00+03:00",
      "items": [
        ["name": "ekmek", "food": "ekmek", "quantity": 2, "unit": "dilim"],
        ["name": "pilav", "food": "pilav", "quantity": 1, "unit": "porsiyon"],
      ],
    ]
    return Told.calls(text, after: [Told("logMeal", meal)])
      .map { ToolCall(id: "", name: $0.tool, arguments: $0.arguments) }
  }

  @Test(
    "What the meal just told holds is put right in it",
    arguments: [
      ("pilav değil bulgur yedim", "pilav", "bulgur"),
      ("hayır pilav değil makarna yemiştim", "pilav", "makarna"),
      ("pilav değildi bulgur yedim", "pilav", "bulgur"),
      ("ekmek değil 1 lavaş yedim", "ekmek", "lavaş"),
    ])
  func replaced(_ text: String, _ old: String, _ new: String) {
    let calls = afterLunch(text)
    #expect(calls.map(\.name) == ["updateMeal"])
    let change = calls.first?.arguments[.replace]?.array?.first
    #expect(change?[.from]?.string == old)
    #expect(change?[.to]?.string == new)
  }

  @Test(
    "So is its amount",
    arguments: ["2 değil 3 dilim yedim", "2 dilim değil 3 dilim ekmek yedim"])
  func counted(_ text: String) {
    let calls = afterLunch(text)
    #expect(calls.map(\.name) == ["updateMeal"])
    #expect(calls.first?.items == ["3 dilim ekmek"])
  }

  @Test(
    "A denied figure of something else changes no meal",
    arguments: [
      "novorapidi 2 değil 3 ünite yaptım", "2 değil 3 ünite novorapid yaptım",
      "hapı 2 değil 3 tane içtim", "suyu 2 değil 3 bardak içtim", "2 değil 3 km yürüdüm",
      "humalog 2 değil 6",
    ])
  func otherFigures(_ text: String) {
    #expect(!afterLunch(text).contains { $0.name == "updateMeal" }, "\(afterLunch(text))")
  }

  @Test("Another meal that is named is a meal of its own")
  func otherMeal() {
    let calls = afterLunch("akşam pilav değil makarna yedim")
    #expect(calls.map(\.name) == ["logMeal"])
    #expect(calls.first?.items == ["makarna"])
  }
}
