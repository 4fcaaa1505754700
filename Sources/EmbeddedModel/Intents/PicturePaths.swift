import Analysis
import Turkish

/// The picture files that a message names, each once: alone with blanks in it, or among words.
struct PicturePaths {
  /// The paths, in their order.
  let all: [String]
  /// The message without them: what a file is called says nothing of its sender.
  let otherText: String

  /// What a terminal puts around a path that is dropped on it.
  private static let quotes = "'\"“”"

  init(in text: String) {
    guard Self.hasEnding(text) else {
      (all, otherText) = ([], text)
      return
    }
    let whole = text
    let text = text.trimming(Self.quotes)
    let words = Self.words(text)
    let pictures = words.filter(Self.isPicture)
    // `/a b/cips.jpg` typed without quotes is one path; two paths are two.
    let isOne = text.hasPrefix("/") || text.hasPrefix("~")
    if isOne, pictures.count == 1, Self.isPicture(text), !text.contains("\n") {
      (all, otherText) = ([text], "")
      return
    }
    all = pictures.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    otherText =
      pictures.isEmpty ? whole : words.filter { !Self.isPicture($0) }.joined(separator: " ")
  }

  /// The folded words of the message that are no part of a path.
  var otherWords: [String] {
    Turkish.tokens(of: otherText).filter { $0.kind != .mark }.map(\.folded)
  }

  /// Whether the ending of a picture file stands in the text.
  private static func hasEnding(_ text: String) -> Bool {
    text.split(separator: ".").dropFirst().contains { part in
      let ending = part.prefix(4).lowercased()
      return WordSets.list("file.image").contains(where: ending.hasPrefix)
    }
  }

  /// The words of a text; what stands in quotes, or has its blanks escaped, is one word.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    var (word, quote): (String, Character?) = ("", nil)
    var isEscaped = false
    for letter in text {
      if isEscaped {
        word.append(letter)
        isEscaped = false
      } else if letter == "\\" {
        isEscaped = true
      } else if letter == quote || quote == nil && "'\"".contains(letter) && word.isEmpty {
        quote = quote == nil ? letter : nil
      } else if quote == nil, letter.isWhitespace {
        words.append(word)
        word = ""
      } else {
        word.append(letter)
      }
    }
    return (words + [word]).map { $0.trimming(Self.quotes) }.filter { !$0.isEmpty }.map(bare)
  }

  /// A path without its suffix and the sentence's mark, as in `cips.jpg'yi`.
  private static func bare(_ word: String) -> String {
    let ends = word.indices.filter { ".,;:!?'’".contains(word[$0]) }
    let cut = ends.first { isPicture(String(word[..<$0])) }
    return isPicture(word) ? word : cut.map { String(word[..<$0]) } ?? word
  }

  private static func isPicture(_ word: String) -> Bool {
    word.split(separator: ".").count > 1
      && Turkish.fold(String(word.split(separator: ".").last ?? "")).fits("file.image")
  }
}
