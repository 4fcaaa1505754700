package import struct Foundation.Date

/// A language model that writes recipes for the kitchen, by the person's choice.
///
/// What it writes is text that may be anything; the kitchen checks it before anybody sees a word of it.
package struct RecipeAuthor: Sendable {
  package typealias Heard = @Sendable (_ soFar: String) -> Void
  package typealias Write =
    @Sendable (RecipeOrder, @escaping Heard) async throws(ModelFailure) -> String

  /// As in `--model`: `gemini:gemini-3-flash`.
  package var model: String
  /// Says to the person what is being done.
  package var tell: @Sendable (String) -> Void
  /// Asks the model; `heard` is given all that has arrived so far, again and again.
  ///
  /// Throws `stopped` where the person does not want to wait.
  package var write: Write

  package init(
    model: String, tell: @escaping @Sendable (String) -> Void = { _ in }, write: @escaping Write
  ) {
    self.model = model
    self.tell = tell
    self.write = write
  }

  /// The same, with somebody who is told what is being done.
  package func telling(_ tell: @escaping @Sendable (String) -> Void) -> RecipeAuthor {
    RecipeAuthor(model: model, tell: tell, write: write)
  }
}

/// What a model is asked to write.
package struct RecipeOrder: Sendable {
  /// The rules of every recipe.
  package var task: String
  /// What is wanted this time.
  package var wish: String
  /// The JSON Schema of the reply.
  package var schema: JSON
  package var now: Date

  package init(task: String, wish: String, schema: JSON, now: Date) {
    self.task = task
    self.wish = wish
    self.schema = schema
    self.now = now
  }
}

extension ModelFailure {
  /// The person has stopped it.
  package static let stopped = ModelFailure(
    code: "interrupted", message: "Yarıda kesildi.", isRetryable: false)
}
