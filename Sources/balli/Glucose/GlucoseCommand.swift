package import Domain
package import GlucoseFiles
import Services

/// What is asked of sensors' readings: files, services, rounds of syncing.
package enum GlucoseCommand: Sendable, Equatable {
  case importFile(path: String, order: DateOrder?)
  /// A kind of source by its word, whatever its case and letters; nil to hear which there are.
  case connect(String?, ConnectOptions)
  case connections
  /// A page for the doctor; nil for a name of today's date.
  case report(days: Int, path: String?)
  /// Hours, or days with their word: `6`, `3 gün`.
  case chart(String)
  case disconnect(String)
  /// With `installs` the timer that does it from then on.
  case sync(installs: Bool)
}

/// A service that can be connected; raw values are the words of the contract.
package enum SourceKind: String, Sendable, CaseIterable {
  case share = "dexcom"
  case official = "dexcom-resmi"
  case nightscout
  case libre

  /// The kind that a word names, whatever its case and letters.
  package init(_ word: String) throws(Failure) {
    let folded = Spelling.ascii(word)
    guard let known = Self.allCases.first(where: { $0.rawValue == folded }) else {
      throw Failure(.usage, GlucoseTexts.unknownSource(word))
    }
    self = known
  }
}

/// What is said beside the name of a service; secrets come from files alone.
package struct ConnectOptions: Sendable, Equatable {
  package var user: String?
  /// `-` is the standard input.
  package var passwordFile: String?
  package var keyFile: String?
  package var region: String?
  package var address: String?

  package init() {}

  /// The region of Dexcom, where one is named.
  func shareRegion() throws(Failure) -> ShareRegion? {
    guard let region else { return nil }
    guard let known = ShareRegion(rawValue: Spelling.ascii(region)) else {
      throw Failure(.usage, GlucoseTexts.unknownRegion(region))
    }
    return known
  }
}

extension GlucoseCommand {
  /// Reads what follows a slash command: `dexcom --kullanıcı deniz`.
  init(_ name: SlashCommand.Name, _ argument: String) throws(Failure) {
    let (words, options) = try Self.parts(of: argument)
    switch name {
    case .connect: self = .connect(words.first, options.connecting)
    case .connections: self = .connections
    case .report:
      let days = words.first.flatMap { Int($0) }
      let path = words.dropFirst(days == nil ? 0 : 1).joined(separator: " ")
      self = .report(days: days ?? 14, path: path.isEmpty ? nil : path)
    case .chart: self = .chart(words.joined(separator: " "))
    case .disconnect:
      guard let word = words.first else {
        throw Failure(.usage, Texts.missingArgument(GlucoseTexts.sourceName))
      }
      self = .disconnect(word)
    case .sync: self = .sync(installs: false)
    default:
      let path = words.joined(separator: " ")
      guard !path.isEmpty else {
        throw Failure(.usage, Texts.missingArgument(GlucoseTexts.fileName))
      }
      self = .importFile(path: path, order: try options.named["tarih"].map(Self.order))
    }
  }

  /// The order of dates that a word names: `gün-ay`.
  static func order(_ word: String) throws(Failure) -> DateOrder {
    switch Spelling.ascii(word) {
    case "gun-ay": .dayFirst
    case "ay-gun": .monthFirst
    default: throw Failure(.usage, GlucoseTexts.unknownOrder(word))
    }
  }

  private struct Named {
    var named: [String: String] = [:]

    var connecting: ConnectOptions {
      var options = ConnectOptions()
      options.user = named["kullanici"]
      options.passwordFile = named["sifre-dosyasi"]
      options.keyFile = named["anahtar-dosyasi"]
      options.region = named["bolge"]
      options.address = named["adres"]
      return options
    }
  }

  private static func parts(of argument: String) throws(Failure) -> ([String], Named) {
    var words: [String] = []
    var options = Named()
    var rest = argument.split(separator: " ").map(String.init)[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("--") else {
        words.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1).map(String.init)
      let name = Spelling.ascii(parts.first ?? "")
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw Failure(.usage, Texts.missingValue(word, GlucoseTexts.value))
      }
      options.named[name] = value
    }
    return (words, options)
  }
}
