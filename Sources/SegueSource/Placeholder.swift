enum SegueSourcePlaceholder {}
