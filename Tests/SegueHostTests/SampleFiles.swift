/// Files that the tests play.
enum SampleFiles {
  static let toggle = """
    import SwiftUI

    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Toggle") { withAnimation(.linear(duration: 0.2)) { isOpen.toggle() } }
          if isOpen { Rectangle().frame(width: 80, height: 40).transition(.opacity) }
        }
      }
    }

    #Preview("Main") { Screen() }
    """

  /// A tap that writes two states, and a completion that writes a third.
  static let completion = """
    import SwiftUI

    struct Screen: View {
      @State private var isOn = false
      @State private var point = CGPoint.zero
      @State private var count = 1
      var body: some View {
        Button("Go") {
          withAnimation(.linear(duration: 0.25)) { isOn = true; point.x = 9 } completion: { count += 1 }
        }
        .opacity(isOn ? 0.5 : 1)
        Text("\\(count) \\(point.x)")
      }
    }

    #Preview { Screen() }
    """

  static let broken = """
    import SwiftUI

    struct Screen: View {
      var body: some View { Text(missing) }
    }
    """

  static let trap = """
    import SwiftUI

    struct Screen: View {
      let values = [1]
      var body: some View {
        print("before")
        return Text("\\(values[3])")
      }
    }
    """

  static let trapInAction = """
    import SwiftUI

    struct Screen: View {
      @State private var name: String?
      var body: some View {
        Button("Go") {
          name = String(name!.reversed())
        }
      }
    }
    """

  static let loop = """
    import SwiftUI

    struct Screen: View {
      var body: some View {
        var count = 0
        while true { count &+= 1 }
        return Text("\\(count)")
      }
    }
    """

  static let endless = """
    import SwiftUI

    struct Screen: View {
      @State private var isLarge = false
      var body: some View {
        Circle().frame(width: 40, height: 40).scaleEffect(isLarge ? 2 : 1)
          .onAppear {
            withAnimation(.linear(duration: 0.4).repeatForever()) { isLarge = true }
          }
      }
    }
    """

  static let sides = """
    import SwiftUI

    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Button("Toggle") { withAnimation(.linear(duration: 0.2)) { isOpen.toggle() } }
          if isOpen {
            Rectangle().frame(width: 80, height: 40)
              .transition(
                .asymmetric(insertion: .opacity.combined(with: .scale), removal: .opacity))
          }
        }
      }
    }
    """

  static let counter = """
    import SwiftUI

    struct Screen: View {
      @State private var count = 0
      var body: some View { Button("Tapped \\(count)") { count += 1 } }
    }
    """

  static let appearing = """
    import SwiftUI

    struct Screen: View {
      @State private var isOpen = false
      var body: some View {
        VStack { if isOpen { Text("Open").transition(.opacity) } }
          .onAppear { withAnimation(.linear(duration: 0.2)) { isOpen = true } }
      }
    }
    """

  static let waiting = """
    import SwiftUI

    struct Screen: View {
      @State private var text = "start"
      var body: some View {
        Text(text)
          .task {
            let begin = Date.now
            try? await Task.sleep(for: .seconds(1))
            print("slept \\(Date.now.timeIntervalSince(begin))")
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
              print("later \\(Date.now.timeIntervalSince(begin))")
              text = "end"
            }
          }
      }
    }
    """

  static let twoPreviews = """
    import SwiftUI

    #Preview("One") { Text("1") }
    #Preview("Two") { Text("2") }
    """

  static let twoViews = """
    import SwiftUI

    struct One: View { var body: some View { Text("1") } }
    struct Two: View { var body: some View { Text("2") } }
    """

  static let needsArguments = """
    import SwiftUI

    struct Card: View {
      let title: String
      var body: some View { Text(title) }
    }
    """
}
