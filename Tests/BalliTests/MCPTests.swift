import Domain
import Foundation
import Testing

@testable import balli

/// Lines of a client and what the server writes back, over records of their own.
@MainActor private func served(
  _ lines: [String], approves: Bool = false, inPiecesOf size: Int = 7
) async throws -> [JSON] {
  let bench = try Bench()
  let sink = TextSink()
  let server = MCPServer(
    household: bench.session.household, zone: bench.session.zone, approves: approves,
    now: { Bench.now }, write: { sink.write($0 + "\n") })
  let (pieces, reader) = AsyncStream.makeStream(of: [UInt8].self)
  let bytes = Array(lines.joined(separator: "\n").utf8)
  // Cut anywhere, as pipes do.
  for start in stride(from: 0, to: bytes.count, by: size) {
    reader.yield(Array(bytes[start..<min(start + size, bytes.count)]))
  }
  reader.finish()
  await server.run(reading: pieces)
  return try sink.take().split(separator: "\n").map { try JSON(reading: String($0)) }
}

private func call(_ id: Int, _ tool: String, _ arguments: String = "{}") -> String {
  #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
}

private func modern(_ method: String, _ version: String = "2026-07-28") -> String {
  #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"\#(version)"}}}"#
}

@MainActor @Suite("The tools over the Model Context Protocol")
struct MCPTests {
  @Test(
    "A handshake agrees on the client's revision, or on the newest of those that have one",
    arguments: [
      ("2024-11-05", "2024-11-05"), ("2025-06-18", "2025-06-18"), ("2030-01-01", "2025-11-25"),
    ])
  func handshake(_ wanted: String, _ agreed: String) async throws {
    let hello = #"{"jsonrpc":"2.0","id":"x","method":"initialize","params":{"protocolVersion":""#
    let answers = try await served([hello + wanted + #""}}"#])
    #expect(answers[0]["id"] == "x")
    #expect(answers[0]["result"]?["protocolVersion"]?.string == agreed)
    #expect(answers[0]["result"]?["serverInfo"]?["name"] == "balli")
  }

  @Test("Each tool says whether it writes and removes, and only those that write take a consent")
  func list() async throws {
    let answers = try await served([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])
    let tools = try #require(answers[0]["result"]?["tools"]?.array)
    func hint(_ name: String, _ key: String) -> Bool? {
      tools.first { $0["name"]?.string == name }?["annotations"]?[key]?.bool
    }
    func takesConsent(_ name: String) -> Bool {
      tools.first { $0["name"]?.string == name }?["inputSchema"]?["properties"]?["confirmed"] != nil
    }
    #expect(tools.count > 35)
    #expect(hint("getMeals", "readOnlyHint") == true && !takesConsent("getMeals"))
    #expect(hint("logMeal", "readOnlyHint") == false && takesConsent("logMeal"))
    #expect(hint("deleteMeal", "destructiveHint") == true)
    #expect(hint("logMeal", "destructiveHint") == false)
    #expect(hint("searchPubMed", "openWorldHint") == true)
  }

  @Test("A meal is kept with its figures, told with its receipt, and read back")
  func meal() async throws {
    let answers = try await served([
      call(1, "logMeal", #"{"items":[{"name":"simit","quantity":2}]}"#), call(2, "getMeals"),
    ])
    #expect(answers.map { $0["id"]?.number } == [1, 2])
    let carbs = answers[0]["result"]?["structuredContent"]?["totals"]?["carbs"]?.number
    #expect((carbs ?? 0) > 50)
    let texts = answers[0]["result"]?["content"]?.array?.compactMap { $0["text"]?.string } ?? []
    #expect(texts.count == 2 && texts[1].contains("2 simit"))
    #expect(answers[1]["result"]?["structuredContent"]?["meals"]?.array?.count == 1)
  }

  @Test("A severe low comes with the fixed text, a usual value without")
  func low() async throws {
    let answers = try await served([
      call(1, "logGlucose", #"{"value":44}"#), call(2, "logGlucose", #"{"value":120}"#),
    ])
    let counts = answers.map { $0["result"]?["content"]?.array?.count }
    #expect(counts == [3, 2])
  }

  @Test("What is asked about is not done without consent, and done with it or with --onayla")
  func consent() async throws {
    let meals = (1...2).map { id in
      let time = "2026-11-1\(id)T10:00:00+03:00"
      return call(id, "logMeal", #"{"items":[{"name":"elma"}],"eatenAt":"\#(time)"}"#)
    }
    let refused = try await served(
      meals + [call(3, "deleteMeal", #"{"meal":1}"#), call(4, "getMeals", Self.allDays)])
    #expect(refused[2]["result"]?["isError"] == true)
    let question = refused[2]["result"]?["content"]?.array?[0]["text"]?.string
    #expect(question?.contains("confirmed") == true)
    #expect(refused[3]["result"]?["structuredContent"]?["meals"]?.array?.count == 2)
    let agreed = try await served(
      meals + [
        call(3, "deleteMeal", #"{"meal":1,"confirmed":true}"#), call(4, "getMeals", Self.allDays),
      ])
    #expect(agreed[2]["result"]?["isError"] == false)
    #expect(agreed[3]["result"]?["structuredContent"]?["meals"]?.array?.count == 1)
    let approved = try await served(
      meals + [call(3, "deleteMeal", #"{"meal":1}"#), call(4, "undo")], approves: true)
    #expect(approved[2...].allSatisfy { $0["result"]?["isError"] == false })
  }

  private static let allDays =
    #"{"from":"2026-11-01T00:00:00+03:00","to":"2026-12-01T00:00:00+03:00"}"#

  nonisolated struct Fault: CustomTestStringConvertible, Sendable {
    var line: String
    var code: Double
    var id: JSON = .null
    var testDescription: String { line }
  }

  nonisolated static let faults = [
    Fault(line: "junk", code: -32700), Fault(line: "[]", code: -32600),
    Fault(line: "3", code: -32600),
    Fault(line: #"{"id":4,"method":"ping"}"#, code: -32600, id: 4),
    Fault(line: #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, code: -32600),
    Fault(line: #"{"jsonrpc":"2.0","id":"a","method":"resources/list"}"#, code: -32601, id: "a"),
    Fault(line: call(5, "doseInsulin"), code: -32602, id: 5),
    Fault(line: call(6, "logMeal", "[1]"), code: -32602, id: 6),
    Fault(line: modern("tools/list", "1999-01-01"), code: -32022, id: 1),
    Fault(line: modern("ping"), code: -32601, id: 1),
  ]

  @Test("What is no proper request gets its code, and the server lives on", arguments: faults)
  func fails(_ fault: Fault) async throws {
    let ping = #"{"jsonrpc":"2.0","id":99,"method":"ping"}"#
    let answers = try await served([fault.line, "  ", ping])
    #expect(answers.count == 2)
    let failed = answers.first { $0["error"] != nil }
    #expect(failed?["error"]?["code"]?.number == fault.code)
    #expect(failed?["id"] == fault.id)
    #expect(answers.contains { $0["id"] == 99 && $0["result"] != nil })
  }

  @Test("Arguments that do not fit are a result that a model can act on")
  func badArguments() async throws {
    let answers = try await served([call(1, "logGlucose", #"{"value":"çok"}"#)])
    #expect(answers[0]["result"]?["isError"] == true)
    #expect(
      answers[0]["result"]?["content"]?.array?[0]["text"]?.string?.contains("value") == true)
  }

  @Test("A request that names its own revision gets whole results that say how long they hold")
  func modernResults() async throws {
    let answers = try await served([modern("server/discover"), modern("tools/list")])
    #expect(answers[0]["result"]?["supportedVersions"]?.array == ["2026-07-28"])
    #expect(
      answers.allSatisfy {
        $0["result"]?["resultType"] == "complete" && $0["result"]?["cacheScope"] == "private"
      })
  }

  @Test("A batch is answered as one; notifications and answers are not answered")
  func batch() async throws {
    let answers = try await served([
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
      #"{"jsonrpc":"2.0","id":3,"result":{}}"#,
      #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"x"}]"#,
    ])
    #expect(answers.count == 1)
    #expect(answers[0].array?.map { $0["id"] } == [1])
  }

  @Test("A call that was taken back before its turn writes nothing")
  func cancelled() async throws {
    let cancel =
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#
    let lines = [
      call(1, "getMeals"), call(2, "logMeal", #"{"items":[{"name":"elma"}]}"#), cancel,
      call(3, "getMeals"),
    ]
    let answers = try await served(lines, inPiecesOf: 10_000)
    #expect(answers.map { $0["id"]?.number } == [1, 3])
    #expect(answers[1]["result"]?["structuredContent"]?["meals"]?.array?.isEmpty == true)
  }
}
