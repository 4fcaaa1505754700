import Analysis
import Domain
import Turkish

extension Comparison {
  /// Whether all that a call would keep stands in clauses that tell of nothing done: `her gün gofret
  /// yerdim`, `akşama makarna düşünüyorum`, `tansiyonum 14 olsa`.
  ///
  /// A clause without a verb tells: `2 yumurta, 1 dilim ekmek`.
  func standsInTalk(of clauses: [(clause: Clause, words: [String])]) -> Bool {
    let about = clauses.filter { isNamed(in: $0.clause, $0.words) }
    // Whose it is where a person is named, is compared elsewhere.
    let isOwn = call.arguments[.person] == nil && !namesSomebody
    return !about.isEmpty
      && about.allSatisfy { $0.clause.isUntold || isOwn && $0.clause.isEatenByOther }
  }

  /// Whether the writer tells it of themselves beside what is another's: `Elif'in şekeri 165, benimki 98`,
  /// `kızım 1 muz yedi, ben de 2 kayısı`.
  fileprivate func isOwn(in clauses: [(clause: Clause, words: [String])]) -> Bool {
    call.arguments[.person] == nil
      && clauses.contains { about in
        isNamed(in: about.clause, about.words) && !about.clause.isUntold
          && isFirst(in: about.clause)
          && about.words.prefix(2).contains { $0.fits("comparison.own") }
      }
  }

  /// Whether the figure of the call is the first of a clause: in "benimki 98 onunki 165" 165 is another's.
  private func isFirst(in clause: Clause) -> Bool {
    guard items.isEmpty, let first = clause.numbers.first else { return true }
    let figures = Self.figures(in: call.arguments)
    return [first.low, first.low * 10].contains(where: figures.contains)
  }

  fileprivate var namesSomebody: Bool {
    AssertionReader(utterance: Utterance(text), hour: nil).namesSomebody
  }

  /// Whether a clause names a food of the call, or one of its figures.
  private func isNamed(in clause: Clause, _ words: [String]) -> Bool {
    if items.contains(where: { item in
      Self.words(of: item[.name]?.string ?? "").contains { Self.isSame($0, in: words) }
    }) {
      return true
    }
    guard items.isEmpty else { return false }
    let figures = Self.figures(in: call.arguments)
    return clause.numbers.contains { number in
      // A blood pressure is said in tens: 14 for 140.
      [number.low, number.low * 10].contains(where: figures.contains)
    }
  }
}

extension Interpreter {
  /// Less likely than this what a call would record is no record of the message.
  private static let least = 0.1

  /// Whether the engine knows all that a call names in a message, and finds no such record in it: `kedim 2
  /// kase mama yedi`, `büfede baklava var, hangisini seçeyim`.
  ///
  /// False where the message may answer what was asked before it, or says something the engine lacks.
  func seesNone(of comparison: Comparison, in request: ModelRequest, at place: Int) -> Bool {
    let text = request.messages[place].text
    let before = request.messages[..<place].last { $0.role == .assistant }?.text ?? ""
    guard text.utf8.count < 2_000, !before.contains("?"), !comparison.isLow,
      !comparison.isOfOneTalkedOf
    else { return false }
    let history = Dialogue(Array(request.messages[...place]))
    let scene = scene(text, history, request.now, request.zone)
    guard comparison.isKnown(to: scene), !scene.clauses.contains(where: \.tellsOwnDeed),
      !comparison.isOwn(in: scene.clauses.map { ($0, scene.tokens(of: $0).map(\.folded)) })
    else { return false }
    let isMeal = !comparison.items.isEmpty
    guard isMeal || comparison.namesSomebody else { return false }
    let call = comparison.call
    func best(ofWriter: Bool) -> Double {
      candidates(in: scene).filter { candidate in
        candidate.calls.contains {
          $0.tool == call.name && Comparison.isAlike($0.arguments, call)
            && ($0.arguments[.person] == nil) == ofWriter
        }
      }.map(\.probability).max() ?? 0
    }
    let isWriters = call.arguments[.person] == nil
    let own = best(ofWriter: isWriters)
    return own < Self.least || own * 2 < best(ofWriter: !isWriters)
  }

  private func candidates(in scene: Scene) -> [IntentCandidate] {
    Reading(scene, weights: weights).candidates
  }
}

extension Comparison {
  /// Whether all foods of a call, or all its figures, stand in the message as the engine knows them.
  fileprivate func isKnown(to scene: Scene) -> Bool {
    guard items.isEmpty else {
      let foods = scene.clauses.flatMap(\.spans).filter { $0.food != nil }.flatMap(\.readings)
      return items.allSatisfy { item in
        foods.contains { Self.isAbout(.string($0.phrase), item[.name]) }
      }
    }
    let figures = Self.figures(in: call.arguments)
    let said = scene.clauses.flatMap(\.numbers).map(\.low)
    return !figures.isEmpty && figures.allSatisfy(said.contains)
  }
}

extension Clause {
  /// Whether the writer tells in it of what they did, or orders something to be kept.
  fileprivate var tellsOwnDeed: Bool {
    isRequest && !isQuestion || isPast && (form?.person == 1 || form?.person == 4)
  }

  /// `Kedim 2 kase mama yedi`, `komşum 5 kutu kola içiyormuş`.
  fileprivate var isEatenByOther: Bool {
    guard let form, verbIs(.eat), !isQuestion else { return false }
    return form.person == 3 && [.past, .reported, .progressive].contains(form.mood)
  }

  /// Whether its verb tells of what is usual, planned, wished or made up.
  fileprivate var isUntold: Bool {
    if isUnreal { return true }
    guard let form, !isRequest, !isQuestion else { return false }
    switch form.mood {
    case .aorist, .conditional, .future, .optative, .necessity: return true
    case .progressive:
      // "pizza yemeye gidiyorum"
      let isOnTheWay = spans.flatMap(\.readings).contains { reading in
        guard case .word(.eat) = reading.sense else { return false }
        return reading.verb?.mood == .infinitive
      }
      return verbIs(.want, .wish) || isOnTheWay
    default: return false
    }
  }
}
