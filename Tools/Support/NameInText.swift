import Turkish

/// Whether a text names a thing, in any case of its last word.
enum NameInText {
  static func has(_ name: String, in text: String) -> Bool {
    guard let head = Turkish.fold(name).split(separator: " ").last, head.count >= 3 else {
      return false
    }
    // The last letter may have softened: ekmek, ekmeği.
    let stem = head.count >= 4 ? head.dropLast() : head
    return Turkish.fold(text).split { !$0.isLetter }.contains { $0.hasPrefix(stem) }
  }
}
