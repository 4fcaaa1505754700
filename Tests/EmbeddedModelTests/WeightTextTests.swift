import Analysis
import Testing

@Suite("Weights as text")
struct WeightTextTests {
  private func logOdds(_ weight: String) -> Double {
    var bag = FeatureBag(keepsNames: false)
    bag.add("word:", "elma")
    let hash = String(bag.hashes[0], radix: 16)
    let digits = String(repeating: "0", count: 16 - hash.count) + hash
    return Weights(text: "\(digits)\tword:elma\tlogMeal=\(weight);logWater=1").logOdds(
      of: "logMeal", bag)
  }

  @Test("A weight is the number that the standard library reads in its digits")
  func numbers() throws {
    let rare = [
      "0", "-0", "3", "-12", "1048576", "9999999.5", "0.000001", "1e-3", "-2.5E2", "007.10",
    ]
    let all = (-999...999).map { hundredths in
      let digits = String(abs(hundredths) % 100)
      return (hundredths < 0 ? "-" : "") + "\(abs(hundredths) / 100)."
        + String(repeating: "0", count: 2 - digits.count) + digits
    }
    for text in rare + all {
      #expect(try logOdds(text) == Double(#require(Float(text))), "\(text)")
    }
  }

  @Test("What is no number weighs nothing", arguments: ["", "-", ".", "x", "1.2.3", "--1", "5."])
  func none(_ text: String) {
    #expect(logOdds(text) == (Float(text).map(Double.init) ?? 0))
  }
}
