/// What a time expression says, before it is seen from now.
struct TimeDraft: Sendable, Equatable {
  /// Which day, as said.
  enum Day: Sendable, Equatable {
    /// So many days from today.
    case offset(Int)
    /// 1-7; in the week so many from this one, or the nearest past one.
    case weekday(Int, week: Int?)
    /// The nearest past weekday that one would not call yesterday: `geçen salı`.
    case lastWeekday(Int)
    /// The weekday after the next midnight: `gelecek salı`.
    case nextWeekday(Int)
    /// A month of nil is this one or, if that lies ahead, the last one.
    case date(day: Int, month: Int?, year: Int?, weekday: Int?)
    /// So many units before (negative) or after today: `iki hafta önce`.
    case away(Int, TimeUnit)
    case holiday(Holiday, year: Int?)
    /// So many units from a day: `1 ay 21 gün önce`, `dünden iki gün önce`.
    indirect case shifted(Day, Int, TimeUnit)
    /// The first (1) or last (-1) such weekday of a month; nil is this month: `Temmuz'un ilk cuması`.
    case nthWeekday(Int, weekday: Int, month: Int?)
  }

  /// Which stretch of days or hours, as said.
  enum Span: Sendable, Equatable {
    /// `son 3 gün`, rolling back from now.
    case last(Double, TimeUnit)
    /// `sonraki 3 saat`
    case coming(Double, TimeUnit)
    /// Units of the calendar: `bu hafta` (0, 1), `geçtiğimiz iki hafta` (-2, 2).
    case calendar(TimeUnit, offset: Int, count: Int)
    case days(Day, Day)
    /// An offset of nil is the nearest one that has begun.
    case month(Int, year: Int?, offset: Int)
    case year(Int)
    /// In the week so many from this one, or nil for the one that has begun last.
    case weekend(Int?)
    case workdays(Int)
    /// 0 spring to 3 winter.
    case season(Int, offset: Int)
    /// From now to the end of the unit.
    case rest(TimeUnit)
    /// From the first to the last month: `ağustostan ekime`.
    case months(Int, Int)
    /// Seven days of a month; -1 is its last: `kasımın ikinci haftası`.
    case nthWeek(Int, month: Int?)
  }

  struct Clock: Sendable, Equatable {
    var hour: Int
    var minute: Int
    /// 24-hour writing, or an hour that has one reading.
    var isExact: Bool
  }

  var day: Day?
  var part: DayPart?
  /// Minutes after midnight that stand for a finer word than the part: `akşamüstü`.
  var typicalMinute: Int?
  var clock: Clock?
  var endClock: Clock?
  var endPart: DayPart?
  /// Seconds from now; negative is past.
  var away: Double?
  var span: Span?
  var meal: MealWord?
  var anchor: TimeAnchor?
  var isNow = false
  /// `bu akşam`: today's, even if it is to come.
  var isThis = false
  /// `dünden beri`: from there to now.
  var isSince = false
  var isFuture = false
  var isApproximate = false
  var isRelative = false
  var isWeak = false
  var grain: TimeUnit = .day

  /// The draft that says both, where neither says what the other does.
  ///
  ///     dün · akşam · 8'de  // one time
  func joined(with other: TimeDraft) -> TimeDraft? {
    guard span == nil, other.span == nil, !isSince, away == nil, other.away == nil, !isNow,
      !other.isNow, day == nil || other.day == nil, part == nil || other.part == nil,
      clock == nil || other.clock == nil || part == .midnight, meal == nil || other.meal == nil,
      anchor == nil || other.anchor == nil
    else { return nil }
    if let part = part ?? meal?.part, let meal = other.meal ?? (other.part == nil ? nil : meal),
      let mealPart = other.part ?? meal.part, !part.goes(with: mealPart)
    {
      return nil
    }
    var joined = self
    joined.day = day ?? other.day
    joined.part = part ?? other.part
    joined.typicalMinute = typicalMinute ?? other.typicalMinute
    joined.clock = part == .midnight ? other.clock ?? clock : clock ?? other.clock
    joined.endClock = endClock ?? other.endClock
    joined.endPart = endPart ?? other.endPart
    joined.meal = meal ?? other.meal
    joined.anchor = anchor ?? other.anchor
    joined.isThis = isThis || other.isThis
    joined.isSince = other.isSince
    joined.isFuture = isFuture || other.isFuture
    joined.isApproximate = isApproximate || other.isApproximate
    joined.isRelative = isRelative || other.isRelative
    joined.isWeak = isWeak && other.isWeak
    joined.grain = grain.rawValue < other.grain.rawValue ? grain : other.grain
    return joined
  }
}

