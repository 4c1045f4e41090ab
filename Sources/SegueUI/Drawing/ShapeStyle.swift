/// What shapes and texts are painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  /// The style in an environment; a style that is not one of the library's own gives another one.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// The library's own resolution; not for use outside it.
  func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle
}

/// A style that can be painted; opaque outside the library.
public struct _ResolvedStyle: Hashable {
  let style: ResolvedStyle

  init(_ style: ResolvedStyle) { self.style = style }
}

extension ShapeStyle {
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._resolved(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) resolves itself")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    fatalError("Never has no values")
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  let base: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { base = style }

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    base._resolved(in: environment)
  }
}

extension ShapeStyle {
  /// The style with everything faded.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }
}

/// A style faded by a factor.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(base._resolved(in: environment).style.opacity(opacity))
  }
}

extension _OpacityShapeStyle: Equatable where Base: Equatable {}

/// The foreground style of the surroundings.
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(environment.resolvedForeground)
  }
}

/// A level below the foreground style: secondary, tertiary, …
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(environment.resolvedForeground.level(level))
  }
}

/// The background of the system.
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.backgroundSetting?._resolved(in: environment)
      ?? Color.systemBackground._resolved(in: environment)
  }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.resolvedTint
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
