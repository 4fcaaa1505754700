import Domain
import Services

/// The services that profiles have connected, with their secrets, in a file of their own.
///
/// Beside the configuration, readable by its owner alone; never in the database, an export, a log or a
/// transcript. A change replaces the file in one step.
struct Connections: Sendable {
  private let files: Files
  private let profile: String
  let path: String

  init(files: Files, places: Places, profile: String) {
    self.files = files
    self.profile = profile
    let folder = places.configuration.split(separator: "/", omittingEmptySubsequences: false)
      .dropLast().joined(separator: "/")
    path = folder + "/connections.json"
  }

  /// What the profile has connected, in the order of kinds.
  func kinds() throws -> [SourceKind] {
    let mine = try all()[profile]
    return SourceKind.allCases.filter { mine?[$0.rawValue] != nil }
  }

  func secrets(of kind: SourceKind) -> SourceSecrets {
    SourceSecrets(load: { try kept(kind) }, keep: { try keep($0, for: kind) })
  }

  func forget(_ kind: SourceKind) throws { try keep(nil, for: kind) }

  private func kept(_ kind: SourceKind) throws -> [String: String] {
    let members = try all()[profile]?[kind.rawValue]?.members ?? []
    return members.reduce(into: [:]) { $0[$1.key] = $1.value.string }
  }

  private func keep(_ secrets: [String: String]?, for kind: SourceKind) throws {
    let whole = try all()
    let object = secrets.map { secrets in
      JSON.object(secrets.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
    }
    let mine = Self.setting(kind.rawValue, to: object, in: whole[profile] ?? [:])
    try files.write(Self.setting(profile, to: mine, in: whole).text + "\n", path)
  }

  /// The object with a member set, or without it for nil.
  private static func setting(_ key: String, to value: JSON?, in object: JSON) -> JSON {
    let others = (object.members ?? []).filter { $0.key != key }
    return .object(others + (value.map { [.init(key, $0)] } ?? []))
  }

  private func all() throws -> JSON {
    guard let text = try files.read(path) else { return [:] }
    guard let json = try? JSON(reading: text), json.members != nil else {
      throw Failure(.configuration, GlucoseTexts.badConnections(path))
    }
    return json
  }
}
