import Analysis
import Domain
import Turkish

/// A kind of wish that is plain from its words, or that stands in for what the readings would do.
///
/// A message is first held against the kinds of `Requests.plain`, in their order: the first that knows
/// it says all that is done. What none of them knows is read and weighed; then the kinds of
/// `Requests.weighed`, in their order, may mend what the readings would do, or do something in their
/// stead. A new kind is a type and a line in one of the lists.
protocol Request: SendableMetatype {
  /// `offered` are the tools that may be called; nil for all.
  init(scene: Scene, offered: Set<String>?)

  /// What is done where the words alone leave no doubt; nil leaves it to the next kind.
  var plain: Understanding? { get }

  /// What is done in the stead of the readings; nil lets the next kind see what is left of them.
  func instead(of message: inout WeighedMessage) -> Understanding?
}

extension Request {
  var plain: Understanding? { nil }
  func instead(of message: inout WeighedMessage) -> Understanding? { nil }
}

enum Requests {
  /// Nothing that is known here is weighed at all.
  static let plain: [any Request.Type] = [
    // Pictures, labels, barcodes, recipes, the archive and what is in the house.
    KitchenRequests.self,
    // The list by its name, and what is dictated to it line by line.
    ListOpening.self,
    // What is said around the list and orders nothing of it: refused, bought already, a diet.
    ListAsides.self,
    // Lines of the list that are halved, grow or become another thing.
    ListTurns.self,
    // Lines of the shopping list and what is at hand, where every word is explained.
    ListTalk.self,
    // What became of lines of the shopping list that are named.
    StoredOrders.self,
    // The list in the midst of other talk.
    ListDictation.self,
    // "2" after a research picks one of the questions that it offered.
    ResearchRequests.self,
    // "15 dakika geçti", "iyiyim" after a low.
    LowFollowUps.self,
    // "lantusu unuttum", "atladım" of a dose.
    DoseFollowUps.self,
    // "bu iyi mi", "ne yapayım" of the value just told.
    ValueFollowUps.self,
    // "evet", "hayır" and "2" to balli's own question.
    ReplyRequests.self,
    // When all that was told last was.
    AllMoved.self,
    // How much was eaten of what the web told of: asked before it is written.
    WebRequests.self,
    // What the meal just told holds, and how sweet its tea was.
    LastMealRequests.self,
    // Where a figure comes from, why an effect was told, one's notes and medicines, a meal as usual.
    OwnRequests.self,
    // Readings that are kept: those of some hours, contexts, days or persons.
    KeptGlucose.self,
    // Weight, pressure, pulse and HbA1c that are kept.
    KeptMeasures.self,
    // Values of a laboratory that are kept.
    KeptLabs.self,
    // What the profile tells, and what is reckoned from it.
    ProfileQuestions.self,
    // Commands about sensors, which no tool does; nothing that holds a reading.
    SensorTalk.self,
    // What tells of the person and of nothing else.
    SelfRequests.self,
  ]

  /// Those of them that know an order by its words, and what may be ordered of them.
  static let ordered: [any Request.Type] = [
    KitchenRequests.self, ListTalk.self, ListDictation.self,
  ]
  static let orderedTools: Set = [
    "addToShoppingList", "updateShoppingList", "updatePantry", "saveRecipe", "updateRecipe",
    "setFavorite", "deleteFromArchive",
  ]

  /// What may be told or asked of the house in the midst of other talk.
  static let homeTools: Set = ["updatePantry", "getPantry"]

  /// What may be read with its hasty words written out.
  static let spelledTools: Set = [
    "addToShoppingList", "updateShoppingList", "updatePantry", "getShoppingList", "getPantry",
  ]

