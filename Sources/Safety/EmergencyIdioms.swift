// Fainting and falling silent: the same words are said of a dish, a quarrel and a Sunday morning.
extension EmergencyScene {
  var isUnconscious: Bool {
    if places(Phrases.unconscious).contains(where: isMeant) { return true }
    if (isAboutSomebody || isTrying) && !isQuarrel {
      if !places(Phrases.unresponsive).isEmpty { return true }
      if holds(Phrases.silent), isInPeril { return true }
      if places(Phrases.asleep).contains(where: isUnrousable) { return true }
    }
    if circumstances.namesSomebody, places(Phrases.ofSomebody).contains(where: isOfTheBody) {
      return true
    }
    return places(Phrases.faint).contains(where: isFainting)
  }

  /// Whether the writer is about to faint, and does not speak of a cake, of hunger or of a laugh.
  var isAboutToFaint: Bool {
    places(Phrases.nearlyFaint).contains { !hasIdiomCause && !isLiked(at: $0.upperBound) }
  }

  /// Whether something besides says that a body is in danger.
  private var isInPeril: Bool {
    isLow || holds(Phrases.help) || isTrying
      || saying.has(anyPrefix: [
        "seker", "insulin", "yerde", "yere", "terle", "nefes", "mor", "birden", "aniden", "bilin",
        "titri", "yuz", "agz", "kol", "nabz", "hastane", "acil",
      ])
  }

  /// `sesleniyorum`, `uyandırmaya çalışıyorum`: somebody tries to rouse somebody.
  private var isTrying: Bool {
    saying.has(anyPrefix: [
      "uyandirmaya", "cagiriyo", "seslen", "durt", "sarsiyo", "sarsti", "bagiriyo", "silkel",
    ])
      || saying.has(["ne"]) && saying.has(["yapsam", "yaptiysam"])
  }

  private var isQuarrel: Bool {
    saying.has(anyPrefix: [
      "darildi", "kuskun", "kusuz", "kavga", "tartis", "trip", "ders", "oyun", "odasi",
    ])
      || saying.has(["kus", "benimle"])
      || saying.words.contains { $0.source.lowercased().hasPrefix("küst") }
  }

  private static let notSo: Set<String> = [
    "olursa", "olsa", "ise", "kalirsa", "degil", "birine", "olan", "olunca", "mi", "olmasi",
  ]

  /// Not `baygın baktı`, `yorgunluktan baygın`, `gece nöbetine girdim`, `tatlı komasına girdik`.
  private func isMeant(_ range: ClosedRange<Int>) -> Bool {
    let (first, last) = (saying.text(at: range.lowerBound), saying.text(at: range.upperBound))
    let next = saying.text(at: range.upperBound + 1)
    if Self.notSo.contains(next) { return false }
    if next == "gibi", first.hasPrefix("koma") || first.hasPrefix("nobet") { return false }
    if first.hasPrefix("baygin") {
      return saying.text(at: range.lowerBound - 1) != "baygin"
        && !["bak", "baygin", "koku", "goz", "renk"].contains { next.hasPrefix($0) }
        && !hasIdiomCause
    }
    if first.hasPrefix("nobete") {
      let duty = [
        "hastane", "hemsire", "doktor", "asker", "aksam", "hafta", "kahve", "cay", "vardiya",
        "gece",
        "polis", "bugun", "yarin", "is", "guvenlik",
      ]
      return isAboutSomebody && !Verb.isFirstPerson(last) && !saying.has(anyPrefix: duty)
    }
    if first.hasPrefix("koma") {
      return !saying.has(["tatli", "karbonhidrat", "yemek", "yemekten", "makarna", "uyku"])
        && saying.text(at: range.lowerBound - 1) != "tatli"
        && (!Verb.isFirstPerson(last) || saying.text(at: range.lowerBound - 1) == "seker"
          || isInPeril)
    }
    if first.hasPrefix("kendinden") {
      return isAboutSomebody
        && !saying.has(anyPrefix: [
          "muzig", "muzik", "sarki", "dans", "film", "mac", "sevin", "tatli", "kunefe",
        ])
    }
    if ["nefes", "soluk", "nabiz", "nabzi", "nabzini", "kalbi"].contains(where: first.hasPrefix) {
      return circumstances.namesSomebody && !Verb.isFirstPerson(last) || first == "nabzini"
    }
    if first.hasPrefix("kasil") || first.hasPrefix("cirpin") || first.hasPrefix("yut") {
      return isAboutSomebody
    }
    return true
  }

