import Domain

/// Puts the calls of a reply together from deltas, whatever the server does with index, id and name.
///
/// A delta belongs to the newest call of its index; it begins another where it brings a new id, or a
/// name after arguments that are whole. Without an index, id or else order decides.
struct CallAssembly: Sendable {
  /// Bytes of arguments of all calls together.
  static let limit = 4 << 20
  /// What a call counts even without arguments, so that there is an end of empty ones.
  private static let leastOfCall = 4_096

  let tools: [String]
  private(set) var drafts: [CallDraft] = []
  private var size = 0

  init(tools: [String]) { self.tools = tools }

  var isEmpty: Bool { drafts.isEmpty }
  var isTooLong: Bool { size > Self.limit }

  /// Takes in one element of `tool_calls`.
  mutating func add(_ delta: JSON) {
    guard case .object(let members) = delta else { return }
    let function = delta["function"] ?? delta
    let index = Self.index(delta["index"])
    let id = Self.id(delta["id"])
    let name = function["name"]?.string ?? ""
    let fragment = Self.fragment(
      function["arguments"] ?? function["parameters"] ?? delta["arguments"])
    if index == nil, id.isEmpty, name.isEmpty, fragment.isEmpty, drafts.isEmpty { return }
    let place = place(index: index, id: id, name: name, fragment: fragment)
    var draft = CallDraft(index: index)
    // Taken out and not copied: a copy with every delta would be quadratic.
    if let place { swap(&draft, &drafts[place]) } else { size += Self.leastOfCall }
    if draft.id.isEmpty { draft.id = id }
    if !name.isEmpty { draft.add(name: name, tools: tools) }
    if !isRepetition(fragment, of: draft) {
      draft.add(fragment)
      size += fragment.utf8.count
    }
    for member in members where !Self.known.contains(member.key) {
      draft.extra.removeAll { $0.key == member.key }
      draft.extra.append(member)
    }
    if let place { drafts[place] = draft } else { drafts.append(draft) }
  }

  /// A part of the reply was lost: what has begun may lack it.
  mutating func lose() { for place in drafts.indices { drafts[place].lose() } }

  private static let known = ["index", "id", "type", "function", "name", "arguments", "parameters"]

  private static func index(_ json: JSON?) -> Int? {
    if let number = json?.number { return Int(exactly: number) }
    return json?.string.flatMap { Int($0) }
  }

  private static func id(_ json: JSON?) -> String {
    switch json {
    case .string(let text): text
    case .number?: json?.text ?? ""
    default: ""
    }
  }

  private static func fragment(_ json: JSON?) -> String {
    switch json {
    case .string(let text): text
    case nil, .null: ""
    default: json?.text ?? ""
    }
  }

  private func isRepetition(_ fragment: String, of draft: CallDraft) -> Bool {
    draft.isWhole && fragment.utf8.elementsEqual(draft.joined)
  }

  /// The draft that a delta goes on with, or nil where it begins a call.
  private func place(index: Int?, id: String, name: String, fragment: String) -> Int? {
    if !id.isEmpty, let same = drafts.lastIndex(where: { $0.id == id && $0.index == index }),
      !begins(name: name, fragment: fragment, after: drafts[same])
    {
      return same
    }
    let candidate =
      index == nil
      ? drafts.indices.last : drafts.lastIndex { $0.index == index }
    guard let candidate else {
      // A fragment cannot begin a call: some servers count the index up with every delta.
      return name.isEmpty && !fragment.isEmpty && (id.isEmpty || drafts.last?.id == id)
        ? drafts.indices.last : nil
    }
    let draft = drafts[candidate]
    if !id.isEmpty, !draft.id.isEmpty, id != draft.id {
      if name.isEmpty { return draft.isWhole && !fragment.isEmpty ? nil : candidate }
      // A new id with every delta of one call, or another call.
      let goesOn = name == draft.name && !draft.isWhole && index != nil
      return goesOn ? candidate : nil
    }
    return begins(name: name, fragment: fragment, after: draft) ? nil : candidate
  }

  /// Whether a name in a delta says that another call begins.
  private func begins(name: String, fragment: String, after draft: CallDraft) -> Bool {
    guard !name.isEmpty, !draft.name.isEmpty else { return false }
    if name != draft.name {
      return draft.isWhole || tools.contains(name) && tools.contains(draft.name)
    }
    guard draft.isWhole, fragment.utf8.first(where: { !$0.isSpace }) == UInt8(ascii: "{") else {
      return false
    }
    // The same name again: the same arguments, or longer ones, are a repetition.
    return !fragment.utf8.elementsEqual(draft.joined)
      && !draft.joined.elementsEqual("{}".utf8)
  }

  // MARK: At the end

  /// The calls, each with an id of its own; `isCut` drops those whose arguments are not whole.
  ///
  /// Arguments among which a part of the reply was lost cannot be trusted, even if what is left of them
  /// reads well: an amount may be missing.
  func calls(isCut: Bool) -> [ToolCall] {
    var calls = drafts.filter { !isCut || $0.isWhole }.compactMap { draft in
      draft.mayLackPart ? draft.call?.maimed : draft.call
    }
    if isCut { calls.removeAll { $0.malformed != nil } }
    return Self.named(calls)
  }

  /// Gives every call without an id, or with one that is taken, an id of its own.
  static func named(_ calls: [ToolCall]) -> [ToolCall] {
    var taken = Set(calls.map(\.id))
    var seen: Set<String> = [""]
    var number = 0
    return calls.map { call in
      var call = call
      if !seen.insert(call.id).inserted {
        repeat { number += 1 } while taken.contains("call_\(number)")
        call.id = "call_\(number)"
        taken.insert(call.id)
      }
      return call
    }
  }
}

extension ToolCall {
  /// The call, not to be run, of a reply of which a part was lost.
  var maimed: ToolCall {
    ToolCall(
      id: id, name: name, arguments: .object([JSON.Member]()), extra: extra,
      malformed: malformed ?? Texts.lostPart)
  }
}
