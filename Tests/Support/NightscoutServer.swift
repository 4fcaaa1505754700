package import Domain
import Foundation

/// Nightscout in memory: 10 entries where no count is asked for, four days where no date is, text
/// between tabs where no JSON is; v3 for a JWT alone.
package struct NightscoutServer: Sendable {
  package let sensor: WornSensor
  /// The digest that v1 wants.
  package var digest: String
  package var token: String
  package var hasV3: Bool
  /// Whether some numbers are text, as in entries of old uploaders.
  package var hasOldEntries = true

  package init(_ sensor: WornSensor, digest: String, token: String, hasV3: Bool = true) {
    self.sensor = sensor
    self.digest = digest
    self.token = token
    self.hasV3 = hasV3
  }

  package var fetcher: Fetcher {
    sensor.fetcher { request, isExpired in reply(request, isExpired) }
  }

  private static let ticket = "eyJhbGciOi.eyJhY2Nlc3.c2lnbmF0dXJl"

  private func reply(_ request: FetchRequest, _ isExpired: Bool) -> ServerReply {
    let url = request.url.replacing("%24", with: "$").replacing("%5B", with: "[")
      .replacing("%5D", with: "]")
    func header(_ name: String) -> String? {
      request.headers.first { $0.name.lowercased() == name }?.value
    }
    let hasTicket = header("authorization") == "Bearer \(Self.ticket)" && !isExpired
    if url.contains("/api/v2/authorization/request/") {
      guard url.hasSuffix("/" + token) else { return Self.unauthorized }
      return ServerReply(200, #"{"token":"\#(Self.ticket)","sub":"balli","iat":1,"exp":2}"#)
    }
    if url.contains("/api/v3/entries") {
      guard hasV3 else { return ServerReply(404, "<pre>Cannot GET</pre>", "text/html") }
      guard hasTicket else {
        return ServerReply(401, #"{"status":401,"message":"Missing or bad access token or JWT"}"#)
      }
      let rows = places(url, "date$gte=", "date$lte=", limit: Self.number(after: "limit=", in: url))
      return ServerReply(200, #"{"status":200,"result":[\#(rows)]}"#)
    }
    guard hasTicket || header("api-secret") == digest else { return Self.unauthorized }
    if url.hasSuffix("/api/v1/status.json") {
      return ServerReply(
        200, #"{"status":"ok","name":"nightscout","version":"15.0.8","apiEnabled":true}"#)
    }
    guard url.contains("/api/v1/entries.json") || url.contains("/api/v1/entries/sgv.json") else {
      return ServerReply(200, "a\tb", "text/plain")
    }
    return ServerReply(
      200,
      "[\(places(url, "find[date][$gte]=", "find[date][$lte]=", limit: Self.number(after: "count=", in: url)))]"
    )
  }

  private static let unauthorized = ServerReply(
    401, #"{"status":401,"message":"Unauthorized","description":"Invalid/Missing"}"#)

  private func places(_ url: String, _ from: String, _ to: String, limit: Int?) -> String {
    func date(_ name: String) -> Date? {
      Self.number(after: name, in: url).map { Date(timeIntervalSince1970: Double($0) / 1000) }
    }
    let since = date(from) ?? sensor.now.addingTimeInterval(-4 * 86_400)
    let newest = sensor.places(since: since, until: date(to)?.addingTimeInterval(0.0009))
    return newest.suffix(limit ?? 10).reversed().map(entry).joined(separator: ",")
  }

  private static func number(after name: String, in url: String) -> Int? {
    guard let place = url.range(of: name) else { return nil }
    return Int(url[place.upperBound...].prefix { $0.isNumber })
  }

  /// Old entries have their numbers as text, and some have a calibration beside them.
  private func entry(_ place: Int) -> String {
    let milliseconds = Int((sensor.moment(place).timeIntervalSince1970 * 1000).rounded(.down))
    let value = WornSensor.value(place)
    let number = hasOldEntries && place % 5 == 0 ? "\"\(value)\"" : "\(value)"
    let at = CivilTime(secondsSince1970: milliseconds / 1000, offset: 0)
    let stamp = "\(at.day.text)T\(at.clock):\(at.second < 10 ? "0" : "")\(at.second).000Z"
    return #"{"_id":"65aa\#(place)","type":"sgv","sgv":\#(number),"date":\#(milliseconds),"#
      + #""dateString":"\#(stamp)","delta":\#(value - WornSensor.value(place - 1)),"#
      + #""direction":"\#(place % 3 == 0 ? "NOT COMPUTABLE" : "Flat")","device":"share2"}"#
  }
}
