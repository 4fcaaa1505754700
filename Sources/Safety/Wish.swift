import Analysis
import Domain
import Turkish

/// Whether the person's own words wish for a write at all.
///
/// What they only repeat or ask is no wish; neither is a bare yes to what is done already.
struct Wish {
  let words: ThreadWords

  init(_ words: ThreadWords) { self.words = words }

  /// Looks at the message, at those before it whose matter is still open, and at what it agrees to.
  ///
  /// Once words from outside are in the thread, the kind of the write and all its names must have been
  /// said; before that a plain statement may well be a report in words that no list holds.
  func asks(for call: ToolCall) -> Bool {
    guard call.malformed == nil else { return false }
    let isStrict = words.evidence.hasOutside
    guard let rule = WriteRule.rules[call.name] else {
      return !isStrict && words.now.isStatement
    }
    if isStrict, words.now.refuses { return false }
    let keeps = [.log, .add, .write].contains(ToolVerb(of: call.name))
    if keeps, words.now.forbidsKeeping { return false }
    if isOfAnother(call) || isEatenByAnother(call) || isLeftOpen(call) || isCorrectedAnew(call) {
      return false
    }
    if isStrict || words.isAgreeing, !isOwnDose(call) { return false }
    if isNotTaken(call) { return false }
    let open = words.open(for: call.name)
    if ToolDeclaration.of(call.name)?.looksOutside == true {
      let isWished = open.contains { rule.isAsked($0.said, call.arguments) } || isAgreed(call)
      return isWished && (!isStrict || isNamed(call, rule))
    }
    let told = open.map { ToldWords($0.text) }
    let said = told.filter { !$0.text.isEmpty }.map { Said($0.text) }
    // `ilk dediğini yedim` repeats no words.
    let isPicked = !isStrict && words.isPicking && isReport(call) && takesUp(call)
    // `şekerim nasıl, bir de şimdiki 149'u kaydet`: what the figure is of stands in the question.
    let isOrdered =
      !isStrict && ToolVerb(of: call.name) == .log
      && said.contains { $0.orders("writeRule.logging") && isFigured(call, in: $0) }
      && open.contains { rule.isAsked($0.said, call.arguments) }
    let isWished =
      isPicked || isOrdered
      || said.contains { rule.isAsked($0, call.arguments) }
      || !isStrict && isReport(call) && said.contains(where: \.isStatement)
        && (takesUp(call) || said.contains { tells($0, call, of: rule.names(in: call.arguments)) })
      || isAgreed(call) || !isStrict && (isNoted(call) || isSetAnew(call) || isDetail(call))
    guard isWished, !isStrict || isAgreed(call) || !tellsOther(said, than: call) else {
      return false
    }
    if told.contains(where: \.hasReported), !isAgreed(call), !isPicked {
      return Provenance.asks(call, in: told.map(\.text).joined(separator: "\n"))
    }
    return !isStrict || isNamed(call, rule)
  }

  /// Whether just this was asked about before, and the message says nothing of it: `haklısın`, `hah böyle
  /// işte`.
  private func isLeftOpen(_ call: ToolCall) -> Bool {
    func figures(_ call: ToolCall) -> [String] {
      Provenance.numbers(in: call.arguments, key: "").map { "\($0.key) \($0.value)" }
    }
    let names = WriteRule.rules[call.name]?.names(in: call.arguments) ?? []
    let isAsked = words.evidence.unanswered.contains { asked in
      asked.name == call.name && figures(asked) == figures(call)
    }
    guard isAsked, words.now.figures.isEmpty, let text = words.entries.last?.text else {
      return false
    }
    let now = words.now
    let isAbout =
      now.has("agreement.yes") || now.orders("writeRule.logging") || now.has("writeRule.eating")
      || now.has("writeRule.corrects")
      || MealType.allCases.contains { now.has("write.meal.\($0.rawValue)") }
      || names.flatMap(ThreadWords.words(of:)).contains { now.holds(word: $0, loosely: true) }
    return !isAbout
      && Turkish.times(
        in: Turkish.tokens(of: text), now: words.evidence.now, zone: words.evidence.zone
      ).isEmpty
  }

  private func isNamed(_ call: ToolCall, _ rule: WriteRule) -> Bool {
    rule.names(in: call.arguments).allSatisfy { words.names($0, loosely: rule.isLoose) }
  }

  /// "3 dilimdi aslında", "yanlış yazdım 86" right after such a record: what corrects it is no second one.
  private func isCorrectedAnew(_ call: ToolCall) -> Bool {
    guard ToolVerb(of: call.name) == .log, words.now.has("wish.corrects"),
      words.evidence.sayings.dropLast().last?.doneSince.contains(call.name) == true
    else { return false }
    let names = WriteRule.rules[call.name]?.names(in: call.arguments) ?? []
    let kept = words.evidence.results.last.map(NamedRecord.all) ?? []
    let isSame = kept.contains { record in
      names.contains { Turkish.fold($0) == Turkish.fold(record.name) }
    }
    return ToolDeclaration.of(call.name)?.deed == .recordsMeal || !names.isEmpty ? isSame : true
  }

  /// Whether a meal would be kept of words that tell only of other deeds: `iki kilo elma aldım`.
  private func tellsOther(_ said: [Said], than call: ToolCall) -> Bool {
    ToolDeclaration.of(call.name)?.deed == .recordsMeal
      && said.contains { $0.words.contains(where: VerbEnding.isFinite) }
      && !said.contains { $0.has("writeRule.eating") || $0.orders("writeRule.logging") }
  }

