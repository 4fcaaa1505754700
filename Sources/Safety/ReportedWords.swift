import Analysis
import Turkish

/// What of the person's message only repeats words: a text to be corrected, what somebody said, a
/// dream, an earlier message.
///
///     ReportedWords("şu metni düzelt: 12 ünite insülin yaptım").own  // "şu metni düzelt"
///
/// Such words are no evidence for a write. In doubt words count as repeated: a question is then asked.
struct ReportedWords {
  /// The words that are left, in their order.
  let own: String
  /// Whether any words are only repeated.
  let isPresent: Bool
  /// Whether the person makes the words their own, as in `doktorum 80-130 olsun dedi, öyle yap`.
  ///
  /// An order to keep them does (`on dörde dokuz dedi, kaydet`), but not where a text is spoken of, and
  /// not for the words of one of the family.
  let isAdopted: Bool
  /// Whose words they are, where one of the family says them: of `annem: şekerim 210`, `annem`.
  let speaker: String?

  init(_ text: String) {
    var reader = ReportReader(text)
    reader.read()
    own = reader.own
    isPresent = reader.isReported.contains(true)
    speaker = isPresent ? reader.speaker : nil
    let said = Said(own)
    let isOrdered =
      !reader.quotesSomebody && said.orders("writeRule.logging") && !reader.speaksOfText
    isAdopted = !said.asksBack && (said.has("reported.adopting") || isOrdered)
  }
}

/// Marks the tokens of a message that are only repeated.
private struct ReportReader {
  let text: String
  let tokens: [Token]
  var isReported: [Bool]

  init(_ text: String) {
    self.text = text
    tokens = Turkish.tokens(of: text)
    isReported = tokens.map { _ in false }
  }

  /// The other tokens as they were written; a line break stands for what is left out.
  var own: String {
    var out = ""
    var end = text.startIndex
    for (place, token) in tokens.enumerated() {
      defer { end = token.range.upperBound }
      guard !isReported[place] else { continue }
      let isFirst = place == 0 || isReported[place - 1]
      out += isFirst ? (out.isEmpty ? "" : "\n") : String(text[end..<token.range.lowerBound])
      out += text[token.range]
    }
    return out
  }

  /// The one of the family who is named; nil where it is none, or more than one.
  var speaker: String? {
    let named = Set(tokens.compactMap { AssertionReader.kin($0.folded) })
    return named.count == 1 ? named.first : nil
  }

  /// Whether the words are of one who is no doctor, nurse or the like, or tell what the speaker did.
  var quotesSomebody: Bool {
    tokens.indices.contains { place in
      let word = tokens[place].folded
      if AssertionReader.kin(word) != nil || GivenNames.isName(word) { return true }
      if word.fits("reported.sources"), !word.fits("reported.staff") { return true }
      return word.fits("reported.saying") && isOwnWord(before: place)
    }
  }

  /// Whether a text, or what is to be done with one, is named anywhere.
  var speaksOfText: Bool {
    tokens.contains { token in
      ["reported.texts", "reported.tasks", "askedText.texts", "askedText.tasks"].contains {
        token.folded.fits($0)
      }
    }
  }

  mutating func read() {
    if tokens.contains(where: { $0.folded.fits("reported.whole") }) { return mark(tokens.indices) }
    markQuotes()
    markLines()
    for place in tokens.indices where !isReported[place] {
      if tokens[place].folded == ":" {
        markAfterColon(place)
        markList(place)
        if speaksInScript(place) { mark(place..<tokens.count) }
      }
      if tokens[place].folded.fits("reported.saying") || isSent(place) { markSaid(by: place) }
      if isScene(place) { mark(sentence(around: place)) }
      if tokens[place].folded.fits("askedText.tasks") { markTask(place) }
    }
  }

  private mutating func mark(_ places: Range<Int>) {
    for place in places { isReported[place] = true }
  }

  /// The sentence in which a token stands, up to the marks or line breaks around it.
  private func sentence(around place: Int) -> Range<Int> {
    start(of: place)..<(tokens[place...].dropFirst().firstIndex(where: begins) ?? tokens.count)
  }

  private func start(of place: Int) -> Int { tokens[...place].lastIndex(where: begins) ?? 0 }

  private func begins(_ token: Token) -> Bool {
    token.startsLine || token.kind == .mark && [".", "!", "?", ";"].contains(token.folded)
  }

