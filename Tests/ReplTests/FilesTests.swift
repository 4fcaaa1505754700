import Domain
import Foundation
import Support
import Testing

@Suite("Files, and several processes at once")
struct FilesTests {
  @Test("Files and folders are their owner's alone while the program runs, whatever the umask")
  func modes() throws {
    let desk = Desk()
    let terminal = try PseudoTerminal(
      "/bin/sh", ["-c", "umask 0; exec \"$0\"", BuiltProgram.path],
      environment: desk.home.environment.merging(["TERM": "xterm"]) { $1 })
    try terminal.expectPrompt()
    try terminal.say("Kahvaltıda iki yumurta yedim")
    try terminal.say("/profil yeni Ayşe")
    try terminal.say("merhaba")
    try terminal.say("/dışa-aktar \(desk.home.path)/konuşma.md")
    let modes = try desk.home.modes()
    let folders: Set = ["", "profiles"]
    for (name, mode) in modes {
      #expect(mode == (folders.contains(name) ? 0o700 : 0o600), "\(name)")
    }
    let expected = [
      "history", "konuşma.md", "profiles/varsayılan.sqlite", "profiles/Ayşe.sqlite",
      "profiles/Ayşe.sqlite-wal", "profiles/Ayşe.sqlite-shm",
    ]
    for name in expected { #expect(modes[name] != nil, "\(name)") }
    try terminal.leave()
  }

  @Test("Without BALLI_HOME the folders are those of XDG, and as private")
  func baseDirectories() throws {
    let home = Home()
    let outcome = try BuiltProgram.shell(
      "umask 0; mkdir -p \"$HOME\"; \"$balli\" sor merhaba && \"$balli\" model yerel && "
        + "cd \"$HOME\" && find . -mindepth 2 -path '*balli*' -printf '%P %m\\n'"
        + "| grep -v -e -wal -e -shm | sort",
      in: home, ["BALLI_HOME": "", "HOME": home.path])
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(
      outcome.lines.suffix(5) == [
        ".config/balli 700", ".config/balli/config.toml 600", ".local/share/balli 700",
        ".local/share/balli/profiles 700", ".local/share/balli/profiles/varsayılan.sqlite 600",
      ])
  }

  @Test("Processes that write at once to one database lose nothing")
  func together() throws {
    let home = Home()
    let talk = (1...8).map { "kahvaltıda \($0) yumurta yedim" }.joined(separator: "\\n")
    let outcome = try BuiltProgram.shell(
      """
      for number in 1 2 3; do printf '\(talk)\\n' | "$balli" > /dev/null & jobs="$jobs $!"; done
      for job in $jobs; do wait $job || echo "kod $?"; done
      """, in: home)
    #expect(outcome.out.isEmpty && outcome.errors.isEmpty, "\(outcome.out)\(outcome.errors)")
    let said = try (1...3).flatMap { try BuiltProgram.messages(of: $0, in: home) }
    #expect(said.count == 24)
    #expect(Set(said).count == 8)
    let doctor = try BuiltProgram.run(["doktor"], in: home)
    #expect(doctor.code == 0)
    #expect(doctor.out.contains("✓ Bütünlük: sağlam"))
  }

  @Test("Two terminals talk in one thread by turns, and each sees what the other said")
  func twoTerminals() throws {
    let desk = Desk()
    let first = try desk.open()
    try first.say("kahvaltıda iki yumurta yedim")
    let second = try desk.open(["--devam"])
    try second.say("süt değil")
    try first.say("günaydın")
    try second.say("/sohbetler")
    try second.expectScreen("*1 ")
    try first.leave()
    try second.leave()
    #expect(
      try desk.messages() == ["kahvaltıda iki yumurta yedim", "süt değil", "günaydın"])
  }
}
