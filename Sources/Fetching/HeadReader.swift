import Domain

/// What a response says before its body.
struct Head: Sendable, Equatable {
  var status: Int
  var headers: [FetchHeader]

  /// The value of a header, whatever the case of its name.
  func header(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// Puts the lines of a head together, in the order in which they come.
///
/// Heads of interim responses (1xx) are skipped, trailers after the body too.
struct HeadReader {
  /// Bytes of all lines together; servers in use stay under 32 kB.
  static let limit = 262_144

  /// What a line led to.
  enum Step: Equatable {
    case more, head(Head), malformed, tooLarge
  }

  private var status: Int?
  private var headers: [FetchHeader] = []
  private var size = 0
  private var isDone = false

  /// Takes one line, its end included.
  mutating func take(_ line: UnsafeRawBufferPointer) -> Step {
    guard !isDone else { return .more }
    size += line.count
    guard size <= Self.limit else { return .tooLarge }
    let text = line.prefix { $0 != 13 && $0 != 10 }
    if text.starts(with: Array("HTTP/".utf8)) && status == nil {
      status = Self.status(in: text)
      return status == nil ? .malformed : .more
    }
    guard let status else { return .malformed }
    guard text.isEmpty else {
      add(text)
      return .more
    }
    let head = Head(status: status, headers: headers)
    (self.status, headers) = (nil, [])
    guard status >= 200 else { return .more }
    isDone = true
    return .head(head)
  }

  private static func status(in text: Slice<UnsafeRawBufferPointer>) -> Int? {
    let words = text.split(separator: 32, maxSplits: 2)
    guard words.count > 1, words[1].count == 3 else { return nil }
    return Int(String(decoding: words[1], as: UTF8.self))
  }

  private mutating func add(_ text: Slice<UnsafeRawBufferPointer>) {
    let isBlank = { (byte: UInt8) in byte == 32 || byte == 9 }
    if let first = text.first, isBlank(first), let last = headers.indices.last {
      // A folded line (RFC 9112, 5.2) goes on with the value of the line before.
      headers[last].value += " " + String(decoding: text.drop(while: isBlank), as: UTF8.self)
      return
    }
    guard let colon = text.firstIndex(of: 58) else { return }
    var value = text[(colon + 1)...].drop(while: isBlank)
    while let last = value.last, isBlank(last) { value.removeLast() }
    headers.append(
      FetchHeader(
        String(decoding: text[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self)))
  }
}
