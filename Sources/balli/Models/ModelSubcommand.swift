import Domain

/// What `balli model …` and `/model …` are asked for.
enum ModelSubcommand: Equatable {
  case list
  case use(String)
  case fetch(String, digest: String?)
  case delete(String, isSure: Bool)
  case status(String?, measures: Bool)
  case start(String?, context: Int?, isPermanent: Bool)
  case stop
  case key(String, forgets: Bool)
  case address(String?)

  /// The verbs, as people type them.
  static let verbs = [
    "liste", "kullan", "indir", "sil", "durum", "başlat", "durdur", "anahtar", "adres",
  ]

  /// Reads the words after `model`; what begins with no verb is the name of a model.
  ///
  ///     try ModelSubcommand(["indir", "qwen3:4b"])  // .fetch("qwen3:4b", digest: nil)
  init(_ words: [String]) throws(Failure) {
    let rest = Array(words.dropFirst())
    switch Spelling.ascii(words.first ?? "liste") {
    case "liste", "list": self = .list
    case "kullan", "use", "sec": self = .use(try Self.one(rest))
    case "indir", "pull", "download":
      self = .fetch(try Self.one(rest, most: 2), digest: rest.dropFirst().first)
    case "sil", "delete", "rm":
      let isSure = rest.count > 1 && ["evet", "--onayla"].contains(Spelling.ascii(rest[1]))
      self = .delete(try Self.one(rest, most: isSure ? 2 : 1), isSure: isSure)
    case "durum", "status": self = try Self.status(rest)
    case "baslat", "start": self = try Self.start(rest)
    case "durdur", "stop": self = .stop
    case "anahtar", "key": self = try Self.key(rest)
    case "adres", "address": self = .address(rest.first)
    default: self = .use(try Self.one(words))
    }
  }

  /// Whether a line of a conversation has a key in it, which is refused and must not be kept.
  static func holdsKey(_ line: String) -> Bool {
    let read = SlashLine(reading: line, exists: { _ in false })
    guard case .command(let command, let argument) = read, command.name == .model else {
      return false
    }
    let words = argument.split(whereSeparator: \.isWhitespace).map(String.init)
    guard ["anahtar", "key"].contains(Spelling.ascii(words.first ?? "")) else { return false }
    return words.count > 2 && Spelling.ascii(words[2]) != "sil"
  }

  private static func one(_ words: [String], most: Int = 1) throws(Failure) -> String {
    guard let first = words.first else { throw Failure(.usage, Texts.missingArgument("AD")) }
    guard words.count <= most else {
      let extra = words.dropFirst(most).map { "“\($0)”" }.joined(separator: ", ")
      throw Failure(.usage, Texts.extraArguments(extra))
    }
    return first
  }

  private static func status(_ words: [String]) throws(Failure) -> ModelSubcommand {
    let measures = words.contains { ["hiz", "olc", "speed"].contains(Spelling.ascii($0)) }
    let names = words.filter { !["hiz", "olc", "speed"].contains(Spelling.ascii($0)) }
    return .status(names.isEmpty ? nil : try one(names), measures: measures)
  }

  private static func start(_ words: [String]) throws(Failure) -> ModelSubcommand {
    var names: [String] = []
    var (context, isPermanent): (Int?, Bool) = (nil, false)
    for word in words {
      let plain = Spelling.ascii(word)
      if ["kalici", "--kalici"].contains(plain) {
        isPermanent = true
      } else if let number = Int(word) {
        guard (256...1_048_576).contains(number) else {
          throw Failure(.usage, ModelTexts.badContext(word))
        }
        context = number
      } else {
        names.append(word)
      }
    }
    return .start(names.isEmpty ? nil : try one(names), context: context, isPermanent: isPermanent)
  }

  /// A key in the line would stay in the history, so every word but `sil` is refused unread.
  private static func key(_ words: [String]) throws(Failure) -> ModelSubcommand {
    guard let name = words.first else { throw Failure(.usage, ModelTexts.whichKey) }
    guard words.count > 1 else { return .key(name, forgets: false) }
    guard words.count == 2, Spelling.ascii(words[1]) == "sil" else {
      throw Failure(.usage, ModelTexts.keyInLine)
    }
    return .key(name, forgets: true)
  }
}
