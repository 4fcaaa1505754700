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
    ])
  func none(_ message: String) { #expect(EmergencyDetector.emergency(in: message) == nil) }

  @Test(
    "What is the matter does, whoever it is",
    arguments: [
      "annem bayıldı", "nöbet geçiriyor", "sara nöbeti geçirdi",
      "annem tip 1 diyabet hastası bayıldı",
      "annem tip 1 diyabet hastası, cevap vermiyor", "babam nöbetteydi bayıldı",
      "epilepsi nöbeti var şu an", "kardeşimin sara nöbeti başladı",
    ])
  func alarms(_ message: String) { #expect(EmergencyDetector.emergency(in: message) != nil) }
}
