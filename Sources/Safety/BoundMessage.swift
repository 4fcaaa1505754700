import Analysis
import Domain
import Turkish

import struct Foundation.Date

/// A message with its numbers and times, and to which of them a value of a call belongs.
struct BoundMessage {
  /// A number that tells how much.
  struct Spot {
    let place: Int
    let text: String
    let amount: ThreadWords.Amount
  }

  let tokens: [Token]
  let times: [TimeReading]
  let values: [Spot]
  let bindings: Bindings
  private let text: String
  private let zone: Zone

  init(_ entry: ThreadWords.Entry, at place: Int, of evidence: Evidence) {
    let tokens = Turkish.tokens(of: entry.text)
    let said = evidence.sayings[place].at
    let all = Turkish.times(in: tokens, now: said, zone: evidence.zone)
    let values = entry.amounts.compactMap { amount -> Spot? in
      guard !amount.figure.isArticle,
        let place = tokens.firstIndex(where: {
          $0.range.lowerBound == amount.figure.range.lowerBound
        }),
        !all.contains(where: { $0.tokens.contains(place) })
      else { return nil }
      return Spot(place: place, text: amount.text, amount: amount)
    }
    (self.tokens, self.values, text, zone) = (tokens, values, entry.text, evidence.zone)
    times = all.filter {
      $0.direction != .future && !$0.isRelative && !$0.isWeak && $0.anchor == nil
    }
    bindings = Bindings(tokens, values: values.map(\.place))
  }

  /// Where the numbers of a call stand, all of them.
  func spots(of call: ToolCall) -> [Spot] {
    let items = call.arguments[.items]?.array ?? []
    guard items.isEmpty else {
      return items.flatMap { item -> [Spot] in
        let name = ThreadWords.words(of: item[.name]?.string ?? "")
        let same = values.filter { $0.amount.figure.low == item[.quantity]?.number }
        let named = same.filter { $0.amount.counts(name) }
        return named.isEmpty ? same.filter(\.amount.isOfPart) : named
      }
    }
    let numbers = Provenance.numbers(in: call.arguments, key: "").filter { $0.key != "text" }
    let tool = Provenance.recordTool(of: call)
    return values.filter { value in
      numbers.contains {
        Provenance.isSaid($0, by: tool, in: Said(figures: [value.amount.figure]))
      }
    }
  }

  func text(of range: Range<Int>) -> String {
    let (first, last) = (tokens[range.lowerBound], tokens[range.upperBound - 1])
    return String(text[first.range.lowerBound..<last.range.upperBound])
  }

  /// The runs of tokens that are such words.
  func anchors(_ isOne: (Token) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for place in tokens.indices where tokens[place].kind == .word && isOne(tokens[place]) {
      if let last = found.last, last.upperBound == place {
        found[found.count - 1] = last.lowerBound..<place + 1
      } else {
        found.append(place..<place + 1)
      }
    }
    return found
  }

  func holds(_ range: Range<Int>, _ isOne: (String) -> Bool) -> Bool {
    tokens[range].contains { isOne($0.folded) }
  }

  // MARK: Times

  func hasHour(_ time: TimeReading) -> Bool {
    time.clock != nil || time.part != nil || time.instant != nil
  }

  /// Whether a day is the one that was named; a night goes on after midnight.
  func isDay(_ time: TimeReading, _ day: CivilDay) -> Bool {
    guard let named = time.day else { return true }
    let isNight = time.part == .night || time.part == .midnight
    return day == named || isNight && day == named + 1
  }

  /// Whether the hour of a moment is the one that was named, on whatever day.
  func isHour(_ time: TimeReading, _ moment: CivilTime) -> Bool {
    let minute = moment.hour * 60 + moment.minute
    if let clock = time.clock {
      let told = clock.spokenHour * 60 + clock.minute
      let period = clock.spokenHour > 12 ? 1440 : 720
      let apart = abs(told - minute) % period
      return min(apart, period - apart) <= 20
    }
    if let instant = time.instant {
      return abs(instant.timeIntervalSince(moment.date)) <= 45 * 60
    }
    guard let part = time.part else { return true }
    return (part.hours.lowerBound..<part.hours.upperBound + 1).contains(moment.hour)
      || part.hours.contains(moment.hour + 24)
  }
}

extension TimeReading {
  /// `bugün`, `şimdi`.
  var isOfNow: Bool { instant != nil }
}
