import Testing
import Turkish

@Suite("Units of an amount in a volume")
struct UnitTokenTests {
  @Test(
    "They are one word",
    arguments: [
      ("104 mg/dL", ["104", "mgdl"]), ("5,6 mmol/L'ydi", ["5,6", "mmoll"]),
      ("elma/armut", ["elma", "/", "armut"]), ("12 mg/gün", ["12", "mg", "/", "gun"]),
    ])
  func tokens(_ text: String, folded: [String]) {
    #expect(Turkish.tokens(of: text).map(\.folded) == folded)
  }
}
