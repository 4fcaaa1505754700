import Testing

@testable import Turkish

@Suite("Fractions as people write them")
struct WrittenFractionTests {
  @Test("Two or three decimals are rounded or cut off", arguments: [0.67, 0.66, 0.667, 0.666])
  func thirds(_ written: Double) { #expect(written.isWritten(of: 2.0 / 3)) }

  @Test(
    "What is merely near is another amount",
    arguments: [(0.49, 0.5), (0.51, 0.5), (0.65, 2.0 / 3), (0.7, 2.0 / 3), (1, 2)]
      as [(Double, Double)])
  func others(_ written: Double, _ exact: Double) { #expect(!written.isWritten(of: exact)) }

  @Test("A whole number is itself") func whole() { #expect(2.0.isWritten(of: 2)) }
}
