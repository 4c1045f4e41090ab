enum SegueTestingPlaceholder {}
