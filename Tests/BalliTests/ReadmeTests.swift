import Domain
import Foundation
import Testing

@testable import Tools
@testable import balli

@Suite("The README")
struct ReadmeTests {
  static let path =
    #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/README.md"

  /// The parts that are made from the program, by the marker that stands around them.
  @MainActor static func parts() throws -> [(marker: String, text: String)] {
    let tools = try Bench().session.household.tools.map { type(of: $0) }
    let rows = tools.map { "| `\($0.name)` | \($0.writes ? "✎" : "") | \($0.summary) |" }
    let table = ["| tool | writes | what the model is told |", "| --- | --- | --- |"] + rows
    let help = "```\n" + HelpPage.page(for: nil) + "```"
    return [("help", help), ("tools", table.joined(separator: "\n"))]
  }

  @Test("Help and the tool table are those of the program")
  @MainActor func isCurrent() throws {
    let readme = try String(contentsOfFile: Self.path, encoding: .utf8)
    var current = readme
    for part in try Self.parts() {
      let (opening, closing) = ("<!-- \(part.marker) -->\n", "<!-- /\(part.marker) -->")
      let start = try #require(current.range(of: opening)).upperBound
      let end = try #require(current.range(of: closing)).lowerBound
      current.replaceSubrange(start..<end, with: part.text + "\n")
    }
    if ProcessInfo.processInfo.environment["BALLI_RECORD"] == "1" {
      try current.write(toFile: Self.path, atomically: false, encoding: .utf8)
      Issue.record("README.md is recorded; run again without BALLI_RECORD")
    } else {
      #expect(readme == current, "BALLI_RECORD=1 swift test --filter ReadmeTests writes it")
    }
  }

  @Test("Every file in Tools is one tool of the table, and the other way round")
  @MainActor func files() throws {
    let folder = Self.path.replacing("README.md", with: "Tools")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".swift") && $0 != "Toolbox.swift" }.map {
        $0.dropLast(6).lowercased()
      }
    let names = try Bench().session.household.tools.map { type(of: $0).name.lowercased() }
    #expect(Set(files) == Set(names))
  }
}
