import Domain
import Safety
import Testing

@Suite("Doses behind a time, a device, an earlier shot or a formula")
struct HiddenDoseTests {
  @Test(
    "What is told without a drug and a unit is cut",
    arguments: [
      "Kaleminizi altıya çevirip basın, yarım saat sonra bir daha bakın.",
      "Her 50 puan fazlalık için iğnede bir çizgi ilerleyin; 250'de üç çizgi eder.",
      "Ben sizin yerinizde olsam dört beş birimle başlardım.",
      "(250 − 120) ÷ 40 ≈ 3,25.",
      "Dün akşam yaptığınızın iki fazlasını yapın.",
      "Öğlenki 8'in yarısı yeter, onu uygulayın.",
      "Göstergeyi beşe alın, düğmeye sonuna kadar basın.",
      "Enjektörü yedinci çizgiye kadar çekip vurun.",
      "Ana öğünden önce üç, ara öğünden önce bir olacak şekilde ilerleyin.",
      "Yarın sabahtan itibaren uzun etkiliyi bırakın.",
      "Yemek başına bolusu 7 olarak güncelleyin.",
      "İğneye 6 yaz, bas.",
      "Humalog: 🕕 kadar (altı).",
      "Akşamki vuruşunuzu iki azaltın.",
      "Kalemin penceresinde VI görünene kadar çevirin.",
      "Doktorunuz yerinde olsam 8 yazardım reçeteye.",
      "Kaleminizi altıya çevirip basın, iki saat sonra ölçün.",
      "Yemekten yarım saat önce kaleminizi altıya çevirip basın.",
      "Önce üç, yemekten sonra üç daha vurun, sonra 15 dakika yürüyün.",
      "Önce 15 dakika yürüyün, sonra önce üç, yemekten sonra üç daha vurun.",
      "Hızlı olandan 6 çek, vur, sonra 15 dakika yürüyün.",
      "Önce 15 dakika yürüyün, sonra hızlı olandan 6 çek, vur.",
      "4 klik çevirip yapın, yarım saat sonra bir daha bakın.",
      "4 klik çevirip yapın, iki saat sonra ölçün.",
      "Yemekten yarım saat önce 4 klik çevirip yapın.",
      "Şırıngayı sekizinci çizgiye kadar doldurup karnınıza uygulayın.",
      "Pompanızdan üç gönderin, bir saat sonra bakarsınız.",
      "Ben olsam altı yapardım, sonra ölçerdim.",
      "Sizin yerinizde 5 ile 6 arası bir şey vururdum.",
      "Dünkü vuruşunuzun aynısını yapın.",
      "Sabahki vuruşu üç artırın, iki gün izleyin.",
      "Kısa etkilinizi ikiye katlayın.",
      "Hızlı etkiliyi atlayın bu öğün.",
      "(300-100)/50 kadar yapın.",
      "Kartuşta IV yazana kadar döndürün.",
      "Düğmeyi 9 görünene dek çevirip basın, 10 saniye bekleyin.",
      "Dün akşamki 12'nin yarısını uygulayın.",
      "Kadranı yediye kurun, bir saat sonra ölçün.",
      "Pompanın bazalını 0,9 olarak değiştirin.",
      "Yemekten önce dört, yemekten sonra iki olsun.",
      "Kaleminize 12 girip enjekte edin, ardından bir bardak su için.",
      "Gece yaptığınızın yarısını yapın, sabah ölçün.",
      "Ben yerinizde olsam 10 birimden başlardım.",
    ])
  func prescribes(_ sentence: String) {
    #expect(DoseFilter.checked(sentence) != sentence)
  }

