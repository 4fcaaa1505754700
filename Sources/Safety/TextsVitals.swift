// What is said of a pressure, a pulse or a weight that cannot wait.
extension Texts {
  static let pressureInPregnancy = """
    Gebelikte 160/110 ve üstü tansiyon acildir: şimdi doğum hastanesinin aciline gidin ya da 112'yi arayın, \
    gece de olsa.
    Giderken: yalnız kalmayın, araç kullanmayın, sol yanınıza yatın. Başınız ağrıyor, gözünüzde ışıklar \
    çakıyor, üst karnınız ağrıyor ya da nefesiniz daralıyorsa bunu hemen söyleyin.
    Kaçıncı haftada olduğunuzu, ölçtüğünüz değerleri ve kullandığınız ilaçları söyleyin.
    """

  static let highPressure = """
    Bu tansiyon çok yüksek ve yanında belirti var; bu acil olabilir. Hemen 112'yi arayın.
    Beklerken: oturun, sıkan giysileri gevşetin, yalnız kalmayın, araç kullanmayın. Kendiliğinizden fazladan \
    tansiyon ilacı almayın; hızlı düşmesi de zararlıdır.
    Yüzde kayma, kolda bacakta güçsüzlük, konuşma bozukluğu ya da göğüs ağrısı başlarsa saatini 112'ye \
    söyleyin.
    """

  static let lowPressure = """
    Bu tansiyon düşük ve yanında belirti var; şimdi şunu yapın:
    1. Hemen uzanın, ayaklarınızı yükseltin; birden kalkmayın, yalnız kalmayın, araç kullanmayın.
    2. Şekerinizi de ölçün: 70'in altındaysa ve yutabiliyorsanız 15-20 gram hızlı şeker alın.
    3. Yutabiliyorsanız su için; yarım saat içinde düzelmezse bugün hekiminizi arayın.
    Bayılma, göğüs ağrısı, nefes darlığı, kanama, siyah dışkı ya da ateş varsa 112'yi arayın.
    """

  static let pulse = """
    Bu nabız dinlenirken olağan değil ve yanında belirti var; şimdi şunu yapın:
    1. Oturun ya da uzanın, yalnız kalmayın, araç kullanmayın.
    2. Şekerinizi ölçün: 70'in altındaysa ve yutabiliyorsanız 15-20 gram hızlı şeker alın.
    3. 5 dakika sonra nabzı yeniden sayın; böyle sürüyorsa 112'yi arayın.
    Bayılma, göğüs ağrısı ya da nefes darlığı varsa beklemeden 112'yi arayın.
    """

  static let fluidGain = """
    Üç günde 2 kilodan çok almak ve şişlik, vücudun su tuttuğunu gösterebilir; kalp yetmezliğinde \
    bekletilmez. Bugün hekiminizi ya da kalp polikliniğini arayın.
    O zamana kadar: her sabah aynı saatte tartılın, tuzu azaltın, ilaçlarınızı kendiniz bırakmayın ve \
    değiştirmeyin.
    Nefes darlığı, düz yatamama, göğüs ağrısı ya da bayılma varsa hemen 112'yi arayın.
    """
}
