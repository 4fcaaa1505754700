import Domain

/// What became of a paper, by the marks that titles and types of publication carry.
enum StandingMarks {
  /// By the words of a title: `RETRACTED: …`, `…: Retraction notice`, `[Withdrawn] …`, `Corrigendum: …`.
  static func standing(ofTitle title: String) -> Set<Paper.Standing> {
    let title = title.lowercased()
    var standing: Set<Paper.Standing> = []
    if title.contains(
      /\b(?:retracted|withdrawn|removed)(?: article| paper)?:|[\[(](?:retracted|withdrawn)[^\])]*[\])]|^(?:retracted|withdrawn)\b/
    ) {
      standing.insert(.retracted)
    }
    if title.contains(
      /\b(?:retraction|withdrawal)(?: note| notice)?:|[:.]\s*(?:retraction|withdrawal)(?: note| notice)?\.?\s*$|^(?:notice of )?retraction (?:of|note|notice)\b|\b(?:retraction|withdrawal) (?:note|notice)\b/
    ) {
      standing.insert(.retractionNotice)
    }
    if title.contains(
      /\b(?:corrigendum|erratum|errata|addendum|(?:author|publisher) correction|correction)(?: to)?:|^(?:corrigendum|erratum|correction) (?:to|for)\b|[:.]\s*(?:corrigendum|erratum)\.?\s*$/
    ) {
      standing.insert(.erratum)
    }
    if title.contains(/^(?:editorial )?expression of concern\b|\bexpression of concern:/) {
      standing.insert(.concernNotice)
    }
    return standing
  }

  /// By a type of publication, in any case and with its identifier where one is given.
  static func standing(ofType name: String, identifier: String? = nil) -> Paper.Standing? {
    if let known = identifier.flatMap({ identifiers[$0] }) { return known }
    return types[name.lowercased()]
  }

  /// The identifiers of the Medical Subject Headings.
  private static let identifiers: [String: Paper.Standing] = [
    "D016441": .retracted, "D016440": .retractionNotice, "D016425": .erratum,
  ]

  private static let types: [String: Paper.Standing] = [
    "retracted publication": .retracted, "retracted": .retracted, "withdrawn": .retracted,
    "withdrawn publication": .retracted, "preprint withdrawn": .retracted, "removed": .retracted,
    "retraction of publication": .retractionNotice, "retraction notice": .retractionNotice,
    "retraction": .retractionNotice, "withdrawal": .retractionNotice,
    "published erratum": .erratum, "correction": .erratum, "corrigendum": .erratum,
    "expression of concern": .concernNotice,
  ]
}
