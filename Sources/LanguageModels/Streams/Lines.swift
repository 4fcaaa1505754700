package import Domain

/// Cuts bytes that arrive in pieces into lines, ended by LF, CR or CRLF.
///
///     var lines = Lines()
///     try lines.feed(Array("{\"a\":1}\n{\"b\"".utf8))  // [{"a":1}]
///     try lines.feed(Array(":2}".utf8))                // []
///     lines.finish()                                   // {"b":2}
///
/// A byte order mark at the very beginning is dropped. Lines stay bytes, so that no character is cut
/// in two. Empty lines are told too. A line beyond the limit throws, so that memory stays bounded.
package struct Lines: Sendable {
  /// The most bytes of one line: enough for a picture in base64.
  package static let limit = 64 << 20

  private var limit: Int
  private var pending: [UInt8] = []
  private var isAfterReturn = false
  private var isFirst = true

  package init(limit: Int = Lines.limit) { self.limit = limit }

  /// The lines that `bytes` complete; throws `badAnswer` for a line beyond the limit.
  package mutating func feed(_ bytes: [UInt8]) throws(ModelFailure) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    try feed(bytes) { (line) throws(ModelFailure) in lines.append(Array(line)) }
    return lines
  }

  /// Hands each line that `bytes` complete to `take`, without copying those that lie in them whole.
  mutating func feed(
    _ bytes: [UInt8], _ take: (ArraySlice<UInt8>) throws(ModelFailure) -> Void
  ) throws(ModelFailure) {
    var start = 0
    if isAfterReturn, let first = bytes.first {
      isAfterReturn = false
      if first == .lineFeed { start = 1 }
    }
    while let end = Self.end(of: bytes, from: start) {
      if pending.isEmpty, !isFirst {
        try take(bytes[start..<end])
      } else {
        pending += bytes[start..<end]
        try take(taken()[...])
      }
      start = end + 1
      guard bytes[end] == .carriageReturn else { continue }
      isAfterReturn = start == bytes.count
      if start < bytes.count, bytes[start] == .lineFeed { start += 1 }
    }
    if start < bytes.count { pending += bytes[start...] }
    if pending.count > limit { throw .badAnswer(Texts.endlessLine) }
  }

  /// Where the next line feed or carriage return is.
  private static func end(of bytes: [UInt8], from start: Int) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var place = start
      while place < bytes.count {
        let byte = bytes[place]
        if byte == .lineFeed || byte == .carriageReturn { return place }
        place += 1
      }
      return nil
    }
  }

  /// The last line where no line end came after it, or nil.
  package mutating func finish() -> [UInt8]? {
    let line = taken()
    return line.isEmpty ? nil : line
  }

  private mutating func taken() -> [UInt8] {
    var line: [UInt8] = []
    swap(&line, &pending)
    if isFirst {
      isFirst = false
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    }
    return line
  }
}

extension UInt8 {
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
}

extension [UInt8] {
  /// The bytes without white space at both ends.
  var trimmed: ArraySlice<UInt8> {
    var slice = self[...].drop { $0.isSpace }
    while let last = slice.last, last.isSpace { slice.removeLast() }
    return slice
  }
}
