/// A number in a text dump: rounded to 0.01, without zeros at the end, never "-0".
///
///     DumpNumber(12.3456).description  // "12.35"
struct DumpNumber: CustomStringConvertible {
  var value: Double

  init(_ value: some BinaryFloatingPoint) {
    self.value = Double(value)
  }

  var description: String {
    let hundredths = (value * 100).rounded()
    guard hundredths.isFinite, abs(hundredths) < 1e15 else { return String(value) }
    let count = Int(hundredths)
    let sign = count < 0 ? "-" : ""
    let (whole, rest) = (count.magnitude / 100, count.magnitude % 100)
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
