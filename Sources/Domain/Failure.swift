/// Why something could not be done: one Turkish sentence with the next step, and the exit code.
package struct Failure: Error, Sendable, Equatable {
  package var exit: Exit
  package var message: String

  package init(_ exit: Exit, _ message: String) {
    self.exit = exit
    self.message = message
  }
}
