import Domain
import Testing

@testable import EmbeddedModel

@Suite("Measures named alone, and figures that are no glucose")
struct MeasureAloneTests {
  @Test(
    "The figure of the next message is of the measure that was named",
    arguments: [
      (["nabız", "70"], #"logMeasurement {"kind":"pulse","value":70}"#),
      (["kilo", "68"], #"logWeight {"kilograms":68}"#),
      (["tansiyon", "12 8"], #"logMeasurement {"kind":"bloodPressure","value":12,"value2":8}"#),
    ])
  func named(_ talk: [String], _ call: String) async throws {
    #expect(Engine.signature(try await Talking.calls(talk)) == call)
    // Not even after another measure.
    let after = ["tansiyonum 130/85"] + talk
    #expect(Engine.signature(try await Talking.calls(after)) == call)
  }

  @Test("A measure alone is asked for its figure")
  func asked() async throws {
    let answer = try await Talking.lastTurn(["nabız"]).last?.text
    #expect(answer == "Kaç çıktı? Yalnızca sayıyı yazmanız yeter, kaydederim.")
  }

  @Test(
    "A clock, an ordinal or a fever is no glucose",
    arguments: [
      ["KŞ 15.00 HI"], ["şekerim 118", "yok bu 1. saat değeri"],
      ["şekerim 149", "Baran'ın ateşi düştü 37 oldu"],
    ])
  func noGlucose(_ talk: [String]) async throws {
    let calls = try await Talking.calls(talk)
    #expect(
      !calls.contains { ["logGlucose", "updateEntry"].contains($0.name) },
      "\(Engine.signature(calls))")
  }

  @Test(
    "What to do about a low does not wait for the answer to the question whether it is one",
    arguments: [
      ["41"], ["2,6"], ["58 düştüm la"], ["58'e düştüm"], ["5 ünite humalog yaptım", "38 oldu"],
      ["5 ünite humalog yaptım", "41"],
    ])
  func low(_ talk: [String]) async throws {
    let answer = try await Talking.lastTurn(talk).last?.text ?? ""
    #expect(answer.contains("yanıtı sonra yazın") && answer.contains("15-20 gram"), "\(answer)")
    let calm = try await Talking.lastTurn(["88"]).last?.text ?? ""
    #expect(!calm.contains("sonra yazın"), "\(calm)")
  }

  @Test("A question about a small value tells its unit")
  func smallValue() {
    let texts = CallTexts(writer: AnswerWriter(now: Engine.now, zone: Engine.zone))
    for (value, told) in [(20.0, "kan şekeri 20 mmol/L"), (180, "kan şekeri 180")] {
      #expect(texts.text(PlannedCall("logGlucose", ["value": .number(value)])) == told)
    }
  }

  @Test("A glucose in mmol/L is corrected in mmol/L, one in mg/dL is not")
  func units() async throws {
    let calls = try await Talking.calls(["şekerim 5,6 mmol", "pardon 6 olacaktı"])
    #expect(calls.first?.arguments["value"]?.number == 6, "\(Engine.signature(calls))")
    let other = try await Talking.calls(["şekerim 156", "pardon 6 olacaktı"])
    #expect(other.allSatisfy { $0.arguments["value"]?.number != 6 }, "\(Engine.signature(other))")
  }

  @Test("Moves of a record need its own words")
  func unmoved() async throws {
    for talk in [
      ["Ada'nın kilosu 23,4", "endokrin randevusu 3 Aralık"],
      ["metformin 1000 aldım", "sabah da almıştım"], ["metformin 1000 aldım", "yani günde iki"],
    ] {
      let calls = try await Talking.calls(talk)
      #expect(!calls.contains { $0.name == "updateEntry" }, "\(Engine.signature(calls))")
    }
    let calls = try await Talking.calls(["metformin 1000 aldım", "sabah 9'da almıştım"])
    #expect(calls.map(\.name) == ["updateEntry"], "\(Engine.signature(calls))")
  }

  @Test("Formal and passive words are understood as others are")
  func passive() async throws {
    let denied = try await Talking.calls(["akşam makarna yedim", "Ekmek tüketilmemiştir."])
    #expect(denied.isEmpty, "\(Engine.signature(denied))")
    for text in [
      "novorapid 6 ünite yapılmadı", "akşam 20 ünite lantus yapılması gerekiyor",
      "kek yapıldı 2 dilim",
    ] {
      #expect(Engine.calls(text).isEmpty, "\(Engine.signature(text))")
    }
    #expect(Engine.calls("Gülsün 140 ölçtü").first?.arguments["person"]?.string == "Gülsün")
    let dose = Engine.calls("Akşam 14 ünite Humalog yapılmıştır")
    #expect(dose.map(\.name) == ["logMedication"], "\(Engine.signature(dose))")
    for text in ["Süre 40 dakika olarak değiştirilsin.", "Vücut ağırlığı kaydı silinsin."] {
      let calls = try await Talking.calls(["Vücut ağırlığım 88,3 kg", text])
      #expect(calls.allSatisfy { $0.arguments["person"] == nil }, "\(Engine.signature(calls))")
    }
  }

  @Test("In the small hours the night is now; by day it is the one before")
  func night() {
    // Half past three at night.
    let now = Engine.calls("gece alarm 64", hoursLater: 14.33)
    #expect(now.map(\.name) == ["logGlucose"])
    #expect(now.first?.arguments["at"] == nil, "\(Engine.signature(now))")
    let before = Engine.calls("gece alarm 64")
    #expect(before.first?.arguments["at"]?.string == "2026-11-20T23:00:00+03:00")
  }

  @Test("Pressures are told by their names, and a second one is another record")
  func pressures() async throws {
    let named = Engine.calls("büyük tansiyon 13 küçük 7")
    #expect(named.first?.arguments["value"]?.number == 13, "\(Engine.signature(named))")
    #expect(named.first?.arguments["value2"]?.number == 7)
    let again = try await Talking.calls(["tansiyonum 16 9", "bir daha ölçtüm 14 8"])
    #expect(!again.contains { $0.name == "updateEntry" }, "\(Engine.signature(again))")
  }

  @Test("What is written of a meal is bought by nobody")
  func mealWritten() async throws {
    for text in ["Lavaşı da üç yaz sen", "yumurta yerine peynir yazılacaktı"] {
      let calls = try await Talking.calls(["kahvaltıda 2 yumurta yedim", text])
      #expect(calls.allSatisfy { $0.name != "addToShoppingList" }, "\(Engine.signature(calls))")
    }
  }

  @Test("An order to cancel drinks nothing; what a dose was is no second dose")
  func cancelled() async throws {
    let calls = try await Talking.calls(["nöbette 3 bd su", "su kaydını iptal et"])
    #expect(calls.allSatisfy { $0.name != "logWater" }, "\(Engine.signature(calls))")
    let dose = try await Talking.calls(["metformin aldım", "metformin bin miligramdı"])
    #expect(!dose.contains { $0.name == "logMedication" }, "\(Engine.signature(dose))")
  }

  @Test("A record of somebody else that was changed is still talked of")
  func focus() async throws {
    let talk = [
      "Ada kahvaltıda 1 yumurta, yarım bardak süt içti", "süt tam bardaktı", "şimdi 142",
    ]
    let calls = try await Talking.calls(talk)
    #expect(calls.allSatisfy { $0.arguments["person"] != nil }, "\(Engine.signature(calls))")
  }

  @Test("A slip in a unit is no portion; a wrap is a food beside another")
  func amounts() {
    #expect(Engine.calls("2 kaşk pilav yedim").flatMap(\.items) == ["2 yemek kaşığı pilav"])
    #expect(Engine.calls("2 dürüm 1 şalgam").flatMap(\.items) == ["2 adet dürüm", "1 adet şalgam"])
  }

  @Test("Whoever would leave off a drug is sent to the team")
  func stopping() async throws {
    let said = "İlacınızı ya da insülininizi kendi kararınızla bırakmayın"
    for text in [
      "insülin atlamak istiyorum", "metformini bıraksam", "insülini yapmayı bırakacağım",
    ] {
      #expect(try await Talking.lastTurn([text]).last?.text.hasPrefix(said) == true)
    }
    for text in ["ekmeği kesmek istiyorum", "akşam insülini buzdolabına bırak"] {
      #expect(try await Talking.lastTurn([text]).last?.text.hasPrefix(said) == false)
    }
  }
}
