/// A web page as a run of tags and words, however badly it is written.
///
///     HTMLPage(Array("<p class=a>x &amp; y".utf8)).pieces  // start p, words "x & y"
///
/// Nothing is fetched, run or expanded; scripts, styles and comments are left out.
struct HTMLPage {
  enum Piece: Equatable {
    /// The name in small letters.
    case start(String, [String: String])
    case end(String)
    /// With entities read; blanks as they stand.
    case words(String)
  }

  private(set) var pieces: [Piece] = []
  private let bytes: [UInt8]
  private var place = 0

  /// Elements whose content is no text.
  private static let silent: Set<String> = ["script", "style", "noscript", "template", "svg"]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while place < bytes.count { read() }
  }

  /// All words of the page, a blank where a tag stands.
  var text: String {
    var out = ""
    for piece in pieces {
      switch piece {
      case .words(let words): out += words
      case .start("br", _), .end("p"), .end("li"), .end("tr"), .end("div"), .end("h1"), .end("h2"),
        .end("h3"):
        out += ".\n"
      case .start, .end: out += " "
      }
    }
    return out
  }

  // MARK: Reading

  private mutating func read() {
    guard bytes[place] == UInt8(ascii: "<") else {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      add(bytes[place..<end])
      place = end
      return
    }
    if starts("<!--") {
      place = after("-->")
    } else if starts("<!") || starts("<?") {
      place = after(">")
    } else {
      tag()
    }
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    let words = XMLText.decoded(bytes)
    if !words.isEmpty { pieces.append(.words(words)) }
  }

  private mutating func tag() {
    let start = place
    place += 1
    let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let name = self.name()
    guard !name.isEmpty else {
      // "a < b"
      place = start + 1
      pieces.append(.words("<"))
      return
    }
    let attributes = self.attributes()
    guard !isEnd else { return pieces.append(.end(name)) }
    pieces.append(.start(name, attributes))
    guard Self.silent.contains(name) else { return }
    while place < bytes.count, !starts("</" + name) { place += 1 }
  }

  private mutating func attributes() -> [String: String] {
    var found: [String: String] = [:]
    while place < bytes.count {
      skipBlanks()
      guard place < bytes.count else { break }
      if bytes[place] == UInt8(ascii: ">") {
        place += 1
        break
      }
      let key = name()
      guard !key.isEmpty else {
        place += 1
        continue
      }
      skipBlanks()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
        found[key] = ""
        continue
      }
      place += 1
      skipBlanks()
      found[key] = value()
    }
    return found
  }

  private mutating func value() -> String {
    guard place < bytes.count else { return "" }
    let quote = bytes[place]
    let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    if isQuoted { place += 1 }
    let start = place
    while place < bytes.count {
      let byte = bytes[place]
      if isQuoted ? byte == quote : byte == UInt8(ascii: ">") || Self.isBlank(byte) { break }
      place += 1
    }
    let value = XMLText.decoded(bytes[start..<place])
    if isQuoted, place < bytes.count { place += 1 }
    return value
  }

  private mutating func name() -> String {
    let start = place
    while place < bytes.count, Self.isNamePart(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
      UInt8(ascii: ":"):
      true
    default: false
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private mutating func skipBlanks() {
    while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
  }

  /// Whether a text stands here, whatever the case of its letters.
  private func starts(_ text: String) -> Bool {
    guard bytes[place] == UInt8(ascii: "<"), place + text.utf8.count <= bytes.count else {
      return false
    }
    return zip(bytes[place...], text.utf8).allSatisfy { $0 == $1 || $0 | 0x20 == $1 }
  }

  /// The place behind the next such text; the end where there is none.
  private func after(_ text: StaticString) -> Int {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var found = place
    while found + wanted.count <= bytes.count {
      if bytes[found..<(found + wanted.count)].elementsEqual(wanted) {
        return found + wanted.count
      }
      found += 1
    }
    return bytes.count
  }
}
