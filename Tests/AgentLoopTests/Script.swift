import AgentLoop
import Domain
import Foundation
import Synchronization

/// A model that gives replies from a list and remembers what it was asked.
final class Script: Sendable {
  enum Line: Sendable {
    case reply([ModelPiece])
    /// Pieces, then a failure.
    case failing([ModelPiece], any Error)
    /// Pieces, then nothing until the turn is cancelled.
    case hanging([ModelPiece])
  }

  private let lines: Mutex<[Line]>
  private let asked = Mutex<[ModelRequest]>([])

  init(_ lines: [Line]) { self.lines = Mutex(lines) }

  var requests: [ModelRequest] { asked.withLock { $0 } }

  var model: LanguageModel {
    LanguageModel(name: "deneme:1") { request in
      self.asked.withLock { $0.append(request) }
      let line = self.lines.withLock { $0.isEmpty ? .reply([]) : $0.removeFirst() }
      return AsyncThrowingStream { continuation in
        switch line {
        case .reply(let pieces):
          for piece in pieces { continuation.yield(piece) }
          continuation.finish()
        case .failing(let pieces, let error):
          for piece in pieces { continuation.yield(piece) }
          continuation.finish(throwing: error)
        case .hanging(let pieces):
          for piece in pieces { continuation.yield(piece) }
        }
      }
    }
  }
}

extension Script.Line {
  static func says(_ text: String) -> Self { .reply([.text(text)]) }

  static func calls(_ calls: ToolCall..., saying text: String = "") -> Self {
    .reply((text.isEmpty ? [] : [.text(text)]) + calls.map(ModelPiece.call))
  }
}

extension ToolCall {
  static func save(_ name: String, id: String = "") -> ToolCall {
    ToolCall(id: id, name: "save", arguments: ["name": .string(name)])
  }

  static func look(_ name: String, id: String = "") -> ToolCall {
    ToolCall(id: id, name: "look", arguments: ["name": .string(name)])
  }

  static func remove(_ name: String, id: String = "") -> ToolCall {
    ToolCall(id: id, name: "remove", arguments: ["name": .string(name)])
  }
}

/// What the tools of the tests have done.
final class Shelf: Sendable {
  let log = Mutex<[String]>([])
  /// Called while a tool runs.
  let during = Mutex<(@Sendable () async -> Void)?>(nil)

  var done: [String] { log.withLock { $0 } }

  var tools: [any Tool] {
    [Save(shelf: self), Look(), Remove(shelf: self), LogGlucose(shelf: self)]
  }
}

struct Named: Decodable, Sendable {
  var name: String
}

/// A write that always works, but not for "taş", and breaks the store for "kopuk".
struct Save: Tool {
  static let name = "save"
  static let summary = "Kaydeder."
  static let schema = ToolSchema(.text("name", "Ad", required: true))
  static let writes = true
  let shelf: Shelf

  func call(_ arguments: Named, in context: ToolContext) async throws(ToolFailure) -> JSON {
    let during = shelf.during.withLock { $0 }
    await during?()
    if arguments.name == "taş" { throw ToolFailure(code: "notFound", message: "Taş yenmez.") }
    if arguments.name == "kopuk" { throw .storage(Threads.Broken()) }
    let number = shelf.log.withLock { log in
      log.append("save \(arguments.name)")
      return log.count
    }
    return ["entry": .number(Double(number))]
  }
}

/// A read with a list, an explanation and an empty member in its result.
struct Survey: Tool {
  static let name = "survey"
  static let summary = "Sayar."
  static let schema = ToolSchema(.text("name", "Ad", required: true))
  static let writes = false

  func call(_ arguments: Named, in context: ToolContext) async throws(ToolFailure) -> JSON {
    [
      "entry": 7, "items": [["name": "süt", "source": "tablo", "note": .null]], "source": "tablo",
      "warnings": [], "totals": ["carbs": 12, "unknown": [:]],
    ]
  }
}

/// A read.
struct Look: Tool {
  static let name = "look"
  static let summary = "Bakar."
  static let schema = ToolSchema(.text("name", "Ad", required: true))
  static let writes = false

  func call(_ arguments: Named, in context: ToolContext) async throws(ToolFailure) -> JSON {
    ["seen": .string(arguments.name)]
  }
}

/// A write that asks first.
struct Remove: Tool {
  static let name = "remove"
  static let summary = "Siler."
  static let schema = ToolSchema(.text("name", "Ad", required: true))
  static let writes = true
  let shelf: Shelf

  func question(
    before arguments: Named, in context: ToolContext
  ) async throws(ToolFailure) -> String? { "\(arguments.name) silinsin mi?" }

  func call(_ arguments: Named, in context: ToolContext) async throws(ToolFailure) -> JSON {
    shelf.log.withLock { $0.append("remove \(arguments.name)") }
    return ["removed": .string(arguments.name)]
  }
}

/// The contract's tool for readings.
struct LogGlucose: Tool {
  struct Arguments: Decodable, Sendable {
    var value: Double
    var unit: String?
  }

  static let name = "logGlucose"
  static let summary = "Ölçüm kaydeder."
  static let schema = ToolSchema(
    .number("value", "Değer", required: true), .choice("unit", ["mg/dL", "mmol/L"], "Birim"),
    .text("person", "Kimin"))
  static let writes = true
  let shelf: Shelf

  func call(_ arguments: Arguments, in context: ToolContext) async throws(ToolFailure) -> JSON {
    shelf.log.withLock { $0.append("glucose \(arguments.value)") }
    return ["reading": 1]
  }
}
