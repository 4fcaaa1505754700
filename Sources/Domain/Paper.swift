/// A paper, preprint or study record as a source served it.
///
/// What a source does not say is nil or empty; nothing is guessed. The abstract is the source's own
/// words, its inline marks taken off.
package struct Paper: Sendable, Equatable, Codable {
  package enum Source: String, Sendable, Codable {
    case pubMed, europePMC, clinicalTrials, arXiv
  }

  /// One part of an abstract.
  package struct Section: Sendable, Equatable, Codable {
    /// As printed: `RESULTS`; nil where the part has none.
    package var label: String?
    package var text: String

    package init(label: String? = nil, text: String) {
      self.label = label
      self.text = text
    }
  }

  /// What became of it after it was published, or what it is besides a report.
  package enum Standing: String, Sendable, Codable, CaseIterable {
    /// Taken back by its authors or journal.
    case retracted
    /// The notice that takes another paper back.
    case retractionNotice
    /// A correction of another paper.
    case erratum
    /// Its editors doubt it.
    case concern
    /// The editors' note about another paper.
    case concernNotice
    /// A newer version has taken its place.
    case superseded
  }

  /// What its key sentence says came out.
  package enum Stance: String, Sendable {
    case effect, none
    /// That nothing can be said yet.
    case open
  }

  package var source: Source
  /// PMID, `PPR123`, `NCT01234567`.
  package var id: String
  package var title: String
  /// `Smith J`, or the name of a group; in their order.
  package var authors: [String]
  package var journal: String?
  package var year: Int?
  package var doi: String?
  package var url: String
  package var abstract: [Section]
  /// As the source names them: `Randomized Controlled Trial`.
  package var types: [String]
  package var standing: Set<Standing>
  package var isPreprint: Bool
  /// Whether the source marks it as work on animals and not on people.
  package var isAnimalOnly: Bool
  /// Of a study record: `COMPLETED`.
  package var status: String?

  package init(
    source: Source, id: String, title: String, authors: [String] = [], journal: String? = nil,
    year: Int? = nil, doi: String? = nil, url: String, abstract: [Section] = [],
    types: [String] = [], standing: Set<Standing> = [], isPreprint: Bool = false,
    isAnimalOnly: Bool = false, status: String? = nil
  ) {
    self.source = source
    self.id = id
    self.title = title
    self.authors = authors
    self.journal = journal
    self.year = year
    self.doi = doi
    self.url = url
    self.abstract = abstract
    self.types = types
    self.standing = standing
    self.isPreprint = isPreprint
    self.isAnimalOnly = isAnimalOnly
    self.status = status
  }
}

extension Paper {
  /// Whether it may stand behind a claim: neither taken back nor a note about another paper.
  package var isCitable: Bool {
    standing.isDisjoint(with: [.retracted, .retractionNotice, .erratum, .concernNotice])
  }

  /// The whole abstract on one line, labels before their parts.
  package var abstractText: String {
    abstract.map { section in
      section.label.map { "\($0): \(section.text)" } ?? section.text
    }.joined(separator: " ")
  }

  /// The kinds of study by how much they can show, strongest first.
  package enum Kind: String, Sendable, CaseIterable {
    case guideline, metaAnalysis, systematicReview, randomised, trial, observational, review
    case caseReport, protocolOnly, registered, unspecified
  }

  /// The kind by the source's own types; a meta-analysis of trials carries the types of both.
  package var kind: Kind {
    if source == .clinicalTrials { return .registered }
    let types = Set(types.map { $0.lowercased() })
    let rules: [(Kind, [String])] = [
      (.protocolOnly, ["clinical trial protocol"]),
      (.guideline, ["practice guideline", "guideline", "consensus statement"]),
      (.metaAnalysis, ["meta-analysis", "network meta-analysis"]),
      (.systematicReview, ["systematic review"]),
      (.randomised, ["randomized controlled trial", "equivalence trial"]),
      (
        .trial,
        [
          "clinical trial", "controlled clinical trial", "clinical trial, phase i",
          "clinical trial, phase ii", "clinical trial, phase iii", "clinical trial, phase iv",
          "pragmatic clinical trial",
        ]
      ),
      (.observational, ["observational study", "multicenter study", "comparative study"]),
      (.review, ["review", "scoping review"]),
      (.caseReport, ["case reports"]),
    ]
    return rules.first { !types.isDisjoint(with: $0.1) }?.0 ?? .unspecified
  }
}

/// Why a source gave nothing.
package struct PaperSourceFailure: Error, Sendable, Equatable {
  package enum Kind: String, Sendable {
    /// No network, or the server does not answer.
    case unavailable
    /// Too many questions, or a server that is down for now.
    case busy
    case tooSlow
    /// What came cannot be read.
    case malformed
    /// The service does not take the question.
    case refused
    /// The service takes the asker for a robot, and will for a while.
    case blocked
  }

  package var kind: Kind
  /// As people know it: `PubMed`.
  package var source: String
  /// One Turkish sentence.
  package var message: String

  package init(_ kind: Kind, source: String, message: String) {
    self.kind = kind
    self.source = source
    self.message = message
  }
}

/// What a search came to.
package struct PaperSearch: Sendable, Equatable {
  /// Best first.
  package var ids: [String]
  /// How many there are in all.
  package var count: Int
  /// What the service made of the words, in its own language.
  package var translation: String
  /// Words that the service did not know and left out: what came answers another question.
  package var dropped: [String]

  package init(ids: [String], count: Int, translation: String = "", dropped: [String] = []) {
    self.ids = ids
    self.count = count
    self.translation = translation
    self.dropped = dropped
  }
}
