/// The files of the live preview's page.
package enum LivePage {
  /// A file by its name; the empty one is the page itself. nil where there is none.
  package static func file(_ name: String) -> HTTPResponse? {
    switch name {
    case "": HTTPResponse(type: "text/html; charset=utf-8", body: html)
    case "live.css": HTTPResponse(type: "text/css; charset=utf-8", body: LiveStyle.text)
    case "live.js": script(LiveScript.text)
    case "painter.js": script(PainterScript.text)
    default: nil
    }
  }

  private static func script(_ text: String) -> HTTPResponse {
    HTTPResponse(type: "text/javascript; charset=utf-8", body: text)
  }

  private static let html = """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>Segue</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="live.css">
    <script src="painter.js" defer></script>
    <script src="live.js" defer></script>
    <header>
      <h1 id="title">Segue</h1>
      <p id="subtitle">waiting for the view</p>
      <p id="state" role="status">connecting</p>
    </header>
    <main>
      <canvas id="view" width="1" height="1" tabindex="0"
        aria-label="the view; click to tap, drag, type into a field"></canvas>
      <section id="words" aria-label="what moved, and why">
        <section id="problem" role="alert" hidden>
          <h2></h2>
          <pre></pre>
          <p></p>
        </section>
        <ol id="log" aria-live="polite"></ol>
        <p id="hint">Tap the view. What moves, and why, is told here.</p>
      </section>
    </main>
    </html>

    """
}
