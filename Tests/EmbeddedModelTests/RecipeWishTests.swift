import Domain
import Testing

/// A wish for a recipe is none of a meal, and goes on by what is said to the recipe.
@Suite("Wishes for recipes")
struct RecipeWishTests {
  @Test(
    "A dish that is asked for is made and not eaten",
    arguments: [
      "kahvaltı için yumurta ve peynirle tarif", "yemek tarifi istiyorum",
      "düşük karbonhidratlı akşam yemeği öner", "akşama ne yapsam",
      "2 tavuk göğsü ve 100 gr mantar var, yağsız baharatlı olsun",
      "ton balığı ve salatalık var, salata yap", "köfte tarifi ver, akşam için",
      "10 dk da hazır olacak bi akşam yemeği lazım", "şekersiz kek yap, 100 g şeker olsun",
      "dolapta 3 yumurta biraz kaşar 1 domates var naparım", "yemek öner",
      "500 g tavuk göğsü, 200 g brokoli. Bunlarla akşam yemeği. 500 kcal'yi aşmasın.",
      "makarnayla ucuz bişey yap ama şekerim fırlamasın",
    ])
  func wished(_ text: String) {
    #expect(Engine.calls(text).map(\.name) == ["generateRecipe"], "\(Engine.signature(text))")
  }

  @Test("A value that is told beside a wish is recorded, and its word is no ingredient")
  func reading() {
    let calls = Engine.calls("şekerim 260 ne yiyebilirim tarif ver hafif bir şey")
    #expect(calls.map(\.name) == ["logGlucose", "generateRecipe"])
    #expect(calls.first?.arguments["value"] == 260)
    #expect(calls.last?.arguments["ingredients"] == nil)
  }

  @Test("Guests are so many servings")
  func guests() {
    let call = Engine.calls("akşama 8 misafirim var bana et yemeği tarifi ver").first
    #expect(call?.arguments["servings"] == 8)
  }

  @Test(
    "What is said of a recipe goes on with it",
    arguments: [
      ("bunu dün yaptım başka bir şey söyle", "generateRecipe"), ("bi tane daha", "generateRecipe"),
      ("atıştırmalık", "generateRecipe"), ("sulu bir şey", "generateRecipe"),
      ("karbonhidratı daha düşük bir şekilde yapabilir misiniz", "generateRecipe"),
      ("malzemeleri iki katına çıkar", "updateRecipe"),
      ("yok 1 kişilik olsun tek başımayım", "updateRecipe"),
      ("bunu kaydet adı gelinimin tavuğu olsun", "saveRecipe"),
      ("bunu etli bamyam diye kaydet", "saveRecipe"),
      ("bu tarife not düş annem bulgur koyardı", "updateRecipe"),
    ])
  func goesOn(_ text: String, _ tool: String) async throws {
    let calls = try await Talking.lastTurn(["akşam için tavuklu tarif ver", text]).flatMap(\.calls)
    #expect(calls.map(\.name) == [tool], "\(text)")
  }

  @Test("The meal that a recipe is for already, and a no to keeping it, change nothing")
  func asItIs() async throws {
    for text in ["akşama", "akşam yemeği olsun", "vazgeç kaydetme"] {
      let turn = try await Talking.lastTurn(["akşam için tavuklu tarif ver", text])
      #expect(turn.flatMap(\.calls).isEmpty, "\(text)")
    }
  }

  @Test("So much more of a thing that is not in it scales nothing")
  func notThere() async throws {
    let calls = try await Talking.lastTurn([
      "akşam için tavuklu tarif ver", "avokadoyu iki katına çıkarır mısınız",
    ]).flatMap(\.calls)
    #expect(calls.first?.arguments["servings"] == nil)
  }

  @Test("A recipe that is kept by a name is found by a part of it")
  func byPart() async throws {
    let calls = try await Talking.lastTurn([
      "zeytinyağlı pırasa tarifi ver", "kaydet, adı Hanımın Pırasası", "pırasayı aç",
    ]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["searchArchive"])
    #expect(calls.first?.arguments["id"] != nil)
  }

