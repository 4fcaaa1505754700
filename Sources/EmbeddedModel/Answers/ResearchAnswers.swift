import Domain
import Turkish

// What a research has found, without a judgement of ours.
extension AnswerWriter {
  /// Papers in a digest that is shown.
  private static let mostShown = 6

  /// The papers with the sentence that each says of itself, as it stands, and the list of sources.
  func research(_ value: JSON) -> String {
    let all = value["records"]?.array ?? []
    let names = (value["concepts"]?.array ?? []).compactMap(\.string)
    guard !all.isEmpty else { return nothingFound(value, names) }
    let shown = Array(all.prefix(Self.mostShown))
    var parts = [TextsResearch.found(names, total: value["count"]?.number, shown: shown.count)]
    let unknown = (value["unknown"]?.array ?? []).compactMap(\.string)
    if !unknown.isEmpty { parts.append(TextsResearch.unknown(unknown)) }
    parts.append(
      shown.enumerated().map { place, record in entry(place + 1, record) }
        .joined(separator: "\n"))
    parts.append(TextsResearch.kinds(counts(of: shown)))
    parts += missing(value)
    parts.append(TextsResearch.whose)
    parts.append(SourceText.list(shown))
    parts.append(TextsResearch.next(names))
    return parts.joined(separator: "\n\n")
  }

  private func entry(_ number: Int, _ record: JSON) -> String {
    let badges = SourceText.badges(record)
    let year = record["year"]?.number.map { ", \(Int($0))" } ?? ""
    let kind = Turkish.capitalised(badges.first ?? "") + year
    let notes = badges.dropFirst().isEmpty ? "" : " (\(badges.dropFirst().joined(separator: "; ")))"
    guard let sentence = record["keySentence"]?.string else {
      let hasAbstract = record["abstract"]?.string?.isEmpty == false
      let reason = hasAbstract ? TextsResearch.notQuoted : TextsResearch.noAbstract
      return "- \(kind)\(notes): \(reason) [\(number)]"
    }
    return "- \(kind)\(notes): “\(sentence)” [\(number)]"
  }

  /// How many of each kind, in the order of what they can show.
  private func counts(of records: [JSON]) -> [(String, Int)] {
    let kinds = records.compactMap { $0["kind"]?.string.flatMap(Paper.Kind.init) }
    return Paper.Kind.allCases.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : (SourceText.name(of: kind), count)
    }
  }

  private func nothingFound(_ value: JSON, _ names: [String]) -> String {
    ([TextsResearch.nothing(names)] + missing(value)).joined(separator: "\n\n")
  }

  /// Sources that gave nothing, and papers that were left out.
  private func missing(_ value: JSON) -> [String] {
    let failures = (value["failures"]?.array ?? []).compactMap(\.string)
    let withheld = value["withheld"]?.number ?? 0
    return (failures.isEmpty ? [] : [TextsResearch.partial(failures)])
      + (withheld > 0 ? [TextsResearch.withheld(Int(withheld))] : [])
  }
}

/// What is said about research.
enum TextsResearch {
  static func found(_ names: [String], total: Double?, shown: Int) -> String {
    let about = names.joined(separator: " + ")
    let all = total.map { NumberText.plain($0, decimals: 0) } ?? "\(shown)"
    return
      "**\(Turkish.capitalised(about))** için bulunan yayın sayısı: \(all). Öne çıkan \(shown) "
      + "tanesi kendi özetlerinde şöyle diyor (özgün dilinde):"
  }

  static func unknown(_ words: [String]) -> String {
    "Makalelerdeki karşılığını bilmediğim için aramaya katamadığım sözler: "
      + words.prefix(5).map { "“\(SourceText.plain($0))”" }.joined(separator: ", ") + "."
  }

  static func kinds(_ counts: [(String, Int)]) -> String {
    "Bunların türü: " + counts.map { "\($0.1) \($0.0)" }.joined(separator: ", ") + "."
  }

  static let offer =
    "Bu genel bir sağlık sorusu; kaynağını görmeden yanıtlamak istemem. Makalelerde arayayım mı? “Evet” "
    + "yazarsanız yalnızca konunun adları (hastalık, ilaç, besin) PubMed’e gönderilir."

  static let notQuoted = "özetinin ana cümlesi doz bildirdiği için aktarılmadı"
  static let noAbstract = "özeti yok, bu yüzden bir şey aktaramıyorum"

  static let whose =
    "Cümleler makalelerin kendi sözleridir, onlardan bir sonuç çıkarmadım; `/model` ile seçeceğiniz bir dil "
    + "modeli bunları Türkçe özetleyebilir. Genel bilgidir; tedavinizi değiştirmeden önce ekibinize "
    + "danışın."

  static func next(_ names: [String]) -> String {
    let about = names.prefix(2).joined(separator: " ")
    return """
      Sürdürmek için: “\(about) meta-analiz ara” · “\(about) son 5 yılın yayınlarını ara” · “\(about) derin \
      araştır”. Bir kaynağın özeti için `/kaynak 1`.
      """
  }

  static func nothing(_ names: [String]) -> String {
    "\(Turkish.capitalised(names.joined(separator: " + "))) için gösterebileceğim bir yayın bulamadım. Daha genel "
      + "bir adla ya da tek bir konuyla yeniden sorabilirsiniz."
  }

  static func partial(_ failures: [String]) -> String {
    "Araştırma tamamlanamadı, gösterilenler kısmi sonuçlardır: " + failures.joined(separator: " ")
  }

  static func withheld(_ count: Int) -> String {
    "Geri çekildiği ya da yalnızca bir düzeltme notu olduğu için dışarıda bırakılan: \(count)."
  }
}
