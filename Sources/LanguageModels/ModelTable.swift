package import Domain
import Tables

/// What is known of models by their names: what they can do, read and cost.
///
///     ModelTable.standard.entry(of: "openai/gpt-5-mini-2025-08-07")?.window  // 400000
///
/// One dated table of tab-separated rows, `Models/models.tsv`; a person's own rows go first.
package struct ModelTable: Sendable {
  /// A row: what holds of all models whose name begins so.
  package struct Entry: Sendable, Equatable {
    package var name: String
    /// Whether it is small; nil where that is not known.
    package var isSmall: Bool?
    /// Tokens of prompt and answer together.
    package var window: Int?
    package var price: Price?
    /// Whether it sees pictures; nil where that is not known.
    package var sees: Bool?
  }

  /// What a million tokens cost, and since when that is known.
  package struct Price: Sendable, Equatable {
    package var input: Double
    /// Of what the service still knew.
    package var cached: Double
    package var output: Double
    package var currency: String
    /// `2026-07-04`; empty for not said.
    package var date: String

    package init(
      input: Double, cached: Double? = nil, output: Double, currency: String = "USD",
      date: String = ""
    ) {
      self.input = input
      self.cached = cached ?? input
      self.output = output
      self.currency = currency
      self.date = date
    }

    /// What so many tokens cost.
    package func cost(of tokens: TokenUsage) -> Double {
      let fresh = Double(tokens.input - tokens.cached)
      return (fresh * input + Double(tokens.cached) * cached + Double(tokens.output) * output)
        / 1_000_000
    }
  }

  private var entries: [Entry]

  /// The table of the house.
  package static let standard: ModelTable = {
    var entries: [Entry] = []
    TableText.forEachRow(of: "Models/models") { row in
      if let entry = Entry((0..<9).map { row[$0] }) { entries.append(entry) }
    }
    return ModelTable(entries: entries)
  }()

  private init(entries: [Entry]) { self.entries = entries }

  /// The same table after the rows of a person, which are written alike: the first line is a header.
  package func adding(_ text: String) -> ModelTable {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }.dropFirst()
    let own = lines.compactMap { line in
      Entry(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
    return ModelTable(entries: own + entries)
  }

  /// What is known of a model: each field by the longest beginning of its name that tells it.
  package func entry(of model: String) -> Entry? {
    let name = Self.bare(model)
    let fitting = entries.filter { name.hasPrefix($0.name) }
      .sorted { $0.name.utf8.count > $1.name.utf8.count }
    guard let first = fitting.first else { return nil }
    return Entry(
      name: first.name, isSmall: fitting.lazy.compactMap(\.isSmall).first,
      window: fitting.lazy.compactMap(\.window).first, price: first.price,
      sees: fitting.lazy.compactMap(\.sees).first)
  }

  /// Whether a model sees pictures, by its name; nil where that is not known.
  ///
  /// A row whose name begins with a star is a part of names anywhere: `*-vl` is any that has it.
  package func sees(_ model: String) -> Bool? {
    let name = Self.bare(model)
    let isPart = entries.contains { entry in
      entry.name.hasPrefix("*") && entry.sees == true && name.contains(entry.name.dropFirst())
    }
    return isPart ? true : entry(of: model)?.sees
  }

  /// Small letters without provider and folder: `models/Gemini-3-Flash` is `gemini-3-flash`.
  private static func bare(_ model: String) -> String {
    (model.split(separator: "/").last.map(String.init) ?? model).asciiLowercased
  }
}

extension ModelTable.Entry {
  /// Reads `name, strength, window, input, cached, output, date, source, sees`; nil for a row without
  /// a name.
  fileprivate init?(_ fields: [String]) {
    func field(_ place: Int) -> String {
      fields.indices.contains(place) ? fields[place].filter { !$0.isWhitespace } : ""
    }
    func number(_ place: Int) -> Double? {
      Double(field(place).replacing(",", with: ".")).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    guard !field(0).isEmpty else { return nil }
    name = field(0).asciiLowercased
    isSmall = ["small": true, "capable": false][field(1)]
    window = Int(field(2)).flatMap { $0 > 0 ? $0 : nil }
    sees = ["yes": true, "no": false][field(8)]
    if let input = number(3), let output = number(5) {
      price = .init(input: input, cached: number(4), output: output, date: field(6))
    }
  }
}
