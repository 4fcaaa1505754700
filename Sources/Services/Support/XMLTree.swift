/// An element of an XML document with all that is in it.
///
///     XMLElement(reading: Array("<a n='1'>x<b/></a>".utf8))?["n"]  // "1"
///
/// For documents of services: no entity is ever fetched or expanded but the five of XML and those by
/// number, so that a document can neither grow nor reach anything. What is not well-formed is nil.
struct XMLElement: Sendable, Equatable {
  enum Node: Sendable, Equatable {
    case text(String)
    case element(XMLElement)
  }

  var name: String
  var attributes: [(name: String, value: String)] = []
  var nodes: [Node] = []

  static func == (one: XMLElement, other: XMLElement) -> Bool {
    one.name == other.name && one.nodes == other.nodes
      && one.attributes.elementsEqual(other.attributes) { $0 == $1 }
  }

  /// The root of a document; nil where it is broken or cut short.
  init?(reading bytes: [UInt8]) {
    var reader = XMLReader(bytes: bytes)
    guard let root = reader.document() else { return nil }
    self = root
  }

  init(name: String) { self.name = name }

  /// The value of an attribute.
  subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The elements right inside of it.
  var children: [XMLElement] {
    nodes.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The first element at a path of names: `first("Article/Abstract")`.
  func first(_ path: String) -> XMLElement? { all(path).first }

  /// All elements at a path of names, in their order.
  func all(_ path: String) -> [XMLElement] {
    path.split(separator: "/").reduce([self]) { found, name in
      found.flatMap { $0.children.filter { $0.name == name } }
    }
  }

  /// All text in it, also inside of marks, with runs of white space as one space.
  var text: String {
    var raw = ""
    gather(into: &raw)
    return raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func gather(into out: inout String) {
    for node in nodes {
      switch node {
      case .text(let text): out += text
      case .element(let element): element.gather(into: &out)
      }
    }
  }

  /// The text at a path; nil where there is none or it is empty.
  func text(at path: String) -> String? {
    guard let text = first(path)?.text, !text.isEmpty else { return nil }
    return text
  }
}

/// Reads one document, from its first byte to its last.
private struct XMLReader {
  /// Levels of nesting that a document may use.
  static let deepest = 256

  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func document() -> XMLElement? {
    var open: [XMLElement] = []
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
    while place < bytes.count {
      guard bytes[place] == UInt8(ascii: "<") else {
        let text = text()
        if open.isEmpty {
          guard text.allSatisfy(\.isWhitespace) else { return nil }
        } else {
          open[open.count - 1].nodes.append(.text(text))
        }
        continue
      }
      guard let mark = mark() else { return nil }
      switch mark {
      case .nothing: break
      case .data(let text):
        guard !open.isEmpty else { return nil }
        open[open.count - 1].nodes.append(.text(text))
      case .start(let element, let isWhole):
        guard open.count < Self.deepest else { return nil }
        open.append(element)
        if isWhole, let root = close(&open) { return atEnd(root) }
      case .end(let name):
        guard open.last?.name == name else { return nil }
        if let root = close(&open) { return atEnd(root) }
      }
    }
    return nil
  }

  /// Puts the innermost element into the one around it; the root where there is none.
  private func close(_ open: inout [XMLElement]) -> XMLElement? {
    let element = open.removeLast()
    guard !open.isEmpty else { return element }
    open[open.count - 1].nodes.append(.element(element))
    return nil
  }

  /// The root, if nothing but blanks, comments and instructions follows it.
  private mutating func atEnd(_ root: XMLElement) -> XMLElement? {
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "<") {
        guard case .nothing? = mark() else { return nil }
      } else {
        guard text().allSatisfy(\.isWhitespace) else { return nil }
      }
    }
    return root
  }

  private enum Mark {
    case nothing
    case data(String)
    case start(XMLElement, isWhole: Bool)
    case end(String)
  }

  /// What begins with `<` here.
  private mutating func mark() -> Mark? {
    if take("<!--") { return skip(to: "-->") ? .nothing : nil }
    if take("<![CDATA[") {
      let start = place
      guard skip(to: "]]>") else { return nil }
      return .data(String(decoding: bytes[start..<(place - 3)], as: UTF8.self))
    }
    if take("<?") { return skip(to: "?>") ? .nothing : nil }
    if take("<!") { return skipDeclaration() ? .nothing : nil }
    if take("</") {
      guard let name = name() else { return nil }
      skipBlanks()
      return take(">") ? .end(name) : nil
    }
    place += 1
    return start()
  }

  private mutating func start() -> Mark? {
    guard let name = name() else { return nil }
    var element = XMLElement(name: name)
    while true {
      let before = place
      skipBlanks()
      if take("/>") { return .start(element, isWhole: true) }
      if take(">") { return .start(element, isWhole: false) }
      guard place > before, let key = self.name() else { return nil }
      skipBlanks()
      guard take("=") else { return nil }
      skipBlanks()
      guard let value = value() else { return nil }
      element.attributes.append((key, value))
    }
  }

  private mutating func value() -> String? {
    guard place < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[place])
    else { return nil }
    let quote = bytes[place]
    let start = place + 1
    guard let end = bytes[start...].firstIndex(of: quote),
      !bytes[start..<end].contains(UInt8(ascii: "<"))
    else { return nil }
    place = end + 1
    return XMLText.decoded(bytes[start..<end])
  }

  private mutating func text() -> String {
    let start = place
    place = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return XMLText.decoded(bytes[start..<place])
  }

  private mutating func name() -> String? {
    let start = place
    while place < bytes.count, Self.isNamePart(bytes[place]) { place += 1 }
    guard place > start else { return nil }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  private mutating func skipBlanks() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: count)
    guard bytes[place..<(place + count)].elementsEqual(wanted) else { return false }
    place += count
    return true
  }

  private mutating func skip(to end: StaticString) -> Bool {
    while place < bytes.count {
      if take(end) { return true }
      place += 1
    }
    return false
  }

  /// `<!DOCTYPE …>`, with what stands between its brackets left unread.
  private mutating func skipDeclaration() -> Bool {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      if byte == UInt8(ascii: ">"), depth <= 0 { return true }
    }
    return false
  }
}
