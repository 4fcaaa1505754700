import Domain
import LanguageModels

/// Finds the model that writes recipes by the person's choice, anew at each wish: settings change.
///
/// Nobody but the chosen model is ever told a wish. A small one is not asked: its recipes fail the check,
/// for which the person would wait minutes.
struct LiveAuthor: Sendable {
  let models: LiveModels
  /// The chosen model, as in `--model`.
  let chosen: String
  let setting: @Sendable (String) -> String?
  /// Keeps what a recipe has cost.
  let spent: @Sendable (Spending) -> Void

  /// The most bytes that are read of one reply.
  private static let longest = 40_000

  /// The chosen model; nil for our own engine, a small one, and where nothing may leave the house.
  func author() -> RecipeAuthor? {
    guard let name = try? ModelName(parsing: chosen), name.provider != nil,
      let model = try? models.make(
        name, embedded: LanguageModel(name: "") { _ in AsyncThrowingStream { $0.finish() } },
        settings: ModelSettings(setting)),
      !model.traits.isSmall,
      RoutingMode(setting: setting(RoutingMode.key), isLocal: model.traits.isLocal) != .alwaysLocal
    else { return nil }
    return Self.author(of: model, spent)
  }

  /// A language model as one that writes recipes.
  static func author(
    of model: LanguageModel, _ spent: @escaping @Sendable (Spending) -> Void
  ) -> RecipeAuthor {
    RecipeAuthor(
      model: model.name,
      write: { order, heard throws(ModelFailure) in
        do {
          let text = try await reply(of: model, to: order, heard, spent)
          guard !Task.isCancelled else { throw ModelFailure.stopped }
          return text
        } catch let failure as ModelFailure {
          throw Task.isCancelled ? .stopped : failure
        } catch {
          throw Task.isCancelled || error is CancellationError
            ? .stopped
            : ModelFailure(code: "model", message: Texts.recipeNotWritten, isRetryable: true)
        }
      })
  }

  private static func reply(
    of model: LanguageModel, to order: RecipeOrder, _ heard: RecipeAuthor.Heard,
    _ spent: @Sendable (Spending) -> Void
  ) async throws -> String {
    var request = ModelRequest(
      system: order.task, messages: [Message(role: .user, text: order.wish, at: order.now)],
      tools: [], now: order.now, zone: .fixed(0))
    request.answer = order.schema
    var (text, usage): (String, TokenUsage?) = ("", nil)
    for try await piece in model.reply(request) {
      switch piece {
      case .text(let words) where text.utf8.count < longest:
        text += words
        heard(text)
      case .usage(let tokens): usage = usage.map { $0 + tokens } ?? tokens
      case .finish(.filtered):
        throw ModelFailure(code: "filtered", message: Texts.recipeRefused, isRetryable: false)
      case .text, .call, .finish, .notice: break
      }
    }
    if let usage {
      spent(Spending(at: order.now, conversation: nil, model: model.name, tokens: usage))
    }
    return text
  }
}
