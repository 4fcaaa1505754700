package import Domain
import struct Foundation.Date

/// Where an account of Dexcom Share lives.
package enum ShareRegion: String, Sendable, CaseIterable {
  /// Outside the United States, Türkiye among them.
  case ous, us, jp

  /// The host; every region has its own.
  package var host: String {
    switch self {
    case .ous: "https://shareous1.dexcom.com"
    case .us: "https://share2.dexcom.com"
    case .jp: "https://share.dexcom.jp"
    }
  }

  /// The application that asks, as Dexcom's own follower app does (wire/glucose.md, 1).
  var application: String {
    self == .jp
      ? "d8665ade-9673-4e27-9ff6-92db4ce13d13" : "d89443d2-327c-4a6f-89e5-496bbb0317db"
  }
}

/// Readings of the last 24 hours from Dexcom Share, unofficial, read only.
///
///     let share = DexcomShare(way: way, secrets: secrets)
///     try await share.connect(user: "deniz", password: "…", region: nil)
///     try await share.source.readings(since, now)
///
/// The session is kept between runs, and made anew once where it has ended; a refused log-in is never
/// tried again by itself.
package struct DexcomShare: Sendable {
  private let way: SourceWay
  private let secrets: SourceSecrets
  /// In place of Dexcom's own hosts.
  private let address: String?

  package init(way: SourceWay, secrets: SourceSecrets, address: String? = nil) {
    self.way = way
    self.secrets = secrets
    self.address = address
  }

  /// How long readings are to be had, in seconds.
  static let reach = 86_400.0
  private static let nobody = "00000000-0000-0000-0000-000000000000"

  package var source: GlucoseSource {
    GlucoseSource(name: "dexcom", reach: Self.reach) { _, _ in try await readings() }
  }

  // MARK: Connecting

  /// Logs in and keeps what is needed from then on; without a region the others are tried in turn.
  ///
  /// Throws `SourceFailure`; nothing is kept then.
  package func connect(
    user: String, password: String, region: ShareRegion?
  ) async throws -> ShareRegion {
    var regions = region.map { [$0] } ?? ShareRegion.allCases
    // At one address the first two are one.
    if region == nil, address != nil { regions = [.ous, .jp] }
    for (tried, region) in regions.enumerated() {
      var kept = ["user": user, "password": password, "region": region.rawValue]
      do {
        kept["session"] = try await login(kept)
        try secrets.keep(kept)
        return region
      } catch let failure as SourceFailure where failure.kind == .credentials {
        guard tried + 1 == regions.count else { continue }
        throw SourceFailure(
          kind: .credentials,
          message: tried > 0 ? SourceTexts.shareTried(tried + 1) : failure.message)
      }
    }
    throw SourceFailure(kind: .credentials, message: SourceTexts.shareCredentials)
  }

  /// The session that Share gives for an account: its id first, then its session.
  private func login(_ kept: [String: String]) async throws -> String {
    let application = JSON.string(region(kept).application)
    let password = JSON.string(kept["password"] ?? "")
    let account = try await id(
      "General/AuthenticatePublisherAccount",
      [
        "accountName": .string(kept["user"] ?? ""), "password": password,
        "applicationId": application,
      ], kept)
    return try await id(
      "General/LoginPublisherAccountById",
      ["accountId": .string(account), "password": password, "applicationId": application], kept)
  }

  private func id(_ path: String, _ body: JSON, _ kept: [String: String]) async throws -> String {
    let answer = try await post(path, body, kept)
    guard answer.status == 200 else { throw ShareError(answer).failure }
    guard let id = answer.json?.string, id.count >= 30 else {
      throw answer.refusal(of: SourceTexts.share)
    }
    guard id != Self.nobody else {
      throw SourceFailure(kind: .credentials, message: SourceTexts.shareCredentials)
    }
    return id
  }

  // MARK: Reading

  private func readings() async throws -> SourceDelivery {
    var kept = try secrets.load()
    guard kept["user"] != nil else {
      throw SourceFailure(kind: .disconnected, message: SourceTexts.shareCredentials)
    }
    for attempt in 0..<2 {
      if kept["session"] == nil {
        kept["session"] = try await login(kept)
        try secrets.keep(kept)
      }
      let answer = try await post(
        "Publisher/ReadPublisherLatestGlucoseValues?sessionId=\(kept["session"] ?? "")"
          + "&minutes=1440&maxCount=288", [:], kept)
      if answer.status == 200 {
        guard let rows = answer.json?.array else { throw answer.refusal(of: SourceTexts.share) }
        return ShareRow.delivery(rows)
      }
      let error = ShareError(answer)
      guard error.isOfSession else { throw error.failure }
      kept["session"] = nil
      if attempt == 1 { try secrets.keep(kept) }
    }
    throw SourceFailure(kind: .unavailable, message: SourceTexts.shareSession)
  }

  // MARK: Exchange

  private func region(_ kept: [String: String]) -> ShareRegion {
    kept["region"].flatMap(ShareRegion.init) ?? .ous
  }

  private func post(
    _ path: String, _ body: JSON, _ kept: [String: String]
  ) async throws -> SourceAnswer {
    var base = address ?? region(kept).host
    while base.hasSuffix("/") { base.removeLast() }
    let request = FetchRequest(
      method: "POST", url: "\(base)/ShareWebServices/Services/\(path)",
      headers: [
        FetchHeader("Content-Type", "application/json"), FetchHeader("Accept", "application/json"),
      ], body: Array(body.text.utf8))
    // Share says with 500 and a code what is wrong; the same again would be no better.
    return try await way.exchange(request, with: SourceTexts.share) { $0.json?["Code"] != nil }
  }
}

