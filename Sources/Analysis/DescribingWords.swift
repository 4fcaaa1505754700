/// Words that describe what follows them.
package enum DescribingWords {
  /// Words that describe the food after them and are kept in its name.
  package static let qualities: Set<String> = [
    "taze", "kuru", "ham", "sade", "tam", "yesil", "siyah", "beyaz", "kirmizi", "sari", "mor",
    "esmer",
    "light", "diyet", "zero", "organik", "soguk", "sicak", "ilik", "kepekli", "izgara", "haslama",
    "firin",
    "firinda", "kozlenmis", "kizarmis", "haslanmis", "bayat", "ince", "kalin", "kucuk", "buyuk",
    "iri", "minik",
    "orta", "ev", "yapimi", "yarim", "az", "bol", "dogal", "koy", "suzme", "tuzsuz", "acili",
    "acisiz", "hazir",
    "dondurulmus", "donuk", "donmus", "konserve", "rende", "dilimlenmis", "glutensiz", "sekersiz",
    "yagsiz",
    "laktozsuz",
  ]
}