extension DayPart {
  /// Whether both can be said of one time: `akşam` and the evening meal, `sabah` and a snack.
  func goes(with other: DayPart) -> Bool {
    if self == other { return true }
    switch (self, other) {
    case (.dawn, .morning), (.morning, .dawn), (.noon, .afternoon), (.afternoon, .noon),
      (.afternoon, .evening), (.evening, .afternoon), (.evening, .night), (.night, .evening),
      (.night, .midnight), (.midnight, .night), (.night, .dawn), (.dawn, .night):
      return true
    default: return false
    }
  }
}

/// A piece of a time expression with the token after it.
struct TimePiece {
  var draft: TimeDraft
  var end: Int
}

/// The tokens of a sentence with what each has to do with time and numbers.
struct TimeScanner {
  /// What one token is.
  struct Atom {
    var word: TimeWord?
    var form = NounForm.bare
    var number: NumberReading?
  }

  let tokens: [Token]
  let atoms: [Atom]
  /// Whether any token can begin a time at all.
  let hasTime: Bool

  init(tokens: [Token]) {
    self.tokens = tokens
    let reader = NumberReader(tokens: tokens)
    var atoms: [Atom] = []
    atoms.reserveCapacity(tokens.count)
    var hasTime = false
    for (place, token) in tokens.enumerated() {
      var atom = Atom()
      switch token.kind {
      case .word:
        if let (word, form) = TimeWords.word(of: token) {
          (atom.word, atom.form) = (word, form)
          hasTime = true
        } else if let number = reader.single(at: place) {
          atom.number = number
          hasTime = true
        } else if let vague = reader.vague(at: place) {
          atom.number = vague
          hasTime = true
        } else if Self.openers.contains(token.folded) {
          hasTime = true
        }
      case .number, .fraction:
        atom.number = reader.single(at: place)
        hasTime = true
      case .clock, .date: hasTime = true
      case .mark: break
      }
      atoms.append(atom)
    }
    self.atoms = atoms
    self.hasTime = hasTime
  }

  func kind(_ place: Int) -> TimeWord.Kind? {
    place >= 0 && place < atoms.count ? atoms[place].word?.kind : nil
  }

  func number(_ place: Int) -> NumberReading? {
    place >= 0 && place < atoms.count ? atoms[place].number : nil
  }

  func unit(_ place: Int) -> TimeUnit? {
    guard place < atoms.count, let word = atoms[place].word, word.kind == .unit else { return nil }
    return TimeUnit(rawValue: word.value)
  }

  func form(_ place: Int) -> NounForm { place < atoms.count ? atoms[place].form : .bare }

  func folded(_ place: Int) -> String {
    place >= 0 && place < tokens.count ? tokens[place].folded : ""
  }

  /// Whether a sentence or a phrase ends before `place`.
  func isEnd(_ place: Int) -> Bool { place >= tokens.count || tokens[place].kind == .mark }

  /// A piece that begins at `place`: the longest of all kinds.
  func piece(at place: Int) -> TimePiece? {
    guard place < atoms.count, canOpen(place) else { return nil }
    var best: TimePiece?
    func offer(_ piece: TimePiece?) {
      if let piece, piece.end > (best?.end ?? place) { best = piece }
    }
    offer(anchor(place))
    offer(relative(place))
    offer(interval(place))
    offer(clockRange(place))
    offer(meal(place))
    offer(day(place))
    offer(holiday(place))
    offer(part(place))
    offer(clock(place))
    return best
  }

  /// Whether a time can begin here: most words are out at once.
  private func canOpen(_ place: Int) -> Bool {
    let atom = atoms[place]
    if atom.word != nil || atom.number != nil { return true }
    switch tokens[place].kind {
    case .clock, .date: return true
    case .word: return Self.openers.contains(tokens[place].folded)
    default: return false
    }
  }

  private static let openers: Set<String> = [
    "ac", "tok", "az", "biraz", "azicik", "birazcik", "azcik", "hemen", "bi", "ara", "cay", "obur",
    "oburki", "obursu", "oburku", "yaklasik", "tam", "ramazan", "seker", "kurban", "cocuk",
    "genclik",
    "zafer", "cumhuriyet", "isci", "yilbasi", "yilbasinda",
  ]
}
