import Domain
import Foundation
import Services
import Synchronization
import Testing

/// A server in memory: answers by the beginning of the path, and counts.
final class FakeServer: Sendable {
  struct Answer: Sendable {
    var status = 200
    var type = "application/json"
    var body = ""
    var failure: FetchFailure.Kind?
  }

  private let state: Mutex<(answers: [Answer], urls: [String])>

  /// The answers in order; the last one goes on.
  init(_ answers: Answer...) { state = Mutex((answers, [])) }

  var urls: [String] { state.withLock { $0.urls } }

  var fetcher: Fetcher {
    Fetcher { [self] request in
      let answer = state.withLock { state in
        state.urls.append(request.url)
        return state.answers.count > 1 ? state.answers.removeFirst() : state.answers[0]
      }
      if let kind = answer.failure { throw FetchFailure(kind: kind, message: "x") }
      let pieces = Mutex<[[UInt8]]>([Array(answer.body.utf8)])
      return FetchResponse(
        status: answer.status, headers: [FetchHeader("content-type", answer.type)],
        next: { pieces.withLock { $0.isEmpty ? nil : $0.removeFirst() } })
    }
  }
}

@Suite("Products of Open Food Facts")
struct OpenFoodFactsTests {
  static let now = Date(timeIntervalSince1970: 1_795_000_000)
  static let code = "8690000000005"

  /// A product of ours in the service's spelling.
  static func body(
    _ nutriments: String =
      #""carbohydrates_100g":51.5,"sugars_100g":"0,5","fiber_100g":4,"proteins_100g":"5.9","fat_100g":34.6,"energy-kcal_100g":549,"energy_100g":2288,"energy_unit":"kcal","salt_100g":1.2"#,
    serving: String = #""serving_size":"1 avuç (25 g)","serving_quantity":"25""#
  ) -> String {
    #"{"code":"8690000000005","status":1,"product":{"code":"8690000000005","product_name":"Chips","product_name_tr":"Patates Cipsi","brands":"Deneme,Örnek",\#(serving),"nutrition_data_per":"100g","nutriments":{\#(nutriments)}}}"#
  }

  private func facts(
    _ answer: FakeServer.Answer, _ cache: AnswerCache = .none
  ) -> (OpenFoodFacts, FakeServer) {
    let server = FakeServer(answer)
    return (OpenFoodFacts(base: "http://127.0.0.1/", fetcher: server.fetcher, cache: cache), server)
  }

  @Test("A product comes with its figures, whatever spelling its numbers have, and its basis")
  func found() async throws {
    let (facts, server) = facts(.init(body: Self.body()))
    let product = try await facts.product(barcode: "869 0000 00000 5", now: Self.now)
    #expect(product.name == "Patates Cipsi" && product.brand == "Deneme")
    #expect(product.per100[.carbs] == 51.5 && product.per100[.sugars] == 0.5)
    #expect(product.per100[.protein] == 5.9 && product.per100[.calories] == 549)
    #expect(product.serving == LabelServing(amount: 25, unit: .gram))
    #expect(abs((product.perServing?[.carbs] ?? 0) - 12.875) < 1e-9)
    #expect(product.source == .openFoodFacts && !product.isLiquid && !product.needsReview)
    #expect(product.warnings.isEmpty)
    #expect(server.urls.first?.contains("/api/v2/product/8690000000005.json?fields=code,") == true)
  }

  struct Fault: Sendable {
    var answer: FakeServer.Answer
    var kind: ProductFailure.Kind
    var words: String
  }

