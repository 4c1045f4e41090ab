/// Values that are stored once and named by their place.
struct PageTable {
  private(set) var values: [PageValue] = []
  private var places: [PageValue: Int] = [:]

  /// The place of a value, which is added where it is new.
  mutating func place(of value: PageValue) -> Int {
    if let known = places[value] { return known }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
