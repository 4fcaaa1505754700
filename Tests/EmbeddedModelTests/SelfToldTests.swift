import Domain
import Testing

@testable import EmbeddedModel

@Suite("What a person tells of themselves")
struct SelfToldTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var calls: String
    var testDescription: String { text }

    init(_ text: String, _ calls: String) { (self.text, self.calls) = (text, calls) }
  }

  static let told = [
    Case("Merhaba, ben Ayşe", #"updateProfile {"name":"Ayşe"}"#),
    Case("adım ahmet değil mehmet", #"updateProfile {"name":"Mehmet"}"#),
    Case("tip 2 değilim tip 1im", #"updateProfile {"diabetes":"type1"}"#),
    Case(
      "tip 2yim, az hareketliyim", #"updateProfile {"diabetes":"type2","activity":"az hareketli"}"#),
    Case("tip 1im ama hamileyim", #"updateProfile {"diabetes":"type1","pregnant":true}"#),
    Case("2015te tip 2 tanısı aldım", #"updateProfile {"diabetes":"type2","diagnosedYear":2015}"#),
    Case(
      "artık lantus değil tresiba kullanıyorum",
      #"updateProfile {"medications":["tresiba"],"remove":["lantus"]}"#),
    Case(
      "lantus yerine tresiba kullanıyorum",
      #"updateProfile {"medications":["tresiba"],"remove":["lantus"]}"#),
    Case(
      "tresiba kullanıyorum, lantusu bıraktım",
      #"updateProfile {"medications":["tresiba"],"remove":["lantus"]}"#),
    Case("metformin kullanmıyorum artık", #"updateProfile {"remove":["metformin"]}"#),
    Case("fıstık alerjim yok artık", #"updateProfile {"remove":["fıstık"]}"#),
    Case("artık vejetaryen değilim", #"updateProfile {"remove":["vejetaryen"]}"#),
    Case("adım ayşe nur", #"updateProfile {"name":"Ayşe Nur"}"#),
    Case("benim adım Zülküf", #"updateProfile {"name":"Zülküf"}"#),
    Case("bana Mehmet diyebilirsin", #"updateProfile {"name":"Mehmet"}"#),
    Case("ben ibrahim", #"updateProfile {"name":"İbrahim"}"#),
    Case("ben tip 2 diyabet hastasıyım", #"updateProfile {"diabetes":"type2"}"#),
    Case("tip1 diyabetliyim", #"updateProfile {"diabetes":"type1"}"#),
    Case("doktor prediyabet dedi", #"updateProfile {"diabetes":"prediabetes"}"#),
    Case("doktorum tip 2 olduğumu söyledi", #"updateProfile {"diabetes":"type2"}"#),
    Case("gizli şekerim varmış", #"updateProfile {"diabetes":"prediabetes"}"#),
    Case(
      "hamileyim gebelik şekerim çıktı",
      #"updateProfile {"diabetes":"gestational","pregnant":true}"#),
    Case("gizli şekerim var", #"updateProfile {"diabetes":"prediabetes"}"#),
    Case("gebelik şekerim var", #"updateProfile {"diabetes":"gestational"}"#),
    Case(
      "ben tip 2'yim, metformin kullanıyorum",
      #"updateProfile {"diabetes":"type2","medications":["metformin"]}"#),
    Case(
      "67 yaşındayım, 84 kilo, 1,62 boy",
      #"updateProfile {"birthYear":1959,"heightCm":162}; logWeight {"kilograms":84}"#),
    Case(
      "boyum 168 kilom 62", #"updateProfile {"heightCm":168}; logWeight {"kilograms":62}"#),
    Case(
      "50 yaş 175 boy 92 kilo",
      #"updateProfile {"birthYear":1976,"heightCm":175}; logWeight {"kilograms":92}"#),
    Case(
      "günde 2 tablet metformin kullanıyorum", #"updateProfile {"medications":["metformin"]}"#),
    Case(
      "günde iki kez levotiroksin alıyorum", #"updateProfile {"medications":["levotiroksin"]}"#),
    Case("kısa ve net konuş", #"updateProfile {"tone":"kısa ve net"}"#),
    Case("Destekleyici konuş.", #"updateProfile {"tone":"destekleyici"}"#),
    Case("normal konuş", #"updateProfile {"tone":"olağan"}"#),
    Case("süt içemiyorum", #"updateProfile {"diet":["sütsüz"]}"#),
    Case("1 metre 62 boyundayım", #"updateProfile {"heightCm":162}"#),
    Case("boyum bir altmış iki", #"updateProfile {"heightCm":162}"#),
    Case(
      "boyum bir metre altmış iki, kilom seksen dört",
      #"updateProfile {"heightCm":162}; logWeight {"kilograms":84}"#),
    Case(
      "altmış yedi yaşındayım, yüz altmış iki santim, seksen dört kiloyum",
      #"updateProfile {"birthYear":1959,"heightCm":162}; logWeight {"kilograms":84}"#),
    Case("bir yetmiş beş boyundayım", #"updateProfile {"heightCm":175}"#),
    Case("1958 doğumluyum, erkeğim", #"updateProfile {"birthYear":1958,"sex":"male"}"#),
    Case(
      "10 yıldır tip 2 diyabet hastasıyım",
      #"updateProfile {"diabetes":"type2","diagnosedYear":2016}"#),
    Case("vejetaryenim", #"updateProfile {"diet":["vejetaryen"]}"#),
    Case("çölyağım", #"updateProfile {"diet":["glutensiz"]}"#),
    Case("fıstık alerjim var", #"updateProfile {"allergies":["fıstık"]}"#),
    Case("glutene alerjim var", #"updateProfile {"allergies":["glüten"]}"#),
    Case("aspirine alerjim var", #"updateProfile {"allergies":["aspirin"]}"#),
    Case("deniz ürünlerine alerjim var", #"updateProfile {"allergies":["deniz ürünü"]}"#),
    Case(
      "yer fıstığına ve süte alerjim var",
      #"updateProfile {"allergies":["yer fıstığı","süt"]}"#),
    // 16 weeks are left of 40.
    Case(
      "hamileyim, 24. hafta",
      #"updateProfile {"pregnant":true,"dueDate":"2027-03-13"}"#),
    Case("kilo vermek istiyorum", #"updateProfile {"goal":"kilo vermek"}"#),
    Case("hedefim 7 kilo vermek", #"updateProfile {"goal":"7 kilo vermek"}"#),
    Case("profilim", "getProfile {}"),
  ]

  @Test("All that is said is kept, and nothing besides", arguments: told)
  func kept(_ one: Case) { #expect(Engine.signature(one.text) == one.calls) }

  /// What is near such words and tells nothing of the profile.
  static let others = [
    "ben geldim", "adım adım anlat", "5000 adım attım", "annem tip 2 diyabetli",
    "metformin aldım", "ben iki yumurta yedim", "tip 2 diyabet nedir", "hamile miyim?",
    "hamileyim 24. hafta ne yemeliyim", "tip 2 diyabetim var mı?", "şekerim 142",
    "fıstık yedim", "şeker hastasıyım", "kardeşim 45 yaşında", "24. hafta",
    "tip 1 ve tip 2'yim", "45 yaşındayım 50 yaşındayım", "ben 300 yaşındayım",
    "doktor metformin dedi", "annem tip 2 oldu",
    "gym de kreatin protein tozu kullansam tip1im zararlı mı", "kreatin kullansam zararlı mı",
  ]

  @Test("Near words write nothing about the person", arguments: others)
  func left(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "updateProfile" }, "\(text)")
  }

  /// What newcomers type first.
  static let first = [
    "merhaba", "selam", "Merhaba, ben Ayşe", "adım Ayşe", "ben tip 2 diyabet hastasıyım",
    "ben tip 1 diyabet hastasıyım", "şeker hastasıyım", "şekerim var", "nasıl kullanılır",
    "ne yapabiliyorsun", "neler yapabilirsin", "sen kimsin", "yardım", "insülin kullanıyorum",
    "metformin kullanıyorum", "kilo vermek istiyorum", "hamileyim 24. hafta",
    "hamileyim 24. hafta ne yemeliyim", "verilerim nereye gidiyor", "bilgilerimi kim görüyor",
    "nereden başlayacağım", "başla", "deneme", "?", "bugün tanı kondu", "yeni tanı aldım",
    "insülin direncim var", "diyabetim var ne yemeliyim", "ücretli mi", "internet gerekiyor mu",
    "doktor musun", "annem şeker hastası", "annem tip 2 diyabetli", "fıstık alerjim var",
    "45 yaşındayım", "erkeğim", "hareketsiz bir hayatım var", "tanışalım",
    "selam ben yeni kullanıcıyım", "bana yardımcı olur musun", "annem için kullanacağım",
    "kızım tip 1 diyabet", "şekerim çok yüksek", "şekerim düşmüyor", "libre kullanıyorum",
    "diyet yapıyorum", "kendimi tanıtayım", "kayıt olmam gerekiyor mu", "verilerimi sil",
    "beni hatırlıyor musun", "böbrek hastasıyım", "bana hedef öner", "kaç kalori almalıyım",
    "yeni teşhis aldım", "bu program ne işe yarıyor", "yapay zeka mısın", "nasıl başlıycam",
    "ne yazmam lazım", "ne yazacağımı bilmiyorum", "öğün nasıl eklenir", "balli ne yapar",
    "iyi günler, ben yeni başladım", "bu program ücretli mi", "profilimi sil",
  ]

  /// How balli is used is answered in words, whatever is named in the question.
  static let ways = [
    "şekerimi nasıl girerim", "yediklerimi nereye yazıyorum", "öğün nasıl eklenir",
    "bu program ne işe yarıyor", "selam nasıl kullanıyoruz bunu", "ne yazacağımı bilmiyorum",
  ]

  @Test("How balli is used is told, and nothing is looked up for it", arguments: ways)
  func howItIsUsed(_ text: String) {
    let understood = Engine.understanding(text)
    #expect(understood.calls.isEmpty && understood.speeches == [.opening(.start)], "\(text)")
  }

  /// What a command shows is told by its name.
  static let screen: [(String, String)] = [
    ("panoyu göster", "pages"), ("takvimi aç", "pages"), ("sık yediklerim", "pages"),
    ("en çok ne yiyorum", "pages"), ("nasıl çıkarım", "leave"), ("çıkış", "leave"),
    ("temayı değiştir", "look"), ("karanlık mod var mı", "look"),
  ]

  @Test("What a command does is told by its name", arguments: screen)
  func command(_ one: (text: String, opening: String)) {
    let speeches = Engine.understanding(one.text).speeches
    #expect(speeches == [.opening(Opening(rawValue: one.opening) ?? .start)], "\(one.text)")
  }

  /// The same words about something else.
  static let otherWays = [
    "insülin nasıl yapılır", "şekerimi nasıl düşürürüm", "menemen nasıl yapılır", "şekerim nasıl",
    "kahvaltıda ne yapsam", "bu ilaç ne işe yarar", "tarçın ne işe yarar",
    "idrarımın rengi koyu", "şekerim çıktı", "hap kutusunu kapat",
  ]

  @Test("What something else does is no question about balli", arguments: otherWays)
  func notOfBalli(_ text: String) {
    let speeches = Engine.understanding(text).speeches
    let openings = (Opening.ofScreen + [.start]).map { [Speech.opening($0)] }
    #expect(!openings.contains(speeches), "\(text)")
  }

  @Test("No first word of a newcomer ends in “anlayamadım”", arguments: first)
  func understood(_ text: String) {
    let understood = Engine.understanding(text)
    #expect(!understood.isLost, "\(text)")
  }

  @Test("“tip 2” answers the question which kind it is, and is no fact of its own")
  func asked() {
    #expect(Engine.calls("tip 2").isEmpty)
    let question = Talk.opening(.some)
    let talk = [
      Message(role: .user, text: "şeker hastasıyım", at: Engine.now),
      Message(role: .assistant, text: question, at: Engine.now),
      Message(role: .user, text: "tip 2", at: Engine.now),
    ]
    let understood = Engine.shared.interpreterInUse.understand(
      "tip 2", after: talk, now: Engine.now, zone: Engine.zone)
    #expect(understood.calls == [PlannedCall("updateProfile", ["diabetes": "type2"])])
  }

  struct Answer: Sendable, CustomTestStringConvertible {
    var question: SelfAnswer.Question
    var text: String
    var expected: String?
    var testDescription: String { "\(question): \(text)" }

    init(_ question: SelfAnswer.Question, _ text: String, _ expected: String?) {
      (self.question, self.text, self.expected) = (question, text, expected)
    }
  }

  static let answers = [
    Answer(.name, "ayşe", #"{"name":"Ayşe"}"#),
    Answer(.name, "göğsüm ağrıyor", nil),
    Answer(.name, "2 yumurta yedim", nil),
    Answer(.name, "profilim", nil),
    Answer(.name, "merhaba", nil),
    Answer(.name, "zülküf", #"{"name":"Zülküf"}"#),
    Answer(.name, "deniz", #"{"name":"Deniz"}"#),
    Answer(.diabetes, "2", #"{"diabetes":"type2"}"#),
    Answer(.diabetes, "tip 1", #"{"diabetes":"type1"}"#),
    Answer(.diabetes, "9", nil),
    Answer(.person, "67, kadın", #"{"birthYear":1959,"sex":"female"}"#),
    Answer(.person, "1959 kadın", #"{"birthYear":1959,"sex":"female"}"#),
    Answer(.person, "şekerim 67", nil),
    Answer(.body, "1,62 84", #"{"heightCm":162} 84"#),
    Answer(.body, "84 162", #"{"heightCm":162} 84"#),
    Answer(.body, "84 kilo", "{} 84"),
    Answer(.body, "bir altmış iki, seksen dört kilo", #"{"heightCm":162} 84"#),
    Answer(.body, "bir yetmiş beş", #"{"heightCm":175}"#),
    Answer(.body, "metre altmış iki", #"{"heightCm":162}"#),
    Answer(.body, "boyum bir altmış iki kilom seksen dört", #"{"heightCm":162} 84"#),
    Answer(.body, "142", #"{"heightCm":142}"#),
    Answer(.medications, "metformin, lantus", #"{"medications":["metformin","lantus"]}"#),
    Answer(.medications, "Beloc Zok, coraspin", #"{"medications":["Beloc Zok","coraspin"]}"#),
    Answer(.medications, "metformin aldım", nil),
    Answer(.medications, "metformin ve lantus", #"{"medications":["metformin","lantus"]}"#),
    Answer(.medications, "şekerim 67", nil),
    Answer(.medications, "profilim", nil),
    Answer(.foods, "fıstık", #"{"allergies":["fıstık"]}"#),
    Answer(.foods, "vejetaryenim", #"{"diet":["vejetaryen"]}"#),
    Answer(
      .aim, "2, kilo vermek", #"{"activity":"biraz hareketli","goal":"kilo vermek"}"#),
    Answer(.aim, "4", #"{"activity":"çok hareketli"}"#),
  ]

  @Test("A short answer is read by its question, and nothing else is", arguments: answers)
  func answer(_ one: Answer) {
    let found = Engine.shared.answer(
      one.text, to: one.question, now: Engine.now, zone: Engine.zone)
    var told: String?
    if case .answer(let answer) = found {
      told = answer.profile.text + (answer.weight.map { " \(Int($0))" } ?? "")
    }
    #expect(told == one.expected)
  }

  @Test("How old somebody was then is no age of now")
  func pastAge() {
    for text in ["ilk teşhis konduğunda 3 yaşındaydı", "tanı konduğunda 7 yaşındaydım"] {
      let born = Engine.calls(text).compactMap { $0.arguments[.birthYear]?.number }
      #expect(born.isEmpty, "\(text): \(born)")
    }
  }
}
