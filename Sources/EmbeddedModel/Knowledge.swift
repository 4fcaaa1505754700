import Analysis
package import Domain
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

    /// The sources of a row of the table.
    fileprivate static func all(in text: String) -> [Source] {
      text.split(separator: " || ").map { part in
        let fields = part.parts(at: "|", keepingEmpty: true).map(String.init)
        let field = { (place: Int) in place < fields.count ? fields[place] : "" }
        return Source(title: field(0), publisher: field(1), year: field(2), address: field(3))
      }
    }
  }

  package struct Entry: Sendable {
    package let questions: [String]
    private let row: TableText.Row

    init(_ row: TableText.Row) {
      self.row = row
      questions = row[1].listed()
    }

    package var id: String { row[0] }
    package var answer: String { row[2] }
    /// What it does not decide.
    package var limits: String { row[3] }
    package var sources: [Source] { Source.all(in: row[4]) }
    /// The day on which the sources were read: `2026-11-23`.
    package var checked: String { row[5] }
  }

  package static var shared: Knowledge { held.value }
  private static let held = Lazy { Knowledge() }

  package private(set) var entries: [Entry] = []
  /// The ways to ask, each with the entry that answers.
  private(set) var forms: [(written: String, asked: AskedWords, entry: Int)] = []
  /// The forms that are found by each word of `AskedForms`, and the words that have a key.
  private var formsWith: [[Int]] = []
  private var wordsWith: [String: [Int]] = [:]
  /// How many entries have a word, by the word's keys.
  private(set) var entriesWith: [String: Int] = [:]
  /// The entries on what is eaten or drunk.
  private var edible: Set<Int> = []
  /// All words of all ways to ask for an entry.
  private(set) var words: [Set<String>] = []

  private init() {
    TableText.forEachRow(of: "Research/knowledge") { entries.append(Entry($0)) }
    let stored = AskedForms()
    formsWith = Array(repeating: [], count: stored.words.count)
    for (number, keys) in stored.words.enumerated() {
      for key in keys { wordsWith[key, default: []].append(number) }
    }
    var rest = stored.all[...]
    for (place, entry) in entries.enumerated() {
      var found: Set<Int> = []
      for (question, form) in zip(entry.questions, rest) where !form.asked.stems.isEmpty {
        for number in Set(form.found) { formsWith[number].append(forms.count) }
        if form.asked.isOfEating, !form.asked.core.isEmpty { edible.insert(place) }
        found.formUnion(form.found)
        forms.append((question, form.asked, place))
      }
      rest = rest.dropFirst(entry.questions.count)
      words.append(found.reduce(into: []) { $0.formUnion(stored.words[$1]) })
      for key in words[place] { entriesWith[key, default: 0] += 1 }
    }
  }

  // MARK: Finding

  /// From so much of both in common on a question is taken for one of ours.
  private static let enough = 0.85
  /// The same where every word of the question belongs to the entry.
  private static let enoughOfOne = 0.7
  /// A question has few words; a long message tells something.
  private static let mostWords = 9

  /// The entry that answers a question; nil where none is near enough.
  ///
  /// `isWhole` asks for every word, where the question may mean something else; of words that ask
  /// nothing, `isAsked` leaves out what is only eaten: "her sabah simit yiyorum". `isTold` says that
  /// they tell of the speaker, as "alkol kullanmıyorum" does.
  package func entry(
    for question: String, isWhole: Bool = false, isAsked: Bool = true, isTold: Bool = false
  ) -> Entry? {
    if isTold { return entry(forTold: question) }
    if let entry = entry(forOne: question, isWhole, isAsked) { return entry }
    // "idrarda protein ne demek, böbrekler bozuluyor mu": the first of several questions that is known.
    let parts = isWhole ? [] : question.split(separator: ",").map { String($0).trimmed }
    guard parts.count > 1 else { return nil }
    return parts.lazy.compactMap { part in
      AskedWords(part).needed.isEmpty ? nil : entry(forOne: part, isWhole, isAsked)
    }.first
  }

  private func entry(forOne question: String, _ isWhole: Bool, _ isAsked: Bool) -> Entry? {
    let asked = AskedWords(question)
    guard !asked.stems.isEmpty, asked.stems.count <= Self.mostWords else { return nil }
    var best: [Int: AskedWords.Likeness] = [:]
    for place in candidates(for: asked) {
      let form = forms[place]
      // Who speaks of their own asks for their records, if not for what ought to be.
      guard form.asked.own >= asked.own || asked.asksOught,
        form.asked.lowersSugar || !asked.lowersSugar,
        form.asked.denies == asked.denies, asked.isAsNarrow(as: form.asked),
        asked.supposesNoLess(than: form.asked),
        // What is eaten, and when, is no question about a drug.
        !asked.isOfEating || form.asked.isOfEating || edible.contains(form.entry)
      else { continue }
      var likeness = asked.likeness(to: form.asked)
      likeness.isOfManner =
        !form.asked.asksWhat && asked.manners.isSubset(of: form.asked.manners)
      if best[form.entry].map({ $0 < likeness }) ?? true { best[form.entry] = likeness }
    }
    let near = best.filter { $0.value.isCovered && $0.value.share >= Self.enough }
    if let found = near.max(by: { $0.value == $1.value ? $0.key > $1.key : $0.value < $1.value }) {
      return found.value.isWhole || !isWhole ? entries[found.key] : nil
    }
    return (isAsked ? entry(ofEffect: asked) : nil) ?? (isWhole ? nil : entry(holding: asked, best))
  }

  /// The entry that has what is told among the ways to ask for it: "iğne yerim şişti".
  ///
  /// What is told asks nothing; so the way to ask must tell it too, in the same words, and deny it if it
  /// is denied.
  private func entry(forTold text: String) -> Entry? {
    let told = AskedWords(text)
    let denies = AskedWords.tellsOfNone(text)
    let found = candidates(for: told).sorted().first { place in
      let form = forms[place]
      return told.likeness(to: form.asked).isWhole && !AskedWords.asks(form.written)
        && AskedWords.tellsOfNone(form.written) == denies
    }
    return found.map { entries[forms[$0].entry] }
  }

  /// The entry on something eaten, whatever is asked of it: "yasak mı", "dokunur mu", "ne kadar yenir".
  ///
  /// Only where every word of the question is its name or asks what it does.
  private func entry(ofEffect asked: AskedWords) -> Entry? {
    guard asked.own == 0 || asked.isSupposed else { return nil }
    let found = candidates(for: asked).sorted().first { place in
      let form = forms[place]
      return edible.contains(form.entry) && asked.isOfSameEffect(as: form.asked)
    }
    return found.map { entries[forms[$0].entry] }
  }

  /// Whether any way to ask has a word.
  func knows(_ word: String) -> Bool {
    AskedWords(word).needed.contains { keys in keys.contains { entriesWith[$0] != nil } }
  }

  /// The forms that share a word with a question.
  func candidates(for asked: AskedWords) -> Set<Int> {
    let words = asked.needed.isEmpty ? asked.soft : asked.needed
    return words.reduce(into: []) { found, keys in
      for key in keys {
        for word in wordsWith[key] ?? [] { found.formUnion(formsWith[word]) }
      }
    }
  }

  /// The one entry that all words of a question belong to, though no way to ask for it has them all.
  private func entry(
    holding asked: AskedWords, _ best: [Int: AskedWords.Likeness]
  ) -> Entry? {
    guard asked.needed.count > 1, !asked.asksWhat else { return nil }
    let holding = best.filter { entry, likeness in
      likeness.share >= Self.enoughOfOne && likeness.isOfManner
        && asked.needed.allSatisfy { !$0.isDisjoint(with: words[entry]) }
    }
    let sorted = holding.sorted { $0.value > $1.value }
    guard let first = sorted.first, sorted.count < 2 || sorted[1].value.share < first.value.share
    else { return nil }
    return entries[first.key]
  }
}

extension Knowledge.Entry {
  /// The sources in the form of records that tools give, with the day on which they were read.
  package var records: [JSON] {
    sources.map { source in
      [
        "cite": .string(source.address), "title": .string(source.title), "source": "page",
        "journal": .string(source.publisher), "url": .string(source.address),
        "year": Double(source.year).map(JSON.number) ?? .null, "checked": .string(checked),
      ]
    }
  }

  /// The answer with what it does not decide and where it is from.
  package var text: String {
    let marks = sources.indices.map { "[\($0 + 1)]" }.joined()
    let lines = sources.enumerated().map { place, source in
      let about = [source.publisher, source.year].filter { !$0.isEmpty }.joined(separator: ", ")
      let title = SourceText.plain(source.title)
      let point = title.last.map { "?!.".contains($0) } == true ? "" : "."
      return "- [\(place + 1)] \(title)\(point) \(about) · \(source.address)"
    }
    return [answer + " " + marks, limits, SourceText.heading, lines.joined(separator: "\n")]
      .joined(separator: "\n\n")
  }
}
