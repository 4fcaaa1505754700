import Domain
import Testing

@testable import EmbeddedModel

@Suite("What is known without a network")
struct KnowledgeTests {
  static let knowledge = Knowledge.shared

  @Test("Every entry has ways to ask, an answer of two to six sentences, limits and open sources")
  func entries() {
    #expect(Self.knowledge.entries.count >= 30)
    #expect(Set(Self.knowledge.entries.map(\.id)).count == Self.knowledge.entries.count)
    for entry in Self.knowledge.entries {
      let sentences = Paper.sentences(of: entry.answer).count
      #expect(entry.questions.count >= 1 && (1...6).contains(sentences), "\(entry.id)")
      #expect(!entry.limits.isEmpty && !entry.sources.isEmpty, "\(entry.id)")
      #expect(entry.checked.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil, "\(entry.id)")
      for source in entry.sources {
        #expect(!source.title.isEmpty && !source.publisher.isEmpty, "\(entry.id)")
        #expect(source.address.hasPrefix("http"), "\(entry.id)")
      }
    }
  }

  @Test("No entry tells a dose, and none says what the person has or should stop")
  func harmless() {
    for entry in Self.knowledge.entries {
      let text = entry.answer + " " + entry.limits
      #expect(
        !text.contains(/\d\s*(?:ünite|IU|mg|tablet|doz)\b(?!\/dL)/.ignoresCase()), "\(entry.id)")
      #expect(
        !text.contains(
          /(?:siz diyabetsiniz|diyabet hastasısınız|bırakın|kesiniz|artırın)\b/.ignoresCase()))
    }
  }

  static let asked: [(text: String, id: String)] = [
    ("İnsülin direnci nedir?", "insulin-resistance"),
    ("insulin direnci ne demek", "insulin-resistance"),
    ("gizli şeker nedir", "prediabetes"), ("prediyabet ne demek acaba", "prediabetes"),
    ("gizli şeker geçer mi", "prediabetes-back"), ("insülin ne işe yarıyor", "insulin"),
    ("diyabet nedir kısaca anlatır mısın", "diabetes"),
    ("tip 1 ile tip 2 arasındaki fark ne", "types"),
    ("gebelik şekeri nedir", "gestational"), ("diyabetin belirtileri nelerdir", "symptoms"),
    ("HbA1c neyi gösterir?", "a1c"), ("üç aylık şeker nedir", "a1c"),
    ("hba1c kaç olmalı", "a1c-range"), ("açlık şekeri kaç olmalı", "fasting-range"),
    ("şeker yükleme testi nedir", "ogtt"), ("hipoglisemi nedir", "hypo"),
    ("hipogliseminin belirtileri nelerdir", "hypo"), ("15 kuralı nedir", "rule-15"),
    ("insülin nasıl saklanır?", "insulin-storage"),
    ("donmuş insülin kullanılır mı", "insulin-frozen"),
    ("lif nedir", "fibre"), ("şeker hastası oruç tutar mı", "ramadan"),
    ("spor şekeri düşürür mü", "exercise-effect"), ("spordan önce ne yemeliyim?", "before-sport"),
    ("ayaklarıma nasıl bakmalıyım", "feet"), ("tabak yöntemi nedir", "plate"),
    ("karbonhidrat sayımı ne demek", "carb-counting"), ("şeker hastası ne yemeli", "eating"),
    ("metformin nasıl etki eder?", "metformin"), ("ıspanakta demir var mı?", "iron"),
    ("glisemik indeks nedir", "gi"), ("haşimato nedir", "hashimoto"),
    ("diyabet hangi organlara zarar verir", "complications"),
    ("INSULIN DIRENCI NEDIR", "insulin-resistance"), ("hba1c nedir", "a1c"),
    ("lada ne demek", "lada"), ("pompa nedir", "pump"), ("semaglutid nedir", "glp1"),
    ("tip 1le tip 2nin farkı ne", "types"), ("tokluk kaçı geçmesin", "daily-targets"),
    ("hamilelikte tokluk kaçı geçmesin", "gdm-targets"), ("bebek kilolu doğarsa", "big-baby"),
    // The same in other words.
    ("yulaf ezmesi kan şekerini artırır mı", "oats"), ("diyabet kalıtsal mı", "family-risk"),
    ("kola zero kan şekerini çıkarır mı", "soda"), ("stevya güvenli mi", "stevia"),
    ("glisemik indeks ne işe yarar", "gi"), ("uykusuzluk kan şekerini etkiler mi", "sleep"),
    ("hamileyken şeker hastalığı neden çıkar", "gdm-cause"),
    ("günde ne kadar su içmeliyim", "water"), ("muz tüketebilir miyim", "banana-grapes"),
    // What rises and what is not to rise are two questions.
    ("şekerim neden düşmüyor", "hyper-causes"), ("şekerim neden düşüyor", "hypo-causes"),
    ("şekerim düşmesin diye ne yapayım", "hypo-prevent"),
    ("şekerim düşerse ne yapayım", "rule-15"), ("şekerim düşsün diye ne yapayım", "hyper-now"),
    ("şekerim yüksek ne yapmalıyım", "hyper-now"), ("kan şekerimi nasıl düşürürüm", "hyper-now"),
    ("gece şekerim 70in altına inerse ne yapayım", "rule-15"),
    ("glukagon nasıl kullanılır", "glucagon-use"),
    ("emzirirken metformin kullanılır mı", "metformin-pregnancy"),
    // What is eaten, whatever is asked of it.
    ("kuru fasulye yasak mı şeker hastasına", "legumes"), ("kavun ne kadar yenir", "watermelon"),
    ("ekmek yesem şekerim çıkar mı", "bread"), ("üzüm dokunur mu şekere", "banana-grapes"),
    ("kuru incir şekeri yükseltir mi", "dried-fruit"),
    // Values that somebody may have, how often, and what is nobody's record.
    ("şekerim 250 olursa ne yapmam lazım", "hyper-now"),
    ("şekerim 60 olursa ne yapayım", "rule-15"),
    ("göz dibine yılda kaç kez bakılır", "eye-exam"),
    ("şeker komasını nasıl anlarım", "dka-symptoms"),
    ("açılan insülin kalemi kaç gün dayanır", "insulin-storage"),
    ("yürüyüşten önce şekerim kaç olmalı", "exercise-glucose"),
    ("ramazanda parmak delmek orucu bozar mı", "ramadan-measure"),
    // As a nurse is asked, with the word that asks written to the one before it.
    ("şafak fenomeni nedir", "dawn"), ("uykusuzluk şekeri yükseltirmi", "sleep"),
    ("alkol ve insülin birlikte olur mu", "hypo-alcohol"),
    ("insülin bulanıksa kullanılır mı", "insulin-cloudy"),
    ("aynı yere iğne yapmak zararlı mı", "insulin-rotation"),
    ("kilo verirsem ilaçtan kurtulur muyum", "remission"),
    ("insülin buzlukta dondu kullanabilir miyim", "insulin-frozen"),
    ("kortizon iğnesi şekeri yükseltir mi", "steroid"),
    ("kalem açıldıktan sonra kaç gün kullanılır", "insulin-storage"),
    // The word that asks, with its person, written to the one before it.
    ("karpuz yiyebilirmiyim", "watermelon"), ("oruç tutabilirmiyim", "ramadan"),
    // Drugs by their common names, each for its group.
    ("amaryl ne zaman içilir", "sulfonylurea-food"), ("forziga sabah mı içilir", "sglt2-food"),
    ("forziga kullanırken kusuyorum ne yapayım", "sglt2-sick"),
    ("galvus met tok mu içilir", "janumet-food"), ("trajenta almayı unuttum", "dpp4-missed"),
    ("lantus ne zaman yapılır", "basal-timing"), ("humalog ne zaman yapılır", "bolus-timing"),
    ("lantusu yapmayı unuttum", "missed-dose"),
    ("insülini iki kere yaptım ne yapmalıyım", "wrong-insulin"),
    ("kocamın şekeri var çocuğumuz olur mu", "fertility"),
    ("tip 1 li askere gider mi", "military"), ("sauna şeker hastasına zararlı mı", "hot-bath"),
    ("şeker hastası süt verebilir mi", "breastfeeding"),
    // What something stands in the stead of is another thing than what stands in its stead.
    ("bulgur yerine ne yiyebilirim", "starch-instead"),
    ("pirinç yerine bulgur yenir mi", "bulgur-or-rice"),
    // Hunger is no pain, and who wants to lose weight does not lose it unwillingly.
    ("sabah açken şekerim neden yüksek çıkıyor", "dawn"),
    ("diyabetim var kilo vermek istiyorum", "weight-loss"),
    ("hamileyken şeker yüklemesi testi şart mı", "gdm-test"),
    ("hangi parmaktan kan almak iyi", "which-finger"),
    ("aç karnına spor yapılır mı", "fasted-exercise"),
    ("spor yaparken şekerim düşerse ne yapmalıyım", "hypo-exercise"),
    ("lanseti her seferinde değiştirmek şart mı", "lancet-reuse"),
    ("şeker hastalığı kaç yaşında çıkar", "age-of-onset"),
    ("demir hangi besinlerde bulunur", "iron"), ("hangi gıdalarda b12 var", "b12-foods"),
  ]

  @Test("Everyday questions find their entry", arguments: asked.indices)
  func found(place: Int) {
    let row = Self.asked[place]
    #expect(Self.knowledge.entry(for: row.text)?.id == row.id, "\(row.text)")
  }

  static let unknown = [
    "metformin B12 eksikliği yapar mı", "şekerim 142",
    "bugün ne yedim", "insülin dozum kaç olmalı", "açlık şekerim kaçtı",
    "Ankara'da hava nasıl", "insülin pompası nasıl takılır",
    "annemin şekeri kaç", "kızımın şekeri kaç", "kocamın şekeri kaç",
    "10 ünite insülin yaptım", "spor yaptım", "iki dilim ekmek yedim", "diş eti neden kanar",
    "omega 3 ne işe yarar",
    "aralıklı oruç zayıflatır mı", "statin nedir", "tiroit ilacı nedir",
    "hipofiz nedir", "hangi hastane daha iyi şeker için", "şeker nedir",
    "incir şekeri yükseltir mi", "üzüm neden ekşir",
    "insülin yaptıktan sonra ne kadar sonra yemek yemeliyim",
    "ekmek yedim şekerim çıktı mı", "tansiyonum kaçtı", "tokluk şekerim kaçtı",
  ]

  @Test("What is not known finds nothing", arguments: unknown)
  func notFound(text: String) {
    #expect(Self.knowledge.entry(for: text) == nil, "\(Self.knowledge.entry(for: text)?.id ?? "")")
  }

  @Test("Every way to ask finds the entry that has it")
  func eachForm() {
    #expect(Self.knowledge.entries.count >= 300)
    for entry in Self.knowledge.entries {
      for question in entry.questions {
        let found = Self.knowledge.entry(for: question)?.id
        #expect(found == entry.id, "\(question): \(found ?? "nothing")")
      }
    }
  }

  @Test("A mishap that is told, and a question written as one word, get the answer of the shelf")
  func routed() {
    let told = [
      ("lantusu yapmayı unuttum", "missed-dose"), ("karpuz yiyebilirmiyim", "watermelon"),
      ("dışarıda yemek yerken neye dikkat edeyim", "eating-out"),
    ]
    for (text, id) in told {
      let meant = Engine.understanding(text)
      #expect(meant.calls.isEmpty && meant.speeches == [.known(id)], "\(text)")
    }
  }

  @Test(
    "What is told and asks nothing is answered by no entry",
    arguments: [
      "ilaç kullanmıyorum", "insülin kullanmıyorum", "alkol kullanmıyorum", "sigara içmiyorum",
      "diyabetim yok sadece kilo vermek istiyorum",
    ])
  func told(_ text: String) {
    for speech in Engine.understanding(text).speeches {
      if case .known(let id) = speech { Issue.record("\(text): \(id)") }
    }
  }

  @Test("What is told is answered where an entry has it in the same words")
  func toldAlike() {
    let entry = { (text: String) in Self.knowledge.entry(for: text, isTold: true)?.id }
    #expect(entry("iğne yerim şişti") == "lipohypertrophy")
    #expect(entry("iğne yerim şişmedi") == nil && entry("alkol kullanıyorum") == nil)
  }

  @Test(
    "Of a word that nothing knows no paper is looked for, and no list read",
    arguments: ["xelovidan ilacı ne işe yarar", "python da liste nasıl sıralanır"])
  func strange(_ text: String) {
    let meant = Engine.understanding(text)
    #expect(meant.calls.isEmpty && meant.speeches == [.notKnown], "\(text)")
  }

  @Test(
    "What cannot be known is said to be so",
    arguments: [
      ("yarın şekerim kaç olur", "cannot-forecast"),
      ("benim tipim tip 1 mi tip 2 mi", "own-type"),
      ("böbrek nakli sırası bana ne zaman gelir", "transplant-wait"),
      ("bacağımdaki morluk kanser mi", "is-it-cancer"),
    ])
  func unknowable(_ one: (text: String, id: String)) throws {
    let meant = Engine.understanding(one.text)
    #expect(meant.calls.isEmpty && meant.speeches == [.known(one.id)], "\(one.text)")
    let entry = try #require(Self.knowledge.entries.first { $0.id == one.id })
    #expect(entry.answer.contains(/(?:bilemem|söyleyemem)/))
  }

  @Test("A question about the person's own records is not answered from the shelf")
  func ownRecords() {
    for text in ["dün kahvaltıda ne yedim", "bugün kaç karb yedim", "lahmacun yiyince ne oluyor"] {
      let calls = Engine.calls(text)
      #expect(!calls.isEmpty, "\(text)")
    }
  }

  @Test(
    "The nearest question is answered by its name, and others are named beside it",
    arguments: [
      ("insülin kalemi buzdolabından çıkınca kaç gün dayanır", "insulin-storage"),
      ("şeker hastası kurban eti yiyebilir mi kavurma falan", "red-meat"),
    ])
  func nearest(_ one: (question: String, id: String)) async throws {
    let text = try await Talking.lastTurn([one.question]).last?.text ?? ""
    let entry = try #require(Knowledge.shared.entries.first { $0.id == one.id })
    #expect(text.contains("bilmiyorum. Kaynaklı bilgilerim arasında sorunuza en yakını: “"))
    #expect(text.contains(entry.answer) && text.contains(entry.limits))
    let named = text.split(separator: "“").dropFirst().first?.split(separator: "”").first
    #expect(named.map { entry.questions.contains(String($0)) } == true)
  }

  @Test(
    "What is only near is named, and not answered",
    arguments: [
      ("libre sensor denizde cikar mi", "sensörle denize girebilir miyim"),
      ("açlık 108 gizli şeker mi", "gizli şeker nedir"),
    ])
  func others(_ one: (question: String, named: String)) async throws {
    let turn = try await Talking.lastTurn([one.question])
    let text = turn.last?.text ?? ""
    #expect(text.contains("Kaynaklı bilgilerim arasında sorunuza yakın "))
    // Nothing says that what was just named is not known.
    #expect(!text.contains(Talk.notKnown) && !text.contains("Bunu anlayamadım"))
    #expect(text.contains("Makalelerde arayayım mı?") != text.contains("“internette ara”"))
    #expect(text.contains(one.named) && !text.contains("Kaynaklar"))
    #expect(turn.flatMap(\.calls).isEmpty)
  }

  @Test(
    "What is near to nothing that is known names nothing",
    arguments: [
      "bugün çok yoruldum", "fıkra anlat", "ankaranın nüfusu kaç", "bugün hava çok güzel",
      "teşekkürler", "3 köfte yedim", "şekerim 142", "/ara diye bir komut var mı",
      "bugün hava nasıl", "peki yaşlılarda?", "alışveriş listesinden sütü çıkar",
      "metformin b12 eksikliği yapar mı", "babam hem şeker hem böbrek hastası muz yiyebilir mi",
    ])
  func nothingNear(_ text: String) async throws {
    let said = try await Talking.lastTurn([text]).last?.text ?? ""
    #expect(!said.contains("Kaynaklı bilgilerim arasında sorunuza"))
  }

  @Test("What an entry tells counts for it, and answers who was taken to want a recipe")
  func heldByAnswer() async throws {
    let near = Knowledge.shared.near(AskedWords("gece uykuda terlersem ve kâbus görürsem"))
    #expect(near.first { $0.entry.id == "hypo-night" }.map { $0.held > 0.5 } == true)
    let question = "ramazanda iftardan sonra şekerim fırlıyor ne yapayım"
    let text = try await Talking.lastTurn([question]).last?.text ?? ""
    #expect(!text.contains("kişilik") && text.contains("Kaynaklar"))
  }

  @Test("A question's own words are the nearest to it, and rare words weigh more")
  func nearness() throws {
    let near = { (text: String) in Knowledge.shared.near(AskedWords(text)) }
    let same = try #require(near("glukagon iğnesi nasıl yapılır").first)
    #expect(same.entry.id == "glucagon-use" && abs(same.score - 1) < 1e-9)
    #expect(same.missing == 0 && same.added == 0)
    let cut = near("şeker hastası kurban kesebilir mi").first { $0.form.contains("kurban") }
    #expect(cut.map { $0.missing > 0 && $0.common > 0 } == true)
    let scores = near("metformin neden mide bulandırıyor").map(\.score)
    #expect(scores == scores.sorted(by: >) && scores.count > 1)
    #expect(near("ve ile").isEmpty)
  }
}