  /// Not `babam uyanmadı daha, kahvaltı hazırlıyorum`, `okula uyanmıyor`, `kahvesiz ayılamıyorum`.
  private func isUnrousable(_ range: ClosedRange<Int>) -> Bool {
    let word = saying.text(at: range.lowerBound)
    let morning = [
      "okul", "ise", "alarm", "erken", "gec", "pazar", "kahvalti", "tatil", "daha", "henuz", "ogle",
      "keyf", "kahve", "sabahlari", "mi",
    ]
    if morning.contains(where: { $0.count < 4 ? saying.has([$0]) : saying.has(prefix: $0) }) {
      return false
    }
    if word.hasPrefix("ayil"), Verb.isFirstPerson(word) { return false }
    if word.hasPrefix("uyandir") { return true }
    return !word.contains("madi") && !word.contains("mamis")
      || isInPeril && !saying.has(anyPrefix: ["uyuyo", "uyku"])
  }

  /// Not `dizi morardı`, `gözü tatlıya kaydı`, `haberi duyunca kaskatı kesildi`.
  private func isOfTheBody(_ range: ClosedRange<Int>) -> Bool {
    let (first, last) = (saying.text(at: range.lowerBound), saying.text(at: range.upperBound))
    if first.hasPrefix("morar") {
      let parts = ["diz", "kol", "bacag", "goz", "parma", "tirna", "ayag", "elim", "eli", "cild"]
      return !Verb.isFirstPerson(first) && !saying.has(anyPrefix: parts)
    }
    if first.hasPrefix("goz") {
      let inside = saying.words[range].dropFirst().dropLast()
      return !saying.has(anyPrefix: ["aclik", "sinir", "ofke"])
        && !inside.contains { word in
          !["geriye", "arkaya"].contains(word.text)
            && ["ya", "ye", "na", "ne"].contains(where: word.text.hasSuffix)
        }
        || saying.has(anyPrefix: ["agz", "kasil", "titri", "bayil"])
    }
    if first.hasPrefix("kaskati") || first.hasPrefix("donup") {
      return !saying.has(anyPrefix: [
        "haber", "duyunca", "gorunce", "korku", "sasir", "boyn", "sogukt",
      ])
    }
    return !hasIdiomCause && !Verb.isFirstPerson(last)
  }

  var hasIdiomCause: Bool {
    saying.has([
      "gulmekten", "acliktan", "yorgunluktan", "uykusuzluktan", "meraktan", "sikintidan",
      "sevincten", "sicaktan", "susuzluktan", "mutluluktan", "kahkahadan", "ozlemden", "gururdan",
      "keyiften", "yogunluktan", "isten", "stresten", "kalabaliktan",
    ])
  }

  // MARK: Fainting

  /// Not `baklavaya bayıldım`, `çok güzeldi, bayıldım`, `çiçekler bayıldı`, nor the dish.
  private func isFainting(_ range: ClosedRange<Int>) -> Bool {
    let index = range.upperBound
    let word = saying.text(at: index)
    if word.hasPrefix("bayilt") || word.hasPrefix("bayilac") || isLiked(at: index)
      || isDish(endingAt: index)
    {
      return false
    }
    if Verb.isFirstPerson(word) {
      guard !hasIdiomCause, word.hasPrefix("bayildi") || word.hasPrefix("bayilmis") else {
        return false
      }
      return isLow || holds(Phrases.help) || saying.has(prefix: "seker")
        || saying.has(prefix: "insulin")
        || saying.has(["demin", "ayildim", "yere", "dustum", "once"])
    }
    let isHeat = saying.has(["sicaktan"]) && circumstances.namesSomebody
    if hasIdiomCause, !isHeat { return false }
    return circumstances.namesSomebody || saying.text(at: index - 1) == "imam" || isInPeril
      || saying.words.count < 3 && !saying.text(at: index - 1).hasSuffix("lar")
        && !saying.text(at: index - 1).hasSuffix("ler")
  }

