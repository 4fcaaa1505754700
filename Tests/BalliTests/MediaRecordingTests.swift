import Foundation
import Support
import Testing

@testable import balli

@Suite("Recording on a terminal", .serialized)
struct MediaRecordingTests {
  /// A home with a recorder on the PATH that speaks for a second and then falls silent.
  final class Studio {
    let home = BuiltProgram.temporaryHome()

    init() throws {
      try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
      let script = "#!/bin/sh\nhead -c 32000 /dev/urandom\nexec tail -f /dev/null\n"
      _ = FileManager.default.createFile(
        atPath: home + "/arecord", contents: Data(script.utf8),
        attributes: [.posixPermissions: 0o700])
    }

    deinit { try? FileManager.default.removeItem(atPath: home) }

    func open(path: String? = nil, hearing server: ScriptedServer) throws -> PseudoTerminal {
      _ = try BuiltProgram.run(["ayar", "ses-adresi", server.url], in: home)
      let terminal = try PseudoTerminal(
        BuiltProgram.path, [],
        environment: [
          "TERM": "xterm", "BALLI_HOME": home, "PATH": path ?? "\(home):/usr/bin:/bin",
        ])
      try terminal.expect("›")
      return terminal
    }
  }

  @Test("Enter ends a recording; what was heard can be changed and is sent with the next Enter")
  func recording() throws {
    let studio = try Studio()
    let server = try ScriptedServer(.whole(200, [], #"{"text":"iki elma yedim"}"#))
    let terminal = try studio.open(hearing: server)
    try terminal.send("/ses\r")
    try terminal.expect("● 0.01 ")
    try terminal.send("\r")
    try terminal.expect("Sayıları lütfen denetleyin.")
    try terminal.expect("iki elma yedim")
    try terminal.send("\r")
    try terminal.expect("karbonhidrat")
    let request = try #require(server.requests.first)
    #expect(request.target == "/inference")
    #expect(request.body.count > 32_000)
    #expect(try FileManager.default.contentsOfDirectory(atPath: studio.home + "/cache").isEmpty)
    try terminal.send("/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("Ctrl-C gives a recording up, and the program goes on")
  func cancelling() throws {
    let studio = try Studio()
    let server = try ScriptedServer(.whole(500))
    let terminal = try studio.open(hearing: server)
    try terminal.send("/ses\r")
    try terminal.expect("● 0.01 ")
    try terminal.send("\u{3}")
    try terminal.expect("Kayıttan vazgeçildi")
    try terminal.expect("›")
    #expect(server.requests.isEmpty)
    try terminal.send("/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("Without a recorder the package that brings one is named")
  func missing() throws {
    let studio = try Studio()
    let server = try ScriptedServer(.whole(500))
    let terminal = try studio.open(path: "/nirgendwo", hearing: server)
    try terminal.send("/ses\r")
    try terminal.expect("apt install alsa-utils")
    try terminal.send("/çık\r")
    #expect(try terminal.waitForExit() == .code(0))
  }

  @Test("Samples become a WAV file with their length, and silence has no level")
  func wave() {
    var wave = Waveform()
    #expect(wave.level == 0)
    wave.add([0, 0, 0xFF])
    #expect(wave.level == 0)
    #expect(wave.wav.count == 46)
    #expect(Array(wave.wav[40..<44]) == [2, 0, 0, 0])
    var loud = Waveform()
    loud.add([UInt8](repeating: 0x7F, count: 3_200))
    #expect(loud.level > 0.95 && loud.level <= 1)
    #expect(loud.seconds == 0.1)
  }
}
