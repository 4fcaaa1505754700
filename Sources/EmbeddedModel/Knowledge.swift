import Analysis
import Tables
import Turkish

/// What balli knows without a network: short answers in our own words, each with its sources.
///
///     Knowledge.shared.entry(for: "insülin direnci ne demek acaba")?.id  // "insulin-resistance"
///
/// From the table `Research/knowledge`. Found by the stems of recall; below a threshold nothing is
/// found, because a wrong answer is worse than none.
package struct Knowledge: Sendable {
  package struct Source: Sendable, Equatable {
    package var title: String
    package var publisher: String
    package var year: String
    package var address: String
  }

  package struct Entry: Sendable, Equatable {
    package var id: String
    package var questions: [String]
    package var answer: String
    /// What it does not decide.
    package var limits: String
    package var sources: [Source]
    /// The day on which the sources were read: `2026-11-23`.
    package var checked: String
  }

  package static var shared: Knowledge { held.value }
  private static let held = Lazy { Knowledge() }

  package private(set) var entries: [Entry] = []
  /// Words of questions that do not tell one question from another.
  private var plain: Set<String> = []
  /// The words of each way to ask, each with its stems, and the entry that answers.
  private var forms: [Form] = []

  /// One way to ask.
  private struct Form: Sendable {
    var words: [Set<String>]
    /// Words that speak of the speaker's own: `şekerim`.
    var own: Int
    var entry: Int
  }

  private init() {
    TableText.forEachRow(of: "Research/knowledge") { row in
      guard row[0] != "-" else {
        plain = Set(row[1].split(separator: " ").map { Turkish.fold(String($0)) })
        return
      }
      let entry = Entry(
        id: row[0], questions: Self.list(row[1]), answer: row[2], limits: row[3],
        sources: Self.sources(row[4]), checked: row[5])
      for question in entry.questions { forms.append(form(of: question, entry: entries.count)) }
      entries.append(entry)
    }
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ";").map { String($0.drop { $0 == " " }) }
  }

  private static func sources(_ text: String) -> [Source] {
    text.split(separator: " || ").map { part in
      let fields = part.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let field = { (place: Int) in place < fields.count ? fields[place] : "" }
      return Source(title: field(0), publisher: field(1), year: field(2), address: field(3))
    }
  }

  // MARK: Finding

  /// From so much of both in common on a question is taken for one of ours.
  private static let enough = 0.85
  /// A question has few words; a long message tells something.
  private static let mostWords = 9

  /// The entry that answers a question; nil where none is near enough.
  ///
  /// `isWhole` asks for every word, where the question may mean something else.
  package func entry(for question: String, isWhole: Bool = false) -> Entry? {
    let asked = form(of: question, entry: 0)
    guard !asked.words.isEmpty, asked.words.count <= Self.mostWords else { return nil }
    var best: (score: Double, entry: Int)?
    // Who speaks of their own asks for their records.
    for form in forms where !form.words.isEmpty && form.own >= asked.own {
      let score = Self.likeness(asked.words, form.words)
      if score > best?.score ?? 0 { best = (score, form.entry) }
    }
    guard let best, best.score >= (isWhole ? 1 : Self.enough) else { return nil }
    return entries[best.entry]
  }

  /// Up to so many words each of them counts: "elma şekeri yükseltir mi" is not of apple vinegar.
  private static let few = 5

  /// How much two questions have in common: 1 for the same words in any form.
  private static func likeness(_ one: [Set<String>], _ other: [Set<String>]) -> Double {
    let shared = one.count { word in other.contains { !$0.isDisjoint(with: word) } }
    guard shared == one.count || one.count > few else { return 0 }
    let back = other.count { word in one.contains { !$0.isDisjoint(with: word) } }
    return Double(shared + back) / Double(one.count + other.count)
  }

  /// The words that tell a question from others, each as its stems; letters and digits that stand
  /// together are one word.
  private func form(of text: String, entry: Int) -> Form {
    var words: [String] = []
    for token in Turkish.tokens(of: text) where token.kind != .mark {
      let isTail = token.kind == .number || words.last?.last?.isNumber == true
      if token.isGlued, isTail, token.folded.count < 4, let last = words.popLast() {
        words.append(last + token.folded)
      } else {
        words.append(token.folded)
      }
    }
    words.removeAll { plain.contains($0) }
    return Form(
      words: words.map { Set(SearchLexicon.stems(of: $0) + [$0]) },
      own: words.count { $0.count > 4 && $0.contains(/[iu]m(?:[iu]n?|[ae]|d[ae]n?)?$/) },
      entry: entry)
  }
}

extension Knowledge.Entry {
  /// The answer with what it does not decide and where it is from.
  package var text: String {
    let marks = sources.indices.map { "[\($0 + 1)]" }.joined()
    let lines = sources.enumerated().map { place, source in
      let about = [source.publisher, source.year].filter { !$0.isEmpty }.joined(separator: ", ")
      return "- [\(place + 1)] \(SourceText.plain(source.title)). \(about) · \(source.address)"
    }
    return [answer + " " + marks, limits, SourceText.heading, lines.joined(separator: "\n")]
      .joined(separator: "\n\n")
  }
}
