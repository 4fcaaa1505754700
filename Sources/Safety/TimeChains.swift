import Analysis
import Domain
import Turkish

import struct Foundation.Date

// Times that follow from others.
extension TimeCheck {
  /// Whether a moment lies as long after another as was said: `12de yedim 2 saat sonra ölçtüm`, also after
  /// one on record.
  func isChained(_ moment: CivilTime, _ open: [(Int, TimeReading)]) -> Bool {
    let (zone, sayings) = (words.evidence.zone, words.evidence.sayings)
    let starts =
      open.filter { $0.1.direction != .future }.compactMap { place, time in
        time.moment(now: sayings[place].at, zone: zone)?.date
      } + words.evidence.results.flatMap { Self.moments(in: $0, zone) }
    return open.contains { place, time in
      guard time.direction == .future, let later = time.instant else { return false }
      let apart = later.timeIntervalSince(sayings[place].at)
      return starts.contains {
        abs($0.addingTimeInterval(apart).timeIntervalSince(moment.date)) <= 20 * 60
      }
    }
  }

  /// Whether a bare hour goes on from the part of the day before it: `gece 2de 60, 3te 110` is no afternoon.
  func isNextHour(_ moment: CivilTime, _ open: [(Int, TimeReading)]) -> Bool {
    let (zone, sayings) = (words.evidence.zone, words.evidence.sayings)
    return open.indices.dropFirst().contains { index in
      let time = open[index].1
      guard let clock = time.clock, clock.spokenHour < 13, time.part == nil, !time.tellsDay,
        clock.spokenHour % 12 == moment.hour % 12, clock.minute == moment.minute
      else { return false }
      return open[..<index].contains { place, before in
        guard place == open[index].0, before.part != nil,
          let start = before.moment(now: sayings[place].at, zone: zone)?.date
        else { return false }
        return (0...6 * 3600).contains(moment.date.timeIntervalSince(start))
      }
    }
  }

  /// Whether a time is the one since which something lasts, or of which a food is left: `dünden beri`, `dün
  /// akşamdan kalan`.
  static func isOrigin(_ time: TimeReading, in tokens: [Token]) -> Bool {
    let end = time.tokens.upperBound
    return tokens[max(time.tokens.lowerBound, end - 1)..<min(end + 3, tokens.count)]
      .prefix { $0.kind != .mark }.contains { $0.folded.fits("timeCheck.origin") }
  }
}
