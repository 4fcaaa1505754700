import Tables

/// What balli says to small talk: the table `Language/small-talk-texts`.
extension Talk {
  private static let texts: [String: [String]] = {
    var texts: [String: [String]] = [:]
    TableText.forEachRow(of: "Language/small-talk-texts") {
      texts[$0[0], default: []].append($0[1])
    }
    return texts
  }()

  /// The text of an act; another one later in the talk.
  static func small(_ act: SmallTalk, at turn: Int) -> String {
    let texts = texts[act.rawValue] ?? []
    let text = texts.isEmpty ? "" : texts[turn % texts.count]
    return act == .quitting ? text + " " + stopping : text
  }

  /// What is said beside the record of a mood; nil where the record says enough.
  static func heard(_ act: SmallTalk) -> String? {
    texts["heard." + act.rawValue]?.first ?? (act.isTrouble ? small(act, at: 0) : nil)
  }
}
