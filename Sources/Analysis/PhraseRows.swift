import Tables

/// The phrases of one row of a table: words that follow each other in a message.
///
///     let row = PhraseRow("alisveris listem; bu= liste; # hafta")
///     row.stands(in: ["alisveris", "listemi", "goster"])  // true
///
/// A part of a phrase is how a folded word begins (`deger`), a whole word (`bu=`) or a figure (`#`).
package struct PhraseRow: Sendable {
  /// What one word has to be.
  package enum Part: Sendable, Equatable {
    case beginning(String)
    case whole(String)
    case figure

    init(_ text: Substring) {
      self =
        text == "#"
        ? .figure
        : text.hasSuffix("=") ? .whole(String(text.dropLast())) : .beginning(String(text))
    }

    fileprivate func fits(_ word: String) -> Bool {
      switch self {
      case .beginning(let stem): word.begins(with: stem)
      case .whole(let whole): word == whole
      case .figure: PhraseRow.figure(word) != nil
      }
    }
  }

  /// Where a phrase stands.
  package struct Match: Sendable {
    /// The name of the phrase's row.
    package var row: String
    package var places: Range<Int>
    /// The figures in it, in their order.
    package var figures: [Double]
  }

  private struct Phrase: Sendable {
    var row: String
    var parts: [Part]

    func begins(at place: Int, of words: [String]) -> Bool {
      place + parts.count <= words.count && zip(parts, words[place...]).allSatisfy { $0.fits($1) }
    }
  }

  private let phrases: [Phrase]
  /// The phrases as the table writes them.
  package let texts: [String]

  /// A row of phrases that are parted by `;`; `part` reads their words.
  package init(_ row: String, named name: String = "", part: (Substring) -> Part = Part.init) {
    let all = row.parts(at: ";").map { $0.parts(at: " ") }
    phrases = all.map { Phrase(row: name, parts: $0.map(part)) }
    texts = all.map { $0.joined(separator: " ") }
  }

  /// The phrases of several rows, the longest first.
  package init(longestFirst rows: [PhraseRow]) {
    phrases = rows.flatMap(\.phrases).sorted { $0.parts.count > $1.parts.count }
    texts = rows.flatMap(\.texts)
  }

  /// The first phrase of the row that begins at a place of folded words.
  package func match(_ words: [String], at place: Int) -> Match? {
    phrases.first { $0.begins(at: place, of: words) }.map { phrase in
      let places = place..<(place + phrase.parts.count)
      let figures = zip(phrase.parts, words[places]).compactMap { part, word in
        part == .figure ? Self.figure(word) : nil
      }
      return Match(row: phrase.row, places: places, figures: figures)
    }
  }

  /// Every place at which a phrase stands in folded words.
  package func places(in words: [String]) -> [Range<Int>] {
    phrases.flatMap { phrase in
      words.indices.filter { phrase.begins(at: $0, of: words) }
        .map { $0..<($0 + phrase.parts.count) }
    }
  }

  /// Whether a phrase stands anywhere in folded words.
  package func stands(in words: [String]) -> Bool {
    phrases.contains { phrase in
      words.indices.contains { phrase.begins(at: $0, of: words) }
    }
  }

  /// Whether a phrase of one word is the folded word.
  package func fits(_ word: String) -> Bool {
    phrases.contains { $0.parts.count == 1 && $0.parts[0].fits(word) }
  }

  /// Whether a folded word is a word of one of the phrases.
  package func parts(hold word: String) -> Bool {
    phrases.contains { phrase in phrase.parts.contains { $0.fits(word) } }
  }

  /// What a word of digits says, with a comma or a point as its mark: `1,62`.
  package static func figure(_ word: String) -> Double? {
    guard word.utf8.first.map({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) == true,
      word.allSatisfy({ $0.isNumber || $0 == "," || $0 == "." })
    else { return nil }
    return Double(word.replacing(",", with: "."))
  }
}

/// A table of named rows of phrases, `name<TAB>phrases, parted by ;`, each read when it is first asked for.
///
///     PhraseRows("Language/own-asks")["notes"].stands(in: words)
package struct PhraseRows: Sendable {
  private let rows: [String: Lazy<PhraseRow>]

  package init(_ table: String) {
    var rows: [String: Lazy<PhraseRow>] = [:]
    TableText.forEachRow(of: table) { row in
      let name = row[0]
      rows[name] = Lazy { PhraseRow(row[1], named: name) }
    }
    self.rows = rows
  }

  /// The phrases of a row; none where there is no such row.
  package subscript(_ name: String) -> PhraseRow { rows[name]?.value ?? PhraseRow("") }

  /// The names of all rows, sorted.
  package var names: [String] { rows.keys.sorted() }
}

/// A table of rows of phrases whose names are declared: a name that is none does not build.
///
///     NamedRows<ListRow>("Kitchen/list")[.homeward].stands(in: words)
package struct NamedRows<Row: RawRepresentable<String> & Sendable>: Sendable {
  private let rows: PhraseRows

  package init(_ table: String) { rows = PhraseRows(table) }

  package subscript(_ row: Row) -> PhraseRow { rows[row.rawValue] }

  /// The same by a name that is made up of others; no phrases where there is no such row.
  package subscript(named name: String) -> PhraseRow { rows[name] }

  /// The names of all rows, sorted.
  package var names: [String] { rows.names }

  /// All rows, by their names.
  package var all: [PhraseRow] { names.map { rows[$0] } }
}
