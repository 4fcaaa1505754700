import Domain
import Fetching
import Foundation
import Support
import Testing

@Suite("Certificates and proxies")
struct TrustTests {
  static let hasOpenSSL = access("/usr/bin/openssl", X_OK) == 0

  @Test("A certificate must be trusted and for the host that is asked", .enabled(if: hasOpenSSL))
  func certificates() async throws {
    let server = try TLSServer()
    defer { server.stop() }
    let url = "https://127.0.0.1:\(server.port)/"
    let stranger = Client()
    let failure = try await stranger.failure(stranger.request(url, waits: [1]))
    #expect(failure?.kind == .tls)
    #expect(failure?.message.contains("sertifika") == true)
    #expect(stranger.naps.isEmpty)
    let friend = Client(certificates: server.certificate)
    #expect(try await friend.open(friend.request(url)).status == 200)
    let alias = friend.request("https://localhost:\(server.port)/")
    #expect(try await friend.failure(alias)?.kind == .tls)
  }

  @Test("HTTPS_PROXY carries https, NO_PROXY is heeded, and this machine is never asked through it")
  func proxy() async {
    await #expect(processExitsWith: .success) {
      let proxy = try ScriptedServer(.whole(407))
      let server = try ScriptedServer(.whole(200, [], "tamam"))
      for name in ["HTTPS_PROXY", "https_proxy", "http_proxy", "ALL_PROXY", "all_proxy"] {
        setenv(name, proxy.url, 1)
      }
      setenv("NO_PROXY", "invalid.invalid", 1)
      let client = Client()
      let failure = try await client.failure(client.request("https://ornek.invalid/a?key=GIZLI"))
      #expect(failure?.kind == .refused)
      #expect(failure?.message.contains("Vekil sunucu") == true)
      #expect(proxy.requests.map(\.method) == ["CONNECT"])
      #expect(proxy.requests.map(\.target) == ["ornek.invalid:443"])
      #expect(try await client.text(client.request(server.url)) == "tamam")
      #expect(
        try await client.failure(client.request("https://invalid.invalid/"))?.kind == .unresolved)
      #expect(proxy.requests.count == 1)
    }
  }
}

/// OpenSSL's own little server, with a certificate that nobody else trusts.
private final class TLSServer {
  let port: Int
  let certificate: String
  private let folder: String
  private let process = Process()

  init() throws {
    folder = NSTemporaryDirectory() + "balli-tls-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    certificate = folder + "/certificate.pem"
    let key = folder + "/key.pem"
    let making = Self.openSSL(
      Process(),
      "req -x509 -newkey rsa:2048 -nodes -keyout \(key) -out \(certificate) -days 3650 "
        + "-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1")
    try making.process.run()
    making.process.waitUntilExit()
    let serving = Self.openSSL(
      process, "s_server -accept 127.0.0.1:0 -www -cert \(certificate) -key \(key)")
    try process.run()
    var said = ""
    var found: Int?
    while found == nil {
      let data = serving.output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw CocoaError(.executableLoad) }
      said += String(decoding: data, as: UTF8.self)
      let line = said.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .first { $0.hasPrefix("ACCEPT ") }
      found = line?.split(separator: ":").last.flatMap { Int($0) }
    }
    port = found ?? 0
  }

  /// Ends the server and takes its files away.
  func stop() {
    // A signal mask that was handed down can hold SIGTERM back.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func openSSL(
    _ process: Process, _ arguments: String
  ) -> (process: Process, output: Pipe) {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/openssl")
    process.arguments = arguments.split(separator: " ").map(String.init)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    return (process, output)
  }
}
