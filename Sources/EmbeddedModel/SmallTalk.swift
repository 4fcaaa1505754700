import Analysis
import Turkish

/// What is said for company: no record, no question of fact and no order.
///
/// The cases but the last two are rows of `Language/small-talk`; of several that stand in a message the first
/// is meant.
enum SmallTalk: String, CaseIterable, Sendable {
  case unwell, death, ill, low, lonely, quitting, weary, complaint, apology, birthday, holiday, joy,
    news
  case tired, sleepy, bored, trust, blessing, praise, night, farewell, howAreYou, later, company
  case appetite, work, guests, greeting, remark, laughter, sigh
  /// A statement that is of none of them.
  case other
  /// Kind words in the midst of a danger.
  case urgent

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
    [.howAreYou, .night, .trust, .birthday, .holiday, .praise, .blessing].contains(self)
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
      scene.sentence.spans.allSatisfy({ span in
        span.food == nil && span.number.map { $0.kind == .vague } ?? true && span.analyte == nil
      })
    else { return nil }
    let words = spelled
    guard let act = Self.acts(in: words).first, act.isPlain, !isDenied,
      act == .howAreYou || !asks,
      coversAll(act, words)
    else { return nil }
    let open = spans(beside: act, words)
    return isIdle(open) && !isOfDiary(open, words) ? told(act) : nil
  }

  /// Whether each word belongs to a phrase of the act or may stand besides.
  private func coversAll(_ act: SmallTalk, _ words: [String]) -> Bool {
    let row = Self.table[named: act.rawValue]
    return row.covers(
      words, with: Self.table[.rest], besides: Set(row.places(in: words).joined()))
  }

  /// The act of a message in which nothing else stands that could be recorded, answered or done.
  var act: SmallTalk? {
    guard mayBeIdle else { return nil }
    let words = spelled
    return Self.acts(in: words).first { isMeant($0, words) }.map(told)
      ?? (isNothing(words) ? .other : nil)
  }

  /// In the midst of a danger nobody is wished a good night.
  private func told(_ act: SmallTalk) -> SmallTalk {
    isBesideDanger && !act.isOfDanger && !act.isOfLife ? .urgent : act
  }

  private func isMeant(_ act: SmallTalk, _ words: [String]) -> Bool {
    let open = spans(beside: act, words)
    guard isIdle(open), !(act.isOfDanger && tellsOfOther), !(act == .unwell && isOfSport) else {
      return false
    }
    // These speak of what the diary keeps.
    if [.unwell, .quitting, .weary].contains(act), !asks { return true }
    guard !isOfDiary(open, words), act.isOfFeeling || !scene.has(.body),
      !isDenied || !act.isPlain && !act.isOfGood
    else { return false }
    return (!asks || act.mayAsk) && !orders(open)
  }

  /// Whether it is a statement of known words that tells nothing of the body, of a time or of a change.
  private func isNothing(_ words: [String]) -> Bool {
    let open = spans(beside: .other, words)
    return isMostlyKnown && !asks && isIdle(open) && !isOfDiary(open, words) && !orders(open)
      && !scene.has(.body, .trend, .mild, .moderate, .take, .measure, .sleep, .sleepnoun)
      && !scene.sentence.spans.contains { $0.time != nil }
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

  private var asks: Bool { scene.isQuestion || scene.asksInWords }

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
  private func isIdle(_ open: [Span]) -> Bool {
    !open.contains { span in
      span.food != nil || span.analyte != nil
        || span.time == nil && span.number.map { !$0.isArticle && $0.kind != .vague } ?? false
        || span.has(.doseunit, .target, .list, .recipe, .label, .photo, .archive, .note)
        || span.has(.remind, .undo, .remove)
    }
  }

  /// Whether it names what the diary keeps; who is weary of it names it too.
  private func isOfDiary(_ open: [Span], _ words: [String]) -> Bool {
    open.contains { span in
      span.has(.symptom, .ache, .medication, .glucose, .sugarword, .cgmnoun, .stool)
        || span.has(.eat, .meal, .water, .walk, .activity, .steps, .weight, .weigh)
    } || Self.table[.diary].stands(in: words)
  }

  /// Whether a low is open or balli has just told to call for help.
  private var isBesideDanger: Bool {
    LowEpisode(scene)?.isOpen == true || LowEpisode(scene, ofOther: true)?.isOpen == true
      || scene.dialogue.lastAnswer?.contains(Self.help) == true
  }

  private static let help = "112'yi"

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

  /// Whether something is to be done; "razı olsun" is a wish.
  private func orders(_ open: [Span]) -> Bool {
    let outside = Set(open.map(\.tokens))
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

  /// The words of the message; unknown ones without their vowels (`yorldm`) as the table writes them.
  private var spelled: [String] {
    let unknown = Set(scene.sentence.spans.filter(\.isUnknown).map(scene.sentence.folded))
    let bare = Utterance(scene.sentence.tokens).words.filter {
      $0.isBare && unknown.contains($0.text)
    }
    guard !bare.isEmpty else { return scene.words }
    return scene.words.map { word in
      bare.first { $0.text == word }.flatMap(Self.meant) ?? word
    }
  }

  /// The word of the table that leaves the least of a hasty word over.
  private static func meant(by hasty: Utterance.Word) -> String? {
    stems.lazy.compactMap { stem in
      hasty.ending(after: stem).map { (stem: stem, rest: $0.utf8.count) }
    }.min { $0.rest < $1.rest }?.stem
  }

  /// The words of the table.
  private static let stems = Set(
    table.all.flatMap(\.texts).flatMap { $0.split(separator: " ") }
      .map { String($0.hasSuffix("=") ? $0.dropLast() : $0) }.filter { $0.utf8.count > 3 }
  ).sorted()
}
