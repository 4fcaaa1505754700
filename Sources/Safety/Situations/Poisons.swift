import Analysis

extension Situation {
  private static let centre = "UZEM 114 (national poison centre); ERC Guidelines, first aid 2021"

  static let insulinOverdose = Situation(
    code: .insulinOverdose, text: Texts.insulinOverdose, source: centre,
    raisedBy: [
      "600 ünite novorapid yaptım.", "Lantus yerine novorapid yaptım.",
      "Hızlı insülini Lantus yerine yaptım.",
      "Tresiba diye 24 novo vurdum.",
      "İnsülinimin iki katını yaptım.", "Yanlış insülini vurdum.",
      "İnsülini iki kere vurdum galiba.",
      "5 ünite yapacakken 50 yaptım.", "Karıştırdım kalemleri, 16 levemir yapacaktım.",
      "5 levemir yapacağıma 5 ünite novorapid yapmışım.",
      "Pompa yanlış 15 ünite bastı.", "Anneme novorapid 90 verdim.", "Babam Humalog 100 yaptı.",
      "Lantus 100 yaptım, metformin 1000 aldım.",
    ],
    notRaisedBy: [
      "14 ünite Toujeo yaptım.", "Günde iki kere insülin yapıyorum.",
      "Lantus yerine Tresiba verdi doktor.",
      "Fazla insülin yapılırsa ne olur?", "Yanlışlıkla 40 ünite yazmışım, 4 olacaktı.",
      "Eczaneden 300 ünite insülin aldım.", "5 yapacağıma 4 novorapid yaptım.",
      "Şekerim 261. || Yanlış bastım, 161.", "Şekerim 142, novorapid 6 ünite yaptım.",
      "Toujeo 300 yaptım 20 ünite.", "Tresiba 200 20 ünite yaptım.", "Doktor Lantus 100 verdi.",
      "Anneme novorapid 9 verdim.",
    ],
    condition: \.isTooMuchInsulin)

  static let drugOverdose = Situation(
    code: .drugOverdose, text: Texts.drugOverdose, source: centre,
    raisedBy: [
      "20 tane diamicron yuttum.", "Diamicronu iki kere almışım.", "Bir kutu hap içtim.",
      "Annem ilacını iki kere almış, diamicron.", "Gliforun hepsini yuttum.",
      "Torunum benim şeker haplarımı yemiş.", "Metformini unutup iki kere içmişim.",
      "Glifor'dan bir kutu yuttum.", "Metforminin 14 tanesini bir oturuşta içtim.",
      "20 hap içip yattım.", "Metformin aldım 8 tane.", "12 aspirin aldım.",
      "Metformin 5000 içtim.",
      "10000 mg metformin aldım.", "Çocuğa 2 metformin verdim.", "Bebek 1 glifor içti.",
      "Torunum 1 diamicron içti.", "Sabah 20 hap içtim.", "Dün akşam 40 parol içtim.",
      "Annem metformin 15 tane aldı.", "20 tane diamicron içip yattım.",
    ],
    notRaisedBy: [
      "Metformin 850 aldım, tok karna.", "Eczaneden bir kutu ilaç aldım.",
      "2 parol içtim, başım ağrıyordu.",
      "Sabah ilaçlarımın hepsini içtim.", "Hapı yuttuk, işler kötü.",
      "Günde iki kere metformin içiyorum.", "Bir kutu süt içtim, metformini de aldım.",
      "60 diamicron içtim.", "10 jardiance içtim.", "5 trajenta aldım.", "8 parol içtim.",
      "Metformin 2000 aldım.", "2 metformin aldım.", "Eczaneden 8 tane metformin aldım.",
      "3 kutu glifor aldım.", "Doktor çocuğa metformin verdi.", "2 hap içip yattım.",
      "Kızım metformin 500 içti.", "Geçen yıl 20 hap içmişti.", "Hapımı içip 20 dakika yürüdüm.",
      "20 jardiance aldım.", "45 metformin aldım.", "Dün 4 bugün 4 metformin içtim.",
      "Bu ay 30 tane metformin aldım.", "Metformin 850 içip 8 ünite lantus yaptım.",
      "Amaryl 4 içtim.",
    ],
    condition: \.isTooManyPills)

