package import Domain
import Foundation

extension ScriptedServer {
  /// A server on loopback that answers as one in memory does.
  package convenience init(answering fetcher: Fetcher) throws {
    try self.init { seen in
      var request = FetchRequest(url: "http://127.0.0.1" + seen.target)
      request.method = seen.method
      request.headers = seen.headers.map { FetchHeader($0.name, $0.value) }
      request.body = seen.body
      return Self.answer(to: request, by: fetcher)
    }
  }

  /// Waits on the connection's own thread for what is made in memory.
  private static func answer(to request: FetchRequest, by fetcher: Fetcher) -> ScriptedReply {
    let isDone = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var reply = ScriptedReply.whole(500)
    Task.detached {
      if let response = try? await fetcher.open(request), let body = try? await response.body() {
        reply = .whole(
          response.status, response.headers.map { ($0.name, $0.value) },
          String(decoding: body, as: UTF8.self))
      }
      isDone.signal()
    }
    isDone.wait()
    return reply
  }
}
