package import Domain
import Foundation
import Synchronization
import Turkish

/// Holds the sentences of an answer against the papers that it cites.
///
///     let check = CitationCheck(results: results, log: log)
///     check.checked("B12 düzeyi 57 pmol/L azaldı [kmtqx].").text  // "B12 düzeyi 57 pmol/L azaldı [1]."
///
/// A mark of a record that a tool gave in this thread becomes its number; any other is taken out, in
/// whatever way it is written. A sentence whose figures or quoted words do not stand in the papers it
/// names is taken out and that is said. All of it is decided without a model.
package struct CitationCheck: Sendable {
  private let records: [JSON]
  /// How many of `records` are of earlier turns.
  private let old: Int
  /// Records by the number that they had under the answer before.
  private let listed: [Int: JSON]
  private let log: CitationLog
  private let begun = Begun()

  /// Knows the results of the turn, and those of its thread before it as `earlier`.
  ///
  /// `listed` are the sources under the newest answer, which may be named by their number there.
  package init(
    results: [JSON], earlier: [JSON] = [], listed: [(number: Int, record: JSON)] = [],
    log: CitationLog
  ) {
    let known = Citation.records(in: earlier)
    records = known + Citation.records(in: results)
    old = known.count
    self.listed = Dictionary(listed.map { ($0.number, $0.record) }) { first, _ in first }
    self.log = log
    log.isInList = false
  }

  /// What stands before an answer for which nothing could be looked up.
  package static func preface(_ failure: String) -> String { Texts.withoutSources(failure) }

  /// What is shown of a sentence.
  package struct Checked: Sendable, Equatable {
    package var text: String
    /// Whether it names a paper in which its figures stand.
    package var isVouched: Bool
  }

  package func checked(_ piece: String) -> Checked {
    // The points of "bkz." and "ve ark." end no sentence.
    let sentence = begun.taken(before: piece)
    if CitedNames.isBegun(sentence) {
      begun.hold(sentence)
      return Checked(text: "", isVouched: false)
    }
    if isOfList(sentence) { return Checked(text: "", isVouched: false) }
    guard sentence.utf8.contains(where: Self.mayBeOfName), sentence.contains(where: Self.mayName)
    else {
      return Checked(text: sentence, isVouched: false)
    }
    if namesAuthors(sentence) { return Checked(text: Texts.unverified, isVouched: false) }
    let marks = CitationMark.all(in: sentence)
    let found = marks.map { mark in mark.names.map(citable) }
    let cited = found.joined().compactMap(\.self)
    let isWrong = found.contains { $0.contains { $0 == nil } }
    if !cited.isEmpty {
      let sources = cited.map(Source.init)
      // The number of a record is none of its figures.
      let words = Self.text(sentence, marks) { _ in " " }
      let told = CitedNames.strays.reduce(words) { $0.replacing($1, with: " ") }
      guard Self.figures(of: told, standIn: sources) else {
        return Checked(text: Texts.wrongFigure, isVouched: false)
      }
      guard Self.quotes(of: words, standIn: sources) else {
        return Checked(text: Texts.wrongQuote, isVouched: false)
      }
    }
    let text = shown(sentence, marks, found.map { $0.compactMap(\.self) }, isWrong: isWrong)
    return Checked(text: text, isVouched: !cited.isEmpty && !isWrong)
  }

  /// Whether a byte is of such a letter, or of one beyond those of Turkish.
  private static func mayBeOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "["), UInt8(ascii: "("),
      UInt8(ascii: ":"), 0xC2, 0xC6...:
      true
    default: false
    }
  }

  /// Whether a letter is one that every way to name a source has one of.
  private static func mayName(_ letter: Character) -> Bool {
    letter.isNumber || "[(:【".contains(letter)
  }

  // MARK: Lists of sources

  /// Whether a sentence belongs to a list of sources that a model makes of its own; balli makes the list.
  private func isOfList(_ sentence: String) -> Bool {
    guard !log.isInList else { return true }
    let isHeading = !records.isEmpty && CitedNames.isHeading(sentence)
    guard isHeading || CitedNames.isEntry(sentence) else { return false }
    log.isInList = true
    return true
  }

  /// Whether it tells of authors and a year that no record has.
  private func namesAuthors(_ sentence: String) -> Bool {
    CitedNames.authors.flatMap { sentence.matches(of: $0) }.contains { match in
      let (name, year) = (Turkish.fold(String(match.1)), Double(String(match.2)))
      return !records.contains { record in
        let first = record["authors"]?.array?.first?.string.map(Turkish.fold) ?? ""
        return record["year"]?.number == year && first.split(separator: " ").first == name[...]
      }
    }
  }

  // MARK: Marks

  /// The record that a name means, where a statement may rest on it.
  private func citable(_ name: String) -> JSON? {
    record(named: name).flatMap { $0["abstract"]?.string?.isEmpty == false ? $0 : nil }
  }

  private func record(named name: String) -> JSON? {
    if let record = records.last(where: { $0["cite"]?.string == name }) { return record }
    if let record = records.last(where: { record in
      [record["id"]?.string, record["doi"]?.string].contains { $0?.lowercased() == name }
    }) {
      return record
    }
    // A model that counts for itself may mean the number in the result, where there is but one, or else
    // the number under the answer before.
    guard let number = Int(name) else { return nil }
    let numbered = records[old...].filter { $0["number"]?.number == Double(number) }
    guard records.count == old else { return numbered.count == 1 ? numbered.first : nil }
    return listed[number]
  }

  /// The text with something else in place of its marks.
  private static func text(
    _ sentence: String, _ marks: [CitationMark], _ stand: (Int) -> String
  ) -> String {
    var text = ""
    var place = sentence.startIndex
    for (index, mark) in marks.enumerated() {
      text += sentence[place..<mark.range.lowerBound] + stand(index)
      place = mark.range.upperBound
    }
    return text + sentence[place...]
  }

  /// The sentence with numbers for marks, without what nobody can look up.
  private func shown(
    _ sentence: String, _ marks: [CitationMark], _ cited: [[JSON]], isWrong: Bool
  ) -> String {
    var hasStray = false
    var text = Self.text(sentence, marks) { place in
      var numbers: [Int] = []
      for record in cited[place] {
        let number = log.number(of: record)
        if !numbers.contains(number) { numbers.append(number) }
      }
      return numbers.map { "[\($0)]" }.joined()
    }
    for pattern in CitedNames.strays {
      text = text.replacing(pattern) { match in
        if isServed(String(match.output)) { return String(match.output) }
        hasStray = true
        return ""
      }
    }
    guard isWrong || hasStray || text.count < sentence.count, !marks.isEmpty || hasStray else {
      return text
    }
    let folded = text.replacing(/\(\s*[,;]?\s*\)|\[\s*\]/, with: "").split(separator: " ")
      .joined(separator: " ").replacing(/\s+([.,;:])/) { $0.1 }
    let said = folded.contains(where: \.isLetter) ? folded : ""
    guard isWrong || hasStray else { return folded }
    return said.isEmpty ? Texts.unverified : said + " " + Texts.unverified
  }

  /// Whether a number of a record, as written, belongs to one that was served.
  private func isServed(_ text: String) -> Bool {
    records.contains { record in
      [record["id"]?.string, record["doi"]?.string].contains { name in
        guard let name, !name.isEmpty else { return false }
        return text.lowercased().contains(name.lowercased())
      }
    }
  }
}

