/// The machine-wide choices: the flat part of TOML that they need.
///
///     Configuration(parsing: "profile = \"ayşe\"\n")  // profile ayşe
///
/// Only `key = "value"` lines, comments and blank lines; what it does not know it keeps as it is.
package struct Configuration: Sendable, Equatable {
  package var profile: String? { self["profile"] }
  package var model: String? { self["model"] }
  private var lines: [String]

  /// Reads the file's text; returns nil and the line's number for a line that it cannot read.
  package static func parse(_ text: String) -> (Configuration?, badLine: Int) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      let content = line.trimmed
      if content.isEmpty || content.hasPrefix("#") || content.hasPrefix("[") { continue }
      if field(content) == nil { return (nil, index + 1) }
    }
    return (Configuration(lines: lines.last == "" ? lines.dropLast() : lines), 0)
  }

  package init() { lines = [] }
  private init(lines: [String]) { self.lines = lines }

  package subscript(_ key: String) -> String? {
    get { lines.lazy.compactMap { Self.field($0.trimmed) }.first { $0.key == key }?.value }
    set {
      let place = lines.firstIndex { Self.field($0.trimmed)?.key == key }
      let line = newValue.map { "\(key) = \(Self.quoted($0))" }
      switch (place, line) {
      case (let place?, let line?): lines[place] = line
      case (let place?, nil): lines.remove(at: place)
      case (nil, let line?):
        lines.append(line)
      case (nil, nil): break
      }
    }
  }

  /// Every `key = "value"` line.
  var fields: [(key: String, value: String)] { lines.compactMap { Self.field($0.trimmed) } }

  /// The file's text.
  package var text: String {
    let body = lines.joined(separator: "\n")
    return body.isEmpty ? body : body + "\n"
  }

  private static func field(_ line: String) -> (key: String, value: String)? {
    guard let mark = line.firstIndex(of: "="), !line.hasPrefix("#") else { return nil }
    let key = String(line[..<mark]).trimmed
    let rest = String(line[line.index(after: mark)...]).trimmed
    guard !key.isEmpty, let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    var value = ""
    var isEscaped = false
    for (offset, letter) in rest.dropFirst().enumerated() {
      if isEscaped {
        value.append(letter)
        isEscaped = false
      } else if letter == "\\", quote == "\"" {
        isEscaped = true
      } else if letter == quote {
        let after = String(rest.dropFirst(offset + 2)).trimmed
        return after.isEmpty || after.hasPrefix("#") ? (key, value) : nil
      } else {
        value.append(letter)
      }
    }
    return nil
  }

  private static func quoted(_ value: String) -> String {
    var out = "\""
    for letter in value {
      if letter == "\"" || letter == "\\" { out += "\\" }
      out.append(letter)
    }
    return out + "\""
  }
}
