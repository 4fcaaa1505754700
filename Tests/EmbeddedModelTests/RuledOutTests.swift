import Domain
import Safety
import Testing

@testable import EmbeddedModel

@Suite("Records that their clause rules out, and those that it completes")
struct RuledOutTests {
  @Test(
    "What is bought, taken up, counted of a task, shaken by joy or still to come writes nothing",
    arguments: [
      "pazardan 2 tane nar aldım", "marketten üç elma aldık",
      "pazartesi yürüyüşe başlıyorum inşallah günde 30 dk", "spora başlıyorum günde 20 dakika",
      "97 sınav kâğıdı okudum", "heyecandan elim titredi valla",
      "Akşam belki pilatese giderim, 1 saat sürer", "yarım saat yüzmeye gideceğim",
      "doktor ilacı 60'tan 90'a çıkardı", "Defne için hedef aralığı 80-160 olsun",
      "annemin hedef aralığı 80-160 olsun", "yarın şirinceye gidiyoruz, 2 gözleme kesin yerim orda",
      "yarın pikniğe gidiyoruz, bol köfte yerim", "yarın pikniğe gidiyoruz, bol köfte yeriz",
      "geçen ayın sonunda 2 dilim pizza yedim", "bu ayın başında 2 dilim pizza yedim",
      "geçen haftanın ilk pizzasını yedim", "komşuma 2 dilim baklava verdim",
      "kediye 2 köfte verdim", "diyelim ki 1 dilim pasta yedim",
      "hamileyken şekerim 190 çıkmıştı",
      "sabah 10 akşam 12 ünite humulin yapıyorum",
    ])
  func nothing(_ text: String) {
    let written = Engine.calls(text).filter(\.writes)
    #expect(written.isEmpty, "\(Engine.signature(written))")
  }

  @Test(
    "The same words told as done are written",
    arguments: [
      ("fırından iki simit aldım yedim", "logMeal"), ("30 dk yürüdüm", "logActivity"),
      ("şekerim 97", "logGlucose"), ("hamileyim şekerim 97", "logGlucose"),
      ("elim titriyor", "logSymptom"),
      ("2 gündür ayaklarımda karıncalanma oluyor", "logSymptom"),
      ("pilates yaptım 1 saat", "logActivity"), ("1985 doğumluyum", "updateProfile"),
    ])
  func written(_ text: String, _ tool: String) {
    #expect(Engine.calls(text).map(\.name) == [tool], "\(Engine.signature(text))")
  }

  @Test(
    "An hour beside a drug is when it was taken, and no dose of it",
    arguments: ["metformini 5 te içtim", "metformini 5'te içtim", "5 te metformin aldım"])
  func hour(_ text: String) throws {
    let call = try #require(Engine.calls(text).first)
    #expect(call.name == "logMedication" && call.arguments[.dose] == nil)
    #expect(call.arguments[.at]?.string?.contains("T05:00") == true, "\(call.arguments)")
  }

  @Test("The hour and the dose after the verb are those of the drug")
  func after() throws {
    let text = "Lantusu vurdum, saat on buçukta, yirmi dört ünite"
    let call = try #require(Engine.calls(text).first)
    #expect(call.arguments[.dose]?.number == 24)
    #expect(call.arguments[.at]?.string?.contains(":30") == true, "\(call.arguments)")
  }

  @Test("Of two stretches that are compared each is looked up")
  func compared() {
    for text in [
      "bu haftaki karbonhidratım geçen haftadan fazla mı",
      "Geçen ay mı daha çok kalori almışım bu ay mı",
    ] {
      let calls = Engine.calls(text)
      #expect(calls.map(\.name) == ["getNutrition", "getNutrition"], "\(Engine.signature(text))")
      #expect(calls.first?.arguments[.period] != calls.last?.arguments[.period])
    }
  }

  @Test(
    "Facts and targets of somebody else are declined with what can be done instead",
    arguments: [
      "annemin hedef aralığı 80-160 olsun", "Defne için hedef aralığı 80-160 olarak belirlendi",
      "annemin kilo hedefi 70 olsun", "kardeşimin fıstığa alerjisi var",
    ])
  func others(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    #expect(turn.flatMap(\.calls).isEmpty)
    #expect(turn.last?.text.contains("/profil yeni") == true, "\(turn.last?.text ?? "")")
  }

  @Test("How often a drug was taken is no dose of it")
  func often() {
    let calls = Engine.calls("lantusu iki kere vurmuşum")
    #expect(calls.allSatisfy { $0.arguments[.dose] == nil }, "\(calls)")
  }

