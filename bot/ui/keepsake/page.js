"use strict";
// The match is data: steps that each say what they changed on the table, and who is told what of it. Whatever comes from
// it is put into the page as text.
const match = JSON.parse(document.getElementById("match").textContent);
const words = match.words;
const byId = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";
const PACES = { slow: 2, usual: 1, fast: 0.4 };
const OPEN = "open", CLOSED = "closed";

// ------------------------------------------------------------------------------------------------ what the steps say

const scenes = [];
match.steps.reduce((before, [changed]) => {
  const scene = { ...before };
  for (const [key, told] of Object.entries(changed)) {
    if (told === null) delete scene[key];
    else scene[key] = told;
  }
  scenes.push(scene);
  return scene;
}, {});
const seats = match.names.map((_, seat) => seat);
const places = new Map([...match.signs].map((sign, number) => [sign, number]));
const named = (text) => text.replace(/⟦(\d)⟧/gu, (_, seat) => match.names[seat]);
const filled = (text, ...values) => values.reduce((told, value) => told.replace("⟦⟧", value), text);

function lineOf(step, eyes) {
  const lines = match.steps[step][1];
  if (typeof lines === "number") return named(match.lines[lines]);
  return named(match.lines[lines[eyes === OPEN ? 1 : eyes === CLOSED ? 0 : 2 + eyes]]);
}

// ------------------------------------------------------------------------------------------------------- how it looks

