import Foundation

/// Where the build has put the small chat that the line editor is tried with.
enum ProbeProgram {
  static let path: String = {
    var folder = Bundle.main.bundleURL
    if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("LineEditorProbe").path
  }()
}
