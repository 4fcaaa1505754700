package import Services

/// What glucose needs of the world: the network, files, and the person at the keyboard.
package struct GlucoseOutside: Sendable {
  package var way: @Sendable () -> SourceWay
  /// The bytes of a file; throws where there is none.
  package var bytes: @Sendable (_ path: String) throws -> [UInt8]
  /// The first line of a file, or of the standard input for `-`; nil where it is empty.
  package var firstLine: @Sendable (_ path: String) throws -> String?
  /// Asks for a line that anybody may see, or without echo for a secret; nil where nobody can answer.
  package var ask: @Sendable (_ question: String, _ isSecret: Bool) -> String?
  /// Waits for a browser to come back to this machine and gives what stands in its address.
  package var comeBack: @Sendable (_ port: UInt16) async throws -> [String: String]
  /// Runs for one process at a time; false where another one is at it.
  package var exclusively: @Sendable (_ lock: String) throws -> SourceLock?
  /// Text that nobody can guess.
  package var random: @Sendable () -> String
  /// Where this program is.
  package var program: String

  package init(
    way: @escaping @Sendable () -> SourceWay, bytes: @escaping @Sendable (String) throws -> [UInt8],
    firstLine: @escaping @Sendable (String) throws -> String?,
    ask: @escaping @Sendable (String, Bool) -> String? = { _, _ in nil },
    comeBack: @escaping @Sendable (UInt16) async throws -> [String: String] = { _ in [:] },
    exclusively: @escaping @Sendable (String) throws -> SourceLock? = { _ in SourceLock {} },
    random: @escaping @Sendable () -> String, program: String = "balli"
  ) {
    self.way = way
    self.bytes = bytes
    self.firstLine = firstLine
    self.ask = ask
    self.comeBack = comeBack
    self.exclusively = exclusively
    self.random = random
    self.program = program
  }
}

/// What is held while a process has sources for itself.
package struct SourceLock: Sendable {
  package var release: @Sendable () -> Void

  package init(_ release: @escaping @Sendable () -> Void) { self.release = release }
}
