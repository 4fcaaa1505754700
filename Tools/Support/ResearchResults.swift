import Domain
import Foundation
import Turkish

/// What another thread was shown of the same matter.
struct EarlierResearch {
  var past: PastResearch
  /// How many of its papers are among those of now.
  var again: Int
  /// Those that have been taken back since.
  var withdrawn: [Paper]
  /// Whether the papers could be looked at again.
  var isChecked: Bool

  func json(in context: ToolContext) -> JSON {
    .object([
      .conversation: past.conversation.map { .number(Double($0)) },
      .at: .string(context.text(past.at)), .count: .number(Double(past.ids.count)),
      .again: .number(Double(again)), .checked: .bool(isChecked),
      .withdrawn: .array(
        withdrawn.map {
          [.id: .string($0.id), .title: .string($0.title), .url: .string($0.url)]
        }),
    ])
  }
}

extension ResearchSuggestion {
  /// The question, and the arguments of `searchPubMed` that answer it.
  fileprivate var json: JSON {
    let arguments = JSON.object([
      .query: .string(wish.question), .tier: wish.tier.map { .string($0.rawValue) },
      .fromYear: wish.fromYear.map { .number(Double($0)) },
      .publicationTypes: wish.types.isEmpty ? nil : .array(wish.types.map(JSON.string)),
    ])
    return [.text: .string(text), .arguments: arguments]
  }
}

extension ResearchFinding {
  /// The result of the contract, with what an answer needs besides.
  func json(earlier: JSON?) -> JSON {
    var names: Set<String> = []
    let records = papers.enumerated().map { place, paper in
      var name = CiteName.of(paper)
      while !names.insert(name).inserted { name += "x" }
      return paper.json(
        number: place + 1, cite: name, stance: stances[paper.url],
        sentence: sentences[paper.url].map(SourceText.plain))
    }
    return .object([
      .records: .array(records), .query: .string(query),
      .concepts: .array(concepts.map(JSON.string)), .unknown: .array(unknown.map(JSON.string)),
      .count: .number(Double(count)), .withheld: .number(Double(withheld)),
      .tier: .string(tier.rawValue), .stages: .array(stages.map(JSON.string)),
      .sourcesFound: .number(Double(papers.count)),
      .earlier: earlier, .suggestions: .array(suggestions.map(\.json)),
      .pages: pages.isEmpty ? nil : .array(pages.map(\.json)),
      .webQuery: webQuery.isEmpty ? nil : .string(webQuery),
      .queries: queries.isEmpty
        ? nil
        : .array(queries.map { [.source: .string($0.source), .query: .string($0.text)] }),
      .failures: failures.isEmpty ? nil : .array(failures.map { .string($0.message) }),
    ])
  }
}

/// Names of records that a model cites by: none that it could have learned, and hard to alter unseen.
private enum CiteName {
  /// No vowel, so that it is no word, and no digit, so that it is no amount.
  private static let letters = Array("bcdfghjkmnpqrstvwxyz")

  static func of(_ paper: Paper) -> String {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (paper.source.rawValue + paper.id).utf8 {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    var name = "k"
    for _ in 0..<5 {
      name.append(letters[Int(state % UInt64(letters.count))])
      state /= UInt64(letters.count)
    }
    return name
  }
}

extension Paper {
  fileprivate func json(
    number: Int, cite: String, stance: Stance?, sentence: String?
  ) -> JSON {
    .object([
      .number: .number(Double(number)), .cite: .string(cite), .source: .string(source.rawValue),
      .id: .string(id), .title: .string(title), .authors: .array(authors.map(JSON.string)),
      .journal: journal.map(JSON.string) ?? .null,
      .year: year.map { .number(Double($0)) } ?? .null,
      .doi: doi.map(JSON.string) ?? .null, .url: .string(url), .abstract: .string(abstractText),
      .publicationTypes: .array(types.map(JSON.string)), .retracted: .bool(!isCitable),
      .kind: .string(kind.rawValue), .keySentence: sentence.map(JSON.string),
      .participants: sampleSize.map { .number(Double($0)) }, .flags: .array(flags),
      .status: status.map(JSON.string), .stance: stance.map { .string($0.rawValue) },
    ])
  }

  /// What must be said with it.
  private var flags: [JSON] {
    let named: [(String, Bool)] = [
      ("preprint", isPreprint), ("animals", isOfAnimals), ("cells", isOfCells),
      ("concern", standing.contains(.concern)),
      ("superseded", standing.contains(.superseded)),
      ("small", sampleSize.map { $0 < 30 } ?? false), ("noAbstract", abstract.isEmpty),
    ]
    return named.filter(\.1).map { .string($0.0) }
  }
}
