/// The named features of one thing to be decided, as hashes; with their names where they are asked for.
///
///     var bag = FeatureBag(keepsNames: false)
///     bag.add("verb:", "eat")
///
/// A feature that speaks for one outcome (`eaten`, `logGlucose`) is mixed with its name when it is
/// weighed, so that the features of a place in a message are gathered once for all that it may mean.
package struct FeatureBag {
  package private(set) var hashes: [UInt64] = []
  package private(set) var names: [String] = []
  package private(set) var shared: [SharedFeatures] = []
  package let keepsNames: Bool

  package init(keepsNames: Bool) {
    self.keepsNames = keepsNames
    hashes.reserveCapacity(96)
  }

  package mutating func add(_ name: String, _ value: some StringProtocol) {
    hashes.append(Self.hash(value, after: Self.hash(name)))
    if keepsNames { names.append(name + value) }
  }

  package mutating func add(_ name: String) {
    hashes.append(Self.hash(name))
    if keepsNames { names.append(name) }
  }

  package mutating func add(
    _ name: String, _ value: some StringProtocol, _ more: some StringProtocol
  ) {
    let first = Self.hash(value, after: Self.hash(name))
    hashes.append(Self.hash(more, after: Self.hash("+", after: first)))
    if keepsNames { names.append(name + value + "+" + more) }
  }

  package mutating func add(_ name: String, if holds: Bool) { if holds { add(name) } }

  package mutating func add(_ name: String, count: Int, atMost limit: Int) {
    add(name, String(min(limit, count)))
  }

  /// Takes features that many decisions share, weighed once an outcome.
  ///
  /// Those of the whole message are reported once for all, without their names here.
  package mutating func share(_ other: SharedFeatures, isNamed: Bool = false) {
    shared.append(other)
    if isNamed { names += other.bag.names }
  }

  package mutating func append(_ other: FeatureBag) {
    hashes += other.hashes
    names += other.names
    shared += other.shared
  }

  /// FNV-1a over the UTF-8 of a name.
  package static func hash(
    _ text: some StringProtocol, after seed: UInt64 = 0xcbf2_9ce4_8422_2325
  ) -> UInt64 {
    var hash = seed
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }

  /// The hash of a feature that speaks for one outcome.
  package static func mixed(_ outcome: UInt64, _ feature: UInt64) -> UInt64 {
    var value = outcome ^ (feature &* 0x9e37_79b9_7f4a_7c15)
    value ^= value >> 29
    return value &* 0xbf58_476d_1ce4_e5b9
  }
}

/// The features of a message or of a place in it, with what they weigh for each outcome so far.
package final class SharedFeatures {
  package let bag: FeatureBag
  private var sums: [UInt64: Float] = [:]

  package init(_ bag: FeatureBag) { self.bag = bag }

  package func sum(for outcome: UInt64, _ weigh: (UInt64) -> Float) -> Float {
    if let known = sums[outcome] { return known }
    var sum: Float = 0
    for feature in bag.hashes { sum += weigh(feature) }
    sums[outcome] = sum
    return sum
  }
}
