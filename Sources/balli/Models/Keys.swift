/// The keys of services: the environment first, then a file of their own beside the configuration.
///
/// Never in the database, an export, a log or a transcript.
package struct Keys: Sendable {
  private let environment: @Sendable (String) -> String?
  private let files: Files
  /// Only its owner can read it.
  let path: String

  package init(
    environment: @escaping @Sendable (String) -> String?, files: Files, places: Places
  ) {
    self.environment = environment
    self.files = files
    let folder = places.configuration.split(separator: "/").dropLast().joined(separator: "/")
    path = (places.configuration.hasPrefix("/") ? "/" : "") + folder + "/keys.toml"
  }

  /// Whether a variable of the environment holds something.
  func isSet(_ variable: String) -> Bool { environment(variable) != nil }

  /// The key of a provider, or nil; throws where the file cannot be read.
  package func key(of provider: Provider) throws -> String? {
    if let variable = provider.keyVariable, let key = environment(variable) { return key.trimmed }
    return try kept()[provider.rawValue]
  }

  /// Keeps a key, or forgets it.
  package func keep(_ key: String?, for provider: Provider) throws {
    var all = try kept()
    all[provider.rawValue] = key
    try files.write(all.text, path)
  }

  private func kept() throws -> Configuration {
    guard let text = try files.read(path) else { return Configuration() }
    let (keys, line) = Configuration.parse(text)
    guard let keys else { throw Failure(.configuration, Texts.badConfiguration(path, line: line)) }
    return keys
  }
}
