import Domain
import LanguageModels
import Testing

struct OllamaLibraryTests {
  private static func library(_ server: ScriptedServer) -> OllamaLibrary {
    OllamaLibrary(host: "127.0.0.1:11434", fetcher: server.fetcher)
  }

  @Test("The list tells sizes, parameters and quantisation")
  func lists() async throws {
    let server = ScriptedServer(
      RecordedResponse(
        text: #"{"models":[{"name":"qwen3:4b","model":"qwen3:4b","size":2497293931,"#
          + #""digest":"sha","details":{"format":"gguf","family":"qwen3","parameter_size":"4.0B","#
          + #""quantization_level":"Q4_K_M"}},{"name":"bare"},{"size":3},null]}"#))
    let models = try await Self.library(server).list()
    #expect(models.map(\.name) == ["qwen3:4b", "bare"])
    #expect(models.first?.size == 2_497_293_931)
    #expect(models.first?.parameters == "4.0B")
    #expect(models.first?.quantisation == "Q4_K_M")
  }

  @Test("Loaded models, details and the version are read")
  func facts() async throws {
    let server = ScriptedServer(
      RecordedResponse(
        text: #"{"models":[{"name":"m","size":5,"size_vram":4,"context_length":8192,"#
          + #""expires_at":"2026-11-21T15:00:00Z"}]}"#),
      RecordedResponse(
        text: #"{"parameters":"stop \"x\"\nnum_ctx   4096","details":{"parameter_size":"1.5B"},"#
          + #""model_info":{"general.architecture":"qwen2","qwen2.context_length":32768},"#
          + #""capabilities":["completion","tools"]}"#),
      RecordedResponse(text: #"{"version":"0.12.3"}"#))
    let library = Self.library(server)
    let running = try await library.running()
    #expect(running.first?.context == 8_192)
    #expect(running.first?.videoMemory == 4)
    let details = try await library.show("m")
    #expect(details.contextLength == 32_768)
    #expect(details.configuredContext == 4_096)
    #expect(details.capabilities == ["completion", "tools"])
    #expect(await library.version() == "0.12.3")
    #expect(await library.version() == nil)
  }

  @Test("Deleting and unloading send what Ollama wants")
  func removes() async throws {
    let server = ScriptedServer(
      RecordedResponse(text: ""), RecordedResponse(text: #"{"done":true}"#),
      RecordedResponse(status: 404, text: #"{"error":"model 'yok' not found"}"#))
    let library = Self.library(server)
    try await library.delete("m")
    try await library.unload("m")
    let bodies = server.asked.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(server.asked.map(\.method) == ["DELETE", "POST"])
    #expect(
      bodies == [
        #"{"model":"m"}"#, #"{"model":"m","messages":[],"stream":false,"keep_alive":0}"#,
      ])
    await #expect {
      try await library.delete("yok")
    } throws: {
      ($0 as? ModelFailure)?.code == "notFound"
    }
  }

  struct Pull: Sendable {
    var name: String
    var lines: String
    var last: PullProgress?
    var code: String?
  }

  static let pulls = [
    Pull(
      name: "several layers",
      lines: """
        {"status":"pulling manifest"}
        {"status":"pulling a","digest":"a","total":100}
        {"status":"pulling a","digest":"a","total":100,"completed":60}
        {"status":"pulling b","digest":"b","total":50,"completed":50}
        {"status":"pulling a","digest":"a","total":100,"completed":100}
        {"status":"verifying sha256 digest"}
        {"status":"writing manifest"}
        {"status":"success"}
        """,
      last: PullProgress(status: "success", completed: 150, total: 150)),
    Pull(
      name: "an end without success",
      lines: #"{"status":"pulling a","digest":"a","total":100,"completed":60}"#,
      last: PullProgress(status: "pulling a", digest: "a", completed: 60, total: 100),
      code: "incomplete"),
    Pull(
      name: "an unknown model",
      lines: "{\"status\":\"pulling manifest\"}\n"
        + #"{"error":"pull model manifest: file does not exist"}"#,
      last: PullProgress(status: "pulling manifest"), code: "notFound"),
    Pull(
      name: "no way out",
      lines: #"{"error":"Get \"https://registry.ollama.ai\": dial tcp: no such host"}"#,
      code: "unreachable"),
    Pull(
      name: "a silly size",
      lines: #"{"status":"x","digest":"a","total":9000000000000000000,"completed":1}"# + "\n"
        + #"{"status":"x","digest":"b","total":9000000000000000000,"completed":2}"#,
      last: PullProgress(status: "x", digest: "b", completed: 3, total: .max),
      code: "incomplete"),
  ]

  @Test("A download tells how far it is over all layers", arguments: pulls)
  func pull(_ test: Pull) async throws {
    #expect(!Self.pulls.isEmpty)
    for size in Scene.chunkSizes {
      let server = ScriptedServer(RecordedResponse(text: test.lines), size: size)
      var last: PullProgress?
      var code: String?
      do {
        for try await progress in Self.library(server).pull("m") { last = progress }
      } catch let failure as ModelFailure {
        code = failure.code
        #expect(failure.message.hasSuffix("."))
      }
      #expect(last == test.last)
      #expect(code == test.code)
    }
  }

  @Test("A lost connection says that the download goes on where it was")
  func lost() async throws {
    let server = ScriptedServer(
      [.success(RecordedResponse(text: "{\"status\":\"pulling manifest\"}\n"))],
      breaksOff: FetchFailure(kind: .reset, message: "Bağlantı sıfırlandı."))
    await #expect {
      for try await _ in Self.library(server).pull("m") {}
    } throws: {
      let failure = $0 as? ModelFailure
      return failure?.code == "incomplete" && failure?.message.contains("kaldığı yerden") == true
    }
    #expect(PullProgress(status: "pulling manifest").step == "liste alınıyor")
  }
}
