import Analysis
import Domain
import Testing
import Tools
import Turkish

@testable import EmbeddedModel

@Suite("Whoever was asked about is meant until somebody else is named, or the writer is")
struct TalkedOfTests {
  typealias Case = RecordQuestionTests.Case

  private static let ofWife = [
    "eşimin tansiyonu 128/78", "eşimin şekeri 97", "eşimin kilosu 68 kg", "benim tansiyonum 150/92",
    "benim şekerim 141", "benim kilom 90",
  ]
  private static let ofCan = [
    "Can 3 ünite novorapid oldu", "Can'ın şekeri 197", "Can'ın ateşi 37,1", "demir ilacı içtim",
    "benim şekerim 136",
  ]

  static let cases = [
    Case(ofWife + ["eşimin tansiyonu kaç", "şekeri?"], holds: "97", lacks: "141"),
    Case(ofWife + ["eşimin tansiyonu kaç", "kilosu kaç"], holds: "Eşiniz için", lacks: "90 kg"),
    Case(ofWife + ["eşimin şekeri kaç", "tansiyonu"], holds: "128/78", lacks: "150"),
    Case(
      ofWife + ["eşimin şekeri kaç", "tansiyonu nasıl", "kilosu"], holds: "Eşiniz için",
      lacks: "90 kg"),
    Case(ofWife + ["eşimin kilosu kaç", "nabzı?"], holds: "Eşiniz için"),
    Case(
      ofWife + ["eşimin tansiyonu kaç", "şekeri?", "benim şekerim kaç"], holds: "141", lacks: "97"),
    Case(ofWife + ["eşimin tansiyonu kaç", "benimki?"], holds: "150/92", lacks: "128"),
    Case(ofWife + ["eşimin tansiyonu kaç", "tansiyonum kaç"], holds: "150/92", lacks: "128"),
    Case(ofCan + ["Can bugün kaç ünite oldu", "şekeri?"], holds: "197", lacks: "136"),
    Case(
      ofCan + ["Can'a bugün kaç ünite yaptım", "saat kaçta yapmışım novorapidi"],
      holds: "Can için", lacks: "Demir"),
    Case(ofCan + ["Can bugün kaç ünite oldu", "ateşi?"], holds: "37,1", lacks: "136"),
    Case(ofCan + ["Can'ın ateşi kaç", "en yüksek"], holds: "37,1", lacks: "mg/dL"),
  ]

  @Test("A question that names nobody goes on with the one before", arguments: cases)
  func goesOn(_ it: Case) async throws {
    let text = try await Talking.lastTurn(it.talk).last?.text ?? ""
    #expect(text.contains(it.holds), "\(it.talk): \(text)")
    if let lacks = it.lacks { #expect(!text.contains(lacks), "\(it.talk): \(text)") }
  }

  @Test(
    "The spouse has one name in the records",
    arguments: ["hanımın şekeri kaçtı", "karımın tansiyonu kaç", "kocam ilacını aldı mı bugün"])
  func spouse(_ text: String) async throws {
    let wife = try await persons(text, known: ["eşim"])
    #expect(wife == ["eşim"])
    // What the records do not have stays as it was said.
    let other = try await persons(text, known: ["Can"])
    #expect(!other.contains("eşim") && !other.isEmpty)
  }

  /// Whose records the first message of a talk asks for.
  private func persons(_ text: String, known: [String]) async throws -> Set<String> {
    let tools = Talking.tools.map { tool in
      ToolDescription(
        name: type(of: tool).name, summary: type(of: tool).summary, schema: type(of: tool).schema)
    }
    var request = ModelRequest(
      system: "", messages: [Message(role: .user, text: text, at: Engine.now)], tools: tools,
      now: Engine.now, zone: Engine.zone)
    request.others = { known }
    var found: Set<String> = []
    for try await piece in Engine.shared.model.reply(request) {
      if case .call(let call) = piece, let person = call.arguments["person"]?.string {
        found.insert(person)
      }
    }
    return found
  }
}

@Suite("A question of days is of those that have been")
struct AskedDayTests {
  typealias Case = RecordQuestionTests.Case

  /// Calls of a question at so many hours after the engine's now, 21 November, 13.10.
  @Test(
    "A night in the past is the last one that has been",
    arguments: [
      ("gece düştüm mü", 8.0, "2026-11-20T22"), ("gece şekerlerim nasıl", 8, "2026-11-20T22"),
      ("gece şekerim kaça çıktı", 10, "2026-11-20T22"), ("gece düştüm mü", 14, "2026-11-21T22"),
      ("gece şekerlerim nasıldı", -3, "2026-11-20T22"),
      ("akşam şekerim kaçtı", -3, "2026-11-20T18"),
      ("dün gece düştüm mü", 8, "2026-11-20T22"),
    ])
  func night(_ text: String, _ hours: Double, _ from: String) {
    let calls = Engine.calls(text, hoursLater: hours)
    #expect(calls.map(\.name) == ["getGlucose"])
    #expect(calls.first?.arguments["from"]?.string?.hasPrefix(from) == true, "\(calls)")
  }

  @Test(
    "A night to come is none of the records",
    arguments: ["bu gece şekerim düşer mi", "gece düşersem ne yapayım", "bu gece düşecek miyim"])
  func nightToCome(_ text: String) {
    let from = Engine.calls(text, hoursLater: 8).compactMap { $0.arguments["from"]?.string }
    #expect(!from.contains { $0.hasPrefix("2026-11-20") })
  }

  static let cases = [
    Case(
      "dün sabah 2 yumurta yedim", "dün akşam 1 tabak makarna yedim",
      "dün sabahtan akşama kadar neler yedim", holds: "makarna"),
    Case(
      "sabah 2 yumurta yedim", "öğlen 1 muz yedim", "sabahtan akşama kadar ne yedim", holds: "muz"),
    Case("dün gece 6 saat uyudum", "dün gece iyi uyudum mu", holds: "6 saat"),
    Case(
      "dün gece 6 saat uyudum", "evvelki gece 5 saat uyudum", "en az uyuduğum gece hangisi",
      holds: "5 saat", lacks: "6 saat"),
  ]

  @Test("Of a whole day nothing is left out, and a night's sleep is found", arguments: cases)
  func answers(_ it: Case) async throws {
    let text = try await Talking.lastTurn(it.talk).last?.text ?? ""
    #expect(text.contains(it.holds), "\(it.talk): \(text)")
    if let lacks = it.lacks { #expect(!text.contains(lacks), "\(it.talk): \(text)") }
  }

  @Test("A weekday is the last one for all that is measured")
  func weekday() {
    for text in ["pazartesi günü tansiyonum kaçtı", "pazartesi günü şekerim kaçtı"] {
      let from = Engine.calls(text).first?.arguments["from"]?.string
      #expect(from?.hasPrefix("2026-11-16") == true, "\(text): \(from ?? "")")
    }
  }
}
