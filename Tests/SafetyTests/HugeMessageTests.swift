import Domain
import Safety
import Testing

@Suite("A huge message is judged in one go")
struct HugeMessageTests {
  /// So many that a look at the whole message for each number would take hours.
  static let count = 40_000

  private func code(of text: some StringProtocol) -> String? {
    EmergencyDetector.emergency(in: String(text), atHour: 14)?.code
  }

  @Test("Numbers without an end hide no low, and are none")
  func numbers() {
    let numbers = (0..<Self.count).map { String(100 + $0 % 300) }.joined(separator: " ")
    #expect(code(of: "\(numbers) şekerim 142") == nil)
    #expect(code(of: numbers.prefix(4000) + ". Şekerim 42") == "severeLow")
  }

  @Test("Readings without an end are read, with whom they are of")
  func readings() {
    let readings = Array(repeating: "annemin şekeri 120", count: Self.count / 8)
    #expect(code(of: readings.joined(separator: " ") + " şekerim 42") == "severeLow")
    #expect(code(of: readings.joined(separator: "\n") + "\nşekerim 42") == "severeLow")
  }
}
