import Domain
import Glibc
import Store

/// How the program ends: the codes of sysexits.h that the contract names.
package enum Exit: Int32, Sendable, CaseIterable {
  case done = 0
  /// A search of the command line that found nothing, as with grep.
  case noHit = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  case unavailable = 69
  case fault = 70
  case inputOutput = 74
  case tryLater = 75
  case notPermitted = 77
  case configuration = 78
  case interrupted = 130

  /// The code of a turn's `error` event.
  package init(errorCode: String) {
    self =
      switch errorCode {
      case "storage", "io": .inputOutput
      case "badInput", "invalidInput", "tooLong": .badData
      case "notFound": .noInput
      case "network", "unreachable", "unavailable", "service", "timeout", "serverError",
        "badAnswer", "incomplete", "badRequest", "filtered", "blocked", "contextOverflow", "model":
        .unavailable
      case "quota", "rateLimited", "busy", "overloaded": .tryLater
      case "authentication", "permission", "unauthorized": .notPermitted
      case "configuration", "badConfiguration", "unsupported": .configuration
      case "cancelled", "interrupted": .interrupted
      default: .fault
      }
  }
}

extension Exit {
  /// Ends the program.
  func leave() -> Never { Glibc.exit(rawValue) }
}

/// Why something could not be done: one Turkish sentence with the next step, and the exit code.
package struct Failure: Error, Sendable, Equatable {
  package var exit: Exit
  package var message: String

  package init(_ exit: Exit, _ message: String) {
    self.exit = exit
    self.message = message
  }
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
