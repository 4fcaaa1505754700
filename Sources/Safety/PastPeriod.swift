import Analysis
import Domain
import Turkish

import struct Foundation.Date

/// A state of a period that is over, which a call would write as of now.
///
///     "lisedeyken 52 kiloydum"             "tanı konduğunda hba1cim 11di"
///     "geçen yaz tansiyonum hep 18e 10du"  "ilk zamanlar metforminden ishal olmuştum"
///
/// `geçen sene 90 kiloydum şimdi 82yim` tells both: the figure of a call says which of them it writes.
struct PastPeriod {
  private let words: ThreadWords
  private let tokens: [Token]
  private let said: [String]

  init(_ words: ThreadWords) {
    self.words = words
    tokens = Turkish.tokens(of: words.entries.last?.text ?? "")
    said = tokens.map(\.folded)
  }

  /// The words of the period, where the call is of now; nil where it is of a day of its own.
  func difference(of call: ToolCall) -> Difference? {
    guard ToolDeclaration.of(call.name)?.deed == .recordsEntry, isOfNow(call),
      let place = place(of: call), let period = period(around: place)
    else { return nil }
    return Difference(thing: Texts.time, said: period, written: Texts.now)
  }

  private static let day = 24.0 * 3600

  private func isOfNow(_ call: ToolCall) -> Bool {
    let (now, zone) = (words.evidence.now, words.evidence.zone)
    let told = ["at", "bedtime", "wakeTime"].compactMap { call.arguments[JSON.Key($0)]?.string }
      .compactMap { CivilTime(parsing: $0, in: zone)?.date }
    return told.allSatisfy { abs($0.timeIntervalSince(now)) < Self.day }
  }

  /// Where the message tells what the call writes: its figure, else a word of its name.
  private func place(of call: ToolCall) -> Int? {
    let values = Provenance.numbers(in: call.arguments, key: "").map(\.value)
    let figures = ThreadWords.Entry(words.entries.last?.text ?? "").amounts.map(\.figure)
    let figure = figures.last { figure in
      values.contains { [figure.low, figure.low * 10, figure.high, figure.high * 10].contains($0) }
    }
    if let figure {
      return tokens.lastIndex { $0.range.lowerBound <= figure.range.lowerBound }
    }
    let names = call.arguments.texts.flatMap { ThreadWords.words(of: $0) }
    return said.lastIndex { word in
      names.contains { Said.isSame($0, word) || Said.isAlike($0, word) }
    }
  }

  // MARK: The statement around it

  private func isMark(_ place: Int) -> Bool { tokens[place].kind == .mark }

  /// Whether a statement ends with this word: a verb, a copula of the past on a noun or a number.
  private func ends(_ place: Int) -> Bool {
    isTold(place) || VerbEnding.isFinite(said[place]) && !said[place].fits("pastPeriod.when")
  }

  private func isTold(_ place: Int) -> Bool {
    let word = said[place]
    // `18e 10du`, whose ending is a token of its own.
    if tokens[place].suffix.fits("pastPeriod.copula")
      || tokens[place].isGlued && word.fits("pastPeriod.copula")
    {
      return true
    }
    guard word.fits("pastPeriod.told"), !word.fits("pastPeriod.now") else { return false }
    return word.count > 4 || word.hasNumber || VerbEnding.isFinite(word)
  }

  private func period(around place: Int) -> String? {
    guard let end = said.indices[place...].first(where: { isMark($0) || isTold($0) }), !isMark(end)
    else { return nil }
    var start = said.indices[..<place].last(where: ends).map { $0 + 1 } ?? 0
    // `18e 10du`: the first figure has no copula.
    start = min(start, place)
    let own = start..<end + 1
    guard !own.contains(where: { said[$0].fits("pastPeriod.now") }) else { return nil }
    // `52 kiloydum lisedeyken`: what stands behind belongs to it, unless it tells something itself.
    let rest = (end + 1)..<(said.indices[(end + 1)...].first(where: isMark) ?? said.count)
    let behind = rest.contains(where: ends) || rest.contains { said[$0].fits("pastPeriod.now") }
    return [own, behind ? rest.lowerBound..<rest.lowerBound : rest].lazy
      .compactMap(marker).first
  }

  /// The words of a range that name a period which is over.
  private func marker(in range: Range<Int>) -> String? {
    for place in range {
      if said[place].fits("pastPeriod.words") { return tokens[place].text }
      let next = place + 1 < range.upperBound ? said[place + 1] : ""
      if said[place].fits("pastPeriod.first"), next.fits("pastPeriod.times") {
        return text(place...place + 1)
      }
      // "insüline başlamadan önce", and not "insülin yapmadan önce".
      let isTurn = said[place].fits("pastPeriod.drugs") && next.fits("pastPeriod.turns")
      guard isTurn || said[place].fits("pastPeriod.events") else { continue }
      let last = (place..<min(place + 4, range.upperBound)).last {
        said[$0].fits("pastPeriod.when")
      }
      if let last { return text(place...last) }
    }
    return nil
  }

  private func text(_ range: ClosedRange<Int>) -> String {
    let text = words.entries.last?.text ?? ""
    return String(
      text[tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound].range.upperBound])
  }
}
