// The one door through which Foundation's geometry enters the engine.
//
// Conventions of every module above this one: lengths in points, y grows downwards, angles in
// radians and clockwise, colours in sRGB, times in seconds unless a type says otherwise.

@_exported public import struct Foundation.CGFloat
@_exported public import struct Foundation.CGPoint
@_exported public import struct Foundation.CGRect
@_exported public import struct Foundation.CGSize
