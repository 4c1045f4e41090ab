"use strict";

const view = document.getElementById("view");
const log = document.getElementById("log");
const byID = (id) => document.getElementById(id);
const paint = makePainter();
let stage = null;
let list = null;
/** Outlines of lines of text, each told once. */
let texts = [];
let drawing = false;

// MARK: The view

function fit() {
  if (!stage) return;
  const room = Math.max(200, window.innerHeight - view.getBoundingClientRect().top - 32);
  const wide = view.parentElement.clientWidth - 48;
  const zoom = Math.min(1, room / stage.height, wide / stage.width);
  const ratio = window.devicePixelRatio || 1;
  view.style.width = stage.width * zoom + "px";
  view.style.height = stage.height * zoom + "px";
  const width = Math.round(stage.width * zoom * ratio);
  const height = Math.round(stage.height * zoom * ratio);
  if (view.width !== width || view.height !== height) {
    view.width = width;
    view.height = height;
  }
  draw();
}

// At most once for each frame of the screen, whatever arrives.
function draw() {
  if (drawing || !list) return;
  drawing = true;
  requestAnimationFrame(() => {
    drawing = false;
    paint(view.getContext("2d"), list, view.width / stage.width);
  });
}

// MARK: Words

const seconds = (time) => time.toFixed(3) + " s";

function line(parent, name, text, className) {
  if (!text) return null;
  const element = document.createElement(name);
  element.textContent = text;
  if (className) element.className = className;
  parent.append(element);
  return element;
}

// What repeats is said once, with a number.
let lastKey = "";
function say(className, key, time, fill) {
  byID("hint").hidden = true;
  if (key === lastKey && log.firstChild) {
    const entry = log.firstChild;
    entry.dataset.count = Number(entry.dataset.count || 1) + 1;
    const count = entry.querySelector(".count") || line(entry.children[1], "span", " ", "count");
    count.textContent = "×" + entry.dataset.count;
    return;
  }
  lastKey = key;
  const entry = document.createElement("li");
  entry.className = className;
  line(entry, "time", seconds(time));
  fill(entry);
  log.prepend(entry);
  while (log.children.length > 200) log.lastChild.remove();
}

function showProblem(problem) {
  const section = byID("problem");
  section.hidden = !problem;
  view.classList.toggle("stale", !!problem);
  if (!problem) return;
  section.querySelector("h2").textContent = problem.what;
  section.querySelector("pre").textContent = problem.details;
  section.querySelector("p").textContent =
    [problem.effect, problem.remedy].filter((text) => text).join("\n");
}

function clearWords() {
  log.textContent = "";
  lastKey = "";
  byID("hint").hidden = false;
}

// MARK: What the server tells

const heard = {
  begin() {
    clearWords();
    showProblem(null);
  },
  stage(data) {
    stage = data;
    clearWords();
    showProblem(null);
    document.title = data.view + " – Segue";
    byID("title").textContent = data.view;
    byID("subtitle").textContent =
      `${data.preview}, ${data.file}, ${data.width}×${data.height} pt`;
    document.documentElement.dataset.generation = data.generation;
    fit();
  },
  texts(data) {
    // A list that is still shown keeps the table that it came with.
    if (data.from === 0) texts = [];
    texts.push(...data.texts);
  },
  frame(data) {
    [list] = readFrames({ ...data, texts });
    view.dataset.time = list.time;
    draw();
  },
  did(data) {
    say("did", "", data.time, (entry) => line(entry, "p", data.text));
  },
  note(data) {
    say("note", "note" + data.text, data.time, (entry) => line(entry, "p", data.text));
  },
  said(data) {
    const key = data.headline + "\n" + data.outcome + "\n" + data.remedy;
    say("said", key, data.time, (entry) => {
      line(entry, "p", data.headline);
      line(entry, "p", data.outcome, data.reason ? "bad" : "good");
      line(entry, "p", data.detail);
      if (data.remedy) {
        const remedy = line(entry, "p", "write ");
        line(remedy, "code", data.remedy);
      }
    });
  },
  problem: showProblem,
  state(data) { byID("state").textContent = data.text; },
};

const stream = new EventSource("stream");
for (const name in heard) {
  stream.addEventListener(name, (event) => heard[name](JSON.parse(event.data)));
}
stream.onopen = () => { byID("state").textContent = "live"; };
stream.onerror = () => { byID("state").textContent = "segue has ended, or is not heard"; };

// MARK: What a person does

// One after the other, so that they arrive in order; moves that wait give way to later ones.
let waiting = [];
let sending = false;
function send(input) {
  if (input.pointer === "move") waiting = waiting.filter((other) => other.pointer !== "move");
  waiting.push(input);
  if (!sending) next();
}
async function next() {
  sending = true;
  while (waiting.length > 0) {
    const body = JSON.stringify(waiting.shift());
    try {
      await fetch("input", { method: "POST", body });
    } catch {
      waiting = [];
    }
  }
  sending = false;
}

let finger = null;
function tell(pointer, event) {
  const place = view.getBoundingClientRect();
  if (!stage || !place.width) return;
  send({
    pointer,
    x: (event.clientX - place.left) / place.width * stage.width,
    y: (event.clientY - place.top) / place.height * stage.height,
  });
}
view.addEventListener("pointerdown", (event) => {
  if (finger !== null || event.button !== 0) return;
  finger = event.pointerId;
  view.setPointerCapture(finger);
  tell("down", event);
});
view.addEventListener("pointermove", (event) => {
  if (event.pointerId === finger) tell("move", event);
});
for (const [name, phase] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
  view.addEventListener(name, (event) => {
    if (event.pointerId !== finger) return;
    finger = null;
    tell(phase, event);
  });
}
view.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (event.key === "Backspace") send({ key: "Backspace" });
  else if ([...event.key].length === 1) send({ text: event.key });
  else return;
  event.preventDefault();
});

window.addEventListener("resize", fit);
