import Domain
import Foundation
import Testing

@testable import Kitchen

/// Recipes in the manner of large models, each with the wish that it keeps.
@Suite("Recipes in the manner of large models")
struct WrittenSamplesTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var wish: RecipeWish
    var reply: String
    var testDescription: String { reply.prefix(40).description }
  }

  private static func sample(
    _ notes: String?, _ name: String, _ items: String, _ steps: String,
    meal: RecipeMeal = .dinner, diets: [String] = [], allergies: [String] = []
  ) -> Sample {
    let lines = items.split(separator: ";").map { item -> JSON in
      let parts = item.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0).trimmed }
      return Written.item(
        parts[0], Double(parts[1]), parts[2].isEmpty ? nil : parts[2], grams: Double(parts[3]))
    }
    let told = steps.split(separator: "|").map { String($0).trimmed }
    return Sample(
      wish: RecipeWish(meal: meal, notes: notes, allergies: allergies, diets: diets),
      reply: Written.reply(name, lines, told, minutes: (10, 15)))
  }

  private static let samples: [Sample] = [
    sample(
      nil, "Izgara Tavuklu Kinoa Salatası",
      "derisiz tavuk göğsü,300,gram,300; kinoa,80,gram,80; salatalık,1,adet,150; cherry domates,10,adet,150; "
        + "maydanoz,0.5,demet,30; limon suyu,2,yemek kaşığı,30; sızma zeytinyağı,1,yemek kaşığı,13; "
        + "tuz,0.5,çay kaşığı,3; karabiber,0.25,çay kaşığı,1",
      "Kinoayı bol suda yıkayın, 160 ml suyla 15 dakika pişirin ve soğumaya bırakın.|Tavuk göğsünü tuz ve "
        + "karabiberle ovun; ızgara tavada her yüzünü 5-6 dakika pişirip dilimleyin.|Salatalığı küp küp, "
        + "domatesleri ikiye bölün. Maydanozu ince kıyın.|Limon suyu ile zeytinyağını çırpıp sosu hazırlayın.|"
        + "Tüm malzemeleri geniş bir kasede karıştırın, üzerine tavuk dilimlerini yerleştirip servis edin."
    ),
    sample(
      "vejetaryen, 30 dakika", "Ispanaklı Mantarlı Omlet",
      "yumurta,4,adet,200; ıspanak,150,gram,150; mantar,100,gram,100; kuru soğan,1,adet,80; "
        + "lor peyniri,60,gram,60; zeytinyağı,1,yemek kaşığı,12; tuz,1,tutam,; pul biber,1,çay kaşığı,2",
      "Soğanı yemeklik doğrayıp zeytinyağında pembeleşene kadar kavurun.|Dilimlenmiş mantarları ekleyip "
        + "suyunu salıp çekene kadar soteleyin.|Ispanağı ekleyip 2 dakika çevirin.|Yumurtaları çırpıp tuzla "
        + "tatlandırın, sebzelerin üzerine dökün.|Lor peynirini serpin, kapağını kapatıp kısık ateşte 5 dakika "
        + "pişirin. Pul biberle servis edin."),
    sample(
      "vegan", "Fırında Baharatlı Nohut ve Karnabahar",
      "haşlanmış nohut,1,su bardağı,160; karnabahar,400,gram,400; kırmızı soğan,1,adet,100; "
        + "zeytinyağı,1.5,yemek kaşığı,20; kimyon,1,çay kaşığı,2; toz kırmızı biber,1,çay kaşığı,2; "
        + "zerdeçal,0.5,çay kaşığı,1; tahin,1,yemek kaşığı,15; limon,0.5,adet,50; tuz,1,çay kaşığı,5",
      "Fırını 200 dereceye ısıtın ve tepsiye yağlı kağıt serin.|Karnabaharı çiçeklerine ayırın, soğanı "
        + "yarım ay doğrayın.|Nohut, karnabahar ve soğanı zeytinyağı ve baharatlarla harmanlayıp tepsiye yayın.|"
        + "25 dakika, kenarları kızarana kadar pişirin.|Tahini limon suyu ve 2 yemek kaşığı suyla açıp sos "
        + "hazırlayın, üzerine gezdirip servis yapın."),
    sample(
      "glutensiz", "Sebzeli Levrek Güveç",
      "levrek fileto,2,adet,300; kabak,1,adet,200; kapya biber,1,adet,100; domates,2,adet,240; "
        + "sarımsak,2,diş,8; zeytinyağı,1,yemek kaşığı,13; taze kekik,2,dal,2; limon,2,dilim,20; tuz,,,; karabiber,,,",
      "Kabağı ve biberi halka halka, domatesleri küp şeklinde doğrayın.|Güveç kabına sebzeleri dizin, ezilmiş "
        + "sarımsağı ekleyin.|Balık filetolarını üzerine yerleştirip tuz, karabiber ve kekik serpin.|"
        + "Zeytinyağını gezdirin, limon dilimlerini koyun.|180 derece fırında 25 dakika pişirip sıcak servis edin."
    ),
    sample(
      nil, "Mercimekli Sebze Çorbası",
      "yeşil mercimek,60,gram,60; havuç,1,adet,70; kereviz sapı,1,adet,50; soğan,1,adet,90; "
        + "domates salçası,1,yemek kaşığı,16; zeytinyağı,1,yemek kaşığı,13; su,4,su bardağı,800; nane,1,çay kaşığı,1; tuz,1,çay kaşığı,5",
      "Mercimeği ayıklayıp yıkayın.|Soğan, havuç ve kerevizi doğrayıp zeytinyağında 3-4 dakika kavurun.|"
        + "Salçayı ekleyip kokusu çıkana kadar karıştırın.|Mercimek ve sıcak suyu ekleyin, kaynayınca altını "
        + "kısıp yumuşayana dek pişirin.|Tuzunu ve naneyi ekleyip bir taşım daha kaynatın."),
    sample(
      "laktozsuz", "Hindi Köftesi ve Közlenmiş Patlıcan",
      "hindi kıyma,250,gram,250; yumurta,1,adet,50; galeta unu,2,yemek kaşığı,16; soğan,0.5,adet,50; "
        + "patlıcan,2,adet,400; zeytinyağı,1,yemek kaşığı,13; sarımsak,1,diş,4; kimyon,1,çay kaşığı,2; tuz,0.5,çay kaşığı,3",
      "Patlıcanları közleyip kabuklarını soyun ve doğrayın.|Kıyma, rendelenmiş soğan, yumurta, galeta unu, "
        + "kimyon ve tuzu yoğurun; ceviz büyüklüğünde köfteler yapın.|Yağlanmış tavada köftelerin iki yüzünü "
        + "pişirin.|Patlıcanı sarımsak ve zeytinyağı ile karıştırıp köftelerin yanında servis edin."
    ),
    sample(
      nil, "Chia Tohumlu Yaban Mersinli Puding",
      "chia tohumu,4,yemek kaşığı,48; şekersiz badem sütü,1.5,su bardağı,300; yaban mersini,80,gram,80; "
        + "vanilya özütü,1,çay kaşığı,4; tarçın,0.5,çay kaşığı,1",
      "Chia tohumunu badem sütü, vanilya ve tarçınla karıştırın.|Buzdolabında en az 2 saat, tercihen bir gece "
        + "bekletin.|Üzerine yaban mersinlerini ekleyip soğuk servis edin.", meal: .dessert),
    sample(
      nil, "Zeytinyağlı Taze Fasulye",
      "taze fasulye,500,gram,500; soğan,1,adet,100; domates,2,adet,250; zeytinyağı,2,yemek kaşığı,26; "
        + "sarımsak,2,diş,8; tuz,1,çay kaşığı,5; sıcak su,1,su bardağı,200",
      "Fasulyelerin uçlarını ayıklayıp ikiye bölün.|Soğanı ve sarımsağı zeytinyağında hafifçe soteleyin.|"
        + "Fasulyeleri ve rendelenmiş domatesi ekleyip birkaç dakika çevirin.|Suyu ve tuzu ekleyin; kapağı kapalı, "
        + "kısık ateşte 35 dakika pişirin.|Ilık ya da soğuk servis edin.", diets: ["vegan"]),
    sample(
      "yağsız", "Buharda Somonlu Brokoli",
      "somon fileto,250,gram,250; brokoli,300,gram,300; limon,1,adet,100; dereotu,0.25,demet,10; tuz,1,tutam,; tane karabiber,3,adet,1",
      "Brokoliyi çiçeklere ayırın.|Somonu ve brokoliyi buharlı pişiricide 12-15 dakika pişirin.|Limonun suyunu "
        + "sıkın, ince kıyılmış dereotu ile karıştırıp üzerine gezdirin.|Tuz ve karabiberle tatlandırıp hemen sunun."
    ),
    sample(
      nil, "Yoğurtlu Semizotu Salatası",
      "semizotu,1,demet,200; süzme yoğurt,150,gram,150; ceviz içi,4,adet,16; sarımsak,1,diş,4; zeytinyağı,1,çay kaşığı,4; tuz,,,",
      "Semizotunu yıkayıp süzün, yapraklarını ayıklayın.|Yoğurdu ezilmiş sarımsak ve tuzla çırpın.|Semizotunu "
        + "yoğurtla harmanlayın.|Üzerine iri kırılmış cevizi serpip zeytinyağı gezdirin.",
      meal: .salad,
      allergies: ["yer fıstığı"]),
  ]

  @Test("They pass, each with the wish that it keeps", arguments: samples)
  func passes(_ sample: Sample) {
    let faults = Checked.faults(sample.reply, sample.wish)
    #expect(faults.filter { !$0.isBearable } == [], "\(sample.reply)")
  }
}
