import Turkish

/// How a person answers the question before a write.
enum ConfirmationReply: Equatable {
  case yes, no, other

  private static let approving: Set<String> = [
    "evet", "e", "eved", "ewet", "tamam", "tamamdir", "tmm", "olur", "onayliyorum", "onayla",
    "onay", "tabii", "tabi", "elbette", "aynen", "ok", "okey", "peki", "dogru", "he", "hihi", "yes",
    "sil", "silin", "kaydet", "kaydedin", "yap", "yapin", "ekle", "ekleyin", "olsun", "kesinlikle",
    "uygun", "uygundur", "oyle", "eminim",
  ]
  private static let refusing: Set<String> = [
    "hayir", "hayr", "yok", "olmaz", "olmasin", "istemiyorum", "istemem", "vazgec", "vazgectim",
    "iptal", "dur", "kalsin", "bosver", "gerek", "silme", "silmeyin", "kaydetme", "kaydetmeyin",
    "yapma", "yapmayin", "ekleme", "eklemeyin", "etme", "no", "yanlis", "sakin", "degil",
    "gerekmez",
  ]
  /// Said to end a matter as often as to agree.
  private static let vague: Set<String> = [
    "tamam", "tmm", "peki", "ok", "okey", "he", "hihi", "aynen",
  ]
  private static let thanks: Set<String> = ["tesekkurler", "tesekkur", "sag", "sagol"]
  private static let fillers: Set<String> = [
    "lutfen", "hepsini", "hepsi", "onu", "bunu", "onlari", "bunlari", "et", "edin", "ederim", "ol",
    "boyle", "devam", "canim", "ya", "simdilik", "artik", "balli", "bos", "ver",
  ]

  /// Yes and no only where the message says nothing else; a no anywhere outweighs a yes.
  ///
  /// `Peki, teşekkürler` is neither: who thanks may well want nothing done.
  init(in text: String) {
    let words = Turkish.tokens(of: text).filter { $0.kind != .mark }.map(\.folded)
    let isBare =
      words.count <= 5
      && words.allSatisfy { word in
        Self.approving.contains(word) || Self.refusing.contains(word) || Self.fillers.contains(word)
          || Self.thanks.contains(word)
      }
    let approvals = words.filter(Self.approving.contains)
    let isLeave =
      approvals.allSatisfy(Self.vague.contains) && words.contains(where: Self.thanks.contains)
    if isBare, words.contains(where: Self.refusing.contains) || words == ["bos", "ver"] {
      self = .no
    } else if isBare, !approvals.isEmpty, !isLeave {
      self = .yes
    } else {
      self = .other
    }
  }
}
