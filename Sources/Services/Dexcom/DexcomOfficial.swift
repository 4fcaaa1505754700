package import Domain
import struct Foundation.Date

/// Readings from Dexcom's official API v3, as an application of the person's own; hours behind.
///
///     let dexcom = DexcomOfficial(way: way, secrets: secrets)
///     let door = dexcom.door(client: id, secret: secret, region: .ous, redirect: uri, state: state)
///     // the person opens door.url and comes back with a code
///     try await dexcom.connect(door, code: code)
///
/// The refresh token is good for one use: what it brings is kept before anything is done with it.
package struct DexcomOfficial: Sendable {
  private let way: SourceWay
  private let secrets: SourceSecrets
  /// In place of Dexcom's own hosts.
  private let address: String?

  package init(way: SourceWay, secrets: SourceSecrets, address: String? = nil) {
    self.way = way
    self.secrets = secrets
    self.address = address
  }

  static let reach = 90 * 86_400.0
  /// The longest stretch that may be asked for at once, in seconds.
  static let window = 30 * 86_400.0

  /// What a person needs to let balli in.
  package struct Door: Sendable {
    package var url: String
    /// What must come back with the code.
    package var state: String
    var kept: [String: String]
  }

  /// The page on which the person agrees.
  package func door(
    client: String, secret: String, region: ShareRegion, redirect: String, state: String
  ) -> Door {
    let kept = [
      "client": client, "secret": secret, "region": region.rawValue, "redirect": redirect,
    ]
    let query = FormFields([
      ("client_id", client), ("redirect_uri", redirect), ("response_type", "code"),
      ("scope", "offline_access"), ("state", state),
    ]).text
    return Door(url: "\(base(kept))/v2/oauth2/login?\(query)", state: state, kept: kept)
  }

  /// Takes what came back from the page: `code` and `state`, or `error`.
  package func connect(_ door: Door, answer: [String: String]) async throws {
    // Without our own word on it, an answer is somebody else's.
    guard answer["state"] == door.state else {
      throw SourceFailure(kind: .credentials, message: SourceTexts.officialForged)
    }
    guard let code = answer["code"], !code.isEmpty else {
      throw SourceFailure(kind: .credentials, message: SourceTexts.officialRefused)
    }
    _ = try await token([("code", code), ("grant_type", "authorization_code")], door.kept)
  }

  package var source: GlucoseSource {
    GlucoseSource(name: "dexcom-resmi", reach: Self.reach) { since, now in
      var start = since
      var all = SourceDelivery(readings: [])
      // A clock of ours that is late must not cut the newest readings off.
      let newest = now.addingTimeInterval(3600)
      while start < newest {
        let end = min(newest, start.addingTimeInterval(Self.window))
        let rows = try await egvs(from: start, to: end)
        let readings = rows.compactMap(DexcomRow.reading)
        all = SourceDelivery(
          readings: all.readings + readings,
          skipped: all.skipped + rows.count - readings.count)
        start = end
      }
      return all
    }
  }

  // MARK: Reading

  private func egvs(from start: Date, to end: Date) async throws -> [JSON] {
    var kept = try secrets.load()
    guard kept["refresh"] != nil else {
      throw SourceFailure(kind: .disconnected, message: SourceTexts.officialDisconnected)
    }
    for attempt in 0..<2 {
      let query = FormFields([("startDate", Self.text(start)), ("endDate", Self.text(end))]).text
      let request = FetchRequest(
        url: "\(base(kept))/v3/users/self/egvs?\(query)",
        headers: [
          FetchHeader("Authorization", "Bearer \(kept["access"] ?? "")"),
          FetchHeader("Accept", "application/json"),
        ])
      let answer = try await way.exchange(request, with: SourceTexts.official) { _ in false }
      if answer.status == 200, let rows = answer.json?["records"]?.array { return rows }
      guard answer.status == 401, attempt == 0 else {
        if answer.status == 401 {
          throw SourceFailure(kind: .disconnected, message: SourceTexts.officialDisconnected)
        }
        throw answer.refusal(of: SourceTexts.official)
      }
      // Another process may have refreshed in the meantime.
      let fresh = try secrets.load()
      kept =
        fresh["access"] != kept["access"]
        ? fresh
        : try await token(
          [("refresh_token", kept["refresh"] ?? ""), ("grant_type", "refresh_token")], kept)
    }
    throw SourceFailure(kind: .disconnected, message: SourceTexts.officialDisconnected)
  }

  /// Asks for tokens and keeps them at once.
  private func token(
    _ fields: [(String, String)], _ kept: [String: String]
  ) async throws -> [String: String] {
    let form = FormFields(
      [("client_id", kept["client"] ?? ""), ("client_secret", kept["secret"] ?? "")] + fields
        + [("redirect_uri", kept["redirect"] ?? "")])
    let request = FetchRequest(
      method: "POST", url: "\(base(kept))/v2/oauth2/token",
      headers: [FetchHeader("Content-Type", "application/x-www-form-urlencoded")],
      body: Array(form.text.utf8))
    // A token that was sent may have been used up by an answer that never came.
    let answer = try await way.exchange(request, with: SourceTexts.official) { _ in true }
    let json = answer.json ?? .null
    if answer.status == 200, let access = json["access_token"]?.string,
      let refresh = json["refresh_token"]?.string
    {
      var fresh = kept
      fresh["access"] = access
      fresh["refresh"] = refresh
      try secrets.keep(fresh)
      return fresh
    }
    switch json["error"]?.string {
    case "invalid_grant":
      throw SourceFailure(kind: .disconnected, message: SourceTexts.officialDisconnected)
    case "invalid_client", "unauthorized_client":
      throw SourceFailure(kind: .credentials, message: SourceTexts.officialSecret)
    default: throw answer.refusal(of: SourceTexts.official)
    }
  }

  private func base(_ kept: [String: String]) -> String {
    if var own = address {
      while own.hasSuffix("/") { own.removeLast() }
      return own
    }
    switch kept["region"].flatMap(ShareRegion.init) ?? .ous {
    case .ous: return "https://api.dexcom.eu"
    case .us: return "https://api.dexcom.com"
    case .jp: return "https://api.dexcom.jp"
    }
  }

  /// `2026-03-01T09:30:12`, in UTC and without an offset.
  private static func text(_ date: Date) -> String {
    let civil = CivilTime(
      secondsSince1970: Int(date.timeIntervalSince1970.rounded(.down)), offset: 0)
    return String(civil.text.prefix(19))
  }
}

/// One record of `egvs`.
enum DexcomRow {
  /// Nil for what has no time or no value.
  static func reading(_ row: JSON) -> GlucoseReading? {
    guard let text = row["systemTime"]?.string,
      let time = CivilTime(parsing: text, in: .fixed(0)), let value = row["value"]?.anyNumber
    else { return nil }
    let isMillimoles = row["unit"]?.string == "mmol/L"
    // Under 39 mg/dL there are only codes.
    guard value >= (isMillimoles ? 2.1 : 39) else { return nil }
    let limit: GlucoseLimit? =
      switch row["status"]?.string {
      case "low": .low
      case "high": .high
      default: isMillimoles ? nil : .ofDexcom(value)
      }
    return GlucoseReading(
      device: value, isMillimoles ? .mmolL : .mgdL, at: time.date, source: "dexcom-resmi",
      trend: row["trend"]?.string.flatMap(GlucoseTrend.init(named:)), limit: limit)
  }
}
