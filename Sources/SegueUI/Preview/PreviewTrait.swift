public import SegueGeometry

/// Names what belongs to previews.
public struct Preview: Sendable {
  /// The traits of previews of views.
  public struct ViewTraits: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat)
      case portrait, portraitUpsideDown, landscape
    }

    package var kind: Kind
  }
}

/// One wish of a preview about the stage it is shown on.
public struct PreviewTrait<Value: Sendable>: Sendable {
  package var value: Value

  package init(_ value: Value) { self.value = value }
}

extension PreviewTrait where Value == Preview.ViewTraits {
  private init(_ kind: Value.Kind) { self.init(Value(kind: kind)) }

  /// The stage of a device, as without a trait.
  public static var defaultLayout: Self { Self(.device) }
  /// A stage as large as the view.
  public static var sizeThatFitsLayout: Self { Self(.sizeThatFits) }
  /// A device held upright.
  public static var portrait: Self { Self(.portrait) }
  /// A device held upside down; drawn like one held upright.
  public static var portraitUpsideDown: Self { Self(.portraitUpsideDown) }
  /// A device on its side.
  public static var landscapeLeft: Self { Self(.landscape) }
  /// A device on its side.
  public static var landscapeRight: Self { Self(.landscape) }

  /// A stage of a size in points; at least 1 each.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(.fixed(width: max(1, width), height: max(1, height)))
  }
}
