import AgentLoop
import Domain
import Foundation
import LanguageModels
import Synchronization

/// Finds the model that sees by the person's choice, anew at each question: settings change.
struct LiveSight: Sendable {
  let models: LiveModels
  /// The chosen model, as in `--model`.
  let chosen: String
  let setting: @Sendable (String) -> String?
  /// Keeps what a look has cost.
  let spent: @Sendable (Spending) -> Void

  /// The model of `görme-modeli`, else the chosen one unless it is known to be blind; nil for nobody.
  func sight() -> Sight? {
    let rule = PictureRule(setting: setting(PictureRule.key))
    guard rule != .never else { return nil }
    let named = setting(PictureRule.modelKey).flatMap { $0.isEmpty ? nil : $0 }
    guard let name = try? ModelName(parsing: named ?? chosen), name.provider != nil,
      named != nil || models.table.sees(name.model) != false,
      let model = try? models.make(
        name, embedded: LanguageModel(name: "") { _ in AsyncThrowingStream { $0.finish() } },
        settings: ModelSettings(setting))
    else { return nil }
    return Self.sight(of: model, isAllowed: rule == .always, spent)
  }

  /// A language model as one that sees.
  static func sight(
    of model: LanguageModel, isAllowed: Bool, _ spent: @escaping @Sendable (Spending) -> Void
  ) -> Sight {
    let host = model.traits.isLocal ? nil : model.address.map { WebAddress($0).place }
    return Sight(
      model: model.name, host: model.traits.isLocal ? nil : host ?? model.name,
      isAllowed: isAllowed,
      look: { path, wish throws(ProductFailure) in
        do {
          return try await reply(of: model, to: path, wish, spent)
        } catch let failure as ModelFailure {
          throw ProductFailure(failure, of: model.name)
        } catch let failure as ProductFailure {
          throw failure
        } catch {
          throw ProductFailure(kind: .unavailable, message: Texts.lookStopped)
        }
      })
  }

  private static func reply(
    of model: LanguageModel, to path: String, _ wish: SightWish,
    _ spent: @escaping @Sendable (Spending) -> Void
  ) async throws -> String {
    guard let file = Disk.look(path), let kind = MediaFile(sniffing: file.start), kind.isImage,
      file.size <= SentPictures.largest
    else { throw ProductFailure(kind: .unreadable, message: Texts.pictureNotSent) }
    var request = ModelRequest(
      system: wish.task,
      messages: [
        Message(
          role: .user, text: Texts.lookAtThis, at: wish.now,
          attachments: [Attachment(path: file.path, mime: kind.mime)])
      ], tools: [], now: wish.now, zone: .fixed(0))
    request.answer = wish.schema
    var (text, usage): (String, TokenUsage?) = ("", nil)
    for try await piece in model.reply(request) {
      switch piece {
      case .text(let words) where text.utf8.count < 40_000: text += words
      case .usage(let tokens): usage = usage.map { $0 + tokens } ?? tokens
      case .finish(.filtered):
        throw ProductFailure(kind: .refused, message: Texts.lookRefused(model.name))
      case .text, .call, .finish, .notice: break
      }
    }
    if let usage {
      spent(Spending(at: wish.now, conversation: nil, model: model.name, tokens: usage))
    }
    return text
  }
}

/// When a picture may be sent to a model (`/ayar resim-gönder`).
enum PictureRule: String, Sendable, CaseIterable {
  /// Each time only after a yes; a model on this machine is not asked about.
  case ask = "sor"
  case always = "evet"
  case never = "hayır"

  static let key = "resim-gönder"
  static let modelKey = "görme-modeli"

  init(setting: String?) { self = setting.flatMap(PictureRule.init(rawValue:)) ?? .ask }
}

extension ProductFailure {
  /// What a failed question to a model means for somebody who wanted a picture to be looked at.
  init(_ failure: ModelFailure, of model: String) {
    switch failure.code {
    case "unsupported": self.init(kind: .blind, message: failure.message)
    case "blocked", "filtered": self.init(kind: .refused, message: Texts.lookRefused(model))
    case "badAnswer": self.init(kind: .malformed, message: failure.message)
    case "rateLimited": self.init(kind: .busy, message: failure.message)
    default: self.init(kind: .unavailable, message: failure.message)
    }
  }
}
