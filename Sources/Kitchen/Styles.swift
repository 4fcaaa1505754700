import Tables
import Turkish

/// Kinds of dishes by the words that people have for them.
struct Styles: Sendable {
  private struct Style: Sendable {
    var id: String
    var name: String
    var words: [String]
  }

  private let styles: [Style]
  private let byWord: [String: [String]]

  init() {
    var styles: [Style] = []
    TableText.forEachRow(of: "Kitchen/styles") { row in
      let words = row[2].split(separator: ";").map { String($0).trimmed }.filter { !$0.isEmpty }
      styles.append(Style(id: row[0], name: row[1], words: words))
    }
    self.styles = styles
    var byWord: [String: [String]] = [:]
    for style in styles {
      for word in style.words { byWord[word, default: []].append(style.id) }
    }
    self.byWord = byWord
  }

  var words: [String] { Array(byWord.keys) }

  /// Ids of the styles that a folded phrase names.
  func ids(named word: String) -> [String] { byWord[word] ?? [] }

  /// Ids of the styles that words of a text name.
  func ids(in text: String) -> Set<String> {
    let words = Turkish.fold(text).split { !$0.isLetter }.map(String.init)
    return words.indices.reduce(into: []) { ids, start in
      for end in start + 1...min(start + 3, words.count) {
        ids.formUnion(self.ids(named: words[start..<end].joined(separator: " ")))
      }
    }
  }

  /// The style whose id or whole name a text is.
  func ids(called text: String) -> [String] {
    let folded = Turkish.fold(text).trimmed
    return styles.filter { $0.id == folded || Turkish.fold($0.name) == folded }.map(\.id)
  }

  /// Whether a folded word is one of the name of one of these styles: `firin` of `fırın yemeği`.
  func isCalled(_ word: String, _ ids: [String]) -> Bool {
    styles.contains { style in
      ids.contains(style.id)
        && Turkish.fold(style.name).split(separator: " ").contains {
          NamedDish.isAlike(String($0), word)
        }
    }
  }

  /// How people call a style.
  func name(of id: String) -> String? { styles.first { $0.id == id }?.name }

  /// Names to choose from, in the table's order, of the styles that `ids` holds.
  func names(of ids: Set<String>) -> [String] { styles.filter { ids.contains($0.id) }.map(\.name) }
}
