import Domain
import Testing

@Suite("What pressures, pulses and fevers mean")
struct VitalSignsTests {
  @Test(
    "The bounds of a pressure",
    arguments: [
      (180.0, 100.0, false, VitalSigns.Level.veryHighPressure as VitalSigns.Level?),
      (150, 110, false, .veryHighPressure), (179, 109, false, nil), (140, 90, false, nil),
      (130, 80, true, nil), (139, 89, true, nil), (140, 80, true, .highInPregnancy),
      (120, 90, true, .highInPregnancy), (160, 90, true, .severeInPregnancy),
      (150, 110, true, .severeInPregnancy), (90, 60, false, .lowPressure), (91, 60, false, nil),
      (70, 40, true, .lowPressure),
    ])
  func pressure(_ high: Double, _ low: Double, _ isPregnant: Bool, _ level: VitalSigns.Level?) {
    #expect(VitalSigns.level(ofPressure: high, low, isPregnant: isPregnant) == level)
  }

  @Test("The bounds of pulse and temperature")
  func others() {
    #expect(VitalSigns.level(ofPulse: 131) == .fastPulse)
    #expect(VitalSigns.level(ofPulse: 130) == nil)
    #expect(VitalSigns.level(ofPulse: 41) == nil)
    #expect(VitalSigns.level(ofPulse: 40) == .slowPulse)
    #expect(VitalSigns.level(ofTemperature: 39.1) == .fever)
    #expect(VitalSigns.level(ofTemperature: 38.9) == nil)
  }

  @Test("Each level has advice, and none of it names a dose", arguments: VitalSigns.Level.allCases)
  func advice(_ level: VitalSigns.Level) {
    let text = VitalSigns.advice(for: level)
    #expect(text.contains("112") || text.contains("acil"))
    #expect(!text.contains("ünite") && !text.contains(" mg "))
  }
}
