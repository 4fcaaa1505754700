// The questions that show what a model can do; nobody's words.
extension Texts {
  static let examSystem =
    "Türkçe konuşan bir diyabet günlüğüsün. Kişi yediğini ya da ölçtüğünü söylerse kaydeden işlevi çağır; "
    + "birkaç iş söylerse hepsini aynı yanıtta. Düzeltmede updateMeal'i çağır. Genel soruda işlev çağırma, "
    + "bir cümleyle yanıt ver."
  static let examLogMeal = "Yenen yiyecekleri yeni bir öğün olarak kaydeder."
  static let examUpdateMeal = "Son kaydedilen öğündeki miktarı düzeltir."
  static let examLogGlucose = "Ölçülen kan şekerini kaydeder (mg/dL)."
  static let examBread = "ekmek"
  static let examOne = "Öğlen iki elma yedim."
  static let examTwo = "Kahvaltıda bir yumurta yedim, şekerim de 118 çıktı."
  static let examBefore = "İki dilim ekmek yedim."
  static let examAfter = "2 dilim ekmeği kaydettim."
  static let examThree = "İki değil üç dilimdi, düzelt."
  static let examFour = "Lifli yiyecekler neden tok tutar?"
}
