import Analysis
import Domain
import Tables
import Turkish

/// What is wanted of papers: it stands in for what the talk would say of research where the tool for it
/// is offered.
struct ResearchRequests {
  let scene: Scene
  /// The tools that may be called; nil for all.
  let offered: Set<String>?

  private static let tool = "searchPubMed"

  /// Whether a short question follows a research: "peki yaşlılarda?".
  private func goesOn(_ result: Understanding) -> Bool {
    guard let step = scene.dialogue.newest, step.call.name == Self.tool, step.result.isOK else {
      return false
    }
    return result.isLost && scene.isQuestion && scene.contentSpans.count <= 6
  }

  /// Whether the message asks for papers in so many words, though no reading of it was likely enough.
  func settle(_ result: inout Understanding, _ reading: Reading) -> Bool {
    let isAsked = result.speeches.contains(.notYet(.research))
    guard result.calls.isEmpty, isAsked || result.speeches.contains(.advice) || goesOn(result),
      offered?.contains(Self.tool) ?? true
    else { return false }
    let likeliest = reading.candidates.filter { $0.calls.first?.tool == Self.tool }
      .max { $0.probability < $1.probability }
    let plain = PlannedCall(Self.tool, [.query: .string(scene.sentence.text)])
    // Without being asked to, nothing goes out of the house.
    result.calls = isAsked ? likeliest?.calls ?? [plain] : []
    result.speeches = isAsked ? [] : [.ask(Question(kind: .research, calls: [plain]))]
    return true
  }

  /// The research that goes on: an offered question that the message picks, or the matter of the last
  /// one among other people ("peki yaşlılarda?"); nil for none.
  var picked: PlannedCall? {
    guard offered?.contains(Self.tool) ?? true else { return nil }
    return chosen ?? continued
  }

  /// A wish for papers that is a whole story: the tool says how long one may be, and nothing of the story
  /// is kept.
  var tooLong: PlannedCall? {
    let isWish =
      scene.has(.papers, .researchnoun) || scene.clauses.last?.verbIs(.research) == true
    let words = scene.sentence.tokens.count { $0.kind != .mark }
    guard isWish, words > Self.mostWords, offered?.contains(Self.tool) ?? true else { return nil }
    return PlannedCall(Self.tool, [.query: .string(scene.sentence.text)])
  }

  /// As many words a question of a research may have.
  private static let mostWords = 500

  // MARK: Offered questions

  /// So many messages ago an offer may have been made that a number still picks from.
  private static let oldest = 4
  /// Up to this a bare number is none of a reading, and is asked about where nothing was offered under it.
  private static let mostNumbered = 20.0

  /// The questions of the nearest research, unless something was asked since.
  private var offer: [JSON]? {
    let steps = scene.dialogue.steps
    let step = steps.first {
      $0.call.name == Self.tool && $0.result.isOK && $0.age <= Self.oldest
    }
    guard let step, let told = step.result.value?[.suggestions]?.array, !told.isEmpty else {
      return nil
    }
    let wasAsked = scene.dialogue.lastAnswer?.contains("?") == true
    return step.age > 1 && wasAsked && scene.dialogue.unanswered != nil ? nil : told
  }

  /// The question that "2" or "ikincisini sor" picks.
  ///
  /// A number that stands before none goes to the tool as it is, which says which ones there are: it is
  /// never a reading.
  private var chosen: PlannedCall? {
    guard let offer, let number = PickWords.shared.number(in: scene, of: offer.count) else {
      return nil
    }
    if let place = Int(exactly: number), offer.indices.contains(place - 1),
      let arguments = offer[place - 1][.arguments]
    {
      return PlannedCall(Self.tool, arguments)
    }
    guard number <= Self.mostNumbered else { return nil }
    return PlannedCall(
      Self.tool,
      [
        .query: .string(NumberText.plain(number)), .tier: .string(ResearchTier.fast.rawValue),
        .maxResults: .number(Double(offer.count)),
      ])
  }

  /// The matter of the last research with the people whom the message names.
  private var continued: PlannedCall? {
    guard let step = scene.dialogue.newest, step.call.name == Self.tool, step.result.isOK,
      PickWords.shared.goesOn(scene),
      let topic = step.result.value?[.concepts]?.array?.compactMap(\.string), !topic.isEmpty
    else { return nil }
    let words = topic + [scene.sentence.text]
    return PlannedCall(Self.tool, [.query: .string(words.joined(separator: " "))])
  }

  /// "peki yaşlılarda?" after papers: no food of that name is looked up.
  func mayGoOn(instead calls: [PlannedCall], _ reading: Reading) -> Bool {
    !calls.isEmpty && calls.allSatisfy { $0.tool == "lookupFood" }
      && scene.dialogue.newest?.call.name == Self.tool
      && !reading.message.foods.contains(where: \.isKnown)
  }

