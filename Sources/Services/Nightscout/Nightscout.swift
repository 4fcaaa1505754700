package import Domain
package import struct Foundation.Date

/// Readings from a person's own Nightscout, read only: v3 with a token, v1 with the secret.
///
///     let nightscout = Nightscout(way: way, secrets: secrets)
///     try await nightscout.connect(address: "https://ayse.example", key: "…", now: now)
///
/// The newest page comes first; older ones are asked for until the moment since which readings are
/// wanted. A key that was refused is not tried again: each failure makes Nightscout wait longer.
package struct Nightscout: Sendable {
  private let way: SourceWay
  private let secrets: SourceSecrets

  package init(way: SourceWay, secrets: SourceSecrets) {
    self.way = way
    self.secrets = secrets
  }

  static let reach = 90 * 86_400.0
  /// Readings a page; v3 gives no more.
  static let page = 1000

  package var source: GlucoseSource {
    GlucoseSource(name: "nightscout", reach: Self.reach) { since, now in
      let kept = try secrets.load()
      guard let address = kept["address"] else {
        throw SourceFailure(kind: .disconnected, message: SourceTexts.nightscoutMissing)
      }
      return try await readings(
        NightscoutSite(address: address, key: kept["key"] ?? ""), since: since, now: now)
    }
  }

  /// Sees whether readings are to be had and keeps what is needed; throws `SourceFailure`.
  package func connect(address: String, key: String, now: Date) async throws {
    let site = NightscoutSite(address: address, key: key)
    _ = try await readings(site, since: now.addingTimeInterval(-3600), now: now)
    try secrets.keep(["address": site.base, "key": key])
  }

  private func readings(
    _ site: NightscoutSite, since: Date, now: Date
  ) async throws -> SourceDelivery {
    let access = try await access(to: site, now)
    var access3: NightscoutAccess? = access.token == nil ? nil : access
    var entries: [String: JSON] = [:]
    var upper: Int64?
    while true {
      let page: [JSON]
      if let three = access3 {
        guard let found = try await page3(site, three, since, upper) else {
          access3 = nil
          continue
        }
        page = found
      } else {
        page = try await page1(site, access, since, upper)
      }
      let known = entries.count
      for (place, entry) in page.enumerated() {
        entries[NightscoutEntry.key(entry) ?? "\(upper ?? 0)/\(place)"] = entry
      }
      let oldest = page.compactMap { NightscoutEntry.milliseconds($0) }.min()
      guard page.count >= Self.page, entries.count > known, let oldest else { break }
      upper = oldest
    }
    let rows = Array(entries.values)
    let readings = rows.compactMap(NightscoutEntry.reading).filter { $0.at >= since }
    return SourceDelivery(readings: readings, skipped: rows.count - readings.count)
  }

  // MARK: Ways in

  /// What opens the site: for a token a JWT, for a secret its digest.
  private func access(
    to site: NightscoutSite, _ now: Date
  ) async throws -> NightscoutAccess {
    guard site.isToken else {
      return NightscoutAccess(
        headers: site.key.isEmpty ? [] : [FetchHeader("api-secret", try way.sha1(site.key))])
    }
    let answer = try await get(
      "\(site.base)/api/v2/authorization/request/\(site.key)", [], "JWT")
    if answer.status == 401 || answer.status == 403 {
      throw SourceFailure(kind: .credentials, message: SourceTexts.nightscoutKey)
    }
    if answer.status == 200, let token = answer.json?["token"]?.string {
      return NightscoutAccess(
        headers: [FetchHeader("Authorization", "Bearer \(token)")], token: token)
    }
    // An old Nightscout knows no JWT and takes the token itself.
    guard answer.status == 404 else { throw answer.refusal(of: SourceTexts.nightscout) }
    return NightscoutAccess(query: "&token=\(site.key)")
  }

  /// Nil where there is no v3, or where the token may not read by it.
  private func page3(
    _ site: NightscoutSite, _ access: NightscoutAccess, _ since: Date, _ upper: Int64?
  ) async throws -> [JSON]? {
    let until = upper.map { "&date$lte=\($0)" } ?? ""
    let answer = try await get(
      "\(site.base)/api/v3/entries?sort$desc=date&limit=\(Self.page)"
        + "&date$gte=\(Self.milliseconds(since))\(until)", access.headers, "v3")
    if answer.status == 404 || answer.status == 403 { return nil }
    if let rows = answer.json?["result"]?.array, answer.status == 200 { return rows }
    throw failure(answer)
  }

  private func page1(
    _ site: NightscoutSite, _ access: NightscoutAccess, _ since: Date, _ upper: Int64?
  ) async throws -> [JSON] {
    let until = upper.map { "&find[date][$lte]=\($0)" } ?? ""
    let answer = try await get(
      "\(site.base)/api/v1/entries.json?count=\(Self.page)"
        + "&find[date][$gte]=\(Self.milliseconds(since))\(until)\(access.query)",
      access.headers, "v1")
    if answer.status == 200, let rows = answer.json?.array { return rows }
    throw failure(answer)
  }

  private func failure(_ answer: SourceAnswer) -> SourceFailure {
    switch answer.status {
    case 401 where !answer.isPage:
      SourceFailure(kind: .credentials, message: SourceTexts.nightscoutKey)
    case 403 where !answer.isPage:
      SourceFailure(kind: .credentials, message: SourceTexts.nightscoutPermission)
    case 404: SourceFailure(kind: .credentials, message: SourceTexts.nightscoutMissing)
    default: answer.refusal(of: SourceTexts.nightscout)
    }
  }

  private func get(
    _ url: String, _ headers: [FetchHeader], _ what: String
  ) async throws -> SourceAnswer {
    let address = url.replacing("[", with: "%5B").replacing("]", with: "%5D")
      .replacing("$", with: "%24")
    let request = FetchRequest(
      url: address, headers: headers + [FetchHeader("Accept", "application/json")])
    return try await way.exchange(request, with: SourceTexts.nightscout) { _ in false }
  }

  private static func milliseconds(_ date: Date) -> Int64 {
    Int64((date.timeIntervalSince1970 * 1000).rounded(.down))
  }
}

