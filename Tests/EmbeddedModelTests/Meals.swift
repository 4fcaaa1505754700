import Testing

/// Sentences that log a meal with amounts, and what must be found in them.
struct MealSentence: Sendable, CustomTestStringConvertible {
  var text: String
  /// The items as the call must name them.
  var names: [String]
  var testDescription: String { text }

  init(_ text: String, _ names: String...) {
    self.text = text
    self.names = names
  }
}

extension MealSentence {
  static let all: [MealSentence] = [
    MealSentence("Kahvaltıda iki yumurta ve bir dilim ekmek yedim.", "yumurta", "ekmek"),
    MealSentence("Öğlen bir kase mercimek çorbası içtim.", "mercimek çorbası"),
    MealSentence("Akşam bir porsiyon mantı yedim.", "mantı"),
    MealSentence("Bir bardak süt içtim.", "süt"),
    MealSentence("Az önce iki mandalina yedim.", "mandalina"),
    MealSentence("Üç dilim peynir ve beş zeytin yedim.", "peynir", "zeytin"),
    MealSentence("Öğle yemeğinde bir tabak makarna yedim.", "makarna"),
    MealSentence("Sabah 150 gram yoğurt yedim.", "yoğurt"),
    MealSentence("Bir simit yedim.", "simit"),
    MealSentence("İki bardak ayran içtim.", "ayran"),
    MealSentence("Yarım ekmek yedim.", "ekmek"),
    MealSentence("Bir buçuk porsiyon iskender yedim.", "iskender"),
    MealSentence("Dün akşam iki lahmacun yedim.", "lahmacun"),
    MealSentence("Bir avuç fındık yedim.", "fındık"),
    MealSentence("Dört köfte ve bir kase cacık yedim.", "köfte", "cacık"),
    MealSentence("Kahvaltıda bir dilim kaşar peyniri yedim.", "kaşar peyniri"),
    MealSentence("Bir elma yedim.", "elma"),
    MealSentence("İki muz yedim.", "muz"),
    MealSentence("Ara öğünde bir kivi yedim.", "kivi"),
    MealSentence("Akşam yemeğinde bir tabak kuru fasulye yedim.", "kuru fasulye"),
    MealSentence("Bir porsiyon tavuk sote yedim.", "tavuk sote"),
    MealSentence("Bir kase yoğurt yedim.", "yoğurt"),
    MealSentence("Üç yemek kaşığı yulaf yedim.", "yulaf"),
    MealSentence("Bir tatlı kaşığı bal yedim.", "bal"),
    MealSentence("Gece bir muz ve bir bardak süt içtim.", "muz", "süt"),
    MealSentence("İki dilim karpuz yedim.", "karpuz"),
    MealSentence("Bir dilim baklava yedim.", "baklava"),
    MealSentence("200 gram tavuk göğsü yedim.", "tavuk göğsü"),
    MealSentence("Bir porsiyon ızgara somon yedim.", "ızgara somon"),
    MealSentence("Bir poğaça ve bir bardak ayran içtim.", "poğaça", "ayran"),
  ]
}
