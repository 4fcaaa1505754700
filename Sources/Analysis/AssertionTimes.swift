import Turkish

/// Which words of a message tell of another time, of a habit, or of a story.
struct AssertionTimes {
  let utterance: Utterance
  /// The clock hour at which it is said; nil where it is not known.
  let hour: Int?

  private static let now: Set<String> = WordSets.words("status.now")
  private static let past: Set<String> = WordSets.words("status.past")
  private static let usual: Set<String> = WordSets.words("status.habitual")
  private static let spans: Set<String> = WordSets.words("status.spans")
  private static let lasts = WordSets.list("status.lasts")
  private static let fiction = Beginnings(WordSets.list("status.fiction"))
  private static let parts: [(name: String, hours: ClosedRange<Int>)] = [
    ("sabah", 4...11), ("ogle", 11...15), ("ikindi", 14...18), ("aksam", 16...23),
  ]

  /// The status of each word.
  ///
  /// A clause counts whole, `now` before all; else what was said last before it in the sentence.
  func statuses() -> [AssertionStatus] {
    let words = utterance.words
    let marks = words.indices.map(mark)
    let (told, present) = statements(marks)
    var (clauses, stories) = ([Int: AssertionStatus](), Set<Int>())
    for (word, mark) in zip(words, marks) {
      if let mark, clauses[word.clause] != .current { clauses[word.clause] = mark }
      if Self.fiction.hasStem(of: word.text) { stories.insert(word.sentence) }
    }
    let tellsPast = Set(words.filter(Self.isPastTold).map(\.clause))
    var (last, sentence) = (AssertionStatus?.none, -1)
    return words.indices.map { place in
      if words[place].sentence != sentence { (last, sentence) = (nil, words[place].sentence) }
      defer { last = marks[place] ?? last }
      if stories.contains(sentence) { return .fictional }
      if told.contains(place) { return .over }
      return present.contains(place)
        ? .current
        : clauses[words[place].clause]
          ?? (tellsPast.contains(words[place].clause) || last != .over ? last : nil) ?? .current
    }
  }

  /// What a word says of the time of its clause.
  private func mark(_ place: Int) -> AssertionStatus? {
    isNow(place) ? .current : isPast(place) ? .over : isUsual(place) ? .habitual : nil
  }

  /// Where a pluperfect tells what is over (`45'e düşmüştü`), unless `now` stands beside it, and where
  /// the present tense tells what is after what was: `gece pompa koptu kusuyorum`.
  private func statements(_ marks: [AssertionStatus?]) -> (told: Set<Int>, present: Set<Int>) {
    var (told, present): (Set<Int>, Set<Int>) = ([], [])
    var start = 0
    for (place, word) in utterance.words.enumerated() {
      if place > 0, utterance.words[place - 1].clause != word.clause { start = place }
      let isOver = Self.isPluperfect(word.text)
      let isNow = Self.isPresent(word.text)
      guard isOver || isNow || VerbEnding.isFinite(word.text) else { continue }
      if isOver, !marks[start...place].contains(.current) { told.formUnion(start...place) }
      if isNow, start > 0, marks[start...place].allSatisfy({ $0 == nil || $0 == .current }) {
        present.formUnion(start...place)
      }
      start = place + 1
    }
    return (told, present)
  }

  /// Whether a word tells what was: only such a clause goes on with the time of the one before it.
  private static func isPastTold(_ word: Utterance.Word) -> Bool {
    word.value != nil
      ? NumberEndings.pasts.contains(word.suffix)
      : WordSets.list("status.pastEndings").contains(where: word.text.hasSuffix)
  }

  private static func isPresent(_ word: String) -> Bool {
    word.count > 4 && WordSets.list("status.present").contains(where: word.hasSuffix)
  }

  private static func isPluperfect(_ word: String) -> Bool {
    word.count > 6 && WordSets.list("status.pluperfect").contains(where: word.hasSuffix)
  }

  private func isNow(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    if word == "once" {
      return WordSets.list("status.momentsAgo").contains(utterance.text(at: index - 1))
    }
    if word == "su" || word == "bu" {
      return WordSets.list("status.thisMoment").contains(utterance.text(at: index + 1))
    }
    return Self.now.contains(word)
  }

  private func isUsual(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    if word == "her" {
      return !["yerim", "yeri", "tarafim", "yerimiz"].contains(utterance.text(at: index + 1))
        && !utterance.text(at: index + 1).hasPrefix("sey")
    }
    if word == "sik" || word == "ara" {
      return WordSets.list("status.oftenWords").contains(utterance.text(at: index + 1))
    }
    return Self.usual.contains(word)
  }

  /// `2019'da`, `98 senesinde`, `8. sınıfta`.
  private func isYear(_ index: Int) -> Bool {
    guard let value = utterance.words[index].value else { return false }
    return (1930...2100).contains(value)
      && WordSets.list("status.locatives").contains(utterance.words[index].suffix)
      || WordSets.list("status.years").contains(where: utterance.text(at: index + 1).hasPrefix)
  }

  private func isPast(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    let next = utterance.text(at: index + 1)
    if next == "beri" || next == "bu" { return false }
    if Self.past.contains(word) || isYear(index) { return true }
    if word == "evvel" { return Self.spans.contains(utterance.text(at: index - 1)) }
    if word == "once" {
      let unit = utterance.text(at: index - 1)
      return Self.spans.contains(unit) && utterance.text(at: index - 2) != "yarim"
    }
    if word == "gecen" { return Self.lasts.contains { next.hasPrefix($0) } }
    if word == "onceki" { return true }
    return isOtherPartOfDay(index) || isOtherHour(index)
  }

  /// Whether a part of the day is named that is not the present one: `sabah`, said in the evening.
  private func isOtherPartOfDay(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    if word == "bu" { return false }
    // The night's insulin is one by name.
    let next = utterance.text(at: index + 1)
    if word == "gece", WordSets.list("status.ofTheNight").contains(where: next.hasPrefix) {
      return false
    }
    if word == "gece" || word == "geceleyin" || word == "geceyarisi" {
      return hour.map { (6..<21).contains($0) } ?? false
    }
    guard let part = Self.parts.first(where: { word.hasPrefix($0.name) }), let hour,
      word != "sabahtan", word != "aksamdan"
    else { return false }
    return !part.hours.contains(hour)
  }

  /// Whether a clock time is named that is not about now: `üçte`, `14:30'da`.
  private func isOtherHour(_ index: Int) -> Bool {
    let word = utterance.words[index]
    guard let hour else { return false }
    let said: Int
    if word.kind == .clock, let first = word.text.split(whereSeparator: { ":.".contains($0) }).first
    {
      said = Int(first) ?? 0
    } else if let value = word.value, value < 25, value == value.rounded(),
      WordSets.list("status.locatives").contains(word.suffix)
    {
      said = Int(value)
    } else {
      return false
    }
    return abs(hour - said) % 12 > 1 && abs(hour - said) % 12 < 11
  }
}
