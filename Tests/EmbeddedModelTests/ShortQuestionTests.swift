import Domain
import Testing

@testable import EmbeddedModel

@Suite("Short questions about what was just recorded")
struct ShortQuestionTests {
  @Test(
    "They are read as they would be asked in full",
    arguments: [
      (["2 elma yedim", "kac karb"], "38,8 g karbonhidrat"),
      (["2 elma yedim", "kac karb etti"], "38,8 g karbonhidrat"),
      (["2 elma yedim", "Şimdi toplam ne oldu?"], "38,8 g karbonhidrat"),
      (["su içtim 2 bardak", "Su toplamım?"], "400 ml su içtiniz"),
      (["3000 adım attım", "Toplam adımım?"], "3.000 adım"),
      (["lantus 18 yaptım", "Son doz?"], "Lantus 18 ünite"),
      (["2 elma yedim", "son kayıt ne"], "elma"),
    ])
  func full(_ talk: [String], _ answer: String) async throws {
    let turn = try await Talking.lastTurn(talk)
    #expect(turn.last?.text.contains(answer) == true, "\(turn.last?.text ?? "")")
    let calls = turn.flatMap(\.calls)
    #expect(!calls.contains { $0.writes })
  }

  @Test(
    "With another food, or with nothing recorded, they are what they say",
    arguments: [
      (["2 elma yedim", "1 muz kaç karb"], "1 muz (118 g)"), (["kaç karb"], "karbonhidrat miktarı"),
    ])
  func others(_ talk: [String], _ answer: String) async throws {
    let turn = try await Talking.lastTurn(talk)
    #expect(turn.last?.text.contains(answer) == true, "\(turn.last?.text ?? "")")
  }

  @Test("A no to no question is told how to take something back")
  func denied() async throws {
    let turn = try await Talking.lastTurn(["4 köfte yedim", "hayır"])
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(turn.last?.text.contains("“geri al”") == true)
  }
}
