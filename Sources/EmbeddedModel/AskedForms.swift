import Tables

/// The ways to ask of the table of knowledge as `AskedWords` reads them, so that no start reads them again.
///
/// `Research/asked-forms` has a line for each, in the order of the questions of the table of knowledge;
/// `Research/asked-words` has the words that these lines number, a word's keys a line. A test writes both.
enum AskedForms {
  /// All ways to ask, in the order of the table of knowledge.
  static func stored() -> [AskedWords] {
    var words: [Set<String>] = []
    TableText.forEachRow(of: "Research/asked-words") { row in
      words.append(Set(row[0].parts(at: " ").map(String.init)))
    }
    var forms: [AskedWords] = []
    TableText.forEachRow(of: "Research/asked-forms") { forms.append(AskedWords($0, words: words)) }
    return forms
  }

  /// The lines of both tables, headers included, for ways to ask as they are written.
  static func lines(of questions: [String]) -> (words: [String], forms: [String]) {
    var known = AskedWords.Words()
    var numbers: [Set<String>: Int] = [:]
    var words = ["keys"]
    let forms = questions.map { question in
      AskedWords(question, &known).line { word in
        if let number = numbers[word] { return number }
        numbers[word] = numbers.count
        words.append(word.sorted().joined(separator: " "))
        return numbers.count - 1
      }
    }
    return (words, ["needed\tsoft\tstems\tcore\tmanners\town\ttraits"] + forms)
  }
}
