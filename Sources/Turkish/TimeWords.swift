/// A stretch of time that people count in.
package enum TimeUnit: Int, Sendable {
  case second, minute, hour, day, week, month, quarter, year

  /// Seconds in one; months and years are 30 and 365 days.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_592_000
    case .quarter: 7_776_000
    case .year: 31_536_000
    }
  }
}

/// What a word has to do with time.
struct TimeWord: Sendable, Equatable {
  enum Kind: Sendable {
    /// saniye … yıl; the value is a `TimeUnit`
    case unit
    /// dün, bugün, yarın; the value is days from today
    case day
    case weekday, month
    /// The value is a `DayPart`.
    case part
    case this, last, past, before, next, weekNext
    case ago, after, within, throughout, since, until, between, around, toward
    case to, now, just, each
    /// kahvaltı, sahur, iftar; the value is a place in `TimeWords.meals`
    case meal
    case yemek, snack, end, middle, season
    /// What a time is told from; the value is a `TimeAnchor.Event`.
    case event
    /// yatmadan, kalkınca: an event with its relation in it
    case happening
    case whole, inside
  }

  var kind: Kind
  var value = 0
}

/// The dictionary of words that speak of time.
enum TimeWords {
  /// What a token has to do with time, and its suffixes.
  static func word(of token: Token) -> (TimeWord, NounForm)? {
    if let word = fixed[token.folded] {
      return (word, suffixed(.bare, token))
    }
    for reading in stems.readings(of: token.folded) {
      guard let form = reading.noun, form.derivation == nil || form.derivation == .ness else {
        continue
      }
      return (table[Int(reading.entry)].1, suffixed(form, token))
    }
    return nil
  }

  /// Adds what an apostrophe keeps apart: `Kasım'da`, `Pazartesi'nden`.
  private static func suffixed(_ form: NounForm, _ token: Token) -> NounForm {
    guard !token.suffix.isEmpty, let suffix = NumberSuffix.of(token.suffix) else { return form }
    var form = form
    form.grammaticalCase = suffix.grammaticalCase
    if suffix.isPossessive { form.possessor = 3 }
    return form
  }

  static let meals: [MealWord] = [.breakfast, .sahur, .iftar, .brunch, .teaTime]

  private static let stems: Lexicon = {
    var lexicon = Lexicon()
    for (entry, row) in table.enumerated() { lexicon.add(row.0, entry: Int32(entry), .noun) }
    return lexicon
  }()

  private static func unit(_ unit: TimeUnit) -> TimeWord {
    TimeWord(kind: .unit, value: unit.rawValue)
  }
  private static func part(_ part: DayPart) -> TimeWord {
    TimeWord(kind: .part, value: part.rawValue)
  }
  private static func event(_ event: TimeAnchor.Event) -> TimeWord {
    TimeWord(kind: .event, value: event.rawValue)
  }

  private static let table: [(String, TimeWord)] = units + days + parts + occasions

  private static let units: [(String, TimeWord)] = [
    ("saniye", unit(.second)), ("dakika", unit(.minute)), ("dakka", unit(.minute)),
    ("saat", unit(.hour)), ("gun", unit(.day)), ("hafta", unit(.week)), ("ay", unit(.month)),
    ("yil", unit(.year)), ("sene", unit(.year)), ("sn", unit(.second)), ("dk", unit(.minute)),
    ("dak", unit(.minute)),
  ]

  private static let days: [(String, TimeWord)] =
    [("dun", -1), ("bugun", 0), ("yarin", 1)].map { ($0, TimeWord(kind: .day, value: $1)) }
    + ["pazartesi", "sali", "carsamba", "persembe", "cuma", "cumartesi", "pazar"].enumerated().map {
      ($1, TimeWord(kind: .weekday, value: $0 + 1))
    }
    + (1...12).map { (Turkish.fold(DateText.month($0)), TimeWord(kind: .month, value: $0)) }
    + ["ilkbahar", "yaz", "sonbahar", "kis"].enumerated().map {
      ($1, TimeWord(kind: .season, value: $0))
    }

  private static let parts: [(String, TimeWord)] = [
    ("sabah", part(.morning)), ("sbh", part(.morning)), ("sabh", part(.morning)),
    ("ogle", part(.noon)), ("ogln", part(.noon)), ("oglen", part(.noon)),
    ("oylen", part(.noon)),
    ("aksam", part(.evening)), ("aksm", part(.evening)), ("gece", part(.night)),
    ("ikindi", part(.afternoon)), ("kusluk", part(.morning)), ("safak", part(.dawn)),
    ("seher", part(.dawn)), ("aksamustu", part(.afternoon)), ("geceyarisi", part(.midnight)),
  ]

  private static let occasions: [(String, TimeWord)] = [
    ("kahvalti", TimeWord(kind: .meal, value: 0)), ("kahvalt", TimeWord(kind: .meal, value: 0)),
    ("sahur", TimeWord(kind: .meal, value: 1)), ("iftar", TimeWord(kind: .meal, value: 2)),
    ("brunch", TimeWord(kind: .meal, value: 3)), ("yemek", TimeWord(kind: .yemek)),
    ("ogun", TimeWord(kind: .snack)), ("son", TimeWord(kind: .end)),
    ("orta", TimeWord(kind: .middle)),
    ("spor", event(.exercise)), ("yuruyus", event(.exercise)), ("egzersiz", event(.exercise)),
    ("antrenman", event(.exercise)), ("kosu", event(.exercise)), ("idman", event(.exercise)),
    ("insulin", event(.medication)), ("igne", event(.medication)), ("ilac", event(.medication)),
    ("uyku", event(.sleep)), ("ogunler", event(.meal)),
  ]

