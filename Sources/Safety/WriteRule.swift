import Analysis
import Domain
import Turkish

/// By which words a person asks for a kind of write, or for a search outside.
struct WriteRule {
  /// Whether the words ask for it, names and numbers put aside.
  let isAsked: @Sendable (Said, JSON) -> Bool
  /// The places of the names that must have been said: `items.name`.
  var paths: [String] = []
  /// Whether names may be said with another ending: a symptom's, an activity's.
  var isLoose = false

  /// The names in the arguments.
  func names(in arguments: JSON) -> [String] {
    paths.flatMap { path in
      Self.strings(at: path.split(separator: ".").map(String.init)[...], in: arguments)
    }
  }

  private static func strings(at path: ArraySlice<String>, in json: JSON) -> [String] {
    if case .array(let values) = json { return values.flatMap { strings(at: path, in: $0) } }
    guard let key = path.first else { return json.string.map { [$0] } ?? [] }
    return json[key].map { strings(at: path.dropFirst(), in: $0) } ?? []
  }

  /// Whether words ask for a write with these arguments.
  typealias Asking = @Sendable (Said, JSON) -> Bool

  /// The rules of all tools that write, by name.
  static let rules: [String: WriteRule] = {
    var rules: [String: WriteRule] = [:]
    for tool in ToolDeclaration.all {
      guard let asked = asking(for: tool) else { continue }
      rules[tool.name] = WriteRule(
        isAsked: asked, paths: tool.names + ["person"], isLoose: tool.isLoose)
    }
    return rules
  }()

  /// How a deed like the tool's is asked for; nil for a tool that only reads.
  private static func asking(for tool: ToolDeclaration) -> Asking? {
    switch tool.deed {
    case .reads: return tool.looksOutside ? searching(with: tool) : nil
    case .recordsMeal where tool.names.isEmpty:
      return { said, json in keeps(said, json, with: tool.name) }
    case .recordsMeal:
      return { said, json in
        said.has("writeRule.eating") || said.orders("writeRule.logging")
          || said.isStatement && tellsMeal(of: strings(at: ["items", "name"], in: json), said)
      }
    case .recordsEntry:
      guard let cues = tool.form?.cues else { return nil }
      return { said, _ in tells(said, cues) }
    case .corrects: return { said, _ in corrects(said) }
    case .deletes: return { said, json in deletes(said, json) }
    case .undoes: return { said, _ in undoes(said) }
    case .addsToList where tool.name == "updatePantry":
      return { said, _ in adds(said) || said.has("writeRule.pantry") }
    case .addsToList: return { said, _ in adds(said) }
    case .changesList: return { said, _ in changesList(said) }
    case .setsTarget: return { said, json in setsTarget(said, json) }
    case .setsMeasure: return { said, _ in setsMeasure(said) }
    case .describesSelf:
      return { said, json in
        // `45 kilo olmak isterdim`, `5 numara gözlük takıyorum` set no goal.
        (json[.goal] == nil || said.has("writeRule.goals") || json.members?.count ?? 0 > 1)
          && (said.orders("writeRule.logging") && said.speaksOfSelf
            || said.isStatement && (said.has("writeRule.selfTopics") || holdsValue(of: json, said)))
      }
    case .writesNote: return { said, json in notes(said, json) }
    }
  }

  /// A search outside is asked for by its name, or by a question of the person's own: one that sends the
  /// words of a call must find all of them in it.
  private static func searching(with tool: ToolDeclaration) -> Asking {
    { said, json in
      let row = "writeRule.\(tool.name)"
      guard !said.refuses else { return false }
      if said.has(row) || said.orders("writeRule.search") { return true }
      let isOwn = tool.names.allSatisfy {
        json[$0]?.string.map { said.names($0, loosely: true) } ?? true
      }
      return said.asksBack && isOwn
    }
  }

  /// Whether the words ask for what names nothing of theirs: a meal once more, a recipe or a label to keep.
  private static func keeps(_ said: Said, _ json: JSON, with tool: String) -> Bool {
    if said.orders("writeRule.logging") || said.orders("writeRule.keeping") { return true }
    if tool == "repeatMeal" { return said.has("writeRule.eating") || said.has("writeRule.repeats") }
    let told = json[.text]?.string ?? json[.barcode]?.string ?? json[.image]?.string ?? ""
    return !told.isEmpty && said.share(of: told) >= ownShare
  }

  /// Whether the words tell an entry of a kind.
  private static func tells(_ said: Said, _ cues: EntryCues) -> Bool {
    // "140", and not "tamam".
    if cues.manners.contains(.bare), said.words.count == 1, !said.figures.isEmpty { return true }
    let isAbout = cues.words.isEmpty && cues.stems.isEmpty
    guard isAbout || said.has(cues.words) || said.has(prefix: cues.stems) else { return false }
    let manners = cues.manners.subtracting([.bare])
    if manners.isEmpty, cues.verbs.isEmpty { return true }
    return said.has(prefix: cues.verbs) || manners.contains { holds($0, of: said) }
  }

  /// Whether a figure was said, or one of the values that would be kept.
  private static func holdsValue(of json: JSON, _ said: Said) -> Bool {
    let values = (json.members ?? []).flatMap { member -> [String] in
      (member.value.array ?? [member.value]).compactMap(\.string)
    }
    let numbers = Provenance.numbers(in: json, key: "")
    return numbers.contains { number in said.figures.contains { $0.low == number.value } }
      || values.contains { said.names($0, loosely: true) }
  }