  /// `imam bayıldı yedim`, `imam bayıldıdan iki tane`; not `camide imam bayıldı, ambulans`.
  private func isDish(endingAt index: Int) -> Bool {
    let places = ["cami", "namaz", "hutbe", "cuma", "ambulans", "yardim", "yere", "nefes", "112"]
    return index > 0 && saying.text(at: index - 1) == "imam"
      && saying.text(at: index).hasPrefix("bayildi")
      && !saying.has(anyPrefix: places)
  }

  private static let intensifiers: Set<String> = ["cok", "resmen", "tam", "gercekten", "oyle"]
  /// Words in `a` and `e` that are no thing one can like.
  private static let noThings: Set<String> = [
    "anne", "hala", "teyze", "baba", "hasta", "nine", "simdi", "gene", "yine", "sonra", "birden",
    "yerde", "evde", "once", "okulda", "galiba", "daha", "acaba", "valla", "iste", "yere", "acile",
    "tekrar", "bence", "anda", "orada", "burada", "abla", "yenge", "eniste", "dede", "amca",
    "kaynana", "gorumce", "oyle", "boyle", "kere", "dakika",
  ]
  private static let datives = [
    "ya", "ye", "na", "ne", "lara", "lere", "ma", "me", "ka", "ke", "ga", "ge", "sa", "se", "ta",
    "te", "ra", "re", "la", "le", "da", "de",
  ]

  /// Whether a thing that is liked stands beside `bayıldı`.
  private func isLiked(at index: Int) -> Bool {
    let liking = [
      "guzel", "lezzet", "harika", "nefis", "muhtesem", "enfes", "tadi", "sev", "begen", "herkes",
      "halki", "misafirler",
    ]
    if saying.has(anyPrefix: liking) { return true }
    if let before = saying.words[..<index].last(where: { !Self.intensifiers.contains($0.text) }),
      isThing(before, beside: index),
      !["ta", "te", "da", "de", "la", "le", "ra", "re", "sa", "se"]
        .contains(where: before.text.hasSuffix)
    {
      return true
    }
    if holds(Phrases.help)
      || saying.has(anyPrefix: ["yere", "yerde", "dus", "kalk", "uyan", "nefes", "hastane"])
    {
      return false
    }
    return saying.words[(index + 1)...].prefix(3).contains { word in
      isThing(word, beside: index) && !word.text.hasSuffix("da") && !word.text.hasSuffix("de")
        && !word.text.hasSuffix("ta") && !word.text.hasSuffix("te")
    }
  }

  private func isThing(_ word: Saying.Word, beside index: Int) -> Bool {
    word.sentence == saying.words[index].sentence && word.value == nil && word.text.count > 3
      && !Self.noThings.contains(word.text) && !word.text.hasPrefix("seker")
      && Self.datives.contains { word.text.hasSuffix($0) }
  }

  private var isAboutSomebody: Bool {
    let devices = [
      "telefon", "mesaj", "arama", "uygulama", "sensor", "cihaz", "doktor", "hastane", "mail",
      "whatsapp",
      "program", "bilgisayar", "musteri", "servis", "randevu", "hemsire", "ariyorum", "aradim",
    ]
    return circumstances.namesSomebody && !saying.has(anyPrefix: devices)
  }

  // MARK: Idioms of death

  /// `tatlısız yaşamak istemiyorum`, `bu şehirde yaşamak istemiyorum`, `parmağımı kestim`.
  var isIdiomOfDeath: Bool {
    if let place = places(Phrases.tiredOfLife).first {
      let around = [saying.text(at: place.lowerBound - 1), saying.text(at: place.upperBound + 2)]
      let ways = ["la", "le", "siz", "suz", "da", "de", "ta", "te", "li", "lu"]
      let pointed = ["bu", "burada", "orada", "burda", "orda"]
      return ways.contains { around[0].hasSuffix($0) }
        || pointed.contains(saying.text(at: place.upperBound + 1))
          && ["da", "de", "ta", "te"].contains { around[1].hasSuffix($0) }
    }
    if holds(Phrases.neverWoken), saying.has(anyPrefix: ["erken", "sabah", "alti"]) {
      return true
    }
    guard holds(Phrases.cutMyself) else { return false }
    let kitchen = ["mutfa", "parma", "sogan", "dogra", "ekmek", "yemek", "yanlislikla", "tiras"]
    return saying.has(anyPrefix: kitchen) && !saying.has(anyPrefix: ["bile", "olmek", "dayanam"])
  }
}
