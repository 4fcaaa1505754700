/// The Turkish language: folding, tokens, morphology, numbers, measures, time, suffixes for output.
///
/// A namespace for what belongs to no value of its own.
package enum Turkish {
  /// The text in the folded alphabet, in which all matching is done.
  ///
  ///     Turkish.fold("İNSÜLİN'i ISPANAK kâğıt")  // "insulin'i ispanak kagit"
  ///
  /// Lower case; ı=i, ğ=g, ü=u, ş=s, ö=o, ç=c; circumflexes and combining marks dropped; typographic
  /// apostrophes become ', other white space a space. Works alike on composed and decomposed text.
  /// Other scripts pass unchanged. Never shown to people.
  package static func fold(_ text: String) -> String {
    var out = ""
    out.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        out.unicodeScalars.append(Folding.ascii(scalar))
      } else if let folded = Folding.folded(scalar) {
        out.unicodeScalars.append(folded)
      }
    }
    return out
  }
}

/// How single scalars fold.
enum Folding {
  static func ascii(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x41...0x5A: Unicode.Scalar(UInt8(scalar.value + 32))
    case 0x09...0x0D: " "
    default: scalar
    }
  }

  /// The scalar that stands for a non-ASCII one; nil for a mark that is dropped.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x131, 0x130, 0xEE, 0xCE, 0xED, 0xCD, 0xEC, 0xCC, 0xEF, 0xCF: "i"
    case 0x11F, 0x11E: "g"
    case 0xFC, 0xDC, 0xFB, 0xDB, 0xFA, 0xDA, 0xF9, 0xD9: "u"
    case 0x15F, 0x15E, 0x219, 0x218: "s"
    case 0xF6, 0xD6, 0xF4, 0xD4, 0xF3, 0xD3, 0xF2, 0xD2: "o"
    case 0xE7, 0xC7: "c"
    case 0xE2, 0xC2, 0xE1, 0xC1, 0xE0, 0xC0, 0xE4, 0xC4: "a"
    case 0xE9, 0xC9, 0xE8, 0xC8, 0xEA, 0xCA, 0xEB, 0xCB: "e"
    case 0xF1, 0xD1: "n"
    case 0x300...0x36F, 0x200B...0x200D, 0xFEFF, 0xAD: nil
    case 0x2018, 0x2019, 0x2BC, 0x60, 0xB4, 0x2032, 0x201B, 0xFF07: "'"
    case 0xA0, 0x2000...0x200A, 0x202F, 0x3000, 0x85, 0x2028, 0x2029: " "
    case 0x2010...0x2015, 0x2212: "-"
    case 0x201C, 0x201D, 0xAB, 0xBB: "\""
    case 0x2026: "."
    default: lowercased(scalar)
    }
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.properties.isUppercase else { return scalar }
    return scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
  }
}
