import Domain

/// One call while its pieces arrive.
struct CallDraft: Sendable {
  var index: Int?
  var id = ""
  var name = ""
  /// The arguments as they came, in order.
  var fragments: [String] = []
  /// All fragments joined.
  var joined: [UInt8] = []
  /// Fields that we do not know, to be sent back.
  var extra: [JSON.Member] = []
  /// How many fragments there were when a part of the reply was lost; nil where none was lost since it began.
  private(set) var countAtLoss: Int?

  /// Whether nothing of the arguments is here yet.
  var isBlank: Bool { joined.allSatisfy(\.isSpace) }

  /// Whether the arguments are a whole object.
  var isWhole: Bool {
    guard joined.last(where: { !$0.isSpace }) == UInt8(ascii: "}") else { return false }
    return Self.object(joined) != nil
  }

  mutating func add(_ fragment: String) {
    guard !fragment.isEmpty else { return }
    fragments.append(fragment)
    joined += fragment.utf8
  }

  /// Sets the name once; joins a name that comes in pieces only where a known tool is its goal.
  mutating func add(name part: String, tools: [String]) {
    if name.isEmpty {
      name = part
    } else if part != name, !tools.contains(name), isBlank {
      if tools.contains(where: { $0.hasPrefix(name + part) }) {
        name += part
      } else if tools.contains(where: { $0.hasPrefix(part) }), part.hasPrefix(name) {
        name = part
      }
    }
  }

  /// A part of the reply was lost here.
  mutating func lose() { countAtLoss = countAtLoss ?? (isWhole ? fragments.count : -1) }

  /// Whether a part of the arguments may be missing: what was whole before the loss and got nothing after it
  /// has all of them, and so has what only began after it.
  var mayLackPart: Bool {
    countAtLoss.map { $0 != fragments.count && fragments.count > 1 } ?? false
  }

  // MARK: At the end

  /// The call, or nil where there is nothing of it; arguments that cannot be read make it malformed.
  var call: ToolCall? {
    if name.isEmpty && isBlank { return nil }
    var call = Self.call(name: name, text: settled)
    call.id = id
    call.extra = extra.isEmpty ? nil : .object(extra)
    if name.isEmpty {
      // No server takes back a call without a name.
      call.name = "unknown"
      call.malformed = call.malformed ?? Texts.namelessCall
    }
    return call
  }

  /// The arguments, where they were sent several times: the last whole ones.
  ///
  /// A fragment counts as a repetition only after a whole object, or where it begins with all that
  /// came before; an object inside arguments that were cut is never taken for the arguments.
  private var settled: [UInt8] {
    guard fragments.count > 1, Self.object(joined) == nil else { return joined }
    var before: [UInt8] = []
    var tries = 0
    for (place, fragment) in fragments.enumerated() {
      let isNew =
        place > 0 && fragment.utf8.first { !$0.isSpace } == UInt8(ascii: "{")
        && (fragment.utf8.starts(with: before) || Self.object(before) != nil)
      if isNew, tries < 50 {
        tries += 1
        let rest = fragments[place...].flatMap { Array($0.utf8) }
        if Self.object(rest) != nil { return rest }
        if fragments[place...].count > 1, let last = fragments.last,
          last.hasPrefix(fragment), Self.object(Array(last.utf8)) != nil
        {
          return Array(last.utf8)
        }
      }
      before += fragment.utf8
    }
    return joined
  }

  private static func object(_ bytes: [UInt8]) -> JSON? {
    guard let json = try? JSON(reading: bytes), json.members != nil else { return nil }
    return json
  }

  /// A call with arguments as text: an object, nothing at all, or an object in a string.
  static func call(name: String, text: [UInt8]) -> ToolCall {
    if text.allSatisfy(\.isSpace) {
      return ToolCall(id: "", name: name, arguments: .object([JSON.Member]()))
    }
    do throws(JSONFault) {
      return call(name: name, arguments: try JSON(reading: text))
    } catch {
      return malformed(name, Texts.unreadableArguments(error.message))
    }
  }

  /// A call with arguments as JSON, decoded once more where they are a string.
  static func call(name: String, arguments: JSON) -> ToolCall {
    switch arguments {
    case .object: return ToolCall(id: "", name: name, arguments: arguments)
    case .null: return ToolCall(id: "", name: name, arguments: .object([JSON.Member]()))
    case .string(let text):
      if text.utf8.allSatisfy(\.isSpace) { return call(name: name, arguments: .null) }
      do throws(JSONFault) {
        let inner = try JSON(reading: text)
        if inner.members != nil || inner == .null { return call(name: name, arguments: inner) }
        return malformed(name, Texts.argumentsNoObject)
      } catch {
        return malformed(name, Texts.unreadableArguments(error.message))
      }
    default: return malformed(name, Texts.argumentsNoObject)
    }
  }

  private static func malformed(_ name: String, _ reason: String) -> ToolCall {
    ToolCall(id: "", name: name, arguments: .object([JSON.Member]()), malformed: reason)
  }
}
