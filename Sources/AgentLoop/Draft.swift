import Synchronization

/// The words of a reply that is still coming, kept in the thread every now and then.
///
/// A program that is killed loses what was shown since the last time, and no more. Ended, it keeps
/// nothing: the message that is stored then must not be followed by an older half of itself.
final class Draft: Sendable {
  private let text = Mutex("")
  /// Locked while words are kept, which may take as long as another program writes.
  private let isOver = Mutex(false)
  private let keep: @Sendable (String) -> Void
  /// Fixed texts that were shown before.
  private let opening: [String]

  /// A draft that hands its words, those of `opening` first, to `keep`, which may block.
  init(after opening: [String] = [], keep: @escaping @Sendable (String) -> Void) {
    self.opening = opening
    self.keep = keep
  }

  /// Adds words that were shown.
  func add(_ words: String) { text.withLock { $0 += words } }

  /// Keeps what is new after each `pause`, until the task is cancelled or the pause throws.
  func keepUp(pausing pause: @Sendable () async throws -> Void) async {
    var kept = opening.isEmpty ? 0 : -1
    while !Task.isCancelled, (try? await pause()) != nil {
      let words = text.withLock { $0 }
      guard words.utf8.count > kept else { continue }
      kept = words.utf8.count
      isOver.withLock { if !$0 { keep((opening + [words]).paragraphs) } }
    }
  }

  /// Keeps nothing from now on; what is being kept is kept when this returns.
  func end() { isOver.withLock { $0 = true } }
}
