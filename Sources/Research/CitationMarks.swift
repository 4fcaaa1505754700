import Analysis
import Foundation
import Turkish

/// A place in an answer that points at a source, in whatever way a model may write it.
///
///     CitationMark.all(in: "B12 düşer 【1】, risk artar (bkz. 3).").map(\.names)  // [["1"], ["3"]]
struct CitationMark: Sendable, Equatable {
  var range: Range<String.Index>
  /// What it names: names of records, numbers, PMIDs and the like, in small letters.
  var names: [String]

  /// All marks of a sentence, in their order, none inside another.
  static func all(in sentence: String) -> [CitationMark] {
    let found =
      brackets(sentence) + parentheses(sentence) + addresses(sentence) + bare(sentence)
      + raised(sentence) + dangling(sentence)
    var marks: [CitationMark] = []
    for mark in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where marks.last.map({ $0.range.upperBound <= mark.range.lowerBound }) ?? true {
      marks.append(mark)
    }
    return marks
  }

  // MARK: Brackets

  private static func brackets(_ text: String) -> [CitationMark] {
    let plain = text.matches(of: /\[+([^\[\]\n]{0,80})\]+/).compactMap { match in
      // `- [x] süt` is a list of things to do.
      let before = text[..<match.range.lowerBound].trimmingCharacters(in: .whitespaces)
      let inside = match.1.trimmingCharacters(in: .whitespaces)
      if ["-", "*", "+"].contains(before), inside.isEmpty || inside.lowercased() == "x" {
        return nil as CitationMark?
      }
      return names(in: inside).map { CitationMark(range: match.range, names: $0) }
    }
    let thick = text.matches(of: /【([^【】\n]{0,80})】/).map { match in
      CitationMark(range: match.range, names: names(in: String(match.1)) ?? [String(match.1)])
    }
    return plain + thick
  }

  /// What stands in brackets, where it points at a source; nil for other words.
  private static func names(in text: String) -> [String]? {
    let text = text.lowercased()
    let bare = text.replacing(heads, with: "")
    let hasHead = bare != text
    var names: [String] = []
    for part in bare.split(whereSeparator: { ",;& ".contains($0) }).map(String.init)
    where part != "ve" {
      if let range = part.wholeMatch(of: /(\d{1,2})[-–—](\d{1,2})/), let first = Int(range.1),
        let last = Int(range.2), first < last, last - first < 20
      {
        names += (first...last).map(String.init)
      } else if isName(part) {
        names.append(part)
      } else {
        return hasHead || isGarbled(bare) || text.contains(/\p{L}.*(?:19|20)\d\d/) ? [text] : nil
      }
    }
    return names.isEmpty ? (hasHead || text.isEmpty ? [text] : nil) : names
  }

