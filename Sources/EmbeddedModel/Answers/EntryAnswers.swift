import Analysis
import Domain
import Turkish

/// What alone of the results a question was about.
struct Asked: Sendable {
  /// Protein, fat or fibre of a food.
  enum Nutrient: String, Sendable {
    case protein, fat, fiber

    var turkish: String {
      switch self {
      case .protein: "protein"
      case .fat: "yağ"
      case .fiber: "lif"
      }
    }
  }

  /// The kind of entry, where a day was asked for to hear of one.
  var topic: TalkRecord.Kind?
  /// The measurement that the question names: `bloodPressure`, `hba1c`; nil for all.
  var measurement: String?
  /// The drugs that the question names.
  var drugs: [String] = []
  var nutrients: [Nutrient] = []
  /// Whether foods are to be compared.
  var comparesFoods = false
  /// Whether it is asked what a food does to the sugar, and not only what it holds.
  var asksFoodEffect = false
  /// What alone of the profile is asked for.
  var profile: ProfileFact?
  /// Whether of the profile only the medicines are asked for.
  var isOfMedicines = false
  /// Whether only the last of what was recorded is asked for.
  var isNewest = false
  /// Whether what others have of the same time is left out: `ben ne yedim`.
  var isOwnOnly = false
  /// Whether it is asked how much it changed: `ne kadar kilo verdim`.
  var isChange = false
  /// Whether it is asked if a recipe was kept.
  var asksWhetherKept = false
  /// Whether it is asked on which day most was eaten.
  var isMostDay = false
  /// Whether a mean, every one, or what one food held is asked for.
  var isMean = false
  var isList = false
  var isOfFood = false
  /// Whether what was asked in old talks is looked for, and no record.
  var isOfTalk = false
  /// Whether it is asked how often it was: `kaç kez`.
  var isCount = false
  /// Whether the highest or the lowest of what is measured is asked for.
  var extreme: GlucoseFocus?
  /// What of glucose is asked for; nil for how it is now.
  var glucose: GlucoseFocus?
  /// How many of the newest readings are asked for; nil for all.
  var glucoseCount: Int?
  /// Whether days are counted, or named: `kaç gün`, `hangi günler`.
  var countsDays = false
  /// Whether it is the last time that is asked for: `son hipom ne zamandı`.
  var isLastTime = false
  /// The aisles of the shopping list that are asked for: `manavdan alacaklarım`; none for all of it.
  var aisles: Set<String> = []
  /// The unit in which glucose is to be told; nil for the unit of the readings.
  var glucoseUnit: GlucoseUnit?

  init() {}

  init(_ calls: [PlannedCall], in scene: Scene) {
    topic = calls.contains { $0.tool == "getDay" } ? Self.topic(of: scene) : nil
    measurement = topic == .measurement ? Self.measurement(in: scene) : nil
    drugs = scene.sentence.spans.compactMap { $0.reading(.medication)?.phrase }
      .filter { !WordSets.drugsInGeneral.contains($0) }
    let named: [(WordClass, Nutrient)] = [(.protein, .protein), (.fat, .fat), (.fiber, .fiber)]
    nutrients = named.filter { scene.has($0.0) }.map(\.1)
    if calls.contains(where: { $0.tool == "getShoppingList" }) {
      aisles = ListSentence.aisles(in: scene)
    }
    isCount = scene.has(.often) && scene.sentence.tokens.contains { $0.folded.fits("word.howMany") }
  }

  private static let topics: [(TalkRecord.Kind, [WordClass])] = [
    (.medication, [.medication, .inject, .doseunit]), (.sleep, [.sleep, .sleepnoun]),
    (.activity, [.activity, .walk, .steps]), (.weight, [.weight, .weigh]),
    (.water, [.water, .waterunit]), (.symptom, [.symptom, .ache]),
  ]

  /// The one measurement that is named; nil for none, for several, and for a lab value, which has a name
  /// of its own.
  static func measurement(in scene: Scene) -> String? {
    let kinds = Set(scene.sentence.spans.compactMap { $0.analyte?.kind })
    return kinds.count == 1 ? kinds.first.flatMap { $0 == "lab" ? nil : $0 } : nil
  }

