import Foundation

/// The program as it was built beside the tests.
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
  }

  /// Runs the program in a home of its own with exactly this environment.
  static func run(
    _ arguments: [String], input: [UInt8] = [], in home: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Outcome {
    let folder = home ?? temporaryHome()
    defer { if home == nil { try? FileManager.default.removeItem(atPath: folder) } }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ["BALLI_HOME": folder, "TZ": "Europe/Istanbul"]
      .merging(environment) { $1 }
    let (stdin, out, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = out
    process.standardError = errors
    try process.run()
    // Small inputs fit into the pipe, so that nobody waits for anybody.
    stdin.fileHandleForWriting.write(Data(input))
    try stdin.fileHandleForWriting.close()
    let said = out.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, out: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  static func temporaryHome() -> String {
    FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
  }
}