  @Test("A mood that is named twice is one record")
  func mood() {
    let moods = Engine.calls("çok sinirliyim elim ayağım kesildi sinirden")
    #expect(moods.filter { $0.name == "logMood" }.count < 2)
  }

  @Test("Who tells of a meal and sighs asks for no recipe; who names the next meal does")
  func sigh() {
    let calls = Engine.calls("şalgam dolması yedim altı tane, eli lezzetli ne yapayım")
    #expect(calls.allSatisfy { $0.name != "generateRecipe" }, "\(calls)")
  }

  @Test(
    "What comes after a record changes what it says, and nothing else of it",
    arguments: [
      (
        ["2 dilim ekmek peynir yedim kahvaltıda", "3 dilimdi ya pardon"],
        [#"updateMeal {"meal":1,"items":[{"name":"ekmek","quantity":3,"unit":"dilim"}]}"#]
      ),
      (["metformini içtim", "diamicron da tamam"], nil),
      (["yulaf yedim sütle", "4 kaşık yulaf yarım bardak süt"], nil),
      (["Listeye yulaf yaz", "bir de tuzsuz zeytin, kalp için öyle dediler"], nil),
    ] as [([String], [String]?)])
  func next(_ talk: [String], _ wanted: [String]?) async throws {
    let calls = try await Talking.lastTurn(talk).flatMap(\.calls)
    if let wanted {
      #expect(calls.map { "\($0.name) \($0.arguments.text)" } == wanted)
    }
    #expect(calls.allSatisfy { $0.name != "updateEntry" && $0.arguments[.remove] == nil })
    #expect(calls.allSatisfy { $0.name != "logMeal" })
  }

  @Test("What was done to a food before it was eaten is no food")
  func converb() {
    let meals = Engine.calls("narı ayıklayıp yedim").filter { $0.name == "logMeal" }
    #expect(meals.flatMap(\.itemNames).allSatisfy { $0 == "nar" }, "\(meals)")
  }

  @Test(
    "What is asked about a record of a drug is shown, and not taken for advice",
    arguments: [
      "Hamburger ve küçük patates yedim, bolus 6 ü", "sabah 6 da ölçtüm 148, glifor da içildi",
    ])
  func shown(_ text: String) async throws {
    let turn = try await Talking.lastTurn([text])
    for line in turn.last?.text.split(separator: "\n").map(String.init) ?? [] {
      #expect(DoseFilter.checked(line) == line)
    }
  }

  @Test(
    "Beside a range of glucose no other figure is a bound, beside one of something else it may be",
    arguments: [
      "hedef aralığımı 70-160 yapalım, 180 bana gevşek geliyo", "hedef aralığım 70-160 olsun",
    ])
  func bounds(_ text: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == ["setTarget", "setTarget"])
    #expect(calls.compactMap { $0.arguments[.value]?.number } == [70, 160])
  }

  @Test("A bound of sugar is no weight, and is told in words where it is asked about")
  func bound() async throws {
    let turn = try await Talking.lastTurn([
      "hemşire dedi 130 u geçmesin şekerin üst sınırını 130 koy o zaman"
    ])
    let told = turn.flatMap(\.calls).map { "\($0.arguments)" }.joined() + (turn.last?.text ?? "")
    #expect(told.contains("130") && !told.contains("kilo") && !told.contains("weight"), "\(told)")
    let asked = CallTexts(writer: AnswerWriter(now: Engine.now, zone: Engine.zone)).question([
      [PlannedCall("setTarget", [.kind: "glucoseHigh", .value: 130])]
    ])
    #expect(asked.contains("yüksek kan şekeri sınırınız 130 mg/dL"), "\(asked)")
  }

  @Test("A drug that a doctor has stopped is none that is taken")
  func stopped() {
    let text =
      "doktor gliforu bıraktırdı yerine matofin 1000 yazdı sabah akşam artık onu kullanıyom"
    let told = Engine.calls(text).filter { $0.name == "updateProfile" }.map { "\($0.arguments)" }
    #expect(told.allSatisfy { !$0.contains("glifor") }, "\(told)")
    #expect(told.contains { $0.contains("matofin") })
    // What is given up beside it is something else.
    let other = Engine.calls("glifor kullanıyorum, sigarayı bıraktım")
    #expect(other.contains { "\($0.arguments)".contains("glifor") }, "\(other)")
  }

  @Test("A stretch that owns a thing does not say when")
  func owned() {
    let calls = Engine.calls("bu haftanın ilk pizzasını yedim 2 dilim")
    #expect(calls.map(\.name) == ["logMeal"])
    #expect(calls.first?.arguments[.items]?.array?.first?[.name]?.string == "pizza")
  }
}
