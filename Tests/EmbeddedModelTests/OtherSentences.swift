import Testing

/// Sentences for the other tools, with the tool that must be called first.
struct OtherSentence: Sendable, CustomTestStringConvertible {
  var text: String
  var tool: String
  var testDescription: String { text }

  init(_ tool: String, _ text: String) {
    self.tool = tool
    self.text = text
  }
}

extension OtherSentence {
  static let all: [OtherSentence] = [
    OtherSentence("logGlucose", "Açlık şekerim 112."),
    OtherSentence("logGlucose", "Şekerim 186 çıktı."),
    OtherSentence("logGlucose", "Yemekten sonra 164 ölçtüm."),
    OtherSentence("logGlucose", "Kan şekerim 5,8 mmol/L."),
    OtherSentence("logGlucose", "Dün akşam şekerim 182 çıktı."),
    OtherSentence("getGlucose", "Şekerim kaç?"),
    OtherSentence("getGlucose", "Son 7 günde şeker ortalamam kaç?"),
    OtherSentence("getGlucose", "Son 24 saatte şekerim nasıldı?"),
    OtherSentence("getNutrition", "Bugün kaç karbonhidrat aldım?"),
    OtherSentence("getNutrition", "Dün kaç kalori aldım?"),
    OtherSentence("getNutrition", "Bu hafta ne kadar protein aldım?"),
    OtherSentence("getMeals", "Bugün ne yedim?"),
    OtherSentence("getMeals", "Dün ne yedim?"),
    OtherSentence("lookupFood", "Elmada kaç karbonhidrat var?"),
    OtherSentence("lookupFood", "Bir tabak makarnada kaç kalori var?"),
    OtherSentence("lookupFood", "Bir dilim ekmekte kaç gram karbonhidrat var?"),
    OtherSentence("setTarget", "Günlük karbonhidrat hedefim 150 gram olsun."),
    OtherSentence("setTarget", "Kalori hedefimi 1800 yap."),
    OtherSentence("getTargets", "Hedeflerimi göster."),
    OtherSentence("addToShoppingList", "Alışveriş listesine iki litre süt ekle."),
    OtherSentence("addToShoppingList", "Listeye domates ve soğan ekle."),
    OtherSentence("getShoppingList", "Listede ne var?"),
    OtherSentence("getShoppingList", "Alışveriş listemi göster."),
    OtherSentence("recallConversations", "Geçen hafta mantı hakkında ne konuşmuştuk?"),
    OtherSentence("writeNote", "Not al: akşam yürüyüşü şekerimi düşürüyor."),
    OtherSentence("undo", "Geri al."),
    OtherSentence("logWater", "Bir bardak su içtim."),
    OtherSentence("logActivity", "40 dakika yürüdüm."),
    OtherSentence("logWeight", "Kilom 81,2."),
    OtherSentence("logSleep", "Dün gece 7 saat uyudum."),
    OtherSentence("logMedication", "14 ünite Lantus yaptım."),
    OtherSentence("logSymptom", "Başım ağrıyor."),
    OtherSentence("logMood", "Bugün moralim bozuk."),
    OtherSentence("setMeasure", "Benim kasem 300 ml."),
    OtherSentence("getMeals", "Dün akşam ne yedim?"),
  ]
}
