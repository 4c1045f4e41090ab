enum SegueCairoPlaceholder {}
