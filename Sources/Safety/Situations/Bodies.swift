import Analysis

extension Situation {
  static let unconscious = Situation(
    code: .unconscious, text: Texts.unconscious,
    source: "ERC Guidelines, first aid 2021; ADA, Standards of Care in Diabetes 2025, section 6",
    raisedBy: [
      "Annemi uyandıramıyorum, kaynak var mı?", "Dedem uyandırılamıyor, terlemiş.",
      "Annem bayıldı, uyandıramıyorum!", "Komşum lavaboda düştü, ses vermiyor.",
      "Kerem yerde yatıyor, cevap vermiyor.", "Oğlum nöbet geçiriyor.",
      "Dişlerini kitledi, kolu bacağı atıyor.",
      "Babamın bilinci kapalı.", "Yutamıyor, şekeri düştü, bal vereyim mi?",
      "Dudakları morardı, uyandıramıyorum.", "Ada'yı uyandıramıyorum, şekeri 39.",
      "Kızım uyanmıyor, sensör 41.",
    ],
    notRaisedBy: [
      "İmam bayıldı yedim.", "Köpeğim bayıldı.", "İşler yığıldı.", "Baklavaya bayılıyorum.",
      "Bilinci kapalıysa ne yapılır?", "Çocukken havale geçirmişim.", "Gece nöbetindeyim.",
      "Kızım bana küstü, cevap vermiyor.", "Dizide adam komaya girdi.",
      "Bebeğim bu saatte uyanmıyor mu?", "Çocukları okula uyandıramıyorum.",
    ],
    condition: \.isUnconscious)

  static let chestPain = Situation(
    code: .chestPain, text: Texts.chestPain,
    source: "ESC, acute coronary syndromes 2023",
    raisedBy: [
      "Göğsüm sıkışıyor, sol koluma vuruyor.", "Göğsümde baskı var, terliyorum.",
      "Göğsümün ortasında ağrı var.",
      "Lütfen yazın, göğsüm ağrıyor.", "O zaman göğsüm ağrıyor ne yapayım.",
    ],
    notRaisedBy: [
      "Tavuk göğsü yedim.", "Göğüs ağrısı neden olur?", "Kalbim kırıldı.", "Dün göğüs çalıştım.",
    ],
    condition: \.isOfTheHeart)

  static let stroke = Situation(
    code: .stroke, text: Texts.stroke, source: "AHA/ASA, acute ischaemic stroke 2019",
    raisedBy: [
      "Hanımın bir yarısı tutmuyor, ağzı eğildi.",
      "Annemin yüzü kaydı, kolunu kaldıramıyor.", "Birden konuşamaz oldum.",
      "Babamın sağ kolu tutmuyor.", "Bir gözüm birden görmez oldu, geçer mi?",
      "Birden görmemeye başladım.",
    ],
    notRaisedBy: [
      "Kolum kalkmıyor spordan.", "İnme riski nedir?", "Babam beş yıl önce felç geçirdi.",
      "Dilim sürçtü, 140 diyecektim.",
    ],
    condition: { $0.isStroke && !$0.isLow })

  static let choking = Situation(
    code: .choking, text: Texts.choking, source: "ERC Guidelines, first aid 2021",
    raisedBy: ["Babamın boğazına et kaçtı.", "Bebeğin boğazına bir şey kaçtı."],
    notRaisedBy: ["Boğazda balık yedik.", "Dert boğazıma kadar geldi."],
    condition: { !$0.isAcidotic && $0.isChoking })

  static let breathless = Situation(
    code: .breathless, text: Texts.breathless, source: "EAACI, anaphylaxis 2021; ERC 2021",
    raisedBy: [
      "Nefes alamıyorum.", "Astımım var, nefes alamıyorum.", "Nefesim daraldı.",
      "Nefes darlığım var.", "Arı soktu, boğazım şişiyor.",
      "Dilim kabardı, boğazım kilitleniyor.",
    ],
    notRaisedBy: [
      "Nefesim kesildi manzaradan.", "Dilim şişti, ısırdım.", "İşten nefes alamıyorum.",
      "Astımım var, nefes darlığım var.",
    ],
    condition: { !$0.isAcidotic && $0.isBreathless })

