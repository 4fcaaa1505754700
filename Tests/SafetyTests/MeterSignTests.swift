import Domain
import Safety
import Testing

@Suite("What a meter shows beyond its range, what is felt alone, and a value that goes on falling")
struct MeterSignTests {
  /// Messages of one talk, and what the last of them raises.
  struct Sample: Sendable, CustomTestStringConvertible {
    var talk: String
    var code: String?

    init(_ talk: String, _ code: String? = nil) { (self.talk, self.code) = (talk, code) }

    var testDescription: String { talk }
  }

  static let signs = [
    Sample("low", "severeLow"), Sample("LO", "severeLow"), Sample("kızım low", "severeLow"),
    Sample("kızım low || hala low", "severeLow"), Sample("ölçtüm yine low", "severeLow"),
    Sample("HI", "veryHigh"), Sample("ölçtüm hala hi", "veryHigh"),
    Sample("hi çıktı || hi", "veryHigh"), Sample("ekranda hi yazdı", "veryHigh"),
    Sample("ekranda hi yazdı || 2 saat oldu || hi", "veryHigh"),
    Sample("şekerim 400 || hi", "veryHigh"), Sample("annem hi", "veryHigh"),
    Sample("hi"), Sample("hi yine ben"), Sample("hi annem"), Sample("Hi, nasılsın"),
    Sample("ekmek low karbonhidratlı"), Sample("low carb ekmek yedim"),
    Sample("low fat süt içtim"),
  ]

  static let felt = [
    Sample("titriyorum", "possibleLow"), Sample("terliyorum", "possibleLow"),
    Sample("ellerim titriyor", "possibleLow"), Sample("çok titriyorum şu an", "possibleLow"),
    Sample("şekerim 75 || düşüyor", "possibleLow"),
    Sample("şekerim 75 || düşüyor || titriyorum", "possibleLow"),
    Sample("şekerim 66 || düşüyor", "severeLow"), Sample("hızla düşüyor", "possibleLow"),
    Sample("hızla düşüyor || ok aşağı", "possibleLow"),
    Sample("soğuktan titriyorum"), Sample("spordan terliyorum"), Sample("ateşim 38 || titriyorum"),
    Sample("şekerim 110 || titriyorum"), Sample("düşüyor"), Sample("şekerim 320 || düşüyor"),
    Sample("şekerim 320 || hızla düşüyor"), Sample("fiyatlar düşüyor"),
  ]

  static let fainted = [
    Sample("bayıldı || 35", "unconscious"), Sample("babam bayıldı || 40", "unconscious"),
    Sample("bayıldı || 35 || uyanmıyor", "unconscious"), Sample("bayıldı || 62", "unconscious"),
    Sample("bayıldı || 35 || ayıldı || 52", "severeLow"),
    Sample("bayıldı || şekerim 40", "severeLow"), Sample("bayıldı || 112'yi aradım", "help"),
    Sample("imam bayıldı yedim || 140"),
  ]

  private func found(_ talk: String, _ variant: Int) -> Emergency? {
    let turns = talk.turns.map { variant == 0 ? $0 : Variants.of($0)[variant] }
    return EmergencyDetector.ruled(
      in: turns[turns.count - 1], atHour: 14, after: Array(turns.dropLast()))
  }

  @Test("Each raises what it is, and what looks alike nothing", arguments: signs + felt + fainted)
  func raises(_ sample: Sample) {
    for variant in [0, 1, 4] {
      #expect(found(sample.talk, variant)?.code == sample.code, "\(variant)")
    }
  }

  @Test("A value of somebody unknown who fainted is not the writer's")
  func ofNobody() {
    #expect(found("bayıldı || 35", 0)?.reading == nil)
    #expect(found("babam bayıldı || şekeri 40", 0)?.reading?.value == 40)
  }
}
