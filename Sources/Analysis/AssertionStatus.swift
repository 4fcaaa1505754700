import Turkish

/// How what stands at a place of a message is said.
package enum AssertionStatus: Sendable {
  /// It holds now, or nothing says otherwise.
  case current
  /// It is past and over.
  case over
  /// It is usually so.
  case habitual
  /// It is a story, a game, a dream.
  case fictional
}

/// When, about whom and how seriously something is said.
package struct AssertionReader: Sendable {
  package let utterance: Utterance
  /// The clock hour at which it is said; nil where it is not known.
  package let hour: Int?
  private let statuses: [AssertionStatus]
  /// For each word, whom its sentence is about up to there, where it is somebody else.
  private let persons: [String?]
  /// Whether anybody but the person is named.
  package let namesSomebody: Bool

  package init(utterance: Utterance, hour: Int?) {
    self.utterance = utterance
    self.hour = hour
    statuses = AssertionTimes(utterance: utterance, hour: hour).statuses()
    var persons: [String?] = []
    for (place, word) in utterance.words.enumerated() {
      let isSame = place > 0 && utterance.words[place - 1].sentence == word.sentence
      let last = isSame ? persons[place - 1] : nil
      let named = Self.kin(word.text) ?? Self.given(place, utterance)
      persons.append(Self.firstPerson.contains(word.text) ? nil : named ?? last)
    }
    for place in utterance.words.indices {
      guard let before = Self.subjectBehind(place, utterance),
        persons[before].allSatisfy({ $0 == nil })
      else { continue }
      for earlier in before { persons[earlier] = persons[place] }
    }
    self.persons = persons
    namesSomebody =
      persons.contains { $0 != nil } || utterance.words.contains { Self.isPerson($0.text) }
  }

  /// Whether what stands at `index` is told as over, usual, or made up.
  package func isElsewhere(_ index: Int) -> Bool { statuses[index] != .current }

  /// The status of the word at `index`.
  package func status(at index: Int) -> AssertionStatus { statuses[index] }

  // MARK: People

  /// Relatives and others by the beginning of the folded word.
  private static let peopleStems = Beginnings(KinWords.stems.map(\.stem))

  private static let firstPerson: Set<String> = WordSets.words("experiencer.writer")

  /// How a record names whom the word names; nil for nobody, as for `kocaman`.
  package static func kin(_ word: String) -> String? {
    guard peopleStems.hasStem(of: word), !word.fits("experiencer.nobody") else { return nil }
    return KinWords.stems.first { word.begins(with: $0.stem) }?.name
  }

  /// Whom the sentence is about, where it is somebody else: `annem`.
  package func person(at index: Int) -> String? { persons[index] }

  /// Kin and strangers without `my`, as whole words.
  private static let others: Set<String> = WordSets.words("experiencer.others")
  private static let otherStems = Beginnings(WordSets.list("experiencer.otherStems"))

  /// "Defne cevap vermiyor": the given name that a word is.
  ///
  /// One that means something else too (`deniz`) has to be written as a name, and not because it stands
  /// first.
  private static func given(_ place: Int, _ utterance: Utterance) -> String? {
    let word = utterance.words[place]
    guard word.kind == .word, word.text.utf8.count > 2 else { return nil }
    if let name = GivenNames.name(of: word.text) { return name }
    let isFirst = place == 0 || utterance.words[place - 1].sentence != word.sentence
    guard !isFirst, word.source.first?.isUppercase == true,
      word.source.contains(where: \.isLowercase),
      let ending = word.text.endings(after: "person.homograph").first(where: { ending in
        ending.isEmpty || ending.fits("person.genitive") || ending.fits("person.dative")
          || ending.fits("person.accusative")
      })
    else { return nil }
    let letters = word.source.prefix { $0.isLetter }
    return Turkish.capitalised(String(letters.prefix(word.text.count - ending.count)))
  }

  /// The words of the sentence before a name of whose value the verb right before it tells: "38 çıktı Elif".
  ///
  /// Nil where any of them speaks of the writer.
  private static func subjectBehind(_ place: Int, _ utterance: Utterance) -> Range<Int>? {
    let words = utterance.words
    guard place > 0, words[place - 1].sentence == words[place].sentence,
      GivenNames.isName(words[place].text),
      words[place - 1].text.fits("saidReadings.moves")
    else { return nil }
    let start = words[..<place].lastIndex { $0.sentence != words[place].sentence }.map { $0 + 1 }
    let before = (start ?? 0)..<place
    return words[before].contains {
      firstPerson.contains($0.text) || VerbEnding.isFirstPerson($0.text)
    } ? nil : before
  }

  /// Whether the word names somebody else.
  package static func isPerson(_ word: String) -> Bool {
    kin(word) != nil || others.contains(word) || otherStems.hasStem(of: word)
  }
}
