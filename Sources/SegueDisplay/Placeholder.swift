enum DisplayPlaceholder {}
