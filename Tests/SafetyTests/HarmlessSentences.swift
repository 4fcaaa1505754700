/// Sentences of every day that hold the words of an emergency; `||` parts messages.
enum HarmlessSentences {
  /// An adversarial tester's, all taken for emergencies before.
  static let tried = """
    çok şükür insülinimi yaptım; fazla yedim 8 ünite yaptım; çok yemek yedim insülin yaptım
    fazla ekmek yedim insülinimi vurdum; çok geç insülin yaptım
    iki kere düşündüm insülinimi yaptım; lantus yerine tresiba verdi doktor
    yanlış anlama insülin yaptım; yanlış kalem almışım okula
    bugün tüm ilaçlarımı düzenli aldım; bütün ilaçlarımı bugün içtim
    eczaneden bir kutu ilaç aldım; bir kutu metformin aldım; eczaneden bütün ilaçlarımı aldım
    iki kutu ilaç aldım eczaneden; akşama imam bayıldı yaptım; annem imam bayıldı yapmış
    eşim imam bayıldıya bayılıyor; nöbete girdim bu akşam; nöbete başladım kahve içtim
    eşim nöbete girdi hastanede; komaya girmiş gibi uyudum; sıcaktan bayıldık
    herkes bayıldı yaptığım pastaya; çiçekler bayıldı susuzluktan; marul bayılmış buzdolabında
    soğanı bayıltıncaya kadar kavurdum; kendimden geçtim künefe yerken
    tatlıyı görünce kendimden geçiyorum; yutamadım lokmayı çok kuruydu
    oğlum konuşmuyor benimle küs; eşim konuşmuyor iki gündür küsüz
    kızım bana cevap vermiyor küstü; bebek uyanmadı hala uyuyor
    kocam hala uyanmadı pazar keyfi; babam uyanmadı daha kahvaltı hazırlıyorum
    telefonumun nefesi kesildi şarjı yok; kendimi kestim mutfakta bıçakla parmağımı
    yaşamak istemiyorum bu şehirde; hayatıma son verdiğim şey sigara oldu
    kendimi öldürsem o diyete uymam; kolum kalkmıyor spordan
    kalbim sıkışıyor sevgilimden ayrıldım; kalbim ağrıyor ayrılıktan
    """

