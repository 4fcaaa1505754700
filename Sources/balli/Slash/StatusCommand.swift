import AgentLoop
import Domain
import Terminal
import Turkish

// `/durum`: who answers, where things are kept, what it has cost.
extension Session {
  func status() async throws {
    let records = household.records
    let current = try conversation.map { try records.conversations.conversation($0) } ?? nil
    let threads = try records.conversations.list(nil).count
    var agent = try agent()
    if let readied = agent.model.readied { agent.model = await readied() }
    let use = try agent.contextUse(of: conversation)
    let mode = RoutingMode(
      setting: try records.settings.value(RoutingMode.key), isLocal: agent.model.traits.isLocal)
    var rows = [
      ("Profil", household.profile),
      ("Model", Texts.model(agent.model)),
    ]
    if !agent.model.traits.isOurs { rows.append(("Yönlendirme", mode.rawValue)) }
    rows += [
      ("Sohbet", current.map { "\($0.id) \(Harmless.text($0.title))" } ?? Texts.noThreadShort),
      ("Sohbet sayısı", "\(threads)"),
      ("Bağlam", Texts.context(use, agent.model.traits)),
      ("Belirteç", Texts.spent(spent, agent.model.traits)),
      ("Tahminî ücret", Texts.cost(spent, try price(), agent.model.traits)),
      ("Kayıt yeri", household.path),
      ("Saat", zone.civil(at: world.clock.now()).text + " (" + zone.name + ")"),
    ]
    let lines = rows.map { name, value in
      name + String(repeating: " ", count: max(1, 15 - name.count)) + value
    }
    let data = try object(use, threads: threads, isFree: agent.model.traits.isLocal)
    tell(CommandOutput(.status, lines.joined(separator: "\n"), data: data))
  }

  /// What the chosen model's tokens cost, where the person has said.
  private func price() throws -> ModelPrice? {
    ModelPrice(
      kept: try household.records.settings.value(ModelPrice.key), for: household.model.name)
  }

  private func object(_ use: ContextUse, threads: Int, isFree: Bool) throws -> JSON {
    let (price, now) = (try price(), zone.civil(at: world.clock.now()).text)
    let cost = isFree ? 0 : price?.cost(input: spent.input, output: spent.output)
    return .object([
      "profile": .string(household.profile), "model": .string(household.model.name),
      "host": household.model.address.map { .string(WebAddress($0).place) },
      "conversation": conversation.map { .number(Double($0)) },
      "conversations": .number(Double(threads)),
      "context": .object([
        "tokens": .number(Double(use.tokens)), "window": use.window.map { .number(Double($0)) },
      ]),
      "usage": [
        "input_tokens": .number(Double(spent.input)),
        "output_tokens": .number(Double(spent.output)),
      ],
      "cost": cost.map(JSON.number) ?? .null, "path": .string(household.path),
      "now": .string(now), "zone": .string(zone.name),
    ])
  }

  /// What the chosen model has cost in tokens since this talk was opened.
  private var spent: TokenUsage {
    usage[household.model.name] ?? TokenUsage(input: 0, output: 0)
  }
}

extension Texts {
  fileprivate static func model(_ model: LanguageModel) -> String {
    if model.traits.isOurs { return "\(model.name) (gömülü motor)" }
    if let place = place(of: model) { return "\(model.name) · \(place)" }
    return model.name + (model.traits.isLocal ? " (bu makinede)" : " (internette)")
  }

  fileprivate static func context(_ use: ContextUse, _ traits: ModelTraits) -> String {
    if traits.isOurs { return "sınırı yok" }
    let tokens = NumberText.plain(Double(use.tokens), decimals: 0)
    guard let window = use.window, window > 0 else {
      return "yaklaşık \(tokens) belirteç; modelin sınırı bilinmiyor"
    }
    let share = Int((Double(use.tokens) / Double(window) * 100).rounded(.up))
    let limit = NumberText.plain(Double(window), decimals: 0)
    return "yaklaşık \(tokens) / \(limit) belirteç (%\(share))"
  }

  fileprivate static func spent(_ usage: TokenUsage, _ traits: ModelTraits) -> String {
    if traits.isOurs { return "kullanılmaz" }
    guard usage.input + usage.output > 0 else { return "bu oturumda henüz yok" }
    let (sent, received) = (Double(usage.input), Double(usage.output))
    return "bu oturumda \(NumberText.plain(sent, decimals: 0)) giren, "
      + "\(NumberText.plain(received, decimals: 0)) çıkan"
  }

  fileprivate static func cost(
    _ usage: TokenUsage, _ price: ModelPrice?, _ traits: ModelTraits
  ) -> String {
    if traits.isLocal { return "ücretsiz (bu makinede çalışır)" }
    guard let price else {
      return "bilinmiyor; fiyatı siz verirseniz hesaplanır: /ayar \(ModelPrice.key) giren/çıkan "
        + "(bir milyon belirteç için, örneğin 0,25/2 USD)"
    }
    let cost = price.cost(input: usage.input, output: usage.output)
    return "bu oturumda yaklaşık \(NumberText.plain(cost, decimals: 4)) \(price.currency)"
  }

  static let badPatience =
    "Bir süre yazın: 1 ile 7200 arası saniye ya da dakika; örneğin 600 ya da 10 dk"
  static let badPrice =
    "Fiyatı bir milyon belirteç için giren/çıkan olarak yazın, örneğin 0,25/2 USD"
}
