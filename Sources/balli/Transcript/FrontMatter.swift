/// What a block between two `---` lines sets.
package struct FrontMatter: Sendable, Equatable {
  package var now: String?
  package var profile: String?
  package var model: String?
  package var timezone: String?

  package init() {}

  /// Whether a line can belong to front matter: `now: …`.
  static func isField(_ line: String) -> Bool {
    field(line).map { known.contains($0.key) } ?? false
  }

  /// Takes a line; false where it is no field that is known here.
  mutating func take(_ line: String) -> Bool {
    guard let (key, value) = Self.field(line) else { return false }
    switch key {
    case "now": now = value
    case "profile": profile = value
    case "model": model = value
    case "timezone": timezone = value
    case "title": break
    default: return false
    }
    return true
  }

  /// A field that is allowed only at the beginning.
  var lateField: String? {
    if profile != nil { "profile" } else if model != nil { "model" } else { nil }
  }

  private static let known: Set<String> = ["now", "profile", "model", "timezone", "title"]

  private static func field(_ line: String) -> (key: String, value: String)? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let key = String(line[..<colon]).trimmed
    var value = String(line[line.index(after: colon)...]).trimmed
    if value.count >= 2, let quote = value.first, "\"'".contains(quote), value.last == quote {
      value = String(value.dropFirst().dropLast())
    }
    return key.isEmpty || value.isEmpty ? nil : (key, value)
  }
}
