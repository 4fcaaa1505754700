/// The few things that are done with files.
package struct Files: Sendable {
  package var exists: @Sendable (_ path: String) -> Bool
  /// Nil where there is no such file.
  package var read: @Sendable (_ path: String) throws -> String?
  /// Replaces the file as a whole, readable by its owner alone; makes its folder.
  package var write: @Sendable (_ text: String, _ path: String) throws -> Void
  /// Names in a folder, those of folders with a slash at the end; none where it cannot be read.
  package var list: @Sendable (_ folder: String) -> [String]

  /// Makes a folder and what is missing above it, for its owner alone.
  package var makeFolder: @Sendable (_ path: String) throws -> Void

  package init(
    exists: @escaping @Sendable (String) -> Bool,
    read: @escaping @Sendable (String) throws -> String?,
    write: @escaping @Sendable (String, String) throws -> Void,
    list: @escaping @Sendable (String) -> [String] = { _ in [] },
    makeFolder: @escaping @Sendable (String) throws -> Void = { _ in }
  ) {
    self.exists = exists
    self.read = read
    self.write = write
    self.list = list
    self.makeFolder = makeFolder
  }
}
