package import Domain
package import struct Foundation.Date

/// The rules that hold for a model that is not ours: what it reads, what it may write, what of its
/// words is shown without a mark.
///
/// Closures, because the loop does not see the module that knows the rules.
package struct ModelChecks: Sendable {
  /// Whether results of this tool carry words from outside.
  package var carriesOutside: @Sendable (_ tool: String) -> Bool
  /// What of a message is the person's own words, and the message as a model may read it.
  package var own: @Sendable (_ text: String) -> Own
  /// A result as such a model may read it: words from outside marked as data.
  package var fenced: @Sendable (_ result: JSON, _ tool: String) -> JSON
  /// A check of one sentence against what the person said and what tools gave.
  package var grounded: @Sendable (_ known: Known) -> Check
  /// What says of a sentence whether it may follow the refusal of a dose: no amount in it can be one.
  package var mayFollowRefusal: @Sendable (_ known: Known) -> (@Sendable (String) -> Bool)
  /// Whether an answer tells figures that are neither the person's nor any tool's, where they may
  /// stand: in a recipe, a plan, a general fact.
  package var hasGeneralFigures: @Sendable (_ answer: String, _ known: Known) -> Bool
  /// What the house itself says beside an answer, given what the tools gave: what to do about a low, how old
  /// a value is, and what the records say where the answer judges them otherwise; empty for nothing.
  package var beside:
    @Sendable (_ answer: String, _ known: Known, _ now: Date, _ zone: Zone) -> String
  /// The list of sources that stands under an answer; empty where none was used.
  package var sources: @Sendable (_ citations: CitationLog) -> String
  /// The questions to go on with that the turn's results offer; empty for none.
  package var suggestions: @Sendable (_ results: [JSON]) -> String
  /// What must be answered with yes before a write that the thread does not vouch for; nil for none.
  package var doubt: @Sendable (_ call: ToolCall, _ evidence: Evidence, _ isSmall: Bool) -> String?
  /// A call without the passwords and keys in its texts: they are neither asked about nor kept.
  package var masked: @Sendable (_ call: ToolCall) -> ToolCall
  /// Whether a write holds a dose that nobody said: it is neither carried out nor asked about.
  package var holdsUnsaidDose: @Sendable (_ call: ToolCall, _ evidence: Evidence) -> Bool
  /// What must be answered with yes because the house itself reads the person's words otherwise than a
  /// capable model does; nil for nothing.
  package var secondReading: @Sendable (_ call: ToolCall, _ request: ModelRequest) -> String?
  /// Whether nothing of a small model's write stands anywhere in the thread.
  package var isInvented: @Sendable (_ call: ToolCall, _ evidence: Evidence) -> Bool
  /// The call of a small model without figures that came from its memory.
  package var stripped: @Sendable (_ call: ToolCall, _ evidence: Evidence) -> ToolCall
  /// Whether the house itself reads this call in the person's words.
  package var reads: @Sendable (_ call: ToolCall, _ request: ModelRequest) -> Bool
  /// The calls of a small model, completed from the person's words, with what must be asked where
  /// they say otherwise.
  package var repaired: @Sendable (_ calls: [ToolCall], _ request: ModelRequest) -> [Repaired]
  /// What the calls of a small model came to, in words; nil where the model shall say it itself.
  package var told: @Sendable (_ request: ModelRequest) -> String?
  /// Whether a message asks for more than calls of these names do.
  package var asksMore: @Sendable (_ request: ModelRequest, _ called: Set<String>) -> Bool
  /// What says of a sentence whether it tells of a deed that was not done, or otherwise than it was.
  package var falseClaims: @Sendable (_ deeds: Deeds) -> ClaimCheck
  /// Whether the person's words tell a deed like this more than once.
  package var saysTwice: @Sendable (_ call: ToolCall, _ evidence: Evidence) -> Bool
  /// Whether the person's words tell one more of what was told before: `bir elma daha`.
  package var saysAnother: @Sendable (_ call: ToolCall, _ evidence: Evidence) -> Bool
  /// The writes that the house itself reads in the person's words without a doubt, each with the
  /// question whether it shall be done.
  package var sure: @Sendable (_ request: ModelRequest) -> [Repaired]
  /// The writes that the house reads in the words beyond doubt and none of these calls is for, each with
  /// the question whether it shall be done too.
  package var leftOut: @Sendable (_ request: ModelRequest, _ done: [ToolCall]) -> [Repaired]
  /// What a call would do, in words.
  package var named: @Sendable (_ call: ToolCall) -> String
  /// Whether a text is Turkish; nil where it is too short to say.
  package var isTurkish: @Sendable (_ text: String) -> Bool?

  /// Whether a sentence claims what is not so.
  package typealias ClaimCheck = @Sendable (_ sentence: String) -> Bool

  /// What is shown of a sentence, given what was shown before it.
  package typealias Check = @Sendable (_ sentence: String, _ shown: String) -> String

  /// Checks that let everything pass.
  package init(
    carriesOutside: @escaping @Sendable (String) -> Bool = { _ in false },
    own: @escaping @Sendable (String) -> Own = { Own(words: $0, told: $0, hasOutside: false) },
    fenced: @escaping @Sendable (JSON, String) -> JSON = { result, _ in result },
    grounded: @escaping @Sendable (Known) -> Check = { _ in { sentence, _ in sentence } },
    mayFollowRefusal: @escaping @Sendable (Known) -> (@Sendable (String) -> Bool) = { _ in
      { _ in true }
    },
    hasGeneralFigures: @escaping @Sendable (String, Known) -> Bool = { _, _ in false },
    beside: @escaping @Sendable (String, Known, Date, Zone) -> String = { _, _, _, _ in "" },
    sources: @escaping @Sendable (CitationLog) -> String = { _ in "" },
    suggestions: @escaping @Sendable ([JSON]) -> String = { _ in "" },
    doubt: @escaping @Sendable (ToolCall, Evidence, Bool) -> String? = { _, _, _ in nil },
    masked: @escaping @Sendable (ToolCall) -> ToolCall = { $0 },
    holdsUnsaidDose: @escaping @Sendable (ToolCall, Evidence) -> Bool = { _, _ in false },
    secondReading: @escaping @Sendable (ToolCall, ModelRequest) -> String? = { _, _ in nil },
    isInvented: @escaping @Sendable (ToolCall, Evidence) -> Bool = { _, _ in false },
    stripped: @escaping @Sendable (ToolCall, Evidence) -> ToolCall = { call, _ in call },
    reads: @escaping @Sendable (ToolCall, ModelRequest) -> Bool = { _, _ in false },
    repaired: @escaping @Sendable ([ToolCall], ModelRequest) -> [Repaired] = { calls, _ in
      calls.map { Repaired($0) }
    },
    told: @escaping @Sendable (ModelRequest) -> String? = { _ in nil },
    asksMore: @escaping @Sendable (ModelRequest, Set<String>) -> Bool = { _, _ in false },
    falseClaims: @escaping @Sendable (Deeds) -> ClaimCheck = { _ in { _ in false } },
    saysTwice: @escaping @Sendable (ToolCall, Evidence) -> Bool = { _, _ in true },
    saysAnother: @escaping @Sendable (ToolCall, Evidence) -> Bool = { _, _ in false },
    sure: @escaping @Sendable (ModelRequest) -> [Repaired] = { _ in [] },
    leftOut: @escaping @Sendable (ModelRequest, [ToolCall]) -> [Repaired] = { _, _ in [] },
    named: @escaping @Sendable (ToolCall) -> String = { $0.name },
    isTurkish: @escaping @Sendable (String) -> Bool? = { _ in nil }
  ) {
    self.carriesOutside = carriesOutside
    self.own = own
    self.fenced = fenced
    self.grounded = grounded
    self.mayFollowRefusal = mayFollowRefusal
    self.hasGeneralFigures = hasGeneralFigures
    self.beside = beside
    self.sources = sources
    self.suggestions = suggestions
    self.doubt = doubt
    self.masked = masked
    self.holdsUnsaidDose = holdsUnsaidDose
    self.secondReading = secondReading
    self.isInvented = isInvented
    self.stripped = stripped
    self.reads = reads
    self.repaired = repaired
    self.told = told
    self.asksMore = asksMore
    self.falseClaims = falseClaims
    self.saysTwice = saysTwice
    self.saysAnother = saysAnother
    self.sure = sure
    self.leftOut = leftOut
    self.named = named
    self.isTurkish = isTurkish
  }
}

