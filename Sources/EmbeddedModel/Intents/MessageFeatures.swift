import Analysis
import Domain
import Turkish

/// The named features of a message and of the places in it.
enum MessageFeatures {
  /// What the message as a whole and the talk before it say.
  static func whole(of scene: Scene, keepsNames: Bool) -> FeatureBag {
    whole(of: scene.clauses[...], scene.sentence.tokens[...], scene, keepsNames)
  }

  /// The same of a clause alone.
  static func whole(ofClause clause: Int, _ scene: Scene) -> FeatureBag {
    whole(
      of: scene.clauses[clause...clause], scene.tokens(of: scene.clauses[clause]), scene, false)
  }

  private static func whole(
    of clauses: ArraySlice<Clause>, _ tokens: ArraySlice<Token>, _ scene: Scene, _ keepsNames: Bool
  ) -> FeatureBag {
    var bag = FeatureBag(keepsNames: keepsNames)
    bag.add("m:question", if: clauses.contains(where: \.isQuestion))
    bag.add("m:clauses=", count: clauses.count, atMost: 5)
    bag.add("m:tokens=", count: tokens.count / 3, atMost: 8)
    bag.add("m:unreal", if: clauses.contains(where: \.isUnreal))
    bag.add("m:hearsay", if: clauses.contains(where: \.isHearsay))
    dialogue(scene.dialogue, into: &bag)
    for token in tokens where token.kind == .word {
      bag.add("m:w=", token.folded)
      if token.folded.utf8.count > 5 { bag.add("m:p=", token.folded.prefix(5)) }
    }
    for span in clauses.lazy.flatMap(\.spans) {
      for reading in span.readings {
        if case .word(let kind) = reading.sense { bag.add("m:c=", kind.rawValue) }
      }
    }
    if let last = clauses.last(where: { $0.verbPlace != nil }) {
      verb(of: last, "m:last", into: &bag)
    }
    return bag
  }

  private static func dialogue(_ dialogue: Dialogue, into bag: inout FeatureBag) {
    bag.add("d:call=", dialogue.newest?.call.name ?? "none")
    bag.add("d:write=", dialogue.lastWrite?.call.name ?? "none")
    bag.add("d:age=", count: dialogue.lastWrite?.age ?? 9, atMost: 3)
    guard let answer = dialogue.lastAnswer else { return bag.add("d:start") }
    bag.add("d:asked", if: answer.contains("?"))
  }

  /// What stands near a span, what its clause does, and what the clauses beside it do.
  static func around(
    _ place: Int, _ words: [String], _ scene: Scene, _ clause: Int, keepsNames: Bool
  ) -> FeatureBag {
    var bag = FeatureBag(keepsNames: keepsNames)
    let spans = scene.sentence.spans
    for offset in -3...3 {
      let near = place + offset
      let mark = offsets[offset + 3]
      guard spans.indices.contains(near) else {
        bag.add(mark, "edge")
        continue
      }
      let word = spans[near].number != nil ? "0" : words[near]
      if abs(offset) < 3 {
        bag.add(mark, word)
        if word.utf8.count > 4 { bag.add(mark, "-", String(word.suffix(3))) }
      }
      if offset != 0 { bag.add(offset < 0 ? "before=" : "after=", word) }
      for kind in kinds(of: spans[near]) { bag.add(mark, "c:", kind) }
    }
    own(spans[place], into: &bag)
    if scene.clauses.indices.contains(clause) { clauses(clause, scene, into: &bag) }
    return bag
  }

  private static let offsets = ["-3:", "-2:", "-1:", "0:", "+1:", "+2:", "+3:"]

  /// The classes of what a span can mean.
  static func kinds(of span: Span) -> [String] {
    switch span.kind {
    case .mark: return ["mark"]
    case .number: return ["number"]
    case .measure(let measure): return ["measure", measure.unit]
    case .time(let time): return ["time", time.meal != nil ? "mealtime" : "clock"]
    case .unknown: return ["unknown"]
    case .words(let readings):
      var found: [String] = []
      for reading in readings {
        let name: String
        if case .word(let kind) = reading.sense { name = kind.rawValue } else { name = "food" }
        if !found.contains(name) { found.append(name) }
      }
      return found
    }
  }

  private static func own(_ span: Span, into bag: inout FeatureBag) {
    for reading in span.readings {
      let name: String
      if case .word(let kind) = reading.sense { name = kind.rawValue } else { name = "food" }
      if let noun = reading.noun {
        bag.add("case:", name, noun.grammaticalCase.rawValue)
        bag.add("possessor:", name, "\(noun.possessor)")
        if noun.copula != .none { bag.add("copula:", noun.copula.rawValue) }
      }
      bag.add("phrase:", reading.phrase)
    }
    bag.add("fuzzy", if: span.isFuzzy)
  }

  private static func clauses(_ index: Int, _ scene: Scene, into bag: inout FeatureBag) {
    let clause = scene.clauses[index]
    state(of: clause, "", into: &bag)
    verb(of: clause, "v", into: &bag)
    if index + 1 < scene.clauses.count {
      state(of: scene.clauses[index + 1], "next-", into: &bag)
      verb(of: scene.clauses[index + 1], "next-v", into: &bag)
    } else {
      bag.add("last-clause")
    }
    if index > 0 {
      state(of: scene.clauses[index - 1], "past-", into: &bag)
      verb(of: scene.clauses[index - 1], "past-v", into: &bag)
    } else {
      bag.add("first-clause")
    }
    for span in clause.spans {
      for reading in span.readings {
        if case .word(let kind) = reading.sense { bag.add("in:", kind.rawValue) }
      }
      if span.time != nil { bag.add("in:time") }
      if span.isUnknown { bag.add("in:w=", scene.sentence.folded(span)) }
    }
  }

  private static func state(of clause: Clause, _ mark: String, into bag: inout FeatureBag) {
    if clause.isQuestion { bag.add(mark, "question") }
    if clause.isNegated { bag.add(mark, "negated") }
    if clause.isUnreal { bag.add(mark, "unreal") }
    if clause.isHearsay { bag.add(mark, "hearsay") }
    if clause.isRequest { bag.add(mark, "request") }
    if clause.startsSentence { bag.add(mark, "starts") }
  }

  private static func verb(of clause: Clause, _ mark: String, into bag: inout FeatureBag) {
    guard let place = clause.verbPlace else { return bag.add(mark, ":none") }
    var isKnown = false
    for reading in clause.spans[place].readings {
      guard let form = reading.verb, form.isFinite else { continue }
      isKnown = true
      let shape = shape(of: form)
      bag.add(mark, ":", shape)
      bag.add(mark, "=", reading.phrase)
      if case .word(let kind) = reading.sense {
        bag.add(mark, ":", kind.rawValue)
        bag.add(mark, kind.rawValue, shape)
      }
    }
    if !isKnown { bag.add(mark, ":unknown") }
  }

  private static func shape(of form: VerbForm) -> String {
    "\(form.mood.rawValue)\(form.person)\(form.isNegative ? "-" : "")"
      + "\(form.hasPastCopula ? "p" : "")\(form.isAbility ? "a" : "")"
      + (form.hasConditionalCopula ? "c" : "")
  }
}
