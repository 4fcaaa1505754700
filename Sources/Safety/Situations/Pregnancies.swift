extension Situation {
  static let pregnancy = Situation(
    code: .pregnancy, text: Texts.pregnancy,
    source: "RCOG Green-top 57, reduced fetal movements 2011; NICE NG25, preterm labour 2015; "
      + "NICE NG133, pre-eclampsia 2019",
    raisedBy: [
      "Bebek hareketlerini hissetmiyorum, 30 haftalık gebeyim.", "Bebeğim dünden beri oynamıyor.",
      "Hamileyim, bebek kıpırdamıyor.", "Karnımdaki bebek hareket etmiyor.",
      "Gebeyim, kanamam var.", "34 haftalık hamileyim, suyum geldi.",
      "Hamileyim, başım çok ağrıyor, gözümde ışıklar çakıyor.",
      "Kanamam başladı, hamileyim, normal mi?",
      "29 haftalık hamileyim, karnım kasılıyor, erken mi?",
      "Suyum geldi.", "Hamileyim 32 haftalık, bebeğin hareketleri azaldı normal mi?",
      "32 haftalık gebeyim, bebek az kıpırdıyor.", "Hamileyim, bebek tekme atmıyor.",
      "Gebeyim, lekelenmem var.", "Gebeyim, iç çamaşırımda kan gördüm.",
      "Hamileyim, su gibi bir şey geliyor aşağıdan.", "Hamileyim, karnım çok ağrıyor.",
    ],
    notRaisedBy: [
      "Bebek hareketleri ne zaman hissedilir?", "Bebeğim yemek yemiyor.", "Gebeyim, şekerim 95.",
      "Bebeğim çok hareketli.", "Bebek hareketlerini hissediyorum artık.", "Oğlum top oynamıyor.",
      "Hamileyim, biraz başım ağrıyor.", "Diş etim kanıyor.", "Gebelikte kanama normal mi?",
      "Damacana suyum geldi.", "İçme suyum geldi.", "Karnım kasıldı gülmekten.",
      "Hamileyim, bebek tekme atıyor.", "Hamileyim, bebeğin hareketleri azalırsa kime gideyim?",
      "Gebelikte kanama oluyor mu?", "Hamileyim, kanamam yok.", "Lekelenmem var.",
      "Hamileyim, bebek odasını boyadık.",
    ],
    condition: \.isPregnancyAtRisk)

  static let footWound = Situation(
    code: .footWound, text: Texts.footWound,
    source: "NICE NG19, diabetic foot 2019; IWGDF guidelines 2023",
    raisedBy: [
      "Ayağımda siyah yara var.", "Ayak parmağım karardı.", "Topuğumdaki yaradan irin geliyor.",
      "Ayağımdaki yara kokuyor, ateşim var.", "Babamın ayak parmağı morardı.",
      "Ayağımda yara var, geçmiyor.", "Ayak parmağım morardı, ne yapmalıyım?",
      "Babamın ayağında yara çıktı.", "Ayağımda yara oldu, bugün fark ettim.",
      "Topuğumda yara var.",
      "Ayağımda yara çıktı. || Üç gündür varmış. || Ateşi 38,2.",
      "Ayağım morardı kokuyor, ateşim 39.", "Ayağımdaki yara siyahlaştı, geçer mi?",
    ],
    notRaisedBy: [
      "Ayak yarası neden olur?", "Ayağıma siyah çorap giydim.", "Ayağım su topladı.",
      "Yara bandı aldım.", "Siyah ayakkabı ayağımı vurdu.", "Elimde yara var.",
      "Ayağımda yara yok.", "Ayağımda yara izi var.", "Elimde yara çıktı. || Ateşim 38,2.",
      "Geçen yıl ayağımda yara vardı.", "Ayaklarım ağrıyor.",
    ],
    condition: \.isFootInPeril)
}
