import Synchronization

/// What was made of the last few texts: the rules for an answer ask one after the other about the same
/// sentence, and each would cut it into words again.
///
/// Safe from any thread; two that ask at the same time may both make it.
package final class Recent<Key: Sendable, Value: Sendable>: Sendable {
  private struct Ring: Sendable {
    var made: [(key: Key, value: Value)] = []
    var next = 0
  }

  private let ring = Mutex(Ring())
  private let most: Int

  /// Keeps so many at most.
  package init(most: Int) { self.most = most }

  /// What was made of a key that is the same, or what `make` makes.
  package func value(
    of key: Key, isSame: (Key, Key) -> Bool, make: () -> Value
  ) -> Value {
    let known = ring.withLock { ring in ring.made.first { isSame($0.key, key) }?.value }
    if let known { return known }
    let value = make()
    ring.withLock { ring in
      if ring.made.count < most {
        ring.made.append((key, value))
      } else {
        ring.made[ring.next] = (key, value)
      }
      ring.next = (ring.next + 1) % most
    }
    return value
  }
}

extension Turkish {
  private static let lastTokens = Recent<String, [Token]>(most: 4)
  private static let lastNumbers = Recent<[Token], [NumberReading]>(most: 4)
  /// What is longer is no sentence, and read once.
  private static let mostBytes = 1_000
  package static let mostTokens = 250

  /// The tokens of a text, as `scan` makes them.
  static func tokens(of text: String, scan: () -> [Token]) -> [Token] {
    guard text.utf8.count <= mostBytes else { return scan() }
    return lastTokens.value(of: text, isSame: { $0.hasBytes(of: $1) }, make: scan)
  }

  /// The numbers of tokens, as `read` finds them.
  static func numbers(in tokens: [Token], read: () -> [NumberReading]) -> [NumberReading] {
    guard tokens.count <= mostTokens else { return read() }
    return lastNumbers.value(of: tokens, isSame: { $0.isOne(with: $1) }, make: read)
  }
}

extension Array<Token> {
  /// Whether both are one array in memory: quicker than a comparison, and true for what `Recent` gave.
  package func isOne(with other: [Token]) -> Bool {
    count == other.count
      && withUnsafeBufferPointer { own in
        other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
      }
  }
}

extension String {
  /// Whether both are written with the same bytes; `==` also holds for other ways to write a letter.
  fileprivate func hasBytes(of other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    var (own, other) = (self, other)
    return own.withUTF8 { own in other.withUTF8 { own.elementsEqual($0) } }
  }
}
