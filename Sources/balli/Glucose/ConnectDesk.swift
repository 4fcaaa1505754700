import Domain
import Services
import struct Foundation.Date

/// Connects a service: asks for what is missing, tries it, and keeps it where it works.
@MainActor struct ConnectDesk {
  let outside: GlucoseOutside
  let environment: @Sendable (String) -> String?
  let connections: Connections
  let now: @Sendable () -> Date
  /// Says something while it goes on.
  let tell: (String) -> Void

  /// What came of it, for people: the region that was found.
  struct Connected {
    var detail: String?
    var region: String?
  }

  func connect(_ kind: SourceKind, _ options: ConnectOptions) async throws -> Connected {
    if let address = options.address { try check(address) }
    switch kind {
    case .share: return try await share(options)
    case .official: return try await official(options)
    case .nightscout: return try await nightscout(options)
    case .libre: return try await libre(options)
    }
  }

  private func share(_ options: ConnectOptions) async throws -> Connected {
    let region = try options.shareRegion()
    let user = try told(options.user, GlucoseTexts.askUser, "--kullanıcı")
    let password = try secret(options.passwordFile, GlucoseTexts.askPassword, "--şifre-dosyası")
    let address = try options.address ?? address("DEXCOM_SHARE_URL")
    let share = DexcomShare(
      way: outside.way(), secrets: connections.secrets(of: .share), address: address)
    let found = try await share.connect(user: user, password: password, region: region)
    if let own = options.address { try keep("address", own, for: .share) }
    return Connected(detail: GlucoseTexts.region(found), region: found.rawValue)
  }

  private func nightscout(_ options: ConnectOptions) async throws -> Connected {
    let address = try told(options.address, GlucoseTexts.askAddress, "--adres")
    try check(address.contains("://") ? address : "https://" + address)
    let key =
      try options.keyFile.map { try outside.firstLine($0) ?? "" }
      ?? outside.ask(GlucoseTexts.askKey, true) ?? ""
    let nightscout = Nightscout(
      way: outside.way(), secrets: connections.secrets(of: .nightscout))
    try await nightscout.connect(address: address, key: key.trimmed, now: now())
    return Connected()
  }

  private func libre(_ options: ConnectOptions) async throws -> Connected {
    let mail = try told(options.user, GlucoseTexts.askMail, "--kullanıcı")
    let password = try secret(options.passwordFile, GlucoseTexts.askPassword, "--şifre-dosyası")
    let libre = LibreLinkUp(
      way: outside.way(), secrets: connections.secrets(of: .libre), address: options.address)
    try await libre.connect(
      mail: mail, password: password, region: options.region.map(Spelling.ascii), now: now())
    return Connected()
  }

  private func official(_ options: ConnectOptions) async throws -> Connected {
    let region = try options.shareRegion() ?? .ous
    let client = try told(options.user, GlucoseTexts.askClient, "--kullanıcı")
    let secret = try secret(options.keyFile, GlucoseTexts.askClientSecret, "--anahtar-dosyası")
    let dexcom = DexcomOfficial(
      way: outside.way(), secrets: connections.secrets(of: .official),
      address: try options.address ?? address("DEXCOM_API_URL"))
    let door = dexcom.door(
      client: client, secret: secret, region: region,
      redirect: "http://127.0.0.1:\(GlucoseTexts.redirectPort)/callback", state: outside.random())
    tell(GlucoseTexts.openDoor(door.url))
    try await dexcom.connect(door, answer: try await outside.comeBack(GlucoseTexts.redirectPort))
    if let own = options.address { try keep("address", own, for: .official) }
    return Connected(region: region.rawValue)
  }

  // MARK: Asking

  private func told(_ said: String?, _ question: String, _ option: String) throws -> String {
    let answer = said ?? outside.ask(question, false)
    guard let answer = answer?.trimmed, !answer.isEmpty else {
      throw Failure(.usage, GlucoseTexts.missing(option))
    }
    return answer
  }

  private func secret(_ path: String?, _ question: String, _ option: String) throws -> String {
    let answer = try path.map { try outside.firstLine($0) } ?? outside.ask(question, true)
    guard let answer, !answer.isEmpty else {
      throw Failure(.usage, GlucoseTexts.missing(option))
    }
    return answer
  }

  // MARK: Addresses

  private func address(_ variable: String) throws -> String? {
    guard let address = environment(variable) else { return nil }
    try check(address)
    return address
  }

  private func check(_ address: String) throws(Failure) {
    guard WebAddress(address).isSafe else {
      throw Failure(.configuration, Texts.insecureAddress(address))
    }
  }

  private func keep(_ key: String, _ value: String, for kind: SourceKind) throws {
    let secrets = connections.secrets(of: kind)
    var kept = try secrets.load()
    kept[key] = value
    try secrets.keep(kept)
  }
}

/// The sources that a profile has connected, ready to be asked.
struct LiveSources {
  let way: SourceWay
  let environment: @Sendable (String) -> String?
  let connections: Connections

  func source(_ kind: SourceKind) throws -> GlucoseSource {
    let secrets = connections.secrets(of: kind)
    switch kind {
    case .share:
      let address = try address("DEXCOM_SHARE_URL", secrets)
      return DexcomShare(way: way, secrets: secrets, address: address).source
    case .official:
      let address = try address("DEXCOM_API_URL", secrets)
      return DexcomOfficial(way: way, secrets: secrets, address: address).source
    case .nightscout: return Nightscout(way: way, secrets: secrets).source
    case .libre: return LibreLinkUp(way: way, secrets: secrets).source
    }
  }

  /// What the environment names goes before what was said when it was connected.
  private func address(_ variable: String, _ secrets: SourceSecrets) throws -> String? {
    guard let address = try environment(variable) ?? secrets.load()["address"] else { return nil }
    guard WebAddress(address).isSafe else {
      throw Failure(.configuration, Texts.insecureAddress(address))
    }
    return address
  }
}
