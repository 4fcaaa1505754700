import Analysis
package import Domain
import Turkish

/// Keeps another value than the recorded one from being told as the person's glucose.
///
///     let glucose = GlucoseFigures(known: [], results: [["current": ["value": 180, "unit": "mg/dL"]]])
///     glucose.checked("Şu an 110.")  // "Kayıtlarınızdaki son değer 180 mg/dL."
///
/// Where nothing was recorded no value is the person's.
package struct GlucoseFigures: Sendable {
  private var facts = Facts()
  /// What was said and kept of other people.
  private var others = Facts()
  private var current: String?
  /// Whether readings were looked for and there are none.
  private let isEmpty: Bool
  /// Whether no reading of the writer's is known at all.
  private let isUnknown: Bool

  /// - Parameters:
  ///   - known: The person's words of the thread, and what was told of them.
  ///   - results: What the tools of this turn answered.
  ///   - earlier: What those of earlier turns did.
  package init(known: [String], results: [JSON], earlier: [JSON] = []) {
    for result in results {
      guard let value = result[.current]?[.value]?.number else { continue }
      let unit = result[.current]?[.unit]?.string ?? ""
      current = "\(NumberText.plain(value)) \(unit)"
    }
    let counts = results.compactMap { $0[.readings]?.number }
    isEmpty = current == nil && !counts.isEmpty && counts.allSatisfy { $0 == 0 }
    isUnknown =
      current == nil && !isEmpty
      && !(results + earlier).contains { Self.holdsReading($0) }
    guard current != nil || isEmpty || isUnknown else { return }
    for text in known {
      if Self.tellsOfOther(text) { others.take(text) } else { facts.take(text) }
    }
    for result in results { take(result) }
    for result in isEmpty || isUnknown ? earlier : [] {
      if result[.person]?.string == nil { take(result) } else { others.take(result) }
    }
  }

  /// Whether a result tells a value of glucose.
  private static func holdsReading(_ json: JSON) -> Bool {
    switch json {
    case .string(let text): GlucoseUnit(rawValue: text) != nil
    case .array(let values): values.contains(where: holdsReading)
    case .object(let members): members.contains { holdsReading($0.value) }
    default: false
    }
  }

  /// Takes in a result, and what it lists of other people apart.
  private mutating func take(_ result: JSON) {
    guard case .object(let members) = result else { return facts.take(result) }
    facts.take(.object(members.filter { !$0.isNamed(.others) }))
    if let theirs = result[.others] { others.take(theirs) }
  }

  /// Whether a message tells of somebody else and of nothing that is the writer's: `annemin şekeri 240`.
  private static func tellsOfOther(_ text: String) -> Bool {
    let words = words(of: text)
    return words.contains(where: isOther)
      && !words.contains { $0.fits("self.word") || $0.fits("glucoseFigures.mine") }
  }

  private static func isOther(_ word: String) -> Bool {
    AssertionReader.isPerson(word) || word.fits("claims.kin") || word.fits("claims.titles")
  }

  /// The sentence, or what is recorded in its place where it tells another value as the person's own.
  package func checked(_ sentence: String) -> String {
    if isEmpty { return invents(sentence) ? Texts.noGlucose : sentence }
    if isUnknown { return inventsNow(sentence) ? Texts.noGlucoseKnown : sentence }
    guard let current, tells(sentence) else { return sentence }
    return unknown(in: sentence).isEmpty ? sentence : Texts.recordedGlucose(current)
  }

  /// The figures that may be a value of glucose and that nothing known holds.
  private func unknown(in sentence: String) -> [Figure] {
    let isOfOther = Self.words(of: sentence).contains(where: Self.isOther)
    return FigureReader.figures(in: sentence).filter { figure in
      guard figure.dimension == nil || figure.dimension == .glucose,
        (20...600).contains(figure.low),
        !figure.next.fits("grounding.isBound")
      else { return false }
      var glucose = figure
      glucose.dimension = .glucose
      return !facts.hold(figure.low, of: glucose)
        && !(isOfOther && others.hold(figure.low, of: glucose))
    }
  }

  /// Whether a sentence tells of the person's value, and not of aims and bounds.
  private func tells(_ sentence: String) -> Bool {
    let words = Self.words(of: sentence)
    guard !words.contains(where: { $0.fits("glucoseFigures.general") }) else { return false }
    return words.count < 4 || words.contains { $0.fits("glucoseFigures.own") }
  }

  /// Whether a sentence gives the person a value of now of which nobody has told: `şekeriniz şu an 142`.
  private func inventsNow(_ sentence: String) -> Bool {
    let words = Self.words(of: sentence)
    func has(_ row: String) -> Bool { words.contains { $0.fits(row) } }
    return has("glucoseFigures.yours") && has("glucoseFigures.atPresent")
      && !has("glucoseFigures.advice") && !has("glucoseFigures.general")
      && !has("answerFigures.conditions") && !unknown(in: sentence).isEmpty
  }

  /// Whether a sentence gives the person a value, a mean or a share of the time of which no record knows.
  private func invents(_ sentence: String) -> Bool {
    let words = Self.words(of: sentence)
    func has(_ row: String) -> Bool { words.contains { $0.fits(row) } }
    guard !has("glucoseFigures.advice") else { return false }
    if has("glucoseFigures.told") {
      let shares = FigureReader.figures(in: sentence).filter { $0.dimension == .percent }
      return !unknown(in: sentence).isEmpty || shares.contains { !facts.hold($0.low, of: $0) }
    }
    return !has("glucoseFigures.general")
      && unknown(in: sentence).contains { $0.dimension == .glucose }
  }

  private static func words(of sentence: String) -> [String] {
    Turkish.tokens(of: sentence).filter { $0.kind != .mark }.map(\.folded)
  }
}
