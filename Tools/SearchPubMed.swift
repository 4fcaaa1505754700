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
    .text(.query, Texts.papersQuery, required: true),
    .choice(.tier, ResearchTier.allCases.map(\.rawValue), Texts.papersTier),
    .integer(.maxResults, Texts.papersMost, in: 1...20),
    .integer(.fromYear, Texts.papersFrom, in: 1950...2100),
    .list(.publicationTypes, of: .text, Texts.papersTypes))
  package static let brief: ToolBrief? = ToolBrief(Texts.papersBrief, [.query])

  let settings: SettingRecords
  let research: ResearchRecords
  let services: ResearchServices

  package init(
    settings: SettingRecords, research: ResearchRecords = ResearchRecords(),
    services: ResearchServices
  ) {
    self.settings = settings
    self.research = research
    self.services = services
  }

  /// The setting that says how far to go where nothing is said.
  package static let tierKey = Texts.tierKey

  package func call(
    _ arguments: Arguments, in context: ToolContext
  ) async throws(ToolFailure) -> JSON {
    guard arguments.query.isEmpty || arguments.query.contains(where: { !$0.isNumeral }) else {
      throw ToolFailure(code: "noTopic", message: Texts.noSuchOffer(arguments.maxResults ?? 3))
    }
    let kept = try stored { try settings.value(Self.tierKey) }
    let wish = ResearchWish(
      arguments.query, tier: arguments.tier,
      standard: ResearchTier.allCases.first { Texts.tierName($0) == kept } ?? .research,
      maxResults: arguments.maxResults, fromYear: arguments.fromYear,
      types: (arguments.publicationTypes ?? []).filter(Self.isType))
    let finding = try await finding(wish, context)
    let earlier = try await earlier(finding, context)
    try keep(finding, context)
    context.tell(Texts.writingAnswer)
    return finding.json(earlier: earlier?.json(in: context))
  }

  /// What is found; a question that names nothing itself goes on with the matter of its thread.
  private func finding(
    _ wish: ResearchWish, _ context: ToolContext
  ) async throws(ToolFailure) -> ResearchFinding {
    do throws(ResearchFailure) {
      return try await services.find(wish, context.now, context.tell)
    } catch {
      if let tier = Texts.standardTier(in: wish.question) {
        try stored { try settings.set(Self.tierKey, Texts.tierName(tier)) }
        throw ToolFailure(code: "tierSet", message: Texts.tierSet(tier))
      }
      guard error.kind == .noTopic, let thread = context.conversation,
        let past = try stored({ try research.newest(thread) })
      else { throw ToolFailure(code: error.kind.rawValue, message: error.message) }
      var wider = wish
      wider.question = past.topic.joined(separator: " ") + " " + wish.question
      do throws(ResearchFailure) {
        return try await services.find(wider, context.now, context.tell)
      } catch {
        throw ToolFailure(code: error.kind.rawValue, message: error.message)
      }
    }
  }

  // MARK: What was found before

  /// What another thread was shown of the same matter, with what has become of it since.
  private func earlier(
    _ finding: ResearchFinding, _ context: ToolContext
  ) async throws(ToolFailure) -> EarlierResearch? {
    guard !finding.concepts.isEmpty,
      let past = try stored({ try research.latest(finding.concepts, context.conversation) })
    else { return nil }
    // Records that are older than a month are fetched anew, which tells what was taken back.
    let papers = await services.current(past.ids, context.now)
    let shown = Set(finding.papers.map(\.id))
    return EarlierResearch(
      past: past, again: past.ids.count(where: shown.contains),
      withdrawn: papers?.filter { !$0.isCitable } ?? [], isChecked: papers != nil)
  }

  private func keep(_ finding: ResearchFinding, _ context: ToolContext) throws(ToolFailure) {
    // So many are shown of what is found.
    let ids = finding.papers.prefix(6).filter { $0.source == .pubMed }.map(\.id)
    guard !ids.isEmpty else { return }
    let past = PastResearch(
      conversation: context.conversation, at: context.now, topic: finding.concepts, ids: ids)
    try stored { try research.add(past) }
  }

  /// Whether a text can be the name of a type of publication, and nothing that belongs to a person.
  private static func isType(_ text: String) -> Bool {
    [
      "meta-analysis", "systematic review", "review", "randomized controlled trial",
      "clinical trial", "practice guideline", "guideline", "observational study", "case reports",
    ].contains(text.lowercased())
  }
}

extension Character {
  /// Whether it can be part of a number.
  fileprivate var isNumeral: Bool { isNumber || isWhitespace || ".,".contains(self) }
}
