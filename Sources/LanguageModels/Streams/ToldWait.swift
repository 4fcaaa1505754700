import Domain
import struct Foundation.Date

/// When and where a person asked.
struct Moment: Sendable {
  var now: Date
  var zone: Zone

  init(_ request: ModelRequest) { (now, zone) = (request.now, request.zone) }
}

extension ModelFailure {
  /// The same failure, saying how long the service wants to be left alone where it has said so.
  func told(toWait seconds: Double?, for service: String, since moment: Moment?) -> ModelFailure {
    guard isRetryable, let seconds, seconds >= 1 else { return self }
    // Lazy than that nobody waits for it; a number beyond is a mistake.
    let whole = Int(min(seconds, 366 * 86_400).rounded(.up))
    let clock = moment.flatMap { moment -> String? in
      let end = moment.zone.civil(at: moment.now.addingTimeInterval(Double(whole)))
      let today = moment.zone.civil(at: moment.now).day
      guard whole >= 120, end.day == today || end.day == today + 1 else { return nil }
      return Texts.clock(end.clock, isTomorrow: end.day != today)
    }
    let message = Texts.leftAlone(service, for: whole, until: clock)
    return ModelFailure(code: "rateLimited", message: message, isRetryable: true)
  }
}
