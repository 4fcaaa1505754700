import Analysis
package import Domain
import Turkish

/// What the engine has against a write of a capable model, whose call it never changes.
package enum SecondReading: Equatable, Sendable {
  /// The words tell of a plan, a wish, a hearsay, or of something that was not eaten.
  case unwished
  /// A part that was said otherwise: an amount, a kind of food, a time, or whose the record is.
  case otherwise(thing: String, said: String?, written: String)
}

extension EmbeddedModel {
  /// Reads the last message beside a capable model; nil where both agree, or where the engine itself is
  /// not sure of it.
  ///
  ///     secondReading(of: logMeal([2 adet pizza]), in: "2 dilim pizza yedim")  // otherwise: 2 dilim
  ///     secondReading(of: logMedication(lantus 6), in: "novorapid 6 lantus 18") // otherwise: 18 ünite
  ///     secondReading(of: logMeal([pizza]), in: "akşama pizza yiyeceğim")      // unwished
  package func secondReading(of call: ToolCall, in request: ModelRequest) -> SecondReading? {
    guard call.malformed == nil,
      let place = request.messages.lastIndex(where: { $0.role == .user })
    else { return nil }
    if ToolVerb(of: call.name) == .update { return changeReading(of: call, in: request) }
    guard ToolVerb(of: call.name) == .log else { return nil }
    // Whether foods were eaten is asked below, from the reading as a whole.
    if ToolDeclaration.of(call.name)?.deed == .recordsEntry,
      interpreterInUse.rulesOut(call, in: request)
    {
      return .unwished
    }
    let reading = reading(of: request)
    let comparison = Comparison(
      call: call, text: request.messages[place].text, request: request, foods: foods)
    if !reading.calls.contains(where: { $0.tool == call.name }),
      comparison.standsInTalk(of: interpreterInUse.clauses(of: request, at: place))
        || interpreterInUse.seesNone(of: comparison, in: request, at: place)
    {
      return .unwished
    }
    if reading.calls.isEmpty {
      // What is agreed to or was told before is no matter of this message's words alone.
      let isNoted = reading.speeches.contains { if case .noted = $0 { true } else { false } }
      guard !isNoted else { return comparison.isAboutWords ? .unwished : nil }
    }
    guard !reading.calls.isEmpty, reading.unsure.isEmpty, reading.unread.isEmpty else {
      return comparison.difference(inPart: reading.weighed)
    }
    return comparison.difference(
      from: reading.calls.filter { $0.tool == call.name }.map(\.arguments))
  }
}

extension EmbeddedModel {
  /// What the engine has against a change: the words tell of a record of its own (`annem de 1 armut yedi`),
  /// or take away what would be set (`fıstığa alerjim yok`).
  private func changeReading(of call: ToolCall, in request: ModelRequest) -> SecondReading? {
    let reading = reading(of: request)
    guard reading.unsure.isEmpty, reading.unread.isEmpty, !reading.calls.isEmpty else { return nil }
    let own = reading.calls.filter { $0.tool == call.name }
    if call.name == "updateProfile" {
      return own.contains { Self.takesAway($0.arguments, what: call.arguments) } ? .unwished : nil
    }
    guard own.isEmpty, !reading.calls.contains(where: { ToolVerb(of: $0.tool) == .update }) else {
      return nil
    }
    let told = reading.calls.filter {
      ToolVerb(of: $0.tool) == .log && Comparison.isOfOne($0.arguments, call)
        && Comparison.isApart($0.arguments, from: call)
    }
    return told.isEmpty ? nil : .otherwise(thing: "", said: nil, written: Texts.changeOfEarlier)
  }

  /// Whether one change of the profile removes, or denies, what another sets.
  private static func takesAway(_ read: JSON, what set: JSON) -> Bool {
    let removed = (read[.remove]?.array ?? []).compactMap(\.string)
    let added = (set.members ?? []).flatMap { $0.value.array ?? [] }.compactMap(\.string)
    let isRemoved = removed.contains { name in
      added.contains { Comparison.isAbout(.string($0), .string(name)) }
    }
    let isDenied = (set.members ?? []).contains { member in
      guard case .bool(let value) = member.value else { return false }
      return (read.members ?? []).contains { $0.key == member.key && $0.value == .bool(!value) }
    }
    return isRemoved && set[.remove] == nil || isDenied
  }
}

extension Interpreter {
  /// The clauses of a message with the folded words of each.
  func clauses(of request: ModelRequest, at place: Int) -> [(clause: Clause, words: [String])] {
    guard request.messages[place].text.utf8.count < 2_000 else { return [] }
    let history = Dialogue(Array(request.messages[...place]))
    let scene = scene(request.messages[place].text, history, request.now, request.zone)
    return scene.clauses.map { ($0, scene.tokens(of: $0).map(\.folded)) }
  }

  /// Less likely than this a record is none.
  private static let least = 0.1

  /// Whether what a call would record of the last message is none as the message says it: "şekerim 300
  /// olursa", "kilom 75 olsun istiyorum", "doktor yürü dedi".
  func rulesOut(_ call: ToolCall, in request: ModelRequest) -> Bool {
    guard let place = request.messages.lastIndex(where: { $0.role == .user }),
      request.messages[place].text.utf8.count < 2_000
    else { return false }
    let history = Dialogue(Array(request.messages[...place]))
    let reading = Reading(
      scene(request.messages[place].text, history, request.now, request.zone), weights: weights)
    func isOfCall(_ candidate: IntentCandidate) -> Bool {
      candidate.calls.contains { $0.tool == call.name && Comparison.isAlike($0.arguments, call) }
    }
    guard let best = reading.candidates.filter(isOfCall).map(\.probability).max() else {
      // "geçen sene 400 olmuştu": a figure of the message that the engine takes for no reading at all.
      let isNone =
        call.name == "logGlucose"
        && reading.message.quantities.contains { $0.value == call.arguments[.value]?.number }
      return isNone || reading.ruledOut.contains(where: isOfCall)
    }
    // "hedefim 75 kilo": the figure is of something else.
    let isOfOther = reading.candidates.contains { candidate in
      candidate.probability > Decision.Certainty.write
        && candidate.calls.contains {
          $0.tool != call.name && Comparison.isAlike($0.arguments, call)
        }
    }
    return best < Self.least && (isOfOther || reading.message.scene.has(.want, .wish))
  }
}
