import Domain
import Foundation
import Synchronization

@testable import balli

/// A model that plays its part of a conversation from `Conversations/Scripts/NAME.txt`.
///
/// Blocks between blank lines are replies. `· tool {…}` is a call, `! code text` a failure after what
/// was said, `% 4096` at the top the model's window; all else is the model's words.
final class ScriptedModel: Sendable {
  private let replies: Mutex<[[ModelPiece]]>
  private let failures: Mutex<[ModelFailure?]>
  private let window: Int?

  /// The name under which a conversation asks for its script.
  static let name = "openai:senaryo"

  init(parsing text: String) throws {
    var replies: [[ModelPiece]] = []
    var failures: [ModelFailure?] = []
    var window: Int?
    for block in text.split(separator: "\n\n") {
      var pieces: [ModelPiece] = []
      var failure: ModelFailure?
      for line in block.split(separator: "\n") {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        switch words.first {
        case "%": window = Int(words[1])
        case "!": failure = ModelFailure(code: words[1], message: words[2], isRetryable: true)
        case "·":
          let arguments = try JSON(reading: words.count > 2 ? words[2] : "{}")
          pieces.append(.call(ToolCall(id: "", name: words[1], arguments: arguments)))
        default: pieces.append(.text(String(line) + "\n"))
        }
      }
      guard !pieces.isEmpty || failure != nil else { continue }
      replies.append(pieces)
      failures.append(failure)
    }
    self.replies = Mutex(replies)
    self.failures = Mutex(failures)
    self.window = window
  }

  var model: LanguageModel {
    LanguageModel(
      name: Self.name, traits: ModelTraits(contextTokens: window, isLocal: false)
    ) { _ in
      let pieces = self.replies.withLock { $0.isEmpty ? [] : $0.removeFirst() }
      let failure = self.failures.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      return AsyncThrowingStream { continuation in
        for piece in pieces { continuation.yield(piece) }
        continuation.finish(throwing: failure)
      }
    }
  }

  /// Whether all that is written was played.
  var isOver: Bool { replies.withLock { $0.isEmpty } }
}

extension World {
  /// The same world, where a conversation's own script answers under its name.
  func playing(_ script: ScriptedModel?) -> World {
    guard let script else { return self }
    var world = self
    let open = household
    world.household = { request in
      guard request.model == ScriptedModel.name else { return try open(request) }
      var household = try open(HouseholdRequest(profile: request.profile, model: ModelName.local))
      household.model = script.model
      return household
    }
    return world
  }
}
