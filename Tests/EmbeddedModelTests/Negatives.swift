/// Sentences that must not write anything, by why.
enum Negatives {
  static let all: [String: [String]] = [
    "questions": [
      "Elmada kaç karbonhidrat var?", "Bir dilim ekmek kaç kalori?", "Bugün ne yedim?",
      "Bugün iki yumurta mı yedim?", "Kahvaltıda süt içtim mi?", "Şekerim kaç?",
      "Şekerim 180 olursa yüksek mi?", "Muz yiyebilir miyim?", "Elma yesem mi?",
      "Akşam makarna yesem olur mu?", "Kaç dilim ekmek yemeliyim?", "Baklava şekeri yükseltir mi?",
      "Listede süt var mı?", "Hedefim kaçtı?", "Dün kaç bardak su içtim?",
      "112 mg/dL normal mi?", "Simit mi poğaça mı daha çok karbonhidrat içerir?",
      "Yoğurt mu ayran mı içsem?", "Bu hafta kaç kez spor yaptım?", "En son ne zaman ölçtüm?",
    ],
    "negations": [
      "Bugün ekmek yemedim.", "Süt içmedim.", "Kahvaltı yapmadım.", "Hiç tatlı yemedim.",
      "Ne ekmek ne pilav yedim.", "Akşam yemeği yemedim.", "Öğlen bir şey yemedim.",
      "Bugün şekerimi ölçmedim.", "İlacımı almadım.", "Bugün yürümedim.",
      "Dün gece uyuyamadım.", "Baklavaya elimi sürmedim.", "İki dilim ekmek yemedim.",
      "Kahve içmedim, çay da içmedim.", "Öğle yemeğini atladım.",
    ],
    "wishes": [
      "Canım baklava çekiyor.", "Canım çok fena künefe çekti.", "Keşke pizza yeseydim.",
      "Künefe istiyorum.", "Şimdi bir simit olsa da yesem.", "Keşke şekerim 100 olsa.",
      "Bir kahve içsem ne güzel olurdu.", "Dondurma yemek isterdim.", "Mantı özledim.",
      "İki dilim pasta yiyesim var.",
    ],
    "plans": [
      "Yarın pizza yiyeceğim.", "Akşama makarna yapacağım.", "Yarın sabah simit alırız.",
      "Birazdan bir elma yiyeceğim.", "Öğlen köfte yemeyi düşünüyorum.",
      "Akşam mantı yiyecektim ama vazgeçtim.", "Yarın 30 dakika yürüyeceğim.",
      "Az sonra şekerimi ölçeceğim.", "Haftaya diyete başlıyorum.", "Akşam yoğurt yerim.",
      "Pazartesi kan tahlili vereceğim.", "İki saat sonra ilacımı alacağım.",
    ],
    "hearsay": [
      "Komşu iki tabak mantı yemiş.", "Tavuk yemek şekeri düşürürmüş.",
      "Tarçın şekeri düşürür diyorlar.", "Doktor günde iki elma ye dedi.",
      "Arkadaşım ekmek yemeyi bırakmış.", "Televizyonda gördüm, bal şekeri yükseltmezmiş.",
      "Ayşe her sabah yulaf yiyormuş.", "Bir yazıda 5 ceviz yiyin diyordu.",
    ],
    "other lists": [
      "Okunacak kitaplar listesine Kürk Mantolu Madonna'yı ekle.", "Çalma listeme üç şarkı ekle.",
      "Yapılacaklar listeme cam silmeyi yaz.", "Bavul listesine şemsiye ekle.",
      "Davetliler listesinden Zeytin ailesini çıkar.", "İzleme listeme Bal filmini at.",
    ],
    "other subjects": [
      "Bizim kedi sütünü içti.", "Köpeğim bütün köfteleri yedi.", "Tavuklar buğdayı bitirdi.",
      "Papağan iki fındık yedi.", "Kuşlar ekmekleri yemiş.", "Saksıdaki çiçek suyu içti.",
    ],
    "other things": [
      "Çayın bardağı elli lira olmuş.", "Kirazın kilosu 80 lira.", "Elma gibi yanakları vardı.",
      "Bahçeye üç kök domates diktik.", "Arabaya beş litre su koydum.", "Telefonum çorbaya düştü.",
      "Fenerbahçe 82-75 kazandı.", "Marula ilaç attık sabah.", "Sırtımdaki yük limon ağırlığında.",
      "Bisikletin lastiği indi.", "Toplantı bir buçuk saat sürdü.", "Zeytin dalı uzattı.",
      "Nar Ağacı'nı bitirdim, çok güzeldi.", "Rüyamda üç dilim baklava yedim.",
      "Oyunda iki elma yedim, seviye atladım.", "Portakal Çiçeği şarkısını aç.",
      "Biber dolması belgeselini oynat.", "Kahve makinesini yedide çalıştır.",
      "Çay demle iki bardaklık.", "Rengi vişne çürüğü bir kapı boyattık.",
    ],
    "reminders of other things": [
      "Yarın kirayı yatırmayı hatırlat.", "Saat beşte çocuğu almayı hatırlat bana.",
    ],
    "idioms": [
      "Bugün trafikte ceza yedim.", "Müdürden fırça yedim.", "Kazık yedim.", "Dayak yedim.",
      "Kafayı yedim bugün.", "Sigara içtim.", "Ant içtim.", "Maçta iki gol yedik.",
      "Azar yedim.", "Başımın etini yedi.", "Zaman yedi bu iş.",
    ],
    "other": [
      "Bugün hava nasıl?", "Bir fıkra anlat.", "Merhaba", "Teşekkürler", "Görüşürüz",
      "Türkiye'nin başkenti neresi?", "Saat kaç?", "Araba 120 ile gidiyordu.",
      "Telefonumun şarjı yüzde 40.", "Otobüs 15 dakika gecikti.", "Faturam 350 lira geldi.",
      "Kitap okudum.", "Maç 2-1 bitti.", "Annem aradı.", "Toplantı 14.30'da.",
      "Ekmek kızartma makinesi bozuldu.", "Kızımın sınavından 85 aldı.", "asdf qwer", "…", "?!",
      "Elma bahçesi gezdik.", "Çay bahçesinde oturduk.", "Portakal rengi bir kazak aldım.",
    ],
  ]
}
