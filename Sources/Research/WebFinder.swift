package import Domain
package import struct Foundation.Date
import Tables
import Turkish

/// The ways to the web.
package struct WebSources: Sendable {
  /// The pages that fit a query, best first.
  package var results:
    @Sendable (_ query: String, _ now: Date) async throws(PaperSourceFailure) -> [WebResult]
  /// The words of a page; nil where it cannot be had.
  package var page: @Sendable (_ url: String, _ now: Date) async -> String?
  /// What a sentence says of a label's figures.
  package var said: @Sendable (_ text: String) -> SaidLabel

  package init(
    results: @escaping @Sendable (String, Date) async throws(PaperSourceFailure) -> [WebResult],
    page: @escaping @Sendable (String, Date) async -> String?,
    said: @escaping @Sendable (String) -> SaidLabel
  ) {
    self.results = results
    self.page = page
    self.said = said
  }
}

/// Searches the web and reads what pages say of a food's figures.
package struct WebFinder: Sendable {
  /// Results that are told.
  private static let most = 6
  /// Pages that are opened for their figures.
  private static let opened = 3
  /// Seconds for all of them together.
  private static let patience = 8.0

  private let sources: WebSources
  private let wait: @Sendable (Double) async throws -> Void

  package init(
    sources: WebSources,
    wait: @escaping @Sendable (Double) async throws -> Void = {
      try await Task.sleep(for: .seconds($0))
    }
  ) {
    self.sources = sources
    self.wait = wait
  }

  package var services: WebServices {
    WebServices { text, now, tell throws(ResearchFailure) in
      try await finding(text, now: now, tell: tell)
    }
  }

  func finding(
    _ text: String, now: Date, tell: @escaping @Sendable (String) -> Void
  ) async throws(ResearchFailure) -> WebFinding {
    guard text.contains(where: { !$0.isWhitespace }) else {
      throw ResearchFailure(.emptyQuestion, Texts.emptyQuestion)
    }
    guard let query = WebQuery(text) else {
      throw ResearchFailure(.noTopic, Texts.nothingToSend)
    }
    tell(Texts.searchingWeb(query.sent))
    var finding = WebFinding(query: query.sent, subject: query.subject)
    do throws(PaperSourceFailure) {
      finding.results = Array(try await sources.results(query.sent, now).prefix(Self.most))
    } catch {
      throw ResearchFailure(
        Researcher.kind(error), Texts.failedWeb(error, isFood: query.sent != query.subject))
    }
    guard query.sent != query.subject, !finding.results.isEmpty else { return finding }
    finding.facts = await facts(of: finding, now)
    return finding
  }

  /// The figures in the words of the search, then in those of the first pages that have none there.
  private func facts(of finding: WebFinding, _ now: Date) async -> [WebFact] {
    let reader = WebFigures(subject: finding.subject, said: sources.said)
    var facts: [Int: [WebFact]] = [:]
    var open: [(place: Int, url: String)] = []
    for (place, result) in finding.results.enumerated() {
      let found = reader.facts(in: result.snippet, title: result.title, result: place)
      if !found.isEmpty {
        facts[place] = found
      } else if open.count < Self.opened, reader.fits(result.title + " " + result.snippet) {
        open.append((place, result.url))
      }
    }
    for (place, text) in await pages(open, now) {
      facts[place] = reader.facts(in: text, title: finding.results[place].title, result: place)
    }
    return facts.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// What comes of the pages within the time for all of them.
  private func pages(
    _ open: [(place: Int, url: String)], _ now: Date
  ) async -> [(place: Int, text: String)] {
    guard !open.isEmpty else { return [] }
    return await withTaskGroup(of: (place: Int, text: String)?.self) { group in
      for (place, url) in open {
        group.addTask { (place, await sources.page(url, now) ?? "") }
      }
      group.addTask {
        try? await wait(Self.patience)
        return nil
      }
      var found: [(place: Int, text: String)] = []
      for await page in group {
        guard let page else { break }
        found.append(page)
        if found.count == open.count { break }
      }
      group.cancelAll()
      return found.filter { !$0.text.isEmpty }
    }
  }
}

/// Reads what a page says of the food that is looked for: for 100 g, 100 ml or a portion.
struct WebFigures {
  let subject: String
  let said: @Sendable (String) -> SaidLabel

  /// Letters that belong to one basis.
  private static let reach = 260
  /// Facts that one page may give.
  private static let most = 2

  /// Whether a text speaks of the food: half of its words stand in it, in any form.
  func fits(_ text: String) -> Bool {
    let wanted = Self.stems(subject)
    guard !wanted.isEmpty else { return false }
    let words = Turkish.fold(text).split { !$0.isLetter && !$0.isNumber }
    let found = wanted.count { stem in words.contains { $0.hasPrefix(stem) } }
    return found * 2 >= wanted.count
  }

  /// The beginning of each word that outlives its endings.
  private static func stems(_ text: String) -> [String] {
    Turkish.fold(text).split { !$0.isLetter && !$0.isNumber }
      .map { String($0.prefix(max(3, $0.count - 2))) }
  }

  func facts(in text: String, title: String, result: Int) -> [WebFact] {
    guard fits(title + " " + text.prefix(2_000)) else { return [] }
    var facts: [WebFact] = []
    for part in Self.parts(of: text) + Self.partsBefore(text) where facts.count < Self.most {
      let portion = BasisWords.shared.portion(in: part)
      let label = said(portion.map { String(part[$0.rest...]) } ?? part)
      guard let basis = portion.map({ .serving($0.serving ?? label.serving) }) ?? basis(of: label),
        let fact = fact(label, basis, part, result),
        !facts.contains(where: { $0.basis == fact.basis })
      else { continue }
      facts.append(fact)
    }
    return facts
  }

  private func basis(of label: SaidLabel) -> WebFact.Basis? {
    switch label.basis {
    case .hundred(let unit): .hundred(unit)
    case .serving, nil: nil
    }
  }

  /// The fact where the figures can be true.
  private func fact(
    _ label: SaidLabel, _ basis: WebFact.Basis, _ words: String, _ result: Int
  ) -> WebFact? {
    let figures = label.figures
    guard let carbs = figures[.carbs], carbs >= 0, carbs <= 500 else { return nil }
    if case .hundred = basis {
      let grams = [LabelField.carbs, .protein, .fat].compactMap { figures[$0] }.reduce(0, +)
      guard grams <= 102, (figures[.calories] ?? 0) <= 902 else { return nil }
    }
    if let energy = figures[.calories], let parts = figures.energyOfParts,
      abs(energy - parts) > max(energy, parts) * 0.25, abs(energy - parts) > 10
    {
      return nil
    }
    // Carbohydrate alone holds more energy than is told of all.
    if let energy = figures[.calories], carbs * 4 > energy * 1.25 + 10 { return nil }
    return WebFact(
      result: result, basis: basis, figures: figures,
      quote: String(words.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(200)))
  }

  /// The text cut where a basis is told (`100 gramında`, `1 porsiyon (30 g)`); what stands before the
  /// first belongs to none.
  private static func parts(of text: String) -> [String] {
    let tokens = Turkish.tokens(of: text)
    let starts = tokens.indices.filter { isBasis(tokens, $0) }.map { tokens[$0].range.lowerBound }
    return starts.enumerated().map { place, start in
      let end = place + 1 < starts.count ? starts[place + 1] : text.endIndex
      return String(text[start..<end].prefix(reach))
    }
  }

  /// Figures that stand before what they are told for: `Carbs 15.2 g per 100 g`, each as if behind it.
  private static func partsBefore(_ text: String) -> [String] {
    let tokens = Turkish.tokens(of: text)
    return tokens.indices.compactMap { place in
      guard place > 0, tokens[place].text == "100", isBasis(tokens, place),
        BasisWords.shared.isPer(tokens[place - 1].folded)
      else { return nil }
      let start = tokens[..<(place - 1)].lastIndex { token in
        token.kind == .mark && [".", ";", "!", "?", "|"].contains(token.text)
      }
      let first = start.map { tokens[$0].range.upperBound } ?? text.startIndex
      let basis = text[tokens[place].range.lowerBound..<tokens[place + 1].range.upperBound]
      let figures = text[first..<tokens[place - 1].range.lowerBound].suffix(reach)
      return basis + ": " + figures
    }
  }

  private static func isBasis(_ tokens: [Token], _ place: Int) -> Bool {
    let token = tokens[place]
    if token.kind == .number, token.text == "100", place + 1 < tokens.count {
      // "2 adet (100 g)" says how much two are.
      if place > 1, tokens[place - 1].text == "(",
        BasisWords.shared.isPortion(tokens[place - 2].folded)
      {
        return false
      }
      return BasisWords.shared.isMeasure(tokens[place + 1].folded)
    }
    // The figures of "2 adet (100 g)" are those of two.
    let isOne = place == 0 || tokens[place - 1].kind != .number || tokens[place - 1].text == "1"
    return token.kind == .word && isOne && BasisWords.shared.isPortion(token.folded)
  }
}

/// What figures of food are told for, by the words of `Research/web`.
private struct BasisWords {
  static var shared: BasisWords { held.value }
  private static let held = Lazy { BasisWords() }

  private var measures: [(word: String, unit: LabelServing.Unit)] = []
  private var portions: [String] = []
  private var pers: Set<String> = []

  private init() {
    TableText.forEachRow(of: "Research/web") { row in
      let words = row[1].split(separator: ";").map { Turkish.fold(String($0.drop { $0 == " " })) }
      if let unit = LabelServing.Unit(rawValue: row[0]) { measures += words.map { ($0, unit) } }
      if row[0] == "portion" { portions += words }
      if row[0] == "per" { pers.formUnion(words) }
    }
  }

  /// Short ones stand alone, long ones with any ending.
  private func unit(_ word: String) -> LabelServing.Unit? {
    measures.first { $0.word == word || $0.word.count > 3 && word.hasPrefix($0.word) }?.unit
  }

  func isMeasure(_ word: String) -> Bool { unit(word) != nil }

  /// The weight right behind the word for a portion that a text begins with (`porsiyon (60 g) …`), and
  /// where the rest begins; nil for a text about something else.
  func portion(in text: String) -> (serving: LabelServing?, rest: String.Index)? {
    let tokens = Turkish.tokens(of: text)
    guard let first = tokens.first, first.kind == .word, isPortion(first.folded) else { return nil }
    let words = tokens.dropFirst().filter { $0.kind != .mark }.prefix(2)
    if let number = words.first, let unit = words.last.flatMap({ unit($0.folded) }),
      words.count == 2,
      let amount = Double(number.text.map { $0 == "," ? "." : String($0) }.joined()), amount > 0
    {
      return (
        LabelServing(amount: amount, unit: unit),
        words.last?.range.upperBound ?? first.range.upperBound
      )
    }
    return (nil, first.range.upperBound)
  }

  func isPer(_ word: String) -> Bool { pers.contains(word) }

  func isPortion(_ word: String) -> Bool { portions.contains(where: word.hasPrefix) }
}
