extension Double {
  /// Whether it is how `exact` is written with two or three decimals, rounded or cut off.
  ///
  ///     0.67.isWritten(of: 2.0 / 3)     // true, as 0.66 and 0.667
  ///     0.49.isWritten(of: 0.5)         // false
  package func isWritten(of exact: Double) -> Bool {
    [100.0, 1_000].contains { scale in
      let written = [(exact * scale).rounded(), (exact * scale).rounded(.down)]
      return written.contains { abs($0 / scale - self) < 1e-9 }
    }
  }
}
