import Domain
import Glibc
import Terminal
import Turkish

/// One run of the program, from its arguments to its exit code.
@MainActor enum Program {
  static func run(_ arguments: [String]) async -> Exit {
    reserveDescriptors()
    leaveSignals()
    let isJSON = arguments.prefix { $0 != "--" }.contains { Spelling.ascii($0) == "--json" }
    do throws(Failure) {
      let argv = try Argv.normalized(arguments)
      switch argv.wish {
      case .version: return print(Version.line, as: "version", isJSON)
      case .help: return print(HelpPage.page(for: argv.command), as: "help", isJSON)
      case .run: break
      }
      let (invocation, options) = try CommandLineParser.parse(argv)
      let world = try Compose.world(Interrupts())
      return await Run(world: world, options: options).perform(invocation)
    } catch {
      if isJSON {
        TextSink.standardOutput.write(EventJSON.object(error).text + "\n")
      } else {
        TextSink.standardError.write("balli: \(error.message)\n")
      }
      return error.exit
    }
  }

  /// Answers what needs neither parsing nor records; nil where there is more to do.
  static func quick(_ arguments: [String]) -> Exit? {
    guard let first = arguments.first, arguments.count <= 3 else { return nil }
    switch (first, arguments.count) {
    case ("--version", 1), ("--sürüm", 1), ("--surum", 1): return print(Version.line)
    case ("--help", 1), ("--yardım", 1), ("--yardim", 1), ("-h", 1):
      return print(HelpPage.page(for: nil))
    case ("--man", 1): return print(ManPage.page(version: Version.number))
    case ("--tamamlama", 2):
      guard let shell = Shell(rawValue: arguments[1]) else { return nil }
      return print(shell.script)
    case ("--tamamla", 2...): return offer(arguments[1])
    default: return nil
    }
  }

  /// Lists what a shell asks for, one a line; nothing where it cannot be read.
  private static func offer(_ kind: String) -> Exit {
    guard let world = try? Compose.world(nil) else { return .done }
    switch kind {
    case "profil":
      let names = (try? world.profiles()) ?? []
      return print(names.map { $0 + "\n" }.joined())
    case "sohbet":
      let presenter = PlainPresenter(out: TextSink(), errors: TextSink())
      let setup = Setup(world: world, options: Options(), presenter: presenter)
      guard let records = try? setup.session().household.records.conversations,
        let threads = try? records.list(nil)
      else { return .done }
      return print(threads.map { "\($0.id)\t\(Harmless.text($0.title))\n" }.joined())
    default: return .done
    }
  }

  /// Says a text, for programs that read along as the event of a command.
  private static func print(_ text: String, as name: String, _ isJSON: Bool) -> Exit {
    guard isJSON else { return print(text) }
    let event: JSON = ["type": "command", "name": .string(name), "text": .string(text.trimmed)]
    return print(event.text + "\n")
  }

  private static func print(_ text: String) -> Exit {
    signal(SIGPIPE, SIG_IGN)
    let sink = TextSink.standardOutput
    sink.write(text)
    if case .failed(let reason) = sink.fault {
      TextSink.standardError.write("balli: \(reason)\n")
      return .inputOutput
    }
    return .done
  }

  /// Takes a full file for a failed write, and lets SIGQUIT end the program without a word.
  ///
  /// The runtime of Swift would print where each thread stands.
  private static func leaveSignals() {
    signal(SIGXFSZ, SIG_IGN)
    var before = sigaction()
    sigaction(SIGQUIT, nil, &before)
    // SIG_IGN is the address 1: whoever started the program wants it ignored.
    let address = unsafeBitCast(before.__sigaction_handler.sa_handler, to: Int.self)
    if address != 1 { signal(SIGQUIT, SIG_DFL) }
  }

  /// Makes sure that no file that is opened later gets the number of a closed standard stream.
  private static func reserveDescriptors() {
    for descriptor: Int32 in 0...2 where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == 0 ? O_RDONLY : O_WRONLY)
    }
  }
}
