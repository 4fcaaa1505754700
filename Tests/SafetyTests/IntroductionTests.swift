import Safety
import Testing

@Suite("Who somebody is, is no alarm")
struct IntroductionTests {
  @Test(
    "An illness that is told of and a night on duty raise none",
    arguments: [
      "annem tip 1 diyabet hastası", "dedem 10 yıldır şeker hastası",
      "oğlum tip 1 diyabetli 9 yaşında",
      "babam nöbetteydi", "nöbetteyim şekerim 140", "eşim doktor, bugün nöbette",
      "babamın epilepsi hastalığı var", "epilepsi nöbeti nedir",
      "adım Deniz, tip 1 diyabetim var, 34 yaşındayım, novorapid ve lantus kullanıyorum",
      "akşam 18.30da 3.5u bolus, 20.00da 1.2u correction",
      "Arteriyel kan basıncı sağ kolda 138/78, sol kolda 134/76 mmHg, nabız 68/dk ritmik.",
      "tansiyonum sağ kolda 14'e 9 sol kolda 13'e 8",
    ])
  func none(_ message: String) { #expect(EmergencyDetector.emergency(in: message) == nil) }

  @Test(
    "What is the matter does, whoever it is",
    arguments: [
      "annem bayıldı", "nöbet geçiriyor", "sara nöbeti geçirdi",
      "annem tip 1 diyabet hastası bayıldı", "adım Deniz, tip 1 diyabetim var, bayılıyorum",
      "annem tip 1 diyabet hastası, cevap vermiyor", "babam nöbetteydi bayıldı",
      "ben kusuyorum tip 1 diyabet", "ateş basıyor titriyorum 38",
      "tansiyonum 138/78 sol kolum uyuştu", "epilepsi nöbeti var şu an",
      "kardeşimin sara nöbeti başladı",
    ])
  func alarms(_ message: String) { #expect(EmergencyDetector.emergency(in: message) != nil) }
}
