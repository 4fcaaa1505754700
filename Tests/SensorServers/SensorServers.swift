import Domain
import Foundation
import Support

/// The servers of sensors that the tests have in memory, on loopback, for clients that are not ours.
///
///     SensorServers 48 SHA256-OF-u-1
///
/// Serves so many hours of readings up to now and says in one line of JSON where each server listens;
/// ends with its standard input. The key of Nightscout is `this is my long pass phrase`, every password
/// `gizli`.
@main
enum SensorServers {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst().map(\.self)
    let hours = words.first.flatMap { Double($0) } ?? 48
    let now = Date()
    let sensor = WornSensor(start: now.addingTimeInterval(-hours * 3600))
    sensor.now = now
    var share = ShareServer(sensor, host: "127.0.0.1", password: "gizli")
    // Independent clients read what comes today.
    share.hasOldRows = false
    var nightscout = NightscoutServer(
      sensor, digest: "b723e97aa97846eb92d5264f084b2823f57c4aa1", token: "balli-0123456789abcdef")
    nightscout.hasOldEntries = false
    var libre = LibreServer(sensor, password: "gizli", account: words.dropFirst().first ?? "")
    libre.home = "http://127.0.0.1"
    libre.wantedVersion = nil
    let servers = [
      ("share", try serve(share.fetcher)), ("nightscout", try serve(nightscout.fetcher)),
      ("libre", try serve(libre.fetcher)), ("dexcom", try serve(DexcomServer(sensor).fetcher)),
    ]
    print(JSON.object(servers.map { .init($0.0, .string($0.1.url)) }).text)
    fflush(nil)
    while readLine() != nil {}
    withExtendedLifetime(servers) {}
  }

  /// A server on loopback that answers as one in memory does.
  private static func serve(_ fetcher: Fetcher) throws -> ScriptedServer {
    try ScriptedServer { seen in
      var request = FetchRequest(url: "http://127.0.0.1" + seen.target)
      request.method = seen.method
      request.headers = seen.headers.map { FetchHeader($0.name, $0.value) }
      request.body = seen.body
      return Answer.of(request, by: fetcher)
    }
  }
}

/// Waits for an answer that is made in memory.
private enum Answer {
  static func of(_ request: FetchRequest, by fetcher: Fetcher) -> ScriptedReply {
    let isDone = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var reply = ScriptedReply.whole(500)
    Task.detached {
      if let response = try? await fetcher.open(request), let body = try? await response.body() {
        reply = .whole(
          response.status, response.headers.map { ($0.name, $0.value) },
          String(decoding: body, as: UTF8.self))
      }
      isDone.signal()
    }
    isDone.wait()
    return reply
  }
}
