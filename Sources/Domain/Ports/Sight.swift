/// A model that sees, and where a picture goes that it is shown.
package struct Sight: Sendable {
  /// As in `--model`: `gemini:gemini-3-flash`.
  package var model: String
  /// The host that gets the picture; nil for this machine.
  package var host: String?
  /// Whether the person has said once for all that pictures may go there.
  package var isAllowed: Bool
  /// Asks the model about a picture file; gives what it wrote, which may be anything.
  ///
  /// Throws a `ProductFailure` whose sentence names the next step.
  package var look:
    @Sendable (_ picture: String, _ wish: SightWish) async throws(ProductFailure) -> String

  package init(
    model: String, host: String?, isAllowed: Bool,
    look: @escaping @Sendable (String, SightWish) async throws(ProductFailure) -> String
  ) {
    self.model = model
    self.host = host
    self.isAllowed = isAllowed
    self.look = look
  }

  /// The same, where `tell` is called right before a picture is shown to it.
  package func telling(_ tell: @escaping @Sendable () -> Void) -> Sight {
    var sight = self
    let look = look
    sight.look = { picture, wish throws(ProductFailure) in
      tell()
      return try await look(picture, wish)
    }
    return sight
  }

  /// Whether nobody need be asked before a picture is shown to it.
  package var isFree: Bool { host == nil || isAllowed }
}
