import Analysis
import Tables
import Turkish

/// The table `Research/asking`.
struct AskingTable {
  static var shared: AskingTable { held.value }
  private static let held = Lazy { AskingTable() }

  enum Kind: String {
    case plain, ask, how, soft, softdo, eat, same, `do`
    case asks, denies, falls, instead, method, ranks
    /// Whether its words are looked at one by one, and stand for no meaning.
    var isOfWords: Bool { [.asks, .denies, .falls, .instead, .method, .ranks].contains(self) }
  }

  struct Row {
    var key: String
    var kind: Kind
    /// Whether it asks what something eaten does.
    var isOfEffect: Bool
    var isSoft: Bool { [.how, .soft, .softdo, .eat].contains(kind) }
  }

  var index = PhraseIndex()
  /// What the entries of the index stand for.
  var rows: [Row] = []
  var plain: Set<String> = []
  /// Words by what they do in a question, of the kinds that are no meanings.
  private var words: [Kind: [String]] = [:]

  private init() {
    TableText.forEachRow(of: "Research/asking") { row in
      let isOfEffect = row[0].hasSuffix("+")
      guard let kind = Kind(rawValue: String(isOfEffect ? row[0].dropLast() : row[0][...])) else {
        return
      }
      let key = "=\(rows.count)"
      for (place, half) in row[1].parts(at: "|").enumerated() {
        let isVerb = [.do, .softdo, .eat, .ask].contains(kind) && place == 0
        for part in half.parts(at: ";") {
          let phrase = part.parts(at: " ").joined(separator: " ")
          if kind.isOfWords {
            words[kind, default: []].append(phrase)
          } else if kind == .plain {
            plain.insert(Turkish.fold(phrase))
          } else {
            add(phrase, Row(key: key, kind: kind, isOfEffect: isOfEffect), isVerb)
          }
        }
      }
    }
  }

  private mutating func add(_ phrase: String, _ row: Row, _ isVerb: Bool) {
    for stem in isVerb ? phrase.split(separator: "/").map(String.init) : [phrase] {
      index.add(stem, entry: Int32(rows.count), isVerb ? .verb : .noun)
    }
    rows.append(row)
  }

  /// Whether a folded word is of a kind; `*` stands before an ending.
  func has(_ word: String, _ kind: Kind) -> Bool {
    words[kind]?.contains { row in
      row.hasPrefix("*") ? word.count >= row.count && word.hasSuffix(row.dropFirst()) : word == row
    } ?? false
  }
}
