import Analysis
import Turkish

/// What is said for company: no record, no question of fact and no order.
///
/// The cases but the last are rows of `Language/small-talk`; of several that stand in a message the first
/// is meant.
enum SmallTalk: String, CaseIterable, Sendable {
  case unwell, death, ill, low, lonely, quitting, weary, complaint, apology, birthday, holiday, joy,
    news
  case tired, sleepy, bored, trust, blessing, praise, night, farewell, howAreYou, later, company
  case appetite, work, guests, greeting, remark, laughter, sigh
  /// A statement that is of none of them.
  case other

  /// Whether it tells of grief, illness or trust, whatever of the person is named in it.
  var isOfLife: Bool {
    [.death, .ill, .low, .lonely, .quitting, .weary, .complaint, .trust].contains(self)
  }

  /// Whether it tells of something good, which a denial turns around.
  var isOfGood: Bool { [.joy, .news, .blessing].contains(self) }

  /// Whether somebody tells their trouble by it.
  var isTrouble: Bool { [.low, .lonely, .quitting, .weary].contains(self) }

  /// Whether its words are taken for nothing else: what else could be meant by them would be wrong.
  var isPlain: Bool {
    [.howAreYou, .night, .trust, .birthday, .holiday, .praise].contains(self)
  }

  /// Whether somebody may be in danger, or has been.
  var isOfDanger: Bool { [.unwell, .ill, .death].contains(self) }

  /// Whether the body is spoken of by it.
  var isOfFeeling: Bool { [.low, .lonely, .weary, .tired, .sleepy, .ill, .death].contains(self) }

  /// Whether it may have the form of a question.
  var mayAsk: Bool { [.howAreYou, .company, .blessing, .complaint, .night].contains(self) }
}

/// Looks for small talk in a message.
struct SmallTalkReader {
  /// Rows that are no acts by themselves.
  private enum Beside: String {
    case wearyFeeling = "weary.feel", wearyCause = "weary.of", quittingCause = "quitting.of"
    case diary, rest
  }

  private static let table = NamedRows<Beside>("Language/small-talk")
  private static let mostWords = 25
  private static let mostOfWhole = 9

  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  /// The act of a message that is nothing else; nil for others, and where a mood is told to be kept.
  var whole: SmallTalk? {
    // Of most messages it is plain before the table is read; a single word may answer a question ("Bayram" is
    // a name as well).
    guard scene.words.count > 1 || !scene.dialogue.isAsked,
      scene.words.count <= Self.mostOfWhole, mayBeIdle,
      !scene.has(.mood, .eat, .medication),
      scene.sentence.spans.allSatisfy({ $0.food == nil && $0.number == nil && $0.analyte == nil })
    else { return nil }
    let words = spelled
    guard let act = Self.acts(in: words).first, act.isPlain, !isBesideDanger, !isDenied,
      act == .howAreYou || !scene.isQuestion && !scene.asksInWords,
      Self.table[named: act.rawValue].covers(words, with: Self.table[.rest]),
      isIdle(beside: act, words), !isOfDiary(beside: act, words)
    else { return nil }
    return act
  }

  /// The act of a message in which nothing else stands that could be recorded, answered or done.
  var act: SmallTalk? {
    guard mayBeIdle else { return nil }
    let words = spelled
    let asks = scene.isQuestion || scene.asksInWords
    for act in Self.acts(in: words) where isIdle(beside: act, words) {
      if act.isOfDanger, tellsOfOther || act == .unwell && isOfSport { continue }
      if [.unwell, .quitting, .weary].contains(act), !asks { return act }
      guard !isOfDiary(beside: act, words), act.isOfFeeling || !scene.has(.body) else {
        continue
      }
      if isBesideDanger, !act.isOfDanger, !act.isOfLife { continue }
      if isDenied, act.isPlain || act.isOfGood { continue }
      if !asks || act.mayAsk, !orders(beside: act, words) { return act }
    }
    let isNothing =
      isMostlyKnown && isIdle(beside: .other, words) && !isOfDiary(beside: .other, words)
    return isNothing && !asks && !orders(beside: .other, words)
      && !scene.has(.body) && !isOfChange && !isTimed
      ? .other : nil
  }

  /// The acts whose words stand in a message.
  private static func acts(in words: [String]) -> [SmallTalk] {
    SmallTalk.allCases.filter { act in rows(of: act).allSatisfy { $0.stands(in: words) } }
  }

  /// The rows of which a word each makes an act.
  private static func rows(of act: SmallTalk) -> [PhraseRow] {
    switch act {
    case .weary: [table[.wearyFeeling], table[.wearyCause]]
    case .quitting: [table[named: act.rawValue], table[.quittingCause]]
    default: [table[named: act.rawValue]]
    }
  }

  // MARK: What else it could be

  /// Whether it is short and in words alone.
  private var mayBeIdle: Bool {
    !scene.words.isEmpty && scene.words.count <= Self.mostWords && !scene.looksLikePath
      && !scene.sentence.text.hasPrefix("/")
  }

  /// The spans of which no word belongs to a phrase of the act.
  private func spans(beside act: SmallTalk, _ words: [String]) -> [Span] {
    let phrases =
      Self.rows(of: act).flatMap { $0.places(in: words) }
      + Self.table[.rest].places(in: words).filter { $0.count > 1 }
    var (places, count) = ([Int: Int](), 0)
    for (place, token) in scene.sentence.tokens.enumerated() where token.kind != .mark {
      (places[place], count) = (count, count + 1)
    }
    return scene.sentence.spans.filter { span in
      !span.tokens.contains { token in
        places[token].map { word in phrases.contains { $0.contains(word) } } ?? false
      }
    }
  }

