import ArgumentParser
import Domain

/// The command line as ArgumentParser sees it: canonical names, all texts elsewhere.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "balli",
    subcommands: [
      Ask.self, List.self, Search.self, Export.self, Dashboard.self, Week.self, Calendar.self,
      Frequent.self,
      Settings.self, Profiles.self,
      Models.self, Doctor.self, Understand.self, Chart.self, Report.self, ImportFile.self,
      Connect.self,
      ConnectionList.self, Disconnect.self, Sync.self, ServeTools.self,
    ], helpNames: [])

  @OptionGroup var global: GlobalOptions
}

/// A command that says what it wants.
protocol Invocable: ParsableCommand {
  var global: GlobalOptions { get }
  var invocation: Invocation { get }
}

extension RootCommand: Invocable {
  var invocation: Invocation { .chat }
}

/// Options that all commands share.
struct GlobalOptions: ParsableArguments {
  @Option(name: .customLong("profil")) var profile: String?
  @Flag(name: .customLong("devam")) var resumesNewest = false
  @Option(name: .customLong("sohbet")) var thread: Int64?
  @Flag(name: .customLong("yeni")) var startsNew = false
  @Option(name: .customLong("model")) var model: String?
  @Flag(name: .customLong("json")) var json = false
  @Flag(name: .customLong("onayla")) var approves = false
  @Flag(name: .customLong("sessiz")) var quiet = false

  /// The options as a plain value.
  var options: Options {
    var options = Options()
    options.profile = profile
    options.resumesNewest = resumesNewest
    options.thread = thread
    options.startsNew = startsNew
    options.model = model
    options.json = json
    options.approves = approves
    options.quiet = quiet
    return options
  }
}

extension RootCommand {
  struct Ask: Invocable {
    static let configuration = CommandConfiguration(commandName: "sor", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var text: [String]
    var invocation: Invocation { .ask(text.joined(separator: " ")) }
  }

  struct List: Invocable {
    static let configuration = CommandConfiguration(commandName: "sohbetler", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var filter: [String] = []
    var invocation: Invocation { .slash(.list, filter) }
  }

  struct Search: Invocable {
    static let configuration = CommandConfiguration(commandName: "ara", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var query: [String]
    var invocation: Invocation { .slash(.search, query) }
  }

  struct Export: Invocable {
    static let configuration = CommandConfiguration(commandName: "disa-aktar", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Option(name: .customLong("bicim")) var format: ExportFormat?
    @Option(name: .customLong("cikti")) var path: String?
    @Argument var thread: Int64?
    var invocation: Invocation {
      let guessed: ExportFormat =
        global.json || path?.hasSuffix(".json") == true ? .json : .markdown
      return .export(
        thread: thread ?? global.thread, format: format ?? guessed, path: path)
    }
  }

  struct Dashboard: Invocable {
    static let configuration = CommandConfiguration(commandName: "pano", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var day: [String] = []
    var invocation: Invocation { .slash(.dashboard, day) }
  }

  struct Week: Invocable {
    static let configuration = CommandConfiguration(commandName: "hafta", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var week: [String] = []
    var invocation: Invocation { .slash(.week, week) }
  }

  struct Calendar: Invocable {
    static let configuration = CommandConfiguration(commandName: "takvim", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var month: [String] = []
    var invocation: Invocation { .slash(.calendar, month) }
  }

  struct Frequent: Invocable {
    static let configuration = CommandConfiguration(commandName: "her-zamanki", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var words: [String] = []
    var invocation: Invocation { .slash(.frequent, words) }
  }

  struct Settings: Invocable {
    static let configuration = CommandConfiguration(commandName: "ayar", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var words: [String] = []
    var invocation: Invocation { .slash(.settings, words) }
  }

  struct Profiles: Invocable {
    static let configuration = CommandConfiguration(commandName: "profil", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var words: [String] = []
    var invocation: Invocation { .profile(words) }
  }

  struct Models: Invocable {
    static let configuration = CommandConfiguration(commandName: "model", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var words: [String] = []
    var invocation: Invocation { .slash(.model, words) }
  }

  struct Doctor: Invocable {
    static let configuration = CommandConfiguration(commandName: "doktor", helpNames: [])
    @OptionGroup var global: GlobalOptions
    var invocation: Invocation { .doctor }
  }

  struct ServeTools: Invocable {
    static let configuration = CommandConfiguration(commandName: "mcp", helpNames: [])
    @OptionGroup var global: GlobalOptions
    var invocation: Invocation { .serveTools }
  }

  struct Understand: Invocable {
    static let configuration = CommandConfiguration(commandName: "anla", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var text: [String]
    var invocation: Invocation { .understand(text.joined(separator: " ")) }
  }
}

extension ExportFormat: ExpressibleByArgument {
  package init?(argument: String) {
    self.init(rawValue: Spelling.ascii(argument))
  }
}

/// Turns a normalised command line into what to do.
enum CommandLineParser {
  /// Throws what ArgumentParser found wrong, in Turkish.
  static func parse(_ argv: Argv) throws(Failure) -> (Invocation, Options) {
    if let plain = plain(argv) { return (plain, Options()) }
    do {
      let parsed = try RootCommand.parseAsRoot(argv.words)
      guard let command = parsed as? any Invocable else {
        throw Failure(.usage, Texts.usageGeneric)
      }
      let options = command.global.options
      let choices = [options.resumesNewest, options.thread != nil, options.startsNew]
      guard choices.filter(\.self).count <= 1 else {
        throw Failure(.usage, Texts.conflictingThreads)
      }
      return (command.invocation, options)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw UsageErrors.translated(RootCommand.message(for: error), command: argv.command)
    }
  }

  /// What most command lines say, which have no options: ArgumentParser, which looks at all commands with
  /// their fields first, has nothing to add.
  private static func plain(_ argv: Argv) -> Invocation? {
    guard argv.options.isEmpty else { return nil }
    return switch (argv.command, argv.values.isEmpty) {
    case (nil, true): .chat
    case ("sor", false): .ask(argv.values.joined(separator: " "))
    default: nil
    }
  }
}
