extension Texts {
  /// What is said beside a dish of a wish that nothing here can judge; nil for an unknown kind.
  static func aside(_ kind: String, _ said: String) -> String? {
    switch kind {
    case "price":
      "Fiyatları bilmiyorum; tarifi ucuzluğuna göre seçemedim. Pahalı gelen malzemeyi yazarsanız değiştiririm."
    case "season":
      "Mevsime göre seçemedim; bulamadığınız sebzeyi yazarsanız başka bir tarif öneririm."
    case "airfryer":
      "Adımları fırın için yazdım, airfryer ayarını bilmiyorum: cihazınızın kılavuzuna bakın, süre kısalır; "
        + "içinin piştiğini kontrol edin."
    case "microwave":
      "Mikrodalga için adımım yok; adımlar ocak ya da fırın içindir."
    default: nil
    }
  }
}
