/// The words of a message that may be paths of files.
///
///     PathsInText.words(of: "bunu oku './etiket bir.jpg', ./b.png’yi de")
///     // "./etiket bir.jpg", "./b.png"
///
/// Knows quotes and spaces behind a backslash, as terminals write them when a file is dropped.
enum PathsInText {
  /// Endings of picture files.
  static let pictureEndings = [
    ".jpg", ".jpeg", ".png", ".webp", ".gif", ".heic", ".heif", ".avif",
  ]

  private static let quotes: [Character: Character] = [
    "\"": "\"", "'": "'", "“": "”", "‘": "’", "`": "`",
  ]

  /// Words that look like paths, in their order, each once.
  static func words(of text: String) -> [String] {
    places(in: text).reduce(into: []) { found, place in
      if !found.contains(place.path) { found.append(place.path) }
    }
  }

  /// The text without the paths for which `isFile` holds.
  static func text(_ text: String, without isFile: (String) -> Bool) -> String {
    var kept = ""
    var end = text.startIndex
    for place in places(in: text) where isFile(place.path) {
      kept += text[end..<place.range.lowerBound]
      end = place.range.upperBound
    }
    return kept + text[end...]
  }

  private static func places(in text: String) -> [(path: String, range: Range<String.Index>)] {
    var found: [(String, Range<String.Index>)] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(where: { !$0.isWhitespace }) {
      rest = rest[start...]
      let (word, isQuoted) = next(&rest)
      let path = isQuoted ? word : bare(word)
      if looksLikePath(path) { found.append((path, start..<rest.startIndex)) }
    }
    return found
  }

  /// A path that is a command's whole argument: with or without quotes.
  static func path(_ argument: String) -> String {
    var rest = Substring(argument)
    let (word, isQuoted) = next(&rest)
    if isQuoted, rest.allSatisfy(\.isWhitespace) { return word }
    return argument.replacing("\\ ", with: " ")
  }

  /// Whether a path's ending promises a picture.
  static func promisesPicture(_ path: String) -> Bool {
    let folded = Spelling.ascii(path)
    return pictureEndings.contains(where: folded.hasSuffix)
  }

  /// Whether a word says by itself that it is a path.
  static func isPlainlyPath(_ word: String) -> Bool {
    ["/", "./", "../", "~/"].contains(where: word.hasPrefix)
  }

  private static func looksLikePath(_ word: String) -> Bool {
    !word.contains("://") && word.count > 1 && (isPlainlyPath(word) || promisesPicture(word))
  }

  private static func next(_ rest: inout Substring) -> (word: String, isQuoted: Bool) {
    if let first = rest.first, let end = quotes[first],
      let close = rest.dropFirst().firstIndex(of: end)
    {
      let word = String(rest[rest.index(after: rest.startIndex)..<close])
      rest = rest[rest.index(after: close)...]
      return (word, true)
    }
    var word = ""
    while let character = rest.first, !character.isWhitespace {
      rest.removeFirst()
      if character == "\\", rest.first == " " {
        rest.removeFirst()
        word.append(" ")
      } else {
        word.append(character)
      }
    }
    return (word, false)
  }

  /// The word without a suffix behind an apostrophe and without the sentence's own marks.
  private static func bare(_ word: String) -> String {
    var word = word
    for mark: Character in ["'", "’"] {
      if let place = word.lastIndex(of: mark), promisesPicture(String(word[..<place])) {
        word = String(word[..<place])
      }
    }
    while let last = word.last, ".,;:!?)…".contains(last) { word.removeLast() }
    return word
  }
}
