import Analysis
import Domain
import Turkish

/// Old talks and notes.
extension Scene {
  func recall(at index: Int) -> Proposal? {
    let clause = clauses[index]
    if has(.capability) { return nil }
    let spoke = clause.spans.contains { span in
      span.readings.contains { reading in
        guard reading.sense == .word(.talk), let form = reading.verb else { return false }
        // Words like geç and de are too common to stand alone for talk.
        let isStrong = [
          "konuş", "bahset", "tartış", "görüş", "sohbet et", "söz et", "konusu geç", "bahsi geç",
          "lafı geç", "değin", "yazış",
        ].contains(reading.phrase)
        let isShared =
          form.person == 2 || form.person == 4 || form.person == 5 || clause.has(.recallnoun)
        let isPast =
          [.past, .reported].contains(form.mood) || form.hasPastCopula || form.mood == .participle
        if form.hasPastCopula, form.mood == .reported, reading.phrase != "geç" { return true }
        return isPast
          && (isStrong && (isShared || form.mood == .participle || form.person == 3)
            || (isShared && clause.isAboutTalk))
      }
    }
    let asks =
      clause.isQuestion || clause.verbIs(.show, .bring, .remember) || clause.isParticiple(.talk)
      || clause.has(.recallnoun) || spoke
    guard
      spoke
        || (clause.has(.recallnoun) && (clause.has(.show, .research, .bring) || clause.isQuestion)),
      asks
    else { return nil }
    let range = index..<clauses.count
    let query = recallQuery(range)
    guard !query.isEmpty else { return nil }
    var members: [JSON.Member] = [.init("query", .string(query))]
    for time in range.flatMap({ clauses[$0].times }) {
      if let span = time.dates(now: now, zone: zone) {
        members += [
          .init("from", .string(text(span.lowerBound))),
          .init("to", .string(text(span.upperBound))),
        ]
        break
      }
    }
    return Proposal(
      frame: "eski sohbet", score: 0.94,
      calls: [PlannedCall("recallConversations", .object(members))],
      clauses: range.count)
  }

  /// The words that say what to look for.
  private func recallQuery(_ range: Range<Int>) -> String {
    var words: [String] = []
    for span in range.flatMap({ clauses[$0].spans }) {
      if span.isMark || span.time != nil { continue }
      let word = sentence.folded(span)
      if Self.idleInQueries.contains(word)
        || Self.idleInQueries.contains(where: { word.hasPrefix($0 + " ") })
      {
        continue
      }
      let isOnlyTalk =
        !span.readings.isEmpty && span.food == nil
        && span.readings.allSatisfy { reading in
          switch reading.sense {
          case .word(.talk), .word(.recallnoun), .word(.question), .word(.ask), .word(.filler),
            .word(.show), .word(.bring),
            .word(.deictic), .word(.selfword), .word(.exist), .word(.remember), .word(.household),
            .word(.comeout), .word(.greeting),
            .word(.thanks), .word(.record):
            true
          default: reading.verb?.isFinite == true
          }
        }
      if isOnlyTalk { continue }
      words.append(sentence.source(span))
    }
    if words.isEmpty {
      // A holiday or a part of the day can be the topic itself.
      words = range.flatMap { clauses[$0].spans }.filter {
        $0.time?.interval != nil || $0.time?.day != nil
      }.map(sentence.source)
    }
    return words.joined(separator: " ")
  }

  private static let idleInQueries: Set<String> = [
    "hakkinda", "uzerine", "ilgili", "dair", "konusunda", "konusu", "konuda", "ara", "zaman",
    "once", "onceki", "gecen",
    "daha", "hani", "sey", "seyler", "konu", "konuyu", "mesele", "meselesi", "meselesini",
    "gecmiste", "eskiden", "vakit",
  ]

  // MARK: Notes

  func note(at index: Int) -> Proposal? {
    let clause = clauses[index]
    let folded = clause.spans.map { sentence.folded($0) }
    let isNote =
      clause.has(.note)
      && (clause.verbIs(.put, .bring, .refuse, .show, .cook, .take) || clause.verbPlace == nil
        || clause.has(.put, .refuse))
      || clause.verb?.phrase.hasPrefix("not ") == true || folded.contains("not et")
      || folded.contains("not al") || folded.contains("not alsana") || folded.contains("notu")
      || index == 0 && startsNote
    let isReminder = clause.has(.remind)
    guard isNote || isReminder, !clause.isQuestion || clause.isRequest, !clause.has(.list) else {
      return nil
    }
    let content = noteContent(index)
    guard !content.isEmpty else { return nil }
    let kind =
      isReminder
      ? "reminder"
      : content.contains("günler") || Turkish.fold(content).contains("her ") ? "pattern" : "insight"
    let call = PlannedCall("writeNote", ["content": .string(content), "type": .string(kind)])
    let isOurs =
      isNote
      || has(
        .glucose, .sugarword, .medication, .measure, .symptom, .carbs, .calories, .weight, .note)
    return Proposal(
      frame: "not", score: 0.95, calls: isOurs ? [call] : [],
      speech: isOurs ? nil : .ask(Question(kind: .reminder(content), calls: [call])),
      clauses: clauses.count - index)
  }

  /// "not: …", "bir kenara yaz: …".
  private var startsNote: Bool {
    guard let colon = sentence.tokens.firstIndex(where: { $0.folded == ":" }), colon <= 4 else {
      return false
    }
    let head = sentence.tokens[..<colon].map(\.folded)
    return head.first == "not" || head.contains("kenara") || head.contains("defterime")
      || head.contains("defterine")
  }

  /// What is to be noted: what follows a colon, else the message without the words that ask for a note.
  private func noteContent(_ index: Int) -> String {
    let text = sentence.text
    if let colon = text.firstIndex(of: ":"), text.distance(from: colon, to: text.endIndex) > 3 {
      return text[text.index(after: colon)...].trimmed
    }
    let verbs = [
      "not", "al", "et", "düş", "bırak", "yaz", "olarak", "kaydet", "lütfen", "şunu", "bunu", "bir",
      "diye", "notu", "hatırlat", "bana", "da", "ekle", "alır", "mısın", "notlara", "notlarıma",
    ]
    let idle = Set(verbs.map(Turkish.fold))
    let tokens = sentence.tokens
    var start = tokens.startIndex
    var end = tokens.endIndex
    while end > start, idle.contains(tokens[end - 1].folded) || tokens[end - 1].kind == .mark {
      end -= 1
    }
    while start < end, idle.contains(tokens[start].folded) || tokens[start].kind == .mark {
      start += 1
    }
    return start < end ? sentence.source(start..<end) : ""
  }
}

extension Clause {
  /// Whether a common verb of speech is about what was said here: "ne demiştin?", "ne önermiştin?".
  fileprivate var isAboutTalk: Bool {
    has(.question, .recallnoun) || spans.contains { $0.time != nil } && isQuestion
  }
}

extension StringProtocol {
  /// Without white space and full stops at the ends.
  var trimmed: String {
    var text = self[...]
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace || last == "." { text = text.dropLast() }
    return String(text)
  }
}
