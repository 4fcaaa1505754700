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
    case .privacy:
      "Yazdıklarınız ve kayıtlarınız yalnızca bu bilgisayarda, size özel bir dosyada durur; siz bir model ya "
        + "da hizmet seçmedikçe hiçbir yere gönderilmez, hesap da gerekmez. Kimin yanıtladığını ve kayıtların "
        + "yerini `/durum` gösterir."
    case .offline:
      "Hayır, internet gerekmez: kayıt, hesap ve yanıtlar bu bilgisayarda yapılır. Yalnızca siz isterseniz "
        + "makale ve ürün arar, sensörünüze bağlanırım."
    case .cost: "Ücretsizim; üyelik ve hesap da istemem. Bu bilgisayarda, internetsiz çalışırım."
    case .kin:
      "Yakınınızın kayıtlarını da tutabilirim; kiminki olduğunu söylemeniz yeter: “annemin şekeri 180”, “babam "
        + "iki dilim ekmek yedi”. Sizinkilere karışmaz."
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
