private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: StyleBox<GroupBoxStyleConfiguration>? { nil }
}
private enum DisclosureStyleKey: EnvironmentKey {
  static var defaultValue: StyleBox<DisclosureGroupStyleConfiguration>? { nil }
}
private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: StyleBox<LabeledContentStyleConfiguration>? { nil }
}
private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: StyleBox<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: StyleBox<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
  var disclosureGroupStyle: StyleBox<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureStyleKey.self] }
    set { self[DisclosureStyleKey.self] = newValue }
  }
  var labeledContentStyle: StyleBox<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
  var controlGroupStyle: StyleBox<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of group boxes.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let box = StyleBox<GroupBoxStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(_EnvironmentWritingModifier { $0.groupBoxStyle = box })
  }

  /// Sets the look of folding rows.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    let box = StyleBox<DisclosureGroupStyleConfiguration>(style) {
      $0.makeBody(configuration: $1)
    }
    return modifier(_EnvironmentWritingModifier { $0.disclosureGroupStyle = box })
  }

  /// Sets the look of labelled rows.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let box = StyleBox<LabeledContentStyleConfiguration>(style) {
      $0.makeBody(configuration: $1)
    }
    return modifier(_EnvironmentWritingModifier { $0.labeledContentStyle = box })
  }

  /// Sets the look of groups of controls.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let box = StyleBox<ControlGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return modifier(_EnvironmentWritingModifier { $0.controlGroupStyle = box })
  }
}

/// A group box with the style of its surroundings.
struct GroupBoxBody: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyle) private var style

  var body: some View {
    if let style {
      style.make(configuration).modifier(_EnvironmentWritingModifier { $0.groupBoxStyle = nil })
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

/// A folding row with the style of its surroundings.
struct DisclosureGroupBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.disclosureGroupStyle) private var style

  var body: some View {
    if let style {
      style.make(configuration)
    } else {
      AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    }
  }
}

/// A labelled row with the style of its surroundings.
struct LabeledContentBody: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.labeledContentStyle) private var style

  var body: some View {
    if let style {
      style.make(configuration)
        .modifier(_EnvironmentWritingModifier { $0.labeledContentStyle = nil })
    } else {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }
}

/// A group of controls with the style of its surroundings.
struct ControlGroupBody: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.controlGroupStyle) private var style

  var body: some View {
    if let style {
      style.make(configuration)
        .modifier(_EnvironmentWritingModifier { $0.controlGroupStyle = nil })
    } else {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}
