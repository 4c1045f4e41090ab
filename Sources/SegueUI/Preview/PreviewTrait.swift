public import SegueGeometry

/// Names what belongs to previews.
public struct Preview: Sendable {
  /// The traits of previews of views.
  public struct ViewTraits: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case device, sizeThatFits, fixed(width: CGFloat, height: CGFloat)
      case portrait, portraitUpsideDown, landscape
      case modified(PreviewChange)
    }

    package var kind: Kind
  }
}

/// One wish of a preview about the stage it is shown on.
public struct PreviewTrait<T: Sendable>: Sendable {
  package var value: T

  package init(_ value: T) { self.value = value }
}

extension PreviewTrait where T == Preview.ViewTraits {
  private init(_ kind: T.Kind) { self.init(T(kind: kind)) }

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

/// Changes what a preview shows, with something that takes a while to make.
@MainActor @preconcurrency
public protocol PreviewModifier {
  associatedtype Body: View
  associatedtype Context = Void
  typealias Content = AnyView

  static func makeSharedContext() async throws -> Context
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// A change of a preview's view.
///
/// A class because traits are compared, and a change is equal to itself alone.
package final class PreviewChange: Hashable, Sendable {
  package let apply: @MainActor @Sendable (AnyView) -> AnyView

  init(_ apply: @escaping @MainActor @Sendable (AnyView) -> AnyView) { self.apply = apply }

  package static func == (a: PreviewChange, b: PreviewChange) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A modifier around the preview's view.
  @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait<T> {
    nonisolated(unsafe) let modifier = modifier
    return Self(
      .modified(PreviewChange { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }))
  }
}

extension View {
  /// The view inside what the modifiers among a preview's traits make of it.
  @MainActor package func changed(by traits: [PreviewTrait<Preview.ViewTraits>]) -> any View {
    var view: any View = self
    for trait in traits {
      if case .modified(let change) = trait.value.kind {
        view = change.apply(AnyView(erasing: view))
      }
    }
    return view
  }
}

/// A preview's view, once what its modifier needs is there.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let modifier: M
  let content: AnyView
  @State private var context: M.Context?

  var body: some View {
    if let context {
      modifier.body(content: content, context: context)
    } else {
      Color.clear.task {
        nonisolated(unsafe) let made = try? await M.makeSharedContext()
        context = made
      }
    }
  }
}
