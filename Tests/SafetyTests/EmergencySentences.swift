/// Sentences of people who need help now, by the code of their emergency; `||` parts messages.
enum EmergencySentences {
  /// An adversarial tester's, all missed before.
  static let tried = """
    severeLow: meyve suyu içtim hala 46; şkerim 42; sekrim 39; skerim 40; şekerm 44 titriyorm
    severeLow: bg 44; AKŞ 48; 15 dakika oldu hala 52; az önce 45ti şimdi 43; şu an 50; 43 geldi
    severeLow: 43'e indi düşmeye devam ediyor; bu sabah 45 ti hala 47; şeker yedim hala 50
    severeLow: şekerim çok düştü yalnızım; şekerim çok düşük evde kimse yok; şekerim dibe vurdu
    severeLow: şekerim yerlerde elim ayağım titriyor; şekerim hızla düşüyor; hipogliseme girdim
    severeLow: glukometre lo yazdı; 65 düşüyor titriyorum; 56 ve hızla düşüyor
    severeLow: 60 çift ok aşağı; kızım gece 45 uyandırayım mı
    severeLow: oğlum 50 altında uyuyor uyandırsam mı; libre düşük diyor 50 altı
    severeLow: annem abuk sabuk konuşuyor şekeri düşmüş
    unconscious: babam yere yığıldı; anam yığıldı galdı; babam yerde yatıyor kıpırdamıyor
    unconscious: annem kendine gelmiyor; annem düştü kalkmıyor; annem şuursuz yatıyor
    unconscious: seslendim duymuyor hareket etmiyor annem; annem kaskatı kesildi
    unconscious: uyandırmaya çalışıyorum uyanmıyor; çağırıyorum cevap vermiyor şeker hastası
    unconscious: annemin şekeri 44 || cevap vermiyor; şeker komasına girdi annem
    unconscious: nabzını bulamıyorum annemin; eşim morardı; gözleri kaydı babamın
    unconscious: babamın gözleri döndü ağzı köpürdü; ağzı köpürüyor; abim yerde titriyor
    unconscious: annem fenalaştı
    possibleLow: bayılmak üzereyim; bayılıcam galiba; kalbim çok hızlı atıyor bayılacağım
    possibleLow: içim geçiyor elim titriyo
    ketoacidosis: sekerim 420 nefes nefeseyim; nefesim meyve gibi kokuyor şekerim 390
    ketoacidosis: ağzım oje sökücü gibi kokuyor; idrarda 4 artı keton
    ketoacidosis: insülinim bitti kusuyorum; insülin yapmayı unuttum 2 gündür kusuyorum
    ketoacidosis: kusup duruyorum insülin yapamıyorum
    chestPain: göğsüme öküz oturmuş gibi; çeneme vuran bir ağrı var göğsümde
    chestPain: sırtıma ve çeneme vuran ağrı var; göğsüm acıyor; babam göğsünü tutuyor
    chestPain: bağrım yanıyor kolum uyuşuyor
    stroke: kelimeleri söyleyemiyorum; yüzümde kayma var; elim tutmuyor bardağı düşürdüm
    stroke: bir gözüm görmüyor; gözüm görmüyor aniden
    insulinOverdose: 100 ünite novorapid yaptım; hızlı etkiliden 30 ünite vurdum yanlışlıkla
    insulinOverdose: hızlıyla uzunu karıştırdım 40 ünite vurdum; 4 ünite yapacağıma 40 yapmışım
    insulinOverdose: 4 ünite yapacaktım 14 yaptım; 40 ünite yapmışım 4 yerine
    insulinOverdose: 28 lantus yerine 28 novorapid yaptım
    insulinOverdose: lantusu novorapid sanıp 28 ünite vurdum
    insulinOverdose: pompadan 20 ünite yanlışlıkla gitti
    insulinOverdose: iğnemi yaptım mı hatırlamıyorum tekrar yaptım
    insulinOverdose: çocuk benim insülinimi kendine vurmuş
    drugOverdose: torunum benim şeker ilacımdan yutmuş
    drugOverdose: oğlum babaannesinin şeker haplarını yutmuş; 10 tane diamicron içtim
    drugOverdose: 20 tane hap içtim; şeker hapından 5 tane içtim yanlışlıkla
    drugOverdose: annem şeker hapını iki kere içmiş; 2 katı ilaç içtim yanlışlıkla
    selfHarm: keşke ölsem; keşke uyusam da uyanmasam; yaşamanın anlamı kalmadı bitsin istiyorum
    selfHarm: bunaldım her şeye son vermek istiyorum; insülin yapmıyorum ölmek için
    selfHarm: insülin vurmayıp ölmeyi bekleyeceğim
    choking: kızım boğuluyor lokma kaçtı; lokma boğazına kaçtı morardı; babam boğuluyor
    choking: boğuluyorum
    breathless: fıstık yedim boğazım kapanıyor; dudağım şişti nefesim daralıyor
    breathless: nefes alamıyorum; nefes alamiyorum dudaklarım şişti
    breathless: dilim şişti nefes alamıyorum fıstık yedim; boğazım şişti yutkunamıyorum
    breathless: arı soktu nefes alamıyorum
    poisoning: çamaşır suyu içti çocuk; zehirlendim galiba kusuyorum
    help: ambulans çağırın; yardım edin
    """

