import SegueGeometry
import SegueMotion

@testable import SegueUI

extension SegueUI.Stage {
  struct AttributeKey: Hashable {
    let node: ObjectIdentifier
    let attribute: String
  }

  struct Presented {
    /// Kept, so that no other node comes to stand at its address.
    let node: _Node
    let name: String
    let model: [Double]
    let shown: [Double]
  }

  /// The attributes of all nodes that are drawn, with what layout and views say and what is shown.
  func presentedAttributes() -> [AttributeKey: Presented] {
    var result: [AttributeKey: Presented] = [:]
    func add(_ node: _Node, _ attribute: String, _ model: [Double], _ shown: [Double]) {
      result[AttributeKey(node: ObjectIdentifier(node), attribute: attribute)] = Presented(
        node: node, name: "\(attribute) of \(node.displayName)", model: model, shown: shown)
    }
    func visit(_ node: ViewNode) {
      if let node = node as? FramedNode, node.hasFrame {
        add(
          node, "frame", FrameVector(node.modelFrame).components,
          FrameVector(node.presentedFrame).components)
      }
      if let node = node as? EffectNode<_OpacityEffect> {
        add(node, "opacity", [node.modelData], [node.presentedData])
      }
      if let node = node as? SpaceNode {
        var readings: [AttributeReading] = []
        node.readAttributes(&readings)
        for reading in readings where reading.name == "offset" {
          add(node, "offset", reading.model, reading.presented)
        }
      }
      node.forEachDrawn(visit)
    }
    if let root { visit(root) }
    return result
  }

  /// The rectangles that layout has given to the live items, in order.
  func liveFrames() -> [CGRect] {
    var frames: [CGRect] = []
    func visit(_ node: ViewNode) {
      if node.element?.isLeaving == true { return }
      if let node = node as? FillNode { frames.append(node.modelFrame.rounded) }
      node.forEachDrawn(visit)
    }
    if let root { visit(root) }
    return frames
  }
}

extension CGRect {
  /// To a millionth of a point.
  fileprivate var rounded: CGRect {
    func round(_ x: CGFloat) -> CGFloat { (x * 1e6).rounded() / 1e6 + 0 }
    return CGRect(
      x: round(minX), y: round(minY), width: round(width), height: round(height))
  }
}

extension SegueUI.Stage {
  /// Where the corners of a tile are shown.
  struct Corners {
    /// Kept, so that no other node comes to stand at its address.
    let node: _Node
    let points: [CGPoint]
  }

  /// Where every tile is shown on the stage now, through all that is around it.
  func presentedCorners() -> [ObjectIdentifier: Corners] {
    var result: [ObjectIdentifier: Corners] = [:]
    func visit(_ node: ViewNode, _ toStage: (CGPoint) -> CGPoint) {
      if let node = node as? FillNode {
        let box = node.presentedFrame
        result[ObjectIdentifier(node)] = Corners(
          node: node,
          points: [
            toStage(CGPoint(x: box.minX, y: box.minY)), toStage(CGPoint(x: box.maxX, y: box.maxY)),
          ])
      }
      node.forEachDrawn { child in visit(child) { toStage(node.convertFromContent($0)) } }
    }
    if let root { visit(root) { $0 } }
    return result
  }
}
