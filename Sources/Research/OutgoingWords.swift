/// What of a query would leave the house, to be asked about before it does.
package enum OutgoingWords {
  /// The question before a search that a model wants and nobody has asked for.
  ///
  /// Nil where nothing would be sent. `tool` is the tool's name.
  ///
  ///     OutgoingWords.question(before: "metformin B12 deficiency", tool: "searchPubMed")
  ///     // … yalnızca şu adlar gider: metformin, B12 vitamini. …
  package static func question(before query: String, tool: String) -> String? {
    guard tool == "searchPubMed" else {
      return WebQuery(query).map { Texts.mayAskWeb($0.sent) }
    }
    let names = Concepts.shared.reading(of: query).of(.thing, .group, .broad).map(\.name)
    return names.isEmpty ? nil : Texts.mayAskPapers(names)
  }
}
