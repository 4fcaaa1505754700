package import Domain
import Foundation
import Turkish

/// Holds the sentences of an answer against the papers that it cites.
///
///     let check = CitationCheck(results: results, log: log)
///     check.checked("B12 düzeyi 57 pmol/L azaldı [k7m2x].").text  // "B12 düzeyi 57 pmol/L azaldı [1]."
///
/// A marker of a record that a tool gave in this turn becomes its number; any other is taken out. A
/// sentence whose figures or quoted words do not stand in the papers it names is taken out and that is
/// said. All of it is decided without a model.
package struct CitationCheck: Sendable {
  private let records: [JSON]
  /// How many of `records` are of earlier turns.
  private let old: Int
  private let log: CitationLog

  /// `results` are those of the turn, `earlier` those of its thread, which may be named by name only.
  package init(results: [JSON], earlier: [JSON] = [], log: CitationLog) {
    let known = Citation.records(in: earlier)
    records = known + Citation.records(in: results)
    old = known.count
    self.log = log
  }

  /// What is shown of a sentence.
  package struct Checked: Sendable, Equatable {
    package var text: String
    /// Whether it names a paper in which its figures stand.
    package var isVouched: Bool
  }

  package func checked(_ sentence: String) -> Checked {
    guard sentence.contains(where: { "[(:0123456789".contains($0) }) else {
      return Checked(text: sentence, isVouched: false)
    }
    let (words, marks) = Self.parts(of: sentence)
    var cited: [JSON] = []
    var isWrong = false
    for mark in marks {
      if let record = record(named: mark), record["abstract"]?.string?.isEmpty == false {
        cited.append(record)
      } else {
        isWrong = true
      }
    }
    if !cited.isEmpty {
      let sources = cited.map(Source.init)
      // The number of a record is none of its figures.
      let told = Self.strays.reduce(words) { $0.replacing($1, with: " ") }
      guard Self.figures(of: told, standIn: sources) else {
        return Checked(text: Texts.wrongFigure, isVouched: false)
      }
      guard Self.quotes(of: words, standIn: sources) else {
        return Checked(text: Texts.wrongQuote, isVouched: false)
      }
    }
    let text = shown(sentence, isWrong: isWrong)
    return Checked(text: text, isVouched: !cited.isEmpty && !isWrong)
  }

  // MARK: Markers

  /// A marker: `[k7m2x]`, `[2]`, `[k7m2x, k9p4q]`; names hold no vowel, so that no word is one.
  private static var marker: Regex<Substring> {
    /\[\s*(?:k[b-df-hj-np-tv-z2-9]{4,8}|\d{1,2})(?:\s*[,;]\s*(?:k[b-df-hj-np-tv-z2-9]{4,8}|\d{1,2}))*\s*\]/
      .ignoresCase()
  }

  /// The sentence without its markers, and the names in them.
  private static func parts(of sentence: String) -> (words: String, marks: [String]) {
    let found = sentence.matches(of: marker)
    let names = found.flatMap { match in
      match.output.split { ",;[] ".contains($0) }.map(String.init)
    }
    return (sentence.replacing(marker, with: " "), names)
  }

  private func record(named mark: String) -> JSON? {
    if let record = records.last(where: { $0["cite"]?.string == mark.lowercased() }) {
      return record
    }
    // A model that counts for itself may mean the number in the result, where there is but one.
    guard let number = Double(mark) else { return nil }
    let numbered = records[old...].filter { $0["number"]?.number == number }
    return numbered.count == 1 ? numbered.first : nil
  }

  /// The sentence with numbers for markers, without what nobody can look up.
  private func shown(_ sentence: String, isWrong: Bool) -> String {
    var text = sentence.replacing(Self.marker) { match in
      let names = match.output.split { ",;[] ".contains($0) }.map(String.init)
      let known = names.compactMap(record).filter { $0["abstract"]?.string?.isEmpty == false }
      return known.map { "[\(log.number(of: $0))]" }.joined()
    }
    var hasStray = false
    for pattern in Self.strays {
      text = text.replacing(pattern) { match in
        if isServed(String(match.output)) { return String(match.output) }
        hasStray = true
        return ""
      }
    }
    guard isWrong || hasStray else { return text }
    let folded = text.split(separator: " ").joined(separator: " ").replacing(" .", with: ".")
    return folded.isEmpty ? Texts.unverified : folded + " " + Texts.unverified
  }

  /// Ways to name a source that only a list may: numbers of records, and authors with years.
  private static var strays: [Regex<Substring>] {
    [
      /\(?\bPMID:?\s*\d{1,9}\)?/.ignoresCase(), /\(?\bNCT\d{8}\b\)?/,
      /\(?\bdoi:?\s*10\.\d{4,9}\/\S+\)?/.ignoresCase(), /\b10\.\d{4,9}\/[^\s,;]+/,
      /\(\p{Lu}\p{L}+(?:\s+(?:et al\.?|ve ark\.?|vd\.?|&\s*\p{Lu}\p{L}+|ve\s+\p{Lu}\p{L}+))?,?\s+(?:19|20)\d\d[a-z]?\)/,
    ]
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

// MARK: Figures and quotes

extension CitationCheck {
  /// A paper as far as a sentence is held against it.
  private struct Source {
    let figures: Set<Double>
    let words: String

    init(_ record: JSON) {
      let text = (record["title"]?.string ?? "") + " . " + (record["abstract"]?.string ?? "")
      var figures = Set(Figures.all(in: text)).union(Figures.named(in: text))
      if let year = record["year"]?.number { figures.insert(year) }
      if let count = record["participants"]?.number { figures.insert(count) }
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

  /// Whether every figure stands in one of the papers.
  private static func figures(of words: String, standIn sources: [Source]) -> Bool {
    Figures.said(in: words).allSatisfy { readings in
      sources.contains { source in readings.contains(where: source.figures.contains) }
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

/// Numbers in Turkish sentences and English abstracts.
enum Figures {
  /// Every value that a number of an abstract can have.
  static func all(in text: String) -> [Double] {
    text.matches(of: number).flatMap { values(of: String($0.output)) }
  }

  /// The readings of each number that a sentence says; digits that belong to a name are none.
  static func said(in text: String) -> [[Double]] {
    let bare = text.replacing(names, with: " ")
    return bare.matches(of: number).map { values(of: String($0.output)) }
  }

  private static var number: Regex<Substring> { /\d+(?:[.,·]\d+)*/ }

  /// `B12`, `HbA1c`, `tip 2`, `omega-3`, `GLP-1`, `COVID-19`, `1. basamak` are no figures.
  private static var names: Regex<Substring> {
    /\p{L}+-?\d+\p{L}*|\b(?:tip|type|omega|glp|dpp|sglt|covid|faz|phase|q)[ -]?\d+|\b\d+\.\s(?=\p{Ll})/
      .ignoresCase()
  }

  /// `1.200` is a thousand or one and a fifth, `0,62` and `0·62` are the same.
  private static func values(of text: String) -> [Double] {
    let marks = text.filter { ".,·".contains($0) }
    guard let first = marks.first else { return Double(text).map { [$0] } ?? [] }
    let parts = text.split { ".,·".contains($0) }
    var found: [Double] = []
    if marks.count == 1, let value = Double(parts.joined(separator: ".")) { found.append(value) }
    let isGrouped =
      parts.dropFirst().allSatisfy { $0.count == 3 } && marks.allSatisfy { $0 == first }
    if isGrouped, let value = Double(parts.joined()) { found.append(value) }
    if marks.count > 1, !isGrouped, parts.dropFirst().dropLast().allSatisfy({ $0.count == 3 }),
      let last = parts.last, let value = Double(parts.dropLast().joined() + "." + last)
    {
      found.append(value)
    }
    return found
  }

  private static let words: [String: Double] = [
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "eighteen": 18, "twenty": 20, "thirty": 30, "forty": 40,
    "fifty": 50, "sixty": 60, "hundred": 100, "twice": 2, "half": 50,
  ]

  /// Values of numbers that are written as English words.
  static func named(in text: String) -> [Double] {
    text.lowercased().split { !$0.isLetter }.compactMap { words[String($0)] }
  }
}
