package import Domain
import Glibc

/// The folder of GGUF files.
package struct ModelFiles: Sendable {
  package let folder: String
  private let files: Files

  package init(folder: String, files: Files) { (self.folder, self.files) = (folder, files) }

  /// The whole files and the beginnings of others, by name.
  package func list() -> [ModelFile] {
    files.list(folder).sorted().compactMap { name in
      let isPartial = name.hasSuffix(".gguf.part")
      guard isPartial || name.hasSuffix(".gguf") else { return nil }
      let bare = String(name.dropLast(isPartial ? ".gguf.part".count : ".gguf".count))
      let path = folder + "/" + name
      return ModelFile(bare, path: path, bytes: Self.size(path), isPartial: isPartial)
    }
  }

  /// Removes a file, and where it is a part also where it came from.
  package func delete(_ file: ModelFile) throws(Failure) {
    guard unlink(file.path) == 0 else {
      throw Failure(.inputOutput, Texts.cannotWrite(file.path, errno))
    }
    if file.isPartial { unlink(file.path + ".kaynak") }
  }

  /// What a file's head tells.
  package func facts(_ file: ModelFile) -> ModelFacts { Self.facts(file) }

  static func facts(_ file: ModelFile) -> ModelFacts {
    var facts = ModelFacts()
    facts.bytes = file.bytes
    let header = GGUFHeader(head(file.path))
    (facts.context, facts.quantisation) = (header?.context, header?.quantisation)
    facts.parameters = header?.parameters
    return facts
  }

  private static func head(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    return Array(bytes.prefix(max(0, read(file, &bytes, bytes.count))))
  }

  /// The bytes of a file; 0 where there is none.
  package static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Bytes that may be written where a folder is.
  package static func freeBytes(_ folder: String) -> Int {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return .max }
    return Int(status.f_bavail) * Int(status.f_frsize)
  }
}
