import Glibc
import Terminal

/// The person's own editor for longer texts: `$EDITOR` with a file of their own.
package struct ExternalEditor: Sendable {
  private let command: String
  /// Where the file lies while it is edited.
  private let folder: String

  package init(command: String, folder: String) {
    self.command = command
    self.folder = folder
  }

  /// Opens the editor on the terminal from which `reader` reads.
  func edit(_ text: String, onTerminalOf reader: LineReader) async throws -> String {
    try await reader.lendingTerminal { try edit(text) }
  }

  /// Opens the editor on `text` and waits; returns the text as it was saved, trimmed.
  package func edit(_ text: String) throws -> String {
    try Disk.makeFolder(folder)
    let path = "\(folder)/ileti-\(getpid()).md"
    try Disk.write(text + "\n", to: path)
    defer { unlink(path) }
    let code = try run(path)
    guard code == 0 else { throw Failure(.unavailable, Texts.editorFailed(command)) }
    return (try Disk.read(path) ?? "").trimmed
  }

  /// The command is for the shell, as `EDITOR` may hold arguments; the path is not part of it.
  private func run(_ path: String) throws -> Int32 {
    let words = ["sh", "-c", "exec " + command + " \"$1\"", "sh", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process = pid_t()
    var made = StartedProgram(.beside)
    guard posix_spawn(&process, "/bin/sh", nil, &made.attributes, &arguments, environ) == 0 else {
      throw Failure(.unavailable, Texts.editorFailed(command))
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(.unavailable, Texts.editorFailed(command)) }
    }
    return status
  }
}
