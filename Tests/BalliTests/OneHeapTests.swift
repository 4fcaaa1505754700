import Foundation
import Testing

@Suite("Memory of the program")
struct OneHeapTests {
  /// Sizes of the stretches of addresses of a process that are reserved and not in use, in bytes.
  private static func reserved(by process: Int32) throws -> [Int] {
    try String(contentsOfFile: "/proc/\(process)/maps", encoding: .utf8).split(separator: "\n")
      .compactMap { line in
        let fields = line.split(separator: " ")
        guard fields.count > 1, fields[1] == "---p" else { return nil }
        let ends = fields[0].split(separator: "-").compactMap { Int($0, radix: 16) }
        return ends.count == 2 ? ends[1] - ends[0] : nil
      }
  }

  @Test("All threads share one heap: none has reserved the 64 MB of a heap of its own")
  func shared() throws {
    let home = BuiltProgram.temporaryHome()
    defer { try? FileManager.default.removeItem(atPath: home) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: BuiltProgram.path)
    process.environment = ["BALLI_HOME": home, "TZ": "Europe/Istanbul"]
    let (stdin, out) = (Pipe(), Pipe())
    process.standardInput = stdin
    process.standardOutput = out
    try process.run()
    stdin.fileHandleForWriting.write(Data("bir elma yedim\nteşekkürler\n".utf8))
    // The first answer is there, so its threads have run; the input is still open.
    #expect(!out.fileHandleForReading.availableData.isEmpty)
    let reserved = try Self.reserved(by: process.processIdentifier)
    try stdin.fileHandleForWriting.close()
    _ = out.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(!reserved.contains { $0 > 32 << 20 && $0 < 64 << 20 }, "\(reserved)")
  }
}
