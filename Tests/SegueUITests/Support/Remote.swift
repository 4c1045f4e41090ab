import SwiftUI

/// Writes to the state of a view from outside.
@MainActor
final class Remote<Value> {
  var binding: Binding<Value>?

  var value: Value? { binding?.wrappedValue }

  func callAsFunction(_ value: Value) { binding?.wrappedValue = value }
}

/// A view that shows one state value, and lets a remote write it.
struct Host<Value, Content: View>: View {
  @State private var value: Value
  private let remote: Remote<Value>
  private let content: @MainActor (Value) -> Content

  init(_ value: Value, _ remote: Remote<Value>, _ content: @escaping @MainActor (Value) -> Content)
  {
    _value = State(wrappedValue: value)
    self.remote = remote
    self.content = content
  }

  var body: some View {
    let _ = remote.binding = $value
    content(value)
  }
}
