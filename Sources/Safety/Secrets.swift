import Analysis
package import Domain
import Turkish

/// Passwords and keys of services that a person has written into a message.
///
/// What follows `parolam`, what begins as keys of known services do, and long words of mixed letters and
/// digits. A link, a path and an address of mail are none.
package enum Secrets {
  /// What stands in the place of a secret.
  package static let mark = "•••"

  /// A message without its secrets.
  ///
  ///     Secrets.masked("anahtarım sk-GORUNMEZ123")  // "anahtarım •••"
  package static func masked(_ text: String) -> String { masked(text, byNames: true) }

  /// The call of a model without the secrets among its texts.
  package static func masked(_ call: ToolCall) -> ToolCall {
    var call = call
    call.arguments = masked(call.arguments)
    return call
  }

  private static func masked(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): .string(masked(text))
    case .array(let values): .array(values.map(masked))
    case .object(let members): .object(members.map { JSON.Member($0.key, masked($0.value)) })
    case .null, .bool, .number: json
    }
  }

  /// A sentence of an answer without what has the shape of a key.
  package static func keysMasked(_ sentence: String) -> String {
    // Few sentences have so long a word without a letter of Turkish.
    var run = 0
    let mayHold = sentence.utf8.contains { byte in
      let parts = byte >= 0x80 || byte == 0x20 || (0x09...0x0D).contains(byte)
      run = parts ? 0 : run + 1
      return run >= shortestKey
    }
    return mayHold ? masked(sentence, byNames: false) : sentence
  }

  /// Letters of ASCII that what has the shape of a key has at least.
  private static let shortestKey = 12

  private static func masked(_ text: String, byNames: Bool) -> String {
    var masked = ""
    var named = 0
    for piece in pieces(of: text) {
      guard !piece.isSpace else {
        masked += piece.text
        continue
      }
      let body = piece.text.trimming(while: { !isOfKey($0) })
      let folded = Turkish.fold(String(body))
      if !body.isEmpty, isSecret(String(body), folded, isNamed: named > 0, isLast: piece.isLast) {
        masked += piece.text[..<body.startIndex] + mark + piece.text[body.endIndex...]
        named = 0
        continue
      }
      masked += piece.text
      if byNames, folded.fits("secrets.names") {
        named = 3
      } else {
        named = folded.isEmpty || folded.fits("secrets.between") ? named - 1 : 0
      }
    }
    return masked
  }

  /// Whether a secret was taken out of a message.
  package static func isMasked(_ text: String) -> Bool { text.contains(mark) }

  /// What a message says besides its secrets and their names; nil where that is nothing.
  package static func rest(of text: String) -> String? {
    let words = text.split(whereSeparator: \.isWhitespace).filter { word in
      let folded = Turkish.fold(word.filter { $0.isLetter || $0.isNumber })
      return !word.contains(mark) && !folded.fits("secrets.names")
        && !folded.fits("secrets.between")
    }
    return words.count > 1 ? words.joined(separator: " ") : nil
  }

  // MARK: Shape

  private static func isSecret(
    _ word: String, _ folded: String, isNamed: Bool, isLast: Bool
  ) -> Bool {
    let digits = word.utf8.count { (0x30...0x39).contains($0) }
    if isNamed, digits > 0, isLast || word.utf8.count > digits, !folded.fits("secrets.between") {
      return true
    }
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    if isOfService(word) { return true }
    let isAddress = word.contains { "./@:".contains($0) }
    return !isAddress && digits > 1 && isMixed(word)
  }

  /// `sk-…`, `AIza…`: a known beginning with at least eight letters behind it.
  private static func isOfService(_ word: String) -> Bool {
    WordSets.list("secrets.beginnings").contains { beginning in
      word.lowercased().hasPrefix(beginning) && word.count >= max(beginning.count + 8, shortestKey)
    }
  }

  /// Letters and digits that nobody reads: of both sizes, or changing again and again.
  private static func isMixed(_ word: String) -> Bool {
    let letters = word.filter(\.isLetter)
    guard word.count >= 20, letters.count > 1 else { return false }
    let capitals = letters.dropFirst().count(where: \.isUppercase)
    if capitals > 1, letters.count - capitals > 3 { return true }
    let runs = word.split { !$0.isLetter }
    return runs.count > 3 && runs.allSatisfy { $0.count < 6 }
  }

  private static func isOfKey(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  // MARK: Pieces

  private struct Piece {
    var text: Substring
    var isSpace: Bool
    /// Whether its sentence ends with it.
    var isLast: Bool
  }

  /// Words and what parts them, a sign of assignment among it: `key=sk-…`.
  private static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var start = text.startIndex
    func parts(_ character: Character) -> Bool {
      character.isWhitespace || "=,;\"'“”".contains(character)
    }
    while start < text.endIndex {
      let isSpace = parts(text[start])
      let end = text[start...].firstIndex { parts($0) != isSpace } ?? text.endIndex
      let rest = text[end...].drop(while: \.isWhitespace)
      let piece = text[start..<end]
      let isLast = rest.isEmpty || ",;.".contains(rest[rest.startIndex]) || piece.hasSuffix(".")
      pieces.append(Piece(text: piece, isSpace: isSpace, isLast: isLast))
      start = end
    }
    return pieces
  }
}

extension Substring {
  /// Without the characters at both ends that fit.
  fileprivate func trimming(while fits: (Character) -> Bool) -> Substring {
    var rest = drop(while: fits)
    while let last = rest.last, fits(last) { rest.removeLast() }
    return rest
  }
}
