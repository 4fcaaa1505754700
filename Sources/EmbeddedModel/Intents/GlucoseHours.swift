import Analysis
import Domain
import Turkish
import struct Foundation.Date

/// Hours of every day that a question about glucose is about: `7-10 arası`, `sabahları`.
///
///     GlucoseHours(message)?.window   // "07:00-10:00"
///
/// Hours of a day that is named (`dün 7-10 arası`) are a stretch of that day and no window.
struct GlucoseHours {
  /// As the tool takes it.
  let window: String
  /// The place of the time that says it, where one was read; it names no stretch then.
  let place: Int?

  private static let table = PhraseRows.glucoseAsks

  init?(_ message: MessageAnalysis) {
    let words = message.scene.sentence.tokens.map(\.folded)
    if let habit = Self.habit(words) {
      window = habit
      place = nil
    } else if let (place, hours) = Self.read(message), !Self.namesDay(message, besides: place) {
      window = hours
      self.place = place
    } else if let hours = Self.bare(words), !Self.namesDay(message) {
      window = hours
      place = nil
    } else {
      return nil
    }
  }

  /// Whether a day is named, or a part of one: `bu sabah`, `dün`.
  private static func namesDay(_ message: MessageAnalysis, besides place: Int? = nil) -> Bool {
    let scene = message.scene
    return message.times.contains { item in
      guard item.place != place, item.time.rangeHours == nil,
        let dates = item.time.dates(now: scene.now, zone: scene.zone)
      else { return false }
      return dates.upperBound.timeIntervalSince(dates.lowerBound) <= 86_400
    }
  }

  /// `sabahları`, `geceleri`.
  private static func habit(_ words: [String]) -> String? {
    table["hours.habits"].texts.first { table[$0].stands(in: words) }
  }

  /// A time of hours without a day: `sabah 7-10 arası`, `saat 7 ile 10 arasında`.
  private static func read(_ message: MessageAnalysis) -> (Int, String)? {
    for (place, time) in message.times {
      guard let span = time.interval, span.upperBound.timeIntervalSince(span.lowerBound) < 86_400
      else { continue }
      let words = time.tokens.map { message.scene.sentence.tokens[$0].folded }
      let isBare = words.allSatisfy { word in
        word.contains(where: \.isNumber) || word.allSatisfy(\.isPunctuation)
          || table["hours.part"].fits(word)
      }
      guard isBare, words.contains(where: { $0.contains(where: \.isNumber) }) else { continue }
      let zone = message.scene.zone
      let bounds = [span.lowerBound, span.upperBound].map { zone.civil(at: $0).clock }
      return (place, bounds.joined(separator: "-"))
    }
    return nil
  }

  /// `7-10 arası`, which is no time by itself: two hours and what follows them.
  private static func bare(_ words: [String]) -> String? {
    for start in words.indices where start + 3 < words.count {
      guard let one = Int(words[start]), let two = Int(words[start + 2]),
        (0...24).contains(one), (1...24).contains(two), one != two,
        table["hours.joint"].fits(words[start + 1]),
        table["hours.between"].texts.contains(words[start + 3])
      else { continue }
      let isLate =
        one < 12 && two <= 12
        && table["hours.late"].stands(in: Array(words[..<start].suffix(2)))
      let late = isLate ? 12 : 0
      return clock(one + late) + "-" + clock(two + late)
    }
    return nil
  }

  private static func clock(_ hour: Int) -> String { hour < 10 ? "0\(hour):00" : "\(hour):00" }
}

extension MessageAnalysis {
  /// "kş 167 akşam yemeği öncesi 19.00": an hour beside a value.
  func isClock(_ quantity: Quantity) -> Bool {
    let written = scene.sentence.source(spans[quantity.spans.lowerBound])
    let parts = written.split(whereSeparator: { ".:".contains($0) })
    guard parts.count == 2, parts.allSatisfy({ $0.count == 2 }), let hour = Int(parts[0]),
      let minute = Int(parts[1])
    else { return false }
    return hour < 24 && minute < 60
      && quantities.contains { other in
        other.isBare && other.value >= 40 && other.spans != quantity.spans
      }
  }
}
