import Domain

/// Finds the tool calls that a model wrote as text instead of calling: fenced, tagged or bare JSON.
///
///     WrittenCalls(tools: ["logMeal"]).read(Array(#"{"name":"logMeal","arguments":{}}"#.utf8))
///     // [logMeal({})]
///
/// Only text that is nothing but calls of known tools counts; all else stays text.
struct WrittenCalls: Sendable {
  let tools: [String]

  private static let languages = [
    "", "json", "JSON", "jsonc", "xml", "tool_call", "tool_calls", "tool_code", "tool",
    "function_call",
  ]
  private static let tags = [
    "<tool_call>", "</tool_call>", "<tool_calls>", "</tool_calls>", "<function_call>",
    "</function_call>", "<tools>", "</tools>", "<|tool_call|>", "<|tool_call>", "<tool_call|>",
    "<|python_tag|>", "[TOOL_CALLS]", "[/TOOL_CALLS]", "</function>",
  ]
  private static let openers = ["<function="]
  private static let nameKeys = ["name", "tool", "tool_name", "function_name", "function"]
  private static let argumentKeys = ["arguments", "parameters", "args", "input"]
  private static let otherKeys = ["tool_calls", "type", "id", "index"]

  // MARK: While it arrives

  /// Whether text that begins so may still turn out to be calls and nothing else.
  func mayBecomeCalls(_ text: ArraySlice<UInt8>) -> Bool {
    let text = text.drop { $0.isSpace }
    guard !tools.isEmpty, let first = text.first else { return !tools.isEmpty }
    switch first {
    case UInt8(ascii: "{"): return beginsLikeCall(text)
    case UInt8(ascii: "["):
      let rest = text.dropFirst().drop { $0.isSpace }
      return rest.isEmpty || rest.first == UInt8(ascii: "{") && beginsLikeCall(rest)
        || Self.agrees(text, with: Self.tags)
    case UInt8(ascii: "`"): return mayFence(text)
    case UInt8(ascii: "<"): return Self.agrees(text, with: Self.tags + Self.openers)
    default: return false
    }
  }

  private func mayFence(_ text: ArraySlice<UInt8>) -> Bool {
    let marks = text.prefix { $0 == UInt8(ascii: "`") }
    let rest = text.dropFirst(marks.count)
    if marks.count < 3 { return rest.isEmpty }
    let word = rest.prefix { $0.isWord }
    let after = rest.dropFirst(word.count).drop { $0.isSpace }
    let language = String(decoding: word, as: UTF8.self)
    if rest.count == word.count { return Self.languages.contains { $0.hasPrefix(language) } }
    guard Self.languages.contains(language) else { return false }
    return after.isEmpty || after.first != UInt8(ascii: "`") && mayBecomeCalls(after)
  }

  /// Whether the first key of an object is one that calls have.
  private func beginsLikeCall(_ text: ArraySlice<UInt8>) -> Bool {
    let inner = text.drop { $0 == UInt8(ascii: "{") || $0.isSpace }
    guard let quote = inner.first else { return true }
    guard quote == UInt8(ascii: "\"") else { return false }
    let key = inner.dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    let name = String(decoding: key, as: UTF8.self)
    let keys = Self.nameKeys + Self.argumentKeys + Self.otherKeys
    let isWhole = inner.count > key.count + 1
    return isWhole ? keys.contains(name) : keys.contains { $0.hasPrefix(name) }
  }

  private static func agrees(_ text: ArraySlice<UInt8>, with tags: [String]) -> Bool {
    tags.contains { tag in
      zip(tag.utf8, text).allSatisfy { $0 == $1 }
    }
  }

  /// Whether text names a tool as calls do, but its JSON breaks off or is none.
  func isUnreadableCall(_ text: [UInt8]) -> Bool {
    let words = String(decoding: text, as: UTF8.self)
    guard tools.contains(where: { words.contains("\"\($0)\"") || words.contains("=\($0)>") }) else {
      return false
    }
    guard let start = text.firstIndex(of: UInt8(ascii: "{")) else { return true }
    let json = try? JSONReader.read(text[start...]) { (reader) throws(JSONFault) in
      try reader.beginning()
    }
    return json == nil
  }

