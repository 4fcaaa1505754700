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
      ("share", try ScriptedServer(answering: share.fetcher)),
      ("nightscout", try ScriptedServer(answering: nightscout.fetcher)),
      ("libre", try ScriptedServer(answering: libre.fetcher)),
      ("dexcom", try ScriptedServer(answering: DexcomServer(sensor).fetcher)),
    ]
    print(JSON.object(servers.map { .init($0.0, .string($0.1.url)) }).text)
    fflush(nil)
    while readLine() != nil {}
    withExtendedLifetime(servers) {}
  }
}