  static let faults = [
    Fault(
      answer: .init(status: 404, body: #"{"status":0}"#), kind: .notFound, words: "kayıtlı değil"),
    Fault(
      answer: .init(body: #"{"code":"1","status":0,"status_verbose":"product not found"}"#),
      kind: .notFound, words: "ürün bilgisi vermedi"),
    Fault(
      answer: .init(body: #"{"status":1,"product":{"code":"1","nutriments":{}}}"#),
      kind: .notFound, words: "boş"),
    Fault(
      answer: .init(type: "text/html", body: "<html>Page temporarily unavailable</html>"),
      kind: .busy, words: "web sayfası"),
    Fault(
      answer: .init(body: "  <!doctype html><p>"), kind: .busy, words: "web sayfası"),
    Fault(answer: .init(status: 503, body: "busy"), kind: .busy, words: "hizmet dışı"),
    Fault(answer: .init(status: 429, body: ""), kind: .busy, words: "hizmet dışı"),
    Fault(answer: .init(body: #"{"status":1,"pro"#), kind: .malformed, words: "okunamadı"),
    Fault(answer: .init(failure: .totalTimeout), kind: .unavailable, words: "zamanında"),
    Fault(answer: .init(failure: .connectTimeout), kind: .unavailable, words: "zamanında"),
    Fault(answer: .init(failure: .unresolved), kind: .unavailable, words: "bağlanılamadı"),
    Fault(answer: .init(status: 403, body: "{}"), kind: .unavailable, words: "403"),
  ]

  @Test("Every way in which it can fail has a sentence of its own", arguments: faults)
  func failures(fault: Fault) async throws {
    let (facts, _) = facts(fault.answer)
    let failure = try await #require(throws: ProductFailure.self) {
      _ = try await facts.product(barcode: Self.code, now: Self.now)
    }
    #expect(failure.kind == fault.kind)
    #expect(failure.message.contains(fault.words), "\(failure.message)")
  }

  @Test("The sentences differ where the cause does")
  func sentences() {
    #expect(Set(Self.faults.map(\.words)).count == 9)
  }

  @Test("A wrong barcode is not asked about")
  func badBarcode() async throws {
    let (facts, server) = facts(.init(body: Self.body()))
    for text in ["8690000000004", "123", "86900000000o5", ""] {
      let failure = try await #require(throws: ProductFailure.self) {
        _ = try await facts.product(barcode: text, now: Self.now)
      }
      #expect(failure.kind == .badBarcode)
    }
    #expect(server.urls.isEmpty)
  }

  @Test("A UPC-A is asked for with and without its leading zero")
  func leadingZero() async throws {
    let body = Self.body().replacingOccurrences(of: Self.code, with: "036000291452")
    let server = FakeServer(.init(status: 404, body: "{}"), .init(body: body))
    let facts = OpenFoodFacts(base: "http://127.0.0.1", fetcher: server.fetcher)
    _ = try await facts.product(barcode: "036000291452", now: Self.now)
    #expect(server.urls.map { $0.contains("/0036000291452.json") } == [true, false])
    #expect(server.urls.last?.contains("/036000291452.json") == true)
  }

  @Test("Energy in kJ alone is turned into kcal, whatever the unit says")
  func energy() async throws {
    let (facts, _) = facts(
      .init(
        body: Self.body(
          #""carbohydrates_100g":6.5,"proteins_100g":"0","fat_100g":"0","energy_100g":"113","energy_unit":"kcal""#,
          serving: #""serving_size":"330 ml (une boîte)","serving_quantity":330"#)))
    let product = try await facts.product(barcode: Self.code, now: Self.now)
    #expect(abs((product.per100[.calories] ?? 0) - 27.0) < 0.1)
    #expect(product.isLiquid && product.serving == LabelServing(amount: 330, unit: .mililitre))
    #expect(product.warnings.isEmpty)
  }

  @Test(
    "Figures that cannot belong together are flagged and must be looked at",
    arguments: [
      #""carbohydrates_100g":67,"proteins_100g":7,"fat_100g":19,"energy-kcal_100g":197"#
    ])
  func implausible(nutriments: String) async throws {
    let (facts, _) = facts(.init(body: Self.body(nutriments)))
    let product = try await facts.product(barcode: Self.code, now: Self.now)
    #expect(product.needsReview && product.warnings.count == 1)
  }

  @Test(
    "Figures that cannot be are refused, with what is wrong of them",
    arguments: [
      (#""carbohydrates_100g":180,"proteins_100g":7,"fat_100g":19"#, "180 g karbonhidrat"),
      (#""carbohydrates_100g":60,"proteins_100g":30,"fat_100g":30"#, "birlikte 120 g"),
      (
        #""carbohydrates_100g":10,"sugars_100g":17,"proteins_100g":0,"fat_100g":0"#,
        "10 g karbonhidratın içinde 17 g şeker"
      ),
    ])
  func impossible(nutriments: String, words: String) async throws {
    let (facts, _) = facts(.init(body: Self.body(nutriments)))
    let failure = try await #require(throws: ProductFailure.self) {
      _ = try await facts.product(barcode: Self.code, now: Self.now)
    }
    #expect(failure.message.contains(words) && failure.message.contains("saklamadım"))
  }

  @Test("A product under another barcode is not taken")
  func otherBarcode() async throws {
    let (facts, _) = facts(.init(body: Self.body()))
    let failure = try await #require(throws: ProductFailure.self) {
      _ = try await facts.product(barcode: "8690000000012", now: Self.now)
    }
    #expect(failure.kind == .malformed && failure.message.contains("başka bir ürünü"))
  }

  @Test("Figures of a serving alone make those of 100 g; of two servings none is taken")
  func servings() async throws {
    let (one, _) = facts(
      .init(
        body: Self.body(
          #""carbohydrates_serving":22,"fat_serving":8,"proteins_serving":2"#,
          serving: #""serving_size":"40 g","serving_quantity":40"#)))
    let cake = try await one.product(barcode: Self.code, now: Self.now)
    #expect(cake.per100[.carbs] == 55 && cake.perServing?[.carbs] == 22)
    #expect(cake.confidence.isOfServing)
    let (two, _) = facts(
      .init(
        body: Self.body(
          #""carbohydrates_100g":22.4,"carbohydrates_serving":15.7"#,
          serving: #""serving_size":"70g uncooked - 245g cooked","serving_quantity":70"#)))
    let rice = try await two.product(barcode: Self.code, now: Self.now)
    #expect(rice.serving == nil && rice.perServing == nil && rice.per100[.carbs] == 22.4)
  }

  @Test("A drink without sugar is no false alarm")
  func zero() async throws {
    let (facts, _) = facts(
      .init(
        body: Self.body(
          #""carbohydrates_100g":0,"proteins_100g":0,"fat_100g":0,"energy-kcal_100g":0.3"#)))
    #expect(try await facts.product(barcode: Self.code, now: Self.now).warnings.isEmpty)
  }

  @Test("An answer is kept for a week, a failure is not")
  func cache() async throws {
    let kept = Mutex<[String: (Date, [UInt8])]>([:])
    let store = AnswerCache(
      load: { key in kept.withLock { $0[key] }.map { (at: $0.0, body: $0.1) } },
      save: { key, at, body in kept.withLock { $0[key] = (at, body) } })
    let server = FakeServer(.init(status: 503), .init(body: Self.body()))
    let facts = OpenFoodFacts(base: "http://127.0.0.1", fetcher: server.fetcher, cache: store)
    _ = try? await facts.product(barcode: Self.code, now: Self.now)
    for day in [0.0, 1, 6.9] {
      _ = try await facts.product(barcode: Self.code, now: Self.now + day * 86_400)
    }
    #expect(server.urls.count == 2)
    _ = try await facts.product(barcode: Self.code, now: Self.now + 7.1 * 86_400)
    #expect(server.urls.count == 3)
  }

  @Test("It asks at most 15 times a minute and says how long to wait")
  func rate() async throws {
    let (facts, server) = facts(.init(body: Self.body()))
    for second in 0..<15 {
      _ = try await facts.product(barcode: Self.code, now: Self.now + Double(second))
    }
    let failure = try await #require(throws: ProductFailure.self) {
      _ = try await facts.product(barcode: Self.code, now: Self.now + 20)
    }
    #expect(failure.kind == .busy && failure.message.contains("40 saniye"))
    #expect(server.urls.count == 15)
    _ = try await facts.product(barcode: Self.code, now: Self.now + 61)
    #expect(server.urls.count == 16)
  }

  @Test("A name is searched with its letters encoded; products without anything are left out")
  func search() async throws {
    let list =
      #"{"count":2,"page":"1","products":[{"code":"1","nutriments":{}},{"code":"8690000000005","product_name":"Süt","nutriments":{"carbohydrates_100g":"4.7"}}]}"#
    let (facts, server) = facts(.init(body: list))
    let found = try await facts.products(named: "yarım yağlı süt", now: Self.now)
    #expect(found.map(\.name) == ["Süt"] && found[0].per100[.carbs] == 4.7)
    #expect(server.urls[0].contains("search_terms=yar%C4%B1m+ya%C4%9Fl%C4%B1+s%C3%BCt&"))
  }
}