  /// Each sees what those before it have left.
  static let weighed: [any Request.Type] = [
    // "akşam da" after a record.
    TooFollowUps.self,
    // What happened in some week is on no day yet.
    UndatedRecords.self,
    // Targets, allergies and the like of somebody else, which no record holds.
    OthersFacts.self,
    // The list, where words turn around what the readings make of it.
    ListDoubts.self,
    // Of several that could be meant the one to remove is asked for.
    WhichRecord.self,
    // What was eaten, taken, walked, slept or weighed, of the time and by the name that is said.
    RecordRequests.self,
    // When something was last, however far back.
    NewestRequests.self,
    // Old talks and notes.
    RecallRequests.self,
    // "165 normal mi": a figure that is asked about.
    ValueFollowUps.self,
    // What is to be done about a value, which is recorded too.
    ValueQuestions.self,
    // A question that the table of knowledge answers; never where something is recorded.
    KnowledgeRequests.self,
    // Several foods of the table with their amounts, none left out.
    CountedFoods.self,
    // Which of two foods is better, and what one of the table does.
    FoodQuestions.self,
    // What the readings missed of a recipe or a picture; meals get the product that was scanned.
    KitchenRequests.self,
    // Plain questions about glucose; never where anything is written.
    GlucoseRequests.self,
    // Only what was asked for goes out of the house, else it is asked first.
    UnaskedSearches.self,
    // A search of the web, and of papers.
    WebRequests.self,
    ResearchRequests.self,
    // What is to be removed or marked of other days and talks, where nothing else was understood.
    StoredOrders.self,
  ]
}

extension Set<String>? {
  /// Whether a tool may be called; where none are named, all may be.
  func allow(_ tool: String) -> Bool { self?.contains(tool) ?? true }

  func allow(_ calls: [PlannedCall]) -> Bool { calls.allSatisfy { allow($0.tool) } }
}

// MARK: Answers to what balli said

/// What is said to balli's own question.
struct ReplyRequests: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  var plain: Understanding? {
    let answer = PlainReply(scene: scene).answer
    // "teşekkür ederim, çok yardımcı oldun" asks for no help.
    let mayBeTalk = answer?.isOfNothingAsked ?? (scene.openChoice == nil)
    let talk = mayBeTalk ? SmallTalkReader(scene).whole.map { Speech.small($0) } : nil
    let opened = talk ?? answer ?? scene.openChoice
    if let opened, opened.isOfNothingAsked, scene.asksOwnFigure { return nil }
    // "nasıl kullanılır?" of a thing that the house knows asks no greeting, and who is told of only
    // to ask ("oruç tutabilir miyim şeker hastasıyım") wants the answer.
    if let opened, opened.isOfNothingAsked, scene.isQuestion,
      let known = Knowledge.shared.entry(for: scene.sentence.text, isWhole: true)
    {
      return Understanding(speeches: [.known(known.id)])
    }
    return opened.map { Understanding(speeches: [$0]) }
  }
}

extension Speech {
  /// Whether it greets, opens or declines, and answers no question.
  fileprivate var isOfNothingAsked: Bool {
    switch self {
    case .opening, .outOfScope: true
    default: false
    }
  }
}

// MARK: What no day is told of

/// "geçen hafta pizza yedim": on which day it is to be recorded is left to the person.
struct UndatedRecords: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    guard message.reading.isUndated, !scene.isQuestion,
      message.decision.taken.allSatisfy({ !$0.writes })
    else { return nil }
    return message.asking(.undated)
  }
}

/// Targets and facts of somebody else: a profile is of one person, and others have their own.
struct OthersFacts: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    let isFact = scene.has(.target, .allergy, .height, .age, .diabetesType, .typeOne, .typeTwo)
    guard message.isIdle, isFact, !scene.isQuestion, scene.isOfSomebodyNamed else { return nil }
    return message.asking(.ownerAlone)
  }
}

// MARK: The web and papers

/// Searches outside that no word of the message asks for.
struct UnaskedSearches: Request {
  let scene: Scene

  init(scene: Scene, offered: Set<String>?) { self.scene = scene }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    let (calls, question) = scene.asked(message.result.calls)
    message.result.calls = calls
    return question.map { message.asking($0) }
  }
}

extension WebRequests: Request {
  var plain: Understanding? { question.map { Understanding(speeches: [$0]) } }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    decorate(&message.result)
    guard message.isIdle else { return nil }
    var wish = Understanding(speeches: [message.reply.speech])
    return settle(&wish) ? wish : nil
  }
}

extension ResearchRequests: Request {
  var plain: Understanding? { (tooLong ?? picked).map { Understanding(calls: [$0]) } }

  func instead(of message: inout WeighedMessage) -> Understanding? {
    let calls = message.result.calls
    if mayGoOn(instead: calls, message.reading) { message.result.calls = [] }
    guard message.isIdle else { return nil }
    var wish = Understanding(speeches: [message.reply.speech])
    return settle(&wish, message.reading) ? wish : nil
  }
}
