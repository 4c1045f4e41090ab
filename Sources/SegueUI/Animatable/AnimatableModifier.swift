public import SegueMotion

/// A modifier whose body is evaluated with interpolated data; a `ViewModifier` that is `Animatable`
/// does the same.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
