import Domain

/// Cuts the objects out of a JSON array that arrives in pieces.
///
///     var objects = JSONObjects()
///     try objects.feed(Array(#"[{"a":1},{"b""#.utf8))  // [{"a":1}]
///
/// One object without an array around it is told too. Looks only at brackets and strings; whether an
/// object is good JSON is for its reader to say.
struct JSONObjects {
  private var pending: [UInt8] = []
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Whether an object has begun and not ended.
  var isCut: Bool { depth > 0 }

  /// The objects that `bytes` complete; throws `badAnswer` for what is no list of objects.
  mutating func feed(_ bytes: [UInt8]) throws(ModelFailure) -> [[UInt8]] {
    var objects: [[UInt8]] = []
    var start = 0
    for (place, byte) in bytes.enumerated() {
      if depth == 0 {
        if byte == UInt8(ascii: "{") {
          depth = 1
          start = place
        } else if !Self.between.contains(byte) {
          throw GeminiFailures.unreadable
        }
      } else if closes(byte) {
        objects.append(pending + bytes[start...place])
        pending = []
      }
    }
    if depth > 0 { pending += bytes[start...] }
    if pending.count > Lines.limit { throw GeminiFailures.tooLarge }
    return objects
  }

  private static let between = Set("[], \r\n\t".utf8)

  /// Takes a byte inside an object; true where it is the object's last.
  private mutating func closes(_ byte: UInt8) -> Bool {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      return false
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
    return depth == 0
  }
}
