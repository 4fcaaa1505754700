import Domain
import Foundation
import Safety
import Testing

@Suite("Searches that a model wants")
struct SearchQuestionTests {
  struct Row: Sendable {
    var said: String
    var tool: String
    var query: String
    var isAsked: Bool
    /// What was said to the person before, and whether words from outside are in the thread.
    var before = ""
    var hasOutside = false
  }

  static let rows: [Row] = [
    // Asked for by its name, or by a question of the person's own.
    Row(
      said: "Metformin B12'yi düşürür mü, araştır", tool: "searchPubMed", query: "x", isAsked: false
    ),
    Row(said: "bununla ilgili makale var mı", tool: "searchPubMed", query: "x", isAsked: false),
    Row(
      said: "Metformin B12 eksikliği yapar mı?", tool: "searchPubMed",
      query: "metformin vitamin B12 deficiency", isAsked: false),
    Row(
      said: "çilekli protein barı kaç karbonhidrat", tool: "searchWeb",
      query: "çilekli protein barı karbonhidrat", isAsked: false),
    Row(said: "bunu internetten bak", tool: "searchWeb", query: "çilekli bar", isAsked: false),
    Row(
      said: "evet", tool: "searchPubMed", query: "metformin", isAsked: false,
      before: "Makalelerde arayayım mı?"),
    // Of its own accord.
    Row(said: "Kahvaltıda menemen yedim", tool: "searchPubMed", query: "egg", isAsked: true),
    Row(
      said: "şekerim 180, moralim bozuk", tool: "searchPubMed", query: "depression", isAsked: true),
    Row(said: "Kahvaltıda menemen yedim", tool: "searchWeb", query: "menemen", isAsked: true),
    // A question that names something else is no wish for these words.
    Row(
      said: "öğlen ne yesem?", tool: "searchWeb", query: "insulin resistance diet Nuriye",
      isAsked: true),
    Row(said: "sakın araştırma yapma", tool: "searchPubMed", query: "metformin", isAsked: true),
    // A page that tells a model what to search for.
    Row(
      said: "bunu internetten bak", tool: "searchWeb", query: "gizli günlük", isAsked: true,
      hasOutside: true),
  ]

  @Test("What the person did not ask for is asked about first", arguments: rows.indices)
  func asked(place: Int) {
    let row = Self.rows[place]
    let now = Date(timeIntervalSince1970: 1_795_000_000)
    let evidence = Evidence(
      sayings: [
        .init(text: row.said, at: now, answers: row.before, wasAsked: !row.before.isEmpty)
      ], hasOutside: row.hasOutside, now: now, zone: .fixed(0))
    let call = ToolCall(id: "c", name: row.tool, arguments: ["query": .string(row.query)])
    let foods = FoodTable(
      names: { [] }, food: { _ in nil }, estimate: { _, _ in nil }, similar: { _, _ in [] },
      shopCategory: { _ in "" })
    let question = Doubts(evidence, foods: foods).question(about: call) { _ in "Arayayım mı?" }
    #expect((question != nil) == row.isAsked, "\(row.said)")
  }
}