  @Test("A whole recipe in one line is kept as one that is pasted")
  func inline() {
    let call = Engine.calls(
      "Şu tarifi arşive ekle: Muzlu Pankek. Malzemeler: 1 muz, 2 yumurta, 1,5 su bardağı yulaf. "
        + "Yapılışı: Muzu ez. Tavada pişir."
    ).first
    #expect(call?.name == "saveRecipe")
    #expect(
      call?.arguments["text"]?.string
        == "Muzlu Pankek\nMalzemeler\n1 muz\n2 yumurta\n1,5 su bardağı yulaf\nYapılışı\nMuzu ez\n"
        + "Tavada pişir")
  }

  @Test("All that is named for it goes into it")
  func ingredients() {
    let call = Engine.calls("kahvaltı için yumurta ve peynirle tarif").first
    #expect(call?.arguments["ingredients"] == ["yumurta", "peynir"])
    #expect(call?.arguments["mealType"] == "breakfast")
  }

  @Test("What is not to be in it is no ingredient", arguments: ["balık olmasın akşam için tarif"])
  func unwanted(_ text: String) {
    let call = Engine.calls(text).first
    #expect(call?.name == "generateRecipe" && call?.arguments["ingredients"] == nil)
    #expect(call?.arguments["notes"]?.string == text)
  }

  @Test(
    "What is no wish makes no recipe",
    arguments: [
      "şekerim 250 ne yapayım", "tarifteki pilavı yedim", "kaydettiğim tarifi aç",
      "listeye tarif defteri ekle", "ekmeği 1 dilim yap", "onu kek yap", "2 yumurta yap",
      "kahvaltıda salata yedim", "akşam yemeği yedim",
    ])
  func other(_ text: String) {
    #expect(!Engine.calls(text).contains { $0.name == "generateRecipe" })
  }

  @Test(
    "The meal that was asked for is told, or left open",
    arguments: [
      ("akşam yemeği", "dinner"), ("fark etmez", "lunch"), ("kahvaltılık olsun", "breakfast"),
    ])
  func meal(_ answer: String, _ meal: String) async throws {
    let calls = try await Talking.lastTurn(["tarif ver", answer]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["generateRecipe"])
    #expect(calls.first?.arguments["mealType"]?.string == meal)
  }

  @Test("Another one is asked for with what is said now")
  func another() async throws {
    let again = try await Talking.lastTurn(["akşam için tarif ver", "başka"]).flatMap(\.calls)
    #expect(again.map(\.name) == ["generateRecipe"])
    let changed = try await Talking.lastTurn([
      "akşam için tarif ver", "daha az karbonhidratlı olsun",
    ])
    .flatMap(\.calls)
    #expect(changed.first?.arguments["notes"]?.string?.contains("az karbonhidratlı") == true)
    #expect(changed.first?.arguments["mealType"] == "dinner")
    let fewer = try await Talking.lastTurn(["bezelye yemeği tarifi ver", "etsiz olsun iki kişiyiz"])
      .flatMap(\.calls)
    #expect(fewer.map(\.name) == ["generateRecipe"])
    #expect(fewer.first?.arguments["servings"]?.number == 2)
    #expect(fewer.first?.arguments["notes"]?.string?.contains("etsiz") == true)
  }

  @Test(
    "A yes to whether its things are to be bought puts them on the list",
    arguments: ["evet", "evet ekle"])
  func listed(_ answer: String) async throws {
    let calls = try await Talking.lastTurn(["akşam için tarif ver", answer]).flatMap(\.calls)
    #expect(calls.map(\.name) == ["addToShoppingList"])
  }

  @Test("A recipe that is told in one line is kept as it was told")
  func told() {
    let call = Engine.calls("tarifimi kaydet: 2 yumurta, 1 domates, tavada pişir").first
    #expect(call?.name == "saveRecipe")
    #expect(call?.arguments["text"] == "2 yumurta, 1 domates, tavada pişir")
  }

  @Test(
    "What is at hand is used, and shown",
    arguments: [
      ("buzdolabında ne varsa onla tarif öner", "generateRecipe"),
      ("evde ne var", "getPantry"),
    ])
  func atHand(_ text: String, _ tool: String) {
    let calls = Engine.calls(text)
    #expect(calls.map(\.name) == [tool])
    #expect(tool != "generateRecipe" || calls.first?.arguments["atHand"] == .bool(true))
  }
}
