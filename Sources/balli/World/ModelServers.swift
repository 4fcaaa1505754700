import Domain
import Fetching
import LanguageModels
import LocalModels

/// Finds the servers of models that answer: Ollama, the chosen one, ours, and those at usual ports.
struct ModelServers: Sendable {
  let models: LiveModels
  let llama: LlamaServer

  /// Where a server that speaks as OpenAI does may be.
  private struct Place: Sendable {
    let label: String
    let address: String
    /// Only the chosen one is shown the key.
    var sendsKey = false
  }

  /// Servers of this machine at their usual ports.
  private static let usual = [("llama.cpp", 8080), ("LM Studio", 1234), ("vLLM", 8000)].map {
    Place(label: $0.0, address: "http://127.0.0.1:\($0.1)/v1")
  }

  /// Those that answer within a second, Ollama first.
  func answering() async -> [ModelServer] {
    async let ollama = ollama()
    let found = await withTaskGroup(of: (Int, ModelServer?).self) { group in
      for (index, place) in places.enumerated() {
        group.addTask { (index, await server(at: place)) }
      }
      return await group.reduce(into: [(Int, ModelServer?)]()) { $0.append($1) }
    }
    return ([await ollama] + found.sorted { $0.0 < $1.0 }.map(\.1)).compactMap(\.self)
  }

  private var places: [Place] {
    let chosen = (try? models.address(of: .openai)).flatMap { address in
      address == Provider.openai.standardAddress
        ? nil : Place(label: ModelTexts.chosenServer, address: address, sendsKey: true)
    }
    let ours = llama.running().map { Place(label: "llama.cpp", address: $0.address) }
    var seen: Set<String> = []
    return ([chosen, ours].compactMap(\.self) + Self.usual)
      .filter { seen.insert($0.address).inserted }
  }

  private func ollama() async -> ModelServer? {
    guard let host = try? models.address(of: .ollama),
      let listed = try? await OllamaLibrary(host: host, fetcher: quick).list()
    else { return nil }
    let served = listed.map {
      ServedModel(
        $0.name, bytes: $0.size, parameters: $0.parameters, quantisation: $0.quantisation)
    }
    return ModelServer(.ollama, "Ollama", host, served)
  }

  private func server(at place: Place) async -> ModelServer? {
    guard let server = try? asked(at: place.address, sendsKey: place.sendsKey, quick),
      let listed = try? await OpenAIProbe(server).models()
    else { return nil }
    let served = listed.map { ServedModel($0.id, bytes: $0.bytes) }
    return ModelServer(.openai, place.label, server.address.base, served)
  }

  /// A server as it is asked, with the key for its address where it is to be shown.
  func asked(at address: String, sendsKey: Bool, _ fetcher: Fetcher) throws -> OpenAIServer {
    let key = sendsKey ? try models.keys.key(of: .openai, at: address) : nil
    return OpenAIServer(baseURL: address, key: key, fetcher: fetcher)
  }

  /// A way that gives up after a second, also where a host never answers, and tries once.
  private var quick: Fetcher {
    let fetcher = models.fetcher()
    return Fetcher { request in
      var request = request
      request.limits = FetchLimits(connect: 1, idle: 1, total: 1, body: 4_000_000)
      request.retryWaits = []
      return try await fetcher.open(request)
    }
  }
}
