enum SegueHostPlaceholder {}
