/// How the program ends: the codes of sysexits.h that the contract names.
package enum Exit: Int32, Sendable, CaseIterable {
  case done = 0
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
      case "badInput", "invalidInput", "tooLong", "unreadable", "malformed", "badBarcode",
        "barcodeAlone", "invalidArguments":
        .badData
      case "notFound", "noFile": .noInput
      case "network", "unreachable", "unavailable", "service", "timeout", "serverError",
        "badAnswer", "incomplete", "badRequest", "filtered", "blocked", "contextOverflow", "model",
        "toolMissing":
        .unavailable
      case "quota", "rateLimited", "busy", "overloaded": .tryLater
      case "authentication", "permission", "unauthorized": .notPermitted
      case "configuration", "badConfiguration", "unsupported": .configuration
      case "cancelled", "interrupted": .interrupted
      default: .fault
      }
  }
}