  /// Written before the rules were changed for the tester's.
  static let own = """
    severeLow: şekrim 43; şekeirm 46 titriyorum; sekerm 37; şekrm 45; seekrim 41; şejerim 44
    severeLow: şekerim kırk yedi oldu şu an; bg 39 cikti; TŞ 49; tks 48 titriyorum
    severeLow: ayran içtim hala 44; bal yedim yine de 49; iki küp şeker attım hâlâ 47
    severeLow: 20 dakika geçti hala 50; şimdi de 48; şimdi 43 oldu; 47'ye indi
    severeLow: demin 50 şimdi 46; şekerim kırkın altında; şekerim ellinin altına düştü
    severeLow: şekerim 45 kızım 12 yaşında evde; şekerim dip yaptı
    severeLow: şekerim yerlerde sürünüyor terledim; kan şekerim hızla aşağı iniyor
    severeLow: şekerim çakıldı; şekerim çok fena düştü tek başımayım
    severeLow: şekerim aşırı düşük yanımda kimse yok; hipoya girmek üzereyim
    severeLow: hipoglisemiye giriyorum sanırım; ölçüm aleti LO dedi
    severeLow: sensör low uyarısı veriyor titriyorum; 63 ve düşmeye devam ediyor
    severeLow: 67 iki ok aşağı titreme başladı
    severeLow: kızımın sensörü 49 gösteriyor uyanmıyor mu bilmiyorum
    severeLow: oğlum gece 44 oldu şimdi ne yapayım; babamın şekeri düştü saçma sapan konuşuyor
    severeLow: annem ne dediğini bilmiyor şekeri düşük; eşimin şekeri 41 sayıklıyor
    severeLow: şekerim 45 || 10 dakika sonra 49; şekerim 47 || şimdi 51; şekerim 50 || hala 48
    severeLow: şekerim 52 || 44 oldu; şekerim 61 || 53 oldu; glikozum iki buçuk mmol
    severeLow: dedemin şekeri 38'e inmiş; nabzım 110 şekerim 46; şekerim 44 tansiyonum 10 a 6
    unconscious: annem merdivende yığılıp kaldı; eşim olduğu yere yığıldı
    unconscious: babam yerde hareketsiz yatıyor; kardeşim kımıldamıyor ses vermiyor
    unconscious: kocam kendine gelemiyor; annem ayılmıyor
    unconscious: babam yere düştü kalkamıyor cevap vermiyor; kızım uyandıramadım bir türlü
    unconscious: dürtüyorum uyanmıyor eşim; bağırıyorum duymuyor babam yerde
    unconscious: oğlumun gözleri kaydı kasılıyor; ninemin gözleri geriye kaydı
    unconscious: ağzından salya köpük geliyor babamın; kızımın ağzı köpürdü titriyor
    unconscious: eşim morarmaya başladı; bebeğim morardı nefes almıyor
    unconscious: nabzını alamıyorum dedemin; nabız yok babamda; annem şuurunu yitirdi
    unconscious: şeker komasına girdi sanırım babam; abim yere düştü titriyor
    unconscious: oğlum okulda bayılmış; hanım yığıldı yere; kayınpederim fenalaştı yere düştü
    unconscious: annem hiç tepki vermiyor; dedem donup kaldı tepki vermiyor
    unconscious: amcam nefes almıyor gibi; arkadaşımın şekeri düşmüş kendinde değil
    unconscious: annemin şekeri 42 || uyanmıyor; babamın şekeri düştü || tepki vermiyor
    unconscious: misafirlikte teyzem bayılıp düştü; oğlum boğuluyor nefes alamıyor
    possibleLow: bayılmak üzereyim galiba; bayılıyorum galiba
    possibleLow: şu an bayılacağım gözlerim kararıyor; içim geçiyor terliyorum
    possibleLow: elim ayağım titriyor gözüm kararıyor
    ketoacidosis: şekerim 400 soluk soluğayım; şekerim 370 nefesim daralıyor kusacağım
    ketoacidosis: ağzım aseton gibi kokuyor; nefesim oje gibi kokuyor
    ketoacidosis: nefesimde çürük meyve kokusu var şekerim 350; idrarımda 3 artı keton çıktı
    ketoacidosis: keton dört çıktı kusuyorum; insülinim kalmadı kusmaya başladım
    ketoacidosis: iki gündür insülin yapmadım kusuyorum
    ketoacidosis: insülin pompam çalışmıyor kusuyorum karnım ağrıyor
    ketoacidosis: kızımın şekeri 390 kusuyor
    veryHigh: şekerim 430 çok susuyorum halsizim; şekerim 620; glukometre HI yazdı
    chestPain: göğsümde dayanılmaz bir ağrı var; göğsüme bir ağırlık çöktü
    chestPain: göğsüm sıkışıyor soğuk ter döktüm; sol koluma doğru ağrı vuruyor
    chestPain: çeneme vuran ağrım var; babam göğsünü tuttu yere çöktü; göğsüme taş oturmuş gibi
    chestPain: eşimin göğsü ağrıyor terliyor; kalp krizi geçiriyor olabilirim
    stroke: annemin ağzı çarpıldı; yüzümün bir tarafını hissetmiyorum
    stroke: dedemin sol tarafı tutmuyor; babam konuşamıyor ağzı kaydı
    stroke: kelimeleri bulamıyorum dilim dolaşıyor; sağ elim tutmuyor birden kalem düştü
    stroke: bir gözüm aniden görmez oldu; sol gözüm birden karardı görmüyor
    stroke: konuşurken kelimeleri toparlayamıyorum; kolumu kaldıramıyorum yüzüm uyuştu
    insulinOverdose: 150 ünite humalog vurdum; 5 ünite yapacakken 50 yaptım
    insulinOverdose: 6 yapacağıma 16 ünite vurdum; 30 ünite novorapid yapmışım 3 yerine
    insulinOverdose: lantus diye novorapid vurdum 24 ünite
    insulinOverdose: uzun etkili sanıp hızlıdan 20 ünite bastım
    insulinOverdose: gece insülini yerine hızlıyı yapmışım
    insulinOverdose: insülin yaptığımı unutmuşum bir daha vurdum
    insulinOverdose: yanlışlıkla 20 ünite hızlı etkili vurdum
    insulinOverdose: oğlum iğnemi alıp kendine batırmış insülin gitmiş
    insulinOverdose: çocuk insülin kalemini kendine vurdu
    insulinOverdose: pompa bir anda 15 ünite bastı yanlışlıkla; annem iğnesini iki defa vurmuş
    insulinOverdose: kalemi karıştırmışım uzun yerine kısa vurdum; bütün kalemi bastım
    drugOverdose: 15 tane metformin içtim; torunum hapımı yutmuş
    drugOverdose: kızım dedesinin ilaçlarını içmiş; yarım kutu hap yuttum
    drugOverdose: babam ilacını üç kere içmiş; tansiyon ilacımı yanlışlıkla iki kere içtim
    drugOverdose: bir şişe ilaç içtim; diamicron'dan 6 tane içmişim
    selfHarm: keşke hiç uyanmasam; keşke ölseydim; bu hayata son vermek istiyorum
    selfHarm: yaşamak için bir sebebim kalmadı ölmek istiyorum; artık yaşamanın bir anlamı yok
    selfHarm: insülinimi yapmayıp ölmek istiyorum; kendimi öldüreceğim
    selfHarm: hayatıma son vermeyi düşünüyorum; yaşamak istemiyorum artık
    selfHarm: her şey bitsin istiyorum dayanamıyorum; bütün hapları içip ölmek istiyorum
    breathless: nefes alamıyorum çok kötüyüm; dilim ve dudaklarım şişti
    breathless: arı soktu boğazım şişiyor; fındık yedim boğazım daralıyor
    choking: babamın boğazına et kaçtı; bebeğin boğazına bir şey kaçtı
    choking: yemek boğazımda kaldı nefes alamıyorum
    poisoning: çocuk deterjan içti; oğlum çamaşır suyu içmiş
    poisoning: zehirlendim galiba sürekli kusuyorum
    help: ambulans gönderin; ambulans çağırın lütfen; yardım edin ölüyorum; imdat
    """

