import Analysis
import Domain
import Foundation
import Turkish

/// A message that tells of the person and of nothing else: "ben tip 2'yim, metformin kullanıyorum",
/// "67 yaşındayım, 84 kilo, 1,62 boy", "Merhaba, ben Ayşe".
///
/// Nothing is guessed: every word has to be explained by the table `Language/self`, a drug or a food,
/// and one of them has to speak in the first person. All else is left to what is learned.
struct SelfTold {
  /// What is kept, by the names of the profile's form.
  var profile: [JSON.Member] = []
  /// Kilograms, which the diary keeps.
  private(set) var weight: Double?
  /// Drugs, diets and allergies that are told not to hold any more.
  var removed: [String] = []
  /// Whether a diabetes was told of and not of which kind.
  private(set) var hasSomeDiabetes = false

  let scene: Scene
  let words: [Token]
  /// Whether a word speaks in the first person.
  var isPersonal: Bool
  private var takesDrugs = false
  /// Whether a doctor says it ("doktor prediyabet dedi"), who may name a drug that is not taken yet.
  private var isTold = false
  /// How many of the drugs are told to be taken: "tresiba kullanıyorum, lantusu bıraktım".
  private var drugsTaken = 0
  /// Whether another name follows: "adım Ahmet değil Mehmet".
  private(set) var isNameDenied = false
  /// Of which field the newest value is.
  private var newest: JSON.Key?
  private var week: Double?
  /// A year that a diagnosis may follow: "2015te tip 2 tanısı aldım".
  private var toldYear: Double?
  /// Places of words that an allergy has claimed.
  var claimed: Set<Int> = []

  private static let longest = 24

  /// `isAsked` stands for the first person where balli has just asked.
  init?(_ scene: Scene, isAsked: Bool = false) {
    self.scene = scene
    isPersonal = isAsked
    words = SelfWords.words(of: scene)
    guard !words.isEmpty, words.count <= Self.longest, !scene.sentence.text.contains("?"),
      !scene.isQuestion, read()
    else { return nil }
    settle()
    let hasFacts =
      !profile.isEmpty || !removed.isEmpty || hasSomeDiabetes || weight != nil && isAsked
    let hasDrugs = value(.medications) != nil
    guard isPersonal, hasFacts, !takesDrugs || hasDrugs, takesDrugs || !isTold || !hasDrugs else {
      return nil
    }
  }

  /// One's own allergy among words of something else that records nothing; nil where there is none.
  init?(allergiesIn scene: Scene) {
    self.scene = scene
    isPersonal = true
    words = SelfWords.words(of: scene)
    guard words.count <= Self.longest, !scene.isQuestion, !scene.has(.person, .recipe),
      words.allSatisfy({ $0.kind == .word }),
      !scene.clauses.contains(where: { clause in
        clause.isPast && [1, 4].contains(clause.form?.person ?? 0)
          || clause.verbIs(.recipeask) && !clause.isNegated
      }),
      let place = words.indices.dropLast().first(where: { place in
        words[place].folded.fits("allergy.own") && words[place + 1].folded.fits("allergy.told")
      }), SelfWords.match(words, at: place)?.isOfAllergy == true, readAllergies(), !profile.isEmpty
    else { return nil }
  }

  /// One's own allergy beside the wish for a recipe: "yumurtaya alerjim var, kahvaltı tarifi ver".
  init?(allergiesBesideWishIn scene: Scene) {
    self.scene = scene
    isPersonal = true
    words = SelfWords.words(of: scene)
    guard let place = words.indices.dropLast().first(where: isOwnAllergy),
      SelfWords.match(words, at: place)?.isOfAllergy == true, readAllergy(before: place)
    else { return nil }
  }

  /// "alerjim var", "alerjim olduğu için", "alerjiğim var".
  private func isOwnAllergy(_ place: Int) -> Bool {
    words[place].folded.fits("allergy.own")
      && (words[place + 1].folded.fits("allergy.told")
        || KitchenWords.shipped.has(.existing, in: [words[place + 1].folded]))
  }

  /// What is kept, in the order of the profile's form.
  var arguments: JSON {
    let order = ProfileForm.fields.map(\.name)
    return .object(
      profile.sorted {
        order.firstIndex(of: $0.key) ?? order.count < order.firstIndex(of: $1.key) ?? order.count
      })
  }

  /// The calls that keep it.
  var calls: [PlannedCall] {
    var told = arguments
    if !removed.isEmpty { told = told.setting(.remove, to: .array(removed.map(JSON.string))) }
    let kept = told.keys.isEmpty ? [] : [PlannedCall("updateProfile", told)]
    return kept + (weight.map { [PlannedCall("logWeight", [.kilograms: .number($0)])] } ?? [])
  }

  // MARK: Reading

  /// Walks over the words; false where one is left over.
  private mutating func read() -> Bool {
    guard readAllergies() else { return false }
    var place = 0
    while place < words.count {
      if claimed.contains(place) {
        place += 1
      } else if isEndingOfNumber(place) {
        isPersonal = true
        place += 1
      } else if let count = readName(at: place) ?? readDrug(at: place) ?? readPhrase(at: place) {
        for word in words[place..<(place + count)] where Self.isFirstPerson(word) {
          isPersonal = true
        }
        place += count
      } else {
        return false
      }
    }
    return true
  }

  /// "tip 1im": the ending stands right behind the figure.
  private func isEndingOfNumber(_ place: Int) -> Bool {
    place > 0 && words[place].isGlued && words[place - 1].kind == .number
      && words[place].folded.fits("self.copula")
  }

  private static func isFirstPerson(_ word: Token) -> Bool {
    word.folded.fits("self.word") || (word.folded + word.suffix).fits("self.ending")
  }

