import Analysis
import Domain
import Turkish

/// What is to be remembered: the message, or a part of it, without the words that ask for it.
struct NoteIntents {
  let message: MessageAnalysis

  private var scene: Scene { message.scene }

  func candidates() -> [IntentCandidate] {
    // A yes, thanks or a greeting alone is nothing to be kept.
    guard scene.contentSpans.contains(where: { !$0.has(.yes, .no, .thanks, .greeting, .bye) })
    else { return [] }
    let asking = Asking.features(of: message)
    let topics = Topics(message)
    let types = ["insight", "pattern"] + (reminds ? ["reminder"] : [])
    return contents.flatMap { content -> [IntentCandidate] in
      types.map { type in
        var found = IntentCandidate(intent: "writeNote", message: message)
        found.calls = [
          PlannedCall("writeNote", [.content: .string(content.text), .type: .string(type)])
        ]
        found.claims = content.claims
        found.anchor = 0
        found.features.share(message.whole)
        found.features.share(asking, isNamed: true)
        topics.describe("writeNote", into: &found.features)
        if let place = content.place {
          found.features.share(message.features(at: place), isNamed: true)
        }
        found.features.add("content=", content.source)
        found.features.add("called=", content.place == nil ? "no" : "yes")
        describe(type, into: &found.features)
        return found
      }
    }
  }

  /// Whether it is of a time to come, or asks not to forget.
  private var reminds: Bool {
    scene.has(.remind) || message.times.contains { $0.time.direction == .future }
      || scene.sentence.tokens.contains { token in
        WordSets.words("note.reminding").contains { token.folded.hasPrefix($0) }
      }
  }

  private func describe(_ type: String, into bag: inout FeatureBag) {
    bag.add("type=", type)
    bag.add("\(type) future", if: message.times.contains { $0.time.direction == .future })
    bag.add("\(type) times=", count: message.times.count, atMost: 2)
    for span in message.spans where !span.isMark {
      for kind in MessageFeatures.kinds(of: span) where kind != "filler" {
        bag.add("\(type) c:", kind)
      }
    }
    for token in scene.sentence.tokens where token.kind == .word {
      bag.add("\(type) w=", token.folded.prefix(5))
    }
    if let form = scene.clauses.last(where: { $0.form != nil })?.form {
      bag.add("\(type) mood=", form.mood.rawValue)
    }
  }

  // MARK: What is to be kept

  private struct Content {
    var text: String
    var source: String
    /// The word that asks for the note.
    var place: Int?
    var claims: Set<Int>
  }

  /// Where the colon of "not: …" stands; nil where a note has no such head.
  private var colon: Int? {
    message.spans.indices.first { message.word($0) == ":" }.flatMap { colon in
      let head = message.spans[..<colon]
      return head.contains(where: isCall) && head.allSatisfy(isIdle) ? colon : nil
    }
  }

  /// Whether all that follows its head is a note.
  var isHeaded: Bool {
    colon.map { colon in message.spans[(colon + 1)...].contains { !$0.isMark } } ?? false
  }

  private var contents: [Content] {
    let call = message.spans.indices.first { isCall(message.spans[$0]) }
    var found: [Content] = []
    let all = message.spans.indices
    if let colon, isHeaded, let last = all.last(where: { !message.spans[$0].isMark }) {
      let text = scene.sentence.source(message.tokens((colon + 1)..<(last + 1)))
      found.append(Content(text: text, source: "whole", place: call, claims: Set(all)))
    } else if let text = text(all.lowerBound..<all.upperBound) {
      found.append(Content(text: text, source: "whole", place: call, claims: Set(all)))
    }
    if let call, message.clauseOf[call] > 0,
      let start = all.first(where: { message.clauseOf[$0] == message.clauseOf[call] }),
      let text = text(start..<all.upperBound)
    {
      let claims = Set(start..<all.upperBound)
      found.append(Content(text: text, source: "from call", place: call, claims: claims))
    }
    if let earlier = scene.dialogue.earlier.first, !earlier.trimmed.isEmpty {
      found.append(
        Content(text: earlier.trimmed, source: "earlier", place: call, claims: Set(all)))
    }
    return found
  }

  private func isCall(_ span: Span) -> Bool { span.has(.note, .notecall, .remind) }

  /// The source without the words at its ends that ask for a note.
  private func text(_ range: Range<Int>) -> String? {
    var range = range
    while let first = range.first, isIdle(message.spans[first]), !isEvery(first) {
      range.removeFirst()
    }
    while let last = range.last, isIdle(message.spans[last]) { range.removeLast() }
    guard !range.isEmpty else { return nil }
    return scene.sentence.source(message.tokens(range))
  }

  /// "her gün akşam 8de metformin": how often it is.
  private func isEvery(_ place: Int) -> Bool {
    message.word(place).fits("note.every") && place + 1 < message.spans.count
  }

  private func isIdle(_ span: Span) -> Bool {
    guard span.food == nil, span.time == nil, span.number == nil else { return false }
    return span.isMark || isCall(span)
      || span.has(.filler, .put, .deictic, .selfword, .greeting, .ask, .show, .read)
  }
}

extension Range<Int> {
  fileprivate mutating func removeFirst() { self = (lowerBound + 1)..<upperBound }
  fileprivate mutating func removeLast() { self = lowerBound..<(upperBound - 1) }
}
