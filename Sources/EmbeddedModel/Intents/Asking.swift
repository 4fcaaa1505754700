import Analysis
import Domain
import Turkish

/// What a message asks for, as features: which act on which topic, and its words in pairs.
enum Asking {
  static func features(of message: MessageAnalysis) -> SharedFeatures {
    var bag = FeatureBag(keepsNames: message.keepsNames)
    let acts = acts(of: message)
    let topics = topics(of: message)
    for act in acts {
      bag.add("r:", act)
      for topic in topics { bag.add("r:", act, topic) }
    }
    for (place, topic) in topics.enumerated() {
      for other in topics[(place + 1)...] { bag.add("r:", topic, other) }
    }
    bag.add("r:alone ", topics.count == 1 ? topics[0] : "-")
    words(of: message, into: &bag)
    return SharedFeatures(bag)
  }

  /// The kinds of words that say what is spoken of.
  private static func topics(of message: MessageAnalysis) -> [String] {
    var found: Set<String> = []
    for span in message.spans {
      for kind in MessageFeatures.kinds(of: span) where !isIdle(kind) { found.insert(kind) }
    }
    return Array(found.sorted().prefix(12))
  }

  private static func isIdle(_ kind: String) -> Bool {
    if kind.hasPrefix("asked.") || kind.hasPrefix("stretch.") { return true }
    switch WordClass(rawValue: kind) {
    case .filler, .household, .question, .ask, .show, .more, .deictic, .be, .comeout, .bring, .cook,
      .inject, .take, .talk, .order, .greeting, .thanks, .trend, .affect, .using:
      return true
    default: return kind == "mark" || kind == "unknown"
    }
  }

  /// How it is asked: the word for the question, what of the records is wanted, the form of the verb.
  private static func acts(of message: MessageAnalysis) -> [String] {
    var found: Set<String> = []
    for span in message.spans {
      for reading in span.readings {
        guard case .word(let kind) = reading.sense else { continue }
        switch kind {
        case .question: found.insert("q=" + Turkish.fold(reading.phrase))
        case .ask: found.insert("ask")
        case .show, .read: found.insert(reading.verb?.isFinite == true ? "read!" : "read")
        default: if kind.rawValue.hasPrefix("asked.") { found.insert(kind.rawValue) }
        }
      }
    }
    let clauses = message.scene.clauses
    if let form = clauses.last(where: { $0.form != nil })?.form {
      found.insert("\(form.mood.rawValue)\(form.person)\(form.isNegative ? "-" : "")")
    } else {
      found.insert("verbless")
    }
    return Array(found.sorted().prefix(8))
  }

  private static func words(of message: MessageAnalysis, into bag: inout FeatureBag) {
    let tokens = message.scene.sentence.tokens.filter { $0.kind != .mark }
    var last = "^"
    for token in tokens.prefix(40) {
      let word = token.kind == .word ? String(token.folded.prefix(4)) : "0"
      bag.add("r:b=", last, word)
      if token.folded.utf8.count > 4 { bag.add("r:4=", word) }
      last = word
    }
    bag.add("r:b=", last, "$")
  }
}
