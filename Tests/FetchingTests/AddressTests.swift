import Domain
import Support
import Testing

@testable import Fetching

@Suite("Addresses and requests that are refused")
struct AddressTests {
  struct Case: Sendable {
    var url: String
    /// nil where the address is good.
    var kind: FetchFailure.Kind?
  }

  static let cases: [Case] = [
    Case(url: "https://api.openai.com/v1?x=1#y"),
    Case(url: "HTTPS://Ornek.Com"),
    Case(url: "http://127.0.0.1:8080/"),
    Case(url: "http://127.200.3.4/"),
    Case(url: "http://localhost:11434/api/chat"),
    Case(url: "http://LocalHost/"),
    Case(url: "http://[::1]:8080/"),
    Case(url: "http://[0:0:0:0:0:0:0:1]/"),
    Case(url: "http://ornek.com/", kind: .insecure),
    Case(url: "http://192.168.1.5:11434/", kind: .insecure),
    Case(url: "http://0.0.0.0/", kind: .insecure),
    Case(url: "http://128.0.0.1/", kind: .insecure),
    Case(url: "http://127.0.0.1.ornek.com/", kind: .insecure),
    Case(url: "http://localhost.ornek.com/", kind: .insecure),
    Case(url: "http://ornek.com/127.0.0.1", kind: .insecure),
    Case(url: "http://[2001:db8::1]/", kind: .insecure),
    Case(url: "http://127.0.0.1@ornek.com/", kind: .badURL),
    Case(url: "https://k:p@ornek.com/", kind: .badURL),
    Case(url: "ornek.com", kind: .badURL),
    Case(url: "", kind: .badURL),
    Case(url: "https://", kind: .badURL),
    Case(url: "https://a b/", kind: .badURL),
    Case(url: "https://ornek.com:99999/", kind: .badURL),
    Case(url: "ftp://127.0.0.1/", kind: .badURL),
    Case(url: "file:///etc/passwd", kind: .badURL),
    Case(url: "javascript:alert(1)", kind: .badURL),
  ]

  @Test("Only https, and http on this machine, is gone to", arguments: cases)
  func address(_ it: Case) throws {
    var kind: FetchFailure.Kind?
    do { _ = try Call(FetchRequest(url: it.url), deadline: .now) } catch let failure as FetchFailure
    { kind = failure.kind }
    #expect(kind == it.kind)
  }

  @Test("A number that libcurl reads as an address of this machine is one")
  func numbers() throws {
    for url in ["http://127.1/", "http://2130706433/", "http://0x7f.1/"] {
      #expect(try Call(FetchRequest(url: url), deadline: .now).address.host == "127.0.0.1")
    }
  }

  static let inner = [
    "localhost", "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1",
    "169.254.169.254",
    "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.168.1.1", "198.18.0.1", "198.19.255.1",
    "224.0.0.1", "255.255.255.255", "[::]", "[::1]", "[::ffff:10.0.0.1]", "[::10.0.0.1]",
    "[64:ff9b::10.0.0.1]", "[2002:a00:1::]", "[fc00::1]", "[fd12::1]", "[fe80::1]", "[ff02::1]",
    "2130706433", "0x7f.1",
  ]
  static let outer = [
    "ornek.com", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1", "128.0.0.1",
    "169.253.0.1", "172.15.0.1", "172.32.0.1", "192.0.1.1", "192.167.0.1", "198.17.0.1",
    "198.20.0.1", "223.255.255.255", "[2a00::1]", "[::ffff:9.9.9.9]", "[64:ff9b::9.9.9.9]",
    "[2001:db8::1]",
  ]

  @Test("What may only reach the public internet goes to no machine nearby", arguments: inner)
  func nearby(host: String) throws {
    for scheme in ["https", "http"] {
      var request = FetchRequest(url: "\(scheme)://\(host)/")
      request.reach = .publicOnly
      #expect(throws: FetchFailure.self) { try Call(request, deadline: .now) }
    }
  }

  @Test("And to all others, by https alone", arguments: outer)
  func faraway(host: String) throws {
    var request = FetchRequest(url: "https://\(host)/")
    request.reach = .publicOnly
    _ = try Call(request, deadline: .now)
    request.url = "http://\(host)/"
    #expect(throws: FetchFailure.self) { try Call(request, deadline: .now) }
  }

  @Test("A name that leads to this machine is found out before anything is sent")
  func nameOfThisMachine() async throws {
    let server = try ScriptedServer(.whole(200, [], "gizli"))
    let client = Client()
    let port = try #require(server.url.split(separator: ":").last)
    var request = client.request("https://ev.localhost:\(port)/")
    request.reach = .publicOnly
    #expect(try await client.failure(request) != nil)
    #expect(server.connections == 0)
  }

  @Test("A refused address is refused by the fetcher, before anything is sent")
  func fetcher() async throws {
    let client = Client()
    let failure = try await client.failure(client.request("http://ornek.com/?key=GIZLI"))
    #expect(failure?.kind == .insecure)
    #expect(failure?.message.contains("ornek.com") == true)
    #expect(failure?.message.contains("GIZLI") == false)
  }

  @Test("No header or method can smuggle in a line")
  func smuggling() async throws {
    let server = try ScriptedServer(.whole(200))
    let client = Client()
    let bad = [
      FetchHeader("X-A", "b\r\nX-C: d"), FetchHeader("X-A", "b\nX-C: d"), FetchHeader("X A", "b"),
      FetchHeader("X-A:", "b"), FetchHeader("", "b"), FetchHeader("X-A", "b\0"),
    ]
    for header in bad {
      let request = client.request(server.url, headers: [header])
      #expect(try await client.failure(request)?.kind == .malformed)
    }
    for method in ["", "GET /x HTTP/1.1\r\n", "G T"] {
      #expect(
        try await client.failure(client.request(server.url, method))?.kind == .malformed)
    }
    #expect(server.requests.isEmpty)
  }

  @Test(
    "HTTP dates are read in all three forms",
    arguments: [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ])
  func dates(text: String) {
    #expect(RetryAfter.date(text) == 784_111_777)
  }

  @Test(
    "What is no HTTP date is none",
    arguments: [
      "", "yarın", "Sun, 06 Nov 1994", "Sun, 06 Nov 1994 25:00:00 GMT", "1994-11-06T08:49:37Z",
      "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
    ])
  func noDates(text: String) {
    #expect(RetryAfter.date(text) == nil)
  }
}