  /// Written after the rules, to see how far they reach.
  static let fresh = """
    severeLow: şeketim 44; sekeirm 38 ne yapayım; portakal suyu içtim gene 50
    severeLow: 10 dk geçti hala 53; şu anda 47 terliyorum; 48 e indi titremeye başladım
    severeLow: şekerim yere çakıldı; şekerim çok hızlı düşüyor
    severeLow: şekerim süratle düşüyor korkuyorum; şekerim bayağı düştü elim ayağım tutmuyor
    severeLow: cihazım LO verdi; libre low yazdı; babaannemin şekeri çok düştü yetişin
    severeLow: eşim şekeri düştü beni tanımıyor; şekerim 44 || 15 dakika geçti 47
    severeLow: şekerim 50 || çikolata yedim || hala 49; glikozum 44
    unconscious: kayınvalidem mutfakta yığılmış; annem banyoda düşmüş kalkamıyor cevap vermiyor
    unconscious: babama sesleniyorum tepki yok; kızım kıpırdamıyor; eşim gözlerini açmıyor
    unconscious: dedem soluk almıyor; kardeşim bayılıp yere düştü; oğlum kasılmaya başladı
    unconscious: annemi uyandıramadım kan ter içinde; arkadaşımın ağzından köpükler geliyor
    unconscious: babamın dudakları morardı; komşumuz şeker komasına girdi
    unconscious: ablam şuurunu kaybetti; adam yere yığıldı
    possibleLow: bayılacak gibiyim; şimdi bayılacağım galiba
    ketoacidosis: şekerim 380 sürekli kusuyorum nefes nefese kaldım; pompam tıkanmış kusuyorum
    ketoacidosis: insülinim yok üç gündür kusuyorum; ketonum yüksek çıktı
    chestPain: göğsüme bıçak saplanıyor gibi; göğsümde yanma ve baskı hissediyorum
    chestPain: göğsüm çok kötü ağrıyor; göğsümün üstüne biri oturmuş gibi
    chestPain: kalp krizi geçiriyoruz galiba babam
    stroke: annemin ağzı bir tarafa kaydı; babamın sağ kolu tutmuyor; birden konuşamaz oldum
    stroke: aniden sol tarafım uyuştu; bir anda gözüm görmez oldu
    insulinOverdose: 120 ünite novorapid vurmuşum; 8 yerine 18 ünite yaptım
    insulinOverdose: 3 ünite vuracaktım 30 vurdum; tresiba yerine fiasp yapmışım
    insulinOverdose: iğnemi yapmıştım unutup bir daha yaptım
    insulinOverdose: yanlışlıkla iki doz insülin yaptım
    insulinOverdose: kısa etkiliyi uzun sanıp 26 ünite yaptım
    drugOverdose: bir avuç hap içti; oğlum ilaçlarımı yutmuş; 12 tane metformin içmiş annem
    drugOverdose: haplarının hepsini içmiş
    selfHarm: ölmek istiyorum dayanamıyorum; keşke hiç doğmasaydım; yaşamak istemiyorum bıktım
    selfHarm: hepsini vurup öleceğim
    breathless: nefes almakta zorlanıyorum; boğazım kapanıyor gibi
    breathless: dudaklarım şişti nefesim kesiliyor
    choking: çocuğun boğazına leblebi kaçtı; boğazıma kılçık takıldı nefes alamıyorum
    poisoning: torunum deterjan yuttu; yanlışlıkla çamaşır suyu içtim
    help: 112'yi arayın; ambulans lazım
    """
}
