import Glibc
import Terminal

/// The folder of GGUF files.
struct ModelFiles: Sendable {
  let folder: String

  /// The whole files and the beginnings of others, by name.
  func list() -> [ModelFile] {
    Disk.list(folder).sorted().compactMap { name in
      let isPartial = name.hasSuffix(".gguf.part")
      guard isPartial || name.hasSuffix(".gguf") else { return nil }
      let bare = String(name.dropLast(isPartial ? ".gguf.part".count : ".gguf".count))
      let path = folder + "/" + name
      return ModelFile(bare, path: path, bytes: Self.size(path), isPartial: isPartial)
    }
  }

  /// Removes a file, and where it is a part also where it came from.
  func delete(_ file: ModelFile) throws(Failure) {
    guard unlink(file.path) == 0 else {
      throw Failure(.inputOutput, Texts.cannotWrite(file.path, Self.reason))
    }
    if file.isPartial { unlink(file.path + ".kaynak") }
  }

  /// What a file's head tells.
  func facts(_ file: ModelFile) -> ModelFacts {
    var facts = ModelFacts()
    facts.bytes = file.bytes
    let header = GGUFHeader(Self.head(file.path))
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

  static func size(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Bytes that may be written where a folder is.
  static func freeBytes(_ folder: String) -> Int {
    var status = statvfs()
    guard statvfs(folder, &status) == 0 else { return .max }
    return Int(status.f_bavail) * Int(status.f_frsize)
  }

  static var reason: String { SystemReason.text(errno) }
}
