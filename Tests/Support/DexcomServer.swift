package import Domain
import Foundation
import Synchronization

/// Dexcom's API v3 in memory: a refresh token is good for one use, a window is 30 days at most, moments
/// may lack their seconds, and what is missing is left out.
package final class DexcomServer: Sendable {
  package let sensor: WornSensor
  private let state = Mutex((refresh: "refresh-0", access: "access-0", uses: 0))

  package init(_ sensor: WornSensor) { self.sensor = sensor }

  package var fetcher: Fetcher { sensor.fetcher { [self] in reply($0, $1) } }

  /// How often tokens were given.
  package var grants: Int { state.withLock { $0.uses } }

  private func reply(_ request: FetchRequest, _ isExpired: Bool) -> ServerReply {
    if request.url.hasSuffix("/v2/oauth2/token") { return token(request) }
    if request.url.contains("/v2/oauth2/login?") { return login(request.url) }
    guard !isExpired, request.headers.contains(where: { $0.value == "Bearer \(access)" }) else {
      return ServerReply(401, #"{"fault":{"faultstring":"Invalid Access Token"}}"#)
    }
    guard let start = date("startDate", request.url), let end = date("endDate", request.url),
      end.timeIntervalSince(start) <= 30 * 86_400
    else { return ServerReply(400, #"{"errors":["window"]}"#) }
    let rows = sensor.places(since: start, until: end).reversed().map(row)
    return ServerReply(
      200,
      #"{"recordType":"egv","recordVersion":"3.0","records":[\#(rows.joined(separator: ","))]}"#)
  }

  /// Somebody who lets everybody in: back to where the request came from, with a code and its state.
  private func login(_ url: String) -> ServerReply {
    func field(_ name: String) -> String {
      let rest = url.range(of: name + "=").map { url[$0.upperBound...] } ?? ""
      return String(rest.prefix { $0 != "&" })
    }
    let back = field("redirect_uri").replacing("%3A", with: ":").replacing("%2F", with: "/")
    var reply = ServerReply(302, "")
    reply.location = "\(back)?code=32hex&state=\(field("state"))"
    return reply
  }

  private var access: String { state.withLock { $0.access } }

  private func token(_ request: FetchRequest) -> ServerReply {
    let form = String(decoding: request.body, as: UTF8.self).split(separator: "&")
    return state.withLock { state in
      let isCode = form.contains("code=32hex") && form.contains("grant_type=authorization_code")
      let isRefresh = form.contains("refresh_token=\(state.refresh)")
      guard isCode || isRefresh else { return ServerReply(400, #"{"error":"invalid_grant"}"#) }
      state.uses += 1
      (state.refresh, state.access) = ("refresh-\(state.uses)", "access-\(state.uses)")
      return ServerReply(
        200,
        #"{"access_token":"\#(state.access)","expires_in":7200,"token_type":"Bearer","refresh_token":"\#(state.refresh)"}"#
      )
    }
  }

  private func date(_ name: String, _ url: String) -> Date? {
    guard let place = url.range(of: name + "=") else { return nil }
    let text = url[place.upperBound...].prefix { $0 != "&" }.replacing("%3A", with: ":")
    return CivilTime(parsing: String(text), in: .fixed(0))?.date
  }

  private func row(_ place: Int) -> String {
    let seconds = Int(sensor.moment(place).timeIntervalSince1970)
    let time = CivilTime(secondsSince1970: seconds, offset: 0)
    let stamp = "\(time.day.text)T\(time.clock):\(time.second < 10 ? "0" : "")\(time.second)Z"
    let status = place % 3 == 0 ? "" : #""status":"ok","#
    return
      #"{"recordId":"r\#(place)","systemTime":"\#(stamp)","displayTime":"\#(stamp.dropLast())-06:59:58","#
      + #""value":\#(WornSensor.value(place)),\#(status)"trend":"flat","unit":"mg/dL"}"#
  }
}
