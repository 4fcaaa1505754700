import Domain
import Testing

@testable import balli

@Suite("The command line")
struct CommandLineTests {
  struct Case: CustomTestStringConvertible {
    var line: [String]
    var invocation: Invocation
    var testDescription: String { line.joined(separator: " ") }

    init(_ line: [String], _ invocation: Invocation) {
      self.line = line
      self.invocation = invocation
    }
  }

  static let cases: [Case] = [
    Case([], .chat),
    Case(["sor", "iki", "yumurta"], .ask("iki yumurta")),
    Case(["SOR", "İKİ Yumurta"], .ask("İKİ Yumurta")),
    Case(["sor", "-"], .ask("-")),
    Case(["sor", "-5 derece"], .ask("-5 derece")),
    Case(["sor", "--", "--json"], .ask("--json")),
    Case(["sohbetler"], .slash(.list, [])),
    Case(["sohbetler", "Glikoz"], .slash(.list, ["Glikoz"])),
    Case(["ara", "su", "içtim"], .slash(.search, ["su", "içtim"])),
    Case(["dışa-aktar"], .export(thread: nil, format: .markdown, path: nil)),
    Case(["disa-aktar", "3"], .export(thread: 3, format: .markdown, path: nil)),
    Case(["DIŞA-AKTAR", "--BİÇİM", "JSON"], .export(thread: nil, format: .json, path: nil)),
    Case(["DISA-AKTAR", "--BICIM=json"], .export(thread: nil, format: .json, path: nil)),
    Case(
      ["dışa-aktar", "2", "--çıktı", "Şu.md"], .export(thread: 2, format: .markdown, path: "Şu.md")),
    Case(["dışa-aktar", "--cikti=a.json"], .export(thread: nil, format: .json, path: "a.json")),
    Case(["--sohbet", "7", "dışa-aktar"], .export(thread: 7, format: .markdown, path: nil)),
    Case(["pano"], .slash(.dashboard, [])),
    Case(["İÇE-AKTAR", "a b.csv"], .glucose(.importFile(path: "a b.csv", order: nil))),
    Case(["bağla"], .glucose(.connect(nil, ConnectOptions()))),
    Case(["esitle", "--kur"], .glucose(.sync(installs: true))),
    Case(["Bağlantılar"], .glucose(.connections)),
    Case(["baglanti-kes", "libre"], .glucose(.disconnect("libre"))),
    Case(["ayar"], .slash(.settings, [])),
    Case(["ayar", "ad", "Ayşe Nur"], .slash(.settings, ["ad", "Ayşe Nur"])),
    Case(["profil", "kullan", "Ayşe"], .profile(["kullan", "Ayşe"])),
    Case(["model"], .slash(.model, [])),
    Case(["doktor"], .doctor),
    Case(["anla", "bir elma"], .understand("bir elma")),
    Case(["MCP"], .serveTools),
  ]

  @Test("Every command is understood, in any spelling", arguments: cases)
  func understands(_ item: Case) throws {
    let argv = try Argv.normalized(item.line)
    #expect(argv.wish == .run)
    #expect(try CommandLineParser.parse(argv).0 == item.invocation)
  }

  @Test("Global options may stand before and after the command, in any spelling")
  func globalOptions() throws {
    var expected = Options()
    expected.profile = "Ayşe"
    expected.thread = 4
    expected.model = "yerel"
    expected.json = true
    expected.approves = true
    expected.quiet = true
    let lines = [
      [
        "--profil", "Ayşe", "--sohbet=4", "--model", "yerel", "--json", "--onayla", "--sessiz",
        "sor", "a",
      ],
      [
        "sor", "a", "--PROFİL", "Ayşe", "--SOHBET", "4", "--MODEL=yerel", "--JSON", "--ONAYLA",
        "--SESSİZ",
      ],
      [
        "--profil=Ayşe", "sor", "--json", "a", "--sohbet", "4", "--sessiz", "--onayla",
        "--model=yerel",
      ],
    ]
    for line in lines {
      #expect(try CommandLineParser.parse(Argv.normalized(line)).1 == expected)
    }
  }

  @Test(
    "Without an option a line says the same as with one",
    arguments: [[], ["sor", "iki", "yumurta"], ["sor", "-"], ["sor", "--", "--json"]])
  func plain(_ line: [String]) throws {
    let plain = try CommandLineParser.parse(Argv.normalized(line))
    let quiet = try CommandLineParser.parse(Argv.normalized(["--sessiz"] + line))
    #expect(plain.0 == quiet.0 && plain.1 == Options() && quiet.1.quiet)
  }

