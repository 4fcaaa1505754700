import Domain
import Support
import Testing

@testable import Fetching

@Suite("Redirects")
struct RedirectTests {
  let client = Client()

  static let secrets = [
    FetchHeader("Authorization", "Bearer k"), FetchHeader("X-Goog-Api-Key", "k"),
    FetchHeader("api-key", "k"), FetchHeader("x-api-key", "k"), FetchHeader("Cookie", "k"),
  ]

  struct Case: Sendable {
    var status: Int
    var method: String
    var becomes: String
    var keepsBody: Bool
  }

  static let cases: [Case] = [
    Case(status: 301, method: "POST", becomes: "GET", keepsBody: false),
    Case(status: 302, method: "POST", becomes: "GET", keepsBody: false),
    Case(status: 303, method: "POST", becomes: "GET", keepsBody: false),
    Case(status: 303, method: "PUT", becomes: "GET", keepsBody: false),
    Case(status: 302, method: "PUT", becomes: "PUT", keepsBody: true),
    Case(status: 307, method: "POST", becomes: "POST", keepsBody: true),
    Case(status: 308, method: "POST", becomes: "POST", keepsBody: true),
  ]

  @Test("Method and body follow the status; headers stay on the same server", arguments: cases)
  func methods(_ it: Case) async throws {
    let server = try ScriptedServer { seen in
      seen.target == "/x/a" ? .redirect(it.status, to: "../b?c") : .whole(200, [], "tamam")
    }
    let headers = Self.secrets + [FetchHeader("Content-Type", "text/plain")]
    let request = client.request(server.url + "/x/a", it.method, headers: headers, body: "gövde")
    #expect(try await client.text(request) == "tamam")
    let second = try #require(server.requests.last)
    #expect(second.method == it.becomes)
    #expect(second.target == "/b?c")
    #expect(second.text == (it.keepsBody ? "gövde" : ""))
    #expect((second.header("content-type") != nil) == it.keepsBody)
    for secret in Self.secrets { #expect(second.header(secret.name) == secret.value) }
    #expect(server.connections == 1)
  }

  @Test("A request with a body goes to no other server", arguments: [301, 302, 303, 307, 308])
  func bodyStays(_ status: Int) async throws {
    let other = try ScriptedServer(.whole(200, [], "öteki"))
    let server = try ScriptedServer(.redirect(status, to: other.url + "/b"))
    let request = client.request(
      server.url, "POST", headers: Self.secrets, body: "kan şekeri", waits: [1, 2])
    let failure = try await client.failure(request)
    #expect(failure?.kind == .sentAway)
    #expect(failure?.message.contains("başka bir sunucuya") == true)
    #expect(other.connections == 0)
    #expect(server.requests.count == 1)
    #expect(client.naps.isEmpty)
  }

  @Test("A body that went on within its server leaves that one neither")
  func bodyStaysLater() async throws {
    let other = try ScriptedServer(.whole(200, [], "öteki"))
    let server = try ScriptedServer { seen in
      .redirect(307, to: seen.target == "/" ? "/oteki" : other.url)
    }
    let request = client.request(server.url, "POST", body: "kan şekeri")
    #expect(try await client.failure(request)?.kind == .sentAway)
    #expect(server.requests.count == 2)
    #expect(other.connections == 0)
  }

  @Test("A request without a body takes only harmless headers to another server")
  func otherServer() async throws {
    let other = try ScriptedServer(.whole(200, [], "öteki"))
    let server = try ScriptedServer(.redirect(307, to: other.url + "/b"))
    let headers =
      Self.secrets + [FetchHeader("X-Any-Token", "n"), FetchHeader("Range", "bytes=5-")]
    #expect(try await client.text(client.request(server.url, headers: headers)) == "öteki")
    let seen = try #require(other.requests.last)
    #expect(seen.header("range") == "bytes=5-")
    for header in Self.secrets + [FetchHeader("X-Any-Token", "n")] {
      #expect(seen.header(header.name) == nil)
    }
  }

  @Test("Keys do not come back with a redirect back to the first server")
  func thereAndBack() async throws {
    let port = try ScriptedServer.closedPort()
    let call = try call("https://a.test/", headers: Self.secrets)
    let away = try #require(try Redirect.next(after: head("https://b.test:\(port)/"), of: call))
    let back = try #require(try Redirect.next(after: head("https://a.test/"), of: away))
    #expect(away.headers.isEmpty)
    #expect(back.headers.isEmpty)
  }

  @Test("Five redirects are followed, a sixth is not")
  func tooMany() async throws {
    let server = try ScriptedServer { seen in
      let left = Int(seen.target.dropFirst()) ?? 0
      return left == 0 ? .whole(200, [], "tamam") : .redirect(302, to: "/\(left - 1)")
    }
    #expect(try await client.text(client.request(server.url + "/5")) == "tamam")
    let failure = try await client.failure(client.request(server.url + "/6", waits: [1]))
    #expect(failure?.kind == .tooManyRedirects)
    #expect(client.naps.isEmpty)
  }

  struct Refusal: Sendable {
    var from: String
    var to: String
    var kind: FetchFailure.Kind
  }

  static let refusals: [Refusal] = [
    Refusal(from: "https://a.test/", to: "http://a.test/", kind: .insecure),
    Refusal(from: "https://a.test/", to: "http://127.0.0.1/", kind: .insecure),
    Refusal(from: "https://a.test/", to: "http://localhost:11434/", kind: .insecure),
    Refusal(from: "http://127.0.0.1/", to: "http://a.test/", kind: .insecure),
    Refusal(from: "http://127.0.0.1/", to: "https://a.test/", kind: .sentAway),
    Refusal(from: "https://a.test/", to: "https://b.test/", kind: .sentAway),
    Refusal(from: "https://a.test/", to: "https://a.test:8443/", kind: .sentAway),
    Refusal(from: "https://a.test/", to: "//b.test/v1", kind: .sentAway),
    Refusal(from: "https://a.test/", to: "file:///etc/passwd", kind: .badURL),
    Refusal(from: "https://a.test/", to: "gopher://127.0.0.1:25/", kind: .badURL),
    Refusal(from: "https://a.test/", to: "https://u:p@b.test/", kind: .badURL),
    Refusal(from: "https://a.test/", to: "http://", kind: .badURL),
  ]

  @Test("No redirect leads off the safe way or carries a body away", arguments: refusals)
  func refusal(_ it: Refusal) throws {
    let call = try call(it.from, body: "kan şekeri")
    let failure = #expect(throws: FetchFailure.self) {
      try Redirect.next(after: head(it.to), of: call)
    }
    #expect(failure?.kind == it.kind)
  }