  private mutating func readPhrase(at place: Int) -> Int? {
    guard let match = SelfWords.match(words, at: place) else { return nil }
    return take(match) ? match.places.count : nil
  }

  private mutating func take(_ match: PhraseRow.Match) -> Bool {
    let first = match.figures.first ?? 0
    if let kind = DiabetesKind(rawValue: match.row) {
      return set(.diabetes, .string(kind.rawValue))
    }
    if let sex = Sex(rawValue: match.row) { return set(.sex, .string(sex.rawValue)) }
    guard let fact = SelfFact(rawValue: String(match.kind)) else { return true }
    switch fact {
    case .some: hasSomeDiabetes = true
    case .told: (isPersonal, isTold) = (true, true)
    case .pregnant: return set(.pregnant, .bool(true))
    case .notPregnant:
      return set(.pregnant, .bool(false)) && set(.dueDate, "")
    case .week: return takeWeek(first)
    case .month: return takeWeek((first * 4.345).rounded())
    case .age: return (2...120).contains(first) && set(.birthYear, .number(year - first))
    case .born: return takeBirth(first)
    case .diagnosed: return takeDiagnosis(first)
    case .since: toldYear = first
    case .diagnosis: return toldYear.map { takeDiagnosis($0) } ?? true
    case .height:
      // `height:1`: the metre is a word.
      return takeHeight((Double(match.kept).map { [$0] } ?? []) + match.figures)
    case .weight: return takeWeight(first)
    case .takes:
      takesDrugs = true
      drugsTaken = drugs
    case .lacks where !profile.contains(where: { !$0.isNamed(.medications) }): return false
    case .stops, .lacks: while drugs > drugsTaken { takeBack(.medications) }
    case .denied:
      isNameDenied = newest == .name
      if let newest { takeBack(newest) }
    case .diet: return append(.diet, match.kept)
    case .goal: return set(.goal, .string(Self.filled(match.kept, first)))
    case .activity: return set(.activity, .string(match.kept))
    case .tone:
      // Who says how to be talked to speaks of themselves.
      isPersonal = true
      return set(.tone, .string(match.kept))
    }
    return true
  }

  private static func filled(_ text: String, _ number: Double) -> String {
    text.replacing("#", with: NumberText.plain(number))
  }

  // MARK: Values

  private var year: Double { Double(scene.zone.civil(at: scene.now).day.parts.year) }

  func value(_ key: JSON.Key) -> JSON? { profile.first { $0.isNamed(key) }?.value }

  /// Two different values of one field are no plain word.
  mutating func set(_ key: JSON.Key, _ value: JSON) -> Bool {
    newest = key
    if let known = self.value(key) { return known == value }
    profile.append(JSON.Member(key, value))
    return true
  }

  mutating func append(_ key: JSON.Key, _ text: String) -> Bool {
    newest = key
    if let place = profile.firstIndex(where: { $0.isNamed(key) }) {
      let known = profile[place].value.array ?? []
      if !known.contains(.string(text)) { profile[place].value = .array(known + [.string(text)]) }
    } else {
      profile.append(JSON.Member(key, [.string(text)]))
    }
    return true
  }

  private mutating func takeBirth(_ number: Double) -> Bool {
    let born = (30...99).contains(number) ? 1900 + number : number
    return (year - 120...year - 2).contains(born) && set(.birthYear, .number(born))
  }

  private mutating func takeDiagnosis(_ number: Double) -> Bool {
    let told = number < 100 ? year - number : number
    return (year - 100...year).contains(told) && set(.diagnosedYear, .number(told))
  }

  private mutating func takeHeight(_ numbers: [Double]) -> Bool {
    guard let metres = numbers.first else { return true }
    let height: Double
    if numbers.count > 1 {
      guard metres == 1 || metres == 2, (0...99).contains(numbers[1]) else { return false }
      height = metres * 100 + numbers[1]
    } else {
      height = metres < 2.6 ? (metres * 100).rounded() : metres
    }
    return (80...230).contains(height) && set(.heightCm, .number(height))
  }

  private mutating func takeWeight(_ number: Double) -> Bool {
    guard (20...350).contains(number), weight == nil else { return false }
    weight = number
    return true
  }

  private mutating func takeWeek(_ number: Double) -> Bool {
    guard (1...42).contains(number), week == nil else { return false }
    week = number
    return true
  }

  /// What follows from several facts together.
  private mutating func settle() {
    let body = [value(.birthYear), value(.heightCm), weight.map(JSON.number)]
    // "50 yaş 175 boy 92 kilo": nobody says that of nobody.
    if body.compactMap(\.self).count > 1 { isPersonal = true }
    if week != nil, value(.pregnant) == nil { isPersonal = false }
    if toldYear != nil, value(.diagnosedYear) == nil { isPersonal = false }
    // A pregnancy is 40 weeks from the last period (Naegele's rule; ACOG Committee Opinion 700).
    if let week, value(.pregnant) == .bool(true) {
      let today = scene.zone.civil(at: scene.now).day
      _ = set(.dueDate, .string((today + Int(Double(ProfileForm.daysOfPregnancy) - week * 7)).text))
    }
    // "67 yaşındayım, 10 yıldır …" is a diagnosis of a diabetes alone.
    if value(.diagnosedYear) != nil, value(.diabetes) == nil, !hasSomeDiabetes {
      isPersonal = false
    }
    if value(.diabetes) != nil { hasSomeDiabetes = false }
  }

  // MARK: Places

  /// The span that begins with the word at a place.
  func span(at place: Int) -> Span? {
    scene.sentence.spans.first {
      scene.sentence.tokens[$0.tokens.lowerBound].range == words[place].range
    }
  }

  func count(of span: Span) -> Int {
    span.tokens.count { scene.sentence.tokens[$0].kind != .mark }
  }
}
