import Analysis
import Domain
import Turkish

/// What balli says where no tool is called.
extension AnswerWriter {
  func say(_ speech: Speech, dialogue: Dialogue) -> String {
    switch speech {
    case .greeting: greeting(dialogue.count)
    case .thanks:
      ["Rica ederim.", "Ne demek, her zaman.", "Rica ederim, kolay gelsin."][dialogue.count % 3]
    case .bye: "Görüşmek üzere, kendinize iyi bakın."
    case .identity: Talk.identity
    case .small(let act): Talk.small(act, at: dialogue.count / 2)
    case .capability(let topic): Talk.help(topic)
    case .source(let foods): FigureSources(dialogue: dialogue, foods: foods).text
    case .effectReason: FigureSources(dialogue: dialogue, foods: []).effect
    case .outOfScope: Talk.outOfScope
    case .opening(let opening): Talk.opening(opening)
    case .notYet(let kind): Talk.notYet(kind)
    case .noted(let kind): Talk.noted(kind)
    case .known(let id): known(id)
    case .near(let id, let question, let others):
      [Talk.nearest(question), known(id), others.isEmpty ? nil : Talk.alsoKnown(others)]
        .compactMap(\.self).joined(separator: "\n\n")
    case .others(let questions, true): Talk.others(questions)
    case .others(let questions, false): Talk.onlyOthers(questions)
    case .value(let value): Texts.asked(readingAssessed(value, at: age(value[.at])))
    case .measureAgain(let low): Texts.measureAgain(last(low))
    case .breakFast(let low): Texts.breakFast(last(low))
    case .sugarTaken(let low): Texts.sugarTaken(last(low))
    case .better(let value): Texts.better(last(value))
    case .falling(let value): Texts.falling(last(value))
    case .figureAsked: Talk.figureAsked
    case .notUnderstood(let text): Talk.notUnderstood(text)
    case .notKnown: Talk.notKnown
    case .ask(let question): ask(question, dialogue)
    case .agreed: "Tamam."
    case .dropped: "Tamam, bir şey kaydetmedim."
    case .declined: Texts.declined
    case .labelFigure: Texts.labelFigure
    case .labelSugar(let figure): Texts.labelSugar(figure)
    case .ofRecipe(let answer): told(answer)
    case .keepRecipe: Texts.keepRecipe
    case .dietHeard: Texts.dietHeard
    case .pieceHeard(let food, let unit, let carbs): Texts.pieceHeard(food, unit, carbs)
    case .keptInMind(let conditions, let texts): Texts.keptInMind(conditions, texts)
    case .listOpened: Texts.listOpened
    case .nothingAsked: Talk.nothingAsked
    case .nothingDenied: Talk.nothingDenied
    case .advice: Talk.advice
    case .tooLong: Talk.tooLong
    case .apart(let text): Talk.apart(text)
    case .undated: Talk.undated
    case .ownerAlone: Talk.ownerAlone
    case .stopping: Talk.stopping
    case .unchanged: Talk.unchanged
    case .sensor(let way): Texts.sensor(way)
    }
  }

  private func known(_ id: String) -> String {
    Knowledge.shared.entries.first { $0.id == id }?.text ?? Talk.advice
  }

  private func greeting(_ count: Int) -> String {
    let hour = zone.civil(at: now).hour
    let hello =
      hour < 5 ? "İyi geceler" : hour < 11 ? "Günaydın" : hour < 18 ? "Merhaba" : "İyi akşamlar"
    return count < 3
      ? "\(hello)! Ne yediğinizi yazın, karbonhidratını hesaplayıp kaydedeyim."
      : "\(hello)! Buyurun."
  }
}