/// What Share says with status 500 and JSON.
struct ShareError {
  private let answer: SourceAnswer
  private let code: String
  private let message: String

  init(_ answer: SourceAnswer) {
    self.answer = answer
    code = answer.json?["Code"]?.string ?? ""
    message = answer.json?["Message"]?.string ?? ""
  }

  /// Whether a new session may help.
  var isOfSession: Bool { ["SessionIdNotFound", "SessionNotValid"].contains(code) }

  var failure: SourceFailure {
    switch code {
    case "": answer.refusal(of: SourceTexts.share)
    case "AccountPasswordInvalid", "SSO_AuthenticateAccountNotFound",
      "SSO_AuthenticatePasswordInvalid":
      SourceFailure(kind: .credentials, message: SourceTexts.shareCredentials)
    case "SSO_InternalError" where message.contains("Cannot Authenticate"):
      SourceFailure(kind: .credentials, message: SourceTexts.shareCredentials)
    // Both spellings occur: …Exceeded, …Exceeed.
    case _ where code.hasPrefix("SSO_AuthenticateMaxAttempts"):
      SourceFailure(kind: .locked, message: SourceTexts.shareLocked, wait: 600)
    default:
      SourceFailure(
        kind: .unavailable,
        message: SourceTexts.shareError(String(code.filter(\.isPlain).prefix(40)))
      )
    }
  }
}

extension Character {
  /// A letter, a digit or an underscore of ASCII.
  fileprivate var isPlain: Bool { isASCII && (isLetter || isNumber || self == "_") }
}

/// One row of an answer.
enum ShareRow {
  static func delivery(_ rows: [JSON]) -> SourceDelivery {
    let readings = rows.compactMap(reading)
    return SourceDelivery(readings: readings, skipped: rows.count - readings.count)
  }

  /// Nil for the code of a sensor error and for what has no time.
  static func reading(_ row: JSON) -> GlucoseReading? {
    let moments = ["WT", "ST", "DT"].lazy.compactMap { row[$0]?.string.flatMap(moment) }
    guard let at = moments.first, let value = row["Value"]?.anyNumber, value >= 39 else {
      return nil
    }
    let trend =
      row["Trend"]?.number.flatMap { GlucoseTrend(number: Int($0)) }
      ?? row["Trend"]?.string.flatMap(GlucoseTrend.init(named:))
    return GlucoseReading(
      device: value, .mgdL, at: at, source: "dexcom", trend: trend, limit: .ofDexcom(value))
  }

  /// `Date(1772353813817)`, `Date(1772353813817+0300)`, `/Date(1772353813817)/`.
  static func moment(_ text: String) -> Date? {
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "/") { rest.removeFirst() }
    if rest.last == UInt8(ascii: "/") { rest.removeLast() }
    guard rest.starts(with: "Date(".utf8), rest.last == UInt8(ascii: ")") else { return nil }
    rest = rest.dropFirst(5).dropLast()
    // The zone that may follow says where the phone was; the moment is in UTC without it.
    if let sign = rest.dropFirst().firstIndex(where: { "+-".utf8.contains($0) }) {
      guard rest[rest.index(after: sign)...].digits(4...4) != nil else { return nil }
      rest = rest[..<sign]
    }
    let isBefore = rest.first == UInt8(ascii: "-")
    guard let milliseconds = rest.dropFirst(isBefore ? 1 : 0).digits(1...15) else { return nil }
    return Date(timeIntervalSince1970: Double(isBefore ? -milliseconds : milliseconds) / 1000)
  }
}

extension GlucoseLimit {
  /// Dexcom says 39 for what is under 40 mg/dL, and 401 for what is over 400.
  static func ofDexcom(_ value: Double) -> GlucoseLimit? {
    value < 40 ? .low : value > 400 ? .high : nil
  }
}
