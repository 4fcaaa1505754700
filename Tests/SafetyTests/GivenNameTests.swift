import Analysis
import Safety
import Testing

@Suite("Given names in alarms")
struct GivenNameTests {
  @Test("A name is one with any ending", arguments: ["defne", "defneye", "ayse", "mehmetin"])
  func names(_ word: String) { #expect(GivenNames.has(word)) }

  @Test("What is a word as well is none", arguments: ["seker", "ekmek", "vurdum", "su"])
  func words(_ word: String) { #expect(!GivenNames.has(word)) }

  @Test("Who it is adds nothing to an alarm but that it is somebody")
  func isBlind() {
    let bags = ["defneye 6 ünite vurdum", "mehmete 6 ünite vurdum"].map {
      AlarmWeights.features(of: $0, after: nil, isRuled: false, keepsNames: true)
    }
    #expect(bags[0].names == bags[1].names)
  }
}
