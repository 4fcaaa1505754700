import Domain
import Foundation
import Synchronization
import Testing

@testable import balli

/// A talk with a capable model as such a model really answers, and the rows that it must leave.
///
/// Read from `Tests/Fixtures/talks/`: `## name` begins a talk, and blocks between blank lines follow.
///
/// - `> text` is what the person says, `@ time` moves the clock.
/// - `· tool {…}` is a call and `! code text` a failure of the model's service (`! stop` is Ctrl-C); all
///   other lines are the model's words. Each block is one reply.
/// - `= row` is a record there must be afterwards, no more and no less; `= -` for none.
/// - `? text` is held by a question before a write; there are no other questions.
/// - `+ text` and `- text`: what the screen shows and does not show, over the whole talk.
struct Talk: Sendable, CustomTestStringConvertible {
  var name: String
  var messages: [String] = []
  var replies: [[ModelPiece]] = []
  var failures: [ModelFailure?] = []
  var rows: [String] = []
  var questions: [String] = []
  var shown: [String] = []
  var hidden: [String] = []
  var testDescription: String { name }

  static let all: [Talk] = [
    "capable", "strong", "daily", "mistaken", "exact", "held", "bound", "plain", "apart",
  ].flatMap {
    (try? read($0)) ?? []
  }

  static func read(_ file: String) throws -> [Talk] {
    let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    let text = try String(
      contentsOfFile: root + "/Tests/Fixtures/talks/\(file).txt", encoding: .utf8)
    var talks: [Talk] = []
    for block in text.split(separator: "\n\n") {
      let lines = block.split(separator: "\n").map(String.init)
      guard let first = lines.first else { continue }
      if first.hasPrefix("## ") {
        talks.append(Talk(name: String(first.dropFirst(3))))
      } else if !talks.isEmpty {
        try talks[talks.count - 1].take(lines)
      }
    }
    return talks
  }

  private mutating func take(_ lines: [String]) throws {
    func rest(_ line: String) -> String { String(line.dropFirst(2)) }
    switch lines[0].prefix(2) {
    case "> ": messages.append(lines.joined(separator: "\n"))
    case "@ ": messages.append("---\nnow: \(rest(lines[0]))\n---")
    case "= ", "? ", "+ ", "- ": for line in lines { expect(rest(line), line.prefix(2)) }
    default:
      var pieces: [ModelPiece] = []
      var failure: ModelFailure?
      for line in lines {
        let words = line.split(separator: " ", maxSplits: 2).map(String.init)
        switch words.first {
        case "·":
          let arguments = try JSON(reading: words.count > 2 ? words[2] : "{}")
          pieces.append(.call(ToolCall(id: "", name: words[1], arguments: arguments)))
        case "!":
          failure = ModelFailure(
            code: words[1], message: words.count > 2 ? words[2] : "", isRetryable: true)
        case "∅": break
        default: pieces.append(.text(line + "\n"))
        }
      }
      replies.append(pieces)
      failures.append(failure)
    }
  }
}

extension Talk {
  private mutating func expect(_ text: String, _ mark: Substring) {
    switch mark {
    case "= ": rows.append(text)
    case "? ": questions.append(text)
    case "+ ": shown.append(text)
    default: hidden.append(text)
    }
  }
}

// MARK: Playing

/// What a talk came to.
struct PlayedTalk {
  var rows: [String]
  var questions: [String]
  var events: [JSON]
  /// What stands on the screen, without colours.
  var screen: String
  /// Whether the model said all that it had to say.
  var isOver: Bool
}

extension Talk {
  private var transcript: String {
    let start = "---\nnow: 2026-11-21T15:30:00+03:00\n---\n"
    return start + messages.joined(separator: "\n\n") + "\n"
  }

  /// Plays the talk in a fresh home, each time anew for the events and for the screen.
  func played() async throws -> PlayedTalk {
    var played = try await run(asJSON: true)
    played.screen = try await run(asJSON: false).screen
    return played
  }

