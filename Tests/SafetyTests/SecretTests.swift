import Domain
import Safety
import Testing

@Suite("Passwords and keys in a message")
struct SecretTests {
  @Test(
    "What looks like one is taken out",
    arguments: [
      ("sk-GORUNMEZ123", "•••"), ("anahtarım sk-proj-Zz9_kkkkkkkkkk", "anahtarım •••"),
      ("OPENAI_API_KEY=sk-abcdef123456", "OPENAI_API_KEY=•••"),
      ("AIzaSyA1234567890abcdefghijkl şekerim 142", "••• şekerim 142"),
      ("token ghp_142abcDEF9988", "token •••"), ("parolam 180", "parolam •••"),
      ("wifi şifresi 14253647", "wifi şifresi •••"), ("şifrem: Ahmet1980!", "şifrem: •••!"),
      ("Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIx", "Bearer •••"),
      ("9fK2mQ7xLp4TzR8vWc3N5b", "•••"),
    ])
  func masked(_ text: String, _ wanted: String) {
    #expect(Secrets.masked(text) == wanted)
    #expect(Secrets.isMasked(Secrets.masked(text)))
  }

  @Test(
    "What else holds letters and digits stays",
    arguments: [
      "şekerim142", "sabah2yumurta1dilimekmek1domatesyedim", "kahvaltıda 2 yumurta yedim",
      "https://example.com/a9K2mQ7xLp4TzR8vWc3N5b?x=1", "/home/ayse/IMG_20261121_143055Abc.jpg",
      "ayse.yilmaz1980kisiselADRES@example.com", "barkod 8690504012345", "şifremi unuttum",
      "şifremi 3 kere girdim, şekerim 142", "anahtarı 2 saattir arıyorum", "HbA1c 7,2 çıktı",
      "novorapid 6 lantus 18",
    ])
  func kept(_ text: String) { #expect(Secrets.masked(text) == text) }

  @Test("A call keeps none, and an answer tells no key; a word after a name stays in an answer")
  func ofModels() {
    let call = ToolCall(
      id: "1", name: "writeNote",
      arguments: [
        "content": "dexcom parolam Kedi.1234! ve anahtarım sk-proj-AbCdEfGhIjKlMn",
        "items": [["name": "süt"]],
      ])
    let kept = Secrets.masked(call).arguments
    #expect(kept["content"]?.string == "dexcom parolam •••! ve anahtarım •••")
    #expect(kept["items"] == [["name": "süt"]])
    #expect(Secrets.keysMasked("Anahtar: AIzaSyT12testkey0123456789abc.") == "Anahtar: •••.")
    let advice = "Şifreniz 8 karakterden uzun olsun."
    #expect(Secrets.keysMasked(advice) == advice)
  }

  @Test("What a message says besides is found")
  func rest() {
    #expect(Secrets.rest(of: "anahtarım bu: •••") == nil)
    #expect(Secrets.rest(of: "parolam •••, şekerim 142 çıktı") == "şekerim 142 çıktı")
  }
}
