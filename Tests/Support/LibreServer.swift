package import Domain
import Foundation
import Synchronization

/// LibreLinkUp in memory: sends to another region, wants a newer version, and the account's digest with
/// every request after the log-in.
package struct LibreServer: Sendable {
  package let sensor: WornSensor
  package var password: String
  package var account: String
  /// What a log-in comes to besides a ticket: `tou`, `verifyEmail`.
  package var step: String?
  package var hasPatient = true
  /// Nil for any.
  package var wantedVersion: String? = "4.17.0"
  /// Where accounts of this server live; others are sent here.
  package var home = "https://api-eu.libreview.io/"
  private let tickets = SharedCount()

  package init(_ sensor: WornSensor, password: String, account: String) {
    self.sensor = sensor
    self.password = password
    self.account = account
  }

  package var logins: Int { tickets.value }

  package var fetcher: Fetcher {
    sensor.fetcher { request, isExpired in reply(request, isExpired) }
  }

  private func reply(_ request: FetchRequest, _ isExpired: Bool) -> ServerReply {
    func header(_ name: String) -> String? {
      request.headers.first { $0.name.lowercased() == name }?.value
    }
    guard header("product") == "llu.android" else {
      return ServerReply(400, #"{"message":"RequiredHeaderMissing"}"#)
    }
    if let wantedVersion, header("version") != wantedVersion {
      return ServerReply(
        403, #"{"data":{"minimumVersion":"\#(wantedVersion)"},"status":920}"#)
    }
    if request.url.hasSuffix("/llu/auth/login") { return login(request) }
    guard !isExpired, header("authorization") == "Bearer ticket-\(tickets.value)",
      header("account-id") == account
    else { return ServerReply(401, #"{"message":"invalid or expired jwt"}"#) }
    if request.url.hasSuffix("/llu/connections") {
      let patient = "{\(Self.patient)}"
      return ServerReply(200, #"{"status":0,"data":[\#(hasPatient ? patient : "")]}"#)
    }
    if request.url.hasSuffix("/logbook") { return ServerReply(200, #"{"status":0,"data":[]}"#) }
    let places = sensor.places(since: sensor.now.addingTimeInterval(-12 * 3600))
    let rows = places.dropLast().map { row($0, isNewest: false) }.joined(separator: ",")
    let current = places.last.map { row($0, isNewest: true) } ?? "null"
    return ServerReply(
      200,
      #"{"status":0,"data":{"connection":{\#(Self.patient),\#(Self.devices),"glucoseMeasurement":"#
        + #"\#(current),"glucoseItem":\#(current)},"activeSensors":[],"graphData":[\#(rows)]},"#
        + #""ticket":{"token":"ticket","expires":1,"duration":1}}"#
    )
  }

  private static let patient =
    #""id":"11111111-2222-4333-8444-555555555555","patientId":"99999999-9999-4999-8999-999999999999","#
    + #""firstName":"Deniz","lastName":"Örnek""#

  /// What stands around a measurement; some clients insist on it.
  private static let devices =
    #""sensor":{},"alarmRules":{"h":{},"f":{},"l":{},"nd":{},"std":{}},"glucoseAlarm":null,"#
    + #""patientDevice":{"fixedLowAlarmValues":{}}"#

  private static let user =
    #""user":{"id":"u-1","emailDay":[],"system":{"messages":{}},"details":{},"created":1,"#
    + #""lastLogin":1,"programs":{},"dateOfBirth":1,"practices":{},"devices":{},"consents":{}},"#
    + #""messages":{"unread":0},"notifications":{"unresolved":0},"invitations":null"#

  private func login(_ request: FetchRequest) -> ServerReply {
    let body = (try? JSON(reading: request.body)) ?? .null
    guard request.url.hasPrefix(home) else {
      return ServerReply(200, #"{"status":0,"data":{"redirect":true,"region":"eu"}}"#)
    }
    guard body["password"]?.string == password else {
      return ServerReply(200, #"{"status":2,"error":{"message":"notAuthenticated"}}"#)
    }
    if let step {
      return ServerReply(200, #"{"status":4,"data":{"step":{"type":"\#(step)"}}}"#)
    }
    tickets.add()
    return ServerReply(
      200,
      #"{"status":0,"data":{\#(Self.user),"authTicket":{"token":"ticket-\#(tickets.value)"}}}"#
    )
  }

  private func row(_ place: Int, isNewest: Bool) -> String {
    let at = CivilTime(
      secondsSince1970: Int(sensor.moment(place).timeIntervalSince1970), offset: 0)
    let (year, month, day) = at.day.parts
    let hour = at.hour % 12 == 0 ? 12 : at.hour % 12
    func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
    let stamp =
      "\(month)/\(day)/\(year) \(hour):\(two(at.minute)):\(two(at.second)) \(at.hour < 12 ? "AM" : "PM")"
    let trend = isNewest ? #","TrendArrow":3"# : ""
    return
      #"{"FactoryTimestamp":"\#(stamp)","Timestamp":"\#(stamp)","type":0,"ValueInMgPerDl":\#(WornSensor.value(place)),"#
      + #""GlucoseUnits":0,"Value":6.2,"isHigh":false,"isLow":false\#(trend)}"#
  }
}
