import Domain
import LanguageModels

/// Finds the pictures that a message names by their paths, and reads them for a model that sees.
struct SentPictures: Sendable {
  /// Bytes of one picture.
  static let largest = 10 << 20
  /// Pictures in one message.
  static let most = 4

  let files: MediaFiles
  /// The person's home folder, for `~/`.
  let home: String?

  /// The pictures of a message; throws for a path that promises one and does not hold it.
  func attachments(in text: String) throws(Failure) -> [Attachment] {
    guard text.contains(".") || text.contains("/") else { return [] }
    var found: [Attachment] = []
    for path in PathsInText.words(of: text) {
      guard let attachment = try attachment(path),
        !found.contains(where: { $0.path == attachment.path })
      else { continue }
      found.append(attachment)
    }
    guard found.count <= Self.most else {
      throw Failure(.badData, Texts.tooManyPictures(Self.most))
    }
    return found
  }

  /// A message without the paths of its pictures: `ünite-10.jpg` is no word about a dose.
  func spoken(_ text: String) -> String {
    guard text.contains(".") || text.contains("/") else { return text }
    return PathsInText.text(text) { ((try? attachment($0)) ?? nil) != nil }
  }

  private func attachment(_ path: String) throws(Failure) -> Attachment? {
    let promises = PathsInText.promisesPicture(path)
    guard let file = files.look(expanded(path)) else {
      // `resim.jpg` alone may be talk about a file; `./resim.jpg` is a file that was meant.
      if promises, PathsInText.isPlainlyPath(path) { throw Failure(.noInput, Texts.noFile(path)) }
      return nil
    }
    guard let kind = MediaFile(sniffing: file.start), kind.isImage else {
      if promises { throw Failure(.badData, Texts.noPicture(path)) }
      return nil
    }
    guard file.size <= Self.largest else {
      throw Failure(.badData, Texts.tooLarge(path, Self.largest))
    }
    return Attachment(path: file.path, mime: kind.mime)
  }

  /// The path with the person's home folder in place of `~`.
  func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home else { return path }
    return home + path.dropFirst()
  }

  /// The pictures of a message as they are now; one that is gone, or grew, is left out.
  static func media(of message: Message, _ files: MediaFiles) -> [MediaFile] {
    message.attachments.compactMap { attachment in
      guard let found = files.look(attachment.path), found.size <= largest,
        let bytes = try? files.read(found.path), bytes.count <= largest,
        let file = MediaFile(sniffing: bytes), file.isImage
      else { return nil }
      return file
    }
  }
}

extension Session {
  /// What finds the pictures of a message.
  var sentPictures: SentPictures {
    SentPictures(files: world.media.files, home: world.environment("HOME"))
  }

  /// Throws where a message has pictures that nobody can see; the embedded engine reads labels.
  func checkPictures(in text: String) throws {
    guard try !sentPictures.attachments(in: text).isEmpty else { return }
    let isLocal = ModelName.local == household.model.name
    let mode = try household.records.settings.value(RoutingMode.key)
    let keepsLocal = mode == RoutingMode.alwaysLocal.rawValue
    if !isLocal, keepsLocal { throw Failure(.configuration, Texts.blind) }
  }
}