  /// `Rüyamda …`, `diyelim ki …`; behind what it is said of, `orta diyelim` only calls it so.
  private func isScene(_ place: Int) -> Bool {
    guard tokens[place].folded.fits("reported.scene") else { return false }
    guard tokens[place].folded.fits("reported.calling") else { return true }
    let next = tokens.indices.contains(place + 1) ? tokens[place + 1].folded : ""
    return place == start(of: place) || next.fits("reported.that")
  }

  // MARK: Quotation marks

  private static let closing: [Character: [Character]] = [
    "\"": ["\""], "“": ["”", "\""], "„": ["“", "”"], "«": ["»"], "'": ["'"], "‘": ["’"],
  ]

  private mutating func markQuotes() {
    var start: (place: String.Index, ends: [Character])?
    var before: Character = " "
    for place in text.indices {
      let letter = text[place]
      defer { before = letter }
      if let open = start, open.ends.contains(letter) {
        let next = text.index(after: place)
        // An apostrophe within a word quotes nothing.
        if letter == "'" || letter == "’", next < text.endIndex, text[next].isLetter { continue }
        markQuoted(text.index(after: open.place)..<place)
        start = nil
      } else if start == nil, let ends = Self.closing[letter], !before.isLetter, !before.isNumber {
        start = (place, ends)
      }
    }
  }

  /// Marks what is quoted, unless it is a name: a single word or capitalised ones.
  private mutating func markQuoted(_ range: Range<String.Index>) {
    let places = tokens.indices.filter { range.overlaps(tokens[$0].range) }
    guard let first = places.first, let last = places.last else { return }
    let isName =
      places.count == 1 || places.allSatisfy { tokens[$0].text.first?.isUppercase == true }
    if !isName { mark(first..<last + 1) }
  }

  // MARK: Lines

  private var lines: [Range<Int>] {
    let starts = tokens.indices.filter { $0 == 0 || tokens[$0].startsLine }
    return starts.enumerated().map { number, start in
      start..<(number + 1 < starts.count ? starts[number + 1] : tokens.count)
    }
  }

  private mutating func markLines() {
    let lines = lines
    if lines.contains(where: isLabelled) { return mark(tokens.indices) }
    let frames = lines.filter { line in
      tokens[line].contains { $0.folded.fits("reported.texts") || $0.folded.fits("reported.tasks") }
    }
    guard lines.count > 1, !frames.isEmpty else { return }
    for line in lines where !frames.contains(line) { mark(line) }
  }

  /// `Önceki ileti:`, `user:`, `[12:30] Ali`: a line of a transcript.
  private func isLabelled(_ line: Range<Int>) -> Bool {
    if tokens[line.lowerBound].folded == "[", line.count > 2,
      tokens[line.lowerBound + 1].kind != .word
    {
      return true
    }
    guard let colon = tokens[line].firstIndex(where: { $0.folded == ":" }),
      colon > line.lowerBound, colon - line.lowerBound <= 3
    else { return false }
    let isOfTalk = line.count < tokens.count
    let head = tokens[line.lowerBound..<colon]
    // `Önceki kayıtta hata: …` is a correction.
    if !isOfTalk, head.contains(where: { $0.folded.fits("reported.records") }) { return false }
    return head.contains { token in
      token.folded.fits("reported.labels")
        || isOfTalk && (Self.isPerson(token) || token.folded.fits("reported.speakers"))
    }
  }

  private static func isPerson(_ token: Token) -> Bool {
    AssertionReader.isPerson(token.folded) || GivenNames.isName(token.folded)
  }

  /// The sentence of a task for a text, unless it orders something to be kept: `bunu kibarca yaz`.
  private mutating func markTask(_ place: Int) {
    let sentence = sentence(around: place)
    let words = text[
      tokens[sentence.lowerBound].range
        .lowerBound..<tokens[sentence.upperBound - 1].range.upperBound]
    if AskedText.isTask(words) { mark(sentence) }
  }

  /// What stands after a colon, where the words before it speak of a text or of saying.
  private mutating func markAfterColon(_ place: Int) {
    let head = tokens[start(of: place)..<place]
    // `Şunu not al: …` orders what follows to be kept.
    if head.contains(where: { $0.folded.fits("reported.notes") }),
      !head.contains(where: { $0.folded.fits("reported.texts") })
    {
      return
    }
    let isFrame = head.contains { token in
      ["reported.texts", "reported.tasks", "reported.saying", "reported.thus"].contains {
        token.folded.fits($0)
      }
    }
    if isFrame { mark(place..<tokens.count) }
  }

