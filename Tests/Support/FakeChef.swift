package import Domain
import Synchronization

/// A service with a model that writes recipes, as Gemini, an OpenAI-compatible server or Ollama answers.
///
/// Gives its answers in their order, and the last one again and again.
package final class FakeChef: Sendable {
  package enum Answer: Sendable {
    case says(String)
    /// The service's own filter stops the answer.
    case filtered
    case status(Int)
    case network(FetchFailure.Kind)
    /// Accepts the question and never answers.
    case silence
  }

  private let answers: Mutex<[Answer]>
  private let asked = Mutex<[String]>([])

  package init(_ answers: Answer...) { self.answers = Mutex(answers) }

  /// The bodies of all questions.
  package var bodies: [String] { asked.withLock { $0 } }

  package var fetcher: Fetcher {
    Fetcher { [self] request in
      asked.withLock { $0.append(String(decoding: request.body, as: UTF8.self)) }
      switch answers.withLock({ $0.count > 1 ? $0.removeFirst() : $0[0] }) {
      case .says(let text): return FakeEyes.response(200, FakeEyes.reply(text, request.url))
      case .filtered: return FakeEyes.response(200, FakeEyes.filtered(request.url))
      case .status(let status):
        return FakeEyes.response(status, #"{"error":{"message":"no"}}"#)
      case .network(let kind): throw FetchFailure(kind: kind, message: "Yanıt gelmedi.")
      case .silence:
        // Ends only when the task is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
        throw CancellationError()
      }
    }
  }
}
