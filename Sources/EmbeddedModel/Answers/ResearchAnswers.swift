import Domain
import Turkish

// What a research has found, without a judgement of ours.
extension AnswerWriter {
  /// Papers in a digest that is shown.
  private static let mostShown = 6

  /// The papers with the sentence that each says of itself, as it stands, and the list of sources.
  func research(_ value: JSON) -> String {
    let all = value[.records]?.array ?? []
    let names = (value[.concepts]?.array ?? []).compactMap(\.string)
    guard !all.isEmpty else { return nothingFound(value, names) }
    let shown = Array(all.prefix(Self.mostShown))
    var parts = earlier(value)
    parts.append(TextsResearch.found(names, total: value[.count]?.number, shown: shown.count))
    let unknown = (value[.unknown]?.array ?? []).compactMap(\.string)
    if !unknown.isEmpty { parts.append(TextsResearch.unknown(unknown)) }
    parts.append(
      shown.enumerated().map { place, record in entry(place + 1, record) }
        .joined(separator: "\n"))
    parts.append(TextsResearch.kinds(counts(of: shown)))
    if let sides = sides(of: shown) { parts.append(sides) }
    parts.append(
      [SourceText.places(value), SourceText.confidence(in: shown)].compactMap(\.self)
        .joined(separator: " "))
    parts += missing(value)
    parts.append(TextsResearch.whose)
    parts.append(SourceText.list(shown))
    parts += pages(value)
    parts.append(TextsResearch.source)
    parts.append(SourceText.suggestions(in: [value]))
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private func entry(_ number: Int, _ record: JSON) -> String {
    let badges = SourceText.badges(record)
    let year = record[.year]?.number.map { ", \(Int($0))" } ?? ""
    let kind = Turkish.capitalised(badges.first ?? "") + year
    let notes = badges.dropFirst().isEmpty ? "" : " (\(badges.dropFirst().joined(separator: "; ")))"
    guard let sentence = record[.keySentence]?.string else {
      let hasAbstract = record[.abstract]?.string?.isEmpty == false
      let reason = hasAbstract ? TextsResearch.notQuoted : TextsResearch.noAbstract
      return "- \(kind)\(notes): \(reason) [\(number)]"
    }
    return "- \(kind)\(notes): “\(sentence)” [\(number)]"
  }

  /// What another thread was shown of it, and what of that was taken back since.
  private func earlier(_ value: JSON) -> [String] {
    guard let past = value[.earlier], let at = date(past[.at]) else { return [] }
    let withdrawn = (past[.withdrawn]?.array ?? []).compactMap { paper in
      paper[.title]?.string.map { "“\(SourceText.plain($0))” (PMID \(paper[.id]?.string ?? ""))" }
    }
    let told = TextsResearch.earlier(
      DateText.daysAgo(zone.day(at: at), today: zone.day(at: now)),
      thread: past[.conversation]?.number.map { Int($0) },
      count: Int(past[.count]?.number ?? 0), again: Int(past[.again]?.number ?? 0))
    let unchecked = past[.checked] == .bool(false) ? " " + TextsResearch.unchecked : ""
    return [told + unchecked] + (withdrawn.isEmpty ? [] : [TextsResearch.withdrawn(withdrawn)])
  }

  /// Where papers say different things, which are on which side; nil where they do not.
  private func sides(of records: [JSON]) -> String? {
    let marks = { (stance: Paper.Stance) in
      records.enumerated().filter { $0.element[.stance]?.string == stance.rawValue }
        .map { "[\($0.offset + 1)]" }.joined()
    }
    let (effect, none, open) = (marks(.effect), marks(.none), marks(.open))
    guard !none.isEmpty, !effect.isEmpty || !open.isEmpty else { return nil }
    return TextsResearch.sides(effect: effect, none: none, open: open)
  }

  /// How many of each kind, in the order of what they can show.
  private func counts(of records: [JSON]) -> [(String, Int)] {
    let kinds = records.compactMap { $0[.kind]?.string.flatMap(Paper.Kind.init) }
    return Paper.Kind.allCases.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : (SourceText.name(of: kind), count)
    }
  }

  private func nothingFound(_ value: JSON, _ names: [String]) -> String {
    ([TextsResearch.nothing(names)] + missing(value) + pages(value)).joined(separator: "\n\n")
  }

  /// Pages of the web beside the papers, which no number stands for.
  private func pages(_ value: JSON) -> [String] {
    let lines = (value[.pages]?.array ?? []).map { page in
      "- \(SourceText.plain(page[.title]?.string ?? "")) · \(page[.url]?.string ?? "")"
    }
    guard !lines.isEmpty else { return [] }
    return [
      TextsResearch.pages + "\n\n" + lines.joined(separator: "\n"),
      TextsWeb.sent(SourceText.plain(value[.webQuery]?.string ?? "")),
    ]
  }

  /// Sources that gave nothing, and papers that were left out.
  private func missing(_ value: JSON) -> [String] {
    let failures = (value[.failures]?.array ?? []).compactMap(\.string)
    let withheld = value[.withheld]?.number ?? 0
    return
      (failures.isEmpty
      ? [] : [TextsResearch.partial(failures, isDeep: value[.tier]?.string == "deep")])
      + (withheld > 0 ? [TextsResearch.withheld(Int(withheld))] : [])
  }
}
