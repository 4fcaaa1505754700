package import Domain
package import struct Foundation.Date

/// Readings of a person whom a LibreLinkUp account follows, unofficial, read only.
///
///     let libre = LibreLinkUp(way: way, secrets: secrets)
///     try await libre.connect(mail: "deniz@example.com", password: "…", region: nil, now: now)
///
/// The graph of the last 12 hours, and the log of 14 days where more is missing. The version that the
/// service wants to see is taken from its own answer where it refuses ours.
package struct LibreLinkUp: Sendable {
  private let way: SourceWay
  private let secrets: SourceSecrets
  /// In place of Abbott's own hosts.
  private let address: String?

  package init(way: SourceWay, secrets: SourceSecrets, address: String? = nil) {
    self.way = way
    self.secrets = secrets
    self.address = address
  }

  static let reach = 14 * 86_400.0
  /// The version of the app that is named first (wire/glucose.md, 4).
  static let version = "4.16.0"

  package var source: GlucoseSource {
    GlucoseSource(name: "libre", reach: Self.reach) { since, now in
      var kept = try secrets.load()
      guard kept["user"] != nil else {
        throw SourceFailure(kind: .disconnected, message: SourceTexts.libreCredentials)
      }
      let before = kept
      do {
        let delivery = try await readings(&kept, since: since, now: now)
        if kept != before { try secrets.keep(kept) }
        return delivery
      } catch {
        // A ticket that was got is good for the next round too.
        if kept != before { try secrets.keep(kept) }
        throw error
      }
    }
  }

  /// Logs in, finds whom the account follows, and keeps what is needed; throws `SourceFailure`.
  package func connect(
    mail: String, password: String, region: String?, version: String? = nil, now: Date
  ) async throws {
    var kept = ["user": mail, "password": password]
    kept["region"] = region
    kept["version"] = version
    kept["address"] = address
    _ = try await readings(&kept, since: now.addingTimeInterval(-3600), now: now)
    try secrets.keep(kept)
  }

  private func readings(
    _ kept: inout [String: String], since: Date, now: Date
  ) async throws -> SourceDelivery {
    if kept["token"] == nil { try await login(&kept) }
    let patient = try await patient(&kept)
    var rows = try await rows("/llu/connections/\(patient)/graph", &kept)
    if now.timeIntervalSince(since) > 11.5 * 3600 {
      let log = try await get("/llu/connections/\(patient)/logbook", &kept)
      rows += (log["data"]?.array ?? []).map { LibreRow(json: $0, means: .scan) }
    }
    let readings = rows.compactMap(\.reading)
    return SourceDelivery(
      readings: readings.filter { $0.at >= since }, skipped: rows.count - readings.count)
  }

  private func rows(
    _ path: String, _ kept: inout [String: String]
  ) async throws -> [LibreRow] {
    let graph = try await get(path, &kept)
    var rows = (graph["data"]?["graphData"]?.array ?? []).map { LibreRow(json: $0) }
    // Only the newest value carries an arrow; it need not be in the graph.
    if let current = graph["data"]?["connection"]?["glucoseMeasurement"], current != .null {
      rows.append(LibreRow(json: current))
    }
    return rows
  }

  private func patient(_ kept: inout [String: String]) async throws -> String {
    if let known = kept["patient"] { return known }
    let answer = try await get("/llu/connections", &kept)
    guard let list = answer["data"]?.array else {
      throw SourceFailure(
        kind: .malformed, message: SourceTexts.damaged(SourceTexts.libre))
    }
    guard let id = list.lazy.compactMap({ $0["patientId"]?.string }).first,
      id.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { throw SourceFailure(kind: .consent, message: SourceTexts.libreNobody) }
    kept["patient"] = id
    return id
  }
}

// MARK: Logging in

extension LibreLinkUp {
  private func login(_ kept: inout [String: String]) async throws {
    for _ in 0..<3 {
      let body: JSON = [
        "email": .string(kept["user"] ?? ""), "password": .string(kept["password"] ?? ""),
      ]
      let answer = try await send("POST", "/llu/auth/login", body, &kept)
      let json = answer.json ?? .null
      if answer.status == 429 || json["status"]?.number == 429 || answer.status == 430 {
        throw SourceFailure(
          kind: .locked, message: SourceTexts.libreLocked, wait: answer.retryAfter ?? 600)
      }
      if json["data"]?["redirect"]?.bool == true,
        let region = json["data"]?["region"]?.string,
        region.allSatisfy({ $0.isLetter || $0.isNumber })
      {
        kept["region"] = region
        continue
      }
      return try take(json, answer, &kept)
    }
    throw SourceFailure(kind: .unavailable, message: SourceTexts.damaged(SourceTexts.libre))
  }

  /// Keeps the ticket of a log-in that went well.
  private func take(
    _ json: JSON, _ answer: SourceAnswer, _ kept: inout [String: String]
  ) throws {
    let isRefused = json["error"]?["message"]?.string == "notAuthenticated"
    if json["status"]?.number == 2 || isRefused || answer.status == 401 {
      throw SourceFailure(kind: .credentials, message: SourceTexts.libreCredentials)
    }
    if json["status"]?.number == 4 {
      let isMail = json["data"]?["step"]?["type"]?.string == "verifyEmail"
      throw SourceFailure(
        kind: .consent, message: isMail ? SourceTexts.libreMail : SourceTexts.libreTerms)
    }
    guard let token = json["data"]?["authTicket"]?["token"]?.string,
      let user = json["data"]?["user"]?["id"]?.string
    else { throw answer.refusal(of: SourceTexts.libre) }
    kept["token"] = token
    kept["account"] = try way.sha256(user)
  }
}

