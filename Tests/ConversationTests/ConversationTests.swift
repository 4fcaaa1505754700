import Domain
import Foundation
import Labels
import Testing

@testable import balli

@Suite("Conversations")
struct ConversationTests {
  @Test("There are conversations to replay")
  func exist() {
    #expect(!Golden.all.isEmpty, "Conversations/ holds no conversation")
  }

  @Test("The program says what the conversation says", arguments: Golden.all)
  func replays(_ golden: Golden) async throws {
    let said = try await golden.replayed()
    if Golden.isRecording {
      try said.write(toFile: golden.path, atomically: false, encoding: .utf8)
      Issue.record("\(golden.name) is recorded; run again without BALLI_RECORD")
      return
    }
    let difference = LineDifference.between(golden.text, said)
    #expect(difference.isEmpty, "\(golden.name)\n\(difference)")
  }
}

/// One conversation of the folder.
struct Golden: CustomTestStringConvertible {
  var path: String
  var text: String
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
  var testDescription: String { name }

  static let isRecording = ProcessInfo.processInfo.environment["BALLI_RECORD"] == "1"

  static let folder =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    + "/Conversations"

  static let all: [Golden] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().compactMap { name in
      let path = folder + "/" + name
      return (try? String(contentsOfFile: path, encoding: .utf8)).map {
        Golden(path: path, text: $0)
      }
    }
  }()

  /// The conversation with what the program answers now, in a fresh home.
  func replayed() async throws -> String {
    let home = FileManager.default.temporaryDirectory.path + "/balli-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: home) }
    var blocks = Blocks(of: text)
    let script = try script.map(ScriptedModel.init(parsing:))
    let isPicture = name.hasPrefix("picture-") || name.hasPrefix("fail-picture")
    if isPicture { try SimulatedEyes.furnish(home) }
    let way =
      isPicture
      ? SimulatedEyes.fetcher : name.hasPrefix("research-") ? SimulatedPapers.fetcher : nil
    let programs = isPicture ? SimulatedEyes.programs(home) : nil
    let answers = await Self.answers(to: text, in: home, script, way, programs)
    if script?.isOver == false { Issue.record("\(name): the script holds more than was played") }
    blocks.fill(with: answers)
    return blocks.text
  }

  /// The part of the model in a conversation that has a script.
  private var script: String? {
    let path = Self.folder + "/Scripts/" + name.replacingOccurrences(of: ".md", with: ".txt")
    return try? String(contentsOfFile: path, encoding: .utf8)
  }

  @MainActor private static func answers(
    to text: String, in home: String, _ script: ScriptedModel?, _ way: Fetcher?,
    _ programs: OutsidePrograms?
  ) async -> [String] {
    var istanbul = Zone.fixed(3 * 3600)
    istanbul.name = "Europe/Istanbul"
    let world = Compose.replay(
      in: home, zone: istanbul, now: Date(timeIntervalSince1970: 0), way: way, programs: programs
    ).playing(script)
    let sink = TextSink()
    let presenter = PlainPresenter(out: sink, errors: sink)
    let runner = TranscriptRunner(
      Setup(world: world, options: Options(), presenter: presenter))
    var parser = TranscriptParser()
    var answers: [String] = []
    for item in parser.feed(text.utf8) + parser.finish() {
      await runner.take(item)
      let answer = sink.take()
      if case .settings = item, answer.isEmpty { continue }
      answers.append(answer)
    }
    return answers
  }
}

/// A conversation cut into the person's messages, settings, and the answers between them.
struct Blocks {
  private enum Block {
    case kept([Substring])
    case answer(String)
  }

  private var blocks: [Block] = []

  init(of text: String) {
    var kept: [Substring] = []
    var isMessage = false
    var isMatter = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isMatter || line == "---" {
        if isMessage { close(&kept, &isMessage) }
        kept.append(line)
        if line == "---" { isMatter.toggle() }
      } else if line.hasPrefix("> ") || line == ">" {
        kept.append(line)
        isMessage = true
      } else if isMessage {
        close(&kept, &isMessage)
      }
    }
    if isMessage { close(&kept, &isMessage) }
  }

  private mutating func close(_ kept: inout [Substring], _ isMessage: inout Bool) {
    blocks += [.kept(kept), .answer("")]
    kept = []
    isMessage = false
  }

  /// Puts the answers in their places.
  mutating func fill(with answers: [String]) {
    var rest = answers[...]
    for index in blocks.indices {
      if case .answer = blocks[index] { blocks[index] = .answer(rest.popFirst() ?? "") }
    }
  }

  /// The whole, in the form of exports.
  var text: String {
    blocks.map { block in
      switch block {
      case .kept(let lines): lines.joined(separator: "\n")
      case .answer(let answer): Self.escaped(answer)
      }
    }.joined(separator: "\n\n") + "\n"
  }

  private static func escaped(_ answer: String) -> String {
    var lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.drop(while: \.isEmpty).map { line in
      let bare = line.drop { $0 == "\\" }
      return (bare.first == ">" || bare == "---" ? "\\" : "") + line
    }.joined(separator: "\n")
  }
}

/// What differs between two texts, `-` for what was expected and `+` for what came.
enum LineDifference {
  static func between(_ expected: String, _ actual: String) -> String {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(line)")
      }
    }.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
  }
}