  /// Whether no figure and no food is named, and no list, recipe, picture or record.
  private func isIdle(beside act: SmallTalk, _ words: [String]) -> Bool {
    !spans(beside: act, words).contains { span in
      span.food != nil || span.analyte != nil
        || span.time == nil && span.number.map { !$0.isArticle && $0.kind != .vague } ?? false
        || span.has(.doseunit, .target, .list, .recipe, .label, .photo, .archive, .note)
        || span.has(.remind, .undo, .remove)
    }
  }

  /// Whether it names what the diary keeps; who is weary of it names it too.
  private func isOfDiary(beside act: SmallTalk, _ words: [String]) -> Bool {
    spans(beside: act, words).contains { span in
      span.has(.symptom, .ache, .medication, .glucose, .sugarword, .cgmnoun, .stool)
        || span.has(.eat, .meal, .water, .walk, .activity, .steps, .weight, .weigh)
    } || Self.table[.diary].stands(in: words)
  }

  /// Whether balli has just told what to do in danger: then nothing is wished to anybody.
  private var isBesideDanger: Bool {
    scene.dialogue.lastAnswer.map { $0.contains("112") || $0.contains("15 dakika sonra") } ?? false
  }

  /// "akıllı değilsin", "mutlu olamıyorum": the contrary of what its words say.
  private var isDenied: Bool {
    scene.has(.not, .absent) || scene.clauses.contains(where: \.isNegated)
      || scene.words.contains { $0.begins(with: "degil") }
  }

  /// "dizide adam bayıldı": of no one who is here.
  private var tellsOfOther: Bool {
    scene.words.contains { word in
      WordSets.list("status.fiction").contains { word.begins(with: $0) }
    }
  }

  /// "spor salonunda terledim": nothing of a low.
  private var isOfSport: Bool {
    scene.words.contains { $0.fits("emergencyScene.isPossibleLow") }
  }

  /// Whether a time is told, or sleep: what may be of the diary.
  private var isTimed: Bool {
    scene.has(.sleep, .sleepnoun) || scene.sentence.spans.contains { $0.time != nil }
  }

  /// Whether a rise, a fall or what was taken is told: nothing that is only talk.
  private var isOfChange: Bool { scene.has(.trend, .mild, .moderate, .take, .measure) }

  /// Whether something is to be done; "razı olsun" is a wish.
  private func orders(beside act: SmallTalk, _ words: [String]) -> Bool {
    let outside = Set(spans(beside: act, words).map(\.tokens))
    return scene.clauses.contains { clause in
      guard clause.isRequest, let place = clause.verbPlace else { return false }
      let verbs = clause.spans[place].readings.compactMap(\.verb)
      return outside.contains(clause.spans[place].tokens)
        && !verbs.contains { $0.mood == .imperative && $0.person == 3 }
    }
  }

  /// Whether most of its words are known, so that it is no misspelt record.
  private var isMostlyKnown: Bool {
    let spans = scene.contentSpans
    return spans.count > 2 && spans.count(where: \.isUnknown) * 2 <= spans.count
  }

  // MARK: Hasty words

  /// The words of the message; those without their vowels (`grsrz`) as the table writes them.
  private var spelled: [String] {
    let unknown = Set(scene.sentence.spans.filter(\.isUnknown).map(scene.sentence.folded))
    return scene.words.map { word in
      guard unknown.contains(word) else { return word }
      if let meant = Self.meant(by: word, isWhole: true) { return meant }
      return Self.rows.contains { $0.parts(hold: word) }
        ? word : Self.meant(by: word, isWhole: false) ?? word
    }
  }

  private static let rows = table.all
  /// Consonants that tell a word of the table alone, and such that begin one.
  private static let leastLetters = 3
  private static let leastOfBeginning = 4

  /// The words of the table by their first letter and the consonants behind it.
  private static let bySkeleton: [Substring: [String]] = {
    let words = rows.flatMap(\.texts).flatMap { $0.split(separator: " ") }
      .map { String($0.hasSuffix("=") ? $0.dropLast() : $0) }
    let long = words.map { (skeleton($0)[...], [$0]) }.filter { $0.0.count >= leastLetters }
    return Dictionary(long) { $0 + $1 }
  }()

  /// The word of the table that a word without some of its vowels is, or begins with.
  private static func meant(by word: String, isWhole: Bool) -> String? {
    let skeleton = skeleton(word)
    let least = isWhole ? skeleton.count : leastOfBeginning
    return stride(from: skeleton.count, through: least, by: -1).lazy
      .flatMap { bySkeleton[skeleton.prefix($0)] ?? [] }
      .first { meant in lacksVowels(word, of: meant, isWhole: isWhole) }
  }

  /// Whether nothing but vowels and doubled letters of `meant` is left out in a word, or in its beginning.
  private static func lacksVowels(_ word: String, of meant: String, isWhole: Bool) -> Bool {
    var rest = word[...]
    var before: Character?
    var isShort = false
    for letter in meant {
      if rest.first == letter {
        rest = rest.dropFirst()
      } else if letter.isVowel || letter == before {
        isShort = true
      } else {
        return false
      }
      before = letter
    }
    return isShort && (!isWhole || rest.isEmpty)
  }

  /// `grsrz` of `görüşürüz`: the first letter and the consonants behind it, none twice in a row.
  private static func skeleton(_ word: String) -> String {
    var letters = ""
    for letter in word where letters.isEmpty || !letter.isVowel {
      if letters.last != letter { letters.append(letter) }
    }
    return letters
  }
}
