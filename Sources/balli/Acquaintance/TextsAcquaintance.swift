import Domain
import EmbeddedModel
import Turkish

// What is asked and said while balli and a person get to know each other.
extension Texts {
  static let skips: Set<String> = [
    "gec", "gecelim", "atla", "bos", "pas", "bilmiyorum", "yok", "hayir", "istemiyorum", "soylemem",
    "yok bir sey", "yok tesekkurler", "hicbiri", "kullanmiyorum", "alerjim yok", "ilacim yok",
    "ilac kullanmiyorum", "simdi degil",
  ]
  static let stops: Set<String> = [
    "sonra", "birak", "yeter", "dur", "vazgec", "vazgectim", "bitir", "kapat", "daha sonra",
    "iptal",
  ]

  static let acquaintanceBegin =
    "Birkaç kısa soru; hiçbirini yanıtlamak zorunda değilsiniz. Geçmek için Enter’a basın ya da “geç”, "
    + "bırakmak için “sonra” yazın. Söyledikleriniz bu makinede profilinizde durur; “profilim” gösterir, “geri al” geri alır."
  static let acquaintanceUsage =
    "Kullanımı: /tanış; baştan sormak için /tanış baştan, hedef önerisi için /tanış hedef, bildiklerimi "
    + "silmek için /tanış sil"
  static let nothingKnown = "Sizinle ilgili bir şey bilmiyorum."
  static func forgetQuestion(_ known: JSON) -> String {
    "Kendinizle ilgili söyledikleriniz silinsin mi: "
      + ProfileText.parts(of: known).joined(separator: ", ") + "? (evet / hayır)"
  }
  static let profileForgotten = "profil bilgileri silindi"
  static let forgotten = "Sildim. Öğün, ölçüm ve hedefleriniz duruyor. Geri almak için: /geri-al"
  static let notForgotten = "Silmedim."
  static let acquaintancePaused = "Peki. Kaldığımız yerden sürdürmek için: /tanış"
  static let acquaintanceLeft = "Tanışmaya ara verdim; sürdürmek için: /tanış"
  static let answerUnclear =
    "Bunu bu sorunun yanıtı olarak anlayamadım. Geçmek için “geç”, bırakmak için “sonra” yazabilirsiniz."
  static let skipped = "Geçtim."
  static let knownAlready = "Bunu biliyordum."
  static let acquaintanceEnd = "Tanıştığımıza memnun oldum."
  static func kept(_ parts: [String]) -> String { "✓ Profil: " + parts.joined(separator: ", ") }
  static func weightKept(_ kilograms: Double) -> String {
    "kilo \(NumberText.plain(kilograms)) kg"
  }

  static func allKnown(_ profile: JSON) -> String {
    let parts = ProfileText.parts(of: profile)
    let known =
      parts.isEmpty ? "" : "Sizinle ilgili bildiklerim: \(parts.joined(separator: ", ")).\n"
    return known + "Yeniden sormam için: /tanış baştan. Değişeni olduğu gibi de yazabilirsiniz."
  }

  /// A question with its number, and what is known of its subject.
  static func question(_ question: Acquaintance.Question, known: JSON) -> String {
    let all = Acquaintance.Question.allCases
    let number = (all.firstIndex(of: question) ?? 0) + 1
    let fields = Acquaintance.fields(of: question)
    let parts = ProfileText.parts(
      of: .object((known.members ?? []).filter { fields.contains($0.key) }))
    let had = parts.isEmpty ? "" : "\n(Şimdiki: \(parts.joined(separator: ", ")))"
    return "\(number)/\(all.count) \(words(of: question))\(had)"
  }

  private static func words(of question: Acquaintance.Question) -> String {
    switch question {
    case .name: "Size nasıl sesleneyim?"
    case .diabetes:
      "Diyabetiniz var mı? Numarasını yazın: 1 tip 1 · 2 tip 2 · 3 gebelik diyabeti · 4 prediyabet · "
        + "5 yok"
    case .person:
      "Kaç yaşındasınız; kadın mısınız, erkek mi? (örneğin “67, kadın”; gebeyseniz “hamileyim, 24. hafta”)"
    case .body: "Boyunuz ve kilonuz? (örneğin “1,62 84”)"
    case .medications: "Sürekli kullandığınız ilaçlar? (örneğin “metformin, lantus”)"
    case .foods:
      "Alerjiniz ya da beslenme biçiminiz? (örneğin “fıstık alerjim var”, “vejetaryenim”)"
    case .aim:
      "Ne kadar hareketlisiniz ve amacınız ne? 1 az · 2 biraz · 3 orta · 4 çok (örneğin “2, kilo vermek”)"
    }
  }

  // MARK: Proposals

  private static let movements: [String: TargetProposal.Person.Movement] = [
    "az hareketli": .least, "biraz hareketli": .little, "hareketli": .middling,
    "çok hareketli": .much,
  ]
  static func movement(_ said: String?) -> TargetProposal.Person.Movement {
    said.flatMap { movements[$0] } ?? .least
  }
  static func wantsToLose(_ goal: String?) -> Bool {
    let goal = Turkish.fold(goal ?? "")
    return goal.contains("kilo ver") || goal.contains("zayifla")
  }
  static func isLowInCarbs(_ diet: String) -> Bool {
    let diet = Turkish.fold(diet)
    return diet.contains("ketojenik") || diet.contains("dusuk karbonhidrat")
  }

