import Domain

/// How long a model may say nothing before it is given up (`/ayar bekleme`).
///
///     ModelPatience("10 dk")?.seconds  // 600
package struct ModelPatience: Sendable, Equatable {
  package static let key = "bekleme"
  package static let standard = 300
  private static let possible = 1...7_200

  package var seconds: Int

  /// Reads seconds, or a number with `sn` or `dk`; nil for anything else.
  package init?(_ text: String) {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), number <= Self.possible.upperBound else { return nil }
    switch Spelling.ascii(String(text.dropFirst(digits.count)).trimmed) {
    case "", "sn", "saniye", "s": seconds = number
    case "dk", "dakika", "m": seconds = number * 60
    default: return nil
    }
    guard Self.possible.contains(seconds) else { return nil }
  }
}

extension Fetcher {
  /// The same way, on which a model may be silent for as many seconds as `patience` says each time.
  func waiting(_ patience: @escaping @Sendable () -> ModelPatience?) -> Fetcher {
    Fetcher { request in
      var request = request
      // Only what a model says has no end that is known.
      if request.limits.body == nil, let patience = patience() {
        request.limits.idle = Double(patience.seconds)
        request.limits.total = max(request.limits.total, 2 * Double(patience.seconds))
      }
      return try await open(request)
    }
  }
}
