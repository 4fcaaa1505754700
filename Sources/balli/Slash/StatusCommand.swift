import AgentLoop
import Domain
import LanguageModels
import Synchronization
import Terminal
import Turkish

// `/durum`: who answers, where things are kept, what it has cost.
extension Session {
  func status() async throws {
    let records = household.records
    let current = try conversation.map { try records.conversations.conversation($0) } ?? nil
    let threads = try records.conversations.list(nil).count
    var agent = try agent()
    if let readied = agent.model.readied {
      let told = Mutex<[String]>([])
      agent.model = await readied { text in told.withLock { $0.append(text) } }
      for text in told.withLock({ $0 }) { presenter.hint(text) }
    }
    let spendings = try conversation.map { try records.spending.of($0) } ?? []
    let use = try agent.contextUse(of: conversation, after: spendings)
    let bill = try bill()
    let traits = agent.model.traits
    let mode = RoutingMode(
      setting: try records.settings.value(RoutingMode.key), isLocal: traits.isLocal)
    var rows = [
      ("Profil", household.profile),
      ("Model", Texts.model(agent.model)),
    ]
    if !traits.isOurs {
      rows += [("Model gücü", Texts.strength(traits)), ("Yönlendirme", mode.rawValue)]
    }
    rows += [
      (
        "Sohbet",
        isPrivate
          ? Texts.privateThread
          : current.map { "\($0.id) \(Harmless.text($0.title))" } ?? Texts.noThreadShort
      ),
      ("Sohbet sayısı", "\(threads)"),
      ("Bağlam", Texts.context(use, traits)),
    ]
    rows += Texts.bill(bill, traits, table: world.places.modelTable)
    rows += [
      ("Kayıt yeri", household.path),
      ("Saat", zone.civil(at: world.clock.now()).text + " (" + zone.name + ")"),
    ]
    let lines = rows.map { name, value in
      name + String(repeating: " ", count: max(1, 15 - name.count)) + value
    }
    let data = try object(use, bill, threads: threads, traits)
    tell(CommandOutput(.status, lines.joined(separator: "\n"), data: data))
  }

  /// What models have cost in the last turn, in this thread and on this day.
  private func bill() throws -> Bill {
    let records = household.records
    let thread = try conversation.map { try records.spending.of($0) } ?? []
    let today = zone.day(at: world.clock.now())
    let day = try records.spending.between(zone.interval(of: today..<today + 1))
    let own = ModelPrice(
      kept: try records.settings.value(ModelPrice.key), for: household.model.name)
    let (table, current, isFree) = (
      household.modelTable(), household.model.name, household.model.traits.isLocal
    )
    let price: (String) -> ModelTable.Price? = { model in
      if model == current, let own { return own.price }
      if model == current, isFree { return ModelTable.Price(input: 0, output: 0) }
      // A model behind Ollama runs where nobody is paid.
      if model.hasPrefix(Provider.ollama.rawValue + ":") {
        return ModelTable.Price(input: 0, output: 0)
      }
      return table.entry(of: Bill.bare(model))?.price
    }
    return Bill(
      last: Bill.Sum(Array(thread.suffix(1)), price), thread: Bill.Sum(thread, price),
      day: Bill.Sum(day, price), price: price(current), isOwn: own != nil)
  }

  private func object(
    _ use: ContextUse, _ bill: Bill, threads: Int, _ traits: ModelTraits
  ) throws -> JSON {
    let now = zone.civil(at: world.clock.now()).text
    return .object([
      "profile": .string(household.profile), "model": .string(household.model.name),
      "host": household.model.address.map { .string(WebAddress($0).place) },
      "strength": traits.isOurs ? nil : .string(traits.isSmall ? "small" : "capable"),
      "conversation": conversation.map { .number(Double($0)) },
      "conversations": .number(Double(threads)),
      "context": .object([
        "tokens": .number(Double(use.tokens)), "window": use.window.map { .number(Double($0)) },
        "counted": .bool(use.isCounted),
      ]),
      "usage": bill.thread.json, "lastUsage": bill.last.json, "dayUsage": bill.day.json,
      "cost": bill.thread.cost.map(JSON.number) ?? (traits.isLocal && !bill.isOwn ? 0 : .null),
      "path": .string(household.path), "now": .string(now), "zone": .string(zone.name),
    ])
  }
}

/// What models have cost.
struct Bill {
  /// Several turns together.
  struct Sum {
    var tokens: TokenUsage
    /// Nil where a price is not known, or where nothing was spent.
    var cost: Double?
    var currency = ""
    var isEmpty: Bool

    init(_ spendings: [Spending], _ price: (String) -> ModelTable.Price?) {
      tokens = spendings.reduce(TokenUsage(input: 0, output: 0)) { $0 + $1.tokens }
      isEmpty = spendings.isEmpty
      let prices = spendings.map { price($0.model) }
      let currencies = Set(prices.compactMap { $0 }.filter { $0.input > 0 }.map(\.currency))
      guard !isEmpty, prices.allSatisfy({ $0 != nil }), currencies.count <= 1 else { return }
      currency = currencies.first ?? ""
      cost = zip(spendings, prices).reduce(0) { $0 + ($1.1?.cost(of: $1.0.tokens) ?? 0) }
    }

