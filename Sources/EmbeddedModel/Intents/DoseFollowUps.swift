import Analysis
import Domain
import Turkish

/// A dose that was left out, or a record of which one says that it was not so: no amount is named, and
/// nothing is written.
///
///     lantusu unuttum dün akşam           what is told of a dose that was left out
///     lantus 20 yaptım | atladım          asks whether the record is to go
///     metformin aldım | akşamkini atladım what is told of a dose that was left out
struct DoseFollowUps: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  var plain: Understanding? {
    guard isLeftOut else { return nil }
    if spans.count == 1, spans[0].has(.skip), let question = removal { return question }
    guard namesDrug || isOfDose else { return nil }
    let entry = Knowledge.shared.entry(for: scene.sentence.text, isWhole: true)
    return Understanding(speeches: [.known(entry?.id ?? "missed-dose")])
  }

  private var spans: [Span] { scene.sentence.spans.filter { !$0.isMark && !$0.has(.filler) } }

  private var namesDrug: Bool { spans.contains(where: \.namesDrug) }

  /// Whether every word tells of a dose that was left out: the drug, when it was to be, that it was not.
  private var isLeftOut: Bool {
    guard !scene.isQuestion, spans.count <= Self.longest,
      let verb = spans.lastIndex(where: isLeavingOut)
    else { return false }
    return spans.indices.allSatisfy { place in
      let span = spans[place]
      return place == verb || span.namesDrug || span.time != nil && span.number == nil
        || span.finiteVerb == nil && span.has(.inject, .take)
    }
  }

  /// "unuttum", "atladım", "kaçırmışım".
  private func isLeavingOut(_ span: Span) -> Bool {
    guard let form = span.finiteVerb?.verb, [1, 4].contains(form.person), !form.isNegative,
      [.past, .reported].contains(form.mood)
    else { return false }
    return span.has(.skip) || scene.sentence.folded(span).fits("stem.forget")
  }

  /// Whether a drug is what was told just before.
  private var isOfDose: Bool {
    scene.dialogue.lastWrite.map { $0.call.name == "logMedication" && $0.age <= 3 } ?? false
  }

  /// Whether the dose that was just recorded is to go.
  private var removal: Understanding? {
    let record = DialogueState(scene.dialogue).records.first
    guard let record, record.age == 1, record.kind == .medication, let choice = record.choice else {
      return nil
    }
    let call = PlannedCall("deleteEntry", .object([choice]))
    return Understanding(speeches: [.ask(Question(kind: .isMeant([[call]]), calls: [call]))])
  }

  private static let longest = 6
}

/// "sabah 10 lantus yaptım", then "akşam da": the same once more, which is asked before it is written; of
/// what is measured the figure is asked for.
struct TooFollowUps: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    let analysis = message.reading.message
    guard isTimeToo(analysis), !scene.isQuestion else { return nil }
    let corrections = CorrectionIntents(message: analysis, weights: message.reading.weights)
    guard let record = corrections.state.records.first, record.age <= 2 else { return nil }
    if record.kind.isRead {
      return message.asking(.figureAsked)
    }
    guard let call = corrections.again(record).first else { return nil }
    return message.asking(.ask(Question(kind: .isMeant([[call]]), calls: [call])))
  }

  /// Whether nothing is said but when, with a "too" behind it.
  private func isTimeToo(_ message: MessageAnalysis) -> Bool {
    let times = message.spans.indices.filter { message.spans[$0].time != nil }
    return times.contains { message.isTold(tooAt: $0) }
      && message.quantities.isEmpty
      && message.spans.indices.allSatisfy { place in
        times.contains(place) || message.spans[place].isMark || message.spans[place].has(.filler)
          || message.word(place).fits("meal.too")
      }
  }
}