/// What opens a site.
struct NightscoutAccess: Sendable {
  var headers: [FetchHeader] = []
  var query = ""
  var token: String?
}

/// A site and its key.
struct NightscoutSite: Sendable {
  let base: String
  let key: String

  init(address: String, key: String) {
    var base = address
    while base.hasSuffix("/") { base.removeLast() }
    for ending in ["/api/v1", "/api/v3", "/api"] where base.hasSuffix(ending) {
      base.removeLast(ending.count)
    }
    self.base = base.contains("://") ? base : "https://" + base
    self.key = key
  }

  /// `ad-0123456789abcdef`: a name and 16 hexadecimal digits.
  var isToken: Bool { key.wholeMatch(of: /[a-zA-Z0-9_.]{1,40}-[0-9a-f]{16}/) != nil }
}

/// One entry of a site; v1 and v3 tell it alike.
enum NightscoutEntry {
  /// What tells an entry from others.
  static func key(_ entry: JSON) -> String? {
    entry["identifier"]?.string ?? entry["_id"]?.string
  }

  /// Nil for calibrations, sensor errors, what was deleted, and what has no time.
  static func reading(_ entry: JSON) -> GlucoseReading? {
    guard entry["isValid"]?.bool != false, let milliseconds = milliseconds(entry) else {
      return nil
    }
    let at = Date(timeIntervalSince1970: Double(milliseconds) / 1000)
    switch entry["type"]?.string ?? "sgv" {
    case "sgv":
      guard let value = entry["sgv"]?.anyNumber, value >= 39 else { return nil }
      let trend =
        entry["direction"]?.string.flatMap(GlucoseTrend.init(named:))
        ?? entry["trend"]?.number.flatMap { GlucoseTrend(number: Int($0)) }
      return GlucoseReading(
        device: value, .mgdL, at: at, source: "nightscout", trend: trend,
        limit: value < 40 ? .low : value == 401 ? .high : nil)
    case "mbg":
      guard let value = entry["mbg"]?.anyNumber, value >= 10 else { return nil }
      return GlucoseReading(device: value, .mgdL, at: at, source: "nightscout", means: .hand)
    default: return nil
    }
  }

  /// The moment in milliseconds; `dateString` where `date` is missing.
  static func milliseconds(_ entry: JSON) -> Int64? {
    if let date = entry["date"]?.anyNumber, date > 0, date < 1e15 {
      return Int64(date.rounded(.down))
    }
    guard let text = entry["dateString"]?.string ?? entry["sysTime"]?.string,
      let time = CivilTime(parsing: text, in: .fixed(0))
    else { return nil }
    return Int64(time.date.timeIntervalSince1970 * 1000)
  }
}
