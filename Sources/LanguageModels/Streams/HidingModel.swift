package import Domain

extension LanguageModel {
  /// The same model, in whose replies no key of any service is told.
  ///
  /// Its own server sees one key and its reader hides that; a model can know others from a file that it was
  /// shown, or from another thread.
  package func hiding(_ keys: [String]) -> LanguageModel {
    guard keys.contains(where: { KeyMask($0) != nil }) else { return self }
    var model = self
    let reply = reply
    model.reply = { request in
      let stream = MaskedStream(reply(request), hiding: keys)
      return AsyncThrowingStream { try await stream.next() }
    }
    if let readied { model.readied = { await readied($0).hiding(keys) } }
    return model
  }
}

/// The pieces of a reply without the keys, pulled one after the other.
private actor MaskedStream {
  private let pieces: AsyncThrowingStream<ModelPiece, any Error>
  private var masks: [MaskedPieces]
  /// Pieces that are ready, the next one first.
  private var ready: ArraySlice<ModelPiece> = []
  private var isOver = false
  private var failure: (any Error)?

  init(_ pieces: AsyncThrowingStream<ModelPiece, any Error>, hiding keys: [String]) {
    self.pieces = pieces
    masks = keys.map { MaskedPieces(hiding: $0) }
  }

  func next() async throws -> ModelPiece? {
    while true {
      if let piece = ready.popFirst() { return piece }
      if isOver {
        defer { failure = nil }
        if let failure { throw failure }
        return nil
      }
      await pull()
    }
  }

  private func pull() async {
    var steps = pieces.makeAsyncIterator()
    do {
      if let piece = try await steps.next() {
        ready = masked([piece])[...]
      } else {
        end()
      }
    } catch {
      end()
      failure = error
    }
  }

  private func masked(_ pieces: [ModelPiece]) -> [ModelPiece] {
    masks.indices.reduce(pieces) { pieces, place in masks[place].feed(pieces) }
  }

  /// What was held back is told; each mask reads what the one before it still had.
  private func end() {
    isOver = true
    ready =
      masks.indices.reduce([]) { pieces, place in
        masks[place].feed(pieces) + masks[place].finish()
      }[...]
  }
}
