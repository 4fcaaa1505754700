import EmbeddedModel
import Safety
import Testing

@Suite("Knowledge and the guard against doses")
struct KnowledgeDoseTests {
  @Test("No sentence and no source of an entry is taken for a dose")
  func whole() {
    var doubtful: [String] = []
    for entry in Knowledge.shared.entries {
      let lines: String = entry.text.replacing(". ", with: ".\n")
      for line in lines.split(separator: "\n") {
        let sentence = String(line)
        if DoseFilter.checked(sentence) != sentence { doubtful.append(entry.id + ": " + sentence) }
      }
    }
    #expect(doubtful.isEmpty, "\(doubtful.joined(separator: "\n"))")
  }
}