  /// What stands after `restoran menüsü:`, `diyetisyenin listesi:` up to what was eaten of it: what is
  /// offered or prescribed is none of a diary.
  private mutating func markList(_ place: Int) {
    let head = tokens[start(of: place)..<place]
    guard head.count > 1, let last = head.last, last.folded.fits("reported.lists"),
      !head.contains(where: { $0.folded.fits("reported.ownLists") })
    else { return }
    let end = tokens[place...].firstIndex {
      $0.folded.fits("writeRule.eating") || $0.folded.fits("agreement.approving")
    }
    let stop = tokens[place...].dropFirst().firstIndex(where: begins) ?? tokens.count
    mark(place..<max(place, min(stop, end.map(start) ?? tokens.count)))
  }

  /// Whether a label before a colon says who speaks the lines after it, as in a play: `AHMET: 10 yaptım!`.
  private func speaksInScript(_ place: Int) -> Bool {
    guard place > 0, tokens[place - 1].kind == .word else { return false }
    let label = tokens[place - 1]
    let isLoud =
      label.text.count > 2 && label.text.allSatisfy(\.isUppercase)
      && tokens.contains { $0.text.contains(where: \.isLowercase) }
    guard AssertionReader.kin(label.folded) == nil,
      GivenNames.isName(label.folded) || label.folded.fits("reported.sources")
    else { return false }
    if isLoud { return true }
    let line = tokens[place...].dropFirst().prefix { !begins($0) }
    return line.contains { $0.kind == .word && VerbEnding.isFirstPerson($0.folded) }
      && !line.contains { $0.folded.fits("reported.writer") }
      && !line.contains { $0.folded.fits("said.selfless") }
  }

  // MARK: Saying

  /// `… diye mesaj attı`, `… diye mesajı var`: a verb of sending that has words before it, or a message.
  private func isSent(_ place: Int) -> Bool {
    if tokens[place].folded.fits("reported.quoting") {
      return tokens[place...].dropFirst().prefix(3).contains { $0.folded.fits("reported.texts") }
    }
    return tokens[place].folded.fits("reported.sent")
      && tokens[max(0, place - 3)..<place].contains { $0.folded.fits("reported.as") }
  }

  /// What somebody said: from who said it up to the verb; after `şöyle` and `ki` all that follows.
  private mutating func markSaid(by verb: Int) {
    let start = start(of: verb)
    let speaker = tokens[start..<verb].lastIndex { token in
      AssertionReader.isPerson(token.folded) || token.folded.fits("reported.sources")
    }
    // "tartı dedi 84,3"
    if !isOwnWord(before: verb), isMeasured(start..<min(verb + 2, tokens.count)) { return }
    // "8 demiştim" is said to us.
    if speaker == nil, VerbEnding.isFirstPerson(tokens[verb].folded),
      !tokens[start..<verb].contains(where: Self.isPerson)
    {
      return
    }
    let next = tokens.indices.contains(verb + 1) ? tokens[verb + 1].folded : ""
    let isThus = verb > start && tokens[verb - 1].folded.fits("reported.thus")
    if next == ":" || next.fits("reported.that") || isThus { mark(verb..<tokens.count) }
    let isRightBefore = speaker == verb - 1
    mark(isRightBefore ? sentence(around: verb) : (speaker ?? start)..<verb + 1)
  }

  /// `… kek yedim dedi`: what is said ends with what the speaker did.
  func isOwnWord(before verb: Int) -> Bool {
    verb > 0 && VerbEnding.isFirstPerson(tokens[verb - 1].folded)
      && !tokens[verb - 1].folded.fits("said.selfless")
  }

  /// `Tartı 84 dedi`, `hemşire kolumu sıktı, 14'e 9 dedi`: a device that shows a figure, or one who has
  /// just measured it; not what one of the family tells.
  private func isMeasured(_ places: Range<Int>) -> Bool {
    let words = tokens[places]
    guard !Turkish.numbers(in: Array(words)).isEmpty,
      !words.contains(where: { AssertionReader.kin($0.folded) != nil })
    else { return false }
    return words.contains { $0.folded.fits("reported.devices") }
      || words.contains { $0.folded.fits("reported.measuring") }
  }
}
