import Domain
import Support
import Testing
import Turkish

@Suite("Garbage")
struct GarbageTests {
  private static let pieces = [
    "saat", "8", "8'i", "sekiz", "buçuk", "çeyrek", "geçe", "var", "dün", "akşam", "gece", "yarısı",
    "son", "3",
    "gün", "önce", "bu", "hafta", "geçen", "salı", "12", "Kasım", "ayın", "5'inden", "10'una", "-",
    ",", ".",
    "1/2", "½", "14:30", "99:99", "2026-13-45", "31.02.2026", "yüz", "bin", "milyon", "virgül", "%",
    "yüzde",
    "üçte", "bir", "iki", "ile", "arası", "kadar", "beri", "yemekten", "sonra", "su", "bardağı",
    "kaşık", "ince",
    "boy", "dolusu", "'", "’da", "999999999999999999999", "0", "24:00", "25", "ramazan", "bayramı",
    "9999", "her",
    "eksi", "ağzı", "\u{0130}", "\u{0307}", "🍎", "\n", "ı", "b", "M", "/", "(", "yarım", "deste",
    "birkaç",
  ]

  @Test("No mixture of words crashes a reader, and readings lie in order within the tokens")
  func mixtures() throws {
    var random = SplitMix(state: 20_261_121)
    let now = try Told.now("2026-02-28T23:59")
    for _ in 0..<20_000 {
      let count = Int(random.next() % 9) + 1
      let text = (0..<count).map { _ in Self.pieces[Int(random.next() % UInt64(Self.pieces.count))]
      }
      .joined(separator: random.next() % 4 == 0 ? "" : " ")
      let tokens = Turkish.tokens(of: text)
      let ranges = [
        Turkish.numbers(in: tokens).map(\.tokens), Turkish.measures(in: tokens).map(\.tokens),
        Turkish.times(in: tokens, now: now, zone: Told.zone).map(\.tokens),
        Turkish.durations(in: tokens).map(\.tokens),
      ]
      for list in ranges {
        for range in list {
          #expect(
            range.lowerBound >= 0 && range.upperBound <= tokens.count && !range.isEmpty, "\(text)")
        }
        for (left, right) in zip(list, list.dropFirst()) {
          #expect(left.upperBound <= right.lowerBound, "\(text)")
        }
      }
      for reading in Turkish.times(in: tokens, now: now, zone: Told.zone) {
        _ = reading.moment(now: now, zone: Told.zone)
      }
    }
  }

  @Test("No letters crash the suffixes and the stems")
  func letters() {
    var random = SplitMix(state: 7)
    let alphabet = Array("abcçdefgğhıijklmnoöprsştuüvyz '0123456789,.%İI/-🍎")
    for _ in 0..<20_000 {
      let text = String(
        (0..<Int(random.next() % 14)).map { _ in
          alphabet[Int(random.next() % UInt64(alphabet.count))]
        })
      for suffix in [
        Turkish.Suffix.accusative, .dative, .locative, .genitive, .possessive, .plural,
        .instrumental,
      ] {
        #expect(Turkish.adding(suffix, to: text).count >= text.count - 2)
      }
      #expect(Turkish.searchStems(of: Turkish.fold(text)).count <= 3)
      _ = Turkish.numbers(in: Turkish.tokens(of: text))
    }
  }
}