extension ModelChecks {
  /// What a model's words are held against.
  package struct Known: Sendable {
    /// The sources that the turn's words have used, to be added to.
    package var citations: CitationLog
    /// What the person said in the thread and of themselves.
    package var words: [String]
    /// What tools gave in this turn.
    package var results: [JSON]
    /// What tools gave in the whole thread: a source that was shown before may be named again.
    package var thread: [JSON]
    /// The sources under the newest answer before this turn, by their numbers there.
    package var listed: [(number: Int, record: JSON)] = []
    /// Why nothing could be looked up outside in this turn; nil where it was not tried or something came.
    package var failedSearch: String?
    /// What the person asks in this turn.
    package var asked: String
    /// The person's newest messages, this turn's among them.
    package var recent: [String] = []

    package init(
      words: [String] = [], results: [JSON] = [], thread: [JSON] = [], asked: String = "",
      citations: CitationLog = CitationLog()
    ) {
      self.citations = citations
      self.words = words
      self.results = results
      self.thread = thread
      self.asked = asked
    }
  }

  /// A call of a small model with what it lacked.
  package struct Repaired: Sendable {
    package var call: ToolCall
    /// What must be answered with yes first, because the words say something else.
    package var question: String?

    package init(_ call: ToolCall, question: String? = nil) {
      self.call = call
      self.question = question
    }
  }

  /// A message of the person, taken apart.
  package struct Own: Sendable {
    /// What the person says themselves.
    package var words: String
    /// Of these what can vouch for a write.
    package var sure: String
    /// Of these what the person does not only repeat.
    package var firsthand: String
    /// Who says what the person repeats; nil for nobody known.
    package var speaker: String?
    /// Whether it holds an order to an assistant.
    package var hasOrder = false
    /// The message as a model may read it.
    package var told: String
    /// Whether it holds words that are not the person's.
    package var hasOutside: Bool

    package init(
      words: String, sure: String? = nil, firsthand: String? = nil, told: String, hasOutside: Bool
    ) {
      self.words = words
      self.sure = sure ?? words
      self.firsthand = firsthand ?? self.sure
      self.told = told
      self.hasOutside = hasOutside
    }
  }
}