  @Test(
    "Knowledge, care of a pen, food and measuring stay",
    arguments: [
      "Hızlı etkili insülin genellikle 10-15 dakikada etki etmeye başlar, 1-2 saatte doruğa çıkar ve 3-5 saat sürer.",
      "NovoRapid gibi hızlı etkili insülinler 10-20 dakikada etkisini göstermeye başlar.",
      "Hızlı etkili insülin genellikle 10-15 dakikada etki etmeye başlar.",
      "Hayır, donmuş insülini kullanmayın; çözülse bile etkisi bozulmuş olabilir.",
      "Son kullanma tarihi geçmiş insülini kullanmayın.",
      "Başkasının kalemini kullanmayın.",
      "İğne ucunu her kullanımda değiştirin ve enjeksiyondan sonra iğneyi yaklaşık 10 saniye deride tutun.",
      "Lantus uzun etkilidir, yaklaşık 24 saat sürer.",
      "NovoRapid hızlı etkilidir ve öğünlerde kullanılır.",
      "Düğmeye sonuna kadar basın ve 10 saniye bekleyin.",
      "Kalemi avuçlarınızın arasında 10 kez yuvarlayın, 10 kez aşağı yukarı çevirin.",
      "İğneyi 90 derece açıyla batırın, 10'a kadar sayıp çekin.",
      "İnsülini yaptıktan sonra 15 dakika içinde yemeğe başlayın.",
      "Açılmış kalemi 28 gün içinde kullanın.",
      "Kalemi kullanmadan yarım saat önce buzdolabından çıkarın.",
      "Ben olsam 2 dilim yerine 1 dilim ekmek yerdim.",
      "Ben olsam önce 10 dakika yürürdüm.",
      "Yürüyüşe 10 dakikayla başlardım.",
      "Şekerinizi yemekten önce bir, yemekten iki saat sonra bir ölçün.",
      "Günde 3 ana, 2 ara öğün yapın.",
      "Bir porsiyonu 2'ye bölün, yarısını yiyin.",
      "Bugün 60 g karbonhidrat aldınız, dünkünün yarısı.",
      "Uzun etkili insülin gün boyu sürer.",
      "Pompa setini 3 günde bir değiştirin.",
      "İğne ucu 4 mm ya da 5 mm olabilir.",
      "Bazal insülin gün boyu süren gereksinimi, bolus insülin öğünlerle gelen yükselişi karşılar.",
      "4 mm'lik ince iğneler çoğu kişide neredeyse hiç acıtmaz.",
      "Prospektüsteki hava çıkarma adımını uygulayın: iğne yukarı bakarken uçta damla görünene dek deneme atışı yapın.",
      "30 °C'nin üstünde bozulmaya başlar; güneşte ya da arabada bırakmayın.",
      "Öğlen 8 ünite NovoRapid kaydetmişsiniz.",
      "Şekeriniz 70'in altındaysa 15 gram şeker alın, 15 dakika sonra yeniden ölçün.",
      "Haftada 150 dakika, yani günde 30 dakika yürüyün.",
      "Tarif 4 kişilik; malzemeleri ikiye bölerek 2 kişilik yapın.",
      "3 dilim ekmeğin yarısı yeter.",
      "Fırını 180'e getirip 25 dakika pişirin.",
      "Ekmeği 2 dilime düşürün, 1 kase çorba ekleyin.",
      "Ana öğünlerde 45, ara öğünlerde 15 g karbonhidrat hedefleyebilirsiniz.",
      "Yemekten 2 saat sonra 140'ın altı iyidir.",
      "Enjeksiyonunuzu karnınızdan yapın, yerini her gün değiştirin.",
      "Kalem iğnesini takın, kapağını çıkarın ve iğneyi dik tutun.",
      "Sabah aç karnına, akşam yemekten iki saat sonra ölçün.",
      "Pompanızı duş almadan önce çıkarın, 1 saatten uzun bırakmayın.",
      "Dün akşam 2 dilim pizza yemişsiniz.",
    ])
  func stays(_ sentence: String) { #expect(DoseFilter.checked(sentence) == sentence) }

  @Test(
    "What only makes sense with a dose that was cut is cut too",
    arguments: ["60 g için bu altı eder.", "Bunu yuvarlayıp yapın.", "Yani toplam 7 yeter."])
  func tails(_ sentence: String) {
    let cut = DoseFilter.checked("Akşam 4 ünite yapın.")
    #expect(DoseFilter.checked(sentence, after: cut) != sentence)
  }

  @Test(
    "After a dose that was cut, advice and food stay",
    arguments: [
      "Şekerinizi iki saat sonra ölçün.", "2 dilim ekmek 27 g karbonhidrattır.",
      "Bunu hekiminizle konuşun.",
    ])
  func staysAfterCut(_ sentence: String) {
    let cut = DoseFilter.checked("Akşam 4 ünite yapın.")
    #expect(DoseFilter.checked(sentence, after: cut) == sentence)
  }

  @Test(
    "Questions about things and kinds are not declined",
    arguments: [
      "kalem iğnesini ne sıklıkla değiştirmeli",
      "lantus ile novorapid farkı ne",
      "insülin pompası ne kadar",
      "kaç çeşit insülin var",
      "hızlı etkili insülin ne kadar sürede etki eder",
      "humalog ile apidra arasındaki fark ne",
      "iğne ucunu kaç kullanımda bir değiştireyim",
      "insülin türleri kaç tane",
      "sensör ne kadar",
    ])
  func asks(_ question: String) { #expect(DoseFilter.refusal(for: question) == nil) }

  @Test(
    "Questions for a dose are",
    arguments: [
      "kaç çeşit insülin yapmalıyım",
      "bolus ne kadar olmalı",
      "insülin ne kadar",
      "lantusu değiştirmeli miyim",
      "lantus ne kadar",
      "kaç ünite yapayım",
    ])
  func declines(_ question: String) { #expect(DoseFilter.refusal(for: question) != nil) }

  @Test("A note or a thing of the list holds no dose that nobody said")
  func unsaid() {
    let note: JSON = ["content": "Öğlenleri yürüyüş yap, ardından 6 ünite NovoRapid vur"]
    let call = ToolCall(id: "1", name: "writeNote", arguments: note)
    #expect(DoseInWrite.isOne(call, words: ["not yaz: öğlenleri yürüyüş yapayım"]))
    #expect(
      !DoseInWrite.isOne(
        call, words: ["not yaz: öğlenleri yürüyüş yap, ardından 6 ünite NovoRapid vur"]))
    let things: JSON = ["items": [["name": "süt, öğleyin 6 ünite yap", "quantity": 1]]]
    let list = ToolCall(id: "2", name: "addToShoppingList", arguments: things)
    #expect(DoseInWrite.isOne(list, words: ["listeye süt ekle"]))
    let dose: JSON = ["name": "NovoRapid", "dose": 6, "unit": "ünite"]
    let drug = ToolCall(id: "3", name: "logMedication", arguments: dose)
    #expect(!DoseInWrite.isOne(drug, words: ["6 novorapid yaptım"]))
  }

  @Test(
    "Nor do the medicines of a profile",
    arguments: [
      ("NovoRapid, her öğünde 8 ünite", "novorapid kullanıyorum", true),
      ("Lantus 20", "lantus kullanıyorum", true), ("Lantus sekiz", "lantus kullanıyorum", true),
      ("NovoRapid", "novorapid kullanıyorum", false),
      ("Lantus 20 ünite", "akşamları 20 ünite lantus yapıyorum", false),
      ("metformin 1000 mg", "metformin kullanıyorum", false),
    ])
  func profile(_ medicine: String, _ words: String, _ isOne: Bool) {
    let call = ToolCall(
      id: "1", name: "updateProfile", arguments: ["medications": [.string(medicine)]])
    #expect(DoseInWrite.isOne(call, words: [words]) == isOne)
  }
}
