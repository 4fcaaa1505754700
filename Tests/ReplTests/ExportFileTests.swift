import Foundation
import Support
import Testing

@Suite("Where an export is written")
struct ExportFileTests {
  @Test("A pipe, a device and a link stay what they are; what cannot be written ends with 74")
  func targets() throws {
    let home = Home()
    let outcome = try BuiltProgram.shell(
      """
      mkdir -p "$BALLI_HOME/d"; "$balli" sor merhaba > /dev/null; cd "$BALLI_HOME/d"
      mkfifo pipe; cat pipe > read & "$balli" --sessiz disa-aktar --cikti pipe > /dev/null
      echo "pipe $?"; wait; test -p pipe && test -s read && echo kept
      echo old > target; ln -s target link; ln -s nowhere new
      "$balli" --sessiz disa-aktar --cikti link > /dev/null; echo "link $?"
      test -L link && grep -q merhaba target && echo kept
      "$balli" --sessiz disa-aktar --cikti new > /dev/null; test -L new && test -s nowhere && echo made
      if mknod full c 1 7 2> /dev/null; then
        "$balli" disa-aktar --cikti full > /dev/null 2> told; echo "full $?"
        test -c full && test -s told && echo kept
      else printf 'full 74\\nkept\\n'; fi
      ls | grep -c yeni
      """, in: home)
    #expect(
      outcome.lines == [
        "pipe 0", "kept", "link 0", "kept", "made", "full 74", "kept", "0",
      ], "\(outcome.errors)")
  }

  @Test("A file that may not grow ends with 74 and a sentence")
  func fileSize() throws {
    let home = Home()
    let full = try BuiltProgram.shell(
      "ulimit -f 8; \"$balli\" sor 'bir elma yedim' > /dev/null", in: home)
    #expect(full.code == 74)
    #expect(full.errors.contains("balli:"))
  }

  @Test("A key that is pasted is nowhere in the clear")
  func secrets() throws {
    let home = Home()
    let outcome = try BuiltProgram.shell(
      """
      "$balli" --json sor 'sk-GORUNMEZ123'; printf 'parolam GIZLI987\\n' | "$balli"
      grep -ral -e GORUNMEZ -e GIZLI987 "$BALLI_HOME"; "$balli" disa-aktar | grep -c GIZLI987
      """, in: home)
    #expect(!outcome.out.contains("GORUNMEZ") && !outcome.out.contains("GIZLI"), "\(outcome.out)")
    #expect(outcome.out.contains("/model anahtar"))
    #expect(!outcome.out.contains("logGlucose"))
  }

  @Test("With --json help, version and failures are objects too")
  func events() throws {
    let home = Home()
    for (arguments, code) in [
      (["--json", "yardım"], 0), (["--json", "--sürüm"], 0), (["--json", "dışa-aktar", "99"], 66),
      (["--json", "--bilinmeyen"], 64),
    ] as [([String], Int32)] {
      let outcome = try BuiltProgram.run(arguments, in: home)
      #expect(outcome.code == code, "\(arguments)")
      #expect(!outcome.lines.isEmpty && outcome.lines.allSatisfy { $0.hasPrefix(#"{"type":"#) })
    }
  }
}
