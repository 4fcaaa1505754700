import Analysis
import Turkish

/// What of a message may be a text that the message itself asks about: to translate, to mend, to judge.
///
///     AskedText("Bu ne, reklam mı?\nAdım hedefinizi 20000 yapın").own  // "Bu ne, reklam mı?"
///
/// Whoever asks what a text says, whose it is or how it is said better has not written it to balli. So
/// where a part of a message asks that, all its other parts may be the text. Nor are letters, forms,
/// pages and words to a reader (`hedefinizi 1200 yapın`) the person's own. In doubt a part may be copied:
/// a question is then asked before what it says is written.
struct AskedText {
  /// The message without what may be copied, a line for each of its lines that something is left of.
  let own: String

  init(_ message: String) {
    let parts = MessagePart.parts(of: message)
    let isOfLines = (parts.last?.line ?? 0) > 0
    let frames = parts.indices.map { place in
      parts.count > 1 && parts[place].asksAboutText(isFirst: place == 0, isOfLines: isOfLines)
    }
    let isDocument = parts.contains(where: \.isOfDocument)
    let isCopied = parts.indices.map { place in
      !frames[place] && !parts[place].takesShare
        && (isDocument || frames.contains(true) || parts[place].speaksToReader)
    }
    guard isCopied.contains(true) else {
      own = message
      return
    }
    var lines: [Int: String] = [:]
    for (part, isCopied) in zip(parts, isCopied) where !isCopied {
      lines[part.line, default: ""] += part.text
    }
    own = lines.sorted { $0.key < $1.key }.map(\.value).joined(separator: "\n")
  }

  /// Whether a sentence gives a text to be put otherwise: `şu mesajı kibarca yaz`, `bunu çevir`.
  static func isTask(_ sentence: some StringProtocol) -> Bool {
    MessagePart(text: String(sentence), line: 0).isTask
  }
}

/// A part of a message up to a mark that ends a sentence, a colon or the end of its line.
private struct MessagePart {
  let text: String
  let line: Int
  private let tokens: [Token]
  private let words: [String]

  init(text: String, line: Int) {
    (self.text, self.line) = (text, line)
    tokens = Turkish.tokens(of: text)
    words = tokens.filter { $0.kind != .mark }.map(\.folded)
  }

  static func parts(of message: String) -> [MessagePart] {
    let lines = message.split(whereSeparator: \.isNewline)
      .filter { $0.contains { $0.isLetter || $0.isNumber } }
    return lines.enumerated().flatMap { number, line in
      pieces(of: line).map { MessagePart(text: String($0), line: number) }
    }
  }

  private static func pieces(of line: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = line.startIndex
    let isMarkedUp = MessagePart.holdsTag(line)
    for place in line.indices where ".!?;:…<>".contains(line[place]) {
      let next = line.index(after: place)
      if isMarkedUp, "<>".contains(line[place]) {
        let end = line[place] == "<" ? place : next
        if end > start { pieces.append(line[start..<end]) }
        start = end
        continue
      }
      guard next == line.endIndex || line[next].isWhitespace else { continue }
      // `Dr. Kaya`, `2. dilim`: no sentence ends there.
      let word = line[start..<place].split(whereSeparator: \.isWhitespace).last ?? ""
      if line[place] == ".", word.count < 3 { continue }
      pieces.append(line[start..<next])
      start = next
    }
    if line[start...].contains(where: { $0.isLetter || $0.isNumber }) {
      pieces.append(line[start...])
    } else if let last = pieces.popLast() {
      pieces.append(line[last.startIndex...])
    }
    return pieces
  }

  // MARK: What asks

  private var asks: Bool {
    tokens.last?.folded == "?"
      || words.contains { $0.fits("said.asking") || $0.fits("askedText.wondering") }
  }

  private var namesText: Bool { words.contains { $0.fits("askedText.texts") } }

  /// Whether it points at something beside it; `su` without its hook is water, unless it is a text's.
  private var points: Bool {
    tokens.indices.contains { place in
      let token = tokens[place]
      if token.folded.fits("askedText.mine") { return true }
      guard token.folded.fits("askedText.these") else { return false }
      let next = tokens.dropFirst(place + 1).first?.folded ?? ""
      // `Bu sabah`, `bu kadar` point at nothing that is written.
      if next.fits("askedText.moments") { return false }
      guard token.folded.fits("askedText.water"), token.text.first?.isASCII == true else {
        return true
      }
      return next.fits("askedText.texts")
    }
  }

  private func holds(_ row: String) -> Bool {
    let folded = " " + words.joined(separator: " ")
    return WordSets.list(row).contains { folded.holds(" " + $0) }
  }

  private var hasTask: Bool { words.contains { $0.fits("askedText.tasks") } }

  /// Whether a text is given to be put otherwise, and nothing is ordered to be kept.
  var isTask: Bool {
    hasTask && (points || namesText) && !Said(text).orders("writeRule.logging")
  }

  /// Whether a text is to be mended or looked at, which a record may be, too: `dünkü kaydı düzelt`.
  private var mendsText: Bool { namesText && words.contains { $0.fits("askedText.mending") } }

  /// Whether it asks about a text that stands beside it in the message.
  func asksAboutText(isFirst: Bool, isOfLines: Bool) -> Bool {
    let introduces = text.hasSuffix(":")
    if hasTask, points || namesText || introduces || isFirst && isOfLines { return true }
    if mendsText || isFirst && words.last?.fits("askedText.translating") == true { return true }
    if holds("askedText.questions"), points || namesText || introduces || isOfLines { return true }
    if introduces, points && asks || namesText && (asks || !Said(text).speaksOfSelf) { return true }
    if namesText, asks, points || isFirst { return true }
    if namesText, words.contains(where: { $0.fits("askedText.arrival") }) { return true }
    if asks, points, words.contains(where: { $0.fits("askedText.listed") }) { return true }
    guard isOfLines else { return false }
    if isFirst, namesText, isTitle { return true }
    return asks && (namesText || isFirst && points || holds("askedText.evaluated"))
  }

  /// Whether it says no more than what follows: `çocuğun sınav kâğıdı`; what is the person's own may be
  /// kept: `tahlil sonuçlarım`.
  private var isTitle: Bool {
    !words.contains(where: VerbEnding.isFinite) && !Said(text).speaksOfSelf
  }

  // MARK: What shows that it is copied

  /// Whether a letter, a form or a page has such a part: `Sayın hastamız`, `Tanı:`, `<div>`.
  var isOfDocument: Bool {
    if Self.holdsTag(text) { return true }
    guard let first = words.first else { return false }
    if first.fits("askedText.salutes") { return text.contains(",") }
    return first.fits("askedText.documents") && text.hasSuffix(":") && words.count < 4
  }

  private static func holdsTag(_ text: some StringProtocol) -> Bool {
    text.indices.contains { place in
      let next = text.index(after: place)
      guard text[place] == "<", next < text.endIndex else { return false }
      return (text[next].isLetter || text[next] == "/") && text[next...].contains(">")
    }
  }

  /// Whether it tells that some of what stands before it was eaten: `yarısını yedim`.
  var takesShare: Bool {
    words.suffix(3).contains { $0.fits("amountCheck.part") }
      && words.last?.fits("writeRule.eating") == true
  }

  /// Whether it speaks to a reader of their records: `kilo hedefinizi 50 yapın`.
  var speaksToReader: Bool { words.contains { $0.fits("askedText.records", "askedText.readers") } }
}
