import CPixels
package import SegueDisplay
import SegueGeometry

/// Turns a filmstrip into one picture.
///
/// Labels are a display list, drawn by whoever is given as `render`; frames are shrunk by averaging
/// areas and laid over it, so that neither views nor a graphics library need be known here.
package struct FilmstripComposer {
  private let measurer: any TextMeasurer
  private let render: (DisplayList) throws -> Bitmap

  /// - Parameters:
  ///   - measurer: Measures the labels.
  ///   - render: Draws them, at any scale; 1 makes pages of 600 to 1,900 pixels.
  package init(
    measurer: any TextMeasurer, render: @escaping (DisplayList) throws -> Bitmap
  ) {
    self.measurer = measurer
    self.render = render
  }

  /// Draws the page.
  package func compose(_ strip: Filmstrip) throws -> Bitmap {
    let layout = FilmstripLayout(strip, measurer: measurer)
    var page = try render(layout.list)
    let scale = Double(page.width) / Double(layout.size.width)
    for placement in layout.placements {
      let corner = Double(FilmstripStyle.frameCorner) * scale
      page.lay(
        placement.bitmap, part: strip.part(of: placement.bitmap),
        over: placement.frame.applying(CGAffineTransform(scaleX: scale, y: scale)),
        corner: corner)
    }
    return page
  }
}

extension Filmstrip {
  /// The pixels of a bitmap to show.
  fileprivate func part(of bitmap: Bitmap) -> CGRect {
    let all = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    guard let cropping else { return all }
    let scale = CGFloat(pixelsPerPoint)
    let part = CGRect(
      x: cropping.minX * scale, y: cropping.minY * scale, width: cropping.width * scale,
      height: cropping.height * scale
    ).intersection(all)
    return part.isEmpty ? all : part
  }
}

extension Bitmap {
  /// Draws a part of a bitmap, shrunk, into a rectangle of whole pixels with round corners.
  fileprivate mutating func lay(
    _ other: Bitmap, part: CGRect, over place: CGRect, corner: Double
  ) {
    let (x0, y0) = (Int(place.minX.rounded()), Int(place.minY.rounded()))
    let (w, h) = (Int(place.maxX.rounded()) - x0, Int(place.maxY.rounded()) - y0)
    guard w > 0, h > 0, other.width > 0, other.height > 0 else { return }
    let small = [UInt8](unsafeUninitializedCapacity: w * h * 4) { to, written in
      other.bytes.withUnsafeBufferPointer { from in
        px_shrink(
          to.baseAddress, Int32(w), Int32(h), from.baseAddress, Int32(other.width),
          Int32(other.height), part.minX, part.minY, part.width, part.height)
      }
      written = w * h * 4
    }
    let (pageWidth, pageHeight) = (Int32(width), Int32(height))
    bytes.withUnsafeMutableBufferPointer { page in
      small.withUnsafeBufferPointer {
        px_lay(
          page.baseAddress, pageWidth, pageHeight, $0.baseAddress, Int32(w), Int32(h), Int32(x0),
          Int32(y0), Float(corner))
      }
    }
  }
}