function made(tag, className, text) {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

function drawing(id, box, className) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("class", className);
  svg.setAttribute("viewBox", `0 0 ${box[0]} ${box[1]}`);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${id}`);
  svg.append(use);
  return svg;
}

function lying(signs, before, large) {
  const row = made("div", large ? "lie large" : "lie");
  if (!signs) return row;
  row.setAttribute("role", "img");
  row.setAttribute("aria-label", [...signs].map((sign) => match.spoken[places.get(sign)]).join(", "));
  const old = new Map();
  for (const sign of before ?? signs) old.set(sign, (old.get(sign) ?? 0) + 1);
  for (const sign of signs) {
    const left = old.get(sign) ?? 0;
    old.set(sign, left - 1);
    const id = `piece-${places.get(sign) + (large ? match.wholes : 0)}`;
    row.append(drawing(id, large ? match.large : match.small, left > 0 ? "piece deck" : "piece deck new"));
  }
  return row;
}

const keysOf = (scene, kind) =>
  Object.keys(scene).filter((key) => key[0] === kind).sort((one, other) => one.slice(1) - other.slice(1));

function placeOf([label, signs, count, seat], before, large) {
  const element = made("div", "place");
  const told = [words[label], match.names[seat], count].filter((part) => part !== undefined && part !== null);
  if (told.length) element.append(made("span", "told", told.join(" · ")));
  const was = before?.[0] === label ? before[1] : "";
  element.append(lying(signs, before === undefined ? signs : was, large));
  return element;
}

function tableOf(scene, before) {
  for (const [kind, id] of [["p", "piles"], ["w", "rows"], ["m", "melds"]])
    byId(id).replaceChildren(...keysOf(scene, kind).map((key) => placeOf(scene[key], before && (before[key] ?? null), kind === "p")));
}

function seatOf(scene, before, seat, eyes) {
  const [cards, total, acts, said, won] = scene[`s${seat}`];
  const element = made("div", acts ? "seat acts" : "seat");
  const who = made("div", "who");
  who.append(drawing(match.emblems[seat], [100, 100], "emblem deck"), made("span", "", match.names[seat]));
  const told = [`${words["picture-column-cards"]} ${cards}`];
  told.push(`${words["picture-column-points"]} ${total < 0 ? `−${-total}` : total}`);
  if (won !== undefined) told.push(`${words["keep-won"]} ${won}`);
  const line = made("div", "told", [...told, ...said.map((message) => words[message])].join(" · "));
  if (acts) line.append(" · ", made("span", "acting", words["alt-seat-to-act"]));
  element.append(who, line);
  const hand = scene[`h${seat}`];
  if (eyes === OPEN && hand) element.append(lying(hand, before && (before[`h${seat}`] ?? ""), false));
  return element;
}

// ---------------------------------------------------------------------------------------------------------- the steps

const state = { at: 0, eyes: OPEN, timer: null };
const LAST = scenes.length - 1;

function show(step) {
  const from = state.at;
  state.at = Math.max(0, Math.min(LAST, step));
  const scene = scenes[state.at];
  const before = Math.abs(state.at - from) === 1 ? scenes[state.at - 1] : undefined;
  byId("line").textContent = lineOf(state.at, state.eyes);
  const at = filled(words.step, state.at + 1, scenes.length);
  byId("where").textContent = `${filled(words.round, scene.r)} · ${at}`;
  tableOf(scene, before);
  byId("seats").replaceChildren(...seats.map((seat) => seatOf(scene, before, seat, state.eyes)));
  const hand = typeof state.eyes === "number" ? scene[`h${state.eyes}`] : "";
  byId("own").replaceChildren(...(hand ? [lying(hand, before && (before[`h${state.eyes}`] ?? ""), true)] : []));
  byId("at").value = state.at;
  byId("at").setAttribute("aria-valuetext", at);
  byId("jump").value = "";
  for (const id of ["first", "back"]) byId(id).disabled = state.at === 0;
  for (const id of ["on", "last"]) byId(id).disabled = state.at === LAST;
  if (state.at === LAST) pause();
}

function pause() {
  clearTimeout(state.timer);
  state.timer = null;
  byId("play").textContent = words.play;
}

function wait() {
  const length = match.steps[state.at][2] ? 2600 : 1100;
  state.timer = setTimeout(() => {
    wait();
    show(state.at + 1);
  }, length * PACES[byId("speed").value]);
  byId("play").textContent = words.pause;
}

function play() {
  if (state.timer !== null) return pause();
  if (state.at === LAST) show(0);
  return wait();
}

const go = (step) => { pause(); show(step); };
const ways = {
  first: () => go(0), back: () => go(state.at - 1), on: () => go(state.at + 1), last: () => go(LAST), play,
};
const KEYS = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };

function keyed(event) {
  const way = KEYS[event.key];
  const there = event.target;
  if (!way || event.altKey || event.ctrlKey || event.metaKey || there.tagName === "SELECT") return;
  if (event.key === " " && there.tagName === "BUTTON") return;
  event.preventDefault();
  ways[way]();
}

function offered(list, value, text) {
  const option = made("option", "", text);
  option.value = value;
  list.append(option);
}

function begin() {
  document.body.classList.toggle("tiles", match.tiles);
  byId("at").max = LAST;
  offered(byId("jump"), "", "–");
  match.steps.forEach(([, , sought, round], step) => {
    if (round) offered(byId("jump"), step, filled(words.round, round));
    else if (sought) offered(byId("jump"), step, `  ${lineOf(step, CLOSED)}`);
  });
  if (scenes.some((scene) => keysOf(scene, "h").length)) {
    offered(byId("eyes"), OPEN, words["keep-eyes-open"]);
    seats.forEach((seat) => offered(byId("eyes"), seat, match.names[seat]));
  }
  offered(byId("eyes"), CLOSED, words["keep-eyes-closed"]);
  for (const pace of Object.keys(PACES)) offered(byId("speed"), pace, words.paces[pace]);
  byId("speed").value = "usual";
  for (const [id, way] of Object.entries(ways)) byId(id).addEventListener("click", way);
  byId("at").addEventListener("input", () => go(Number(byId("at").value)));
  byId("jump").addEventListener("change", () => byId("jump").value && go(Number(byId("jump").value)));
  byId("eyes").addEventListener("change", () => {
    const chosen = byId("eyes").value;
    state.eyes = chosen === OPEN || chosen === CLOSED ? chosen : Number(chosen);
    show(state.at);
  });
  document.addEventListener("keydown", keyed);
  swiped(byId("table"));
  byId("eyes").dispatchEvent(new Event("change"));
  pause();
}

function swiped(element) {
  let from = null;
  element.addEventListener("pointerdown", (event) => { from = event.pointerType === "touch" ? event : null; });
  element.addEventListener("pointerup", (event) => {
    if (from === null) return;
    const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) ways[across < 0 ? "on" : "back"]();
    from = null;
  });
}

// ------------------------------------------------------------------------------------------------------ fair shuffles
// docs/FAIRNESS.md. Written out: a page that was opened from a file is not given a browser's own everywhere.

const PRIMES = [];
for (let number = 2; PRIMES.length < 64; number++) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const turned = (word, by) => (word >>> by) | (word << (32 - by));

function sha256(bytes) {
  const blocks = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  blocks.set(bytes);
  blocks[bytes.length] = 0x80;
  const data = new DataView(blocks.buffer);
  data.setUint32(blocks.length - 4, bytes.length * 8);
  const sum = Uint32Array.from(START);
  const word = new Uint32Array(64);
  for (let from = 0; from < blocks.length; from += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) word[i] = data.getUint32(from + 4 * i);
      else {
        const [x, y] = [word[i - 15], word[i - 2]];
        word[i] = word[i - 16] + (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) + word[i - 7] + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
      }
    }
    let [a, b, c, d, e, f, g, h] = sum;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + word[i]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => { sum[i] += value; });
  }
  const found = new Uint8Array(32);
  sum.forEach((value, i) => new DataView(found.buffer).setUint32(4 * i, value));
  return found;
}

const joined = (...arrays) => Uint8Array.from(arrays.flatMap((array) => [...array]));
const padded = (key, by) => Uint8Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ by);
const hmac = (key, text) => sha256(joined(padded(key, 0x5c), sha256(joined(padded(key, 0x36), text))));
const u32 = (number) => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];
const utf8 = (text) => new TextEncoder().encode(text);
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text) => {
  if (!/^([0-9a-f]{2}){32}$/.test(text)) throw new TypeError("no 32 bytes");
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
};
const context = (label, parts, one, other) =>
  joined(utf8(label), u32(parts.length), ...parts.map(utf8).flatMap((part) => [u32(part.length), part]), u32(one), u32(other));

function shuffled(secret, parts, round, number, size) {
  const over = context("talon shuffle 1", parts, round, number);
  let [block, count, view] = [null, 0, 8];
  const next = () => {
    if (view === 8) {
      block = new DataView(hmac(secret, joined(over, u32(0), u32(count))).buffer);
      [count, view] = [count + 1, 0];
    }
    return block.getUint32(4 * view++);
  };
  const order = Array.from({ length: size }, (_, i) => i);
  for (let last = size - 1; last > 0; last--) {
    const fair = 2 ** 32 - (2 ** 32 % (last + 1));
    let word = next();
    while (word >= fair) word = next();
    const other = word % (last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

function fault({ commitment, secret, parts, shuffles, tournament }) {
  try {
    if (hex(sha256(unhex(secret))) !== commitment && commitment !== "") return words.fails.commitment;
    if (tournament && tournament.secret !== null) {
      const whole = unhex(tournament.secret);
      if (hex(sha256(whole)) !== tournament.commitment) return words.fails.table;
      const over = context("talon table 1", tournament.parts, tournament.round, tournament.table);
      if (hex(hmac(whole, over)) !== secret) return words.fails.table;
    }
    if (!shuffles.length) return words.fails.moves;
    for (const [round, number, order] of shuffles) {
      const right = shuffled(unhex(secret), parts, round, number, order.length);
      if (right.join() !== order.join()) return filled(words.fails.shuffle, number);
    }
    return null;
  } catch {
    return words.fails.moves;
  }
}

function prove() {
  const wrong = fault(match.proof);
  const found = byId("found");
  document.body.dataset.proof = wrong ? "failed" : match.proof.commitment ? "held" : "chosen";
  found.className = wrong ? "failed" : "held";
  if (wrong) found.setAttribute("role", "alert");
  found.textContent = wrong ?? (match.proof.commitment ? words.holds : words["keep-chosen"]);
  byId("commitment").textContent = match.proof.commitment;
}

begin();
prove();
