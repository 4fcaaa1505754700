import Analysis
import Turkish

/// The picture files that a message names, each once: alone with blanks in it, or among words.
struct PicturePaths {
  /// The paths, in their order.
  let all: [String]
  /// The folded words of the message that are no part of a path.
  let otherWords: [String]

  init(in scene: Scene) {
    guard scene.looksLikePath else {
      all = []
      otherWords = scene.sentence.tokens.filter { $0.kind != .mark }.map(\.folded)
      return
    }
    let text = scene.sentence.text.trimmingQuotes
    let words = Self.words(text)
    let pictures = words.filter(Self.isPicture)
    // `/a b/cips.jpg` typed without quotes is one path; two paths are two.
    let isOne = text.hasPrefix("/") || text.hasPrefix("~")
    if isOne, pictures.count == 1, Self.isPicture(text), !text.contains("\n") {
      all = [text]
      otherWords = []
      return
    }
    all = pictures.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    otherWords = words.filter { !Self.isPicture($0) }.flatMap { word in
      Turkish.tokens(of: word).filter { $0.kind != .mark }.map(\.folded)
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
    return (words + [word]).map(\.trimmingQuotes).filter { !$0.isEmpty }
  }

  private static func isPicture(_ word: String) -> Bool {
    word.split(separator: ".").count > 1
      && Turkish.fold(String(word.split(separator: ".").last ?? "")).fits("file.image")
  }
}

extension String {
  /// Without the quotation marks and spaces that a terminal puts around a path that is dropped on it.
  fileprivate var trimmingQuotes: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace || "'\"“”".contains(first) {
      text = text.dropFirst()
    }
    while let last = text.last, last.isWhitespace || "'\"“”".contains(last) {
      text = text.dropLast()
    }
    return String(text)
  }
}