  /// The tester's other idioms and near misses.
  static let all = """
    imam bayıldı yedim; akşama imam bayıldı yaptım; öğlen iki tane imambayıldı yedim
    bayıldım bu tatlıya; baklavaya bayıldım valla; bayıla bayıla yedim
    bayıla bayıla iki tabak mantı yedim; çocuk bayıla bayıla yedi çorbayı
    sütlacın tadına bayıldım; bu uygulamaya bayıldım; kokusuna bayıldım
    annemin köftesine bayılıyorum; kahveye bayılırım; çikolataya bayılan biriyim
    dondurmaya bayılıyor bizim kız; eşim imam bayıldıya bayılıyor
    sıcaktan bayılacağız bugün hava çok sıcak; sıcaktan bayıldık; açlıktan bayılıyorum ne yesem
    açlıktan bayılacağım yemek ne zaman hazır olur; açlıktan ölüyorum
    ölüyorum açlıktan bir simit yedim; gülmekten öldük; gülmekten bayıldım
    yorgunluktan ölüyorum; yorgunluktan bayılmışım koltukta uyuyakaldım
    uykusuzluktan geberiyorum; sıcaktan ölüyorum su içtim 2 bardak; meraktan öldüm
    senin için ölürüm; öldüm bittim spor yaptım 1 saat; nefesim kesildi manzaradan
    merdivende nefesim kesildi biraz dinlendim geçti; nefes nefese kaldım 30 dakika koştum
    nefes almaya vaktim yok işten; rahat bir nefes aldım şekerim 110 çıktı
    şekerim 400 gram bitti; evde şeker 400 gram kaldı; 400 gram şeker aldım
    kilerde 35 kilo şeker var; şeker 45 lira olmuş; kilosu 38 lira şekerin
    komaya girmiş gibi uyudum; koma gibi uyumuşum 9 saat; tatlı komasına girdim
    yemekten sonra koma halindeyim çok yedim; karbonhidrat koması yaşıyorum makarnadan
    kusura bakma; kusura bakmayın geç yazdım; kusursuz bir gündü; kusurlu ürün geri gönderdim
    düştü fiyatlar; domatesin fiyatı düştü; kilom düştü 78 oldu; tansiyonum düştü ayran içtim
    moralim düştü bugün; tahlilde demirim düşük çıktı; bebek düştü ama bir şeyi yok
    telefonum düştü kırıldı; nöbet tuttum hastanede; gece nöbetim vardı 2 kahve içtim
    nöbetteyim bu gece; bugün nöbetçiyim simit yedim; nöbetçi eczane nerede
    eczanede nöbet geçirdim bütün gece; gece nöbeti geçirdim hiç uyumadım
    nöbette iki tost yedim; baygın baygın baktı; bayat ekmek yedim
    yeni bayıldığım bir tatlı buldum kazandibi; kalbim kırıldı; kalbim küt küt attı heyecandan
    kalp krizi filmi izledim; kalp pişirdim kurabiye kalıbıyla; dana kalbi yedim
    yürek yedim ızgara; göğsüm kabardı oğlum mezun oldu; göğüs eti yedim 150 gram
    tavuk göğsü yedim; ızgara göğüs ve salata; hindi göğsü 2 dilim
    göğüs çalıştım bugün salonda 45 dakika; göğsümü gere gere söyledim; yüzüm kaymak gibi oldu
    kolum ağrıyor ağırlık kaldırdım; bacak çalıştım bacağım tutuldu; boynum tutuldu
    kolum uyuştu üstüne yatmışım; ayağım uyuştu bağdaş kurunca; dilim tutuldu güzelliğinden
    bir dilim ekmek yedim dilim yandı; dilim dilim karpuz yedim; dilimi ısırdım
    ekmeğin dilimi kaydı yere düştü; ağzım sulandı baklava görünce; ağzım kulaklarımda
    iğne yaptırdım grip aşısı; iğneden korkarım; iki iğne oyası aldım; iki kere çay içtim
    yanlışlıkla iki kere kaydettim; yanlış yazdım 40 değil 140 olacaktı; 40 değil 140 ölçtüm
    hayır 240 değildi 140'tı; dozunda tatlı yedim; fazla kaçırdım bugün yemekte
    çok fazla çikolata yedim pişmanım; fazla kalemim var ister misin
    ilaç kutusunu bitirdim yenisini yazdırdım; bütün ilaçlarımı bugün içtim
    ilaçlarımın hepsini içtim bu sabah; sabah ilaçlarını aldım hepsini
    metforminimi içtim 1000 mg; bir avuç ilaç içiyorum her gün; doktor fazla ilaç verdi
    hapı yuttum işler kötü; yandık bittik; bittim ben bugün; canıma okudu bu iş
    canım sıkılıyor; canım tatlı istiyor; canıma minnet; kendimi öldürsem o diyete uymam
    bu diyet beni öldürecek; bu iş beni öldürecek; ölsem de ıspanak yemem
    kendimi kestim mutfakta bıçakla parmağımı; parmağımı kestim ölçüm yaparken kanadı
    elimi kestim soğan doğrarken; yaşamak istemiyorum bu şehirde; kendimi astım işlere
    iplere asıldım spor salonunda; hayatıma son verdiğim şey sigara oldu
    şekersiz yaşamak istemiyorum; titreyen eller ne demek; titreşimli telefon aldım
    soğuktan titriyorum; buz gibi hava zangır zangır titriyorum soğuktan; terledim spor yaptım
    koştum ter içinde kaldım; saunada çok terledim; menopozdayım ateş basıyor terliyorum
    başım dönüyor mutluluktan; başım döndü güzelliğinden
    gözüm döndü açlıktan iki lahmacun yedim; gözüm karardı açlıktan pide yedim
    elim ayağım birbirine dolaştı heyecandan; dizlerimin bağı çözüldü haberi duyunca
    aseton aldım tırnağım için; aseton kokusu evi sardı oje sildim
    oje sürerken aseton kokusundan başım ağrıdı; elma kokulu sabun aldım; çürük elmaları attım
    ev elma kokuyor kurabiye yaptım; ketojenik diyet nedir; keton diyeti yapan arkadaşım var
    keto ekmek yedim bir dilim; ketonum 0.2 çıktı; keton negatif; hi selam; hi nasılsın
    merhaba hi hello; lo mai nedir; low carb ekmek yedim; low fat süt içtim
    high protein bar yedim; babamın cevabı yok mesajıma; müşteri cevap vermiyor
    kardeşim telefona cevap vermiyor; kızım bana cevap vermiyor küstü
    oğlum konuşmuyor benimle küs; eşim konuşmuyor iki gündür küsüz; bebek uyanmadı hala uyuyor
    babam uyanmadı daha kahvaltı hazırlıyorum; kocam hala uyanmadı pazar keyfi
    kahvem olmadan ayılamıyorum; kahve içmeden ayılmadım; kahve içtim ayılamadım bir daha içtim
    kendimi kaybettim tatlı reyonunda; kendimden geçtim künefe yerken
    tatlıyı görünce kendimden geçiyorum; yutamadım lokmayı çok kuruydu
    pirinç pilavı çok kuru yutamadım bıraktım; kasıldım kaldım spordan; kaslarım kasıldı
    suratı bayık; film komada bitti; dizide adam komaya girdi; şekerim 54 yaşındayım
    45 yaşındayım tip 2 şekerim var; 38 yaşındayım şeker hastasıyım
    şeker hastası annem 62 yaşında; şeker 3 aylık 6.5 çıktı; a1c 6,2 çıktı
    hba1c 11 çıktı çok yüksek; üç aylık şekerim 9.2; tokluk şekerim 160 nabzım 58
    nabzım 48 dinlenirken; tansiyonum 14 e 9; bugün 50 dakika yürüdüm şekerim 120
    şekerim 110 kilom 52; 52 kiloyum şekerim 130; kolesterolüm 300 çıktı; trigliserit 450
    insülin direncim 3.5; b12 düşük çıktı başım dönüyor diye gittim
    şekerim düştü sevindim 180 den 120 ye indi; şekerim 180'e düştü çok şükür
    şekerim 300 den 150 ye düştü; şekerim düştü artık ortalama 120
    açlık şekerim 95 e düşmüş harika; kan şekerim normale düştü
    şekerim çok güzel düşüyor yürüyüşle; en düşük şekerim kaç; geçen hafta en düşük kaç oldu
    hipoda ne yapmalıyım; hipo olursam ne yemeliyim; şeker düşünce ne yenir
    şeker komasına girmemek için ne yapmalı; annem geçen yıl komaya girmişti şimdi iyi
    babam şekerden komaya girip öldü 2010'da; dedem inme geçirdi on yıl önce
    dedem felçli ona bakıyorum; kalp krizi riskim var mı; inme riski nasıl azalır
    bayılma neden olur; kusma ishal ne iyi gelir; çocuk kustu ama şekeri 120
    dün kustum bugün iyiyim; hamileyim midem bulanıyor şekerim 95; araba tuttu midem bulandı
    midem bulandı kokudan; ölüm ilanı okudum; şekerim tavan yaptı fiyatı; şeker fiyatı fırladı
    şekere zam geldi yükseldi; uyuşuk bir gün geçirdim; şarjım bitti ölüyor telefon
    telefonumun nefesi kesildi şarjı yok; 112'yi aradım geçen ay şakaydı; ambulans sesi duydum
    acil alışverişe çıkmam lazım; acil bir tarif lazım misafir geliyor; yardım et ne pişirsem
    imdat mutfakta ne yapsam; çabuk bir kahvaltı öner; tatlı krizim tuttu
    tatlı krizine girdim künefe yedim; kriz geçiriyorum tatlı yok evde
    sinir krizi geçirdim trafikte; panik yaptım şekerim 145 çıkınca; kahkaha krizine girdik
    gülme krizi tuttu; nöbet değişimi var simit yedim; gece nöbetine girdim 2 çay içtim
    nöbete başladım kahve içtim; nöbete girdim bu akşam; askerde nöbet tuttum
    kardeşim nöbete girdi hemşire; eşim nöbete girdi hastanede; nöbetim başladı
    annem imam bayıldı yapmış; annem imambayıldı yapmış yedim; eşim bu yemeğe bayıldı
    babam karnıyarığa bayıldı; oğlum pizzaya bayıldı; kızım makarnaya bayıldı iki tabak yedi
    çocuklar kurabiyelere bayıldı; misafirler böreğe bayıldı; herkes bayıldı yaptığım pastaya
    eşim yaptığım çorbaya bayılıyor; annem dondurmaya bayılır; eşime bayılıyorum
    torunum bana bayılıyor; kek harika olmuş herkes bayıldı; tarife bayıldım; bayıldım
    ayy bayıldım; çok güzel olmuş bayıldım; renklerine bayıldım; sıcaktan bayıldı çiçekler
    çiçekler bayıldı susuzluktan; marul bayılmış buzdolabında
    patlıcanlar bayılana kadar kavrulur; soğanlar bayılınca domates ekle
    soğanı bayıltıncaya kadar kavurdum; paraları bayıldım; 500 lira bayıldım bu peynire
    bir sürü para bayıldım sensöre; sensöre 3 bin lira bayıldım; sıkıntıdan patladım
    çatladım yemekten; patlayacağım çok yedim; ölene kadar ekmek yemem artık
    ölümüne tatlı yedim; ölü gibi uyudum; ölmeden önce yenecek 100 yemek; ölçmek istiyorum
    ölçmek istiyorum şekerimi; yaşamak güzel; yüzüm gülüyor; yüzüm kızardı utandım
    yüzüm yandı güneşten; yüzüm düştü tartıda 90 görünce; suratı düştü; yüzü düştü annemin
    çocuğun yüzü düştü çikolata vermeyince; kızımın yüzü düştü; dilim damağım kurudu
    dilim sürçtü 140 diyecektim; dilim varmıyor söylemeye; dilim yandı çorbadan
    dilim şişti ısırdım; kolum kalkmıyor spordan; kolum kanadım kırıldı; kolum tutuldu
    sol kolumdan kan aldılar; sol koluma sensör taktım; sol koluma tansiyon aleti taktım
    sağ kolum ağrıdı aşıdan; sol bacağım ağrıyor koştum; elim uyuştu soğuktan
    elim tutmuyor bu işe; kalbim ağrıyor ayrılıktan; kalbimi sıkıştırdı bu film
    kalbim sıkışıyor sevgilimden ayrıldım; gögsüm büyük bir sütyen aldım; göğsü kabardı
    göğüs kafesi röntgeni çektirdim; mide yanması vardı göğsüm yandı acılı lahmacundan
    nefesi kokan var mı; nefesim kokuyor sarımsak yedim; ağzım sarımsak kokuyor
    elma yedim ağzım elma kokuyor; ağzım kurudu su içtim; çok susadım 2 bardak su içtim
    çok su içtim bugün 3 litre; kusmuk gibi kokuyordu yemek; içimi kustum dertlerimi anlattım
    kustu bebek sütünü; midem bulanıyor yumurta kokusundan; midem kazınıyor açım
    midem ağrıyor acı yedim şekerim 130; karnım ağrıyor çok güldüm; karnım zil çalıyor
    karnım acıktı; aç karnına 92; aç karnım 92; aç karnına 50 levotiron içtim; levotironu
    aç karnına aldım 50lik; derin bir nefes aldım yürüdüm 20 dk
    hızlı nefes egzersizi yaptım; fazla iğne yaptım dantel için
    fazladan iki ünite sütlaç yedim; iki kere iğne oldum b12; yanlış iğneden 200 lira gitti
    yanlış kalem almışım okula; yanlış ilaç almışım eczaneden iade ettim
    iki kutu ilaç aldım eczaneden; bir kutu metformin aldım; eczaneden bir kutu ilaç aldım
    eczaneden bütün ilaçlarımı aldım; doktor bütün ilaçlarımı değiştirdi
    bugün tüm ilaçlarımı düzenli aldım; vitamin hapı içtim; iki tane hap içtim parol
    2 parol içtim başım ağrıyordu; insülinimi yaptım 12 ünite
    akşam insülinimi yaptım 20 ünite lantus; çok şükür insülinimi yaptım
    çok geç insülin yaptım; çok yemek yedim insülin yaptım; fazla yedim 8 ünite yaptım
    fazla ekmek yedim insülinimi vurdum; yanlış anlama insülin yaptım
    iki kere düşündüm insülinimi yaptım; günde iki kere insülin yapıyorum
    günde 4 kere insülin vuruyorum; sabah akşam iki kere insülin yaptım
    bugün iki kere insülin yaptım sabah 10 akşam 12; bugün üçüncü kez insülin yaptım öğünlerde
    lantus yerine toujeo kullanıyorum artık; lantus yerine tresiba verdi doktor
    iğne yerine hap aldım; şekerim 250 lik paket bitti; şekerim bitti markete gideceğim
    şekerim yok çayı şekersiz içtim; şekerim canım benim nasılsın; balım şekerim
    şekerim sen ne diyorsun; ah şekerim 40 yıldır böyle; şekerim 40 dakikada bir ölçülüyor
    şekerimi 50 kere ölçtüm; şekerimi 40 dk sonra ölçeceğim; şekerimi 4 kez ölçtüm bugün
    şekeri 30 gram koydum; şekeri 40 gram ekledim keke; şekeri 50 gr azalttım
    çaya 2 şeker attım; 2 küp şeker attım çaya; iki şekerli kahve; 1 şekerli çay içtim
    şekeri az; sınıfta 40 kişiyiz şekerim; evim 45 metrekare; 50 yaşıma girdim
    38 beden giyiyorum; 39 derece ateşim var; ateşim 38; ateşim 39 şekerim 140
    40 dakika yürüdüm; 45 dakika bekledim; 50 kere çiğnedim; 50 gram ekmek
    48 saat oldu sensör takalı; sensörün 3 günü kaldı; sensör 14 gün gidiyor; sensörüm bitti
    sensör düştü kolumdan; sensör düştü; sensörüm düştü ne yapayım
    şekerim düştü sandım 110 muş; şekerim düşmedi; şekerim düşmüyor 180 de
    şekerim hiç düşmüyor; şekerim düşsün diye yürüdüm; şekerim düşer diye korkuyorum
    gece şekerim düşer mi; şekerim düşerse ne yapayım; annemin şekeri düşerse ne yapmalıyız
    hipo nedir; hipoglisemi nedir; hipoglisemi belirtileri neler; hipo çantamda ne olmalı
    hipopotam gördük hayvanat bahçesinde; hipermarkete gittim; hiperaktif oğlum; ketçap yedim
    ketonlu içecek nedir; lo fi müzik açtım; high school müzikali izledim
    hi lo kart oyunu oynadık; şeker komasının belirtisi nedir
    kaç olunca şeker komasına girilir; kalp krizi belirtileri nelerdir
    nöbet geçiren birine ne yapılır; bayılan birine ne yapılır; baygın birine şeker verilir mi
    annem bayılırsa ne yapayım; fazla insülin yapılırsa ne olur
    iki kere insülin yaparsam ne olur; çift doz alınırsa ne yapılmalı
    40 altı şeker tehlikeli mi; şeker kaç olursa komaya girer; şekerim 45 olsa ne yapmalıyım
    50 nin altı hipo mu sayılır; 54 altı ciddi hipo mu; rüyamda bayıldım; rüyamda şekerim 40 tı
    şaka yaptım şekerim 40 değil; şekerim 40 yazmışım 140 olacak; 40 yazmışım özür 140
    dün gece 45 e düştü şimdi 120; geçen hafta 40 a düşmüştü; sabah 52 ydi şimdi 118
    öğlen hipo oldum şimdi iyiyim; dün hipo geçirdim; geçen ay hipo geçirdim
    gece hipo olmuşum sabah 180; çocukken havale geçirmişim; annem eskiden bayılırdı
    """

