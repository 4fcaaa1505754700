import Foundation

/// Where the build has put the program.
enum BuiltProgram {
  /// The executable beside the tests' own bundle.
  static let path: String = {
    var folder = Bundle.main.bundleURL
    if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
    return folder.appendingPathComponent("balli").path
  }()
}
