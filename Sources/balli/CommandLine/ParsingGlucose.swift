import ArgumentParser
import GlucoseFiles

// The commands about sensors.
extension RootCommand {
  struct ImportFile: Invocable {
    static let configuration = CommandConfiguration(commandName: "ice-aktar", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Option(name: .customLong("tarih")) var order: DateOrderArgument?
    @Argument var path: [String]
    var invocation: Invocation {
      .glucose(.importFile(path: path.joined(separator: " "), order: order?.order))
    }
  }

  struct Chart: Invocable {
    static let configuration = CommandConfiguration(commandName: "grafik", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var span: [String] = []
    var invocation: Invocation { .glucose(.chart(span.joined(separator: " "))) }
  }

  struct Report: Invocable {
    static let configuration = CommandConfiguration(commandName: "rapor", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Option(name: .customLong("gun")) var days: Int?
    @Option(name: .customLong("cikti")) var path: String?
    var invocation: Invocation { .glucose(.report(days: days ?? 14, path: path)) }
  }

  struct Connect: Invocable {
    static let configuration = CommandConfiguration(commandName: "bagla", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Option(name: .customLong("kullanici")) var user: String?
    @Option(name: .customLong("sifre-dosyasi")) var passwordFile: String?
    @Option(name: .customLong("anahtar-dosyasi")) var keyFile: String?
    @Option(name: .customLong("bolge")) var region: String?
    @Option(name: .customLong("adres")) var address: String?
    @Argument var kind: String?
    var invocation: Invocation {
      var options = ConnectOptions()
      options.user = user
      options.passwordFile = passwordFile
      options.keyFile = keyFile
      options.region = region
      options.address = address
      return .glucose(.connect(kind, options))
    }
  }

  struct ConnectionList: Invocable {
    static let configuration = CommandConfiguration(commandName: "baglantilar", helpNames: [])
    @OptionGroup var global: GlobalOptions
    var invocation: Invocation { .glucose(.connections) }
  }

  struct Disconnect: Invocable {
    static let configuration = CommandConfiguration(commandName: "baglanti-kes", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Argument var kind: String
    var invocation: Invocation { .glucose(.disconnect(kind)) }
  }

  struct Sync: Invocable {
    static let configuration = CommandConfiguration(commandName: "esitle", helpNames: [])
    @OptionGroup var global: GlobalOptions
    @Flag(name: .customLong("kur")) var installs = false
    var invocation: Invocation { .glucose(.sync(installs: installs)) }
  }
}

/// The order of a file's dates, as it is written on the command line.
struct DateOrderArgument: ExpressibleByArgument {
  let order: DateOrder

  init?(argument: String) {
    guard let order = try? GlucoseCommand.order(argument) else { return nil }
    self.order = order
  }
}