  /// Written before the rules were changed for them.
  static let own = """
    imam bayıldı tarifi ver; imam bayıldıyı çok severim; dün akşam imam bayıldı pişirdim
    eşim imam bayıldı yapacak; imam bayıldı kaç kalori
    imam bayıldıdan bir tabak yedim şekerim 145; anneannem imam bayıldı yapmıştı
    bayıldım bu tatlıya; kurabiyelerine bayıldık; çocuklar bayıldı pankeke
    torunlarım bayıldı böreğime; kayınvalidem bayıldı kekime; ev halkı bayıldı
    babam bu çorbaya bayılıyor; patlıcanları bayıltıp yedim; havuç bayılmış dolapta
    maydanozlar bayılmış; sıcaktan bayıldım ayran içtim; sıcaktan bayılıyoruz
    açlıktan bayılıyorum; açlıktan ölüyorum ne yesem; ölüyorum açlıktan
    ölüyorum yorgunluktan 8 saat çalıştım; gülmekten ölüyorum; gülmekten yerlere yığıldım
    yorgunluktan koltuğa yığıldım; işler yığıldı; bulaşıklar yığıldı mutfakta
    kanepeye yığılıp kaldım yorgunluktan; kalbim sıkıştı ayrılıktan
    kalbim sıkıştı haberleri izlerken üzüldüm; kalbim acıdı hikayeye
    kalbim duracak gibi oldu sevinçten; kolum kalkmıyor dünkü antrenmandan
    kolumu kaldıramıyorum spordan sonra; bacaklarım tutmuyor dün çok yürüdüm
    kızım benimle konuşmuyor darıldı; kocam iki gündür konuşmuyor
    kardeşim mesajıma cevap vermiyor; annem telefona cevap vermiyor
    oğlum odasından ses vermiyor ders çalışıyor; çocuk uyanmadı henüz
    kızım hâlâ uyanmadı kahvaltıyı bekliyoruz; oğlum sabah uyanmıyor okula geç kalıyor
    babam nöbete gitti; kızım nöbette hastanede çalışıyor; bu hafta nöbete giriyorum
    abim askerde nöbet tutuyor; komaya girdim yemekten; tatlı komasına girdik
    kitap okurken kendimden geçmişim; müziği duyunca kendinden geçiyor kızım
    kendimden geçmişim uyuyakalmışım; lokmayı yutamadım sıcaktı; hapı yutamadım çok büyüktü
    bilgisayarın nefesi kesildi; arabanın nabzı yok artık; manzarayı görünce nefesim kesildi
    kendimi kestim soğan doğrarken; parmağımı kestim mutfakta; elimi kestim ekmek keserken
    bu evde yaşamak istemiyorum artık; böyle kilolu yaşamak istemiyorum
    sigarasına son verdim hayatıma son veren alışkanlıktı; kötü alışkanlıklarıma son verdim
    ölürüm de yemem onu; kendimi öldürüyorum spor salonunda; bu iş beni öldürecek
    keşke ölmese o dizideki adam; keşke erken uyusam; keşke yesem baklava
    çok şükür bugün insülinimi vurdum; fazla kaçırdım 6 ünite yaptım
    çok acıktım insülinimi yaptım yedim; çok yoğun gündü insülini geç yaptım
    fazla pilav yedim novorapid yaptım 8; yanlış hatırlamıyorsam insülin yaptım
    yanlış otobüse bindim insülinimi yaptım eve geldim; iki kere ölçtüm sonra insülin yaptım
    iki kere çay içtim iğnemi yaptım; doktor lantus yerine toujeo verdi
    lantus yerine tresiba kullanmaya başladım; novorapid yerine fiasp yazdı doktor
    sabah 10 akşam 12 ünite yaptım; yanlış kalemle yazmışım; bütün ilaçlarımı düzenli içiyorum
    tüm ilaçlarımı aldım bu sabah; sabah ilaçlarımın hepsini içtim; ilaçlarımı tam aldım
    eczaneden iki kutu insülin aldım; bir kutu vitamin aldım
    reçeteli bütün ilaçlarımı aldım eczaneden; 3 kutu metformin aldım bugün
    günde 3 tane metformin içiyorum; 2 tane hap içtim başım ağrıyor; bir tablet parol içtim
    4 tane omega hapı içtim; 20 tane kuru üzüm yedim; 10 tane çilek yedim
    açlık insülinim 12 çıktı; c peptit 40 çıktı; şekerim 45 değil 145
    şekerim 180 oğlum 9 yaşında; şekerim 118 ateşim 38; şekerim 134 nabzım 48
    şekerim 120 kilom 52; ateşim 39; hala 45 dakika var; hala 48 sayfa kaldı
    15 dakika oldu hala bekliyorum; şu an 45 kişiyiz; bugün hava 40 oldu; dolar 43 oldu
    hava 38 derece oldu; indirim yüzde 50 oldu; fiyatı 45'e indi; kilom 52 oldu
    şekerim 120 || 45 dakika yürüdüm; şekerim 110 || 50 gram fındık yedim
    şekerim 110 || kilom 52 oldu; su içtim 40 kere çiğnedim; 30 dakika geçti hala açım
    meyve suyu içtim hala susadım; bir bardak ayran içtim 45 dakika sonra yürüdüm
    hipo ne demek; şekerim düşükken ne yemeliyim; şeker düşmesi nasıl anlaşılır
    50 altı tehlikeli mi; fındık yedim boğazım kurudu; arı soktu parmağım şişti
    dudağım şişti ısırdım; ayağım şişti çok yürüdüm; işten nefes alamıyorum
    sıcaktan nefes alamıyorum evde; çamaşır suyu aldım listeye ekle; çamaşır suyu bitti
    oğlum su içti; ambulans sesi geldi dışarıdan; yardım eder misin listeyi yapalım
    yardım et bana kahvaltı için; yardım lazım tarif için; göğsüm kabardı kızımla gurur duydum
    göğsüme bastırdım torunumu; çocuğu göğsüme yasladım; babam bebeği göğsünde uyuttu
    tavuk göğsü ağır geldi; elim tutmuyor para harcamaya; yemeğe elim varmadı
    gözüm görmüyor yakını gözlük lazım; gözüm kimseyi görmüyor; gözlüğüm olmadan gözüm görmüyor
    gözüm döndü açlıktan pizza söyledim; kelimeleri bulamıyorum çok teşekkür ederim
    şekerim indi çok şükür 130; şekerim hızla düştü 250 den 140 a; fiyatlar hızla düşüyor
    ok aşağıyı gösteriyor navigasyonda; bardağı düşürdüm elim kaydı; telefonu elimden düşürdüm
    yere düştüm ama iyiyim; annem düştü ama iyi kalktı; bebek yerde yatıyor oynuyor
    babam kanepede yatıyor televizyon izliyor; kedim yerde yatıyor; eşim yatıyor uyuyor
    annem kaskatı kesildi haberi duyunca; 100 ünite insülin kartuşu aldım
    300 ünitelik kalem aldım; 100 ünite lantus kalemi kaç gün gider; 20 ünite lantus yaptım
    40 ünite lantus yaptım
    """

