import Domain
import Testing
import Turkish

@testable import EmbeddedModel

@Suite("Meals that several had together, and counts that are of another food")
struct SharedMealTests {
  private func question(_ text: String) async throws -> String? {
    let turn = try await Talking.lastTurn([text])
    #expect(turn.flatMap(\.calls).isEmpty, "\(text)")
    return turn.last?.text
  }

  @Test(
    "What was shared is asked about with a share of it, never recorded whole",
    arguments: [
      ("kızımla bir simidi bölüştük", "yarım simit"),
      ("bi porsiyon künefe paylaştık eşimle", "yarım porsiyon künefe"),
      ("arkadaşımla 2 lahmacun paylaştık", "1 lahmacun"),
    ])
  func shared(_ text: String, _ share: String) async throws {
    let asked = try await question(text)
    #expect(asked?.contains(share) == true, "\(asked ?? "")")
  }

  private func items(_ text: String) -> [String] {
    Engine.calls(text).flatMap { $0.arguments["items"]?.array ?? [] }.map { item in
      let amount = item["quantity"]?.number.map { "\(NumberText.plain($0)) " } ?? ""
      return amount + (item["name"]?.string ?? "")
    }
  }

  @Test("A part that is told, and what else was shared, halve nothing")
  func told() {
    #expect(items("simidin yarısını yedim, kalanını kardeşimle paylaştık") == ["0,5 simit"])
    #expect(items("6 köfteyi üç kişi paylaştık") == ["2 köfte"])
    #expect(items("fikirlerimizi paylaştık, sonra bir elma yedim") == ["1 elma"])
  }

  @Test("An own amount after the sharing is asked about as it was told")
  func own() async throws {
    let asked = try await question("köfteleri kardeşimle paylaştık, 3 tane yedim")
    #expect(asked?.contains("3 köfte") == true, "\(asked ?? "")")
  }

  @Test("\u{201C}Both of them\u{201D} counts what was named, and no pieces of the last")
  func both() {
    #expect(
      items("Dün akşam somon yaptım yanına salata, ikisini de bitirdim") == ["somon", "salata"])
  }

  @Test("Pieces after the verb are of what comes in pieces")
  func pieces() {
    for text in ["dolma yedim 5 tane cacıkla", "köfte yedim 4 tane pilavla"] {
      #expect(
        !items(text).contains { $0.hasPrefix("5 cacık") || $0.hasPrefix("4 pilav") }, "\(text)")
    }
    #expect(items("çorba içtim 2 dilim ekmekle").contains("2 ekmek"))
    #expect(items("makarna yedim 2 köfteyle").contains("2 köfte"))
  }
}
