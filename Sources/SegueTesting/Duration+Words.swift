extension Duration {
  /// Seconds without needless zeros, `0.1 s`.
  var words: String {
    let (seconds, attoseconds) = components
    let nanoseconds = abs(attoseconds / 1_000_000_000)
    guard nanoseconds != 0 else { return "\(seconds) s" }
    var digits = String(nanoseconds)
    digits = String(repeating: "0", count: 9 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    let sign = seconds == 0 && attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds).\(digits) s"
  }
}
