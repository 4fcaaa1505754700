package import Domain
import Foundation
import Synchronization

/// Dexcom Share in memory: errors are 500 with JSON, rows come newest first, trends are now numbers and
/// now words, dates have three shapes.
package struct ShareServer: Sendable {
  package let sensor: WornSensor
  package var region: String
  package var password: String
  /// Whether some rows look as they did years ago: trends as numbers, dates with slashes.
  package var hasOldRows = true
  private let sessions = SharedCount()

  package init(_ sensor: WornSensor, host: String = "shareous1.dexcom.com", password: String) {
    self.sensor = sensor
    region = host
    self.password = password
  }

  /// How often somebody logged in.
  package var logins: Int { sessions.value }

  package var fetcher: Fetcher {
    sensor.fetcher { request, isExpired in reply(request, isExpired) }
  }

  private func reply(_ request: FetchRequest, _ isExpired: Bool) -> ServerReply {
    let body = (try? JSON(reading: request.body)) ?? .null
    guard request.method == "POST", request.url.contains("/ShareWebServices/Services/") else {
      return ServerReply(404, "")
    }
    if request.url.hasSuffix("General/AuthenticatePublisherAccount") {
      guard request.url.contains(region), body["password"]?.string == password else {
        return Self.error("AccountPasswordInvalid", "Publisher account password failed")
      }
      return ServerReply(200, "\"99999999-9999-4999-8999-999999999999\"")
    }
    if request.url.hasSuffix("General/LoginPublisherAccountById") {
      sessions.add()
      return ServerReply(200, "\"\(session)\"")
    }
    guard !isExpired, request.url.contains("sessionId=\(session)&") else {
      return Self.error("SessionIdNotFound", "Failed to find session object.")
    }
    return ServerReply(200, "[\(rows(request.url).joined(separator: ","))]")
  }

  private var session: String {
    let number = String(sessions.value)
    return "55555555-5555-4555-8555-" + String(repeating: "0", count: 12 - number.count) + number
  }

  package static func error(_ code: String, _ message: String) -> ServerReply {
    ServerReply(
      500, #"{"Code":"\#(code)","Message":"\#(message)","SubCode":"x","TypeName":"FaultException"}"#
    )
  }

  private func rows(_ url: String) -> [String] {
    func number(_ name: String) -> Int {
      let rest = url.split(separator: name + "=").last ?? ""
      return Int(rest.prefix { $0.isNumber }) ?? 0
    }
    let since = sensor.now.addingTimeInterval(-Double(min(1440, number("minutes"))) * 60)
    return sensor.places(since: since).suffix(min(288, number("maxCount"))).reversed().map(row)
  }

  private static let words = ["Flat", "FORTY FIVE UP", "NotComputable", "singleDown"]

  private func row(_ place: Int) -> String {
    let milliseconds = Int((sensor.moment(place).timeIntervalSince1970 * 1000).rounded())
    let dates = ["Date(\(milliseconds))", "Date(\(milliseconds)+0300)", "/Date(\(milliseconds))/"]
    let trend = place % 2 == 0 ? "\(place % 10)" : "\"\(Self.words[place % 4])\""
    guard hasOldRows else {
      return #"{"WT":"\#(dates[0])","ST":"\#(dates[0])","DT":"\#(dates[1])","#
        + #""Value":\#(WornSensor.value(place)),"Trend":"Flat"}"#
    }
    return #"{"WT":"\#(dates[place % 3])","ST":"\#(dates[0])","DT":"\#(dates[1])","#
      + #""Value":\#(WornSensor.value(place)),"Trend":\#(trend)}"#
  }
}

/// A number that copies share.
package final class SharedCount: Sendable {
  private let count = Mutex(0)

  package init() {}

  package var value: Int { count.withLock { $0 } }
  package func add() { count.withLock { $0 += 1 } }
}
