import Domain
import Foundation
import Turkish

/// Three questions to go on with after a research, by what it has not shown yet.
struct Suggestions {
  private let finding: ResearchFinding
  private let reading: Concepts.Reading
  private let now: Date

  /// So many years are recent.
  private static let recent = 5
  private static let most = 3

  init(_ finding: ResearchFinding, _ reading: Concepts.Reading, now: Date) {
    self.finding = finding
    self.reading = reading
    self.now = now
  }

  /// Best first; none where nothing was found.
  var all: [ResearchSuggestion] {
    guard !finding.papers.isEmpty else { return [] }
    return Array(
      ([strongest, other, newest, group].compactMap(\.self) + singles + [trials].compactMap(\.self))
        .prefix(Self.most))
  }

  /// What the question was about, without the people.
  private var things: [String] { reading.of(.thing, .broad).map(\.name) }
  private var query: String { finding.concepts.joined(separator: " ") }
  private var about: String { Turkish.capitalised(Turkish.list(things)) }

  /// Papers that gather others, where none was shown.
  private var strongest: ResearchSuggestion? {
    let strong: Set<Paper.Kind> = [.guideline, .metaAnalysis, .systematicReview]
    guard !finding.papers.contains(where: { strong.contains($0.kind) }), reading.of(.type).isEmpty
    else { return nil }
    return ResearchSuggestion(
      Texts.metaAnalyses(about),
      ResearchWish(query, types: ["Meta-Analysis", "Systematic Review"]))
  }

  /// All sources, with those that found something else.
  private var other: ResearchSuggestion? {
    guard finding.tier != .deep else { return nil }
    return ResearchSuggestion(Texts.otherSide(about), ResearchWish(query, tier: .deep))
  }

  private var newest: ResearchSuggestion? {
    let year = Calendar(identifier: .gregorian).component(.year, from: now) - Self.recent
    let isOld = finding.papers.compactMap(\.year).contains { $0 < year }
    guard isOld else { return nil }
    return ResearchSuggestion(Texts.newest(about, Self.recent), ResearchWish(query, fromYear: year))
  }

  /// People of whom was not asked.
  private var group: ResearchSuggestion? {
    guard reading.of(.group).isEmpty, let group = Concepts.shared.suggestedGroups.first else {
      return nil
    }
    return ResearchSuggestion(Texts.inGroup(about, group), ResearchWish(query + " " + group))
  }

  /// Each of several things by itself.
  private var singles: [ResearchSuggestion] {
    guard things.count > 1 else { return [] }
    return reading.of(.thing).map {
      ResearchSuggestion(Texts.alone($0.name), ResearchWish($0.name))
    }
  }

  /// Only those in which chance decided who got what.
  private var trials: ResearchSuggestion? {
    guard reading.of(.type).isEmpty else { return nil }
    return ResearchSuggestion(
      Texts.trials(about), ResearchWish(query, types: ["Randomized Controlled Trial"]))
  }
}