/// The beginning of a sentence that was cut inside the name of a source: its rest comes next.
private final class Begun: Sendable {
  private let words = Mutex("")

  func hold(_ text: String) { words.withLock { $0 = text } }

  /// The piece with what was held before it.
  func taken(before piece: String) -> String {
    words.withLock { held in
      defer { held = "" }
      return held.isEmpty ? piece : held + " " + piece
    }
  }
}

// MARK: Figures and quotes

extension CitationCheck {
  /// A paper as far as a sentence is held against it.
  private struct Source {
    let figures: SourceFigures
    let words: String

    init(_ record: JSON) {
      let text = (record["title"]?.string ?? "") + " . " + (record["abstract"]?.string ?? "")
      var figures = SourceFigures(text)
      if let year = record["year"]?.number { figures.add(year, .date) }
      if let count = record["participants"]?.number { figures.add(count, .people) }
      self.figures = figures
      words = Self.folded(text)
    }

    /// One spelling for compatible characters, cases, quotes and white space.
    static func folded(_ text: String) -> String {
      text.precomposedStringWithCompatibilityMapping.lowercased()
        .map { "’‘".contains($0) ? "'" : "“”„".contains($0) ? "\"" : String($0) }.joined()
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Whether every figure stands in one of the papers, as what it is said to count.
  ///
  /// `8 089` may be one number or two.
  private static func figures(of words: String, standIn sources: [Source]) -> Bool {
    Set([words, Numerals.joined(words)]).contains { text in
      ToldFigures(text, cited: sources.count).all.allSatisfy { figure in
        sources.contains { figure.stands(in: $0.figures) }
      }
    }
  }

  /// Whether every quotation of three words and more stands in one of the papers.
  private static func quotes(of words: String, standIn sources: [Source]) -> Bool {
    words.matches(of: /[“"]([^“”"]+)[”"]/).allSatisfy { match in
      let quote = Source.folded(String(match.1)).trimmingCharacters(in: .punctuationCharacters)
      guard quote.split(separator: " ").count > 2 else { return true }
      let parts = quote.components(separatedBy: "…").flatMap { $0.components(separatedBy: "...") }
      return parts.allSatisfy { part in
        sources.contains { $0.words.contains(part.trimmingCharacters(in: .whitespaces)) }
      }
    }
  }
}
