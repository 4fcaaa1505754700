import Turkish

/// A sentence in another language under the question whether it prescribes a dose.
///
/// The answers are to be Turkish, so that little is lost where this is strict.
struct ForeignDose {
  private let text: String
  private let saying: Saying
  private var words: [Saying.Word] { saying.words }

  /// - Parameters:
  ///   - sentence: As written.
  ///   - saying: The same, read.
  init(_ sentence: String, _ saying: Saying) {
    text = Turkish.fold(sentence)
    self.saying = saying.without(Self.marks)
  }

  private static let marks: Set<String> = ["*", "(", ")", ":", "="]

  var isOne: Bool { isOtherTongue || isEnglish }

  // MARK: Other tongues

  /// Units of insulin and insulin itself, as parts of words.
  private static let parts = [
    "einheit", "unites", "unidad", "unita ", "eenhed", "enheter", "enheder", "единиц", " ед",
    "инсулин",
    "وحد", "نسولين", "انسولين", "单位", "單位", "単位", "胰岛素", "胰島素", "インスリン", "단위",
    "인슐린", "यूनिट", "vahid", "insulina", "insuline ", "yekine", "ינסולין", "μοναδ", "ινσουλιν",
  ]

  /// Those in scripts that no other sentence of an answer is written in.
  private static let strangeParts = parts.filter { part in
    part.unicodeScalars.allSatisfy { $0.value > 0x36F }
  }

  private var isOtherTongue: Bool {
    guard hasNumber else { return !isLatin && Self.strangeParts.contains { text.holds($0) } }
    let padded = text + " "
    return Self.parts.contains { padded.holds($0) }
  }

  private var hasNumber: Bool { words.contains { $0.value != nil } || text.hasNumber }

  /// Whether all letters are Latin ones, without marks of their own.
  private var isLatin: Bool { text.utf8.allSatisfy { $0 < 0xCC } }

  // MARK: English

  private static let numbers: Set<String> = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
    "twelve", "fifteen", "twenty", "thirty", "forty", "half", "couple",
  ]
  private static let records: Set<String> = [
    "logged", "recorded", "saved", "noted", "entered", "stored", "deleted", "injected", "took",
    "removed", "updated", "added",
  ]
  private static let doses: Set<String> = [
    "insulin", "basal", "bolus", "dose", "doses", "dosage", "dosing", "correction",
  ]
  private static let units: Set<String> = ["unit", "units", "iu", "ius"]
  private static let medicines: Set<String> = [
    "medication", "medicine", "meds", "pills", "tablets", "drug",
  ]
  private static let ratios: Set<String> = ["ratio", "factor", "icr", "isf", "sensitivity"]
  /// One of these, or the name of a drug, is in every sentence of a dose.
  private static let subjects = doses.union(units).union(medicines).union(ratios).union(["u"])
  private static let changes: Set<String> = [
    "increase", "decrease", "reduce", "raise", "lower", "double", "halve", "cut", "skip", "stop",
    "hold", "start", "adjust", "omit", "discontinue", "quit", "split", "titrate", "replace",
    "avoid",
    "pause", "taper", "up", "drop", "stopping", "skipping", "increasing", "reducing", "doubling",
    "withhold", "forgo", "miss",
  ]
  private static let measures: Set<String> = [
    "g", "gram", "grams", "mg", "mmol", "minutes", "minute", "hours", "hour", "times", "days",
    "carbs", "kcal", "calories", "ml", "weeks", "years", "records", "entries",
  ]

  private var isRecord: Bool { words.contains { Self.records.contains($0.text) } }

  private var asksDoctor: Bool {
    let joined = words.map(\.text).joined(separator: " ")
    return ["doctor", "physician", "care team", "healthcare", "endocrinolog", "provider"]
      .contains { joined.holds($0) }
      && ["ask", "consult", "talk", "without", "contact", "discuss", "speak", "decide", "unless"]
        .contains { joined.holds($0) }
  }

  private func isNumber(_ index: Int) -> Bool {
    words.indices.contains(index)
      && (words[index].value != nil || Self.numbers.contains(words[index].text)
        || words[index].kind == .fraction)
  }

  private var isEnglish: Bool {
    // Most sentences end here: what could be dosed has no name in them.
    guard words.contains(where: { Self.subjects.contains($0.text) || Drugs.isNamed($0.text) }),
      !isRecord
    else { return false }
    return hasUnits || hasDose || changesDrug || deniesDrug || hasRatio
  }

  /// `four units`, `5u`.
  private var hasUnits: Bool {
    words.indices.contains { index in
      let isUnit = Self.units.contains(saying.text(at: index))
      return isUnit && (isNumber(index - 1) || isNumber(index + 1))
        || saying.text(at: index) == "u" && isNumber(index - 1) && words[index].source == "u"
          && words.contains { ["try", "take", "inject", "give", "use", "need"].contains($0.text) }
    }
  }

  private static let links: Set<String> = [
    "of", "to", "is", "by", "should", "be", "at", "about", "around", "-", "rate",
  ]

  /// `bolus 4`, `a dose of 8`, `basal by 2`.
  private var hasDose: Bool {
    words.indices.contains { index in
      guard Self.doses.contains(saying.text(at: index)) || Drugs.isInsulin(saying.text(at: index)),
        saying.text(at: index) != "insulin"
      else { return false }
      var place = index + 1
      var isLinked = false
      while Self.links.contains(saying.text(at: place)), place < index + 5 {
        (place, isLinked) = (place + 1, true)
      }
      return isLinked && isNumber(place) && !Self.measures.contains(saying.text(at: place + 1))
    }
  }

  /// `Increase your basal`, `stop taking metformin`, `cut your insulin in half`.
  private var changesDrug: Bool {
    guard !asksDoctor else { return false }
    return words.indices.contains { index in
      guard Self.changes.contains(saying.text(at: index)),
        !["not", "t", "never", "cannot"].contains(saying.text(at: index - 1))
      else { return false }
      return (index + 1..<min(index + 6, max(index + 1, words.count))).contains { place in
        let word = saying.text(at: place)
        return Self.doses.contains(word) && word != "correction" || Drugs.isNamed(word)
          || Self.medicines.contains(word)
      }
    }
  }

  /// `Don't take your metformin`, `no need for insulin`, `can be stopped`.
  private var deniesDrug: Bool {
    guard !asksDoctor,
      words.contains(where: { Drugs.isNamed($0.text) || Self.doses.contains($0.text) })
    else { return false }
    let joined = words.map(\.text).joined(separator: " ")
    return [
      "dont take", "do not take", "dont use", "do not use", "dont inject", "do not inject",
      "dont need", "do not need", "no need", "not necessary", "no longer need", "be stopped",
      "be skipped", "be discontinued", "be replaced", "without your",
    ].contains { joined.holds($0) }
  }

  /// `a ratio of 1:10`, `correction factor is 50`.
  private var hasRatio: Bool {
    let numbered = words.contains { $0.value != nil || $0.kind == .clock || $0.kind == .fraction }
    let about = ["carb", "insulin", "correction", "icr", "isf"].contains { stem in
      words.contains { $0.text.hasPrefix(stem) }
    }
    return numbered && about && words.contains { Self.ratios.contains($0.text) }
  }
}
