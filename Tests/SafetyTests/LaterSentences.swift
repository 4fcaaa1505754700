/// Sentences that were written after the rules, to see how far they reach; `;` parts them.
enum LaterSentences {
  static let urgent = """
    insulini fazla kaçırdım galiba 20 yerine 40 çektim; humalogu yanlışlıkla iki doz yaptım
    gece iğnesiyle gündüz iğnesini karıştırmışım; tansiyon hapımı şeker hapı sanıp 3 tane içtim
    amaryl'i iki tane birden içmişim; babam bütün ilaçlarını bir kerede yutmuş
    kızım şeker ilaçlarımdan bir avuç yutmuş; 300 ünite apidra bastım
    yanlış kalemle yaptım iğneyi; 8 yapacaktım 80 yaptım; üç gündür insülinsizim tip 1'im
    insülinim kırıldı elimde başka yok tip 1 diyabetim var; pompam bozuldu yedek insülinim yok
    insülinim bozulmuş galiba sıcakta kaldı, şekerim 380 kusuyorum; şekerim dip yaptı yine
    ellerim titriyor soğuk soğuk terliyorum; gözüm kararıyor ayakta duramıyorum
    kendimde değilim gibi terden sırılsıklamım; cihaz 41 gösterdi; ölçtüm 47
    51 çıktı titreme var; şekerim elli altı kalbim çarpıyor; hipo geldi galiba; yine hipo
    şekerim aşağı iniyor hızlı; HI yazdı; alet high gösteriyor
    şekerim ölçülemeyecek kadar yüksek; keton 3 artı; ketonum yüksek 2.8
    hamileyim idrarda keton çıktı kusuyorum; şekerim 70 ama ketonum 2; nefesim aseton gibi
    eşim yere düştü kalkmıyor sesleniyorum cevap yok; annem ağzı köpürerek titriyor
    oğlum bayıldı şekeri kaç bilmiyorum; babamı uyandıramıyoruz; kolum uyuştu göğsüm sıkışıyor
    konuşamıyor yüzü eğildi annemin; her şey bitse de kurtulsam; yaşamak bana yük artık
    bir daha sabah olmasın istiyorum; insülini boca edip uyusam hiç uyanmasam
    ölsem kimse fark etmez; kendime bir şey yapacağım korkuyorum
    fıstık yedim dudaklarım şişiyor nefes alamıyorum
    """

  static let calm = """
    insülinimi yaptım 20 ünite lantus; şekerim 95 çıktı sevindim; tansiyonum düştü biraz
    şekerim düştü mü acaba ölçeyim; şekerim 140'a düştü; hipo tedavisi nasıl yapılır
    dün gece hipo geçirdim ama iyiyim; doktor insülini kesti artık hap kullanıyorum
    insülinim bitmek üzere listeye ekle; kalemimi evde unuttum; iki kere ölçtüm 120 ve 125
    yürürken terledim; kahve içince kalbim çarpıyor; sıcaktan başım dönüyor; ölçtüm 147
    sensör alarmım 70'te çalıyor; hedefim 70 ile 140 arası; düşük şeker sınırım 60 olsun
    kreatinin 1,2 üre 45 çıktı; ateşim 38,5 oldu; tansiyon 90'a 60; kan grubum 0 rh pozitif
    ketonum 0,2; B12 değerim 45; demirim 30 çıktı; D vitaminim 18; TSH 2,5; nabzım 55
    oksijenim 97; 50 ekmek parası; saat 5'te 40 dakika yürüdüm
    arkadaşım hipo geçirince ne yapmalıyım; annemin şekeri genelde 60 oluyor sabahları
    geçen yaz 42'ye düşmüştü şekerim; metformin 1000 aldım; jardiance 25 içtim
    euthyrox 50 aldım; coraspin 100 kullanıyorum; ölüyorum sıcaktan; bu iş beni öldürecek
    hap kutumu düzenledim; ilaçlarımı kutuya dizdim haftalık; uyumak istiyorum çok yorgunum
    kimseye yük olmadan spor salonuna gittim; maç izlerken kalp krizi geçiriyordum
    keton ölçüm çubuğu alacağım; 600 ml su içtim; 650 adım; şekerim 250 ne yapayım
    çok düşük kalorili bir tarif ver; çok düşük yağlı peynir yedim
    """

  /// The sentences of a text, whose lines are filled.
  static func all(of text: String) -> [String] {
    text.split(whereSeparator: { $0 == ";" || $0.isNewline })
      .map { String($0.drop(while: \.isWhitespace)) }
  }
}
