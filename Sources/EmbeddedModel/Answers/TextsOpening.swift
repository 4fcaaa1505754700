// What is said to the first words of a newcomer.
extension Talk {
  static func opening(_ opening: Opening) -> String {
    switch opening {
    case .start: start
    case .some:
      "Yanınızdayım. Hangi tür olduğunu yazarsanız aklımda tutarım: tip 1, tip 2, gebelik diyabeti ya da "
        + "prediyabet. Bilmiyorsanız sorun değil; ne yediğinizi ve şekerinizi yazmaya başlayabilirsiniz."
    case .new:
      "Geçmiş olsun. Yeni bir tanıda en çok işe yarayan, yediklerinizi ve ölçümlerinizi yazmaktır; "
        + "birlikte birikir, doktorunuza da gösterirsiniz. \(tries)\n\n"
        + "Türünü biliyorsanız onu da yazın (“tip 2'yim”). Tedavi kararı ekibinizindir."
    case .resistance:
      "İnsülin direncinde de yediğinizin karbonhidratını ve kilonuzu izlemek işe yarar. \(tries)\n\n"
        + "“İnsülin direnci nedir?” diye sorarsanız kaynağıyla anlatırım."
    case .eat:
      "Kişiye özel beslenme planı ekibinizin işidir; ben yediğinizi sayar, tarif bulur, hedefinize ne "
        + "kaldığını söylerim. “Akşam için tavuklu bir tarif ver” ya da “bir tabak makarnada kaç "
        + "karbonhidrat var?” yazabilirsiniz. Size uygun hedefler için: `/tanış`"
    case .targets:
      "Yaşınıza, boyunuza, kilonuza ve hareketinize göre hedef önerebilirim; kaynağını söyler, siz evet "
        + "demeden koymam: `/tanış hedef`. Ekibinizin verdiği bir hedef varsa onu yazın: “karbonhidrat "
        + "hedefim 150 gram”."
    case .reading:
      "Sayısını yazarsanız kaydeder, ne anlama geldiğini söylerim: “şekerim 280”. Titreme, terleme gibi "
        + "düşüklük belirtiniz varsa beklemeden 15-20 gram hızlı şeker alın; kusma, karın ağrısı, hızlı nefes "
        + "ya da bilinç bulanıklığı varsa 112'yi arayın."
    case .diet:
      "Kolay gelsin. Yediklerinizi yazdıkça karbonhidratını ve kalorisini hesaplarım; ekibinizin verdiği "
        + "hedefi de yazın: “karbonhidrat hedefim 150 gram”. Sonra “bugün ne kadar kaldı?” diye sorabilirsiniz."
    case .condition:
      "Diyabet dışındaki hastalıklar profilinizde ayrı tutulmuyor; not olarak saklayabilirim: “not al: …”. "
        + "Sürekli kullandığınız ilaçları “metformin kullanıyorum” gibi yazarsanız aklımda tutarım."
    case .privacy, .offline, .cost, .erase, .sensor, .kin: ofBalli(opening)
    case .pages:
      "Bunu bir sayfa olarak gösteririm: `/pano` günü, `/hafta` yedi günü yan yana, `/takvim` ayı, `/sık` en çok "
        + "yediklerinizi."
    case .leave: "Çıkmak için Ctrl-D’ye basın ya da `/çık` yazın; kayıtlarınız durur."
    case .look:
      "Renkleri `/ayar` ile seçersiniz: `tema` ayarı koyu, açık, yüksek-kontrast ya da sade olur."
    }
  }

  /// What is said to a first question about balli itself.
  private static func ofBalli(_ opening: Opening) -> String {
    switch opening {
    case .privacy:
      "Yazdıklarınız ve kayıtlarınız yalnızca bu bilgisayarda, size özel bir dosyada durur; siz bir model ya "
        + "da hizmet seçmedikçe hiçbir yere gönderilmez, hesap da gerekmez. Kimin yanıtladığını ve kayıtların "
        + "yerini `/durum` gösterir."
    case .offline:
      "Hayır, internet gerekmez: kayıt, hesap ve yanıtlar bu bilgisayarda yapılır. Yalnızca siz isterseniz "
        + "makale ve ürün arar, sensörünüze bağlanırım."
    case .cost:
      "Ücretsizim; üyelik, hesap ve şifre de istemem. Bu bilgisayarda, internetsiz çalışırım."
    case .erase:
      "Günün öğünlerini “bugünkü bütün öğünleri sil”, son kaydı “geri al”, bir sohbeti `/sil`, kendinizle "
        + "ilgili söylediklerinizi `/tanış sil` siler. Hepsi için profilinizin dosyasını silin; yerini `/durum` gösterir. Başka bir yerde kopyası yoktur."
    case .sensor:
      "Sensörünüzün ölçümlerini okuyabilirim: `/bağla` ile Dexcom, Nightscout ya da LibreLinkUp bağlanır, "
        + "`/içe-aktar` ile Clarity ve LibreView dosyaları alınır. Pompaya bağlanmam ve doz söylemem."
    case .kin:
      "Yakınınızın kayıtlarını da tutabilirim; kiminki olduğunu söylemeniz yeter: “annemin şekeri 180”, “babam "
        + "iki dilim ekmek yedi”. Sizinkilere karışmaz."
    default: start
    }
  }

  private static let start = """
    Buradayım. \(tries)

    Kendinizi tanıtmak isterseniz `/tanış` en çok yedi kısa soru sorar. Doktor değilim; acil durumda 112.
    """

  private static let tries =
    "Şunlardan biriyle başlayabilirsiniz: “kahvaltıda iki yumurta yedim”, “şekerim 142”, “bir dilim ekmekte "
    + "kaç karbonhidrat var?”"
}
