import Domain
import Turkish

/// The Boolean queries for a question, from narrow to broad.
///
///     QueryPlan(reading, fromYear: 2020, types: []).query(.normal)
///     // ("Metformin"[mh] OR metformin[tiab]) AND … NOT ("Retracted Publication"[pt] OR …)
struct QueryPlan: Sendable, Equatable {
  /// How much a query takes in.
  enum Width: Sendable, CaseIterable {
    /// Papers whose main matter it is.
    case narrow
    case normal
    /// Without the people and the words that only narrow.
    case broad
    /// Plain words, without headings and quotes, where PubMed did not know others.
    case words
  }

  /// What is looked for; all of it must be there.
  private(set) var concepts: [Concept]
  private let types: [String]
  private let fromYear: Int?

  /// `types` are PubMed's names of types of publication, any of which will do.
  init(_ reading: Concepts.Reading, fromYear: Int?, types: [String]) {
    let things = reading.of(.thing, .broad)
    concepts = things + reading.of(.group)
    self.types = types + reading.of(.type).flatMap(\.headings)
    self.fromYear = fromYear
  }

  var isEmpty: Bool { concepts.isEmpty }

  /// A query of this width; nil where it would be the same as a narrower one.
  func query(_ width: Width) -> String? {
    var parts = concepts
    if width == .words {
      let words = plainWords.map {
        $0.split(separator: " ").map { "\($0)[tw]" }.joined(separator: " AND ")
      }
      return words.isEmpty ? nil : (words + filters).joined(separator: " AND ") + Self.exclusions
    }
    if width == .broad {
      let things = parts.filter { $0.kind == .thing }
      guard !things.isEmpty, things.count < parts.count else { return nil }
      parts = things
    }
    guard !parts.isEmpty else { return nil }
    let terms = parts.map { Self.term($0, width) } + filters
    return terms.joined(separator: " AND ") + Self.exclusions
  }

  /// The normal query, for papers that say that nothing was found; nil where nothing can be asked.
  var contrary: String? {
    guard !concepts.isEmpty else { return nil }
    let phrases = Stances.shared.searched.map { "\"\($0)\"[tiab]" }
    let terms = concepts.map { Self.term($0, .normal) } + filters
    return (terms + ["(" + phrases.joined(separator: " OR ") + ")"]).joined(separator: " AND ")
      + Self.exclusions
  }

  /// The same without phrases that PubMed did not know; nil where nothing of them is ours or nothing
  /// is left of something that was asked for.
  func without(_ dropped: [String]) -> QueryPlan? {
    let gone = Set(dropped.map(Self.bare))
    var plan = self
    for place in concepts.indices {
      plan.concepts[place].headings.removeAll { gone.contains(Self.bare($0)) }
      plan.concepts[place].words.removeAll { gone.contains(Self.bare($0)) }
      let rest = plan.concepts[place]
      if rest.headings.isEmpty, rest.words.isEmpty { return nil }
    }
    return plan == self ? nil : plan
  }

  /// A phrase without its quotes and its field.
  private static func bare(_ phrase: String) -> String {
    let name = phrase.split(separator: "[").first.map(String.init) ?? phrase
    return Turkish.fold(name.filter { $0 != "\"" && $0 != "*" }).trimmed
  }

  // MARK: Parts

  private static func term(_ concept: Concept, _ width: Width) -> String {
    let (heading, word) = width == .narrow ? ("majr", "ti") : ("mh", "tiab")
    let parts =
      concept.headings.map { "\"\($0)\"[\(heading)]" } + concept.words.map { written($0, word) }
    return parts.count == 1 ? parts[0] : "(" + parts.joined(separator: " OR ") + ")"
  }

  /// A phrase in quotes, one word or a beginning without them.
  private static func written(_ word: String, _ field: String) -> String {
    word.contains(" ") || word.contains("-") ? "\"\(word)\"[\(field)]" : "\(word)[\(field)]"
  }

  private var filters: [String] {
    var filters = ["fha[Filter]"]
    if !types.isEmpty {
      filters.append(
        "(" + types.map { "\"\($0)\"[pt]" }.joined(separator: " OR ") + ")")
    }
    if let fromYear { filters.append("\(fromYear):3000[dp]") }
    return filters
  }

  /// What is taken back or only a note is never asked for.
  private static let exclusions =
    #" NOT ("Retracted Publication"[pt] OR "Retraction of Publication"[pt] OR "Published Erratum"[pt])"#

  // MARK: Other services

  /// One English name for each thing, for services that take plain words.
  var plainWords: [String] {
    concepts.compactMap { concept in
      concept.words.first { !$0.contains("*") } ?? concept.headings.first
        ?? concept.words.first?.filter { $0 != "*" }
    }
  }

  /// The Turkish name of each thing, for a search of the web.
  var names: [String] { concepts.map(\.name) }

  /// The query for preprints of Europe PMC.
  var preprints: String {
    let terms = plainWords.map { "\"\($0)\"" }.joined(separator: " AND ")
    let years = fromYear.map { " AND FIRST_PDATE:[\($0)-01-01 TO 3000-12-31]" } ?? ""
    return "(SRC:PPR) AND \(terms)\(years)"
  }
}

extension String {
  /// Without white space at both ends.
  var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
