extension String {
  /// The messages of a talk that are parted by ` || `.
  var turns: [String] {
    var found: [String] = []
    var rest = self[...]
    while let mark = rest.firstRange(of: " || ") {
      found.append(String(rest[..<mark.lowerBound]))
      rest = rest[mark.upperBound...]
    }
    return found + [String(rest)]
  }
}
