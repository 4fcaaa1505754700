import Tables

/// The ways to ask of the table of knowledge as `AskedWords` reads them, so that no start reads them again.
///
/// `Research/asked-forms` has a line for each, in the order of the questions of the table of knowledge;
/// `Research/asked-words` has the words that these lines number, a word's keys a line. A test writes both.
struct AskedForms {
  /// The words by their numbers, each with the keys of all that it can be.
  private(set) var words: [Set<String>] = []
  /// All ways to ask, each with the numbers of the words by which it is found.
  private(set) var all: [(asked: AskedWords, found: [Int])] = []

  init() {
    TableText.forEachRow(of: "Research/asked-words") { row in
      words.append(Set(row[0].parts(at: " ").map(String.init)))
    }
    TableText.forEachRow(of: "Research/asked-forms") { row in
      let fields = row.fields(Self.header.count).map { $0.numbers }
      guard fields.count == Self.header.count else { return }
      // Until tables that are not of the same time are written anew, a number may be of no word.
      let said = fields.prefix(5).map { $0.filter(words.indices.contains) }
      let asked = AskedWords(
        said.map { $0.map { words[$0] } }, own: fields[5].first ?? 0,
        AskedWords.Traits(rawValue: UInt16(fields[6].first ?? 0)))
      all.append((asked, said[0].isEmpty ? said[1] : said[0]))
    }
  }

  private static let header = ["needed", "soft", "stems", "core", "manners", "own", "traits"]

  /// The lines of both tables, headers included, for ways to ask as they are written.
  static func lines(of questions: [String]) -> (words: [String], forms: [String]) {
    var known = AskedWords.Words()
    var numbers: [Set<String>: Int] = [:]
    var words = ["keys"]
    func number(_ word: Set<String>) -> Int {
      if let number = numbers[word] { return number }
      numbers[word] = numbers.count
      words.append(word.sorted().joined(separator: " "))
      return numbers.count - 1
    }
    let forms = questions.map { question in
      let asked = AskedWords(question, &known)
      let manners = asked.manners.isEmpty ? [] : [asked.manners]
      let said = [asked.needed, asked.soft, asked.stems, asked.core, manners].map { $0.map(number) }
      return (said + [[asked.own], [Int(asked.traits.rawValue)]])
        .map { $0.map(String.init).joined(separator: ",") }.joined(separator: "\t")
    }
    return (words, [header.joined(separator: "\t")] + forms)
  }
}

extension UnsafeRawBufferPointer {
  /// The numbers of a field that parts them by commas.
  fileprivate var numbers: [Int] {
    guard !isEmpty else { return [] }
    var (found, number) = ([Int](), 0)
    for byte in self {
      if byte == UInt8(ascii: ",") {
        found.append(number)
        number = 0
      } else {
        number = number * 10 + Int(byte &- UInt8(ascii: "0"))
      }
    }
    found.append(number)
    return found
  }
}
