import Domain
import Testing

@testable import LanguageModels

@Suite("How long a service wants to be left alone")
struct ToldWaitTests {
  struct Case: Sendable {
    var seconds: Double
    var says: String
  }

  /// The person asks at 09.13.20 in Istanbul.
  static let cases: [Case] = [
    Case(seconds: 45, says: "45 saniye sonra yeniden"),
    Case(seconds: 119.2, says: "2 dakika sonra (saat 09.15 gibi) yeniden"),
    Case(seconds: 900, says: "15 dakika sonra (saat 09.28 gibi) yeniden"),
    Case(seconds: 901, says: "16 dakika sonra (saat 09.28 gibi) yeniden"),
    Case(seconds: 8_100, says: "2 saat 15 dakika sonra (saat 11.28 gibi) yeniden"),
    Case(seconds: 72_000, says: "20 saat sonra (yarın 05.13 gibi) yeniden"),
    Case(seconds: 259_200, says: "3 gün sonra yeniden"),
    Case(seconds: 1e300, says: "366 gün sonra yeniden"),
  ]

  private static func failure(_ seconds: Double?, _ status: Int) async -> ModelFailure? {
    let server = Fetcher { _ in
      FetchResponse(status: status, headers: [], retryAfter: seconds, next: { nil })
    }
    let openAI = OpenAIModel(
      name: "openai:m", model: "m",
      server: OpenAIServer(baseURL: "https://a.example", key: "k", fetcher: server)
    ).model
    return await FakeServer.ask(openAI, .about("?")).meaning.failure
  }

  @Test("It is said as it is", arguments: cases)
  func said(_ one: Case) async throws {
    for status in [429, 503] {
      let failure = try #require(await Self.failure(one.seconds, status))
      #expect(failure.message.contains(one.says), "\(failure.message)")
      #expect(failure.code == "rateLimited")
      #expect(failure.isRetryable)
    }
  }

  @Test("By Gemini and Ollama too")
  func others() async throws {
    let way = Fetcher { _ in
      FetchResponse(status: 503, headers: [], retryAfter: 900, next: { nil })
    }
    let gemini = GeminiModel(name: "g", model: "g", key: "k", fetcher: way).model
    let ollama = OllamaModel(name: "o", model: "o", host: "", fetcher: way).model
    for model in [gemini, ollama] {
      let failure = try #require(await FakeServer.ask(model, .about("?")).meaning.failure)
      #expect(failure.message.contains("15 dakika sonra (saat 09.28 gibi)"))
    }
  }

  @Test("What waiting does not help keeps its reason")
  func hopeless() async throws {
    let failure = try #require(await Self.failure(900, 401))
    #expect(failure.code == "unauthorized")
    #expect(await Self.failure(nil, 429)?.message.contains("bir dakika kadar") == true)
  }
}