  static let poisoning = Situation(
    code: .poisoning, text: Texts.poisoning, source: centre,
    raisedBy: [
      "Çocuk deterjan içti.", "Yanlışlıkla çamaşır suyu içtim.", "Mantardan zehirlendik.",
      "Asit içtim.", "Oğlum sülfürik asit yuttu.", "Oğlum folik asit şişesini içti.",
      "Folik asit içtim, oğlum da tuvalet asidi içti.", "Çocuk salisilik asit içti.",
      "Folik asit sanıp asit içmiş.",
    ],
    notRaisedBy: [
      "Deterjan aldım.", "Çamaşır suyu bitti, listeye ekle.", "Folik asit içtim.",
      "Alfa lipoik asit içtim sabah.", "Folik asit içtim mi bugün?",
    ],
    condition: { $0.holds(.poison) || $0.holds(.acid) && !$0.isMedicineOnly })

  static let selfHarm = Situation(
    code: .selfHarm, text: Texts.selfHarm, source: "WHO, mhGAP guideline 2023",
    raisedBy: [
      "Artık yaşamak istemiyorum.", "Uyuyup bir daha uyanmamak istiyorum.",
      "Ben olmasam herkes daha rahat eder.", "Artık kimseye yük olmak istemiyorum.",
      "Bu dünyadan gitmek istiyorum.", "Hapları masaya dizdim, bakıyorum.", "Öleyim de kurtulayım.",
      "İnsülinin hepsini yapıp uyumak istiyorum.", "Keşke hiç uyanmasam.",
      "Bütün insülini yapıp bitireceğim.", "İnsülinin hepsini yapıp bitireceğim bu işi.",
      "Yaşamak için sebep kalmadı.", "İntihar etmeyi planlıyorum.", "Kendimi asmayı düşünüyorum.",
      "Hayatımı bitirmeyi planlıyorum.", "Balkondan atlamayı düşünüyorum.",
      "Bütün ilaçları içmeyi planlıyorum.",
      "Hepsini birden yapıp bu defteri kapatmayı düşünüyorum.",
    ],
    notRaisedBy: [
      "Tatlısız yaşamak istemiyorum.", "Açlıktan ölüyorum.", "Bu diyet beni öldürecek.",
      "Parmağımı kestim, ölçüm yaparken.", "Sabah uyanmak ne zor.", "Haplarımı kutuya dizdim.",
      "Uyumak istiyorum, yorgunum.", "Kalan insülini yapıp yeni kaleme geçeceğim.",
    ],
    condition: { $0.holdsWhenever(.selfHarm) && !$0.isIdiomOfDeath || $0.isFarewell })

  static let carbonMonoxide = Situation(
    code: .carbonMonoxide, text: Texts.carbonMonoxide,
    source: "WHO, indoor air quality: selected pollutants 2010 (carbon monoxide); " + centre,
    raisedBy: [
      "Soba yaktık, başımız dönüyor.", "Mutfakta gaz kokusu var.", "Karbonmonoksit alarmı çalıyor.",
      "Şofbeni açtım, midem bulanıyor, başım ağrıyor.", "Baca tepti, annem kusuyor.",
    ],
    notRaisedBy: [
      "Mangal yaptık, köfte yedik, midem bulanıyor.", "Sobayı yaktık, oturuyoruz.",
      "Karbonmonoksit zehirlenmesi nedir?", "Gaz kokusu yok.",
      "Başım dönüyor, kombi bozuk değil mi?",
    ],
    condition: \.isOfGas)
}

extension EmergencyScene {
  /// All the tablets or the insulin there were, and a goodbye: `haplarımın hepsini içtim, elveda`.
  fileprivate var isFarewell: Bool { holds(.tookAll) && utterance.has("farewell") }

  /// Gas that is smelt, or what is felt beside a stove: not after a barbecue that was eaten.
  fileprivate var isOfGas: Bool {
    if holds(.gasLeak) { return true }
    return utterance.has("gas.source") && holds(.gasSign) && !utterance.has("gas.eaten")
      && (!utterance.asks || holds(.help))
  }

  /// Whether the acid is a medicine's or vitamin's, taken by somebody grown and not by mistake.
  fileprivate var isMedicineOnly: Bool {
    holds(.acidOfMedicine) && !utterance.has("poison.inDoubt")
  }
}
