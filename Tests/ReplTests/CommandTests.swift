import Foundation
import Testing

@Suite("Commands from the outside")
struct CommandTests {
  static let spellings: [[[String]]] = [
    [["sohbetler"], ["SOHBETLER"], ["Sohbetler"]],
    [["dışa-aktar", "1"], ["disa-aktar", "1"], ["DIŞA-AKTAR", "1"], ["DISA-AKTAR", "1"]],
    [
      ["dışa-aktar", "1", "--biçim", "json"], ["disa-aktar", "--bicim=json", "1"],
      ["DISA-AKTAR", "--BİÇİM", "JSON", "1"], ["--json", "disa-aktar", "1"],
      ["disa-aktar", "--SOHBET", "1", "--BICIM", "json"],
    ],
    [["--sürüm"], ["--surum"], ["--version"], ["--SÜRÜM"], ["--VERSION"]],
    [["--yardım"], ["--yardim"], ["--help"], ["--YARDIM"], ["-h"], ["yardım"], ["YARDIM"]],
    [["ara", "yumurta"], ["ARA", "YUMURTA"], ["ara", "--sessiz", "yumurtalarımı"]],
    [["ayar", "ad"], ["AYAR", "AD"]],
    [
      ["--profil", "varsayılan", "sohbetler"], ["sohbetler", "--PROFIL=VARSAYILAN"], ["sohbetler"],
    ],
    [["sohbetler", "--yardım"], ["yardım", "sohbetler"], ["SOHBETLER", "--HELP"]],
  ]

  @Test("Names can be typed without Turkish letters and in either case")
  func spelling() throws {
    let home = Home()
    let now = ["BALLI_NOW": "2026-11-21T08:30:00+03:00"]
    _ = try BuiltProgram.run(["sor", "kahvaltıda iki yumurta yedim"], in: home, now)
    for forms in Self.spellings {
      let outcomes = try forms.map { try BuiltProgram.run($0, in: home, now) }
      for (form, outcome) in zip(forms, outcomes) {
        #expect(outcome.code == 0, "\(form) \(outcome.errors)")
        #expect(!outcome.out.isEmpty)
        #expect(outcome.out == outcomes[0].out, "\(form)")
      }
    }
  }

  static let slashes = [
    ["/sohbetler", "/SOHBETLER", "/list", "/sohb"], ["/çık", "/CIK", "/exit", "/Quit"],
    ["/sürdür 1", "/SURDUR 1", "/devam 1", "/resume 1"], ["/geri-al", "/GERI-AL", "/undo"],
    ["/dışa-aktar 1", "/disa-aktar 1", "/DIŞA-AKTAR 1", "/export 1", "/disaaktar 1"],
    ["/ara yumurta", "/ARA yumurta", "/search yumurta"], ["/göster 1", "/goster 1", "/show 1"],
    ["/yardım", "/yardim", "/help", "/?"], ["/pano", "/dashboard"], ["/adlandır x", "/rename x"],
  ]

  @Test("Slash commands have an ASCII form and an English alias")
  func slash() throws {
    let home = Home()
    let now = ["BALLI_NOW": "2026-11-21T08:30:00+03:00"]
    _ = try BuiltProgram.run(["sor", "kahvaltıda iki yumurta yedim"], in: home, now)
    for forms in Self.slashes {
      let outcomes = try forms.map { form in
        let copy = Home()
        try FileManager.default.copyItem(atPath: home.path, toPath: copy.path)
        return try BuiltProgram.run(["--devam"], (form + "\n/durum\n").utf8, in: copy, now).out
          .replacing(copy.path, with: "EV")
      }
      for (form, out) in zip(forms, outcomes) { #expect(out == outcomes[0], "\(form)") }
      #expect(!outcomes[0].isEmpty || forms[0] == "/çık")
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var code: Int32
    var errors: String
    var environment: [String: String] = [:]
    var testDescription: String { arguments.joined(separator: " ") + " \(environment)" }
  }

  static let failures = [
    Case(arguments: ["sohbtler"], code: 64, errors: "balli sohbetler?"),
    Case(arguments: ["DISA-AKTR"], code: 64, errors: "balli dışa-aktar?"),
    Case(arguments: ["--jsn"], code: 64, errors: "--json?"),
    Case(arguments: ["kahvaltıda iki yumurta"], code: 64, errors: "balli sor"),
    Case(arguments: ["sor"], code: 64, errors: "METİN eksik"),
    Case(arguments: ["--sohbet", "bir", "sor", "a"], code: 64, errors: "“bir”"),
    Case(arguments: ["--devam", "--yeni", "sor", "a"], code: 64, errors: "birini seçin"),
    Case(arguments: ["--sohbet", "7", "sor", "a"], code: 66, errors: "“7”"),
    Case(arguments: ["dışa-aktar", "7"], code: 66, errors: "“7”"),
    Case(arguments: ["profil", "kullan", "yok"], code: 66, errors: "“yok”"),
    Case(arguments: ["--profil", "../x", "sor", "a"], code: 64, errors: "../x"),
    Case(arguments: ["--model", "olmayan:x", "sor", "a"], code: 78, errors: "olmayan"),
    Case(
      arguments: ["sor", "a"], code: 78, errors: "BALLI_NOW", environment: ["BALLI_NOW": "dün"]),
    Case(
      arguments: ["sor", "a"], code: 74, errors: "/proc", environment: ["BALLI_HOME": "/proc/x"]),
    Case(
      arguments: ["sor", "a"], code: 78, errors: "HOME", environment: ["BALLI_HOME": ""]),
    Case(
      arguments: ["dışa-aktar", "--çıktı", "/proc/x.md"], code: 66, errors: "Henüz bir sohbet yok"),
  ]

  @Test("What cannot be done ends with the code of the contract and one line", arguments: failures)
  func failure(_ one: Case) throws {
    let outcome = try BuiltProgram.run(one.arguments, in: Home(), one.environment)
    #expect(outcome.code == one.code, "\(outcome.errors)")
    #expect(outcome.out.isEmpty)
    #expect(outcome.errors.hasPrefix("balli: "))
    #expect(outcome.errors.contains(one.errors), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }

  @Test("A configuration that cannot be read is an end with 78")
  func configuration() throws {
    let home = Home()
    let outcome = try BuiltProgram.shell(
      "mkdir -p \"$BALLI_HOME\"; echo 'profile = ' > \"$BALLI_HOME/config.toml\"; "
        + "exec \"$balli\" sor merhaba", in: home)
    #expect(outcome.code == 78)
    #expect(outcome.errors.contains("1. satır"))
  }
}