extension AnswerWriter {
  private func ask(_ question: Question, _ dialogue: Dialogue) -> String {
    switch question.kind {
    case .whichEaten(let names):
      "Hangisi: \(names.map(Turkish.asking).joined(separator: ", "))? Hangisi olduğunu yazarsanız kaydederim."
    case .whichReading:
      "Kan şekerinizi tek bir sayı olarak yazar mısınız? Bir aralığı ölçüm diye kaydetmeyeyim; örneğin “şekerim 140”."
    case .whichFigure:
      "Tek bir sayı yazar mısınız? Bir aralığı doz ya da ölçüm diye kaydetmeyeyim."
    case .whichDay:
      "Akşamki hangi günün, anlayamadım; bir şey kaydetmedim. Günüyle birlikte ayrı ayrı yazın: “dün akşam 8 ünite novorapid yaptım” gibi."
    case .whichDrug:
      "Hangi ilaç olduğunu da yazar mısınız? “1 tablet metformin içtim” gibi yazarsanız kaydederim."
    case .howMuchInsulin(let name):
      "Kaç ünite \(Turkish.capitalised(name)) yaptınız? Yazarsanız kaydederim; yalnızca satın aldıysanız bir şey yazmanız gerekmez."
    case .loneReading(let value):
      "\(NumberText.plain(value)) kan şekeriniz mi? “Evet” yazarsanız kaydederim."
        + CallTexts(writer: self).caution(question.calls)
    case .loneFoods(let names):
      "\(Turkish.capitalised(Turkish.list(names))) için bir kayıt ekleyeyim mi? “Evet” yazın ya da miktarını söyleyin."
    case .reminder(let content):
      "Alarm ya da hatırlatıcı kuramıyorum. Not olarak yazayım mı: “\(content.prefix(60))”?"
    case .whichRecipe: Texts.whichRecipe
    case .ownShare: Texts.ownShare
    case .unclearEat(let text):
      "Yemek yediğinizi anladım ama yiyecekleri seçemedim: “\(text.prefix(60))”. Ne yediğinizi bir daha yazar mısınız?"
    case .labelTooMuch(let name): Talk.labelTooMuch(name)
    case .labelAmount(let name):
      "Etiketteki değeri anladım; \(name) için kaç gram (ya da mililitre) olduğunu da aynı iletide "
        + "yazarsanız hesaplayıp kaydederim: “50 gram yedim, 100 gramında 60 g karbonhidrat var” gibi."
    case .research: TextsResearch.offer
    case .webMeal(let name, let amount, let carbs, let site):
      TextsWeb.mayLog(name, amount, carbs, site)
    case .web: TextsWeb.maySearch
    case .webAmount(let name): TextsWeb.howMuch(name)
    case .webLabel(let name): TextsWeb.noFigure(name)
    case .isEaten(let calls): CallTexts(writer: self).eaten(calls)
    case .isMeant(let readings):
      CallTexts(writer: self, records: DialogueState(dialogue).records).question(readings)
    case .whichRecord(let choices): Texts.whichRemoved(choices.map { recordTold($0.record) })
    }
  }
}

/// Fixed sentences about balli and its limits.
enum Talk {
  static let identity =
    "Ben balli: diyabetle yaşayanlar için, bu bilgisayarda çalışan bir yardımcıyım. Öğünlerinizi, şeker "
    + "ölçümlerinizi ve günlüğünüzü tutarım. Doktor değilim; insülin dozu söylemem."

  static let tooLong =
    "Bu ileti bir seferde okuyamayacağım kadar uzun; hiçbir şey kaydetmedim. Birkaç cümlelik "
    + "parçalar hâlinde yazar mısınız?"

  static let nothingAsked =
    "Tamam. Yanıt bekleyen bir sorum yok; bir öğün, ölçüm ya da soru yazabilirsiniz."

  static let nothingDenied =
    "Yanıt bekleyen bir sorum yok. Yanlış kaydettiğim bir şey varsa “geri al” yazın ya da doğrusunu söyleyin."

  static let stopping =
    "İlacınızı ya da insülininizi kendi kararınızla bırakmayın, atlamayın: şekeriniz hızla yükselebilir, tip 1 "
    + "diyabette ketoasidoz gelişebilir. Neden istediğinizi diyabet ekibinizle konuşun; bugünkü dozunuzu "
    + "yapamayacaksanız onları hemen arayın. Çok kötü hissediyorsanız yalnız kalmayın, bir yakınınıza söyleyin."

  static let undated =
    "Bunu hangi güne yazacağımı bilemedim, kaydetmedim. Günüyle birlikte yazarsanız kaydederim: "
    + "“geçen salı akşam pizza yedim”, “12 Kasım'da HbA1c 7,1”."

