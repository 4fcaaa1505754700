import Synchronization

/// How far a reply has come that is still being written.
final class WrittenStage: Sendable {
  private let wasSaid = Mutex(false)

  /// Whether the steps have begun since it was last asked; true once.
  func reachesSteps(_ soFar: String) -> Bool {
    guard soFar.utf8.count > 40, soFar.contains("\"steps\"") else { return false }
    return wasSaid.withLock { said in
      defer { said = true }
      return !said
    }
  }
}
