package import Domain
package import struct Foundation.Date

/// Shows a picture to a model that sees and reads what it says of it.
///
///     try await PictureEye(programs: programs).seen(at: "tabak.jpg", by: sight, now: now)
///
/// Sends the picture; whoever calls has the person's word for it. What the model writes is data: a
/// reply that does not fit is asked for once more and then is a failure, figures that cannot be are
/// left out, and no text of the picture is taken but names.
package struct PictureEye: Sendable {
  private let programs: OutsidePrograms

  package init(programs: OutsidePrograms) { self.programs = programs }

  /// What is on the picture at a path; of a document its first page.
  package func seen(
    at said: String, by sight: Sight, now: Date
  ) async throws(ProductFailure) -> SeenPicture {
    let path = LabelScanner.cleaned(said)
    guard let file = programs.file(path) else {
      throw ProductFailure(kind: .noFile, message: Texts.noFile(path))
    }
    let scratch = programs.scratch()
    defer { scratch?.discard() }
    let pictures = try await LabelPictures(programs: programs).all(of: file, in: scratch)
    guard let first = pictures.first else {
      throw ProductFailure(kind: .unreadable, message: Texts.unreadable)
    }
    let picture = await lightened(first, scratch)
    let wish = SightWish(task: Texts.lookTask, schema: SightReply.schema, now: now)
    for _ in 0..<2 {
      if let seen = SightReply(try await sight.look(picture, wish))?.picture(now: now) {
        return seen
      }
    }
    throw ProductFailure(kind: .malformed, message: Texts.unreadableReply(sight.model))
  }

  /// The picture without what the camera wrote into it, and not larger than a model looks at.
  private func lightened(_ file: String, _ scratch: OutsidePrograms.Scratch?) async -> String {
    guard let scratch else { return file }
    let result = scratch.path + "/model.jpg"
    return await programs.lighten(file, result) ? result : file
  }
}
