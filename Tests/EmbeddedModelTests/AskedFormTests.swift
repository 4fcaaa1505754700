import Foundation
import Testing

@testable import EmbeddedModel

@Suite("The ways to ask of what is known, as they are stored")
struct AskedFormTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/CTables/Research").standardizedFileURL

  @Test("The stored ways to ask are what the questions are read as; BALLI_RECORD=1 writes them")
  func stored() throws {
    let questions = Knowledge.shared.entries.flatMap(\.questions)
    let lines = AskedForms.lines(of: questions)
    for (name, made) in [("asked-words", lines.words), ("asked-forms", lines.forms)] {
      let file = Self.folder.appending(path: "\(name).tsv")
      let text = made.joined(separator: "\n") + "\n"
      if ProcessInfo.processInfo.environment["BALLI_RECORD"] != nil {
        try Data(text.utf8).write(to: file)
      }
      #expect(try String(contentsOf: file, encoding: .utf8) == text, "\(name)")
    }
    #expect(questions.count > 5000)
  }

  @Test("A way to ask that was stored is read back as it was")
  func readBack() throws {
    let questions = Knowledge.shared.entries.flatMap(\.questions)
    let stored = AskedForms().all
    try #require(stored.count == questions.count)
    for (question, form) in zip(questions, stored) { #expect(form.asked == AskedWords(question)) }
  }
}
