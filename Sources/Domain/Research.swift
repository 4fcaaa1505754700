/// How far a research goes.
package enum ResearchTier: String, Sendable, Codable, CaseIterable {
  /// What is kept, and at most one search.
  case fast
  /// PubMed, with a wider question where the first finds too little, and the web beside it.
  case research
  /// All sources at once under one deadline.
  case deep
}

/// What is to be looked up.
package struct ResearchWish: Sendable, Equatable {
  /// The question in Turkish, or English words of a model.
  package var question: String
  /// Nil for what the question says, else `standard`.
  package var tier: ResearchTier?
  /// How far to go where nothing is said.
  package var standard: ResearchTier
  package var maxResults: Int?
  package var fromYear: Int?
  /// Only these types of PubMed: `Randomized Controlled Trial`.
  package var types: [String]

  package init(
    _ question: String, tier: ResearchTier? = nil, standard: ResearchTier = .research,
    maxResults: Int? = nil, fromYear: Int? = nil, types: [String] = []
  ) {
    self.question = question
    self.tier = tier
    self.standard = standard
    self.maxResults = maxResults
    self.fromYear = fromYear
    self.types = types
  }
}

/// What a research has found.
package struct ResearchFinding: Sendable, Equatable {
  /// May all be cited; best first.
  package var papers: [Paper]
  /// The query that was sent last and gave these, as PubMed reads it.
  package var query: String
  /// What was looked for, in Turkish.
  package var concepts: [String]
  /// Words of the question that no table knows; they were not part of the search.
  package var unknown: [String]
  /// How many papers the query fits in all.
  package var count: Int
  /// How many were left out because they are taken back or notes about others, each counted once.
  package var withheld: Int
  /// What of those tells one from the other: ids and DOIs.
  package var leftOut: Set<String> = []
  /// Sources that gave nothing, each with the reason.
  package var failures: [PaperSourceFailure]
  /// What was done, in order: `PubMed: 12`.
  package var stages: [String]
  package var tier: ResearchTier
  /// What was sent to each source, in its own language.
  package var queries: [SentQuery] = []
  /// The sentence of each paper that says what came out, by their urls; none that orders or tells doses.
  package var sentences: [String: String] = [:]
  /// Three questions to go on with.
  package var suggestions: [ResearchSuggestion] = []
  /// What the papers say came out, by their urls.
  package var stances: [String: Paper.Stance] = [:]
  /// Pages of the web about the same: listed, and never what a statement rests on.
  package var pages: [WebResult] = []
  /// The very words that were sent to the search of the web; empty where it was not asked.
  package var webQuery = ""

  package init(
    papers: [Paper] = [], query: String = "", concepts: [String] = [], unknown: [String] = [],
    count: Int = 0, withheld: Int = 0, failures: [PaperSourceFailure] = [], stages: [String] = [],
    tier: ResearchTier = .research
  ) {
    self.papers = papers
    self.query = query
    self.concepts = concepts
    self.unknown = unknown
    self.count = count
    self.withheld = withheld
    self.failures = failures
    self.stages = stages
    self.tier = tier
  }
}

/// What was sent to a source.
package struct SentQuery: Sendable, Equatable {
  /// As people know it: `PubMed`.
  package var source: String
  package var text: String

  package init(_ source: String, _ text: String) {
    self.source = source
    self.text = text
  }
}

/// A question to go on with, and what would be looked up for it.
package struct ResearchSuggestion: Sendable, Equatable {
  /// As people read it.
  package var text: String
  package var wish: ResearchWish

  package init(_ text: String, _ wish: ResearchWish) {
    self.text = text
    self.wish = wish
  }
}

/// Why nothing was looked up; a Turkish sentence with the next step.
package struct ResearchFailure: Error, Sendable, Equatable {
  package enum Kind: String, Sendable {
    case emptyQuestion, tooLong, unavailable, busy, notUnderstood
    /// It names what no table knows.
    case noKeywords
    /// It names nothing that can be looked up.
    case noTopic
  }

  package var kind: Kind
  package var message: String

  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }
}
