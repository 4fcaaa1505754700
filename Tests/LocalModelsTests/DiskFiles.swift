import Domain
import Foundation

extension Files {
  /// The files of this machine.
  static let onDisk = Files(
    exists: { FileManager.default.fileExists(atPath: $0) },
    read: {
      guard FileManager.default.fileExists(atPath: $0) else { return nil }
      return try String(contentsOfFile: $0, encoding: .utf8)
    }, write: { try $0.write(toFile: $1, atomically: true, encoding: .utf8) },
    list: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
    makeFolder: {
      try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: true)
    })
}
