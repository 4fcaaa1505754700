/// A kind of diary entry, told once: its fields, its names, how it is said.
///
/// The tool that records it takes its arguments from here; correcting, deleting, telling a day, taking
/// back and answering follow. A new kind is a form of its own and a tool beside it.
package struct EntryForm: Sendable {
  package var kind: EntryKind
  /// The tool that records it: `logWater`.
  package var tool: String
  /// In a sentence: `su`.
  package var name: String
  package var fields: [EntryField]
  /// What the entry holds, as a template: `{kind}[, {minutes}]`.
  ///
  /// A field stands in braces, with a capital first letter where its value is to have one, and several
  /// with a bar between them where the first that has a value is meant. What stands in brackets is left
  /// out where one of its fields has no value.
  package var values: String
  /// The entry in a list of a day, as a template; nil for `values`.
  package var line: String?
  /// What is answered once it is kept, as a template.
  package var answer: String
  /// By which words a person tells it.
  package var cues: EntryCues
  /// Whether its entries are of several measures, told apart by `kind` and, of a laboratory's, by `name`.
  package var isOfMeasures: Bool
  /// Whether the hour of an entry matters, and not its day alone.
  package var isOfHour: Bool

  package init(
    _ kind: EntryKind, tool: String, name: String, fields: [EntryField], values: String,
    line: String? = nil, answer: String, cues: EntryCues, isOfMeasures: Bool = false,
    isOfHour: Bool = false
  ) {
    self.kind = kind
    self.tool = tool
    self.name = name
    self.fields = fields
    self.values = values
    self.line = line
    self.answer = answer
    self.cues = cues
    self.isOfMeasures = isOfMeasures
    self.isOfHour = isOfHour
  }

  package subscript(_ field: String) -> EntryField? { fields.first { $0.name == field } }

  package subscript(_ field: JSON.Key) -> EntryField? { self[field.text] }

  /// The declaration of the tool that records it.
  package var declaration: ToolDeclaration {
    ToolDeclaration(
      tool, .recordsEntry, title: "\(name) kaydetme", names: cues.names, isLoose: cues.isLoose,
      form: self)
  }
}

extension EntryForm {
  /// All kinds, in the order in which models are told of their tools.
  package static let all = [
    glucose, symptom, water, activity, medication, mood, sleep, weight, measurement,
  ]

  /// The form of a kind of entry.
  package static func of(_ kind: EntryKind) -> EntryForm? { byKind[kind] }

  private static let byKind = Dictionary(uniqueKeysWithValues: all.map { ($0.kind, $0) })
}

/// An argument of a diary tool that its entry keeps.
package struct EntryField: Sendable {
  package var property: ToolSchema.Property
  /// In a sentence: `süre`; also what a question before a write calls it.
  package var label: String
  /// What a number counts.
  package var amount: EntryAmount?
  /// Values as they are said: `mild` is `hafif`; of a flag, `true`.
  package var words: [String: String] = [:]
  /// Other ways to write a value, folded: `iu` is kept as `ünite`.
  package var synonyms: [String: String] = [:]
  /// Words that are no names, and get no capital letter.
  package var common: Set<String> = []
  /// Whether a correction may change it.
  package var isCorrectable = true

  package init(
    _ property: ToolSchema.Property, label: String, amount: EntryAmount? = nil,
    words: [String: String] = [:], synonyms: [String: String] = [:], common: Set<String> = [],
    isCorrectable: Bool = true
  ) {
    self.property = property
    self.label = label
    self.amount = amount
    self.words = words
    self.synonyms = synonyms
    self.common = common
    self.isCorrectable = isCorrectable
  }

  package var name: String { property.name }
}

/// What the number in a field counts, and in which unit.
package struct EntryAmount: Sendable {
  /// What is counted, so that a said amount can be compared with it in any unit.
  package enum Dimension: Sendable {
    case volume, time, mass, length, steps, energy, glucose, other
  }

  package var dimension: Dimension
  /// How many ml, minutes or grams one is.
  package var factor: Double
  /// The unit in words.
  package var unit: String
  /// The field that says the unit, where it is said.
  package var unitField: String?
  /// The field that holds the second of two values: `120/80`.
  package var pair: String?
  /// Whether people say it in tens: a blood pressure of `12'ye 8`.
  package var isSaidInTens = false
  /// Digits that are told after the comma.
  package var decimals = 1
  /// The values that can be meant; nil where any can.
  package var range: ClosedRange<Double>?
  /// Under which name a day tells the sum, if it does.
  package var sum: String?
  /// The unit to which the sum is limited.
  package var summedUnit: String?

  package init(
    _ dimension: Dimension, _ unit: String, factor: Double = 1, unitField: String? = nil,
    pair: String? = nil, isSaidInTens: Bool = false, decimals: Int = 1,
    range: ClosedRange<Double>? = nil, sum: String? = nil, summedUnit: String? = nil
  ) {
    self.dimension = dimension
    self.factor = factor
    self.unit = unit
    self.unitField = unitField
    self.pair = pair
    self.isSaidInTens = isSaidInTens
    self.decimals = decimals
    self.range = range
    self.sum = sum
    self.summedUnit = summedUnit
  }
}

/// By which words a person tells an entry: folded, words whole and stems as beginnings.
package struct EntryCues: Sendable {
  /// What besides a verb tells that it is reported.
  package enum Manner: Sendable {
    /// The words speak of the person: `başım ağrıyor`.
    case ofSelf
    /// They ask to log it.
    case ordered
    /// They only state something.
    case stated
    /// They tell that something was eaten or drunk.
    case consumed
    /// The message is one word: a bare number.
    case bare
  }

  /// What the record is called, where one is to be deleted: `kilo`.
  package var topics: [String]
  /// Words of which one must stand there, if there are any.
  package var words: Set<String> = []
  package var stems: [String] = []
  /// Verbs of which one must stand there, or one of the manners hold, if there are any.
  package var verbs: [String] = []
  package var manners: Set<Manner> = []

  /// Whether a folded word names such a record; a topic like `su` begins many others, and counts where
  /// nothing surer is declared.
  package func isNamed(by word: String) -> Bool {
    words.isEmpty ? topics.contains(where: word.hasPrefix) : words.contains(word)
  }
  /// Fields whose values the person must have said.
  package var names: [String] = []
  /// Whether these may be said with another ending.
  package var isLoose = false

  package init(
    topics: [String], words: Set<String> = [], stems: [String] = [], verbs: [String] = [],
    manners: Set<Manner> = [], names: [String] = [], isLoose: Bool = false
  ) {
    self.topics = topics
    self.words = words
    self.stems = stems
    self.verbs = verbs
    self.manners = manners
    self.names = names
    self.isLoose = isLoose
  }
}
