import Analysis
import Turkish

/// How somebody wants to be answered, by their own words for it.
///
///     Manner("kısa ve net")  // .brief
enum Manner: Sendable, Equatable {
  case plain
  /// The sum without the lines of the foods.
  case brief
  /// With a kind word.
  case kind

  private static let table = WordTable("Language/own-asks")

  init(_ said: String?) {
    let words = Turkish.fold(said ?? "").split(separator: " ")
    func says(_ row: String) -> Bool {
      words.contains { word in Self.table[row].contains { word.hasPrefix($0) } }
    }
    self = says("manner.brief") ? .brief : says("manner.kind") ? .kind : .plain
  }
}
