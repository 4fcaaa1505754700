import Domain
import Synchronization

import struct Foundation.Data

/// Takes a key out of what comes back from the server that was shown it.
///
/// What a server says is put on the screen and kept; some repeat the key, by mistake or on purpose.
/// Letter case, white space, invisible characters and marks within it make no difference: `s-k-1…` is
/// told as easily as it is made whole again.
struct KeyMask: Sendable {
  static let mark = "•••"
  private let key: String
  /// The same key as it stands in an address, in the numbers of its letters, in base 64 and backwards.
  private let disguises: [KeyMask]
  /// Stretches of a long key, by which its parts are found where words stand between them.
  private let stretches: [KeyMask]

  /// Nil where there is no key, or one that is a plain word and no secret (`none`, `ollama`).
  init?(_ key: String?) {
    guard let key, key.utf8.count >= 4 else { return nil }
    let isWord = key.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
    guard !isWord || key.utf8.count >= 8 else { return nil }
    self.key = key
    disguises = Self.disguises(of: key).filter { $0 != key }.map { KeyMask(plain: $0) }
    stretches = Self.stretches(of: key).map { KeyMask(plain: $0) }
  }

  private init(plain key: String) { (self.key, disguises, stretches) = (key, [], []) }

  private static func disguises(of key: String) -> [String] {
    guard key.utf8.count >= enough else { return [] }
    let isPlain = { (byte: UInt8) in byte < 0x80 && Unicode.Scalar(byte).properties.isAlphabetic }
    let encoded = key.utf8.map { byte in
      isPlain(byte) || (0x30...0x39).contains(byte)
        ? String(Unicode.Scalar(byte)) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let others = [encoded.joined(), String(key.reversed())]
    let encodings: [String] = (0..<3).map { base64(of: key, after: $0) }
    return others + numbers(of: key) + encodings
  }

  /// The numbers of a key's letters as they are written one after the other, without the marks between
  /// them, which are read over: `73 6b`, `0x73 0x6b`, `\\u0073`, `&#115;`, `&#x73;`, `01110011`.
  private static func numbers(of key: String) -> [String] {
    let forms: [(start: String, radix: Int, digits: Int)] = [
      ("", 16, 2), ("x", 16, 2), ("0x", 16, 2), ("u", 16, 4), ("u", 16, 1), ("", 10, 1),
      ("", 10, 3), ("", 8, 3), ("", 2, 8),
    ]
    return forms.map { form in
      let numbers = key.utf8.map { byte -> String in
        let number = String(byte, radix: form.radix)
        let zeros = String(repeating: "0", count: max(0, form.digits - number.count))
        return form.start + zeros + number
      }
      return numbers.joined()
    }
  }

  /// Letters of a stretch: too many to stand together by accident.
  private static let stretch = 6

  /// The stretches of a key that is long enough, without those that may be words.
  private static func stretches(of key: String) -> [String] {
    let letters: [Unicode.Scalar] = key.unicodeScalars.filter { !isMark($0) }
    guard letters.count >= stretch * 4 else { return [] }
    var found: [String] = []
    for start in stride(from: 0, through: letters.count - stretch, by: stretch) {
      let part = String(Array(letters[start..<start + stretch]))
      if part.hasDigit, part.hasLetter { found.append(part) }
    }
    return found
  }

  /// The signs of base 64 that a key has wherever it begins: those at its ends depend on its neighbours.
  private static func base64(of key: String, after count: Int) -> String {
    let bytes = [UInt8](repeating: 0, count: count) + key.utf8
    let signs = Data(bytes).base64EncodedString()
    return String(signs.prefix(bytes.count / 3 * 4).dropFirst((count * 8 + 5) / 6))
  }

  /// Finders of the key and of all its disguises, one after the other.
  ///
  /// Stretches come last: where the whole key stands, it is one mark.
  var all: [SecretFinder<Unicode.Scalar>] {
    var finders = [scalars]
    finders += disguises.map(\.scalars)
    finders += stretches.map(\.exactly)
    return finders
  }

  /// Letters and digits that a key must have for its marks to be read over.
  private static let enough = 8

  /// Reads text in pieces.
  var scalars: SecretFinder<Unicode.Scalar> {
    let signs = key.unicodeScalars.compactMap(Self.plain)
    let letters = signs.filter { !Self.isMark($0) }
    let isLong = letters.count >= Self.enough
    let plain = { @Sendable (scalar: Unicode.Scalar) in
      isLong && Self.isMark(scalar) ? nil : Self.plain(scalar)
    }
    return SecretFinder(
      isLong ? letters : signs, mark: Array(Self.mark.unicodeScalars), plain: plain)
  }

  /// Reads text in pieces, and marks nothing but the whole.
  private var exactly: SecretFinder<Unicode.Scalar> {
    SecretFinder(
      key.unicodeScalars.compactMap(Self.plain), mark: Array(Self.mark.unicodeScalars),
      marksBeginnings: false
    ) { Self.isMark($0) ? nil : Self.plain($0) }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    // The same as wide as a letter of Chinese.
    case 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF5E: true
    default: false
    }
  }

