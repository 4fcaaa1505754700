import Domain
import LanguageModels

// `/resim`: a picture of a dish.
extension Session {
  /// Has a dish drawn: the one that is described, or that of the last recipe in the thread.
  func picture(_ argument: String) async throws {
    let described = argument.isEmpty ? try lastRecipe() : DishPicture(described: argument)
    guard let dish = described else { throw Failure(.usage, Texts.noDish) }
    let request = MediaRequest(
      model: household.model.name,
      engine: try household.records.settings.value("resim-modeli"))
    guard let maker = try world.media.drawing(request) else {
      throw Failure(.configuration, Texts.noPainter(household.model.name))
    }
    presenter.hint(Texts.drawing)
    let wish = dish.wish
    let file = try await stoppable { try await maker.image(wish) }
    let path = freePath(for: dish.dish, ending: file.fileEnding)
    try world.media.files.write(file.bytes, path)
    tell(
      CommandOutput(
        .picture, Texts.drawn(path),
        data: ["path": .string(path), "mime": .string(file.mime), "prompt": .string(wish)]))
  }

  private func lastRecipe() throws -> DishPicture? {
    guard let conversation else { return nil }
    return try household.records.conversations.messages(conversation).reversed().lazy
      .filter { $0.role == .assistant && $0.state != .summary }
      .compactMap { DishPicture(recipe: $0.text) }.first
  }

  /// A path that no picture has yet.
  private func freePath(for dish: String, ending: String) -> String {
    let base = world.places.data + "/resimler/" + FileNames.plain(dish, orElse: "yemek")
    var path = "\(base).\(ending)"
    var number = 2
    while world.files.exists(path) {
      path = "\(base)-\(number).\(ending)"
      number += 1
    }
    return path
  }
}