    var json: JSON {
      [
        "input_tokens": .number(Double(tokens.input)),
        "cached_tokens": .number(Double(tokens.cached)),
        "output_tokens": .number(Double(tokens.output)), "cost": cost.map(JSON.number) ?? .null,
      ]
    }
  }

  var last: Sum
  var thread: Sum
  var day: Sum
  /// Of the model that is chosen now.
  var price: ModelTable.Price?
  /// Whether the person has said it.
  var isOwn: Bool

  /// A model's name without its provider.
  static func bare(_ model: String) -> String {
    model.split(separator: ":", maxSplits: 1).last.map(String.init) ?? model
  }
}

extension Texts {
  fileprivate static func model(_ model: LanguageModel) -> String {
    if model.traits.isOurs { return "\(model.name) (gömülü motor)" }
    if let place = place(of: model) { return "\(model.name) · \(place)" }
    return model.name + (model.traits.isLocal ? " (bu makinede)" : " (internette)")
  }

  fileprivate static func strength(_ traits: ModelTraits) -> String {
    (traits.isSmall ? "küçük" : "güçlü") + how(traits.strength)
  }

  private static func how(_ strength: KnownStrength?) -> String {
    switch strength {
    case .said: " (ayarınız)"
    case .named: " (adından ya da boyundan bilinir)"
    case .narrow: " (bağlamı bütün işlevlere dar; /ayar \(ModelWindow.key))"
    case .tested(let passed, let of): " (sınavda \(of) sorunun \(passed) tanesini bildi)"
    case nil: " (ölçülmedi; /ayar \(ModelStrength.key) ile siz söyleyebilirsiniz)"
    }
  }

  fileprivate static func context(_ use: ContextUse, _ traits: ModelTraits) -> String {
    if traits.isOurs { return "sınırı yok" }
    let count = NumberText.plain(Double(use.tokens), decimals: 0)
    let tokens = use.isCounted ? count : "yaklaşık " + count
    guard let window = use.window, window > 0 else {
      return
        "\(tokens) belirteç; modelin sınırı bilinmiyor (/ayar \(ModelWindow.key) SAYI)"
    }
    let share = Int((Double(use.tokens) / Double(window) * 100).rounded(.up))
    let limit = NumberText.plain(Double(window), decimals: 0)
    let source = use.isCounted ? "; servisin sayımı" : ""
    return "\(tokens) / \(limit) belirteç (%\(share)\(source))"
  }

  fileprivate static func bill(
    _ bill: Bill, _ traits: ModelTraits, table: String
  ) -> [(String, String)] {
    if traits.isOurs, bill.day.isEmpty, bill.thread.isEmpty {
      return [("Belirteç", "kullanılmaz; gömülü motor ücretsizdir")]
    }
    let rows = [
      ("Son yanıt", spent(bill.last)), ("Bu sohbet", spent(bill.thread)),
      ("Bugün", spent(bill.day)),
    ]
    return rows + [("Fiyat", price(bill, traits, table: table))]
  }

  private static func spent(_ sum: Bill.Sum) -> String {
    guard !sum.isEmpty else { return "henüz yok" }
    func count(_ number: Int) -> String { NumberText.plain(Double(number), decimals: 0) }
    let cached = sum.tokens.cached > 0 ? " (\(count(sum.tokens.cached)) önbellekten)" : ""
    let tokens =
      "\(count(sum.tokens.input)) giren\(cached), \(count(sum.tokens.output)) çıkan belirteç"
    guard let cost = sum.cost else { return tokens }
    let amount = "\(NumberText.plain(cost, decimals: 4)) \(sum.currency)"
    return tokens + (cost > 0 ? " · yaklaşık \(amount)" : " · ücretsiz")
  }

  private static func price(_ bill: Bill, _ traits: ModelTraits, table: String) -> String {
    if traits.isLocal, !bill.isOwn {
      return "ücretsiz (bu makinede çalışır); aracı bir sunucuysa fiyatı siz verin: "
        + "/ayar \(ModelPrice.key) giren/çıkan"
    }
    guard let price = bill.price else {
      return "bilinmiyor; fiyatı siz verirseniz hesaplanır: /ayar \(ModelPrice.key) giren/çıkan "
        + "(bir milyon belirteç için, örneğin 0,25/2 USD)"
    }
    let figures = [price.input, price.cached, price.output]
      .map { NumberText.plain($0, decimals: 4) }.joined(separator: " / ")
    let source =
      bill.isOwn
      ? "siz verdiniz"
      : "\(price.date.isEmpty ? "listede" : price.date + " tarihli liste"); "
        + "değiştirmek için /ayar \(ModelPrice.key) ya da \(table)"
    return "milyon belirteçte \(figures) \(price.currency) (giren / önbellek / çıkan; \(source))"
  }

  static let badPatience =
    "Bir süre yazın: 1 ile 7200 arası saniye ya da dakika; örneğin 600 ya da 10 dk"
  static let badPrice =
    "Fiyatı bir milyon belirteç için giren/çıkan olarak yazın, örneğin 0,25/2 USD"
  static let badWindow = "Belirteç sayısını yazın: 2.048 ya da daha çok, örneğin 32768"
}
