import Analysis
import Domain
import struct Foundation.Date
import Turkish

/// Lows of somebody of whom nobody said who it is, that were told and not kept: no answer about readings may
/// count without them.
struct UnkeptReadings {
  /// What such messages of the last day say, as they were written, the newest first.
  let told: [String]

  init(_ history: [Message], now: Date) {
    told = history.indices.dropLast().reversed().compactMap { place in
      let message = history[place]
      guard message.role == .user, now.timeIntervalSince(message.at) < Self.day,
        message.text.utf8.count < Self.longest, message.text.contains(where: \.isNumber),
        Turkish.tokens(of: message.text).tellTheirs, let low = Self.low(in: message.text),
        !history[(place + 1)...].contains(where: { Self.keeps(low, $0) })
      else { return nil }
      return message.text
    }
  }

  private static let day = 24 * 3600.0
  private static let longest = 80

  /// The low of nobody who is named: "şekeri 49!".
  private static func low(in text: String) -> Double? {
    let utterance = Utterance(text)
    let assertions = AssertionReader(utterance: utterance, hour: nil)
    return ValueMentions(in: utterance, assertions, follows: false) { [] }.glucose.last { value in
      value.milligrams < 70 && value.person == nil
    }?.value
  }

  private static func keeps(_ value: Double, _ message: Message) -> Bool {
    message.results.contains {
      $0.isOK && $0.name == "logGlucose" && $0.value?[.value]?.number == value
    }
  }
}
