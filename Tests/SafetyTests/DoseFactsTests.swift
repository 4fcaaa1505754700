import Safety
import Testing

@Suite("Words that sound like knowledge do not carry a dose question through")
struct DoseFactsTests {
  static let asked = DoseSentenceTests.sentences(
    """
    yanında pilav da var kaç ünite lazım; yanına ayran aldım kaç ünite gerekir
    yanlışlıkla iki tabak yedim kaç ünite lazım; yani kaç ünite lazım; yan masadan aldım kaç ünite lazım
    tarihi geçmiş ekmek yedim kaç ünite lazım; demek ki şekerim 250 kaç ünite lazım
    insülin direncim var kaç ünite lazım; çalışırken kaç ünite lazım; çalışma öncesi kaç ünite lazım
    çalışmaya gideceğim kaç ünite gerekiyor; anlamadım kaç ünite lazım; anlamadım ne kadar insülin
    makarnanın etkisini düşürmek için kaç ünite lazım; makarnanın etkisi için ne kadar insülin
    davette bulunduk kaç ünite lazım; sakladığım baklavadan yedim ne kadar insülin
    60 gram karbonhidrat için doz nedir; 80 grama doz nedir; araştırdım bulamadım kaç ünite lazım
    yanında ayranla iki lahmacun ne kadar insülin
    şekerim 250 oldu kaç ünite; 2 dilim ekmek kaç ünite oldu; 60 gram karbonhidrat kaç ünite oldu
    pizza kaç ünite oldu; bu öğün kaç ünite oldu; şimdi kaç ünite oldu; kaç ünite oldu
    lahmacun bugün kaç ünite oldu; mantı bugün kaç ünite oldu; pilava ortalama kaç ünite yapıyorum
    bugün kaç ünite novorapid; lantus kaç ünite; dün şekerim 250 kaç ünite novorapid
    geçen hafta pilav yedim kaç ünite novorapid; dozum kaç olmalı; lantus dozum kaç olsun
    geçen haftaki gibi kaç ünite yapayım; günde ortalama kaç ünite lazım; yarın kaç ünite novorapid
    kahvaltı için kaç ünite oldu; günde kaç ünite yapayım; ortalama kaç ünite yapmalıyım
    """)

  static let known = DoseSentenceTests.sentences(
    """
    insülinin yan etkileri ne kadar sürer; insülinin etkisi ne kadar sürer
    novorapidin etkisi ne kadar sürede başlar; insülinin son kullanma tarihi ne kadar
    insülinin tarihi ne kadar eski; insülin ne demek; bolus ne demek; bazal ne anlama gelir
    insülin direnci ne kadar olmalı; insülin nasıl çalışır ne kadar sürer; insülin ne zaman bulundu
    insülin ne kadar saklanır; insülin dozu ile kilo ilişkisi ne; ünite ne demek
    insülin çalışmaları ne kadar güvenilir; insülin dozu için kılavuz ne diyor
    Can bugün kaç ünite oldu; Can bugün kaç ünite novorapid oldu; dün toplam kaç ünite oldu
    dün akşam kaç ünite yapmıştım; geçen hafta kaç ünite novorapid; dün kaç ünite lantus
    günde ortalama kaç ünite hızlı insülin kullanıyorum; lantus dozum kaç; novorapid dozum neydi
    sabahki kaç üniteydi; geçen ay toplam kaç ünite novorapid
    insülin araştırması bul ne kadar varsa; insülin fiyatı ne kadar; insülin dozu nedir
    tip 2 diyabette insülin nedir; tip 1 diyabette bazal insülin nedir; insülinin tarihçesi ne kadar uzun
    """)

  @Test("A dose is asked for, whatever stands beside", arguments: asked)
  func declined(_ text: String) {
    for text in Variants.of(text) { #expect(DoseFilter.refusal(for: text) != nil, "\(text)") }
  }

  @Test("What only wants to know passes", arguments: known)
  func passes(_ text: String) {
    for text in Variants.of(text) { #expect(DoseFilter.refusal(for: text) == nil, "\(text)") }
  }
}
