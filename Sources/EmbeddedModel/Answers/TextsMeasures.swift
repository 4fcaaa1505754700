import Turkish

// What answers say of weights and other things that are measured.
extension Texts {
  /// What it came to since the first one that is told.
  static func weightChange(
    _ change: Double, since moment: String, _ first: String, _ last: String
  ) -> String {
    let way = change == 0 ? "değişmedi" : change < 0 ? "azaldı" : "arttı"
    let amount = change == 0 ? "" : NumberText.plain(abs(change)) + " kg "
    return
      "\(Turkish.capitalised(moment)) ile karşılaştırınca \(amount)\(way) (\(first) → \(last) kg)."
  }

  /// None of one measurement: `tansiyon`.
  static func noMeasurement(_ stretch: String, _ kind: String) -> String {
    let names = [
      "bloodPressure": "tansiyon", "hba1c": "HbA1c", "pulse": "nabız", "ketone": "keton",
      "temperature": "ateş",
    ]
    return "\(Turkish.capitalised(stretch)) kayıtlı \(names[kind] ?? "ölçüm") yok."
  }
}

// What is said of a value that goes on falling, and of one that was not kept.
extension Texts {
  /// Behind an answer about readings; empty where all that was told is kept.
  static func unkept(_ told: [String]) -> String {
    guard let last = told.first else { return "" }
    return "\n\n“\(last)” iletinizdeki değer bunların içinde değil: kimin olduğunu bilmediğim için "
      + "kaydetmedim. “Annemin şekeri …” gibi yazarsanız eklerim."
  }

  static func falling(_ last: String) -> String {
    "\(last) Düşmeyi sürdürüyorsa 15 dakika içinde yeniden ölçüp değeri yazın. 70'in altına inerse ya da "
      + "titreme, terleme, çarpıntı olursa, yutabiliyorsanız 15-20 gram hızlı şeker alın."
  }
}
