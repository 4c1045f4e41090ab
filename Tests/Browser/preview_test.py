"""The live preview in a browser: what a person sees when tapping, saving and mending."""

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest

from playwright.sync_api import expect, sync_playwright

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SEGUE = os.environ.get("SEGUE", os.path.join(ROOT, ".build", "debug", "segue"))
BROWSER = os.environ.get("CHROMIUM", "/usr/bin/chromium")
# Compiling a file takes about a second; a machine at work needs more.
PATIENCE = 60_000

# The number of pixels that are neither background nor transparent.
INK = """() => {
  const view = document.getElementById("view");
  const data = view.getContext("2d").getImageData(0, 0, view.width, view.height).data;
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] > 0 && (data[i] < 200 || data[i + 1] < 200 || data[i + 2] < 200)) count++;
  }
  return count;
}"""


def wait_until(page, condition):
    """Asks the page again and again; its policy lets it run no text of its own."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(condition):
        if time.monotonic() > deadline:
            raise AssertionError(f"never true: {condition}")
        page.wait_for_timeout(30)


class Preview:
    """A running `segue preview` in a folder of its own."""

    def __init__(self, folder, source, *options):
        self.path = os.path.join(folder, "DetailScreen.swift")
        self.save(source)
        self.process = subprocess.Popen(
            [SEGUE, "preview", self.path, *options],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
            env={**os.environ, "TMPDIR": folder})
        self.process.stdout.readline()
        self.address = self.process.stdout.readline().strip()

    def save(self, source):
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(source)

    def descendants(self):
        """The ids of all processes below this one."""
        parents = {}
        for name in os.listdir("/proc"):
            if name.isdigit():
                try:
                    with open(f"/proc/{name}/stat", encoding="utf-8") as file:
                        parents[int(name)] = int(file.read().rsplit(")", 1)[1].split()[1])
                except (FileNotFoundError, ProcessLookupError):
                    pass
        found = [self.process.pid]
        for process in found:
            found += [child for child, parent in parents.items() if parent == process]
        return found[1:]

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        status = self.process.wait(timeout=10)
        self.process.stdout.close()
        return status


class PreviewTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=BROWSER, args=["--no-sandbox"])

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    def setUp(self):
        with open(os.path.join(ROOT, "Examples", "DetailScreen.swift"), encoding="utf-8") as file:
            self.source = file.read()
        holder = tempfile.TemporaryDirectory(prefix="segue-preview-")
        self.addCleanup(holder.cleanup)
        self.folder = holder.name

    def open(self, source, *options):
        preview = Preview(self.folder, source, *options)
        self.addCleanup(preview.end)
        page = self.browser.new_page(viewport={"width": 1200, "height": 800})
        self.addCleanup(page.close)
        self.problems = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda message: self.problems.append(message.text)
                if message.type == "error" else None)
        page.goto(preview.address)
        return preview, page

    def tap_button(self, page):
        """Taps the one button where it stands: in the middle of the view's width."""
        box = page.locator("#view").bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def test_a_tap_changes_the_canvas_and_is_explained(self):
        preview, page = self.open(self.source)
        expect(page.locator("#title")).to_have_text("DetailScreen", timeout=PATIENCE)
        wait_until(page, f"({INK})() > 50")
        before = page.evaluate(INK)
        self.tap_button(page)
        expect(page.locator("#log li.did").first).to_contain_text('tap "Toggle"', timeout=PATIENCE)
        said = page.locator("#log li.said").first
        expect(said).to_contain_text("inserted  DetailView")
        expect(said).to_contain_text("not animated: no-animation-context [SEG100]")
        expect(said).to_contain_text("withAnimation { showDetail.toggle() }")
        wait_until(page, f"({INK})() > {before} + 5000")
        if os.environ.get("SCREENSHOT"):
            page.screenshot(path=os.environ["SCREENSHOT"])
        self.assertEqual(self.problems, [])

    def test_an_animation_runs_in_real_time(self):
        animated = self.source.replace(
            "showDetail.toggle()", "withAnimation(.linear(duration: 0.6)) { showDetail.toggle() }")
        preview, page = self.open(animated)
        wait_until(page, f"({INK})() > 50")
        page.evaluate("""() => {
          window.times = [];
          new MutationObserver(() => times.push(Number(view.dataset.time)))
            .observe(view, { attributes: true, attributeFilter: ["data-time"] });
        }""")
        self.tap_button(page)
        expect(page.locator("#log li.said").first).to_contain_text("animated by", timeout=PATIENCE)
        wait_until(page, "times.length > 3 && times[times.length - 1] - times[0] > 0.55")
        times = page.evaluate("times")
        self.assertEqual(times, sorted(times))

    def test_an_error_is_shown_and_mended(self):
        preview, page = self.open(self.source)
        wait_until(page, f"({INK})() > 50")
        first = page.evaluate("document.documentElement.dataset.generation")
        preview.save(self.source.replace('Text("Detail")', "Text(missing)"))
        problem = page.locator("#problem")
        expect(problem).to_be_visible(timeout=PATIENCE)
        expect(problem).to_contain_text("does not compile")
        expect(problem).to_contain_text("cannot find 'missing' in scope")
        line = self.source[:self.source.index('Text("Detail")')].count("\n") + 1
        expect(problem).to_contain_text(f"{preview.path}:{line}:")
        # The last good view is still there, and still taken.
        self.assertGreater(page.evaluate(INK), 50)
        self.tap_button(page)
        expect(page.locator("#log li.did").first).to_contain_text("tap", timeout=PATIENCE)
        if os.environ.get("SCREENSHOT"):
            page.screenshot(path=os.environ["SCREENSHOT"] + ".error.png")
        preview.save(self.source.replace("Toggle", "Show"))
        expect(problem).to_be_hidden(timeout=PATIENCE)
        wait_until(page, f"document.documentElement.dataset.generation !== '{first}'")
        self.tap_button(page)
        expect(page.locator("#log li.did").first).to_contain_text('tap "Show"', timeout=PATIENCE)

    def test_a_trap_is_told_and_the_next_save_starts_again(self):
        trap = self.source.replace(
            "showDetail.toggle()", "showDetail = [true][CommandLine.arguments.count + 5]")
        preview, page = self.open(trap)
        wait_until(page, f"({INK})() > 50")
        self.tap_button(page)
        problem = page.locator("#problem")
        expect(problem).to_be_visible(timeout=PATIENCE)
        expect(problem).to_contain_text("trapped")
        expect(problem).to_contain_text("it starts again when the file is saved")
        preview.save(self.source)
        expect(problem).to_be_hidden(timeout=PATIENCE)
        self.tap_button(page)
        expect(page.locator("#log li.said").first).to_contain_text("DetailView", timeout=PATIENCE)

    def test_two_pages_show_the_same(self):
        preview, page = self.open(self.source)
        wait_until(page, f"({INK})() > 50")
        other = self.browser.new_page()
        self.addCleanup(other.close)
        other.goto(preview.address.replace("127.0.0.1", "localhost"))
        wait_until(other, f"({INK})() > 50")
        self.tap_button(page)
        expect(other.locator("#log li.said").first).to_contain_text("DetailView", timeout=PATIENCE)

    def test_the_end_leaves_no_process_and_no_file(self):
        preview, page = self.open(self.source)
        wait_until(page, f"({INK})() > 50")
        below = preview.descendants()
        self.assertGreater(len(below), 0)
        self.assertEqual(preview.end(), 0)
        deadline = time.monotonic() + 5
        while any(os.path.exists(f"/proc/{process}") for process in below):
            self.assertLess(time.monotonic(), deadline, "a process is left")
            time.sleep(0.02)
        self.assertEqual(os.listdir(self.folder), ["DetailScreen.swift"])

    def test_a_kill_leaves_no_process(self):
        preview, page = self.open(self.source)
        wait_until(page, f"({INK})() > 50")
        below = preview.descendants()
        preview.process.kill()
        deadline = time.monotonic() + 5
        while any(os.path.exists(f"/proc/{process}") for process in below):
            self.assertLess(time.monotonic(), deadline, "a process is left")
            time.sleep(0.02)


if __name__ == "__main__":
    unittest.main()
