enum SegueLintPlaceholder {}
