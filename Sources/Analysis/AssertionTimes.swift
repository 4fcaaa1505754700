import Turkish

/// Which words of a message tell of another time, of a habit, or of a story.
struct AssertionTimes {
  let utterance: Utterance
  /// The clock hour at which it is said; nil where it is not known.
  let hour: Int?

  private static let fiction = Beginnings(WordSets.list("status.fiction"))
  /// The parts of the day by how their names begin, with their first and last hour.
  private static let parts = WordSets.list("status.parts").map { row in
    let words = row.split(separator: " ").map(String.init)
    return (name: words[0], hours: (Int(words[1]) ?? 0)...(Int(words[2]) ?? 24))
  }

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
      if isNow, start > 0 || isFollowed(place),
        marks[start...place].allSatisfy({ $0 == nil || $0 == .current })
      {
        present.formUnion(start...place)
      }
      start = place + 1
    }
    return (told, present)
  }

  /// Whether another deed is told behind the word in its clause: `titriyorum 1 saat önce insülin yapmıştım`.
  private func isFollowed(_ place: Int) -> Bool {
    let words = utterance.words
    return words[(place + 1)...].prefix { $0.clause == words[place].clause }
      .contains { VerbEnding.isFinite($0.text) }
  }

  /// Whether a word tells what was: only such a clause goes on with the time of the one before it.
  private static func isPastTold(_ word: Utterance.Word) -> Bool {
    word.value != nil
      ? NumberEndings.pasts.contains(word.suffix)
      : word.fits("status.pastEndings")
  }

  private static func isPresent(_ word: String) -> Bool {
    word.count > 4 && word.fits("status.present")
  }

  private static func isPluperfect(_ word: String) -> Bool {
    word.count > 6 && word.fits("status.pluperfect")
  }

  private func isNow(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    if word.fits("status.before") { return utterance.fits(index - 1, "status.momentsAgo") }
    if word.fits("status.this") { return utterance.fits(index + 1, "status.thisMoment") }
    return word.fits("status.now")
  }

  private func isUsual(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    let next = utterance.text(at: index + 1)
    if word.fits("status.every") { return !next.fits("status.everyPlace") }
    if word.fits("status.repeated") { return next.fits("status.oftenWords") }
    return word.fits("status.habitual")
  }

  /// `2019'da`, `98 senesinde`, `8. sınıfta`.
  private func isYear(_ index: Int) -> Bool {
    guard let value = utterance.words[index].value else { return false }
    return (1930...2100).contains(value)
      && utterance.words[index].suffix.fits("status.locatives")
      || utterance.fits(index + 1, "status.years")
  }

  /// `mart ayında 44'e inmiş`, `o zaman 47'ye düşmüş`: told as one hears or remembers it, with a figure.
  private func isOfThen(_ index: Int) -> Bool {
    let (next, word) = (utterance.text(at: index + 1), utterance.words[index])
    let isThen =
      word.fits("status.months") && next.fits("status.inMonth")
      || word.fits("status.then") && next.fits("status.thenTimes")
    guard isThen else { return false }
    let clause = utterance.words.filter { $0.clause == word.clause }
    return clause.contains { $0.fits("status.reported") } && clause.contains { $0.value != nil }
  }

  private func isPast(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    let next = utterance.text(at: index + 1)
    if next.fits("status.since") { return false }
    if word.fits("status.past") || isYear(index) { return true }
    let unit = utterance.text(at: index - 1)
    if word.fits("status.ago") { return unit.fits("status.spans") }
    if word.fits("status.before") {
      return unit.fits("status.spans") && !utterance.fits(index - 2, "status.half")
    }
    if word.fits("status.last") { return next.fits("status.lasts") }
    if word.fits("status.previous") { return true }
    return isOfThen(index) || isOtherPartOfDay(index) || isOtherHour(index)
  }

  /// Whether a part of the day is named that is not the present one: `sabah`, said in the evening.
  private func isOtherPartOfDay(_ index: Int) -> Bool {
    let word = utterance.text(at: index)
    // The night's insulin is one by name.
    if word.fits("status.night"), utterance.fits(index + 1, "status.ofTheNight") {
      return false
    }
    if word.fits("status.nightTime") {
      return hour.map { (6..<21).contains($0) } ?? false
    }
    guard let part = Self.parts.first(where: { word.hasPrefix($0.name) }), let hour,
      !word.fits("status.sincePart")
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
      word.suffix.fits("status.locatives")
    {
      said = Int(value)
    } else {
      return false
    }
    return abs(hour - said) % 12 > 1 && abs(hour - said) % 12 < 11
  }
}
