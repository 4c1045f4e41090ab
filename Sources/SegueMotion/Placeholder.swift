enum MotionPlaceholder {}
