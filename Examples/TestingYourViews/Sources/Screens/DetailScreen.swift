import SwiftUI

public struct Detail: View {
  public init() {}

  public var body: some View {
    Text("Detail").frame(maxWidth: .infinity, minHeight: 50).background(.yellow)
  }
}

/// A screen whose detail slides in from the leading edge and out to the trailing one.
public struct DetailScreen: View {
  @State private var showDetail = false

  public init() {}

  public var body: some View {
    VStack {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { showDetail.toggle() } }
      if showDetail { Detail().transition(.slide) }
    }
  }
}
