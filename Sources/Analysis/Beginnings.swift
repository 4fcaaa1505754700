/// Beginnings of folded words: every word of every answer is asked about, so only those with its
/// first letter are compared.
package struct Beginnings: Sendable {
  private let byLetter: [[String]]

  package init(_ stems: [String]) {
    var byLetter = [[String]](repeating: [], count: 256)
    for stem in stems { byLetter[Int(stem.utf8.first ?? 0)].append(stem) }
    self.byLetter = byLetter
  }

  /// Whether a word begins with one of them.
  package func hasStem(of word: String) -> Bool {
    guard let first = word.utf8.first else { return false }
    return byLetter[Int(first)].contains { word.begins(with: $0) }
  }
}

extension String {
  /// Whether the text begins with the bytes of `stem`.
  ///
  /// As `hasPrefix` for folded words, many times faster; a mark on the last letter of a stem hides
  /// nothing here.
  package func begins(with stem: String) -> Bool {
    var (text, stem) = (self, stem)
    return text.withUTF8 { text in
      stem.withUTF8 { stem in
        stem.count <= text.count && zip(text, stem).allSatisfy { $0 == $1 }
      }
    }
  }

  /// Whether the text ends with the bytes of `ending`.
  package func ends(with ending: String) -> Bool {
    utf8.count >= ending.utf8.count && utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}