  static let bleeding = Situation(
    code: .bleeding, text: Texts.bleeding, source: firstAid,
    raisedBy: [
      "Elimi kestim, kan durmuyor.", "Burnum kanıyor, durmuyor.", "Kanaması durmuyor annemin.",
      "Bacağından oluk oluk kan akıyor.",
    ],
    notRaisedBy: [
      "Parmağımı deldim, kan çıkmıyor.", "Burnum kanadı, durdu.", "Kan tahlili verdim.",
      "Kanamayı durduran ilaç var mı?", "Dün elimi kestim, kan durmadı, diktiler.",
    ],
    condition: { $0.holds(.bleeding) && !$0.isPregnant && !$0.isExpecting })

  static let headInjury = Situation(
    code: .headInjury, text: Texts.headInjury, source: "NICE NG232, head injury 2023; " + firstAid,
    raisedBy: [
      "Düştüm, kafamı vurdum.", "Annem banyoda düşüp başını çarptı.", "Çocuk kafa üstü düştü.",
    ],
    notRaisedBy: [
      "Güneş başıma vurdu.", "Kafayı vurup yattım.", "Geçen yıl kafamı vurmuştum.",
      "Kafamı vurmadım.", "Kafa üstü düşersem ne olur?",
    ],
    condition: { $0.holds(.headStruck) })

  static let burn = Situation(
    code: .burn, text: Texts.burn, source: firstAid + " (cooling with running water)",
    raisedBy: [
      "Çocuğun üstüne kaynar su döküldü.", "Çaydanlık devrildi, ayağım haşlandı.",
      "Ayağıma kızgın yağ sıçradı.",
    ],
    notRaisedBy: [
      "Yumurtaları haşladım.", "Çaydanlık devrildi, yeniden demledim.",
      "Sıcak suyu bardağa döktüm.",
      "Yemek yandı.",
    ],
    condition: { $0.holds(.burnt) && $0.utterance.has("burnt.whose") })

  static let confusion = Situation(
    code: .confusion, text: Texts.confusion,
    source:
      "AHA/ASA, acute ischaemic stroke 2019; ADA, Standards of Care in Diabetes 2025, section 6",
    raisedBy: [
      "Kocam saçma sapan konuşuyor.", "Dedem konuşmuyor, bakmıyor.",
      "Kocam sarhoş gibi konuşuyor, içki içmedi.", "Annem beni tanımıyor.",
    ],
    notRaisedBy: [
      "Kocam maçtan sonra saçma sapan konuşuyor.", "Babam demans, beni tanımıyor.",
      "Oğlum uykusunda sayıklıyor.", "Kardeşimle küsüz, konuşmuyor, bakmıyor.",
      "Eşim şekeri düşünce saçmalıyor.",
    ],
    condition: \.isConfusedOther)

  private static let firstAid = "ERC Guidelines, first aid 2021"

  static let helpCalled = Situation(
    code: .help, text: Texts.helpCalled,
    source: "112 Acil Çağrı Merkezi; ERC Guidelines, first aid 2021",
    raisedBy: [
      "112'yi aradım.", "Ambulans çağırdım geliyor, sağ ol.", "112'yi aradık geliyorlar.",
      "Ambulansı aradım.", "Kızım bayıldı. || 112yi aradım.",
    ],
    notRaisedBy: ["Ambulans sesi duydum.", "Annemi aradım.", "Ambulans aramadım."],
    condition: { $0.holds(.helpCalled) && !$0.holds(.helpFails) })

  static let help = Situation(
    code: .help, text: Texts.help, source: "112 Acil Çağrı Merkezi",
    raisedBy: [
      "Ambulans gönderin!", "İmdat!", "Yardım edin, ölüyorum.", "Acil!",
      "112'yi arayayım mı?", "112'yi aradım kimse açmıyor.", "Ambulans çağırdım gelmedi.",
    ],
    notRaisedBy: [
      "Ambulans sesi duydum.", "Yardım et, ne pişirsem?", "İmdat, mutfakta ne yapsam?",
      "Acil bir şey değil.",
    ],
    condition: \.callsForHelp)
}
