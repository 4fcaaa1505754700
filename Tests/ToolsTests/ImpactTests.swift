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
    Case(carbs: 19.4, load: 7, score: 5, level: .medium),
    Case(carbs: 40, load: 5, score: 7, level: .high),
    Case(carbs: 24, load: 20, score: 6, level: .medium),
  ]

  @Test("The score stays in the level's band; the load moves it there", arguments: cases)
  func bands(example: Case) {
    let impact = Impact(carbs: example.carbs, glycemicLoad: example.load)
    #expect(impact.level == example.level)
    #expect(impact.score == example.score)
  }
}