  static func labelTooMuch(_ food: String) -> String {
    "\(Turkish.capitalised(food)) için söylediğiniz karbonhidrat, yediğiniz gramdan çok; kaydetmedim. "
      + "100 gramındaki değerse “30 gram yedim, 100 gramında 60 g karbonhidrat var” gibi yazın."
  }

  static let unchanged =
    "Kayıtta zaten öyle yazıyor; bir şey değiştirmedim. Başka bir şey demek istediyseniz tam olarak yazın."

  static let ownerAlone =
    "Hedef, boy, yaş, alerji gibi bilgileri yalnızca bu profilin sahibi için tutarım; kaydetmedim. "
    + "Başkası için ayrı bir profil açabilirsiniz: `/profil yeni AD`. Öğününü, şekerini, ilacını ise "
    + "burada da yazabilirsiniz: “annemin şekeri 180”."

  static let outOfScope =
    "Bu konuda yardımcı olamam. Öğün, karbonhidrat, kan şekeri, alışveriş listesi, hedefler ve eski "
    + "konuşmalar için buradayım."

  static let advice =
    "Bu genel bir sağlık sorusu; kaynak göstermeden yanıt vermek istemem. Sorunuza “araştır” sözünü ekleyip "
    + "yeniden yazarsanız makalelerde ararım (internet gerekir). Tedavinizle ilgili kararlar için ekibinize "
    + "danışın."

  static func help(_ topic: String) -> String {
    if WordSets.list("speech.export").contains(where: topic.contains) {
      return
        "Bir sohbeti dışa aktarmak için `/dışa-aktar` yazın; komut satırında `balli dışa-aktar` da olur. Markdown ya da JSON verir."
    }
    if WordSets.list("speech.offline").contains(where: topic.contains) { return opening(.offline) }
    if WordSets.list("speech.privacy").contains(where: topic.contains) {
      return
        "Yazdıklarınız ve kayıtlarınız yalnızca bu bilgisayarda, size özel bir dosyada durur; siz bir hizmet seçmedikçe hiçbir yere gönderilmez. Eski sohbetleri `/sohbetler` ve `/ara` ile bulabilirsiniz."
    }
    return """
      Şunları yapabilirim:

      - **Öğün:** “Kahvaltıda iki yumurta, bir dilim ekmek yedim” · düzeltme: “süt değil ayrandı”
      - **Besin değeri:** “Bir tabak makarnada kaç karbonhidrat var?”
      - **Kan şekeri:** “Açlık şekerim 112” · “Bu hafta ortalamam kaç?”
      - **Günlük:** su, uyku, hareket, ilaç, belirti, kilo, ruh hâli
      - **Hedef ve toplam:** “Karbonhidrat hedefim 150 gram” · “Bugün ne kadar aldım?”
      - **Alışveriş listesi:** “Listeye yarım kilo peynir ekle”
      - **Eski sohbetler:** “Geçen hafta uyku için ne konuşmuştuk?”

      Yanlış bir kaydı “geri al” diyerek geri alabilirsiniz. Doz önermem.
      """
  }

  static func notYet(_ kind: NotYet) -> String {
    switch kind {
    case .recipe:
      "Burada tarif hazırlayamıyorum. Bir yemeğin karbonhidratını sorabilir, malzemelerini listeye ekletebilirsiniz."
    case .research:
      "Burada makale arayamıyorum; kaynağını göremediğim bir bilgi de vermek istemem. Kendi kayıtlarınızı sorabilirsiniz."
    case .label:
      Texts.labelHow
    case .web: "Burada internette arama yapılamıyor. Besin tablosundaki yiyecekleri sorabilirsiniz."
    case .archive:
      "Burada tarif arşivine bakamıyorum. Not almamı isterseniz “not al: …” yazabilirsiniz."
    }
  }

