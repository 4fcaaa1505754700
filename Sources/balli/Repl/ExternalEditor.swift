import Domain
import Glibc
import LocalModels
import Terminal

/// The person's own editor for longer texts: `$EDITOR` with a file of their own.
package struct ExternalEditor: Sendable {
  private let command: String?
  /// Where the file lies while it is edited.
  private let folder: String

  /// Takes the shell's command for it; nil where there is none, which the first use tells.
  package init(command: String?, folder: String) {
    self.command = command
    self.folder = folder
  }

  /// What the person chose (`VISUAL`, `EDITOR`), else the first of the usual ones that `find` finds.
  package static func command(
    environment: (String) -> String?, find: (String) -> String?
  ) -> String? {
    environment("VISUAL") ?? environment("EDITOR") ?? usual.lazy.compactMap(find).first
  }

  /// Debian's own choice first (`sensible-editor` may ask which), then small editors that explain
  /// themselves.
  private static let usual = [
    "editor", "sensible-editor", "nano", "micro", "vim", "vi", "nvim", "emacs", "ed",
  ]

  /// Opens the editor on the terminal from which `reader` reads.
  func edit(_ text: String, onTerminalOf reader: LineReader) async throws -> String {
    try await reader.lendingTerminal { try edit(text) }
  }

  /// Opens the editor on `text` and waits; returns the text as it was saved, trimmed.
  package func edit(_ text: String) throws -> String {
    guard let command else { throw Failure(.configuration, Texts.noEditor) }
    try Disk.makeFolder(folder)
    let path = "\(folder)/ileti-\(getpid()).md"
    try Disk.write(text + "\n", to: path)
    defer { unlink(path) }
    let code = try run(command, path)
    guard code == 0 else { throw Failure(.unavailable, Texts.editorFailed(command)) }
    return (try Disk.read(path) ?? "").trimmed
  }

  /// The command is for the shell, as `EDITOR` may hold arguments; the path is not part of it.
  private func run(_ command: String, _ path: String) throws -> Int32 {
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
