/// Letter case and joining for display, with the dotted and the dotless i.
extension Turkish {
  /// Lower case: `ISPANAK` → `ıspanak`, `İNCİR` → `incir`.
  package static func lowercased(_ text: String) -> String {
    // Most words come in lower case.
    if text.utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5A).contains($0) }) { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "ı", "ç", "ğ", "ö", "ş", "ü", " ": out.append(scalar)
      case "I": out.append("ı")
      case "İ": out.append("i")
      default: out.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
      }
    }
    return String(out)
  }

  /// Upper case: `ılık içecek` → `ILIK İÇECEK`.
  package static func uppercased(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { out.append(contentsOf: upper(scalar)) }
    return String(out)
  }

  /// The first letter in upper case, the rest as it is: `incir` → `İncir`.
  package static func capitalised(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    var out = String.UnicodeScalarView()
    out.append(contentsOf: upper(first))
    out.append(contentsOf: text.unicodeScalars.dropFirst())
    return String(out)
  }

  private static func upper(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    switch scalar {
    case "i": "İ".unicodeScalars
    case "ı": "I".unicodeScalars
    default: scalar.properties.uppercaseMapping.unicodeScalars
    }
  }

  /// A list in words: `["a", "b", "c"]` → `a, b ve c`.
  package static func list(_ items: [String], joiner: String = "ve") -> String {
    guard let last = items.last else { return "" }
    return items.count == 1
      ? last : items.dropLast().joined(separator: ", ") + " \(joiner) " + last
  }
}
