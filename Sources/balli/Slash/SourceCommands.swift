import Domain
import EmbeddedModel
import Research
import Terminal
import Tools
import Turkish

// Commands about the sources of answers.
extension Session {
  /// Shows a record that an answer of this thread has cited; without a number the query.
  func source(_ argument: String) throws {
    let listed = try citedSources()
    let parts = argument.split(maxSplits: 2, whereSeparator: \.isWhitespace).map(String.init)
    guard let number = parts.first.flatMap({ Int($0.filter { !"[]".contains($0) }) }) else {
      throw Failure(.usage, Texts.missingArgument("NO"))
    }
    guard let found = listed.first(where: { $0.citation.number == number }) else {
      throw Failure(.noInput, Texts.noSource(number, of: listed.count))
    }
    if parts.count > 1, Spelling.ascii(parts[1].filter(\.isLetter)) == Texts.noteWord {
      return try note(parts.count > 2 ? parts[2] : "", on: found.record, number: number)
    }
    let own = try note(on: found.record).map { "\n\n" + Texts.ownNote($0) } ?? ""
    let text = Texts.source(found.record, number: number) + own
    tell(CommandOutput(.source, text, data: found.record, isMarkdown: true))
  }

  /// Lists the sources of the newest answer that has some, or writes all of the thread to a file.
  func sources(_ argument: String) throws {
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = words.first else {
      let listed = try citedSources()
      let lines = listed.map { "- " + SourceText.line($0.citation.number, $0.record) }
      let queries = try lastQueries()
      let query = queries.isEmpty ? [] : [""] + queries
      return tell(
        CommandOutput(
          .sources, (lines + query).joined(separator: "\n"),
          data: .array(listed.map(\.record)), isMarkdown: true))
    }
    let records = try allSources()
    let text =
      switch Spelling.ascii(first) {
      case "ris": SourceExport.ris(records)
      case "bibtex", "bib": SourceExport.bibTeX(records)
      default: throw Failure(.usage, Texts.exportForms)
      }
    guard words.count > 1 else { return tell(CommandOutput(.sources, text, isRaw: true)) }
    let path = words[1].trimmed
    try world.files.write(text, path)
    tell(
      CommandOutput(
        .sources, Texts.sourcesWritten(records.count, path), data: ["path": .string(path)]))
  }

  /// Shows or sets how far a research goes.
  func tier(_ argument: String) throws {
    let names = Texts.tiers.map(\.name)
    let settings = household.records.settings
    if !argument.isEmpty {
      let wanted = Spelling.ascii(argument)
      guard let name = names.first(where: { Spelling.ascii($0) == wanted }) else {
        throw Failure(.usage, Texts.unknownTier(argument))
      }
      try settings.set(SearchPubMed.tierKey, name)
    }
    let value = try settings.value(SearchPubMed.tierKey) ?? names[1]
    tell(CommandOutput(.tier, Texts.tier(value), data: ["tier": .string(value)]))
  }

  // MARK: Records

  /// The sources of the newest answer of this thread that lists some.
  private func citedSources() throws -> [(citation: Citation, record: JSON)] {
    let messages = try threadMessages()
    let results = messages.flatMap(\.results).compactMap(\.value)
    for message in messages.reversed() where message.role == .assistant {
      let listed = Self.listed(in: message.text, results)
      if !listed.isEmpty { return listed }
    }
    throw Failure(.noInput, Texts.noSources)
  }

  /// All sources that answers of this thread have listed, each once.
  private func allSources() throws -> [JSON] {
    let messages = try threadMessages()
    let results = messages.flatMap(\.results).compactMap(\.value)
    var records: [JSON] = []
    for message in messages where message.role == .assistant {
      for (_, record) in Self.listed(in: message.text, results)
      where !records.contains(where: { $0["url"] == record["url"] }) {
        records.append(record)
      }
    }
    guard !records.isEmpty else { throw Failure(.noInput, Texts.noSources) }
    return records
  }

  /// The sources of an answer: records that tools gave, else those of the entries that it tells.
  private static func listed(
    in text: String, _ results: [JSON]
  ) -> [(citation: Citation, record: JSON)] {
    let told = Knowledge.shared.entries.filter { text.contains($0.answer) }
    let known: JSON = ["records": .array(told.flatMap(\.records))]
    return Citation.listed(in: text, results: [known] + results)
  }

  /// What the newest research sent to each of its sources.
  private func lastQueries() throws -> [String] {
    let newest = try threadMessages().flatMap(\.results)
      .last { $0.name == SearchPubMed.name && $0.isOK }?.value
    let told = (newest?["queries"]?.array ?? []).compactMap { sent in
      sent["source"]?.string.flatMap { source in
        sent["query"]?.string.map { Texts.executedQuery(source, $0) }
      }
    }
    guard told.isEmpty else { return told }
    return (newest?["query"]?.string).map { [Texts.executedQuery("PubMed", $0)] } ?? []
  }

  private func threadMessages() throws -> [Message] {
    guard let conversation else { throw Failure(.noInput, Texts.noSources) }
    return try household.records.conversations.messages(conversation)
  }
}
