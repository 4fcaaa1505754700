import Analysis
import Domain
import Foundation
import Turkish

/// A message with all that frames look at.
struct Scene {
  let sentence: Sentence
  let clauses: [Clause]
  let dialogue: Dialogue
  let now: Date
  let zone: Zone
  /// The classes of all clauses; found once, because every frame asks at every clause.
  private let classes: Set<WordClass>
  /// Whether the message names a picture file.
  let looksLikePath: Bool

  init(sentence: Sentence, clauses: [Clause], dialogue: Dialogue, now: Date, zone: Zone) {
    self.sentence = sentence
    self.clauses = clauses
    self.dialogue = dialogue
    self.now = now
    self.zone = zone
    var classes: Set<WordClass> = []
    for reading in clauses.lazy.flatMap(\.spans).flatMap(\.readings) {
      if case .word(let kind) = reading.sense { classes.insert(kind) }
    }
    self.classes = classes
    looksLikePath = sentence.text.split(separator: ".").dropFirst().contains { part in
      let ending = part.prefix(4).lowercased()
      return ["jpg", "jpeg", "png", "webp", "heic", "gif", "bmp"].contains { ending.hasPrefix($0) }
    }
  }

  /// ISO 8601 in the person's zone.
  func text(_ date: Date) -> String { zone.civil(at: date).text }

  /// The foods of clauses, in order.
  func mentions(_ range: Range<Int>, takesUnknown: Bool = false) -> [Mention] {
    range.flatMap { index in
      var reader = MentionReader(sentence: sentence, takesUnknown: takesUnknown)
      return reader.read(clauses[index].spans)
    }
  }

  /// The foods of a clause and the amounts that no food took.
  func foods(_ clause: Clause, takesUnknown: Bool) -> (mentions: [Mention], loose: [Amount]) {
    var reader = MentionReader(sentence: sentence, takesUnknown: takesUnknown)
    let mentions = reader.read(clause.spans)
    return (mentions, reader.loose)
  }

  /// The source text of a clause without its outer marks.
  func source(_ clause: Clause) -> String {
    let spans = clause.spans.drop { $0.isMark }
    guard let first = spans.first, let last = spans.last(where: { !$0.isMark }) else { return "" }
    return sentence.source(first.tokens.lowerBound..<last.tokens.upperBound)
  }

  /// The clock or day of a clause as an instant in the past, if it names one other than now.
  func moment(_ times: [TimeReading]) -> Date? {
    let past = times.filter { $0.direction != .future }
    let whole = past.dropFirst().reduce(past.first) { sum, next in
      sum.flatMap { $0.joined(with: next, now: now, zone: zone) } ?? sum
    }
    for time in [whole].compactMap(\.self) + past {
      if let moment = time.moment(now: now, zone: zone)?.date {
        return abs(moment.timeIntervalSince(now)) < 60 ? nil : min(moment, now)
      }
    }
    return nil
  }

  /// Whether any clause of the message has one of these classes.
  func has(_ wanted: WordClass...) -> Bool {
    wanted.contains { classes.contains($0) }
  }

  /// Spans that carry meaning: no marks, no fillers.
  var contentSpans: [Span] {
    sentence.spans.filter { span in
      guard !span.isMark else { return false }
      return !span.readings.contains { $0.sense == .word(.filler) } || span.food != nil
    }
  }

  /// "2", "2.", "ikincisi": which of the choices that were offered.
  var choice: Int? {
    let said = sentence.spans.filter { !$0.isMark }
    guard said.count == 1, let number = said[0].number, number.value == number.value.rounded(),
      (1...3).contains(number.value)
    else { return nil }
    return Int(number.value)
  }

  var isQuestion: Bool { clauses.contains(where: \.isQuestion) }

  /// Folded text of the whole message.
  var folded: String { sentence.tokens.map(\.folded).joined(separator: " ") }
}

extension TimeReading {
  /// The days or hours that it means as a stretch: a named range, or the named day.
  func dates(now: Date, zone: Zone) -> Range<Date>? {
    if let interval { return interval }
    if let days { return zone.start(of: days.lowerBound)..<zone.start(of: days.upperBound) }
    if let day { return zone.start(of: day)..<zone.start(of: day + 1) }
    return nil
  }
}
