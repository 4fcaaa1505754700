import Tables
import Testing

@Suite("Texts of tables in parts")
struct PartsTests {
  @Test("As split gives them, for whole texts and parts of texts, with and without empty ones")
  func split() {
    for text in [
      "", ";", ";;", "çay", "çay;", ";çay", "çay; su", "a;;b;", "çay;süt;ğış", "e\u{301};é", "🥛;🍞",
      String(repeating: "şeker;", count: 300),
    ] {
      for part in [text[...], text.dropFirst(), text.dropLast()] {
        #expect(part.parts(at: ";") == part.split(separator: ";"), "\(part)")
        #expect(
          part.parts(at: ";", keepingEmpty: true)
            == part.split(separator: ";", omittingEmptySubsequences: false), "\(part)")
      }
      #expect(text.parts(at: ";") == text.split(separator: ";"))
    }
  }

  @Test("A list loses the blanks before its words, and keeps those within them")
  func listed() {
    #expect("a; b c;  d ;;".listed() == ["a", "b c", "d "])
    #expect("a;; b".listed(keepingEmpty: true) == ["a", "", "b"])
  }
}
