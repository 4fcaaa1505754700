import Foundation
import Glibc

/// The program as the build has put it beside the tests.
enum BuiltProgram {
  static let path: String = {
    var folder = Bundle.main.bundleURL
    if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("balli").path
  }()

  /// What came of one run.
  struct Outcome {
    var code: Int32
    var out: String
    var errors: String

    var lines: [Substring] { out.split(separator: "\n") }
  }

  /// Runs the program with `input` on a pipe and exactly this environment.
  static func run(
    _ arguments: [String], _ input: some Sequence<UInt8> = [], in home: Home,
    _ environment: [String: String] = [:]
  ) throws -> Outcome {
    let file = home.path + ".girdi-" + UUID().uuidString
    defer { unlink(file) }
    try Data(input).write(to: URL(fileURLWithPath: file))
    // The shell fills the pipe, so that a large input keeps nobody here waiting.
    let command = "cat \"$1\" | { shift; exec \"$balli\" \"$@\"; }"
    return try shell(command, [file] + arguments, in: home, environment)
  }

  /// Runs a command of the shell, in which `$balli` is the program.
  static func shell(
    _ command: String, _ arguments: [String] = [], in home: Home,
    _ environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command, "bash"] + arguments
    process.environment = home.environment.merging(["balli": path]) { $1 }
      .merging(environment) { $1 }
    let errors = home.path + ".hata-" + UUID().uuidString
    defer { unlink(errors) }
    guard FileManager.default.createFile(atPath: errors, contents: nil),
      let complaints = FileHandle(forWritingAtPath: errors)
    else { throw CocoaError(.fileWriteUnknown) }
    let out = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = complaints
    try process.run()
    let said = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, out: String(decoding: said, as: UTF8.self),
      errors: withoutWaits(try String(contentsOfFile: errors, encoding: .utf8)))
  }

  /// Without the lines that tell how long an answer takes, which a busy machine adds.
  private static func withoutWaits(_ errors: String) -> String {
    errors.replacing(/balli: yanıt hazırlanıyor… \d+ sn\n/, with: "")
  }
}

extension BuiltProgram {
  /// A message as an export tells it.
  struct Message: Decodable {
    var role: String
    var state: String
    var text: String
  }

  private struct Thread: Decodable { var messages: [Message] }

  /// All that was said in a thread, by either side, as it is stored.
  static func thread(_ number: Int, in home: Home) throws -> [Message] {
    let export = try run(["disa-aktar", "\(number)", "--bicim", "json"], in: home)
    return try JSONDecoder().decode(Thread.self, from: Data(export.out.utf8)).messages
  }

  /// What the person said in a thread.
  static func messages(of number: Int, in home: Home) throws -> [String] {
    try thread(number, in: home).filter { $0.role == "user" }.map(\.text)
  }
}

/// A folder of one test's own, gone when the test is over.
final class Home {
  let path: String

  init() { path = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What every run gets, and nothing else.
  var environment: [String: String] {
    ["BALLI_HOME": path, "PATH": "/usr/local/bin:/usr/bin:/bin", "TZ": "Europe/Istanbul"]
  }

  /// All files and folders in it, itself (the empty name) included, with their modes.
  func modes() throws -> [String: Int] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    var modes: [String: Int] = [:]
    for name in names + [""] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      modes[name] = (attributes[.posixPermissions] as? NSNumber)?.intValue
    }
    return modes
  }

  /// The lines of the input history, as they are kept.
  func history() throws -> [String] {
    try String(contentsOfFile: path + "/history", encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
