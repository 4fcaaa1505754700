import AgentLoop
package import Domain
package import struct Foundation.Date

/// A Model Context Protocol server over lines of text: the tools of the house for another program.
///
/// Speaks the revisions with a handshake (2024-11-05 to 2025-11-25) and those in which each request
/// names its own (2026-07-28). Calls run one after the other, in their order; everything else is
/// answered at once. Nothing but messages is written, and a line that is none ends nothing.
/// Source: the specification at modelcontextprotocol.io.
@MainActor package final class MCPServer {
  private let tools: MCPTools
  private let zone: Zone
  private let now: @Sendable () -> Date
  private let write: @MainActor (String) -> Void
  /// Calls that have no answer yet, by their ids.
  private var calls: [String: Task<Void, Never>] = [:]
  private var newest: Task<Void, Never>?

  /// Takes what it serves; with `approves`, questions before a write are answered with yes.
  ///
  /// `write` takes one line, without its end.
  package init(
    household: Household, zone: Zone, approves: Bool, now: @escaping @Sendable () -> Date,
    write: @escaping @MainActor (String) -> Void
  ) {
    tools = MCPTools(tools: household.tools, guards: household.guards, approves: approves)
    self.zone = zone
    self.now = now
    self.write = write
  }

  /// Serves until the input ends and all that was asked is answered.
  package func run(reading pieces: AsyncStream<[UInt8]>) async {
    var rest: [UInt8] = []
    for await piece in pieces {
      rest += piece
      if rest.count > Self.longest {
        send(Self.response(to: .null, .failure(.parse)))
        rest = []
      }
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        await take(rest[..<end])
        rest.removeSubrange(...end)
      }
    }
    await take(rest[...])
    await newest?.value
  }

  // MARK: Lines

  private func take(_ line: ArraySlice<UInt8>) async {
    guard line.contains(where: { !Self.blanks.contains($0) }) else { return }
    guard let text = String(validating: line, as: UTF8.self), let value = try? JSON(reading: text)
    else { return send(Self.response(to: .null, .failure(.parse))) }
    guard case .array(let batch) = value else { return await takeOne(value) }
    guard !batch.isEmpty else { return send(Self.response(to: .null, .failure(.invalidRequest))) }
    var answers: [JSON] = []
    for one in batch {
      if let answer = await answer(to: MCPMessage(one)) { answers.append(answer) }
    }
    if !answers.isEmpty { send(.array(answers)) }
  }

  /// Bytes of a line at most; pictures come as paths, so that none is longer.
  private static let longest = 4 << 20
  private static let blanks: Set<UInt8> = [0x20, 0x09, 0x0D]

  private func takeOne(_ value: JSON) async {
    let message = MCPMessage(value)
    guard case .request(let request) = message, request.method == "tools/call" else {
      if let answer = await answer(to: message) { send(answer) }
      return
    }
    let before = newest
    let id = request.id.text
    let call = Task {
      await before?.value
      if !Task.isCancelled, let answer = await answer(to: message), !Task.isCancelled {
        send(answer)
      }
      calls[id] = nil
    }
    calls[id] = call
    newest = call
  }

  private func send(_ message: JSON) { write(message.text) }

  private func answer(to message: MCPMessage) async -> JSON? {
    switch message {
    case .response: return nil
    case .unreadable(let id): return Self.response(to: id, .failure(.invalidRequest))
    case .notification(let method, let params):
      if method == "notifications/cancelled", let id = params["requestId"] {
        calls[id.text]?.cancel()
      }
      return nil
    case .request(let request):
      do throws(MCPFailure) {
        return Self.response(to: request.id, .success(try await result(of: request)))
      } catch {
        return Self.response(to: request.id, .failure(error))
      }
    }
  }

  private static func response(to id: JSON, _ outcome: Result<JSON, MCPFailure>) -> JSON {
    switch outcome {
    case .success(let result): ["jsonrpc": "2.0", "id": id, "result": result]
    case .failure(let failure):
      [
        "jsonrpc": "2.0", "id": id,
        "error": .object([
          "code": .number(Double(failure.code)), "message": .string(failure.message),
          "data": failure.data,
        ]),
      ]
    }
  }

  // MARK: Methods

  private func result(of request: MCPRequest) async throws(MCPFailure) -> JSON {
    if let version = request.version {
      guard MCPRevision.modern.contains(version) else { throw .unsupported(version) }
      return try await modernResult(of: request)
    }
    switch request.method {
    case "initialize":
      return .object([
        "protocolVersion": .string(
          MCPRevision.agreed(request.params["protocolVersion"]?.string)),
        "capabilities": Self.capabilities, "serverInfo": Self.serverInfo,
        "instructions": .string(Texts.mcpInstructions),
      ])
    case "ping": return .object([] as [JSON.Member])
    default: return try await common(request)
    }
  }

  /// The same where each request stands for itself: a result says that it is whole, and how long it holds.
  private func modernResult(of request: MCPRequest) async throws(MCPFailure) -> JSON {
    let isCall = request.method == "tools/call"
    let result: JSON =
      request.method == "server/discover"
      ? [
        "supportedVersions": .array(MCPRevision.modern.map(JSON.string)),
        "capabilities": Self.capabilities, "instructions": .string(Texts.mcpInstructions),
        "_meta": ["io.modelcontextprotocol/serverInfo": Self.serverInfo],
      ] : try await common(request)
    let whole = result.setting("resultType", to: "complete")
    return isCall ? whole : whole.setting("ttlMs", to: 0).setting("cacheScope", to: "private")
  }

  private func common(_ request: MCPRequest) async throws(MCPFailure) -> JSON {
    switch request.method {
    case "tools/list": return ["tools": tools.list]
    case "tools/call": return try await call(request)
    default: throw .unknownMethod
    }
  }

  private func call(_ request: MCPRequest) async throws(MCPFailure) -> JSON {
    guard let name = request.params["name"]?.string else { throw .invalidParams("Missing name") }
    let arguments = request.params["arguments"] ?? .object([] as [JSON.Member])
    guard arguments.members != nil else {
      throw .invalidParams("Arguments must be an object")
    }
    let (told, teller) = AsyncStream.makeStream(of: String.self)
    let telling = request.progressToken.map { token in
      Task {
        var count = 0.0
        for await message in told {
          count += 1
          send(Self.progress(token, count, message))
        }
      }
    }
    let context = ToolContext(now: now(), zone: zone, conversation: nil) { teller.yield($0) }
    defer { teller.finish() }
    let result = try await tools.call(name, arguments, in: context)
    teller.finish()
    // What is told on the way stands before the answer.
    await telling?.value
    return result
  }

  private static func progress(_ token: JSON, _ count: Double, _ message: String) -> JSON {
    [
      "jsonrpc": "2.0", "method": "notifications/progress",
      "params": [
        "progressToken": token, "progress": .number(count), "message": .string(message),
      ],
    ]
  }

  private static let capabilities: JSON = ["tools": ["listChanged": false]]
  private static let serverInfo: JSON = [
    "name": "balli", "title": "Ballı", "version": .string(Version.number),
  ]
}