  private func tells(_ said: Said, _ call: ToolCall, of names: [String]) -> Bool {
    // What changes a record has to say something of the change.
    guard ToolVerb(of: call.name) != .update || !names.isEmpty || isFigured(call, in: said) else {
      return false
    }
    let isMeal = ToolDeclaration.of(call.name)?.deed == .recordsMeal
    if isToldAgain(call, names, said) { return false }
    if !said.figures.isEmpty { return !isMeal || !WriteRule.goesOn(said) }
    return isMeal ? WriteRule.tellsMeal(of: names, said) : WriteRule.tellsOf(names, said)
  }

  /// "tamam", "o annemindi" after a value that was just kept: nothing of a second one is said.
  private func isToldAgain(_ call: ToolCall, _ names: [String], _ said: Said) -> Bool {
    let isKept =
      words.evidence.hasTwin
      || words.evidence.sayings.dropLast().last?.doneSince.contains(call.name) ?? false
    let isFigure = !Provenance.numbers(in: call.arguments, key: "").isEmpty
    let isNamed = names.contains { name in
      name != call.arguments[.person]?.string
        && ThreadWords.words(of: name).contains { said.holds(word: $0, loosely: true) }
    }
    return ToolVerb(of: call.name) == .log && isKept && isFigure && said.figures.isEmpty && !isNamed
  }

  /// Whether all figures of a call were said, and there are some.
  private func isFigured(_ call: ToolCall, in said: Said) -> Bool {
    let numbers = Provenance.numbers(in: call.arguments, key: "")
    return !numbers.isEmpty
      && numbers.allSatisfy { Provenance.isSaid($0, by: Provenance.recordTool(of: call), in: said) }
  }

  /// Whether only somebody else is spoken of, for whom the call is not: `annem çok yürüyor`.
  private func isOfAnother(_ call: ToolCall) -> Bool {
    guard let deed = ToolDeclaration.of(call.name)?.deed,
      [.recordsEntry, .describesSelf, .setsTarget].contains(deed),
      call.arguments[.person] == nil, !words.isAgreeing
    else { return false }
    // Whose a reading is, the house reads itself.
    guard call.name != "logGlucose" else { return false }
    let said = words.now.words
    let others = said.filter { AssertionReader.isPerson($0) || $0.fits("wish.others") }
    return !others.isEmpty
      && !said.contains { word in
        !others.contains(word) && (VerbEnding.isFirstPerson(word) || word.fits("doubts.mine"))
      }
  }

  /// `Onu annem yedi, kaydet`: what was proposed to the writer, and somebody else ate.
  private func isEatenByAnother(_ call: ToolCall) -> Bool {
    guard ToolDeclaration.of(call.name)?.deed == .recordsMeal, call.arguments[.person] == nil else {
      return false
    }
    let said = words.now.words
    let isEaten =
      words.isAgreeing
      && said.contains { $0.fits("uneaten.isSaidEaten") && !VerbEnding.isFirstPerson($0) }
    return said.contains { AssertionReader.isPerson($0) }
      && (isEaten || said.contains { $0.fits("wish.same") })
      && !said.contains { VerbEnding.isFirstPerson($0) }
  }

  private func isReport(_ call: ToolCall) -> Bool {
    // What was eaten says nothing of what is left at home.
    call.name != "updatePantry" && [.log, .update].contains(ToolVerb(of: call.name))
      && !words.now.words.isEmpty
  }

  /// Whether the message says yes to a question about just such a deed.
  private func isAgreed(_ call: ToolCall) -> Bool {
    words.isAgreeing
      && words.evidence.sayings.last.map { Agreement.offers(call.name, in: $0.answers) } == true
  }

  /// Whether a drug's dose stands in the person's own words or records: no proposal brings one in.
  private func isOwnDose(_ call: ToolCall) -> Bool {
    guard let dose = call.arguments[.dose]?.number else { return true }
    return words.entries.contains { $0.said.figures.contains { $0.low == dose } }
      || words.evidence.results.flatMap({ NamedRecord.all(in: $0) }).contains { record in
        record.numbers.contains { $0.key == JSON.Key.dose.text && $0.value == dose }
      }
  }

  /// `Doktor lantusu 22'ye çıkardı`, `iki gündür lantus 18 yapmıyorum`: a dose of which nobody says that it
  /// was taken; not `şekerim 240 çıktı, 6 ünite novorapid`.
  private func isNotTaken(_ call: ToolCall) -> Bool {
    guard call.arguments[.dose]?.number != nil, ToolVerb(of: call.name) == .log,
      !words.now.has("wish.taken")
    else { return false }
    let said = Utterance(words.entries.last?.text ?? "").words
    return words.now.has("wish.notTaken")
      || zip(said, said.dropFirst()).contains { figure, verb in
        figure.value != nil && figure.suffix.fits("doseCounted.dative")
          && verb.text.fits("wish.prescribed")
      }
  }

  /// Whether a target that was just set is ordered to be another: `onu 160 170 yap`.
  private func isSetAnew(_ call: ToolCall) -> Bool {
    guard ToolDeclaration.of(call.name)?.deed == .setsTarget,
      let before = words.evidence.sayings.dropLast().last, before.doneSince.contains(call.name),
      let kind = call.arguments[.kind]?.string
    else { return false }
    return Said(before.text).has("write.target.\(kind)")
      && words.now.orders("writeRule.corrects.2") && isFigured(call, in: words.now)
  }

  /// Whether the message tells that what was proposed is done; a bare yes tells nothing.
  private func takesUp(_ call: ToolCall) -> Bool {
    words.isAgreeing && (words.now.has("agreement.deeds") || words.now.orders("writeRule.logging"))
  }
}
