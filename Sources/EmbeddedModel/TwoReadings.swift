import Analysis
import Domain
import Turkish

/// What the words say for a tool, beside what a small model says for it.
struct TwoReadings {
  private let read: [JSON]
  private let said: [JSON]

  /// The arguments as the engine reads them, and those of all the model's calls of the tool.
  init(_ read: [JSON], _ said: [JSON]) {
    self.read = read
    self.said = said
  }

  /// The question which of both is meant; nil where the model says no more than less.
  func question(in request: ModelRequest) -> String? {
    guard isContrary else { return nil }
    let writer = AnswerWriter(now: request.now, zone: request.zone)
    return Texts.twoReadings(Self.told(read, writer), Self.told(said, writer))
  }

  /// Whether something that both tell is told differently.
  private var isContrary: Bool {
    let items = read.flatMap { Self.items(in: $0) }
    let others = said.flatMap { Self.items(in: $0) }
    if others.contains(where: { other in
      let same = items.filter { Self.isAbout($0[.name], other[.name]) }
      return same.allSatisfy { Self.differs($0, other) }
    }) {
      return true
    }
    return said.contains { said in
      !read.isEmpty && read.allSatisfy { Self.differs($0, said, but: ["items", "name", "kind"]) }
    }
  }

  private static func items(in json: JSON) -> [JSON] {
    if let items = json[.items]?.array { return items }
    return json[.name] != nil || json[.kind] != nil
      ? [.object([.init(.name, json[.name] ?? json[.kind] ?? .null)])] : []
  }

  private static func isAbout(_ left: JSON?, _ right: JSON?) -> Bool {
    func words(_ name: JSON?) -> [Substring] {
      Turkish.fold(name?.string ?? "").split { !$0.isLetter }.filter { $0.count > 2 }
    }
    let (left, right) = (words(left), words(right))
    return left.contains { word in
      let stem = word.prefix(max(3, word.count - 2))
      return right.contains {
        $0.hasPrefix(stem) || word.hasPrefix($0.prefix(max(3, $0.count - 2)))
      }
    }
  }

  private static let countable = WordSets.words("amount.pieces")

  /// Whether a number or a measure that both hold is another one.
  private static func differs(_ read: JSON, _ said: JSON, but names: Set<String> = ["name"]) -> Bool
  {
    (said.members ?? []).contains { member in
      guard !names.contains(member.key), let known = read[member.key] else { return false }
      if let left = known.number, let right = member.value.number {
        return abs(left - right) > 0.005 * max(abs(left), abs(right))
      }
      guard member.isNamed(.unit), let left = known.string, let right = member.value.string else {
        return false
      }
      let units = Set([left, right].map { Turkish.fold($0) })
      return units.count > 1 && units.isDisjoint(with: countable)
    }
  }

  // MARK: In words

  private static func told(_ arguments: [JSON], _ writer: AnswerWriter) -> String {
    arguments.map { json in
      if let items = json[.items]?.array {
        return items.map { writer.amount($0) }.joined(separator: ", ")
      }
      return (json.members ?? []).compactMap { member in
        member.value.string ?? member.value.number.map { NumberText.plain($0, decimals: 2) }
      }.joined(separator: " ")
    }.joined(separator: "; ")
  }
}