  @Test("A redirect status without a place to go is a response like any other")
  func noLocation() async throws {
    let server = try ScriptedServer(.whole(302, [], "nereye?"))
    #expect(try await client.text(client.request(server.url)) == "nereye?")
    let notModified = try ScriptedServer(.whole(304, [("Location", "/a")]))
    #expect(try await client.open(client.request(notModified.url)).status == 304)
  }

  @Test(
    "What may only reach the public internet is sent to no machine nearby",
    arguments: [
      "https://127.0.0.1/", "https://10.0.0.1/", "https://[fe80::1]/", "https://localhost/",
      "http://ornek.com/", "file:///etc/passwd", "//192.168.1.1/x",
    ])
  func nearby(location: String) throws {
    var request = FetchRequest(url: "https://ornek.com/")
    request.reach = .publicOnly
    let first = try Call(request, deadline: .now)
    #expect(throws: FetchFailure.self) { try Redirect.next(after: head(location), of: first) }
    let next = try Redirect.next(after: head("https://www.ornek.com/"), of: first)
    #expect(next?.reach == .publicOnly)
  }

  private func head(_ location: String) -> Head {
    Head(status: 307, headers: [FetchHeader("location", location)])
  }

  private func call(
    _ url: String, headers: [FetchHeader] = [], body: String = ""
  ) throws -> Call {
    try Call(
      FetchRequest(method: "POST", url: url, headers: headers, body: Array(body.utf8)),
      deadline: .now)
  }
}
