public import Foundation
import SegueGeometry

/// Which parts of a date are chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control that chooses a date. It is drawn with its date; no calendar opens.
public nonisolated struct DatePicker<Label: View>: View {
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let components: Components
  let label: Label
  @Environment(\.labelsAreHidden) private var hidesLabel

  @MainActor public var body: some View {
    StageRegistry.notDrawn("the calendar of a DatePicker")
    return HStack(spacing: 8) {
      if !hidesLabel {
        label
        Spacer(minLength: 8)
      }
      if components.contains(.date) { part(Text(selection.wrappedValue, style: .date)) }
      if components.contains(.hourAndMinute) { part(Text(selection.wrappedValue, style: .time)) }
    }
  }

  @MainActor private func part(_ text: Text) -> some View {
    text
      .padding(.horizontal, 11)
      .padding(.vertical, 6)
      .background(Color.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 6))
  }
}

extension DatePicker {
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, components: displayedComponents, label: label())
  }

  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, components: displayedComponents, label: label())
  }
}

extension DatePicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }
}

/// Looks of date pickers; all are drawn as the compact one.
public protocol DatePickerStyle: Sendable {}
public struct DefaultDatePickerStyle: DatePickerStyle { public init() {} }
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
public struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }
public struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: Self { Self() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: Self { Self() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: Self { Self() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: Self { Self() }
}

extension View {
  /// Sets the look of date pickers; all are drawn as the compact one.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    if style is GraphicalDatePickerStyle || style is WheelDatePickerStyle {
      StageRegistry.notDrawn("\(S.self), which is drawn as the compact one,")
    }
    return self
  }
}

/// A control that chooses a colour. It is drawn with its colour; no palette opens.
public nonisolated struct ColorPicker<Label: View>: View {
  let selection: Binding<Color>
  let label: Label

  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }

  @MainActor public var body: some View {
    StageRegistry.notDrawn("the palette of a ColorPicker")
    return HStack(spacing: 8) {
      label
      Spacer(minLength: 8)
      Circle().fill(selection.wrappedValue).frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}
