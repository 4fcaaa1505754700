import Domain
import Synchronization

/// Takes a key out of what comes back from the server that was shown it.
///
/// What a server says is put on the screen and kept; some repeat the key, by mistake or on purpose.
/// Letter case, white space, invisible characters and marks within it make no difference: `s-k-1…` is
/// told as easily as it is made whole again.
struct KeyMask: Sendable {
  static let mark = "•••"
  private let key: String

  /// Nil where there is no key, or one that is a plain word and no secret (`none`, `ollama`).
  init?(_ key: String?) {
    guard let key, key.utf8.count >= 4 else { return nil }
    let isWord = key.unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
    guard !isWord || key.utf8.count >= 8 else { return nil }
    self.key = key
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

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  /// Reads bytes in pieces, whatever they mean.
  var bytes: SecretFinder<UInt8> {
    let small = { @Sendable (byte: UInt8) in (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    return SecretFinder(key.utf8.map(small), mark: Array(Self.mark.utf8), plain: small)
  }

  /// A scalar as it is compared; nil for one that nobody sees.
  private static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x41...0x5A: return Unicode.Scalar(scalar.value | 0x20)
    case 0x21..<0x7F: return scalar
    case ...0x20, 0x7F..<0xA0: return nil
    default:
      let properties = scalar.properties
      let isSeen = !properties.isDefaultIgnorableCodePoint && !properties.isWhitespace
      return isSeen ? scalar : nil
    }
  }

  /// A whole text without the key.
  func masked(_ text: String) -> String {
    var (finder, out) = (scalars, [Unicode.Scalar]())
    finder.feed(text.unicodeScalars, into: &out)
    finder.finish(into: &out)
    return String(out)
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
  fileprivate init(_ scalars: [Unicode.Scalar]) {
    self.init(String.UnicodeScalarView(scalars))
  }
}

/// Takes a key out of the pieces of a reply, also where it is spread over several.
struct MaskedPieces: Sendable {
  private let mask: KeyMask?
  private var finder: SecretFinder<Unicode.Scalar>?

  init(hiding key: String?) {
    mask = KeyMask(key)
    finder = mask?.scalars
  }

  /// The pieces as they may be told; the end of their words may be held back.
  mutating func feed(_ pieces: [ModelPiece]) -> [ModelPiece] {
    guard let mask else { return pieces }
    return pieces.flatMap { piece -> [ModelPiece] in
      switch piece {
      case .text(let text): Self.text { finder?.feed(text.unicodeScalars, into: &$0) }
      case .call(let call): finish() + [.call(mask.masked(call))]
      case .notice(let text): [.notice(mask.masked(text))]
      case .usage, .finish: finish() + [piece]
      }
    }
  }

  /// The words that were held back, once no more will come.
  mutating func finish() -> [ModelPiece] { Self.text { finder?.finish(into: &$0) } }

  private static func text(_ fill: (inout [Unicode.Scalar]) -> Void) -> [ModelPiece] {
    var out: [Unicode.Scalar] = []
    fill(&out)
    return out.isEmpty ? [] : [.text(String(out))]
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
