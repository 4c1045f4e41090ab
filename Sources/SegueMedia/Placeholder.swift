enum SegueMediaPlaceholder {}
