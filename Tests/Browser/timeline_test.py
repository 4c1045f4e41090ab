"""Opens timeline.html in a browser and looks at it.

The pictures are held against those that cairo drew, the values against timeline.json.
SEGUE names the program, CHROMIUM the browser, SEGUE_SHOTS a folder for screenshots.
"""

import base64
import io
import json
import os
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

from PIL import Image, ImageChops
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SEGUE = os.environ.get("SEGUE", str(ROOT / ".build/debug/segue"))
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium")
SHOTS = os.environ.get("SEGUE_SHOTS")

# Edges and blurs are smoothed by two different painters.
DIFFERENCE = 32
SHARE_OF_PIXELS = 0.01

GALLERY = """
import SwiftUI

struct Gallery: View {
  @State private var isOn = false
  var body: some View {
    VStack(spacing: 12) {
      Button("Go") {
        withAnimation(.linear(duration: 0.4)) { isOn.toggle() } completion: {}
      }
      Text("Turn </script>").rotation3DEffect(.degrees(isOn ? 50 : 0), axis: (x: 0, y: 1, z: 0))
      Circle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        .frame(width: 60, height: 60).shadow(radius: 6).saturation(isOn ? 0.2 : 1)
      ZStack { Color.orange; Color.teal.offset(x: 20) }
        .frame(width: 80, height: 30).clipShape(Capsule()).opacity(isOn ? 0.3 : 1)
      Rectangle().fill(.green).frame(width: 60, height: 40).mask { Circle() }
        .scaleEffect(isOn ? 1.5 : 1)
      if isOn { Text("New").padding(6).background(.yellow).transition(.scale) }
    }
  }
}

#Preview { Gallery() }
"""

SHAPES = """
import SwiftUI

struct Wedge: Shape {
  var angle: Double
  var animatableData: Double {
    get { angle }
    set { angle = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    path.move(to: center)
    path.addArc(
      center: center, radius: rect.width / 2, startAngle: .zero, endAngle: .degrees(angle),
      clockwise: false)
    path.closeSubpath()
    return path
  }
}

struct Shapes: View {
  @State private var isOn = false
  var body: some View {
    VStack(spacing: 12) {
      Button("Go") { withAnimation(.linear(duration: 0.4)) { isOn.toggle() } }
      Rectangle().fill(isOn ? Color.red : Color.blue)
        .frame(width: isOn ? 160 : 80, height: 40)
      Capsule().fill(.green).frame(width: isOn ? 60 : 120, height: isOn ? 60 : 30)
        .frame(height: 60)
      Wedge(angle: isOn ? 300 : 60).fill(.orange).frame(width: 80, height: 80)
        .frame(maxWidth: .infinity, alignment: isOn ? .trailing : .leading)
      HStack { Color.teal.frame(width: 20); Text("Beside") }
        .frame(width: isOn ? 200 : 90, height: 30).background(.yellow)
      Rectangle().fill(.gray).frame(width: isOn ? 90 : 30, height: 20)
        .rotationEffect(.degrees(isOn ? 30 : 0))
    }
  }
}

#Preview { Shapes() }
"""


class Play:
    """A file, played into a folder."""

    def __init__(self, source, *options):
        self.folder = tempfile.TemporaryDirectory()
        out = Path(self.folder.name) / "out"
        command = [SEGUE, "play", str(source), "--html", "--scale", "1", "--out", str(out)]
        subprocess.run([*command, *options], check=True, stdout=subprocess.DEVNULL)
        self.page = out / "timeline.html"
        self.timeline = json.loads((out / "timeline.json").read_text())
        self.pictures = []
        with Image.open(out / "animation.png") as film:
            for index in range(film.n_frames):
                film.seek(index)
                self.pictures.append(film.convert("RGB"))
        self.times = [frame["time"] for frame in self.timeline["frames"]]


class TimelineTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.driver = sync_playwright().start()
        cls.browser = cls.driver.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"])
        cls.showcase = Play(
            ROOT / "Examples/Showcase.swift", "--size", "390x600", "--seconds", "2",
            "--tap", "Add", "--tap", "Note@0.9")
        cls.sources = tempfile.TemporaryDirectory()
        gallery = Path(cls.sources.name) / "Gallery.swift"
        gallery.write_text(GALLERY)
        cls.gallery = Play(gallery, "--size", "300x400", "--tap", "Go")

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.driver.stop()

    def open(self, play, width=1280, height=900, scheme="light", calm=True, link=""):
        context = self.browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme,
            reduced_motion="reduce" if calm else "no-preference")
        self.addCleanup(context.close)
        page = context.new_page()
        self.complaints, self.requests = [], []
        page.on("console", lambda message: self.complaints.append(message.text))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("request", lambda request: self.requests.append(request.url))
        page.goto(play.page.as_uri() + link)
        return page

    def tearDown(self):
        self.assertEqual(self.complaints, [])
        self.assertEqual([url for url in self.requests if not url.startswith("file:")], [])
        self.assertEqual(len(self.requests), 1)

    def scrub(self, page, time):
        page.evaluate(
            """time => {
              const scrub = document.getElementById("scrub");
              scrub.step = "any";
              scrub.value = String(time);
              scrub.dispatchEvent(new Event("input"));
            }""", time)

    def picture(self, page):
        data = page.evaluate("document.getElementById('canvas').toDataURL()")
        return Image.open(io.BytesIO(base64.b64decode(data.split(",")[1]))).convert("RGB")

    def assert_same(self, play, index, picture):
        expected = play.pictures[index]
        self.assertEqual(picture.size, expected.size)
        bands = ImageChops.difference(picture, expected).split()
        worst = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
        different = sum(worst.histogram()[DIFFERENCE + 1:])
        share = different / (picture.width * picture.height)
        self.assertLess(share, SHARE_OF_PIXELS, f"frame {index} of {len(play.pictures)}")
        return share

    def test_each_frame_is_the_one_that_cairo_drew(self):
        for play in [self.showcase, self.gallery]:
            page = self.open(play)
            page.evaluate("""() => {
              document.documentElement.dataset.scale = "1";
              dispatchEvent(new Event("resize"));
            }""")
            self.assertEqual(len(play.times), len(play.pictures))
            count = len(play.times)
            worst = 0
            for index in sorted({1, 2, count // 4, count // 2, count * 3 // 4, count - 1}):
                self.scrub(page, play.times[index])
                worst = max(worst, self.assert_same(play, index, self.picture(page)))
            # Another frame than the right one would be told apart.
            self.scrub(page, play.times[count // 4])
            with self.assertRaises(AssertionError):
                self.assert_same(play, count - 1, self.picture(page))
            self.assertEqual(self.requests, [play.page.as_uri()])

    def test_it_begins_with_what_was_there_before_the_first_tap(self):
        for source in [None, ROOT / "Examples/DetailScreen.swift"]:
            play = Play(source) if source else self.showcase
            if source:
                self.addCleanup(play.folder.cleanup)
            page = self.open(play)
            page.evaluate("""() => {
              document.documentElement.dataset.scale = "1";
              dispatchEvent(new Event("resize"));
            }""")
            self.assertLess(self.now(page), 0)
            self.assertEqual(page.query_selector_all(".verdict.now"), [])
            self.assert_same(play, 0, self.picture(page))
            page.keyboard.press("ArrowRight")
            self.assertEqual(self.now(page), 0)
            self.assert_same(play, 1, self.picture(page))
            page.keyboard.press("ArrowLeft")
            self.assert_same(play, 0, self.picture(page))
            page.keyboard.press("End")
            page.keyboard.press("Space")
            self.assertEqual(page.get_attribute("#play", "aria-label"), "Pause")
            page.keyboard.press("Space")

    def test_the_values_are_those_of_the_timeline(self):
        page = self.open(self.showcase)
        expected = {}
        for track in self.showcase.timeline["tracks"]:
            for attribute in track["attributes"]:
                name = f"{attribute['name']} of {track['name']}"
                expected.setdefault(name, []).append(attribute)
        self.assertGreater(len(expected), 4)
        for time in self.showcase.times[5::17]:
            self.scrub(page, time)
            shown = page.evaluate("""() => [...document.querySelectorAll("output.value")].map(
              value => [value.getAttribute("aria-label"), Number(value.dataset.exact)])""")
            self.assertEqual(len(shown), sum(map(len, expected.values())))
            for name, value in shown:
                values = [self.value(attribute, time) for attribute in expected[name]]
                self.assertLess(min(abs(value - other) for other in values), 0.002, name)

    @staticmethod
    def value(attribute, time):
        times, values = attribute["times"], attribute["values"]
        if time <= times[0]:
            return values[0]
        for index in range(1, len(times)):
            if time <= times[index]:
                part = (time - times[index - 1]) / (times[index] - times[index - 1])
                return values[index - 1] + (values[index] - values[index - 1]) * part
        return values[-1]

    def now(self, page):
        return float(page.text_content("#now"))

    def test_the_keyboard_does_everything(self):
        page = self.open(self.showcase)
        times = self.showcase.times
        page.keyboard.press("End")
        self.assertAlmostEqual(self.now(page), times[-1], delta=0.001)
        page.keyboard.press("Home")
        self.assertEqual(self.now(page), float(page.get_attribute("#scrub", "min")))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        here = next(time for time in times if abs(time - self.now(page)) < 0.001)
        page.keyboard.press("ArrowRight")
        after = times[times.index(here) + 1]
        self.assertAlmostEqual(self.now(page), after, delta=0.001)
        page.keyboard.press("ArrowLeft")
        self.assertAlmostEqual(self.now(page), here, delta=0.001)
        for key, button in [("l", "#loop"), ("o", "#onion")]:
            before = page.get_attribute(button, "aria-pressed")
            page.keyboard.press(key)
            self.assertNotEqual(page.get_attribute(button, "aria-pressed"), before)
        for key, speed in [("1", "0.25"), ("2", "0.5"), ("3", "1"), ("4", "2")]:
            page.keyboard.press(key)
            pressed = page.get_attribute("#speeds [aria-pressed=true]", "data-speed")
            self.assertEqual(pressed, speed)
        page.keyboard.press("Space")
        self.assertEqual(page.get_attribute("#play", "aria-label"), "Pause")
        page.keyboard.press("Space")
        self.assertEqual(page.get_attribute("#play", "aria-label"), "Play")
        page.keyboard.press("?")
        self.assertTrue(page.evaluate("document.getElementById('help').open"))
        page.keyboard.press("Escape")
        self.assertFalse(page.evaluate("document.getElementById('help').open"))

    def test_it_plays_by_itself_unless_motion_is_to_be_reduced(self):
        page = self.open(self.showcase, calm=False)
        page.wait_for_function("Number(document.getElementById('now').textContent) > 0.05")
        page = self.open(self.showcase)
        self.assertEqual(page.get_attribute("#play", "aria-label"), "Play")

    def test_everything_that_can_be_pressed_has_a_name_and_shows_focus(self):
        page = self.open(self.showcase)
        nameless = page.evaluate("""() => [...document.querySelectorAll("button, input")].filter(
          element => !(element.getAttribute("aria-label") || element.textContent.trim()))
          .map(element => element.outerHTML)""")
        self.assertEqual(nameless, [])
        for _ in range(6):
            page.keyboard.press("Tab")
            style = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
            self.assertEqual(style, "solid")

    def test_explanations_follow_the_playhead_and_lead_to_their_moment(self):
        page = self.open(self.showcase)
        explanations = self.showcase.timeline["explanations"]
        verdicts = page.query_selector_all(".verdict")
        self.assertEqual(len(verdicts), len(explanations))
        last = explanations[-1]
        verdicts[-1].query_selector("button").click()
        self.assertAlmostEqual(self.now(page), last["time"], delta=0.001)
        current = page.query_selector_all(".verdict.now")
        together = [one for one in explanations if one["time"] == last["time"]]
        self.assertEqual(len(current), len(together))
        self.assertIn(last["outcome"], current[-1].text_content())

    def test_a_frozen_attribute_stays_while_the_rest_plays(self):
        play = self.gallery
        page = self.open(play, link="#t=0")
        page.evaluate("""() => {
          document.documentElement.dataset.scale = "1";
          dispatchEvent(new Event("resize"));
        }""")
        middle = play.times[len(play.times) // 2]
        self.scrub(page, play.times[-1])
        end = self.picture(page)
        # The half-faded capsule keeps its opacity; everything else goes to its end.
        self.scrub(page, middle)
        box = page.locator("input[aria-label^='Freeze opacity of']").first
        value = page.locator(".curve:has(input[aria-label^='Freeze opacity of']) output").first
        before = value.text_content()
        box.check()
        self.scrub(page, play.times[-1])
        self.assertEqual(value.text_content(), before)
        frozen = self.picture(page)
        changed = ImageChops.difference(end, frozen).getbbox()
        self.assertIsNotNone(changed)
        self.assertLess(changed[3] - changed[1], 60)
        box.uncheck()
        self.assertIsNone(ImageChops.difference(end, self.picture(page)).getbbox())

    def test_what_is_frozen_looks_as_if_it_had_never_been_animated(self):
        def written(folder, text):
            path = Path(folder) / "Shapes.swift"
            path.write_text(text)
            play = Play(path, "--size", "320x480", "--tap", "Go")
            self.addCleanup(play.folder.cleanup)
            return play
        with tempfile.TemporaryDirectory() as folder:
            play = written(folder, SHAPES)
            for animated, still, attributes in [
                ("isOn ? Color.red : Color.blue", "Color.blue",
                 ["color red of Rectangle"]),
                ("isOn ? 160 : 80", "80", ["width of Rectangle", "x of Rectangle"]),
                ("width: isOn ? 60 : 120, height: isOn ? 60 : 30", "width: 120, height: 30",
                 ["width of Capsule", "x of Capsule", "y of Capsule"]),
                ("isOn ? 300 : 60", "60", ["animatableData of Wedge"]),
                ("isOn ? .trailing : .leading", ".leading", ["x of Wedge"]),
            ]:
                with self.subTest(attributes=attributes):
                    other = written(folder, SHAPES.replace(animated, still))
                    page = self.open(play, link="#t=0")
                    page.evaluate("""() => {
                      document.documentElement.dataset.scale = "1";
                      dispatchEvent(new Event("resize"));
                    }""")
                    for name in attributes:
                        page.get_by_label(f"Freeze {name}", exact=True).first.check()
                    for index in [len(other.times) // 2, len(other.times) - 1]:
                        self.scrub(page, other.times[index])
                        self.assert_same(other, index, self.picture(page))
                        with self.assertRaises(AssertionError):
                            self.assert_same(play, index, self.picture(page))
            page = self.open(play)
            together = page.get_by_label("Freeze width of Capsule").locator("..")
            self.assertIn("together with height", together.get_attribute("title"))
            page.get_by_label("Freeze height of Capsule").check()
            self.assertTrue(page.get_by_label("Freeze width of Capsule").is_checked())
            # Where a part of the picture shows more than the attribute there is no control.
            offered = [box.get_attribute("aria-label") for box in page.query_selector_all(
                ".freeze input")]
            told = [value.get_attribute("aria-label") for value in page.query_selector_all(
                "output.value")]
            # What is turned is turned around its middle, which its width moves.
            self.assertIn("rotation of Rectangle", told)
            self.assertNotIn("Freeze rotation of Rectangle", offered)
            self.assertEqual(told.count("width of Rectangle"), 2)
            self.assertEqual(offered.count("Freeze width of Rectangle"), 1)

    def test_onion_skin_shows_neighbouring_frames(self):
        page = self.open(self.showcase, link=f"#t={self.showcase.times[12]:.4f}")
        plain = self.picture(page)
        page.click("#onion")
        self.assertIsNotNone(ImageChops.difference(plain, self.picture(page)).getbbox())
        page.click("#onion")
        self.assertIsNone(ImageChops.difference(plain, self.picture(page)).getbbox())

    def test_it_fits_wide_and_narrow_screens_in_both_themes(self):
        for width, height in [(1280, 900), (390, 844)]:
            grounds = []
            for scheme in ["light", "dark"]:
                page = self.open(self.showcase, width, height, scheme, link="#t=0.4")
                self.assertLessEqual(
                    page.evaluate("document.documentElement.scrollWidth"), width)
                ground = "getComputedStyle(document.body).backgroundColor"
                grounds.append(page.evaluate(ground))
                if SHOTS:
                    page.screenshot(path=f"{SHOTS}/{width}-{scheme}.png", full_page=width < 500)
            self.assertNotEqual(*grounds)
            page.keyboard.press("t")
            page.keyboard.press("t")
            page.keyboard.press("t")
            page.keyboard.press("t")
            self.assertEqual(page.evaluate(ground), grounds[0])


if __name__ == "__main__":
    unittest.main()
