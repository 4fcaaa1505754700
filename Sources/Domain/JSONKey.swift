extension JSON {
  /// The name of a tool's argument or of a member of its result.
  ///
  ///     value[.carbs]?.number
  ///     JSON.object([.init(.name, "süt"), .init(.grams, 240)])
  ///
  /// Names that a tool writes and an answer reads are declared once, in `Declarations/KeysOf…`; what
  /// services and models speak stands as text where it is read.
  package struct Key: Sendable, Hashable, ExpressibleByStringLiteral {
    package let text: String

    package init(_ text: String) { self.text = text }

    package init(stringLiteral text: String) { self.text = text }
  }

  package subscript(_ key: Key) -> JSON? { self[key.text] }

  /// Replaces, adds or (with nil) removes one member of an object; other values stay as they are.
  package func setting(_ key: Key, to value: JSON?) -> JSON { setting(key.text, to: value) }
}

extension JSON.Member {
  package init(_ key: JSON.Key, _ value: JSON) { self.init(key.text, value) }

  package func isNamed(_ key: JSON.Key) -> Bool { self.key == key.text }
}