// MARK: Asking

extension LibreLinkUp {
  /// The JSON at a path; logs in anew once where the ticket has ended.
  private func get(_ path: String, _ kept: inout [String: String]) async throws -> JSON {
    for attempt in 0..<2 {
      let answer = try await send("GET", path, nil, &kept)
      if answer.status == 401, attempt == 0 {
        kept["token"] = nil
        try await login(&kept)
        continue
      }
      if answer.status == 401 {
        throw SourceFailure(kind: .credentials, message: SourceTexts.libreCredentials)
      }
      if let json = answer.json, json["status"]?.number == 4 {
        throw SourceFailure(kind: .consent, message: SourceTexts.libreTerms)
      }
      guard answer.status == 200, let json = answer.json else {
        throw answer.refusal(of: SourceTexts.libre)
      }
      return json
    }
    throw SourceFailure(kind: .unavailable, message: SourceTexts.damaged(SourceTexts.libre))
  }

  /// Sends a request, once more with the version that the service names where it refuses ours.
  private func send(
    _ method: String, _ path: String, _ body: JSON?, _ kept: inout [String: String]
  ) async throws -> SourceAnswer {
    let answer = try await once(method, path, body, kept)
    guard answer.json?["status"]?.number == 920 else { return answer }
    let wanted = answer.json?["data"]?["minimumVersion"]?.string ?? ""
    guard wanted.wholeMatch(of: /\d{1,3}(\.\d{1,4}){1,3}/) != nil, wanted != kept["version"] else {
      throw SourceFailure(kind: .unavailable, message: SourceTexts.libreVersion(Self.version))
    }
    kept["version"] = wanted
    let again = try await once(method, path, body, kept)
    guard again.json?["status"]?.number != 920 else {
      throw SourceFailure(kind: .unavailable, message: SourceTexts.libreVersion(wanted))
    }
    return again
  }

  private func once(
    _ method: String, _ path: String, _ body: JSON?, _ kept: [String: String]
  ) async throws -> SourceAnswer {
    var headers = [
      FetchHeader("product", "llu.android"),
      FetchHeader("version", kept["version"] ?? Self.version),
      FetchHeader("Content-Type", "application/json"), FetchHeader("Accept", "application/json"),
      FetchHeader("cache-control", "no-cache"),
    ]
    if let token = kept["token"] {
      headers.append(FetchHeader("Authorization", "Bearer \(token)"))
      headers.append(FetchHeader("Account-Id", kept["account"] ?? ""))
    }
    let request = FetchRequest(
      method: method, url: base(kept) + path, headers: headers,
      body: body.map { Array($0.text.utf8) } ?? [])
    return try await way.exchange(request, with: SourceTexts.libre) { _ in false }
  }

  private func base(_ kept: [String: String]) -> String {
    if var own = address ?? kept["address"] {
      while own.hasSuffix("/") { own.removeLast() }
      return own
    }
    guard let region = kept["region"] else { return "https://api.libreview.io" }
    return region == "ru" ? "https://api.libreview.ru" : "https://api-\(region).libreview.io"
  }
}

/// One measurement.
struct LibreRow {
  let json: JSON
  var means = GlucoseMeans.sensor

  /// Nil where it has no time or no value.
  var reading: GlucoseReading? {
    guard let at = json["FactoryTimestamp"]?.string.flatMap(Self.moment),
      let value = json["ValueInMgPerDl"]?.anyNumber, value >= 30
    else { return nil }
    let limit: GlucoseLimit? =
      json["isLow"]?.bool == true && value <= 40
      ? .low : json["isHigh"]?.bool == true && value >= 500 ? .high : nil
    return GlucoseReading(
      device: value, .mgdL, at: at, source: "libre", means: means, trend: trend, limit: limit)
  }

  private var trend: GlucoseTrend? {
    let trends: [Int: GlucoseTrend] = [
      1: .singleDown, 2: .fortyFiveDown, 3: .flat, 4: .fortyFiveUp, 5: .singleUp,
    ]
    return json["TrendArrow"]?.number.flatMap { trends[Int($0)] }
  }

  /// `3/1/2026 9:30:00 AM`: the month first, English, in UTC.
  static func moment(_ text: String) -> Date? {
    let parts = text.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let day = parts[0].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let clock = parts[1].split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard day.count == 3, clock.count == 3, let month = day[0].digits(1...2),
      let date = day[1].digits(1...2), let year = day[2].digits(4...4),
      let said = clock[0].digits(1...2), let minute = clock[1].digits(2...2),
      let second = clock[2].digits(2...2), ["AM", "PM"].contains(Substring(parts[2])),
      (1...12).contains(month), (1...12).contains(said), minute < 60, second < 60
    else { return nil }
    let hour = said % 12 + (parts[2].first == UInt8(ascii: "P") ? 12 : 0)
    let civil = CivilDay(year: year, month: month, day: date)
    guard civil.parts.month == month else { return nil }
    return CivilTime(day: civil, hour: hour, minute: minute, second: second).date
  }
}