  /// The one kind of entry that the words are about; nil where they are of several, or of all.
  private static func topic(of scene: Scene) -> TalkRecord.Kind? {
    var named = topics.filter { _, classes in
      scene.clauses.contains { clause in
        clause.spans.contains { span in classes.contains { span.has($0) } }
      }
    }
    // "su içtim", "toplam ne kadar içtim" after it: the verb is that of pills too.
    let isOfDrink =
      named.contains { $0.0 == .water }
      || scene.clauses.contains { $0.verbIs(.eat) }
        && scene.dialogue.lastWrite?.call.name == "logWater"
    if isOfDrink, !scene.has(.medication, .doseunit) {
      named.removeAll { $0.0 == .medication }
      if named.isEmpty { return .water }
    }
    let asksWeight = scene.sentence.spans.contains { span in
      span.measure.map {
        $0.measure == .kilogram && ($0.form.possessor == 1 || $0.form.copula == .person)
      } ?? false
    }
    if named.isEmpty, asksWeight { return .weight }
    if named.isEmpty, measurement(in: scene) != nil, !scene.has(.day, .whole) {
      return .measurement
    }
    return named.count == 1 && !scene.has(.day, .whole) ? named[0].0 : nil
  }
}

/// The entries of one kind: what was taken, walked, slept, weighed.
extension AnswerWriter {
  func entries(_ value: JSON, of kind: TalkRecord.Kind) -> String {
    if kind == .water, !asked.isNewest { return water(value) }
    let found = (value[.entries]?.array ?? []).filter { entry in
      entry[.type]?.string == kind.rawValue && isAsked(entry)
    }
    guard let last = found.last else {
      return asked.measurement.map { Texts.noMeasurement(stretch(of: value), $0) }
        ?? noEntries(value, kind)
    }
    if let extreme = asked.extreme { return self.extreme(extreme, of: found, kind) }
    if asked.isMean, let mean = meanOfEntries(value, found) { return mean }
    if kind == .weight { return weights(value, found, last) }
    let isOfOne = whose(value) == nil
    let told = { (entry: JSON) in isOfOne ? self.entryLine(entry) : self.entryWords(entry) }
    if asked.isMean, let mean = mean(value, kind) { return mean }
    let times = asked.isCount ? Texts.times(found.count, partOrStretch(of: value)) : nil
    if found.count == 1 || asked.isNewest {
      let alone = "\(told(last)) (\(moment(last[.at])))."
      return times.map { "\($0) \(alone)" } ?? Turkish.capitalised(alone)
    }
    var lines = found.suffix(Self.mostEntries).map {
      "- \(Turkish.capitalised(moment($0[.at]))): \(told($0))"
    }
    if lines.count < found.count, times == nil {
      lines.insert(Texts.lastOf(lines.count, found.count), at: 0)
    }
    if let times { lines.insert(times, at: 0) }
    let sums = kind == .activity ? movement(value) : kind == .medication ? units(value, found) : []
    if !sums.isEmpty { lines += ["", sums.joined(separator: " ")] }
    return lines.joined(separator: "\n")
  }

  /// As many entries of one kind are told at once.
  private static let mostEntries = 20

  /// That there is none, what there is in its stead, and when it was last.
  private func noEntries(_ value: JSON, _ kind: TalkRecord.Kind) -> String {
    let name = value[.name]?.string.map { said in
      kind == .medication
        ? Turkish.capitalised(said)
        : EntryForm.of(EntryKind(rawValue: kind.rawValue))?[.kind]?.words[said] ?? said
    }
    var text = Texts.noEntries(partOrStretch(of: value), kind, name: name)
    let isAlone = asked.isNewest || kind == .measurement
    let instead = (isAlone ? [] : value[.instead]?.array ?? []).map(
      whose(value) == nil ? entry : withoutOwner)
    if !instead.isEmpty { text += " " + Texts.inItsStead(instead) }
    if let last = value[.last] { text += " " + Texts.lastTime(withoutOwner(last)) }
    let others = asked.isOwnOnly ? [] : (value[.others]?.array ?? []).map(entry)
    return others.isEmpty ? text : text + " " + Texts.ofOthers(others)
  }

