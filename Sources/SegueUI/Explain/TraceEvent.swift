package import SegueMotion

/// One thing that happened on a stage.
package struct TraceEvent: Sendable {
  package let time: Timestamp
  /// The update in which it happened; counts from 1.
  package let update: Int
  package var kind: Kind

  package enum Kind: Sendable {
    /// What a person did.
    case input(String)
    /// A `withAnimation` has returned.
    case call(CallRecord)
    /// An update began.
    case update(UpdateRecord)
    /// An item came, went or was called back.
    case item(ItemRecord)
    /// An attribute was given a new model value.
    case attribute(AttributeRecord)
    /// Stored properties changed that are not interpolated.
    case fields(FieldsRecord)
    /// The type in an `AnyView` or the value of an `.id` changed.
    case identity(IdentityRecord)
    /// The ids of a `ForEach` changed.
    case elements(ElementsRecord)
    /// A view appeared or disappeared, a completion ran.
    case lifecycle(LifecycleRecord)
  }
}
