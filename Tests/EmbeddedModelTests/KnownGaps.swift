/// Sentences that the engine does not yet take as it should.
///
/// Each is left out of the tests under the name of the variant that fails, `all` for any. Whoever
/// mends one takes its line away. Those under `asked` are asked about or not understood: a test holds
/// that they write nothing.
enum KnownGaps {
  static let all: [String: Set<String>] = [
    // A part is written, and the rest is told as left out.
    "8 saat uyudum // 7 saat olacaktı, şekerim de 130": ["all"],
    "öğlen bir lahmacun yedim // kahvaltıydı o. Şekerim 140": ["all"],
    "bir simit yedim // bir tane daha yedim, bir bardak ayran içtim": ["all"],
    "bir simit yedim // yine yedim. Şekerim 250": ["all"],
    "yemekten önce 110 sonra 170": ["all"],
    // Asked about.
    "listeye süt ekle // süt tamam": ["all"],
    "listeye süt, un ekle // vazgeçtim sütten": ["all"],
    // The emergency is told, and nothing is written.
    "lantusu novorapid sanıp 28 ünite vurdum": ["all"],
  ]

  static let asked: Set = [
    "üç bardak çay içtim, ikişer şekerli",
    "iki dilim ekmek yedim, her birine bir tatlı kaşığı bal sürdüm",
    "köfte ile ekmek yedim, 4 köfte", "ayşe 134 ölçtü",
    "bir pizzayı ikiye böldük, yarısını yedim",
    "krep yaptım, 50 gram un, 120 ml süt gitti, tamamını yedim",
    "bisküvinin arkasında 1 porsiyon (25 g) için 17,5 g karbonhidrat yazıyor, 2 porsiyon yedim",
  ]

  /// Whether `sentence` is known to fail, as it stands or typed in the way `variant`.
  static func holds(_ sentence: String, _ variant: String = "all") -> Bool {
    if asked.contains(sentence) { return true }
    guard let variants = all[sentence] else { return false }
    return variants.contains(variant) || variants.contains("all")
  }

  /// Whether the last message of a talk is known to fail after those before it.
  static func holds(_ talk: [String]) -> Bool {
    holds(talk.joined(separator: " // ")) || talk.count == 1 && holds(talk[0])
  }
}
