import Domain

import Testing

@testable import EmbeddedModel

/// Complaints that are asked about, and those that are told.
@Suite("Complaints that are asked about")
struct AskedComplaintTests {
  @Test(
    "What a complaint may come of, or what is to be done about it, is answered from the shelf",
    arguments: [
      ("kabız oldum ne yapayım", "constipation"), ("ishal oldum napmalıyım", "sick-drink"),
      ("ayaklarım uyuşuyor şekerden olabilir mi", "neuropathy-symptoms"),
      ("gözlerim bulanık görüyor şekerden olabilir mi", "eye-symptoms"),
      ("başım ağrıyor şekerden olabilir mi", "headache"),
      ("midem bulanıyor metforminden olabilir mi", "metformin-side"),
      ("kaşınıyorum şekerden mi", "skin"),
      ("elim uyuşuyor metforminden olabilir mi", "metformin-numb"),
    ])
  func answered(_ one: (text: String, id: String)) {
    let meant = Engine.understanding(one.text)
    #expect(meant.calls.isEmpty && meant.speeches == [.known(one.id)], "\(one.text): \(meant)")
  }

  @Test(
    "What no entry answers is not taken for a complaint that is told",
    arguments: [
      "ishal oldum metforminden mi",
      "öksürüyorum tansiyon ilacından olabilir mi",
      "başım dönüyor ilaçtan olabilir mi", "dizim ağrıyor yürüyüşten midir",
      "bacaklarım yanıyor geceleri sinir hasarı olabilir mi", "kulağım çınlıyor hava yüzünden mi",
    ])
  func unknown(_ text: String) {
    let meant = Engine.understanding(text)
    #expect(meant.calls.isEmpty && !meant.speeches.isEmpty, "\(text): \(meant)")
    for speech in meant.speeches {
      if case .ask(let question) = speech, case .isMeant = question.kind {
        Issue.record("\(text): \(question)")
      }
    }
  }

  @Test(
    "What is only told is recorded",
    arguments: [
      "elim uyuşuyor", "başım ağrıyor", "midem bulanıyor sabahtan beri", "ishal oldum",
      "akşamdan beri başım dönüyor",
    ])
  func told(_ text: String) {
    #expect(Engine.understanding(text).calls.map(\.tool) == ["logSymptom"], "\(text)")
  }

  @Test(
    "Who balli is, is answered by itself",
    arguments: [
      "yapay zeka mısın", "yapay zeka mısın sen", "sen doktor musun", "robot musun",
      "sen yapay zeka mısın doktor musun", "yapay zeka mısın doğru bilgi verir misin",
      "sen bir yapay zeka mısın güvenilir misin", "yapay zekamısın",
    ])
  func identity(_ text: String) {
    #expect(Engine.understanding(text).speeches == [.identity], "\(text)")
  }
}
