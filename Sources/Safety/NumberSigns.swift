extension String {
  /// Whether a digit or another sign of a number stands in the text.
  var hasNumber: Bool {
    unicodeScalars.contains { scalar in
      scalar.isASCII ? (48...57).contains(scalar.value) : scalar.properties.numericType != nil
    }
  }
}