  private static let fixed: [String: TimeWord] = {
    var words = pointing
    for (kind, list) in relations {
      for word in list { words[word] = TimeWord(kind: kind) }
    }
    for (event, list) in happenings {
      for word in list { words[word] = TimeWord(kind: .happening, value: event.rawValue) }
    }
    return words
  }()

  private static let pointing: [String: TimeWord] = [
    "bu": TimeWord(kind: .this), "su": TimeWord(kind: .this), "son": TimeWord(kind: .last),
    "gecen": TimeWord(kind: .past), "gectigimiz": TimeWord(kind: .past),
    "gecenki": TimeWord(kind: .past), "gecmis": TimeWord(kind: .past),
    "sa": unit(.hour),
    "onceki": TimeWord(kind: .before), "evvelki": TimeWord(kind: .before),
    "evvelsi": TimeWord(kind: .before), "evelsi": TimeWord(kind: .before),
    "gelecek": TimeWord(kind: .next), "onumuzdeki": TimeWord(kind: .next),
    "sonraki": TimeWord(kind: .next), "ertesi": TimeWord(kind: .next),
    "haftaya": TimeWord(kind: .weekNext), "simdi": TimeWord(kind: .now),
    "suan": TimeWord(kind: .now),
    "simdiki": TimeWord(kind: .now), "demin": TimeWord(kind: .just),
    "deminden": TimeWord(kind: .just),
    "demincek": TimeWord(kind: .just), "sabahleyin": part(.morning), "aksamleyin": part(.evening),
    "geceleyin": part(.night), "ogleyin": part(.noon), "oglenleyin": part(.noon),
    "aksamuzeri": part(.afternoon), "pzt": TimeWord(kind: .weekday, value: 1),
    "sal": TimeWord(kind: .weekday, value: 2), "cars": TimeWord(kind: .weekday, value: 3),
    "crs": TimeWord(kind: .weekday, value: 3), "per": TimeWord(kind: .weekday, value: 4),
    "pers": TimeWord(kind: .weekday, value: 4), "cum": TimeWord(kind: .weekday, value: 5),
    "paz": TimeWord(kind: .weekday, value: 7),
    "cmt": TimeWord(kind: .weekday, value: 6), "agu": TimeWord(kind: .month, value: 8),
    "her": TimeWord(kind: .each), "butun": TimeWord(kind: .whole), "tum": TimeWord(kind: .whole),
    "dogru": TimeWord(kind: .toward), "haftasonu": TimeWord(kind: .end, value: 1),
    "sonunda": TimeWord(kind: .end), "sonu": TimeWord(kind: .end), "once": TimeWord(kind: .ago),
    "ici": TimeWord(kind: .inside), "icinden": TimeWord(kind: .inside),
    "aksamuzri": part(.afternoon), "acken": TimeWord(kind: .event, value: 5),
    "aciken": TimeWord(kind: .event, value: 5), "nuchtern": TimeWord(kind: .event, value: 5),
    "tokken": TimeWord(kind: .event, value: 6),
  ]

  private static let relations: [(TimeWord.Kind, [String])] = [
    (.ago, ["once", "evvel", "oncesi", "oncesinde", "onceydi", "oncesinden", "onceden"]),
    (.after, ["sonra", "sonrasi", "sonrasinda", "sonraydi", "sonrasiydi"]),
    (.within, ["icinde", "icerisinde"]), (.throughout, ["boyunca", "boyu", "suresince"]),
    (.since, ["beri", "itibaren", "beridir"]), (.until, ["kadar", "dek"]),
    (.between, ["arasi", "arasinda", "arasiydi", "arasindaydi"]),
    (
      .around,
      [
        "gibi", "sularinda", "sulari", "siralarinda", "siralari", "civarinda", "civari",
        "civarlarinda",
        "gibiydi", "sularindaydi", "civarindaydi", "sularinin",
      ]
    ),
    (
      .to,
      ["var", "kala", "vardi", "varken", "kalmisti", "kalaydi", "vardir", "kaliyordu", "kalmis"]
    ),
  ]

  /// `geçe` and its kin, which fold like `gece`: asked for only after a clock's accusative.
  static let gone: Set<String> = [
    "gece", "geciyor", "geciyordu", "gecerken", "gecmisti", "gecti", "geceydi", "gecmis", "gecince",
    "gecede", "gectiginde", "geciyorken", "gecedir",
  ]

  private static let happenings: [(TimeAnchor.Event, [String])] = [
    (
      .sleep,
      ["yatmadan", "uyumadan", "yatarken", "yatinca", "uyurken", "yatmadanki", "yatacakken"]
    ),
    (
      .wake,
      [
        "kalkinca", "uyaninca", "kalktigimda", "uyandigimda", "kalkar", "uyanir", "kalktiktan",
        "uyandiktan",
      ]
    ),
    (.meal, ["yedikten", "yemeden", "yedigimden"]),
  ]
}
