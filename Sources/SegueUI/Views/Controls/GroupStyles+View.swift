extension View {
  /// Sets the look of group boxes.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let box = StyleBox<GroupBoxStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return styled(by: box)
  }

  /// Sets the look of folding rows.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    let box = StyleBox<DisclosureGroupStyleConfiguration>(style) {
      $0.makeBody(configuration: $1)
    }
    return styled(by: box)
  }

  /// Sets the look of labelled rows.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let box = StyleBox<LabeledContentStyleConfiguration>(style) {
      $0.makeBody(configuration: $1)
    }
    return styled(by: box)
  }

  /// Sets the look of groups of controls.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let box = StyleBox<ControlGroupStyleConfiguration>(style) { $0.makeBody(configuration: $1) }
    return styled(by: box)
  }
}

/// A group box with the style of its surroundings.
struct GroupBoxBody: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.[StyleOf<GroupBoxStyleConfiguration>()]) private var style

  var body: some View {
    if let style {
      style.makeOutermost(configuration)
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}

/// A folding row with the style of its surroundings.
struct DisclosureGroupBody: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.[StyleOf<DisclosureGroupStyleConfiguration>()]) private var style

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
  @Environment(\.[StyleOf<LabeledContentStyleConfiguration>()]) private var style

  var body: some View {
    if let style {
      style.makeOutermost(configuration)
    } else {
      AutomaticLabeledContentStyle().makeBody(configuration: configuration)
    }
  }
}

/// A group of controls with the style of its surroundings.
struct ControlGroupBody: View {
  let configuration: ControlGroupStyleConfiguration
  @Environment(\.[StyleOf<ControlGroupStyleConfiguration>()]) private var style

  var body: some View {
    if let style {
      style.makeOutermost(configuration)
    } else {
      AutomaticControlGroupStyle().makeBody(configuration: configuration)
    }
  }
}
