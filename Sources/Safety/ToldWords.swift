import Analysis
import Turkish

/// What of the person's message tells or orders something, without what it only repeats or asks.
///
///     ToldWords("elma yedim, şekerim yükselir mi").text  // "elma yedim"
///     ToldWords("bugün ne yedim").text                   // ""
///
/// Only such words can wish for a write.
struct ToldWords {
  let text: String
  /// Whether something is left out because it only repeats words.
  let hasReported: Bool

  init(_ message: String) {
    let reported = ReportedWords(message)
    hasReported = reported.isPresent
    text = AskedParts(reported.own).told
  }
}

/// The parts of a message, and which of them only ask.
private struct AskedParts {
  private let text: String
  private let tokens: [Token]

  private struct Part {
    var tokens: Range<Int>
    /// What of it tells: all, a measured value before the question about it, or nothing.
    var told: Range<Int>
    var isAsked = false
    /// Whether it has a verb or an order of its own.
    var isWhole = false
    /// Whether a sentence ends with it.
    var endsSentence = false
    /// Whether any mark ends it.
    var endsWithMark = false
  }

  init(_ text: String) {
    self.text = text
    tokens = Turkish.tokens(of: text)
  }

  /// The parts that tell, each on a line of its own.
  var told: String {
    var parts = parts
    // `2 elma, 1 muz yesem olur mu`, `kaç elma yedim bugün`: what has no verb belongs to the question.
    for place in parts.indices.dropLast().reversed()
    where parts[place + 1].isAsked && !parts[place].isWhole && !parts[place].endsSentence {
      ask(&parts[place], from: parts[place].tokens.upperBound)
    }
    for place in parts.indices.dropFirst()
    where parts[place - 1].isAsked && !parts[place].isWhole && !parts[place - 1].endsWithMark {
      ask(&parts[place], from: parts[place].tokens.upperBound)
    }
    return parts.map(\.told).filter { !$0.isEmpty }.map { range in
      String(
        text[
          tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound]
      )
    }.joined(separator: "\n")
  }

  private var parts: [Part] {
    var parts: [Part] = []
    var start = 0
    for place in tokens.indices {
      let isMark = tokens[place].kind == .mark && ".,;:!?".contains(tokens[place].folded)
      let next = tokens.indices.contains(place + 1) ? tokens[place + 1] : nil
      let isEnd =
        isMark || next == nil || next?.startsLine == true
        || next?.folded.fits("told.joining") == true
        || endsClause(place, before: next)
      guard isEnd else { continue }
      parts.append(part(start..<place + 1, before: next))
      start = place + 1
    }
    return parts
  }

  /// Whether a finite verb ends a statement here: nothing follows that binds it to the next words.
  private func endsClause(_ place: Int, before next: Token?) -> Bool {
    let isVerb = isFinite(place)
    let isParticle = place > 0 && isAsking(place) && isFinite(place - 1)
    guard isVerb || isParticle, let next else { return false }
    return !next.folded.fits("told.binding") && !next.folded.fits("told.particles")
      && next.kind != .mark
  }

  private func isFinite(_ place: Int) -> Bool {
    let word = tokens[place].folded
    return tokens[place].kind == .word
      && (VerbEnding.isFinite(word) || VerbEnding.isFirstPerson(word) || word.fits("told.verbs"))
  }

  private func isAsking(_ place: Int) -> Bool { tokens[place].folded.fits("told.particles") }

  private func part(_ range: Range<Int>, before next: Token?) -> Part {
    let words = range.filter { tokens[$0].kind != .mark }
    let end = tokens[range.upperBound - 1]
    var part = Part(tokens: range, told: range)
    part.endsWithMark = end.kind == .mark || next?.startsLine == true
    part.endsSentence =
      next == nil || next?.startsLine == true || end.kind == .mark && ".!?".contains(end.folded)
    let ordersOne = words.suffix(2).contains(where: isOrder)
    part.isWhole = ordersOne || words.contains(where: isFinite)
    guard !ordersOne else { return part }
    let isOpen = words.contains { tokens[$0].folded.fits("told.whatever") }
    if let question = words.first(where: { tokens[$0].folded.fits("told.asking") }), !isOpen {
      ask(&part, from: question)
    } else if let particle = words.first(where: isAsking), particle > range.lowerBound {
      ask(&part, from: particle - 1)
    } else if end.folded == "?" {
      ask(&part, from: range.lowerBound)
    }
    return part
  }

  /// `kaydet`, `ekler misin`: an order, even where it stands as a question.
  private func isOrder(_ place: Int) -> Bool {
    let word = tokens[place].folded
    if isAsking(place) {
      return tokens[place].folded.fits("told.pleas") && place > 0
        && tokens[place - 1].folded.fits("told.possible")
    }
    return ["writeRule.logging", "writeRule.removing", "writeRule.corrects.2"].contains { row in
      word.endings(after: row).contains { $0.fits("told.orders") }
    }
  }

  /// Makes a part a question from `place` on; before it only a measured value of one's own tells.
  private func ask(_ part: inout Part, from place: Int) {
    part.isAsked = true
    let topic = part.tokens.lowerBound..<min(place, part.tokens.upperBound)
    // `şekerim 142 iyi mi`, not `2 elma yesem şekerim yükselir mi`.
    let hasValue = topic.contains { reading in
      tokens[reading].folded.fits("told.readings")
        && topic.clamped(to: reading + 1..<max(reading + 1, min(reading + 4, topic.upperBound)))
          .contains { tokens[$0].kind == .number || tokens[$0].kind == .fraction }
    }
    let isVerbAsked = place < part.tokens.upperBound && isFinite(place)
    part.told = hasValue && !isVerbAsked ? topic : topic.lowerBound..<topic.lowerBound
  }
}
