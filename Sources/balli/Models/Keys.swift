package import Domain

/// The keys of services: the environment first, then a file of their own beside the configuration.
///
/// A key is for the server for which it was given and goes to no other: one of the environment to the
/// address that stands in the environment too, or else to the provider's own; a kept one to where the
/// provider was when it was given. Never in the database, an export, a log or a transcript.
package struct Keys: Sendable {
  private let environment: @Sendable (String) -> String?
  private let files: Files
  /// Where the addresses that were chosen for the machine stand.
  private let configuration: String
  /// Only its owner can read it.
  let path: String

  package init(
    environment: @escaping @Sendable (String) -> String?, files: Files, places: Places
  ) {
    self.environment = environment
    self.files = files
    configuration = places.configuration
    let folder = places.configuration.split(separator: "/").dropLast().joined(separator: "/")
    path = (places.configuration.hasPrefix("/") ? "/" : "") + folder + "/keys.toml"
  }

  /// Where a provider is: the environment, then what was chosen for the machine, then its own place.
  package func address(of provider: Provider) throws -> String {
    if let address = environment(provider.addressVariable) { return address }
    let text = try files.read(configuration) ?? ""
    let (choices, _) = Configuration.parse(text)
    return choices?["\(provider.rawValue)_url"] ?? provider.standardAddress
  }

  /// The key for the place where a provider is, or nil; throws where a file cannot be read.
  package func key(of provider: Provider) throws -> String? {
    try key(of: provider, at: try address(of: provider))
  }

  /// The key for a provider at an address, or nil; throws where the file cannot be read.
  package func key(of provider: Provider, at address: String) throws -> String? {
    let origin = WebAddress(address).origin
    if let own = fromEnvironment(provider), own.origin == origin { return own.key.trimmed }
    return try kept(provider).last { $0.origin == origin }?.key
  }

  /// Every key that is known, for whatever server: none of them may stand in what a model says.
  ///
  /// A file that cannot be read is told where its key is needed.
  var all: [String] {
    let own = Provider.allCases.compactMap { fromEnvironment($0)?.key.trimmed }
    let others = Self.otherVariables.compactMap { environment($0)?.trimmed }
    let kept = Provider.allCases.flatMap { (try? self.kept($0).map(\.key)) ?? [] }
    var seen: Set<String> = []
    return (own + others + kept).filter { !$0.isEmpty && seen.insert($0).inserted }
  }

  /// Variables of services that are no providers of models.
  private static let otherVariables = ["NCBI_API_KEY"]

  /// The servers for which there are keys of a provider.
  func origins(of provider: Provider) throws -> [String] {
    try [fromEnvironment(provider)?.origin].compactMap(\.self) + kept(provider).map(\.origin)
  }

  /// The variable whose key is the one for the place where a provider is.
  func variable(of provider: Provider) throws -> String? {
    let origin = WebAddress(try address(of: provider)).origin
    return fromEnvironment(provider)?.origin == origin ? provider.keyVariable : nil
  }

  /// Keeps a key for the place where the provider is now.
  package func keep(_ key: String, for provider: Provider) throws {
    let address = try address(of: provider)
    let origin = WebAddress(address).origin
    guard origin.allSatisfy({ $0.isLetter || $0.isNumber || ":/.-[]_".contains($0) }) else {
      throw Failure(.configuration, Texts.insecureAddress(address))
    }
    var all = try file()
    if origin == ownOrigin(provider) { all[provider.rawValue] = nil }
    all[Self.name(provider, origin)] = key
    try files.write(all.text, path)
  }

  /// Forgets all kept keys of a provider.
  package func forget(_ provider: Provider) throws {
    var all = try file()
    all[provider.rawValue] = nil
    for origin in try kept(provider).map(\.origin) { all[Self.name(provider, origin)] = nil }
    try files.write(all.text, path)
  }

  // MARK: Parts

  private typealias BoundKey = (origin: String, key: String)

  private func ownOrigin(_ provider: Provider) -> String {
    WebAddress(provider.standardAddress).origin
  }

  private func fromEnvironment(_ provider: Provider) -> BoundKey? {
    guard let variable = provider.keyVariable, let key = environment(variable) else { return nil }
    let address = environment(provider.addressVariable) ?? provider.standardAddress
    return (WebAddress(address).origin, key)
  }

  /// `"openai https://api.openai.com"`; a key without a server is an older one, for the provider's own.
  private static func name(_ provider: Provider, _ origin: String) -> String {
    "\"\(provider.rawValue) \(origin)\""
  }

  private func kept(_ provider: Provider) throws -> [BoundKey] {
    let all = try file()
    let old = all[provider.rawValue].map { (ownOrigin(provider), $0) }
    let front = "\"\(provider.rawValue) "
    let bound = all.fields.filter { $0.key.hasPrefix(front) && $0.key.hasSuffix("\"") }.map {
      (String($0.key.dropFirst(front.count).dropLast()), $0.value)
    }
    return [old].compactMap(\.self) + bound
  }

  private func file() throws -> Configuration {
    guard let text = try files.read(path) else { return Configuration() }
    let (keys, line) = Configuration.parse(text)
    guard let keys else { throw Failure(.configuration, Texts.badConfiguration(path, line: line)) }
    return keys
  }
}

/// Whether there is a key for where a provider is, and where from; never the key.
enum KeyState: Equatable {
  case none, kept
  case environment(String)
  /// There are only keys for other servers.
  case elsewhere([String])
}

extension Keys {
  /// Whether a provider has a key; one that cannot be read counts as none.
  func state(of provider: Provider) -> KeyState {
    if let variable = (try? variable(of: provider)) ?? nil { return .environment(variable) }
    if ((try? key(of: provider)) ?? nil) != nil { return .kept }
    let others = (try? origins(of: provider)) ?? []
    return others.isEmpty ? .none : .elsewhere(others.map { WebAddress($0).place })
  }

  /// What to do where a provider has no key for the place where it is.
  func missing(of provider: Provider) -> Failure {
    let place = WebAddress((try? address(of: provider)) ?? provider.standardAddress).place
    guard case .elsewhere(let others) = state(of: provider) else {
      return Failure(.configuration, Texts.noKey(provider))
    }
    return Failure(.configuration, Texts.keyElsewhere(provider, place: place, others: others))
  }
}

extension KeyState {
  /// Whether there is a key for where the provider is.
  var isThere: Bool {
    switch self {
    case .kept, .environment: true
    case .none, .elsewhere: false
    }
  }
}
