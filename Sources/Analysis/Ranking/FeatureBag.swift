/// The named features of one thing to be decided, as hashes; with their names where they are asked for.
///
///     var bag = FeatureBag(keepsNames: false)
///     bag.add("verb:", "eat")
///
/// The features of a place in a message are gathered once for all outcomes (`eaten`, `logGlucose`) that
/// they may speak for.
package struct FeatureBag {
  package private(set) var hashes: [UInt64] = []
  package private(set) var names: [String] = []
  package private(set) var shared: [SharedFeatures] = []
  package let keepsNames: Bool

  package init(keepsNames: Bool) {
    self.keepsNames = keepsNames
    hashes.reserveCapacity(96)
  }

  package mutating func add(_ name: String, _ value: String) {
    hashes.append(Self.hash(value.utf8, after: Self.hash(name)))
    if keepsNames { names.append(name + value) }
  }

  package mutating func add(_ name: String, _ value: Substring) {
    hashes.append(Self.hash(value.utf8, after: Self.hash(name)))
    if keepsNames { names.append(name + value) }
  }

  package mutating func add(_ name: String) {
    hashes.append(Self.hash(name))
    if keepsNames { names.append(name) }
  }

  package mutating func add(_ name: String, _ value: String, _ more: String) {
    let first = Self.hash(value.utf8, after: Self.hash(name))
    hashes.append(Self.hash(more.utf8, after: Self.hash("+".utf8, after: first)))
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
  package static func hash(_ text: String) -> UInt64 {
    hash(text.utf8, after: 0xcbf2_9ce4_8422_2325)
  }

  @inline(__always)
  private static func hash(_ bytes: some Sequence<UInt8>, after seed: UInt64) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

/// The features of a message or of a place in it, with what they weigh for each outcome.
package final class SharedFeatures {
  package let bag: FeatureBag
  /// What they come to, by the places of the outcomes; nil until they are first weighed.
  var sums: [Float]?

  package init(_ bag: FeatureBag) { self.bag = bag }
}

extension Bool {
  /// How a feature says whether something holds.
  package var feature: String { self ? "yes" : "no" }
}
