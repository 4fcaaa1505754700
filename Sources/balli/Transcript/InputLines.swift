/// Cuts bytes into lines as they arrive, in bounded memory.
///
/// A line ends with LF or CRLF; a byte order mark before the first one is dropped.
package struct InputLines: Sendable {
  /// A line, or what is wrong with it.
  package enum Content: Sendable, Equatable {
    case text(String)
    case badEncoding
    case nulByte
    case tooLong
  }

  /// One line of the input.
  package struct Line: Sendable, Equatable {
    /// From 1.
    package var number: Int
    package var content: Content
    /// Whether its first bytes are `> `, known even of a line that is refused.
    package var isQuoted: Bool
  }

  /// Longer lines are dropped while they arrive.
  private let limit: Int
  private var bytes: [UInt8] = []
  private var isOverflowing = false
  private var number = 1

  package init(limit: Int) { self.limit = limit }

  /// The lines that a piece of input completes.
  package mutating func feed(_ piece: some Sequence<UInt8>) -> [Line] {
    var lines: [Line] = []
    for byte in piece {
      if byte == UInt8(ascii: "\n") {
        lines.append(take())
      } else if bytes.count < limit {
        bytes.append(byte)
      } else {
        isOverflowing = true
      }
    }
    return lines
  }

  /// The last line, where the input does not end with a line feed.
  package mutating func finish() -> Line? {
    bytes.isEmpty && !isOverflowing ? nil : take()
  }

  private mutating func take() -> Line {
    defer {
      bytes.removeAll(keepingCapacity: true)
      isOverflowing = false
      number += 1
    }
    if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    let isQuoted = bytes.starts(with: [UInt8(ascii: ">"), UInt8(ascii: " ")])
    return Line(number: number, content: content(), isQuoted: isQuoted)
  }

  private func content() -> Content {
    if isOverflowing { return .tooLong }
    if bytes.contains(0) { return .nulByte }
    guard let text = String(validating: bytes, as: UTF8.self) else { return .badEncoding }
    return .text(text)
  }
}
