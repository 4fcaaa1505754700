import Domain
import Turkish

/// What our own engine may say as it stands, though it names doses: the person's words and the
/// sentences of papers, quoted, and the doses that the results of tools tell as records.
struct Quotable {
  private let quoted: String
  private let records: [String]
  /// What a research was about, as its answer names it.
  private let topics: [String]

  static let nothing = Quotable(said: "", results: [])

  /// - Parameters:
  ///   - said: The words of the person.
  ///   - results: What the tools of this turn returned.
  init(said: String, results: [JSON]) {
    let papers = Citation.records(in: results).compactMap { $0[.keySentence]?.string }
    quoted = ([said] + papers).joined(separator: "\n")
    var found: Set<String> = []
    for result in results { Self.collect(result, into: &found) }
    records = found.sorted { ($0.count, $0) > ($1.count, $1) }
    let names = results.compactMap { $0[.concepts]?.array?.compactMap(\.string) }
    topics = names.flatMap { [$0.joined(separator: " + "), Turkish.list($0)] }
      .flatMap { [$0, Turkish.capitalised($0)] }.filter { !$0.isEmpty }
  }

  /// A sentence without what it quotes: `Bunu anlayamadım: “…”`, `Lantus 14 ünite (bugün 08.00)`.
  func removed(from sentence: String) -> String {
    records.reduce(unquoted(withoutTopic(sentence))) { $0.replacing($1, with: "") }
  }

  /// A sentence that begins with what a research was about, without it: `**İnsülin direnci** için …`.
  private func withoutTopic(_ sentence: String) -> String {
    let words = sentence.drop { "*0123456789. ".contains($0) }
    guard let topic = topics.first(where: words.hasPrefix) else { return sentence }
    return String(words.dropFirst(topic.count))
  }

  private func unquoted(_ sentence: String) -> String {
    guard !quoted.isEmpty, let start = sentence.firstIndex(of: "“"),
      let end = sentence[start...].firstIndex(of: "”")
    else { return sentence }
    var words = sentence[sentence.index(after: start)..<end]
    if words.last == "…" { words.removeLast() }
    guard !words.isEmpty, quoted.contains(words) else { return sentence }
    return sentence[..<start] + "“”" + sentence[sentence.index(after: end)...]
  }

  /// The doses among what a tool returned, as its form words them, and what was taken back.
  private static func collect(_ json: JSON, into found: inout Set<String>) {
    if let name = json[.name]?.string, !name.isEmpty,
      json[.dose] != nil || json[.type]?.string == EntryKind.medication.rawValue
    {
      let text = EntryText(.medication, json)
      for words in [text.line, text.values] {
        found.formUnion([words, Turkish.capitalised(words)])
      }
    }
    if let summary = json[.summary]?.string, !summary.isEmpty { found.insert(summary) }
    for child in json.array ?? json.members?.map(\.value) ?? [] { collect(child, into: &found) }
  }
}
