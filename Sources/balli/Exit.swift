import Domain
import Glibc
import Store

extension Exit {
  /// Ends the program.
  func leave() -> Never { Glibc.exit(rawValue) }
}

extension Failure {
  /// Any error as a sentence and a code; a `Failure` stays as it is.
  package init(wrapping error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let failure as StoreFailure:
      self.init(Exit(rawValue: failure.exitCode) ?? .inputOutput, "\(failure)")
    case let failure as ToolFailure: self.init(Exit(errorCode: failure.code), failure.message)
    case let failure as ModelFailure: self.init(Exit(errorCode: failure.code), failure.message)
    case let failure as FetchFailure: self.init(.unavailable, failure.message)
    case is CancellationError: self.init(.interrupted, Texts.cut)
    default: self.init(.fault, Texts.fault(error))
    }
  }
}
