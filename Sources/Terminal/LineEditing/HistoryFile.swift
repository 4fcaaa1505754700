import Glibc

/// The history on disk, readable by its owner alone.
///
/// A history that cannot be read or written never keeps anybody from talking: such failures leave
/// it empty, or the line unwritten.
struct HistoryFile: Sendable {
  let path: String

  /// The entries of earlier sessions; shortens a file that has grown to twice the limit.
  func load() -> InputHistory {
    guard let bytes = contents() else { return InputHistory() }
    let text = String(decoding: bytes, as: UTF8.self)
    let history = InputHistory(decoding: text)
    if text.utf8.count(where: { $0 == 10 }) > InputHistory.limit * 2 { replace(with: history) }
    return history
  }

  /// Adds one entry at the end, in one write, so that two sessions never tear each other's lines.
  func append(_ entry: String) {
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    fchmod(file, 0o600)
    try? Descriptor.write(InputHistory.encoded(entry), to: file)
  }

  private func replace(with history: InputHistory) {
    let fresh = "\(path).\(getpid())"
    let file = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    let text = history.entries.map(InputHistory.encoded).joined()
    let isWritten = (try? Descriptor.write(text, to: file)) != nil
    if !isWritten || rename(fresh, path) != 0 { unlink(fresh) }
  }

  private func contents() -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(file, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count == 0 ? bytes : nil }
      bytes += block[..<count]
    }
  }
}
