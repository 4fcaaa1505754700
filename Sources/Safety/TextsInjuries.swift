// What is said of gas, blood, blows and burns, and of somebody who has become odd.
extension Texts {
  static let carbonMonoxide = """
    Gaz ya da karbonmonoksit zehirlenmesi olabilir; beklemeyin.
    1. Herkes hemen açık havaya çıksın; çıkarken kapı ve pencereleri açın. Elektrik düğmelerine dokunmayın, \
    ateş yakmayın.
    2. Dışarıdan 112'yi arayın; gaz kokusu varsa 187'yi (Doğal Gaz Acil) de arayın. İçeri geri girmeyin.
    3. Bilinci kapalı ya da uykulu olanı dışarıda yan yatırın, soluğunu izleyin; ağzına bir şey vermeyin.
    Şekerinizi dışarıda ölçün, ama çıkmayı ve aramayı bunun için geciktirmeyin.
    """

  static let bleeding = """
    Durmayan ya da çok kanamada hemen 112'yi arayın.
    1. Kanayan yere temiz bir bezle sıkıca ve aralıksız bastırın; bez ıslanırsa kaldırmadan üstüne yenisini koyun.
    2. Burun kanıyorsa oturup öne eğilin, burun kanatlarını 10-15 dakika bırakmadan sıkın.
    3. Batmış bir şey varsa çıkarmayın. Başınız dönüyorsa uzanın, yalnız kalmayın, araç kullanmayın.
    Kan sulandırıcı kullanıyorsanız bunu 112'ye söyleyin. Kan kusma, siyah dışkı ya da bayılma varsa da 112.
    """

  static let headInjury = """
    Baş çarpmasında önce şunlara bakın: bayılma, kusma, artan baş ağrısı, uykuya eğilim, şaşkınlık, konuşma ya \
    da görme bozukluğu, nöbet, kulaktan veya burundan su ya da kan gelmesi.
    Bunlardan biri varsa, kan sulandırıcı kullanılıyorsa, ya da çarpan bir bebek, çok yaşlı biri veya gebeyse \
    112'yi arayın ya da hemen acile gidin.
    Yoksa: oturun, soğuk bez koyun, 24 saat yalnız kalmayın, araç kullanmayın; yeni bir belirti başlarsa 112.
    Düşmenin nedeni düşük şeker olabilir: ölçebiliyorsanız şekeri ölçüp yazın.
    """

  static let burn = """
    Yanan yeri hemen akan serin suya tutun ve en az 20 dakika öyle kalın; buz kullanmayın.
    Yapışmamış giysileri, yüzük ve saati çıkarın. Diş macunu, yoğurt, salça, yağ sürmeyin; kabarcıkları \
    patlatmayın, temiz bir örtüyle gevşekçe örtün.
    Yanan çocuksa, yer yüz, el, ayak ya da kasıksa, avuç içinden büyükse, kabardıysa ya da karardıysa 112'yi \
    arayın veya acile gidin. Diyabette ayak yanığını küçük olsa da aynı gün hekime gösterin.
    """

  static let confusion = """
    Birinin birden tuhaf konuşması, sizi tanımaması ya da dalıp gitmesi acil olabilir; şimdi şuna bakın:
    1. Yüzü kaydı mı, bir kolu düşüyor mu, konuşması bozuldu mu? Biri bile varsa ya da uyandıramıyorsanız \
    hemen 112'yi arayın ve başladığı saati söyleyin.
    2. Ölçebiliyorsanız şekerini hemen ölçün. 70'in altındaysa, ya da ölçemiyor ama yutabiliyorsa, 15-20 gram \
    hızlı şeker verin; 15 dakika sonra yeniden ölçün. Düzelmezse 112.
    3. Yutamıyorsa ağzına hiçbir şey vermeyin. Yanından ayrılmayın, araç kullandırmayın.
    Hep böyleyse ve yeni bir şey yoksa yazmayı sürdürebilirsiniz.
    """
}
