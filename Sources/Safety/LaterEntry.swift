import Analysis
import Domain
import Turkish

import struct Foundation.Date

/// A value of another hour than that of the record which a call would change: it is one more.
///
///     "şekerim 140", then "2 saat sonra 180 çıktı" and updateEntry(value: 180)
///     "20 dakika yürüdüm", then "30 dakika daha yürüdüm" and updateEntry(minutes: 30)
struct LaterEntry {
  private let words: ThreadWords

  init(_ words: ThreadWords) { self.words = words }

  /// What the newest message says that is no change of the record of this moment; nil for nothing.
  func difference(of call: ToolCall, at moment: CivilTime) -> Difference? {
    guard call.name == "updateEntry", call.arguments[.at] == nil,
      let text = words.entries.last?.text,
      !words.now.has("wish.corrects"), !words.now.has("laterEntry.changes"),
      !words.now.orders("writeRule.corrects.2")
    else { return nil }
    let told =
      words.entries.last?.amounts.filter { amount in
        Provenance.numbers(in: call.arguments, key: "").contains { $0.value == amount.figure.low }
      } ?? []
    // "8deki 120ymiş" tells what a record was.
    guard !told.isEmpty, !told.contains(where: { Self.isTold($0, in: text) }) else { return nil }
    let written = Texts.changeOfEarlier(DateText.clock(moment))
    if told.contains(where: { $0.part.contains { $0.fits("added.more") } }) {
      return Difference(thing: told[0].text, said: nil, written: written)
    }
    let tokens = Turkish.tokens(of: text)
    let zone = words.evidence.zone
    let later = Turkish.times(in: tokens, now: words.evidence.now, zone: zone).first { time in
      time.anchor == nil && !time.isRelative && !Self.fits(time, moment)
    }
    guard let later else { return nil }
    let range = later.tokens
    let said = String(
      text[
        tokens[range.lowerBound].range.lowerBound..<tokens[range.upperBound - 1].range.upperBound])
    return Difference(thing: Texts.time, said: said, written: written)
  }

  /// Whether a number is told as one that a record had: `120ymiş`, `120'ydi`.
  private static func isTold(_ amount: ThreadWords.Amount, in text: String) -> Bool {
    Turkish.numbers(in: Turkish.tokens(of: text)).contains { number in
      number.low == amount.figure.low && number.form.hasCopula
    }
  }

  private static func fits(_ time: TimeReading, _ moment: CivilTime) -> Bool {
    if time.direction == .future { return false }
    if let day = time.day, time.tellsDay, day != moment.day { return false }
    if let instant = time.instant {
      return abs(instant.timeIntervalSince(moment.date)) < 3600
    }
    if let clock = time.clock {
      let apart = abs((clock.spokenHour - moment.hour) * 60 + clock.minute - moment.minute) % 720
      return min(apart, 720 - apart) <= 60
    }
    guard let part = time.part else { return true }
    return (part.hours.lowerBound - 1..<part.hours.upperBound + 1).contains(moment.hour)
      || part.hours.contains(moment.hour + 24)
  }
}
