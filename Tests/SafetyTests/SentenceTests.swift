import Domain
import Safety
import Testing

@Suite("Emergencies are told from idioms")
struct SentenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var code: String?
    var turns: [String]
    var testDescription: String { turns.joined(separator: " || ") }

    /// Reads `code: sentence; first || second; …` line by line, the code only where there is one.
    static func rows(_ table: String, coded: Bool) -> [Row] {
      table.split(separator: "\n").flatMap { line in
        let parts = coded ? line.split(separator: ":", maxSplits: 1) : ["", line]
        return parts[1].split(separator: ";").map { sentence in
          let turns = sentence.split(separator: "||").map { String($0.drop { $0 == " " }) }
          return Row(code: coded ? String(parts[0]) : nil, turns: turns)
        }
      }
    }
  }

  static let emergencies =
    Row.rows(EmergencySentences.tried, coded: true)
    + Row.rows(EmergencySentences.own, coded: true)
    + Row.rows(EmergencySentences.fresh, coded: true)
  static let harmless =
    Row.rows(HarmlessSentences.tried, coded: false) + Row.rows(HarmlessSentences.all, coded: false)
    + Row.rows(HarmlessSentences.own, coded: false)
    + Row.rows(HarmlessSentences.fresh, coded: false)

  private func code(of row: Row, variant: Int) -> String? {
    let turns = row.turns.map { Variants.of($0)[variant] }
    return EmergencyDetector.emergency(
      in: turns[turns.count - 1], atHour: 21, after: Array(turns.dropLast()))?.code
  }

  @Test("What cannot wait is seen, with Turkish letters or without", arguments: emergencies)
  func emergency(_ row: Row) {
    #expect(Self.emergencies.count > 300)
    for variant in 0..<4 { #expect(code(of: row, variant: variant) == row.code) }
  }

  @Test("Idioms, quarrels, dishes and Sunday mornings are none", arguments: harmless)
  func idiom(_ row: Row) {
    #expect(Self.harmless.count > 600)
    // Without its letters "küstü" is "kustu"; as it is written it must be read.
    for variant in [0, 2] { #expect(code(of: row, variant: variant) == nil) }
  }
}