  static func noted(_ kind: Noted) -> String {
    switch kind {
    case .negation: "Anladım, bunun için bir şey kaydetmedim."
    case .refusal:
      "Anladım, şimdi bir şey önermiyorum. Alerjinizi “fıstığa alerjim var” gibi yazarsanız aklımda tutar, tariflere katmam."
    case .plan: "Plan olarak anladım; gerçekleşince yazın, o zaman kaydedeyim."
    case .wish: "Anladım; bir şey kaydetmedim."
    case .habit:
      "Alışkanlık olarak anladım, bir şey kaydetmedim. Bugün yediyseniz “bugün … yedim” diye yazın."
    case .usualDose:
      "Alışkanlık olarak anladım, doz kaydetmedim. Bugün yaptıysanız “bugün … yaptım” diye yazın."
    case .neededDose:
      "Bunu yapılmış saymadım, kaydetmedim. Yaptığınız dozu “… yaptım” diye yazarsanız kaydederim; miktarı bakım planınıza ve ekibinize sorun."
    case .unclearDose:
      "İlacın miktarını anlayamadım, kaydetmedim. “Metformin 1 tablet” ya da “metformin 850 mg” gibi yazın. Sayı kan şekerinizse “şekerim 45” gibi yazın; 70'in altındaysa önce 15-20 gram hızlı şeker alın."
    case .hypothesis:
      "Bunu olmuş saymadım, bir şey kaydetmedim. Bir yiyeceğin karbonhidratını merak ediyorsanız sorabilirsiniz."
    case .price: "Fiyatları bilemiyorum; listede bir şey değiştirmedim."
    case .undecided:
      "Karar sizin; listede bir şey değiştirmedim. “Listeye süt ekle” ya da “sütü sil” gibi yazmanız yeter."
    case .listUnclear:
      "Listede neyin değişeceğini tam anlayamadım, bir şey değiştirmedim. Tek tek yazar mısınız: “sütü "
        + "aldım”, “ekmeği sil”, “ayran ekle”."
    case .listLeft: Texts.listLeft
    case .diet: Texts.dietList
    case .hearsay:
      "Duyum olarak anladım, bir şey kaydetmedim. Kendi kayıtlarınızı ya da bir yiyeceğin karbonhidratını sorabilirsiniz."
    }
  }

  /// Before the answer to a question that is not quite the one that was asked.
  static func nearest(_ question: String) -> String {
    "Bunun tam yanıtını bilmiyorum. Kaynaklı bilgilerim arasında sorunuza en yakını: “\(question)”."
  }

  static func alsoKnown(_ questions: [String]) -> String {
    "Bunu sormadıysanız şunları da yanıtlayabilirim: \(quoted(questions))."
  }

  static func others(_ questions: [String]) -> String {
    questions.count == 1
      ? "Kaynaklı bilgilerim arasında sorunuza yakın bir soru var: \(quoted(questions)). Bunu soruyorsanız "
        + "bu sözcüklerle yazın."
      : "Kaynaklı bilgilerim arasında sorunuza yakın olanlar: \(quoted(questions)). Bunlardan birini "
        + "soruyorsanız o sözcüklerle yazın."
  }

  /// The same where nothing else is offered.
  static func onlyOthers(_ questions: [String]) -> String {
    "Bunun tam yanıtını bilmiyorum. \(others(questions)) Değilse sorunuza “internette ara” ekleyebilirsiniz."
  }

  private static func quoted(_ questions: [String]) -> String {
    questions.map { "“\($0)”" }.joined(separator: ", ")
  }

  static let notKnown =
    "Bunun yanıtını bilmiyorum: kayıtlarınızda, besin tablosunda ve kaynaklı bilgilerim arasında yok. Başka "
    + "sözcüklerle sorabilir ya da sorunuza “internette ara” ekleyebilirsiniz."

  static func apart(_ text: String) -> String {
    "“\(shown(text))” kısmına bakmadım; onu ayrı bir mesajda yazın."
  }

  private static func shown(_ text: String) -> String {
    text.count > 60 ? String(text.prefix(60)) + "…" : text.trimmed
  }

  static let figureAsked = "Kaç çıktı? Yalnızca sayıyı yazmanız yeter, kaydederim."

  static func notUnderstood(_ text: String) -> String {
    "Bunu anlayamadım: “\(shown(text))”. Bir öğün mü kaydetmek istiyorsunuz, yoksa bir şey mi soruyorsunuz?"
  }
}
