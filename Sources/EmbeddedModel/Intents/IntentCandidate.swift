import Analysis
import Domain
import Turkish

/// One complete reading of a part of a message: what it would call, what it explains, and how likely
/// it is.
struct IntentCandidate {
  /// The outcome under which its weights are learned: the tool, or a kind of change.
  var intent: String
  var calls: [PlannedCall] = []
  /// Places of the spans that it explains; two readings of one span exclude each other.
  var claims: Set<Int> = []
  var features: FeatureBag
  /// What it is a reading of; nil where it stands alone.
  ///
  /// Readings of one intent with one anchor exclude each other.
  var anchor: Int?
  var probability = 0.0
  /// Whether the grammar leaves no doubt about it.
  var isStated = false
  /// Whether its record was found by the figure that it holds.
  var isByOldValue = false

  init(intent: String, message: MessageAnalysis) {
    self.intent = intent
    features = FeatureBag(keepsNames: message.keepsNames)
  }

  /// Intent and anchor in one name.
  var group: String? { anchor.map { "\(intent)@\($0)" } }
}

/// What a message could mean, and how likely: for `balli anla` and for the tools offered to a model.
struct WeighedReading: Sendable {
  var calls: [PlannedCall]
  var probability: Double

  init(_ candidate: IntentCandidate) {
    calls = candidate.calls
    probability = candidate.probability
  }
}
