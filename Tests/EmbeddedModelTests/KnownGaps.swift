/// Sentences that the engine does not yet take as it should.
///
/// Each is left out of the tests under the name of the variant that fails, `all` for any. Whoever
/// mends one takes its line away.
enum KnownGaps {
  static let all: [String: Set<String>] = [
    // Asked about, or told as left out, where both could be written.
    "aç karnına 98 kahvaltıda simit yedim": ["all"],
    "kızım 11 yaşında şekeri 245": ["all"],
    "yemekten önce 110 sonra 170": ["all"],
    "yemekten önce 95 yemekten sonra 155": ["all"],
    "öğlen şekerim 119 mercimek çorbası içtim": ["all"],
    "öğlen şekerim 150 pilav yedim": ["all"],
    "Dedem tarhana içti, ardından ayva tatlısı yedi.": ["all"],
    "bir tane daha yedim, bir bardak ayran içtim": ["all"],
    // The raw weight is taken for the cooked one.
    "kinoayı çiğ tarttım 65 gram, pişirip yedim": ["all"],
    // What kind it was is taken for an amount, or for another food.
    "dilimler kalındı aslında": ["all"],
    "yarım yağlıydı": ["all"],
    "pilav az yağlıydı": ["all"],
    // Drugs alone are asked for, where the answer should name the one that is recorded.
    "insülinimi yaptım mı bugün": ["all"],
  ]

  /// Whether `sentence` is known to fail, as it stands or typed in the way `variant`.
  static func holds(_ sentence: String, _ variant: String = "all") -> Bool {
    guard let variants = all[sentence] else { return false }
    return variants.contains(variant) || variants.contains("all")
  }
}
