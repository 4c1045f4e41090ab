enum SwiftUIPlaceholder {}