  static let noProposals =
    "Hedef önerebilmem için bildiklerim yetmiyor: yaş, cinsiyet, boy ve kilo günlük kaloriye, diyabet türü "
    + "şeker aralığına yeter. Eksik kalanı “45 yaşındayım” gibi yazın ya da /tanış baştan."
  static let proposalsSet = "Önerebileceğim hedeflerin hepsi zaten konmuş; “hedeflerim” gösterir."
  static let proposalsDeclined = "Tamam, hedef koymadım. İstediğinizde: /tanış hedef"

  static func proposals(_ all: [TargetProposal]) -> String {
    let lines = all.enumerated().map { number, proposal in
      let instead = proposal.isAlternative ? "\(number). yerine " : ""
      return "\(number + 1). \(instead)\(range(proposal)): \(why(proposal.rule))"
    }
    let how =
      all.count == 1
      ? " (evet / hayır)"
      : " “Evet” hepsini, “1 3” yalnızca onları koyar, “hayır” hiçbirini."
    return "Yayımlanmış kurallara göre önerdiğim hedefler:\n" + lines.joined(separator: "\n")
      + "\n\nBunlar genel kurallardır; ekibinizin verdiği hedef önce gelir. Koyayım mı?" + how
  }

  static func targetsSet(_ all: [TargetProposal]) -> String {
    "hedefler: " + all.map(range).joined(separator: ", ")
  }
  static func targetsKept(_ all: [TargetProposal]) -> String {
    "✓ Hedefler: " + all.map(range).joined(separator: " · ")
      + "\nGeri almak için “geri al”; görmek için “hedeflerim”."
  }

  /// `karbonhidrat 170–225 g`, `şeker 70–180 mg/dL`.
  private static func range(_ proposal: TargetProposal) -> String {
    let targets = proposal.targets
    if targets.count == 2, let low = targets[0].value, let high = targets[1].value {
      return "şeker \(plain(low))–\(plain(high)) mg/dL"
    }
    guard let target = targets.first else { return "" }
    let (name, unit) =
      switch target.kind {
      case .calories: ("kalori", "kcal")
      case .carbs: ("karbonhidrat", "g")
      case .protein: ("protein", "g")
      default: ("lif", "g")
      }
    return switch (target.value, target.min, target.max) {
    case (let value?, _, _): "\(name) \(plain(value)) \(unit)"
    case (_, let low?, let high?): "\(name) \(plain(low))–\(plain(high)) \(unit)"
    case (_, let low?, nil): "\(name) en az \(plain(low)) \(unit)"
    default: name
    }
  }

  private static func plain(_ value: Double) -> String { NumberText.plain(value, decimals: 0) }

  /// The rule with its source.
  private static func why(_ rule: TargetProposal.Rule) -> String {
    switch rule {
    case .energy: "Mifflin-St Jeor (1990) ve hareketiniz (FAO/WHO/UNU 2004)"
    case .energyToLose:
      "Mifflin-St Jeor (1990) ve hareketiniz (FAO/WHO/UNU 2004), kilo vermek için günde 500 kcal eksiği "
        + "(ADA Standartları, bölüm 8)"
    case .carbs: "enerjinin %45-60’ı (EFSA 2010); diyabette tek doğru oran yoktur (ADA, bölüm 5)"
    case .carbsInPregnancy: "gebelikte günde en az bu kadar (IOM 2005)"
    case .protein: "kilo başına 0,83 g (EFSA 2012); böbrek hastalığında farklıdır"
    case .proteinOfAge:
      "65 yaştan sonra kilo başına 1,0-1,2 g (PROT-AGE 2013); böbrek hastalığında farklıdır"
    case .proteinInPregnancy: "gebelikte kilo başına 0,83 g ve ek (EFSA 2012)"
    case .fiber: "yetişkinde günde 25 g (EFSA 2010)"
    case .glucose: "sensörde hedef aralığı, uluslararası uzlaşı (Battelino 2019)"
    case .glucoseInPregnancy: "gebelikte hedef aralığı, uluslararası uzlaşı (Battelino 2019)"
    case .glucoseOfAge:
      "sensörde hedef aralığı; yaşı ileri ya da ağır düşük şeker tehlikesi olanlarda zamanın yarısından çoğu "
        + "bu aralıkta, %1’den azı 70’in altında, %10’dan azı 250’nin üstünde, uluslararası uzlaşı "
        + "(Battelino 2019)"
    case .glucoseInFrailAge:
      "bakıma gereksinen, bunaması ya da ağır hastalığı olan yaşlıda açken 100–180, yatarken 110–200 "
        + "(Endokrin Derneği 2019; ADA, bölüm 13); yalnızca numarasını yazarsanız konur"
    }
  }
}