  // MARK: At the end

  /// The calls that the whole text is, or nil where it is anything else; ids are left empty.
  func read(_ text: [UInt8]) -> [ToolCall]? {
    guard !tools.isEmpty else { return nil }
    if let calls = strictly(text) { return calls }
    // A template's own doubled braces, carried over by the model: {{"name": …, "arguments": {{…}}}}
    guard text.first(where: { !$0.isSpace && $0 != UInt8(ascii: "`") }) != nil else { return nil }
    return strictly(Self.undoubled(text))
  }

  private static func undoubled(_ text: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    var place = 0
    while place < text.count {
      out.append(text[place])
      let isDouble =
        (text[place] == UInt8(ascii: "{") || text[place] == UInt8(ascii: "}"))
        && place + 1 < text.count && text[place + 1] == text[place]
      place += isDouble ? 2 : 1
    }
    return out
  }

  private func strictly(_ text: [UInt8]) -> [ToolCall]? {
    var rest = text[...]
    var calls: [ToolCall] = []
    var name: String?
    while true {
      rest = rest.drop { $0.isSpace || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
      guard let first = rest.first else { break }
      if let tag = Self.tags.first(where: { rest.starts(with: $0.utf8) }) {
        rest = rest.dropFirst(tag.utf8.count)
      } else if rest.starts(with: "```".utf8) {
        rest = rest.dropFirst(3).drop { $0.isWord }
      } else if rest.starts(with: "<function=".utf8) {
        let inner = rest.dropFirst(10).prefix { $0 != UInt8(ascii: ">") }
        name = String(decoding: inner, as: UTF8.self)
        rest = rest.dropFirst(11 + inner.count)
      } else if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
        guard let (found, count) = value(rest, named: name) else { return nil }
        calls += found
        name = nil
        rest = rest.dropFirst(count)
      } else {
        return nil
      }
    }
    return calls.isEmpty ? nil : calls
  }

  /// The calls in the JSON that `text` begins with, and how far it goes.
  private func value(_ text: ArraySlice<UInt8>, named name: String?) -> ([ToolCall], Int)? {
    let isDouble = text.starts(with: "{{".utf8)
    let bytes = Array(isDouble ? text.dropFirst() : text)
    guard
      let (json, count) = try? JSONReader.read(
        bytes[...], { (reader) throws(JSONFault) in try reader.beginning() })
    else { return nil }
    let found =
      if let name {
        tools.contains(name) ? [ToolCall(id: "", name: name, arguments: json)] : nil
      } else {
        calls(in: json)
      }
    guard let found else { return nil }
    guard isDouble else { return (found, count) }
    let extra = bytes.dropFirst(count).prefix { $0 == UInt8(ascii: "}") || $0.isSpace }
    return (found, 1 + count + extra.count)
  }

  private func calls(in json: JSON) -> [ToolCall]? {
    if let list = json.array {
      let found = list.compactMap(calls(in:))
      return found.count == list.count && !list.isEmpty ? found.flatMap { $0 } : nil
    }
    if let list = json["tool_calls"] { return calls(in: list) }
    if let inner = json["function"], inner.members != nil { return calls(in: inner) }
    guard let members = json.members,
      let name = Self.nameKeys.lazy.compactMap({ json[$0]?.string }).first, tools.contains(name)
    else { return nil }
    let known = Self.nameKeys + Self.argumentKeys + Self.otherKeys
    guard members.allSatisfy({ known.contains($0.key) }) else { return nil }
    let arguments = Self.argumentKeys.lazy.compactMap { json[$0] }.first
    return [CallDraft.call(name: name, arguments: arguments ?? .null)]
  }
}

extension UInt8 {
  /// White space of JSON and of text.
  var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  /// A letter, digit or low line of ASCII.
  var isWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