  /// What a day had on average, of what is summed up: `günde 35 ünite`.
  private func mean(_ value: JSON, _ kind: TalkRecord.Kind) -> String? {
    guard let days = value[.daysWithData]?.number, let average = value[.average] else { return nil }
    func figure(_ key: JSON.Key) -> Double? { average[key]?.number.flatMap { $0 > 0 ? $0 : nil } }
    let amounts = [
      figure(.insulinUnits).map { "\(NumberText.plain($0)) \(Texts.doseUnit)" },
      figure(.activityMinutes).map { DateText.duration(minutes: $0.rounded()) },
      figure(.water).map { "\(NumberText.plain($0)) ml" },
    ].compactMap(\.self)
    let named = value[.name]?.string.map(Turkish.capitalised)
    let all = kind == .medication && figure(.insulinUnits) != nil ? Texts.insulin : nil
    let name =
      named ?? all ?? EntryForm.of(EntryKind(rawValue: kind.rawValue))?.name ?? kind.rawValue
    return amounts.first.map { Texts.meanOfDays(NumberText.plain(days), $0, name) }
  }

  /// What was measured or slept on average: `tansiyon 145,3/85,8 mmHg`.
  private func meanOfEntries(_ value: JSON, _ found: [JSON]) -> String? {
    guard let mean = value[.mean], let last = found.last, found.count > 1 else { return nil }
    let one = mean.setMembers.reduce(last) { $0.setting($1.key, to: $1.value) }
    return Texts.meanOfEntries(found.count, stretch(of: value), entryWords(one))
  }

  /// An entry with its time; whose it is stands before the answer.
  private func withoutOwner(_ value: JSON) -> String {
    let when = moment(value[.at])
    return when.isEmpty ? entryWords(value) : "\(entryWords(value)) (\(when))"
  }

  /// Whether an entry is of the measurement or the drug that the question names, if it names any.
  private func isAsked(_ entry: JSON) -> Bool {
    if let measurement = asked.measurement { return entry[.kind]?.string == measurement }
    guard !asked.drugs.isEmpty, let name = entry[.name]?.string else { return true }
    if asked.drugs.contains(Texts.insulin), WordSets.insulins.contains(name) { return true }
    return asked.drugs.contains { Turkish.fold($0) == Turkish.fold(name) }
  }

  /// The highest or lowest entry of a kind.
  private func extreme(
    _ extreme: GlucoseFocus, of found: [JSON], _ kind: TalkRecord.Kind
  ) -> String {
    let key: JSON.Key =
      switch kind {
      case .weight: .kilograms
      case .sleep: .hours
      case .medication: .dose
      case .activity: .minutes
      default: .value
      }
    let sorted = found.sorted { ($0[key]?.number ?? 0) < ($1[key]?.number ?? 0) }
    let one = extreme == .highest ? sorted.last : sorted.first
    return one.map { "\(Turkish.capitalised(withoutOwner($0)))." } ?? ""
  }

  private func weights(_ value: JSON, _ found: [JSON], _ last: JSON) -> String {
    func told(_ entry: JSON) -> String { NumberText.plain(entry[.kilograms]?.number ?? 0) }
    var text = Texts.lastWeight(told(last), moment(last[.at]), isOwn: whose(value) == nil)
    if asked.isChange, found.count > 1, let change = value[.change]?.number {
      return text + " "
        + Texts.weightChange(
          from: told(found[0]), moment(found[0][.at]), by: change)
    }
    if let before = found.dropLast().last {
      text += " " + Texts.weightBefore(told(before), moment(before[.at]))
    }
    if !asked.isNewest, found.count > 1, let first = found.first {
      let change = (last[.kilograms]?.number ?? 0) - (first[.kilograms]?.number ?? 0)
      text += " " + Texts.weightChange(change, since: moment(first[.at]), told(first), told(last))
    }
    return text
  }

  /// The units of all insulin, where nothing else was asked for.
  private func units(_ value: JSON, _ found: [JSON]) -> [String] {
    let isAll = value[.name] != nil || asked.drugs.isEmpty || asked.drugs == [Texts.insulin]
    guard isAll, let units = value[.insulinUnits]?.number, units > 0 else { return [] }
    return [Texts.unitsTaken(NumberText.plain(units))]
  }

  /// The water of a stretch alone, none included.
  func water(_ value: JSON) -> String {
    guard let drunk = value[.water]?.number, drunk > 0 else {
      return noEntries(value, .water)
    }
    return Texts.waterDrunk(stretch(of: value), NumberText.plain(drunk), isOwn: whose(value) == nil)
  }
}
