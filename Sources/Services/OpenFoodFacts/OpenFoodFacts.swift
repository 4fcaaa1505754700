package import Domain
package import struct Foundation.Date

/// Products by their barcode or name, from openfoodfacts.org or a server like it.
///
///     let facts = OpenFoodFacts(base: "https://world.openfoodfacts.org", fetcher: fetcher)
///     try await facts.product(barcode: "8690000000005", now: now)
///
/// Asks at most 15 times a minute, keeps answers for a week, and never takes a page for an answer.
package actor OpenFoodFacts {
  /// How often may be asked in a minute: what the documentation of 2026-09 says for products
  /// (wire/research.md, d).
  static let mostPerMinute = 15
  /// How long an answer is used again, in seconds.
  static let shelfLife = 7 * 86_400.0

  private let base: String
  private let fetcher: Fetcher
  private let cache: AnswerCache
  private var asked: [Date] = []

  package init(base: String, fetcher: Fetcher, cache: AnswerCache = .none) {
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
    self.fetcher = fetcher
    self.cache = cache
  }

  /// The product with a barcode.
  package func product(
    barcode text: String, now: Date
  ) async throws(ProductFailure) -> Product {
    guard let barcode = Barcode(text) else {
      throw ProductFailure(kind: .badBarcode, message: Texts.badBarcode(text))
    }
    do throws(ProductFailure) { return try await product(digits: barcode.digits, now) } catch {
      guard error.kind == .notFound, let other = barcode.others.first else { throw error }
      return try await product(digits: other, now)
    }
  }

  /// Products whose names hold these words, best first; empty where there is none.
  package func products(
    named name: String, now: Date
  ) async throws(ProductFailure) -> [Product] {
    let query = Self.encoded(name)
    guard !query.isEmpty else { throw ProductFailure(kind: .notFound, message: Texts.noName) }
    let path =
      "/cgi/search.pl?search_terms=\(query)&search_simple=1&action=process&json=1&page_size=10"
    let (status, json) = try await answer(path, now)
    guard status == 200 else { throw Self.refusal(status) }
    return (json["products"]?.array ?? []).compactMap {
      ProductReading(record: $0, now: now).product
    }
  }

  private func product(digits: String, _ now: Date) async throws(ProductFailure) -> Product {
    let path = "/api/v2/product/\(digits).json?fields=\(Self.fields)"
    let (status, json) = try await answer(path, now)
    if status == 404 {
      throw ProductFailure(kind: .notFound, message: Texts.notFound(digits))
    }
    guard status == 200 else { throw Self.refusal(status) }
    guard json["status"]?.number != 0, let record = json["product"] else {
      throw ProductFailure(kind: .notFound, message: Texts.statusZero(digits))
    }
    guard var product = ProductReading(record: record, now: now).product else {
      throw ProductFailure(kind: .notFound, message: Texts.empty(digits))
    }
    let told = product.barcode ?? digits
    guard Self.isSame(told, digits) else {
      throw ProductFailure(kind: .malformed, message: Texts.otherBarcode(digits, told))
    }
    product.barcode = digits
    if let fault = product.faults.first {
      throw ProductFailure(kind: .malformed, message: Texts.impossible(product.name, fault))
    }
    return product
  }

  /// Whether two codes are one, whatever zeros they begin with.
  private static func isSame(_ one: String, _ other: String) -> Bool {
    one.filter(\.isNumber).drop { $0 == "0" } == other.drop { $0 == "0" }
  }

  private static let fields = [
    "code", "product_name", "product_name_tr", "generic_name_tr", "brands", "quantity",
    "product_quantity_unit", "serving_size", "serving_quantity", "serving_quantity_unit",
    "nutrition_data_per", "nutriments",
  ].joined(separator: ",")
}

// MARK: Asking

extension OpenFoodFacts {
  /// The status and the JSON of an answer, from the cache where it is fresh.
  private func answer(
    _ path: String, _ now: Date
  ) async throws(ProductFailure) -> (status: Int, json: JSON) {
    if let kept = cache.load(path), now.timeIntervalSince(kept.at) < Self.shelfLife,
      now >= kept.at, let json = try? JSON(reading: kept.body)
    {
      return (200, json)
    }
    try takeTurn(now)
    let (response, body) = try await fetched(path)
    guard response.status != 429, response.status < 500 else { throw Self.refusal(response.status) }
    // Under load a page arrives with status 200.
    let type = response.header("Content-Type")?.lowercased() ?? ""
    let start = body.first { !$0.isBlank }
    guard !type.contains("html"), start != UInt8(ascii: "<") else {
      if response.status == 404 { return (404, .null) }
      throw ProductFailure(kind: .busy, message: Texts.page)
    }
    guard let json = try? JSON(reading: body) else {
      if response.status != 200 { return (response.status, .null) }
      throw ProductFailure(kind: .malformed, message: Texts.damaged)
    }
    if response.status == 200 { cache.save(path, now, body) }
    return (response.status, json)
  }

  private func fetched(
    _ path: String
  ) async throws(ProductFailure) -> (FetchResponse, [UInt8]) {
    let request = FetchRequest(
      url: base + path,
      headers: [
        SourceCall.agent, FetchHeader("Accept", "application/json"),
      ], limits: FetchLimits(connect: 10, idle: 15, total: 30, body: 5_000_000), retryWaits: [])
    do {
      let response = try await fetcher.open(request)
      return (response, try await response.body())
    } catch let failure as FetchFailure {
      throw Self.failure(failure)
    } catch {
      throw ProductFailure(kind: .unavailable, message: Texts.noNetwork)
    }
  }

  /// Counts a question; fails where the minute is full.
  private func takeTurn(_ now: Date) throws(ProductFailure) {
    asked.removeAll { now.timeIntervalSince($0) >= 60 || $0 > now }
    guard asked.count < Self.mostPerMinute else {
      let wait = asked.first.map { 60 - now.timeIntervalSince($0) } ?? 60
      throw ProductFailure(kind: .busy, message: Texts.waitFor(Int(wait.rounded(.up))))
    }
    asked.append(now)
  }

  private static func failure(_ failure: FetchFailure) -> ProductFailure {
    switch failure.kind {
    case .connectTimeout, .idleTimeout, .totalTimeout:
      ProductFailure(kind: .unavailable, message: Texts.tooSlow)
    case .tooLarge, .malformed: ProductFailure(kind: .malformed, message: Texts.damaged)
    case .insecure, .badURL: ProductFailure(kind: .unavailable, message: failure.message)
    default: ProductFailure(kind: .unavailable, message: Texts.noNetwork)
    }
  }

  private static func refusal(_ status: Int) -> ProductFailure {
    status == 429 || status >= 500
      ? ProductFailure(kind: .busy, message: Texts.busy)
      : ProductFailure(kind: .unavailable, message: Texts.refused(status))
  }

  /// Words for an address, parted by `+`.
  private static func encoded(_ text: String) -> String {
    text.split(separator: " ").map { FormFields.encoded(String($0)) }.joined(separator: "+")
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