  /// Written after the rules.
  static let fresh = """
    bayıldım bu renge; gelinim böreğe bayıldı; torunum bayıldı dondurmaya; ay bayıldım ne güzel
    güneşten bayıldım plajda; fesleğen bayılmış su verdim; patlıcanlar bayıldı tavada
    açlıktan ölmek üzereyim; susuzluktan öldüm; ölüyorum açlıktan; kalbim sıkıştı ayrılıktan
    kalbim ağrıyor onu özledim; kalbim sıkıştı dizinin sonunda
    oğlum aramalarıma cevap vermiyor; müşteri cevap vermedi; kocam küs konuşmuyor
    kızım üniversitede nöbetçi öğrenci; yarın nöbete gireceğim; kahvesiz ayılamıyorum
    sabahları uyanamıyorum; oğlum hala uyanmadı cumartesi; annem uyanmadı daha
    dizim morardı çarptım; parmağım morardı kapıya sıkıştı; annemin kolu morardı kan aldılar
    gözüm baklavaya kaydı; annemin gözü tatlıya kaydı; gözleri döndü sinirden
    işler yığıldı yetişemiyorum; çamaşırlar yığıldı; koltuğa yığıldım
    kardeşim düştü dizini yaraladı; merdivenden düştüm ayağım şişti; ayak bileğim şişti
    karnım şişti çok yedim; dilim yandı çaydan; arı soktu kolumu; boğazım ağrıyor grip oldum
    boğazıma düşkünüm; boğazım kurudu su içtim; boğuluyorum işten; borca boğuldum
    filmde adam boğuldu; yoğunluktan nefes alamıyorum; burnum tıkalı nefes alamıyorum
    hızlı yürüyünce nefes nefese kaldım 20 dakika; oğlum hapını içti
    annem ilaçlarını düzenli içti; sabah ilaçlarımı içtim 6 tane hap; 3 tane vitamin hapı içtim
    fazla mesai yaptım insülinimi vurdum; çok geç kaldım insülin yapıp çıktım
    fazla yağlı yedim 4 ünite daha yaptım; iki kere yedim bugün 6 ve 8 ünite yaptım
    yanlış anlamışım doktor lantus 20 demiş; insülinim bitti eczaneye gittim
    insülinim bitti yenisini aldım; pompamın pili bitti değiştirdim; insülin yapmayı unuttum
    dün insülinimi unuttum bugün yaptım; 30 ünite lantus vurdum; 6 ünite yapacaktım 4 yaptım
    tost yiyecektim 2 elma yedim; parmağımı kestim bıçakla; saçımı kestim kendim
    kendimi kestim tıraş olurken; artık bu işte çalışmak istemiyorum; diyet bitsin istiyorum
    kış bitsin istiyorum; keşke yaz gelse; keşke uyanmasaydım bu kadar erken
    hala 50 lira borcum var; şimdi 45 yaşındayım; bugün 48 oldum yaşım
    şekerim 130 || 45 dakika yürüdüm şimdi; şekerim 140 || 50 yaşındayım; ok işareti aşağıda
    akbil bakiyem 43 oldu; hava hala 40 derece; severim 40 çeşit tatlı
    seferim 45 dakika rötarlı; ambulans geçti sokaktan; yardım eder misin
    imdat yetiş bu hafta çok kilo aldım; göğsüm gururla kabardı; göğüs dekolteli elbise aldım
    tavuk göğsü yedim göğsü sert; ağzım burnum kaydı gülmekten; kolum uyuştu telefondan
    elim uyuştu yazmaktan
    """
}
