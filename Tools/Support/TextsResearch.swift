import Domain
import Turkish

// Words about research.
extension Texts {
  // What models are told of `searchPubMed`.

  static let papersSummary =
    "Sağlık sorularını bilimsel yayınlarda arar. Bilgi cümlesinin sonuna dayandığı kaydın cite değerini "
    + "koyun: [k7m2x]; başka kaynak yazmayın, sayıları özetinden alın."
  static let papersBrief = "makalelerde arar; cümle sonuna cite değeri: [k7m2x]"
  static let papersQuery = "Konu; örn. metformin B12 eksikliği"
  static let papersTier = "Ne kadar derin"
  static let papersMost = "En çok kaç kayıt"
  static let papersFrom = "Bu yıldan beri"
  static let papersTypes = "örn. Meta-Analysis"

  // What models are told of `searchWeb`.

  static let webSummary =
    "İnternette arar: besin tablosunda olmayan yiyeceklerin sayıları (facts) ve güncel bilgi. query’ye "
    + "kişisel söz, ad, ölçüm yazmayın. Öğüne geçirmeden önce değeri ve sayfasını kişiye sorun."
  static let webBrief = "internette arar; tabloda olmayan yiyeceğin değerini bulur"
  static let webQuery = "Aranacak sözler; örn. çilekli protein barı karbonhidrat"

  // What people read and set.

  static let tierKey = "kademe"

  /// After a number that stands before no question.
  static func noSuchOffer(_ count: Int) -> String {
    "Önerilen soruların numarası 1-\(count) arası; birinin numarasını ya da sorunuzu yazın. Bir ölçümse adıyla "
      + "yazın: “şekerim 145”."
  }

  static let writingAnswer = "Yanıt yazılıyor…"

  /// A tier as people choose it.
  static func tierName(_ tier: ResearchTier) -> String {
    switch tier {
    case .fast: "hızlı"
    case .research: "araştırma"
    case .deep: "derin"
    }
  }

  /// How far every research is to go from now on, where a wish names nothing else: "bundan sonra hep derin".
  static func standardTier(in wish: String) -> ResearchTier? {
    let words = Turkish.tokens(of: wish).map(\.folded)
    let said = " " + words.joined(separator: " ") + " "
    guard lasting.contains(where: { said.contains(" " + Turkish.fold($0) + " ") }) else {
      return nil
    }
    return [ResearchTier.deep, .fast, .research].first { tier in
      let name = Turkish.fold(tierName(tier))
      return words.contains { $0 == name || tier != .research && $0.hasPrefix(name) }
    }
  }

  private static let lasting = [
    "bundan sonra", "bundan böyle", "hep", "her zaman", "artık", "daima", "varsayılan", "sürekli",
  ]

  static func tierSet(_ tier: ResearchTier) -> String {
    "Tamam, bundan sonra araştırmaların kademesi “\(tierName(tier))”. Değiştirmek için `/kademe` yazın."
  }
}
