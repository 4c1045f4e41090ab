public import SegueGeometry

/// A kind of alignment: where a view of a size puts its guide unless it says otherwise.
public protocol AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    // The mean of the children's values.
    let count = CGFloat(n)
    parentValue = ((parentValue ?? 0) * count + childValue) / (count + 1)
  }
}

/// What an alignment is looked up by.
struct AlignmentKey: Hashable, @unchecked Sendable {
  let id: ObjectIdentifier
  // A metatype: it never changes.
  let type: any AlignmentID.Type
  let isHorizontal: Bool
  let kind: Kind

  /// Guides whose place follows from the size alone, unless a view sets them.
  enum Kind {
    case start
    case middle
    case end
    case other

    func value(_ length: CGFloat) -> CGFloat {
      switch self {
      case .start, .other: 0
      case .middle: length / 2
      case .end: length
      }
    }
  }

  init(_ type: any AlignmentID.Type, isHorizontal: Bool, kind: Kind = .other) {
    self.type = type
    self.isHorizontal = isHorizontal
    self.kind = kind
    id = ObjectIdentifier(type)
  }

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    a.id == b.id && a.isHorizontal == b.isHorizontal
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(isHorizontal)
  }
}

/// An alignment across the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: true) }
  init(key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, _ kind: AlignmentKey.Kind) {
    key = AlignmentKey(id, isHorizontal: true, kind: kind)
  }

  public static let leading = HorizontalAlignment(Leading.self, .start)
  public static let center = HorizontalAlignment(Center.self, .middle)
  public static let trailing = HorizontalAlignment(Trailing.self, .end)
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeading.self)
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailing.self)

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
  private enum RowSeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum RowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

/// An alignment across the vertical axis.
public struct VerticalAlignment: Hashable, Sendable {
  let key: AlignmentKey

  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, isHorizontal: false) }
  init(key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, _ kind: AlignmentKey.Kind) {
    key = AlignmentKey(id, isHorizontal: false, kind: kind)
  }

  public static let top = VerticalAlignment(Top.self, .start)
  public static let center = VerticalAlignment(Center.self, .middle)
  public static let bottom = VerticalAlignment(Bottom.self, .end)
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }
  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }
  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
  enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = min(parentValue ?? .infinity, childValue)
    }
  }
  enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    static func _combineExplicit(
      childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
    ) {
      parentValue = max(parentValue ?? -.infinity, childValue)
    }
  }
}

/// An alignment in both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
  public static let leadingLastTextBaseline = Alignment(
    horizontal: .leading, vertical: .lastTextBaseline)
  public static let centerLastTextBaseline = Alignment(
    horizontal: .center, vertical: .lastTextBaseline)
  public static let trailingLastTextBaseline = Alignment(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A view's size and its alignment guides.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  private let explicit: (AlignmentKey) -> CGFloat?

  init(size: CGSize, explicit: @escaping (AlignmentKey) -> CGFloat?) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  subscript(key: AlignmentKey) -> CGFloat {
    explicit(key) ?? key.type.defaultValue(in: self)
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
  public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height
  }
}