  @Test("Every command and option of the table is known to the parser")
  func tableAgrees() throws {
    #expect(!Grammar.commands.isEmpty)
    for command in Grammar.commands where command.name != "yardım" {
      let needsValue = !command.arguments.isEmpty && !command.arguments.hasPrefix("[")
      let values = needsValue ? ["1"] : []
      _ = try CommandLineParser.parse(Argv.normalized([command.name] + values))
      for option in command.options + Grammar.globals
      where !["yardım", "sürüm"].contains(option.name) {
        let value: [String] =
          if case .choice(let choices) = option.kind { [choices[0]] } else {
            option.value == nil ? [] : ["1"]
          }
        let line = [command.name] + values + ["--" + option.name] + value
        _ = try CommandLineParser.parse(Argv.normalized(line))
      }
    }
  }

  struct Wish: CustomTestStringConvertible {
    var line: [String]
    var wish: Argv.Wish
    var command: String?
    var testDescription: String { line.joined(separator: " ") }
  }

  static let wishes: [Wish] = [
    Wish(line: ["--help"], wish: .help),
    Wish(line: ["-h"], wish: .help),
    Wish(line: ["--YARDIM"], wish: .help),
    Wish(line: ["yardım"], wish: .help),
    Wish(line: ["yardim", "SOR"], wish: .help, command: "sor"),
    Wish(line: ["sor", "--yardım"], wish: .help, command: "sor"),
    Wish(line: ["--help", "disa-aktar"], wish: .help, command: "disa-aktar"),
    Wish(line: ["--sürüm"], wish: .version),
    Wish(line: ["--VERSION"], wish: .version),
    Wish(line: ["sor", "--version"], wish: .version, command: "sor"),
  ]

  @Test("Help and version are asked for in many ways", arguments: wishes)
  func asks(_ item: Wish) throws {
    let argv = try Argv.normalized(item.line)
    #expect(argv.wish == item.wish)
    #expect(argv.command == item.command)
  }

  struct Fault: CustomTestStringConvertible {
    var line: [String]
    var says: String
    var exit = Exit.usage
    var testDescription: String { line.joined(separator: " ") }
  }

  static let faults: [Fault] = [
    Fault(line: ["sohbetlr"], says: "balli sohbetler?"),
    Fault(line: ["disaaktar"], says: "balli dışa-aktar?"),
    Fault(line: ["xyzw"], says: "balli --yardım"),
    Fault(line: ["iki yumurta yedim"], says: "balli sor \"iki yumurta yedim\""),
    Fault(line: ["--jsn"], says: "--json?"),
    Fault(line: ["sor", "--profl", "a"], says: "--profil?"),
    Fault(line: ["-x"], says: "“-x” diye bir seçenek yok"),
    Fault(line: ["sor", "a", "--biçim", "json"], says: "--biçim"),
    Fault(line: ["--profil"], says: "--profil AD"),
    Fault(line: ["--sohbet", "--json"], says: "--sohbet N"),
    Fault(line: ["--json=1"], says: "“--json” değer almaz"),
    Fault(line: ["sor"], says: "METİN eksik"),
    Fault(line: ["ara"], says: "SORGU eksik"),
    Fault(line: ["doktor", "a", "b"], says: "“a”, “b”"),
    Fault(line: ["doktor", "Ali'nin"], says: "“Ali'nin”"),
    Fault(line: ["dışa-aktar", "üç"], says: "“üç”"),
    Fault(line: ["dışa-aktar", "--biçim", "pdf"], says: "“pdf”, --biçim"),
    Fault(line: ["--sohbet", "x", "sor", "a"], says: "“x”, --sohbet"),
    Fault(line: ["--devam", "--yeni", "sor", "a"], says: "--devam, --sohbet ve --yeni"),
    Fault(line: ["içe-aktar", "a.csv", "--tarih", "yıl"], says: "“yıl”, --tarih"),
    Fault(line: ["bağla", "dexcom", "--şifre"], says: "--şifre-dosyası?"),
  ]

  @Test("What is wrong is said in Turkish, with what to do", arguments: faults)
  func complains(_ item: Fault) throws {
    let failure = try #require(throws: Failure.self) {
      _ = try CommandLineParser.parse(Argv.normalized(item.line))
    }
    #expect(failure.exit == item.exit)
    #expect(failure.message.contains(item.says), "\(failure.message)")
    for word in ["Unknown", "Missing", "Error", "Usage", "argument", "value"] {
      #expect(!failure.message.contains(word))
    }
  }

  @Test("Help pages hold no English headings and every option")
  func helpPages() {
    for command in [nil] + Grammar.commands.map({ Optional($0.canonical) }) {
      let page = HelpPage.page(for: command)
      for word in ["USAGE", "OPTIONS", "OVERVIEW", "SUBCOMMANDS", "ARGUMENTS"] {
        #expect(!page.contains(word))
      }
      for option in Grammar.globals { #expect(page.contains("--" + option.name)) }
      #expect(page.split(separator: "\n").allSatisfy { $0.count <= 82 })
    }
  }

  @Test("Completions and the man page name every command", arguments: Shell.allCases)
  func completions(_ shell: Shell) {
    for command in Grammar.commands {
      #expect(shell.script.contains(command.name))
      #expect(ManPage.page(version: "1").contains(command.name.replacing("-", with: "\\-")))
    }
  }
}
