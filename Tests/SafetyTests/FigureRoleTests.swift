import Domain
import Safety
import Testing

@Suite("Carbohydrates are vouched for by carbohydrates")
struct FigureRoleTests {
  private let banana: JSON = [
    "name": "muz", "per100g": ["carbs": 20.2, "calories": 89, "fiber": 2.6, "sugar": 12.2],
    "portion": [
      "quantity": 1, "unit": "adet", "grams": 118, "carbs": 23.9, "calories": 105, "fiber": 3.1,
      "glycemicLoad": 12.2,
    ],
    "portions": [["unit": "adet", "grams": 118, "range": ["low": 95, "high": 140]]],
    "alternatives": [["name": "kuru muz", "carbsPer100g": 64.5]],
  ]

  @Test(
    "Energy, fibre, weight, load and what is in 100 g are no carbohydrates",
    arguments: [
      "1 muzda 105 g karbonhidrat var.", "1 muzda 3 g karbonhidrat var.",
      "1 muzda 12 g karbonhidrat var.",
      "Karbonhidratı 118 g.", "Muz: 95 g karbonhidrat.", "Toplam karbonhidrat: 3,1 g",
      "Bir muz 64,5 g karbonhidrattır.",
    ])
  func others(_ sentence: String) { #expect(checked(sentence) != sentence) }

  @Test(
    "The portion's own are, and those of 100 g where 100 g are named",
    arguments: [
      "1 muzda 23,9 g karbonhidrat var.", "1 muzda 24 g karbonhidrat var.",
      "100 gram muzda 20,2 g karbonhidrat var.", "Karbonhidrat 23,9 g, lif 3,1 g, 105 kcal.",
      "Bir muz 118 g; karbonhidratı 23,9 g.", "Muzun 118 gramında 3,1 g lif var.",
      "Karbonhidrat içeren 118 g muz yediniz.",
    ])
  func own(_ sentence: String) { #expect(checked(sentence) == sentence) }

  private func checked(_ sentence: String) -> String {
    Grounding(known: [], results: [banana]).checked(sentence)
  }
}