  /// Whether a statement without a verb of eating has to do with the foods: thanks have not.
  static func tellsOf(_ names: [String], _ said: Said) -> Bool {
    names.isEmpty || said.has("agreement.pointing") || said.has("amountCheck.part")
      || names.contains { name in
        ThreadWords.words(of: name).contains { said.holds(word: $0, loosely: true) }
      }
  }

  /// Whether a statement without a verb of eating tells that these foods were eaten: one without any verb
  /// or figure must be about them.
  static func tellsMeal(of names: [String], _ said: Said) -> Bool {
    guard tellsOf(names, said), !goesOn(said) else { return false }
    return names.isEmpty || !said.figures.isEmpty || said.words.contains(where: VerbEnding.isFinite)
      || said.has("agreement.pointing") || said.has("amountCheck.part")
      || said.heads(names.flatMap { ThreadWords.words(of: $0) })
  }

  /// Whether words end with what goes on by itself, which is no meal: `bir bardak mercimek yetiyor`.
  static func goesOn(_ said: Said) -> Bool { said.words.last?.fits("writeRule.goingOn") == true }

  private static func holds(_ manner: EntryCues.Manner, of said: Said) -> Bool {
    switch manner {
    case .ofSelf: said.speaksOfSelf
    case .ordered: said.orders("writeRule.logging")
    case .stated: said.isStatement
    case .consumed: said.has("writeRule.eating")
    case .bare: said.words.count == 1
    }
  }

  private static func adds(_ said: Said) -> Bool {
    said.has("writeRule.adds")
      && (said.orders("writeRule.adds.2") || said.isStatement)
      || said.has("writeRule.adds.3") && said.isStatement
      || said.has("writeRule.adds.4")
  }

  private static func changesList(_ said: Said) -> Bool {
    said.orders("writeRule.changesList")
      || said.has("writeRule.changesList.2")
  }

  private static func setsMeasure(_ said: Said) -> Bool {
    said.has("writeRule.setsMeasure") || said.orders("writeRule.logging")
  }

  /// The share of a text's words from which on it is the person's.
  static let ownShare = 0.7

  /// Whether the words ask for a note at all.
  static func ordersNote(_ said: Said) -> Bool {
    said.has("writeRule.notes") || said.orders("writeRule.notes.2") || said.has("writeRule.notes.3")
  }

  private static func notes(_ said: Said, _ json: JSON) -> Bool {
    guard ordersNote(said) else { return false }
    return said.share(of: json[.content]?.string ?? "") >= ownShare
  }

  private static func corrects(_ said: Said) -> Bool {
    said.has("writeRule.corrects")
      || said.orders("writeRule.corrects.2")
  }

  /// One record, by its kind, or the last; never all.
  private static func deletes(_ said: Said, _ json: JSON) -> Bool {
    guard said.orders("writeRule.deletes") || said.has("writeRule.deletes.2")
    else {
      return false
    }
    let which = json[.which]?.string ?? "last"
    guard which != "all", !namesAnother(said, than: which, json) else { return false }
    if json[.date] != nil, !said.has("writeRule.days"), said.figures.isEmpty { return false }
    let kind = EntryForm.of(EntryKind(rawValue: which))
    if let meal = MealType(rawValue: which) { return said.has("write.meal.\(meal.rawValue)") }
    if let kind { return said.has(prefix: kind.cues.topics) }
    return said.has("writeRule.deletes.3")
      || said.has("writeRule.deletes.4") && said.words.count <= 4
  }

  /// Whether the words name a day or a meal, and the call takes just the newest record.
  private static func namesAnother(_ said: Said, than which: String, _ json: JSON) -> Bool {
    guard json[.meal] == nil, json[.entry] == nil, json[.date] == nil else { return false }
    if said.has("writeRule.otherDays") || said.has("writeRule.noRecords") { return true }
    return which == "last" && !said.has("writeRule.newest")
      && MealType.allCases.contains { said.has("write.meal.\($0.rawValue)") }
  }

  /// `Geri al`, `vazgeçtim`; not `geri dön`, nor `vazgeçtim dışarı çıkmaktan`.
  private static func undoes(_ said: Said) -> Bool {
    let isOfDoing = said.words.contains {
      $0.fits("writeRule.fromDoing") && !$0.fits("writeRule.fromThing")
    }
    return said.words.indices.contains { place in
      guard said.words[place].fits("writeRule.undoes") else { return false }
      if said.words[place].fits("writeRule.givingUp"), isOfDoing { return false }
      let next = place + 1 < said.words.count ? said.words[place + 1] : ""
      return !said.words[place].fits("writeRule.back") || !next.fits("writeRule.going")
    }
  }

  private static func setsTarget(_ said: Said, _ json: JSON) -> Bool {
    let kind = json[.kind]?.string ?? ""
    // `Şeker aralığım 80-160 olsun`, `karbonhidrat günde en çok 150 gram`.
    let isRange = kind.hasPrefix("glucose") && said.has("write.target.range")
    let isBound = isRange || said.has("writeRule.daily")
    return (isRange || said.has("write.target.\(kind)"))
      && (said.has("writeRule.setsTarget") || isBound && said.has("writeRule.bounds"))
  }
}
