enum SegueWebPlaceholder {}
