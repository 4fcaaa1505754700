import Domain
import Safety
import Testing

@Suite("Each situation is raised by its sentences and by none that only sound alike")
struct SituationTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var code: String
    var text: String

    var testDescription: String { "\(code): \(text)" }
  }

  static let raising = Situation.all.flatMap { situation in
    situation.raisedBy.map { Sample(code: situation.code.rawValue, text: $0) }
  }
  static let calm = Situation.all.flatMap { situation in
    situation.notRaisedBy.map { Sample(code: situation.code.rawValue, text: $0) }
  }

  private func found(_ text: String, _ variant: Int) -> String? {
    let turns = text.turns.map { Variants.of($0)[variant] }
    return EmergencyDetector.emergency(
      in: turns[turns.count - 1], atHour: 14, after: Array(turns.dropLast()))?.code
  }

  @Test("What tells of it raises it, however it is typed", arguments: raising)
  func raises(_ sample: Sample) {
    for variant in 0..<6 { #expect(found(sample.text, variant) == sample.code) }
  }

  @Test("What only sounds alike raises nothing", arguments: calm)
  func raisesNothing(_ sample: Sample) {
    for variant in [0, 2] { #expect(found(sample.text, variant) == nil) }
  }

  @Test("Each has a text, a source with its year, and sentences", arguments: Situation.all.indices)
  func isComplete(_ index: Int) {
    let situation = Situation.all[index]
    #expect(!situation.text.isEmpty && situation.source.count > 10)
    #expect(situation.raisedBy.count > 1 && situation.notRaisedBy.count > 1)
  }

  @Test("Who has ketones is never told to take sugar")
  func neverSugar() {
    for situation in Situation.all where situation.code == .ketoacidosis {
      #expect(!situation.text.contains("hızlı şeker"))
    }
    let found = EmergencyDetector.emergency(in: "Hamileyim, keton 2,1, şekerim 62.", atHour: 14)
    #expect(found?.code == "ketoacidosis")
    #expect(EmergencyDetector.emergency(in: "ketonum 1,6 mmol/L")?.reading == nil)
  }

  @Test(
    "What was written later is raised too", arguments: LaterSentences.all(of: LaterSentences.urgent)
  )
  func isRaised(_ text: String) {
    for variant in 0..<4 { #expect(found(text, variant) != nil) }
  }

  @Test(
    "And raises nothing where it is none", arguments: LaterSentences.all(of: LaterSentences.calm))
  func isCalm(_ text: String) {
    for variant in [0, 2] { #expect(found(text, variant) == nil) }
  }
}
