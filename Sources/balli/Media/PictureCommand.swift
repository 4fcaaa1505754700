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
    let file = kept(try await stoppable { try await maker.image(wish) })
    let path = freePath(for: dish.dish, ending: file.fileEnding)
    try world.media.files.write(file.bytes, path)
    tell(
      CommandOutput(
        .picture, Texts.drawn(path),
        data: ["path": .string(path), "mime": .string(file.mime), "prompt": .string(wish)]))
    await draw(path)
  }

  /// Bytes of a picture that is kept, where it can be made so small.
  static let largestKept = 500_000

  private func kept(_ file: MediaFile) -> MediaFile {
    guard file.bytes.count > Self.largestKept else { return file }
    return world.media.shrink(file.bytes, Self.largestKept).flatMap { MediaFile(sniffing: $0) }
      ?? file
  }

  /// Draws a picture file, where the terminal can show one.
  private func draw(_ path: String) async {
    if let rendered = await world.media.rendered(path) { presenter.draw(rendered) }
  }

  /// Draws the newest picture of a recipe; without one nothing is said.
  func drawPicture(of recipe: String) async {
    let name = FileNames.plain(recipe, orElse: "yemek")
    let folder = world.places.data + "/resimler/"
    let known = world.files.list(folder).filter { file in
      let stem = file.split(separator: ".").first ?? ""
      return stem == name
        || stem.hasPrefix(name + "-") && Int(stem.dropFirst(name.count + 1)) != nil
    }
    let newest = known.max { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    if let newest { await draw(folder + newest) }
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
