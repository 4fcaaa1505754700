import Analysis
import Domain
import Foundation
import Turkish

/// A low of the person's own that was told a few messages ago and not long since.
struct LowEpisode {
  /// The newest value.
  let newest: JSON
  /// Whether it is still low.
  let isOpen: Bool

  /// How many messages ago a low may have been told.
  private static let reach = 6

  /// For how long a low goes on, in seconds.
  private static let length = 7200.0

  /// Nil where there was no low lately; nor any reading at all, where who has waited need not be low.
  ///
  /// The writer's own, or that of somebody else.
  init?(_ scene: Scene, whateverLevel: Bool = false, ofOther: Bool = false) {
    let values = scene.dialogue.steps.filter { step in
      step.call.name == "logGlucose" && step.result.isOK && step.age <= Self.reach
        && (step.call.arguments[.person] != nil) == ofOther
    }.compactMap(\.result.value).filter { value in
      let told = value[.at]?.string.flatMap { CivilTime(parsing: $0, in: scene.zone)?.date }
      return told.map { abs(scene.now.timeIntervalSince($0)) <= Self.length } ?? false
    }
    guard let newest = values.first, whateverLevel || values.contains(where: Self.isLow) else {
      return nil
    }
    self.newest = newest
    isOpen = Self.isLow(newest)
  }

  /// The tokens that tell for how long was waited: "15 dk".
  static func waiting(in tokens: [Token]) -> Set<Int> {
    var places: Set<Int> = []
    for place in tokens.indices.dropFirst() where tokens[place].folded.fits("low.minutes") {
      let isTold = tokens[place - 1].kind == .number || tokens[place - 1].folded.fits("low.figures")
      if isTold { places.formUnion([place - 1, place]) }
    }
    return places
  }

  /// The same where it is told that the time is over: "15 dk geçti".
  static func waited(in tokens: [Token]) -> Set<Int> {
    tokens.contains { $0.folded.fits("low.waited") } ? waiting(in: tokens) : []
  }

  private static func isLow(_ value: JSON) -> Bool {
    GlucoseAssessment.Level(of: value)?.isLow == true
  }
}

extension Stated {
  /// "84", "15 dk geçti 84", "şimdi 78" after a low: the value that was to be measured; where it is said
  /// how long was waited, after any reading.
  mutating func findMeasuredAgain() {
    let tokens = message.scene.sentence.tokens
    let waited = LowEpisode.waiting(in: tokens)
    let hasWaited = !LowEpisode.waited(in: tokens).isEmpty
    guard let low = LowEpisode(message.scene, whateverLevel: hasWaited), low.isOpen || hasWaited,
      message.persons.isEmpty, message.foods.allSatisfy({ !$0.isKnown })
    else { return }
    let isWaited = { (tokens: Range<Int>) in !waited.isDisjoint(with: tokens) }
    let figures = message.quantities.filter {
      !isWaited(message.spans[$0.spans.lowerBound].tokens)
    }
    guard figures.count == 1, let figure = figures.first, figure.isBare,
      figure.number?.kind == .exact, (30...400).contains(figure.value),
      message.spans.indices.allSatisfy({ place in
        let span = message.spans[place]
        return span.isMark || figure.spans.contains(place) || span.has(.comeout, .measure)
          || isWaited(span.tokens)
          || tokens[span.tokens].allSatisfy { $0.folded.fits("low.waiting") }
      })
    else { return }
    keep(
      Set(figure.spans), of: candidates.indices.filter { candidates[$0].intent == "logGlucose" })
  }
}

/// "15 dakika geçti", "iyiyim artık" after a low: the value is told with its age, and while it is low it is
/// asked for once more.
struct LowFollowUps: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  var plain: Understanding? {
    guard let low = LowEpisode(scene) ?? LowEpisode(scene, ofOther: true) else {
      return scene.isQuestion ? nil : falling.map { Understanding(speeches: [.falling($0)]) }
    }
    if let told = ofFast(low) ?? (isSugarTaken(low) ? .sugarTaken(low.newest) : nil) {
      return Understanding(speeches: [told])
    }
    if asksWhenToMeasure, low.isOpen { return Understanding(speeches: [.known(Self.rule)]) }
    guard !scene.isQuestion else { return nil }
    if let falling { return Understanding(speeches: [.falling(falling)]) }
    let tokens = scene.sentence.tokens
    let waited = LowEpisode.waiting(in: tokens)
    let words = tokens.indices.filter { tokens[$0].kind != .mark && !waited.contains($0) }
      .map { tokens[$0].folded }
    let isBetter = words.contains { $0.fits("low.better") }
    let isWaited = low.isOpen && !waited.isEmpty && words.contains { $0.fits("low.waited") }
    guard isBetter || isWaited,
      words.allSatisfy({ $0.fits("low.waiting") || $0.fits("low.better") })
    else {
      return nil
    }
    return Understanding(speeches: [low.isOpen ? .measureAgain(low.newest) : .better(low.newest)])
  }

  /// What the table of knowledge calls how a low is treated and measured again.
  private static let rule = "rule-15"

  /// "ne zaman tekrar ölçeyim", "kaç dakika sonra ölçmeliyim".
  private var asksWhenToMeasure: Bool {
    scene.asksInWords
      && scene.clauses.contains { clause in
        clause.isQuestion && clause.verbIs(.measure)
          && [.optative, .necessity].contains(clause.form?.mood)
      }
  }

  /// "120", then "düşüyor": the value that goes on falling, where nothing else is said.
  private var falling: JSON? {
    let words = scene.words
    guard words.contains(where: { $0.fits("falls.verb") }),
      words.allSatisfy({ $0.fits("falls.verb") || $0.fits("falls.around") })
    else { return nil }
    return LowEpisode(scene, whateverLevel: true)?.newest
  }

  /// "orucumu bozmalı mıyım", "orucumu bozmak istemiyorum", "orucumu bozdum" in a low.
  private func ofFast(_ low: LowEpisode) -> Speech? {
    let words = scene.words
    guard low.isOpen, words.contains(where: { $0.fits("low.fast") }),
      words.contains(where: { $0.fits("low.breaking") })
    else { return nil }
    return words.contains { $0.fits("low.broken") }
      ? .measureAgain(low.newest) : .breakFast(low.newest)
  }

  /// "meyve suyu verdim", "şeker yedim" in a low: so much is not told, and what is next is.
  private func isSugarTaken(_ low: LowEpisode) -> Bool {
    let words = scene.words
    let isGiven = words.contains { $0.fits("low.given") }
    guard low.isOpen, !scene.isQuestion, isGiven || words.contains(where: { $0.fits("low.taken") }),
      words.contains(where: { $0.fits("low.sugar") })
    else { return false }
    // What the table knows is kept as a meal of whoever ate it.
    return (isGiven || !scene.sentence.spans.contains { $0.food != nil && !$0.has(.sugarword) })
      && words.allSatisfy {
        $0.fits("low.sugar") || $0.fits("low.given") || $0.fits("low.taken")
          || $0.fits("low.waiting") || $0.fits("low.person")
      }
  }
}