  /// Reads bytes in pieces, whatever they mean.
  ///
  /// A beginning alone is left to who reads the words: the next event of a stream may hold the rest.
  var bytes: SecretFinder<UInt8> {
    let small = { @Sendable (byte: UInt8) in (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    return SecretFinder(
      key.utf8.map(small), mark: Array(Self.mark.utf8), marksBeginnings: false, plain: small)
  }

  /// A scalar as it is compared; nil for one that nobody sees.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x41...0x5A: return Unicode.Scalar(scalar.value | 0x20)
    case 0x21..<0x7F: return scalar
    // Letters as wide as those of Chinese.
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).flatMap(plain)
    case ...0x20, 0x7F..<0xA0: return nil
    default:
      let properties = scalar.properties
      let isSeen = !properties.isDefaultIgnorableCodePoint && !properties.isWhitespace
      return isSeen ? scalar : nil
    }
  }

  /// A whole text without the key.
  func masked(_ text: String) -> String {
    let masked = all.reduce(Array(text.unicodeScalars)) { text, finder in
      var (finder, out) = (finder, [Unicode.Scalar]())
      finder.feed(text, into: &out)
      finder.finish(into: &out)
      return out
    }
    return String(masked)
  }

  func masked(_ json: JSON) -> JSON {
    switch json {
    case .string(let text): .string(masked(text))
    case .array(let items): .array(items.map(masked))
    case .object(let members):
      .object(members.map { JSON.Member(masked($0.key), masked($0.value)) })
    default: json
    }
  }

  func masked(_ call: ToolCall) -> ToolCall {
    ToolCall(
      id: masked(call.id), name: masked(call.name), arguments: masked(call.arguments),
      extra: call.extra.map(masked), malformed: call.malformed.map(masked))
  }

  func masked(_ failure: ModelFailure) -> ModelFailure {
    var failure = failure
    failure.message = masked(failure.message)
    return failure
  }
}

extension String {
  fileprivate var hasDigit: Bool { contains(where: \.isNumber) }
  fileprivate var hasLetter: Bool { contains(where: \.isLetter) }

  fileprivate init(_ scalars: [Unicode.Scalar]) {
    self.init(String.UnicodeScalarView(scalars))
  }
}

/// Takes a key out of the pieces of a reply, also where it is spread over several.
struct MaskedPieces: Sendable {
  private let mask: KeyMask?
  private var finders: [SecretFinder<Unicode.Scalar>]

  init(hiding key: String?) {
    mask = KeyMask(key)
    finders = mask?.all ?? []
  }

  /// The pieces as they may be told; the end of their words may be held back.
  mutating func feed(_ pieces: [ModelPiece]) -> [ModelPiece] {
    guard let mask else { return pieces }
    return pieces.flatMap { piece -> [ModelPiece] in
      switch piece {
      case .text(let text): told(Array(text.unicodeScalars), isOver: false)
      case .call(let call): finish() + [.call(mask.masked(call))]
      case .notice(let text): [.notice(mask.masked(text))]
      case .usage, .finish: finish() + [piece]
      }
    }
  }

  /// The words that were held back, once no more will come.
  mutating func finish() -> [ModelPiece] { told([], isOver: true) }

  /// What all finders let through of a text, each reading what the one before it has let through.
  private mutating func told(_ text: [Unicode.Scalar], isOver: Bool) -> [ModelPiece] {
    var text = text
    for place in finders.indices {
      var out: [Unicode.Scalar] = []
      finders[place].feed(text, into: &out)
      if isOver { finders[place].finish(into: &out) }
      text = out
    }
    return text.isEmpty ? [] : [.text(String(text))]
  }
}

extension Fetcher {
  /// The same way, which lets no key back: what is read of an answer never holds it in plain bytes.
  func hiding(_ key: String?) -> Fetcher {
    guard let mask = KeyMask(key) else { return self }
    return Fetcher { request in
      var response = try await open(request)
      let (read, body) = (response.next, MaskedBody(mask))
      response.next = { try await body.next(from: read) }
      return response
    }
  }
}

/// The body of an answer without the key.
private final class MaskedBody: Sendable {
  private let finder: Mutex<SecretFinder<UInt8>?>

  init(_ mask: KeyMask) { finder = Mutex(mask.bytes) }

  func next(from read: @Sendable () async throws -> [UInt8]?) async throws -> [UInt8]? {
    while true {
      guard let bytes = try await read() else {
        let rest = finder.withLock { finder -> [UInt8] in
          var out: [UInt8] = []
          finder?.finish(into: &out)
          finder = nil
          return out
        }
        return rest.isEmpty ? nil : rest
      }
      let out = finder.withLock { finder -> [UInt8] in
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        finder?.feed(bytes, into: &out)
        return out
      }
      if !out.isEmpty { return out }
    }
  }
}
