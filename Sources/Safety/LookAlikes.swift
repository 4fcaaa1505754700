/// Letters and digits that only look like the ones that are meant.
///
/// Full-width, mathematical, circled and Cyrillic or Greek twins become plain ones, keycaps become
/// digits. For matching, and for text whose look is no matter.
enum LookAlikes {
  /// The text in plain letters and digits, without anything invisible.
  ///
  ///     LookAlikes.plain("４ ün\u{200B}ite, 4️⃣")  // "4 ünite, 4"
  static func plain(_ text: String) -> String {
    // Bytes say fastest that nothing is above U+017F, where the letters of Turkish end.
    guard text.utf8.contains(where: { $0 > 0xC5 }) else { return text }
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isInvisible(scalar) { out.append(plain(scalar)) }
    return String(out)
  }

  /// One scalar for one scalar, so that places in the text stay.
  static func plain(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard scalar.value > 0x7F else { return scalar }
    return twins[scalar] ?? ranged(scalar.value).flatMap(Unicode.Scalar.init) ?? scalar
  }

  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B...0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x20E3, 0x3164, 0xFE00...0xFE0F, 0xFEFF, 0xFFA0,
      0xE0000...0xE01EF:
      true
    default: false
    }
  }

  private static func ranged(_ value: UInt32) -> UInt32? {
    switch value {
    case 0xFF01...0xFF5E: value - 0xFF01 + 0x21
    case 0x1D400...0x1D6A3: letter((value - 0x1D400) % 52)
    case 0x1D7CE...0x1D7FF: 0x30 + (value - 0x1D7CE) % 10
    case 0x2460...0x2468: 0x31 + value - 0x2460
    case 0x2776...0x277E: 0x31 + value - 0x2776
    case 0x24B6...0x24CF: 0x41 + value - 0x24B6
    case 0x24D0...0x24E9: 0x61 + value - 0x24D0
    case 0x2070, 0x2074...0x2079: 0x30 + value - 0x2070
    case 0x2080...0x2089: 0x30 + value - 0x2080
    case 0x660...0x669: 0x30 + value - 0x660
    case 0x6F0...0x6F9: 0x30 + value - 0x6F0
    case 0x966...0x96F: 0x30 + value - 0x966
    // Clock faces tell their hour.
    case 0x1F550...0x1F558: 0x31 + value - 0x1F550
    case 0x1F130...0x1F149: 0x41 + value - 0x1F130
    case 0x1F1E6...0x1F1FF: 0x41 + value - 0x1F1E6
    default: nil
    }
  }

  private static func letter(_ place: UInt32) -> UInt32 {
    place < 26 ? 0x41 + place : 0x61 + place - 26
  }

  private static let twins: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs: [(String, String)] = [
      ("аеорсухѕіјтмкнвпАЕОРСУХЅІЈТМКНВԁɡɩ", "aeopcyxsijtmkhbnAEOPCYXSIJTMKHBdgi"),
      ("οανερτιυκηΟΑΝΕΡΤΙΥΚΗΒΜΧΖ", "oavepriukhOANEPTIYKHBMXZ"),
      ("−‒", "--"),
      ("¹²³ⁿℓ①⓪⓿", "123nl100"),
      ("‹›〈〉⟨⟩〈〉❬❭﹤﹥《》", "<><><><><><><>"),
      ("｜❘∣│┃⎮¦▏‖ǀ", "||||||||||"),
      ("▁：﹕꞉∶［］【】⟦⟧〔〕", "_::::[][][][]"),
    ]
    var twins: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (strange, plain) in pairs {
      for (from, to) in zip(strange.unicodeScalars, plain.unicodeScalars) { twins[from] = to }
    }
    return twins
  }()
}
