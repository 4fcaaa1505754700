import Domain
import Glibc

/// The beginning of a file that is being fetched: `NAME.part`, renamed only when it is whole.
final class PartFile {
  let path: String
  private let file: Int32
  private(set) var bytes = 0
  private var digest: FileDigest

  /// Opens or makes the file, for its owner alone and for one balli at a time.
  ///
  /// Reads what is there already, unless it is to begin anew, so that the digest covers the whole.
  init(_ path: String, keepsBeginning: Bool) throws {
    self.path = path
    digest = try FileDigest()
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else {
      throw Failure(.inputOutput, Texts.cannotWrite(path, errno))
    }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      throw Failure(.tryLater, Texts.alreadyFetching)
    }
    if keepsBeginning { try readBeginning() } else { try check(ftruncate(file, 0)) }
  }

  deinit { close(file) }

  /// Adds bytes at the end.
  func append(_ piece: [UInt8]) throws {
    try piece.withUnsafeBytes { whole in
      var rest = whole[...]
      while !rest.isEmpty {
        let count = write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        try check(Int32(count < 0 ? -1 : 0))
        rest = rest.dropFirst(count)
      }
      digest.feed(whole)
    }
    bytes += piece.count
  }

  /// Takes out what is in it.
  func empty() throws {
    try check(ftruncate(file, 0))
    try check(lseek(file, 0, SEEK_SET) == 0 ? 0 : -1)
    bytes = 0
    digest = try FileDigest()
  }

  /// The SHA-256 of all bytes; once.
  func finish() throws -> String {
    try check(fsync(file))
    return digest.finish()
  }

  /// Whether the file begins as a GGUF file does.
  func isGGUF() -> Bool {
    var magic = [UInt8](repeating: 0, count: 4)
    return pread(file, &magic, 4, 0) == 4 && magic == Array("GGUF".utf8)
  }

  private func readBeginning() throws {
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      try Task.checkCancellation()
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      try check(Int32(count < 0 ? -1 : 0))
      guard count > 0 else { return }
      buffer.withUnsafeBytes { digest.feed(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      bytes += count
    }
  }

  private func check(_ code: Int32) throws {
    guard code != 0 else { return }
    throw Failure(.inputOutput, Texts.cannotWrite(path, errno))
  }
}
