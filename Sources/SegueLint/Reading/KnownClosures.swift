/// Names of calls whose closures are understood.
enum KnownClosures {
  /// Views that lay out what their closures build.
  static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid",
    "GridRow", "ScrollView", "List", "Form", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TabView", "GeometryReader", "ViewThatFits", "DisclosureGroup",
    "GroupBox", "Section", "ControlGroup", "Menu", "Picker", "Label", "Toggle", "HSplitView",
    "VSplitView", "WindowGroup", "Window", "ScrollViewReader", "LabeledContent", "Link",
    "NavigationLink", "ProgressView", "Gauge", "Tab", "TabSection", "ToolbarItem",
    "ToolbarItemGroup", "Stepper", "Slider", "ShareLink", "TextField", "SecureField",
    "OutlineGroup", "GlassEffectContainer", "ContentUnavailableView",
  ]

  /// Lazily made containers.
  static let lazy: Set<String> = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]

  /// Modifiers whose closures build views that stand beside or above the modified one.
  static let containerModifiers: Set<String> = [
    "overlay", "background", "safeAreaInset", "safeAreaBar", "toolbar", "sheet",
    "fullScreenCover", "popover", "inspector", "mask", "contextMenu", "swipeActions", "alert",
    "confirmationDialog", "navigationDestination", "tabItem", "listRowBackground",
    "navigationBarItems", "searchSuggestions", "tabViewBottomAccessory",
  ]

  /// The modifiers among them that present their content in a place of its own.
  static let presentations: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "inspector",
    "navigationDestination",
  ]

  static let actions: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "onChange", "onReceive",
    "onHover", "onContinuousHover", "onSubmit", "onDrag", "onDrop", "onDelete", "onMove",
    "onInsert", "onOpenURL", "onEnded", "onChanged", "updating", "onPreferenceChange",
    "onGeometryChange", "onScrollGeometryChange", "onScrollPhaseChange",
    "onScrollVisibilityChange", "onKeyPress", "onCommand", "onExitCommand", "onMoveCommand",
    "onPlayPauseCommand", "onContinueUserActivity", "refreshable", "accessibilityAction",
    "accessibilityAdjustableAction", "simultaneousGesture", "gesture", "highPriorityGesture",
    "dropDestination", "onCopyCommand", "onPasteCommand", "onDeleteCommand", "performDrop",
    "sensoryFeedback", "defer", "animate",
  ]

  static let actionLabels: Set<String> = [
    "action", "perform", "primaryAction", "onDismiss", "onEditingChanged", "onCommit",
    "onIncrement", "onDecrement", "onEnded", "onTap", "completion", "set", "get",
  ]

  /// Calls whose closure runs at once.
  static let synchronous: Set<String> = [
    "map", "flatMap", "compactMap", "forEach", "filter", "first", "contains", "reduce", "sorted",
    "firstIndex", "removeAll", "withLock", "run", "assumeIsolated",
  ]

  /// Calls whose closure runs after the code around it has ended.
  static let later: Set<String> = [
    "Task", "detached", "async", "asyncAfter", "asyncAndWait", "task", "sink", "scheduledTimer",
    "perform", "dataTask", "addTask", "addOperation",
  ]
}
