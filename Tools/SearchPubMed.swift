package import Domain
import Foundation
import Turkish

/// Looks a question up in papers, preprints and study records.
///
///     searchPubMed(query: "metformin B12 eksikliği")  // records with cite, abstract, kind, url
///
/// What is taken back, and notes about other papers, are never among the records. Nothing of the query
/// leaves the house but names of diseases, drugs, foods and the like that the table of concepts holds.
package struct SearchPubMed: Tool {
  package struct Arguments: Decodable, Sendable {
    var query: String
    var tier: ResearchTier?
    var maxResults: Int?
    var fromYear: Int?
    var publicationTypes: [String]?
  }

  package static let name = "searchPubMed"
  package static let summary = Texts.papersSummary
  package static let writes = false
  package static let schema = ToolSchema(
    .text("query", Texts.papersQuery, required: true),
    .choice("tier", ResearchTier.allCases.map(\.rawValue), Texts.papersTier),
    .integer("maxResults", Texts.papersMost, in: 1...20),
    .integer("fromYear", Texts.papersFrom, in: 1950...2100),
    .list("publicationTypes", of: .text, Texts.papersTypes))
  package static let brief: ToolBrief? = ToolBrief(Texts.papersBrief, ["query"])

  let settings: SettingRecords
  let services: ResearchServices

  package init(settings: SettingRecords, services: ResearchServices) {
    self.settings = settings
    self.services = services
  }

  /// The setting that says how far to go where nothing is said.
  package static let tierKey = Texts.tierKey

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    let kept = try stored { try settings.value(Self.tierKey) }
    let wish = ResearchWish(
      arguments.query, tier: arguments.tier,
      standard: ResearchTier.allCases.first { Texts.tierName($0) == kept } ?? .research,
      maxResults: arguments.maxResults, fromYear: arguments.fromYear,
      types: (arguments.publicationTypes ?? []).filter(Self.isType))
    let finding: ResearchFinding
    do throws(ResearchFailure) {
      finding = try await services.find(wish, context.now, context.tell)
    } catch {
      throw ToolFailure(code: error.kind.rawValue, message: error.message)
    }
    context.tell(Texts.writingAnswer)
    return finding.json
  }

  /// Whether a text can be the name of a type of publication, and nothing that belongs to a person.
  private static func isType(_ text: String) -> Bool {
    [
      "meta-analysis", "systematic review", "review", "randomized controlled trial",
      "clinical trial", "practice guideline", "guideline", "observational study", "case reports",
    ].contains(text.lowercased())
  }
}

extension ResearchFinding {
  /// The result of the contract, with what an answer needs besides.
  fileprivate var json: JSON {
    var names: Set<String> = []
    let records = papers.enumerated().map { place, paper in
      var name = CiteName.of(paper)
      while !names.insert(name).inserted { name += "x" }
      return paper.json(number: place + 1, cite: name)
    }
    return .object([
      "records": .array(records), "query": .string(query),
      "concepts": .array(concepts.map(JSON.string)), "unknown": .array(unknown.map(JSON.string)),
      "count": .number(Double(count)), "withheld": .number(Double(withheld)),
      "tier": .string(tier.rawValue), "stages": .array(stages.map(JSON.string)),
      "sourcesFound": .number(Double(papers.count)),
      "failures": failures.isEmpty ? nil : .array(failures.map { .string($0.message) }),
    ])
  }
}

/// Names of records that a model cites by: none that it could have learned, and hard to alter unseen.
private enum CiteName {
  private static let letters = Array("bcdfghjkmnpqrstvwxyz23456789")

  static func of(_ paper: Paper) -> String {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in (paper.source.rawValue + paper.id).utf8 {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    var name = "k"
    for _ in 0..<4 {
      name.append(letters[Int(state % UInt64(letters.count))])
      state /= UInt64(letters.count)
    }
    return name
  }
}

extension Paper {
  fileprivate func json(number: Int, cite: String) -> JSON {
    .object([
      "number": .number(Double(number)), "cite": .string(cite), "source": .string(source.rawValue),
      "id": .string(id), "title": .string(title), "authors": .array(authors.map(JSON.string)),
      "journal": journal.map(JSON.string) ?? .null,
      "year": year.map { .number(Double($0)) } ?? .null,
      "doi": doi.map(JSON.string) ?? .null, "url": .string(url), "abstract": .string(abstractText),
      "publicationTypes": .array(types.map(JSON.string)), "retracted": .bool(!isCitable),
      "kind": .string(kind.rawValue), "keySentence": quotable.map(JSON.string),
      "participants": sampleSize.map { .number(Double($0)) }, "flags": .array(flags),
      "status": status.map(JSON.string),
    ])
  }

  /// The key sentence as it may be shown; none that tells amounts of insulin.
  private var quotable: String? {
    guard let sentence = keySentence, !Self.tellsInsulin(sentence) else { return nil }
    return SourceText.plain(sentence)
  }

  /// Whether a sentence tells units: what a study gave is no advice, and is not shown as a digest.
  private static func tellsInsulin(_ sentence: String) -> Bool {
    sentence.contains(/\d\s*(?:units?|IU|U)\b/.ignoresCase())
  }

  /// What must be said with it.
  private var flags: [JSON] {
    let named: [(String, Bool)] = [
      ("preprint", isPreprint), ("animals", isAnimalOnly), ("concern", standing.contains(.concern)),
      ("superseded", standing.contains(.superseded)),
      ("small", sampleSize.map { $0 < 30 } ?? false), ("noAbstract", abstract.isEmpty),
    ]
    return named.filter(\.1).map { .string($0.0) }
  }
}
