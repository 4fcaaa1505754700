import Domain
import Testing

@Suite struct ImpactTests {
  struct Case: Sendable {
    var carbs: Double
    var load: Double?
    var score: Int
    var level: Impact.Level
  }

  static let cases = [
    Case(carbs: 0, score: 1, level: .low), Case(carbs: 9.9, score: 3, level: .low),
    Case(carbs: 10, score: 4, level: .medium), Case(carbs: 25, score: 6, level: .medium),
    Case(carbs: 25.1, score: 7, level: .high), Case(carbs: 60, score: 10, level: .high),
    Case(carbs: 300, score: 10, level: .high),
    Case(carbs: 19.4, load: 7, score: 2, level: .low),
    Case(carbs: 40, load: 5, score: 2, level: .low),
    Case(carbs: 30, load: 10, score: 3, level: .low),
    Case(carbs: 30, load: 10.5, score: 4, level: .medium),
    Case(carbs: 30, load: 19.4, score: 6, level: .medium),
    Case(carbs: 24, load: 20, score: 7, level: .high),
    Case(carbs: 90, load: 60, score: 10, level: .high),
    Case(carbs: 0, load: 0, score: 1, level: .low),
  ]

  @Test(
    "The level goes by the load where it is known, else by the amount, and the score with it",
    arguments: cases)
  func bands(example: Case) {
    let impact = Impact(carbs: example.carbs, glycemicLoad: example.load)
    #expect(impact.level == example.level)
    #expect(impact.score == example.score)
  }
}