  /// Words before the name of a source: `kaynak: 7`, `^1`.
  private static var heads: Regex<Substring> {
    /^\s*(?:\^|#|†|(?:kaynak|kaynaklar|referans|source|bkz|bakınız|ref|pmid|doi|atıf)\b)\s*(?:no\b)?[.:#]?\s*/
  }

  private static func isName(_ part: String) -> Bool {
    part.contains(/^(?:k[b-df-hj-np-tv-z2-9]{4,8}|\d{1,9}|nct\d{6,8}|10\.\d{4,9}\/\S+|ppr\d+)$/)
  }

  /// Whether it is one word that no language has: with a digit, very short, or without a vowel.
  private static func isGarbled(_ text: String) -> Bool {
    guard !text.contains(where: { " /%".contains($0) }), !text.isEmpty else { return false }
    return text.contains(where: \.isNumber) || text.count < 5
      || !text.contains(where: \.isVowel)
  }

  // MARK: Other ways

  private static func parentheses(_ text: String) -> [CitationMark] {
    text.matches(
      of:
        /\(\s*(?:kaynak(?:lar)?|bkz|bakınız|ref|referans|source|PMID|atıf)\b\.?\s*(?:no\b)?\s*[.:#]?\s*([^()\n]{0,60})\)/
        .ignoresCase()
    ).map { match in
      CitationMark(range: match.range, names: names(in: String(match.1)) ?? [String(match.1)])
    }
  }

  /// Addresses of records that are no links: `pubmed.ncbi.nlm.nih.gov/30000005`.
  private static func addresses(_ text: String) -> [CitationMark] {
    text.matches(
      of:
        /(?:https?:\/\/)?(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed|(?:dx\.)?doi\.org|clinicaltrials\.gov(?:\/study)?|europepmc\.org\/article\/\w+|arxiv\.org\/abs)\/([^\s,;)\]]+)/
        .ignoresCase()
    ).map { match in
      var range = match.range
      var name = String(match.1)
      while let last = name.last, "./?:!".contains(last) {
        name.removeLast()
        range = range.lowerBound..<text.index(before: range.upperBound)
      }
      return CitationMark(range: range, names: [name.lowercased()])
    }
  }

  /// `bkz. 3`, and `kaynak 3` before a mark or the end.
  private static func bare(_ text: String) -> [CitationMark] {
    let see = text.matches(of: /\bbkz\.?\s*(\d{1,2})\b/.ignoresCase())
    let source = text.matches(
      of: /\b(?:kaynak|referans)\s*(?:no)?\s*[:#]?\s*(\d{1,2})(?=\s*(?:[.,;)]|$))/.ignoresCase())
    return (see + source).map { CitationMark(range: $0.range, names: [String($0.1)]) }
  }

  private static let digits: [Character: Character] = [
    "⁰": "0", "¹": "1", "²": "2", "³": "3", "⁴": "4", "⁵": "5", "⁶": "6", "⁷": "7", "⁸": "8",
    "⁹": "9",
  ]

  /// `düşer¹`; the power of a unit or a number (`m²`, `10⁹`) is none.
  private static func raised(_ text: String) -> [CitationMark] {
    text.matches(of: /(\S*?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+(?:[,⁻˒][⁰¹²³⁴⁵⁶⁷⁸⁹]+)*)/).compactMap { match in
      let word = match.1.split(separator: "/").last ?? match.1
      guard word.last?.isNumber != true, !["m", "cm", "mm", "dm", "km"].contains(word.lowercased())
      else { return nil }
      let range = match.2.startIndex..<match.2.endIndex
      let names = match.2.split { digits[$0] == nil }.map { part in
        String(part.compactMap { digits[$0] })
      }
      return CitationMark(range: range, names: names)
    }
  }

  /// The beginning of a mark at the end of a text that was cut: `oran [k7m`.
  private static func dangling(_ text: String) -> [CitationMark] {
    guard
      let match = text.firstMatch(
        of:
          /(?:[\[【]\s*(?:\S{0,20}|(?:kaynak|pmid|ref)\b.{0,20})|\(\s*(?:kaynak|bkz|pmid|ref)\b[^()]{0,20})$/
          .ignoresCase()),
      !match.output.contains(where: { "])】".contains($0) })
    else { return [] }
    return [CitationMark(range: match.range, names: [])]
  }
}

/// Ways to name a source by its authors, and lists of sources that a model makes of its own.
enum CitedNames {
  /// Numbers of records and authors with their year beside a sentence.
  static var strays: [Regex<Substring>] {
    [
      /\(?\bPMID:?\s*\d{1,9}\)?/.ignoresCase(), /\(?\bNCT\d{8}\b\)?/,
      /\(?\bdoi:?\s*10\.\d{4,9}\/\S+\)?/.ignoresCase(), /\b10\.\d{4,9}\/[^\s,;]+/,
      /\b[Bb]kz\.?\s+(?:de |van )?\p{Lu}[\p{L}'’-]+[^.;()]{0,30}?\s(?:19|20)\d\d/,
      /\((?:[Bb]kz\.?\s*)?(?:\p{Lu}|de |van )[\p{L}'’-]+(?:\s+(?:et al\.?|ve ark\.?|ve arkadaşları|vd\.?|&\s*\p{Lu}\p{L}+|ve\s+\p{Lu}\p{L}+))?,?\s+(?:19|20)\d\d[a-z]?\)/,
    ]
  }

  /// Authors with their year as part of a sentence: `Smith ve ark. (2019)`, `Yilmaz et al., 2018`.
  static var authors: [Regex<(Substring, Substring, Substring)>] {
    [
      /(\p{Lu}[\p{L}-]+)\s+(?:et al\.?|ve ark(?:\.|adaşları)?|vd\.?)['’]?\p{L}*\s*,?\s*\(?((?:19|20)\d\d)/,
      /(\p{Lu}[\p{L}-]+)\s+(?:ve|&|and)\s+\p{Lu}[\p{L}-]+['’]?\p{L}*\s*,?\s*\(((?:19|20)\d\d)/,
    ]
  }

  // Every sentence of an answer is asked the three below: patterns are for those that could fit.

  /// Whether a text ends inside the name of a source, at a point that ends no sentence.
  static func isBegun(_ text: String) -> Bool {
    guard text.hasSuffix(".") else { return false }
    let words = text.dropLast()
    return abbreviations.contains { abbreviation in
      guard words.hasSuffix(abbreviation) else { return false }
      let before = words.dropLast(abbreviation.count).last
      return before.map { $0 == "(" || $0.isWhitespace } ?? true
    }
  }

  /// What a point stands behind in the name of a source.
  private static let abbreviations = ["bkz", "Bkz", "ref", "Ref", "vd", "Vd", "ve ark", "et al"]

  /// Whether a line is the title of a list of sources.
  static func isHeading(_ text: String) -> Bool {
    guard text.utf8.count < 80 else { return false }
    let words = text.filter { !"#*:".contains($0) }.trimmingCharacters(in: .whitespacesAndNewlines)
    return titles.contains(Turkish.fold(words))
  }

  private static let titles = WordSets.words("citation.listTitle")

  /// Whether a line begins an entry of such a list: `[1] Öz A.`, `2. Smith JB, Kim H.`.
  static func isEntry(_ text: String) -> Bool {
    guard text.first(where: { !"-*[".contains($0) && !$0.isWhitespace })?.isNumber == true else {
      return false
    }
    return text.contains(
      /^[-*\s]*(?:\[?\d{1,2}[\].)]+\s*)\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?,?\s\p{Lu}{1,3}(?:[.,]|\s|$)/
    )
  }
}
