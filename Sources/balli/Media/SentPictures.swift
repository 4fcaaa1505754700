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
  ///
  /// `lighten` gives a picture's bytes in a lighter form; nil where it stays as it is.
  static func media(
    of message: Message, _ files: MediaFiles, lighten: (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [MediaFile] {
    message.attachments.compactMap { attachment in
      guard let found = files.look(attachment.path), found.size <= largest,
        let bytes = lighten(found.path) ?? (try? files.read(found.path)), bytes.count <= largest,
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

  /// Who is to see the pictures of a message.
  enum PictureWay: Equatable {
    /// Whoever answers; also where there is no picture.
    case chat
    /// Our own engine, on this machine, with what is to be said of that.
    case here(String?)
    /// The chosen model on another machine, after a yes.
    case ask(host: String)
  }

  /// Who sees the pictures of a message; throws where a path promises one that is not there.
  func pictureWay(of text: String) throws -> PictureWay {
    guard try !sentPictures.attachments(in: text).isEmpty else { return .chat }
    let model = household.model
    if ModelName.local == model.name { return .chat }
    if household.readsPicture(text, world.clock.now(), zone) { return .here(nil) }
    let settings = household.records.settings
    if try settings.value(RoutingMode.key) == RoutingMode.alwaysLocal.rawValue {
      throw Failure(.configuration, Texts.blind)
    }
    let name = try ModelName(parsing: model.name).model
    if household.modelTable().sees(name) == false { return .here(Texts.chosenBlind(model.name)) }
    if model.traits.isLocal { return .chat }
    switch PictureRule(setting: try settings.value(PictureRule.key)) {
    case .always: return .chat
    case .never: return .here(Texts.pictureStays)
    case .ask: return .ask(host: model.address.map { WebAddress($0).place } ?? model.name)
    }
  }

  /// Asks before a picture leaves the machine; a no has it read here.
  func askToSend(_ text: String, to host: String) async -> Exit {
    let question = Texts.pictureQuestion(household.model.name, host)
    var waiting = WaitingQuestion(
      id: "resim", command: .picture, question: question, declined: Texts.pictureKept, act: {})
    waiting.go = { isYes in
      guard !isYes else {
        do { return try await self.answer(text, by: try self.agent()) } catch {
          return self.report(error)
        }
      }
      self.presenter.hint(Texts.pictureKept)
      return await self.sayLocally(text)
    }
    return await ask(waiting)
  }
}
