import Domain
import Testing

@testable import EmbeddedModel

@Suite("What was eaten of a recipe or a product of the talk, and by whom")
struct EatenKeptTests {
  private static let stew = Told(
    "generateRecipe",
    [
      "recipe": 4, "name": "Kıymalı karnıyarık", "servings": 4, "saved": .bool(false),
      "ingredients": [["name": "patlıcan"], ["name": "kıyma"], ["name": "soğan"]],
    ])
  private static let humus = Told(
    "saveRecipe",
    [
      "recipe": 2, "name": "Humus", "servings": 2, "saved": .bool(true),
      "ingredients": [["name": "nohut"], ["name": "tahin"]],
    ])
  private static let menemen = Told(
    "saveRecipe",
    [
      "recipe": 1, "name": "Menemen", "servings": 2, "saved": .bool(true),
      "ingredients": [["name": "yumurta"], ["name": "domates"]],
    ])
  private static let label = Told(
    "scanLabel", ["id": 7, "product": ["name": "Kakaolu bisküvi"], "needsReview": .bool(false)])

  private static func meal(_ name: String, _ amount: String, _ rest: String = "") -> String {
    #"logMeal {"items":[{"name":"\#(name)",\#(amount)}]\#(rest)}"#
  }

  private static func stew(_ portions: String, _ rest: String = "") -> String {
    meal("Kıymalı karnıyarık", #""quantity":\#(portions),"unit":"porsiyon","recipe":4"#, rest)
  }

  private static let soup = Told(
    "saveRecipe",
    [
      "recipe": 9, "name": "Bezelyeli kırmızı mercimek çorbası", "servings": 4,
      "saved": .bool(true),
      "ingredients": [["name": "kırmızı mercimek"], ["name": "bezelye"]],
    ])

  private static func soup(_ amount: String) -> String {
    meal("Bezelyeli kırmızı mercimek çorbası", amount + #","recipe":9"#)
  }

  private static let called = Told(
    "saveRecipe",
    [
      "recipe": 6, "name": "Misafir Kebabı", "servings": 2, "saved": .bool(true),
      "ingredients": [["name": "tavuk"], ["name": "biber"]],
    ])

  @Test(
    "A kept recipe is found by the name that it was given, whatever was told since",
    arguments: ["Misafir Kebabı'ndan bir porsiyon yedim", "misafir kebabı yedim"])
  func byName(_ text: String) {
    let since = Told("logGlucose", ["reading": 1, "value": 120])
    let expected = Self.meal(
      "Misafir Kebabı", #""quantity":1,"unit":"porsiyon","recipe":6"#)
    #expect(Told.talk(text, after: [Self.called, since]) == expected)
    #expect(!Told.talk("kebap yedim", after: [Self.called, since]).contains("recipe"))
  }

  @Test(
    "The dish that was just told is meant by its kind, and no ingredient of it is",
    arguments: [
      ("bu çorbadan 2 porsiyon içtim", soup(#""quantity":2,"unit":"porsiyon""#)),
      ("250 gram mercimek çorbası içtim", soup(#""quantity":250,"unit":"gram""#)),
      ("çorbamdan 1 kase içtim", soup(#""quantity":1,"unit":"porsiyon""#)),
      (
        "oğlum Can bu çorbadan 2 porsiyon içti",
        meal(
          "Bezelyeli kırmızı mercimek çorbası", #""quantity":2,"unit":"porsiyon","recipe":9"#,
          #","person":"Can""#)
      ),
    ])
  func dish(_ text: String, _ calls: String) {
    #expect(Told.talk(text, after: [Self.soup]) == calls, "\(text)")
  }

  @Test(
    "Of the pot, and of what was cooked and eaten, all portions are known",
    arguments: [
      ("tencerenin yarısını yedim", stew("2")), ("tencerenin çeyreğini yedim", stew("1")),
      ("tepsinin yarısını yedim", stew("2")), ("yaptım yedim", stew("1")),
      ("pişirdim yedim", stew("1")), ("yaptım, 2 porsiyon yedim", stew("2")),
      ("yaptım yedik ben 1 porsiyon yedim", stew("1")), ("1 porsiyon yedik", stew("1")),
    ])
  func cooked(_ text: String, _ calls: String) {
    #expect(Told.talk(text, after: [Self.stew]) == calls, "\(text)")
  }

  @Test(
    "How much of what several ate was the writer's is asked",
    arguments: ["2 porsiyon yedik", "bundan 3 porsiyon yedik", "hepsini yedik"])
  func shared(_ text: String) {
    let understood = Told.understood(text, after: [Self.stew])
    #expect(understood.calls.isEmpty, "\(text)")
    #expect(understood.speeches == [.ask(Question(kind: .ownShare, calls: []))], "\(text)")
  }

  @Test("“Yedim” alone right after a recipe is asked about")
  func bare() {
    let understood = Told.understood("yedim", after: [Self.stew])
    #expect(understood.calls.isEmpty)
    #expect(understood.proposed.first?.arguments.text.contains("\"recipe\":4") == true)
  }

  @Test(
    "What is of another dish, or not eaten, is no portion of the recipe",
    arguments: [
      "yaptım ama yemedim", "omlet yaptım yedim", "yapacağım", "tencerede pilav yedim",
      "kızım yaptı yedi",
    ])
  func notCooked(_ text: String) {
    #expect(!Told.talk(text, after: [Self.stew]).contains("\"recipe\":4"), "\(text)")
  }

  @Test(
    "What only goes into it is another food",
    arguments: ["2 porsiyon bezelye yedim", "200 gram mercimek yedim", "1 porsiyon ezogelin yedim"])
  func ingredient(_ text: String) {
    #expect(!Told.talk(text, after: [Self.soup]).contains("\"recipe\""), "\(text)")
  }

  @Test("Whose half of a portion it was is asked")
  func partOfPart() {
    #expect(
      !Told.talk("bir porsiyon içtim yarısını annem içti", after: [Self.soup])
        .contains("logMeal"))
  }

  @Test(
    "Another's portion is another's",
    arguments: [
      ("eşim bundan bir porsiyon yedi", stew("1", #","person":"eşim""#)),
      ("babam yarım porsiyonunu yedi", stew("0.5", #","person":"babam""#)),
      ("kızım bu tariften yarım porsiyon yedi", stew("0.5", #","person":"kızım""#)),
      ("Can bu tariften iki porsiyon yedi", stew("2", #","person":"Can""#)),
      ("Ayşe tarifin yarısını yedi", stew("2", #","person":"Ayşe""#)),
      ("kızıma bundan bir porsiyon yedirdim", stew("1", #","person":"kızım""#)),
      (
        "eşim bundan bir porsiyon yedi, ben yarım porsiyon yedim",
        stew("1", #","person":"eşim""#) + "; " + stew("0.5")
      ),
      (
        "annem bir porsiyon ben iki porsiyon yedim",
        stew("1", #","person":"annem""#) + "; " + stew("2")
      ),
      ("ben de yarım porsiyon yedim", stew("0.5")),
      ("kızım için yaptığım bu tariften bir porsiyon yedim", stew("1")),
    ])
  func people(_ text: String, _ calls: String) {
    #expect(Told.talk(text, after: [Self.stew]) == calls)
  }

  @Test(
    "Nothing is the writer's that nobody is told to have eaten",
    arguments: ["bundan bir porsiyon yedi", "eşimle kızım bundan birer porsiyon yedi"])
  func open(_ text: String) {
    let calls = Told.calls(text, after: [Self.stew])
    #expect(!calls.contains { $0.tool == "logMeal" && $0.arguments[.person] == nil })
  }

  @Test(
    "A share is of all portions, and a plate is one",
    arguments: [
      ("yarısını yedim", stew("2")), ("tarifin yarısını yedim", stew("2")),
      ("karnıyarığın yarısını yedim", stew("2")), ("hepsini yedim", stew("4")),
      ("bunu yedim", stew("1")), ("çeyreğini yedim", stew("1")),
      ("bir tabak yedim", stew("1")), ("bir porsiyonun yarısını yedim", stew("0.5")),
      (
        "akşam yemeğinde bundan bir porsiyon yedim",
        stew("1", #","mealType":"dinner""#)
      ),
      ("ara öğünde bir porsiyonunu yedim", stew("1", #","mealType":"snack""#)),
      (
        "yarım porsiyon yedim, yanında bir dilim ekmek ve ayran",
        #"logMeal {"items":[{"name":"Kıymalı karnıyarık","quantity":0.5,"unit":"porsiyon","#
          + #""recipe":4},{"name":"ekmek","quantity":1,"unit":"dilim"},{"name":"ayran"}]}"#
      ),
    ])
  func shares(_ text: String, _ calls: String) {
    #expect(Told.talk(text, after: [Self.stew]) == calls)
  }

  @Test(
    "The recipe that is named is meant, and no other",
    arguments: [
      (
        "öğlen bir porsiyon menemen tarifinden yedim",
        meal(
          "Menemen", #""quantity":1,"unit":"porsiyon","recipe":1"#,
          #","mealType":"lunch","eatenAt":"2026-11-21T12:30:00+03:00""#)
      ),
      (
        "annem iki porsiyon menemen tarifinden yedi",
        meal("Menemen", #""quantity":2,"unit":"porsiyon","recipe":1"#, #","person":"annem""#)
      ),
      (
        "mantı tarifimden bir porsiyon yedim, yanında bir kase yoğurt",
        #"logMeal {"items":[{"name":"mantı","quantity":1,"unit":"porsiyon","kept":"mantı"},"#
          + #"{"name":"yoğurt","quantity":1,"unit":"kase"}]}"#
      ),
      (
        "mantı tarifinden bir porsiyon yedim",
        meal("mantı", #""quantity":1,"unit":"porsiyon","kept":"mantı""#)
      ),
    ])
  func named(_ text: String, _ calls: String) {
    #expect(Told.talk(text, after: [Self.menemen, Self.humus]) == calls)
  }

  @Test("What will be eaten is a plan", arguments: ["akşam bundan bir porsiyon yiyeceğim"])
  func plan(_ text: String) { #expect(Told.talk(text, after: [Self.stew]).isEmpty) }

  @Test(
    "Of a scanned product, too, everybody has their own",
    arguments: [
      (
        "kızım bundan 50 g yedi",
        meal(
          "Kakaolu bisküvi", #""quantity":50,"unit":"gram","product":"7""#, #","person":"kızım""#)
      ),
      (
        "bundan 2 porsiyon yedim",
        meal("Kakaolu bisküvi", #""quantity":2,"unit":"porsiyon","product":"7""#)
      ),
    ])
  func product(_ text: String, _ calls: String) {
    #expect(Told.talk(text, after: [Self.label]) == calls)
  }
}
