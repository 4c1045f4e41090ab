import Foundation
import SegueGeometry
import SegueMotion

/// One page of a navigation stack, with its own bar.
nonisolated struct NavigationPage<Content: View>: View, PageShowing, HidesStates {
  let content: Content
  let isRoot: Bool
  let goBack: (@MainActor () -> Void)?
  @State private var title: NavigationTitle?
  @State private var tools: [ToolbarEntry] = []

  init(content: Content, isRoot: Bool, goBack: (@MainActor () -> Void)?) {
    self.content = content
    self.isRoot = isRoot
    self.goBack = goBack
  }

  @MainActor var pageRole: PageRole { .navigation }

  @MainActor var body: some View {
    let bar = title ?? NavigationTitle()
    VStack(spacing: 0) {
      if !bar.isHidden {
        row(bar)
        if bar.isLarge, bar.text != nil { largeTitle(bar) }
      }
      _PageContent(content: content)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      if tools.contains(where: { $0.place == .bottom }) {
        HStack { toolViews(.bottom) }
          .padding(.horizontal, 16)
          .frame(height: 44)
          .background(Color.systemBackground)
      }
    }
    .background(Color.systemBackground)
    .onPreferenceChange(NavigationTitleKey.self) { title = $0 }
    .onPreferenceChange(ToolbarKey.self) { tools = $0.entries }
  }

  @MainActor private func row(_ bar: NavigationTitle) -> some View {
    ZStack {
      if !bar.isLarge || tools.contains(where: { $0.place == .principal }) {
        if tools.contains(where: { $0.place == .principal }) {
          toolViews(.principal)
        } else {
          bar.text?.font(.headline).lineLimit(1)
        }
      }
      HStack(spacing: 16) {
        if let goBack, !bar.hidesBack {
          Button(action: goBack) {
            HStack(spacing: 6) {
              BackChevron().frame(width: 9, height: 17)
              Text("Back")
            }
          }
        }
        toolViews(.leading)
        Spacer(minLength: 0)
        toolViews(.trailing)
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
  }

  @MainActor private func largeTitle(_ bar: NavigationTitle) -> some View {
    bar.text?.font(.largeTitle.weight(.bold)).lineLimit(1)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, 16)
      .frame(height: 52)
  }

  @MainActor private func toolViews(_ place: ToolbarEntry.Place) -> some View {
    ForEach(tools.filter { $0.place == place }) { $0.content }
  }
}

/// The arrow that leads back.
nonisolated struct BackChevron: View {
  var pointsForward = false

  @MainActor var body: some View {
    ChevronShape(pointsForward: pointsForward)
      .stroke(
        ForegroundStyle(), style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
  }
}

private nonisolated struct ChevronShape: Shape {
  let pointsForward: Bool

  func path(in rect: CGRect) -> Path {
    let tip = pointsForward ? rect.maxX : rect.minX
    let end = pointsForward ? rect.minX : rect.maxX
    var path = Path()
    path.move(to: CGPoint(x: end, y: rect.minY))
    path.addLine(to: CGPoint(x: tip, y: rect.midY))
    path.addLine(to: CGPoint(x: end, y: rect.maxY))
    return path
  }
}

/// What a page says of its bar.
struct NavigationTitle: Equatable {
  var text: Text?
  var isLarge = true
  var isHidden = false
  var hidesBack = false
}

enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle? { nil }

  static func reduce(value: inout NavigationTitle?, nextValue: () -> NavigationTitle?) {
    guard let next = nextValue() else { return }
    guard var own = value else {
      value = next
      return
    }
    own.text = own.text ?? next.text
    own.isLarge = own.isLarge && next.isLarge
    own.isHidden = own.isHidden || next.isHidden
    own.hidesBack = own.hidesBack || next.hidesBack
    value = own
  }
}

/// How a bar shows its title.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  private nonisolated func bar(_ change: @escaping (inout NavigationTitle) -> Void) -> some View {
    transformPreference(NavigationTitleKey.self) { value in
      var title = value ?? NavigationTitle()
      change(&title)
      value = title
    }
  }

  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ title: Text) -> some View { bar { $0.text = title } }

  /// Sets the title of the page.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the page and how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    bar {
      $0.text = Text(titleKey)
      $0.isLarge = displayMode != .inline
    }
  }

  /// Sets how the title is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    bar { $0.isLarge = displayMode != .inline }
  }

  /// Says whether the bar is there.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    bar { $0.isHidden = hidden }
  }

  /// Says whether the way back is shown.
  public nonisolated func navigationBarBackButtonHidden(_ hidden: Bool = true) -> some View {
    bar { $0.hidesBack = hidden }
  }
}
