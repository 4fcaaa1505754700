import Analysis
import Domain
import Foundation
import Turkish

/// Which records of the talk a message points at by their hour, or by the name of what was measured.
extension CorrectionIntents {
  /// "2 deki yanlış", "12:15 değil 12:30'du": the record of that hour, where there is one.
  func isPointedAt(_ record: TalkRecord) -> Bool {
    let hours = pointedHours + deniedHours
    return hours.contains { isOf($0, record) }
  }

  /// Whether an hour points at other records, and not at this one.
  func isBesidePointed(_ record: TalkRecord) -> Bool {
    !isPointedAt(record) && state.records.contains(where: isPointedAt)
  }

  /// Records that can be corrected: the newest, and older ones that the message names as nothing else.
  var correctable: [(place: Int, record: TalkRecord)] {
    state.records.enumerated().map { (place: $0, record: $1) }.filter { place, record in
      place < Self.newest || isPointedAt(record)
        || record.measured != nil && isNamed(record)
    }
  }

  /// So many of the newest records are looked at.
  private static let newest = 3

  /// An hour of the clock; the minute where it was told.
  private typealias Hour = (hour: Int, minute: Int?)

  /// "2 deki", "5'teki", "saat 11'dekini".
  private var pointedHours: [Hour] {
    let tokens = scene.sentence.tokens
    return tokens.indices.compactMap { place in
      guard tokens[place].kind == .number, let hour = Int(tokens[place].folded),
        (0...24).contains(hour)
      else { return nil }
      let next = place + 1 < tokens.count ? tokens[place + 1].folded : ""
      let isPointed =
        tokens[place].suffix.fits("hour.pointed")
        || tokens[place].suffix.isEmpty && next.fits("hour.pointed")
      return isPointed ? (hour, nil) : nil
    }
  }

  /// "12:15 değil": an hour at which it was not.
  private var deniedHours: [Hour] {
    message.spans.indices.dropLast().compactMap { place in
      guard let clock = message.spans[place].time?.clock, message.spans[place + 1].has(.not)
      else { return nil }
      return (clock.hour, clock.minute)
    }
  }

  private func isOf(_ said: Hour, _ record: TalkRecord) -> Bool {
    guard let date = record.date(in: scene.zone) else { return false }
    let own = scene.zone.civil(at: date)
    guard said.minute.map({ $0 == own.minute }) ?? true else { return false }
    return own.hour == said.hour % 24 || said.hour < 12 && own.hour == said.hour + 12
  }
}
