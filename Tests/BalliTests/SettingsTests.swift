import Domain
import Testing

@testable import balli

@Suite("Places, configuration, spelling")
struct SettingsTests {
  @Test("One folder holds everything where BALLI_HOME is set")
  func home() throws {
    let places = try Places { ["BALLI_HOME": "/tmp/x", "HOME": "/home/a"][$0] }
    #expect(places.data == "/tmp/x")
    #expect(places.configuration == "/tmp/x/config.toml")
  }

  @Test("The XDG folders are used otherwise, relative ones ignored")
  func xdg() throws {
    let places = try Places {
      ["HOME": "/home/a", "XDG_DATA_HOME": "/data", "XDG_STATE_HOME": "rel"][$0]
    }
    #expect(places.data == "/data/balli")
    #expect(places.configuration == "/home/a/.config/balli/config.toml")
    #expect(places.history == "/home/a/.local/state/balli/history")
  }

  @Test("Without any home the program says so")
  func homeless() throws {
    let failure = try #require(throws: Failure.self) { _ = try Places { _ in nil } }
    #expect(failure.exit == .configuration)
  }

  @Test("A choice is changed without touching the rest of the file")
  func configuration() throws {
    var read = try #require(
      Configuration.parse("# benim\nprofile = \"Ayşe \\\"x\\\"\" # not\n[renk]\nx = 'a'\n").0)
    #expect(read.profile == "Ayşe \"x\"")
    #expect(read.model == nil)
    read["profile"] = "Nur"
    read["model"] = "yerel"
    #expect(read.text == "# benim\nprofile = \"Nur\"\n[renk]\nx = 'a'\nmodel = \"yerel\"\n")
    read["profile"] = nil
    #expect(!read.text.contains("Nur"))
    #expect(Configuration.parse(read.text).0 == read)
  }

  @Test(
    "A line that cannot be read is named",
    arguments: [("a\n", 1), ("x = \"a\"\ny = b\n", 2), ("x = \"a\n", 1), ("x = \"a\" b\n", 1)])
  func badConfiguration(_ text: String, _ line: Int) {
    let (configuration, bad) = Configuration.parse(text)
    #expect(configuration == nil)
    #expect(bad == line)
  }

  @Test(
    "Words are measured by their letters",
    arguments: [
      ("ara", "ara", 0), ("ara", "arra", 1), ("ara", "raa", 1), ("", "ab", 2), ("kedi", "sedir", 2),
    ])
  func distance(_ left: String, _ right: String, _ expected: Int) {
    #expect(Spelling.distance(left, right) == expected)
    #expect(Spelling.distance(right, left) == expected)
  }

  @Test(
    "A model is named by its provider and its name",
    arguments: [
      ("yerel", "yerel"), ("YEREL", "yerel"), ("OpenAI: gpt-5", "openai:gpt-5"),
      ("ollama:qwen3:4b", "ollama:qwen3:4b"),
    ])
  func modelNames(_ typed: String, _ kept: String) throws {
    #expect(try ModelName.validated(typed) == kept)
  }

  @Test(
    "A name that is none says what to do",
    arguments: [("abc", "sağlayıcısı yok"), ("openai:", "balli model liste"), ("gemini", "eksik")])
  func models(_ name: String, _ says: String) throws {
    let failure = try #require(throws: Failure.self) { _ = try ModelName.validated(name) }
    #expect(failure.exit == .configuration)
    #expect(failure.message.contains(says))
  }
}
