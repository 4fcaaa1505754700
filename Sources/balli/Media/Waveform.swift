import Foundation

/// Sound as 16-bit samples of one channel, 16,000 a second.
struct Waveform: Sendable {
  static let rate = 16_000

  private(set) var bytes: [UInt8] = []

  mutating func add(_ more: some Collection<UInt8>) { bytes += more }

  var seconds: Double { Double(bytes.count / 2) / Double(Self.rate) }

  /// How loud the last tenth of a second is: 0 for silence (−60 dB), 1 for as loud as can be.
  var level: Double {
    let tail = bytes.count / 2 - Self.rate / 10
    return Self.level(of: bytes[(max(0, tail) * 2)..<(bytes.count & ~1)])
  }

  /// The loudness of samples, from 0 to 1.
  static func level(of bytes: ArraySlice<UInt8>) -> Double {
    var sum = 0.0
    var count = 0.0
    var place = bytes.startIndex
    while place + 1 < bytes.endIndex {
      let sample = Int16(truncatingIfNeeded: Int(bytes[place]) | Int(bytes[place + 1]) << 8)
      sum += Double(sample) * Double(sample)
      count += 1
      place += 2
    }
    guard count > 0, sum > 0 else { return 0 }
    let root = (sum / count).squareRoot() / 32_768
    return min(1, max(0, 1 + 20 * log10(root) / 60))
  }

  /// The samples as a WAV file.
  var wav: [UInt8] {
    let sound = bytes.prefix(bytes.count & ~1)
    var file = Array("RIFF".utf8) + Self.number(36 + sound.count, 4) + Array("WAVEfmt ".utf8)
    file += Self.number(16, 4) + Self.number(1, 2) + Self.number(1, 2)
    file += Self.number(Self.rate, 4) + Self.number(Self.rate * 2, 4)
    file += Self.number(2, 2) + Self.number(16, 2)
    return file + Array("data".utf8) + Self.number(sound.count, 4) + sound
  }

  private static func number(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