  @MainActor private func run(asJSON: Bool) async throws -> PlayedTalk {
    let home = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: home) }
    let part = Part(self)
    let now = Date(timeIntervalSince1970: 0)
    var world = Compose.replay(in: home, zone: .fixed(3 * 3600), now: now)
    let open = world.household
    world.household = { request in
      var household = try open(HouseholdRequest(profile: request.profile, model: ModelName.local))
      household.model = part.model
      household.routing = { model, _ in Compose.routing(model, .alwaysModel) }
      return household
    }
    let (sink, errors) = (TextSink(), TextSink())
    let presenter: any Presenter =
      asJSON
      ? JSONPresenter(out: sink, errors: TextSink()) : PlainPresenter(out: sink, errors: errors)
    let runner = TranscriptRunner(Setup(world: world, options: Options(), presenter: presenter))
    var parser = TranscriptParser()
    for item in parser.feed(transcript.utf8) + parser.finish() { await runner.take(item) }
    let text = sink.take()
    let events = asJSON ? try text.split(separator: "\n").map { try JSON(reading: String($0)) } : []
    let records = try open(HouseholdRequest(profile: nil, model: ModelName.local)).records
    return PlayedTalk(
      rows: try Self.rows(of: records),
      questions: events.filter { $0["type"] == "confirm" && $0["answer"] == .null }
        .compactMap { $0["question"]?.string },
      events: events, screen: text + errors.take(), isOver: part.isOver)
  }

  private static func rows(of records: Records) throws -> [String] {
    let zone = Zone.fixed(3 * 3600)
    func number(_ value: Double) -> String {
      let rounded = (value * 10).rounded() / 10
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }
    let always = Date.distantPast..<Date.distantFuture
    func whose(_ subject: String?) -> String { subject.map { $0 + ": " } ?? "" }
    let meals = try records.meals.between(always).map { meal in
      let items = meal.items.map { item in
        let amount = item.quantity.map { "\(number($0)) \(item.unit ?? "") " } ?? ""
        return amount + item.name + (item.nutrients.map { " (\(number($0.carbs)))" } ?? " (?)")
      }
      let moment = zone.civil(at: meal.eatenAt)
      return whose(meal.subject)
        + "\(moment.day.text.suffix(2)). \(moment.clock) \(meal.type.rawValue): "
        + items.joined(separator: ", ")
    }
    let readings = try records.glucose.between(always).map {
      whose($0.subject) + "glucose \(number($0.milligrams))"
    }
    let entries = try records.entries.between(always, nil).map {
      whose($0.subject) + "\($0.kind.rawValue) \($0.values.text)"
    }
    let list = try records.shopping.all().map {
      "list " + ($0.quantity.map { number($0) + " " } ?? "") + ($0.unit.map { $0 + " " } ?? "")
        + $0.name
    }
    let targets = try records.targets.all().map { "target \($0.kind.rawValue) \($0.value ?? 0)" }
    let notes = try records.notes.all().map { "note \($0.content)" }
    return meals + readings + entries + list + targets + notes
  }
}

/// The model's part of a talk.
private final class Part: Sendable {
  private let replies: Mutex<[(pieces: [ModelPiece], failure: ModelFailure?)]>

  init(_ talk: Talk) { replies = Mutex(Array(zip(talk.replies, talk.failures))) }

  var isOver: Bool { replies.withLock { $0.isEmpty } }

  var model: LanguageModel {
    LanguageModel(name: "openai:güçlü", traits: ModelTraits(isLocal: false)) { _ in
      let reply = self.replies.withLock {
        $0.isEmpty ? (pieces: [], failure: nil) : $0.removeFirst()
      }
      return AsyncThrowingStream { continuation in
        for piece in reply.pieces { continuation.yield(piece) }
        if reply.failure?.code == "stop" {
          continuation.finish(throwing: CancellationError())
        } else {
          continuation.finish(throwing: reply.failure)
        }
      }
    }
  }
}
