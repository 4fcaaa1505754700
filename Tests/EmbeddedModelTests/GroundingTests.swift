import Domain
import Foundation
import Nutrition
import Support
import Testing
import Tools

@Suite("Figures in answers")
struct GroundingTests {
  private static let talks = [
    [
      "Kahvaltıda iki yumurta, bir dilim ekmek ve bir bardak süt içtim",
      "Bugün kaç karbonhidrat aldım?", "süt değil ayrandı", "bugün ne yedim?", "geri al",
    ],
    ["Elmada kaç karbonhidrat var?", "Bir tabak makarnada kaç kalori var?"],
    ["Şekerim 112", "Yemekten sonra 186 ölçtüm", "Son 7 günde şeker ortalamam kaç?"],
    [
      "Günlük karbonhidrat hedefim 150 gram olsun", "Öğlen bir tabak makarna yedim",
      "Bugün ne kadar karbonhidrat hakkım kaldı?", "Hedeflerimi göster",
    ],
    ["Listeye iki litre süt ve 10 yumurta ekle", "Listede ne var?", "Sütü aldım"],
    ["Bir bardak su içtim", "40 dakika yürüdüm", "Kilom 81,2", "14 ünite Lantus yaptım"],
  ]

  @Test("Every figure stands in a result of the turn", arguments: talks)
  func grounded(_ talk: [String]) async throws {
    let tools = Toolbox(records: FakeRecords().records, foods: FoodBook().table).all
    var messages: [Message] = []
    for text in talk {
      let turn = try await Talking.turn(text, after: messages, with: tools)
      messages += turn
      let results = turn.flatMap(\.results)
      guard !results.isEmpty, let answer = turn.last?.text else { continue }
      let known = Self.figures(in: results.map { $0.value?.text ?? "" }.joined(separator: " "))
      for figure in Self.shown(in: answer) where !Self.holds(known, figure) {
        Issue.record("\(text): \(figure) is in no result\n\(answer)")
      }
    }
  }
}

// MARK: Figures

extension GroundingTests {
  /// The numbers of a JSON text, those within strings included.
  private static func figures(in json: String) -> [Double] {
    json.matches(of: /\d+(?:\.\d+)?/).compactMap { Double($0.output) }
      + json.matches(of: /\d+(?:,\d+)?/).compactMap { figure($0.output) }
      + json.matches(of: /\d+/).compactMap { Double($0.output) }
  }

  /// The numbers of a Turkish answer; the ten of `/10` is no figure, and 08.30 is two.
  private static func shown(in answer: String) -> [Double] {
    answer.replacing("/10", with: "")
      .replacing(/\b(\d{2})\.(\d{2})\b/) { "\($0.output.1) \($0.output.2)" }
      .matches(of: /\d+(?:\.\d{3})*(?:,\d+)?/).compactMap { figure($0.output) }
  }

  private static func figure(_ text: Substring) -> Double? {
    Double(text.replacing(".", with: "").replacing(",", with: "."))
  }

  /// Whether a known number rounds to `shown`, at whole numbers or one place.
  private static func holds(_ known: [Double], _ shown: Double) -> Bool {
    known.contains { abs($0 - shown) < 0.051 || $0.rounded() == shown }
  }
}
