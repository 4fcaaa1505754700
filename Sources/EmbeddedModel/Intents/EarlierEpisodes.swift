import Analysis
import Domain
import Foundation
import Turkish

/// What went on from a reading of an earlier hour.
///
///     gece 2'de şekerim 71 | iki kesme şeker attım ağzıma, sonra 104 oldu    // of that night, and asked
extension MessageAnalysis {
  /// The same record at the hour of the episode that the message goes on with.
  func datedByEpisode(_ candidate: IntentCandidate) -> IntentCandidate {
    guard isOfEpisode(candidate), let moment = episode else { return candidate }
    var dated = candidate
    dated.calls = candidate.calls.map { call in
      let key: JSON.Key = call.tool == "logMeal" ? .eatenAt : .at
      return PlannedCall(
        call.tool, call.arguments.setting(key, to: .string(scene.text(moment))))
    }
    return dated
  }

  /// Whether a record without an hour of its own may be of the hour that was told in the message before.
  func isOfEpisode(_ candidate: IntentCandidate) -> Bool {
    ["logGlucose", "logMeal"].contains(candidate.intent) && episode != nil
      && candidate.calls.allSatisfy { $0.arguments[.person] == nil && !$0.isLow }
  }

  /// When it was: a little after the newest reading, where that was told of an hour long past, and the
  /// message tells what came then and names no time.
  private var episode: Date? {
    guard times.isEmpty, spans.indices.contains(where: { word($0).fits("told.since") }),
      scene.clauses.contains(where: \.isPast),
      let last = state.records.first, last.kind == .glucose, last.age <= 1, last.owner == nil,
      last.value[.milligrams]?.number.map({ $0 < Self.low }) == true,
      scene.now.timeIntervalSince(last.writtenAt) < Self.talkGoesOn,
      let date = last.date(in: scene.zone),
      (Self.longAgo...Self.sameDay).contains(scene.now.timeIntervalSince(date))
    else { return nil }
    return date.addingTimeInterval(Self.wait)
  }

  /// What is eaten and measured at once, mg/dL: a low, or nearly one; others are not followed so closely.
  private static let low = 80.0
  /// Seconds after which a message is no longer of what was told before it.
  private static let talkGoesOn = 1800.0
  /// Seconds from which on a reading is of an earlier hour, and up to which it is of the same day.
  private static let longAgo = 3600.0
  private static let sameDay = 86_400.0
  /// How long people wait until they measure again, in seconds.
  private static let wait = 900.0
}
