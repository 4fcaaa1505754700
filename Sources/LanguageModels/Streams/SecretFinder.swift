/// Finds a secret in units that arrive in pieces and puts a mark in its place.
///
/// Holds back only what may be the beginning of the secret. A long beginning that does not go on is
/// marked too, unless the rest may follow in other units: servers repeat keys in part, and cut what they
/// repeat.
struct SecretFinder<Unit: Equatable & Sendable>: Sendable {
  private let secret: [Unit]
  private let mark: [Unit]
  /// How a unit is compared; nil for one that is read over within a secret.
  private let plain: @Sendable (Unit) -> Unit?
  /// Where to go on in the secret when a unit does not fit (Knuth, Morris, Pratt).
  private let fallback: [Int]
  private let marksBeginnings: Bool
  private var held: [Unit] = []
  /// Units of the secret at the end of what was fed.
  private var count = 0

  /// `secret` holds at least one unit, as `plain` makes them.
  init(
    _ secret: [Unit], mark: [Unit], marksBeginnings: Bool = true,
    plain: @escaping @Sendable (Unit) -> Unit?
  ) {
    (self.secret, self.mark, self.plain) = (secret, mark, plain)
    self.marksBeginnings = marksBeginnings
    var fallback = [0]
    for place in secret.indices.dropFirst() {
      var length = fallback[place - 1]
      while length > 0, secret[length] != secret[place] { length = fallback[length - 1] }
      fallback.append(secret[length] == secret[place] ? length + 1 : 0)
    }
    self.fallback = fallback
  }

  /// Adds to `out` what is sure to be no part of the secret.
  mutating func feed(_ units: some Sequence<Unit>, into out: inout [Unit]) {
    for unit in units {
      guard let plain = plain(unit) else {
        if count == 0 { out.append(unit) } else { held.append(unit) }
        continue
      }
      while count > 0, plain != secret[count] { release(to: fallback[count - 1], into: &out) }
      guard plain == secret[count] else {
        out.append(unit)
        continue
      }
      held.append(unit)
      count += 1
      if count == secret.count {
        out += mark
        (held, count) = ([], 0)
      }
    }
  }

  /// Adds to `out` what was held back and did not become the secret.
  mutating func finish(into out: inout [Unit]) { release(to: 0, into: &out) }

  /// Beginnings shorter than this tell nothing.
  private var leastTold: Int { max(8, secret.count / 2) }

  private mutating func release(to length: Int, into out: inout [Unit]) {
    guard !held.isEmpty else { return }
    var places = held.indices.filter { plain(held[$0]) != nil }
    places.removeFirst(count - length)
    let end = places.first ?? held.endIndex
    if marksBeginnings, count >= leastTold { out += mark } else { out += held[..<end] }
    held.removeFirst(end)
    count = length
  }
}