  /// The call with the whole question: a type of study or a wish for depth is part of it.
  static func completed(_ call: PlannedCall, from text: String) -> PlannedCall {
    guard call.tool == tool, call.arguments[.tier] == nil,
      call.arguments[.publicationTypes] == nil, let query = call.arguments[.query]?.string
    else { return call }
    let said = Turkish.fold(text)
    let isOwn = query.split(separator: " ").allSatisfy { said.contains(Turkish.fold(String($0))) }
    // What was picked by its number, or holds the message already, is whole.
    let isWhole =
      query.contains(text) || !isOwn && PickWords.shared.names(in: Turkish.tokens(of: text))
    let whole = isOwn ? text : isWhole ? query : query + " " + text
    return PlannedCall(tool, call.arguments.setting(.query, to: .string(whole)))
  }
}

extension Scene {
  /// Whether the message names the search that a tool makes: "araştır", "makale var mı", "internetten bak".
  func asksToSearch(with tool: String) -> Bool {
    let words = Topics.words(of: tool)
    return sentence.spans.contains { span in words.contains { span.has($0) } }
      || clauses.contains { clause in words.contains { clause.verbIs($0) } }
  }

  /// The calls without the searches outside that no word of the message asks for, and the question
  /// before these where nothing else is left to do: unasked, nothing goes out of the house.
  func asked(_ calls: [PlannedCall]) -> (calls: [PlannedCall], question: Speech?) {
    let unasked = calls.filter {
      ToolDeclaration.of($0.tool)?.looksOutside == true && !asksToSearch(with: $0.tool)
    }
    let rest = calls.filter { !unasked.contains($0) }
    guard let first = unasked.first, rest.isEmpty else { return (rest, nil) }
    let same = unasked.filter { $0.tool == first.tool }
    let kind: Question.Kind = first.tool == "searchWeb" ? .web : .research
    return ([], .ask(Question(kind: kind, calls: same)))
  }
}

/// Words with which an offered question is picked, and those that carry a research on, from the rows of
/// `Research/web`.
private struct PickWords {
  static var shared: PickWords { held.value }
  private static let held = Lazy { PickWords() }

  private enum Row: String { case first, last, pick, goon, among }

  private var rows: [Row: [String]] = [:]

  private init() {
    TableText.forEachRow(of: "Research/web") { row in
      guard let name = Row(rawValue: String(row[0])) else { return }
      rows[name, default: []] += row[1].listed().map(Turkish.fold)
    }
  }

  private func fits(_ word: String, _ row: Row) -> Bool {
    rows[row]?.contains { $0 == word || $0.count > 2 && word.hasPrefix($0) } ?? false
  }

  /// Whether a text holds a number or a word for a place in a list.
  func names(in tokens: [Token]) -> Bool {
    !Turkish.numbers(in: tokens).isEmpty
      || tokens.contains { fits($0.folded, .first) || fits($0.folded, .last) }
  }

  /// "2", "ikincisini sor", "2 numaralı soru", "sonuncuyu araştır": the number, where the message says
  /// nothing else.
  func number(in scene: Scene, of count: Int) -> Double? {
    var number: Double?
    let spans = scene.sentence.spans.filter { !$0.isMark }
    for span in spans {
      let words = scene.sentence.tokens[span.tokens].map(\.folded)
      var told = span.number?.value
      if told == nil, words.count == 1 {
        told = fits(words[0], .first) ? 1 : fits(words[0], .last) ? Double(count) : nil
      }
      if let told {
        guard number == nil, span.number?.isArticle != true || spans.count == 1 else { return nil }
        number = told
      } else if !words.allSatisfy({ fits($0, .pick) }) {
        return nil
      }
    }
    return number
  }

  /// "peki yaşlılarda?", "çocuklarda nasıl": whom else it is about, without a verb and a number.
  func goesOn(_ scene: Scene) -> Bool {
    let spans = scene.sentence.spans.filter { !$0.isMark }
    guard scene.clauses.allSatisfy({ $0.form == nil }), spans.count <= 5,
      spans.allSatisfy({ $0.number == nil && $0.measure == nil && $0.time == nil })
    else { return false }
    let words = scene.sentence.tokens.filter { $0.kind == .word }.map(\.folded)
    let told = words.filter { !fits($0, .goon) }
    guard let last = told.last, !told.isEmpty else { return false }
    let isAmong = (rows[.among] ?? []).contains { last.count > $0.count + 2 && last.hasSuffix($0) }
    return isAmong && (told.count < words.count || scene.isQuestion)
  }
}
