import Domain
import Testing

@testable import EmbeddedModel

/// Several meals that share one verb: of several times, or of several people.
@Suite("Meals that share a verb")
struct SharedVerbTests {
  private func calls(_ text: String) -> [ToolCall] {
    Engine.shared.calls(for: text, now: Engine.now, zone: Engine.zone)
  }

  /// `babam: 2 elma`, in the order of the message.
  private func meals(_ text: String) -> [String] {
    calls(text).map { call in
      let items = (call.arguments[.items]?.array ?? []).map { item in
        "\(Int(item[.quantity]?.number ?? 0)) \(item[.name]?.string ?? "")"
      }
      return "\(call.arguments[.person]?.string ?? "ben"): " + items.joined(separator: ", ")
    }
  }

  @Test(
    "Each has what stands behind them",
    arguments: [
      ("babam 2 elma ben 1 muz yedim", ["babam: 2 elma", "ben: 1 muz"]),
      ("ben 2 elma babam 1 muz yedi", ["ben: 2 elma", "babam: 1 muz"]),
      ("eşim 2 dilim ekmek ben 1 kase çorba yedik", ["eşim: 2 ekmek", "ben: 1 çorba"]),
    ])
  func eaters(text: String, told: [String]) {
    #expect(meals(text) == told)
  }

  @Test("A food that is named last is of all")
  func sharedFood() {
    #expect(meals("ben 1 dilim eşim 3 dilim börek yedik") == ["ben: 1 börek", "eşim: 3 börek"])
    #expect(meals("kızım 2 dilim ben 1 dilim pizza yedik") == ["kızım: 2 pizza", "ben: 1 pizza"])
    #expect(meals("eşimle 3 dilim börek yedim") == ["ben: 3 börek"])
  }

  @Test("Each time has its own meal, where it has been")
  func times() {
    let read = calls("dün öğlen 3 köfte, akşam da 2 köfte yedim")
    #expect(read.map { $0.arguments[.mealType]?.string } == ["lunch", "dinner"])
    #expect(
      read.map { $0.arguments[.items]?.array?.first?[.quantity]?.number } == [3, 2])
    #expect(calls("öğlen 3 köfte, akşam da 2 köfte yerim").isEmpty)
  }

  @Test("What was not eaten, or is only asked about, is no meal")
  func none() {
    #expect(meals("ben 1 dilim eşim 3 dilim börek yemedik").isEmpty)
    #expect(meals("ben 1 dilim eşim 3 dilim börek yesek olur mu").isEmpty)
  }

  @Test(
    "What was brought and not eaten is no meal",
    arguments: [
      "annem bana 2 dilim kek getirdi yemedim", "2 dilim kek vardı yemedim",
      "2 dilim kek getirdiler, hiç dokunmadım",
    ])
  func leftUneaten(text: String) {
    #expect(meals(text).isEmpty)
  }

  @Test("What was brought and eaten is, whatever else was not")
  func brought() {
    #expect(meals("annem bana 2 dilim kek getirdi yedim") == ["ben: 2 kek"])
    #expect(meals("2 dilim kek yedim, ekmek yemedim") == ["ben: 2 kek"])
  }
}
