import Analysis
import Domain
import Turkish

/// What a stretch of a message is in talk about the list: a thing, an amount, what becomes of things, or
/// something else.
struct DictatedPart {
  enum Kind {
    case thing(Item)
    case amount(Quantity)
    case deed(ListSentence.Deed)
    /// The list itself: "listeye", "alınacaklara".
    case goal
    case pointer(Pointer)
    /// What parts one thing from the next: "bir de", "ayrıca", and "ve".
    case more, join
    /// What parts the things before it from what follows, and ends nothing: a comma.
    case pause
    /// "listeye:", "yaz bakalım:".
    case colon
    case fullStop
    /// The end of a question.
    case questionMark
    /// A verb of something else.
    case turn
    /// Another place than the list to write to: "öğüne", "takvime".
    case elsewhere
    /// A word that nothing explains, and that may name a thing.
    case name
    /// What may stand besides, and any other word.
    case besides, other
    /// A question: "yazdım mı", "ne".
    case asking
    /// "yok yok": what follows takes the place of the thing before it.
    case repair
  }

  /// Which of the things that were told are meant.
  enum Pointer: Equatable {
    case all, others
    /// "onları": those that the message names.
    case those
    case first(Int), last(Int)
  }

  /// A thing as it is dictated.
  struct Item {
    var thing: ListSentence.Thing
    /// The line of the list that it is, where the talk has told one.
    var line: String?
    /// Whether it was put together from words that nothing explains.
    var isGuessed = false
    var isFood = false
    /// Whether its ending says that one that is known is meant: "sütü", "pirinçler".
    var isDefinite = false
    /// "barbunyayla": with what.
    var isMeans = false

    var name: String { thing.name }

    /// Whether a shop has it, and nobody eats it.
    var isUneatable: Bool { thing.isGrocery && !isFood }

    /// The same without an amount.
    var bare: Self {
      var item = self
      (item.thing.mention.quantity, item.thing.mention.unit) = (nil, nil)
      return item
    }
  }

  var kind: Kind
  var spans: Range<Int>
  /// Which clause of the message it is in: clauses end at marks, at deeds and at other verbs.
  var clause = 0

  var item: Item? { if case .thing(let item) = kind { item } else { nil } }
  var deed: ListSentence.Deed? { if case .deed(let deed) = kind { deed } else { nil } }
  var quantity: Quantity? { if case .amount(let amount) = kind { amount } else { nil } }

  /// A line of the list that is spoken of as known: "pirinçler".
  var isKnownLine: Bool { item.map { $0.line != nil && $0.isDefinite } ?? false }

  var isGoal: Bool { if case .goal = kind { true } else { false } }
  var isName: Bool { if case .name = kind { true } else { false } }
  var isMore: Bool { if case .more = kind { true } else { false } }
  var isRepair: Bool { if case .repair = kind { true } else { false } }
  var isPause: Bool { if case .pause = kind { true } else { false } }
  var isOther: Bool { if case .other = kind { true } else { false } }
  var isBesides: Bool { if case .besides = kind { true } else { false } }

  var isAsking: Bool { if case .asking = kind { true } else { false } }

  /// Whether it is a verb: of the list's, or of something else.
  var isVerb: Bool {
    switch kind {
    case .deed, .turn: true
    default: false
    }
  }

  /// Whether things before it have nothing to do with those after it.
  var isMark: Bool {
    switch kind {
    case .pause, .colon, .fullStop, .questionMark: true
    default: false
    }
  }

  /// Whether a new name may begin right after it.
  var isBoundary: Bool {
    switch kind {
    case .amount, .deed, .goal, .more, .join, .turn, .repair: true
    default: isMark
    }
  }
}
