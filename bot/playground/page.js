
/* The playground's own additions to the preview's page. */

/* What the preview says of each press is for developers: what went well is seen, what did not is said to a player,
   unless the bot has said it: a command that it refuses has failed to the preview. */
const sayings = [
  [/not completed/, said.late],
  [/uncertain|awaiting a confirmed/, said.slow],
  [/Connection interrupted/, said.silent],
  [/session ended/, said.ended],
  [/unavailable/, said.outdated],
];
const status = document.getElementById("action-status");
const isAnswered = () => state.lastAction?.outcomes?.some(({ kind }) => kind === "response" || kind === "followup");
function say() {
  const found = isAnswered() ? undefined : sayings.find(([routine]) => routine.test(status.textContent));
  if (found === undefined) { delete status.dataset.said; return; }
  if (status.dataset.said !== found[1]) status.dataset.said = found[1];
}
new MutationObserver(say).observe(status, { childList: true, characterData: true, subtree: true });

/* Options of a command, and the command of an answer, are called as Discord does in the page's language; of how many
   more there are, and of a thread, stands what is the same in each. */
const names = ".command-pill-label, .command-context-name, .message-interaction-header strong, "
  + ".command-suggestion-label:has(+ .command-suggestion-ellipsis)";
function call() {
  for (const one of document.querySelectorAll(names)) {
    const called = state.snapshot?.called?.[one.textContent];
    if (called && called !== one.textContent) one.textContent = called;
  }
  for (const one of document.querySelectorAll(".command-ghost, .command-optional-count, .thread-summary")) {
    const same = one.firstChild.data.replace(/( more| options| optional| \u00b7 \d+ messages?)$/, "");
    if (same !== one.firstChild.data) one.firstChild.data = same;
  }
}
new MutationObserver(call).observe(document.body, { childList: true, subtree: true });
/* What an option can be is offered as soon as it is chosen, as Discord does, and not at the first letter only. */
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(".command-option-input[role=combobox]") && !target.value) target.dispatchEvent(new Event("input"));
});

/* Links to a message, a channel or a thread of the simulated Discord go there, and not to Discord. */
const picker = document.getElementById("viewer-picker");
const direct = "direct-";
const person = () => picker.value.split("-").pop();
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const [server, channel, message] = new URL(link.href).pathname.split("/").slice(2);
  const place = listed().find((one) => one.id === channel);
  goTo(server === "@me" ? direct + person() : place?.go ?? person());
  lookedFor = message;
  show(message, Date.now() + 5000);
}, true);
let lookedFor = null;
function show(message, until) {
  const found = document.querySelector(`[data-message-id="${CSS.escape(message ?? "")}"]`);
  if (!found && message && Date.now() < until) { setTimeout(show, 200, message, until); return; }
  found?.scrollIntoView({ block: "start" });
  setTimeout(() => { lookedFor = null; }, 1000);
}

/* The channel, its threads and one's messages with the bot: a menu beside the channel's name tells where one is called,
   and leads there; so do a thread's mention and the line under the message that it hangs on. */
const listed = () => state.snapshot?.places?.listed ?? [];
const goTo = (viewer) => { if (viewer !== state.snapshot?.viewerId) dispatch("viewer", { viewer_id: viewer }); };
const header = document.querySelector(".channel-header");
const back = Object.assign(document.createElement("button"), { id: "place-back", type: "button", textContent: "\u2039" });
const menu = document.getElementById("time-menu");
const places = Object.assign(document.createElement("details"), { id: "places", className: "session-menu" });
const placesButton = document.createElement("summary");
const placesList = Object.assign(document.createElement("div"), { className: "session-menu-popover" });
places.append(placesButton, placesList);
header.prepend(back);
header.append(places);
back.addEventListener("click", () => goTo(listed()[0]?.go));
document.addEventListener("click", (event) => {
  for (const one of [places, menu]) if (one && !one.contains(event.target)) one.open = false;
  const hung = event.target.closest?.(".thread-summary")?.closest("[data-message-id]")?.dataset.messageId;
  const name = event.target.closest?.(".mention")?.textContent;
  const place = listed().find((one) => one.thread && (one.id === hung || `#${one.name}` === name));
  if (place) goTo(place.go);
});
let placesTold = "";
let shownTo = null;
/* Whoever is at the end or presses something near it stays there, and whoever gets a private message, as a hand that
   opens, is led there: what is said next is looked at too, and its pictures as they come. */
let atEnd = true;
let height = 0; // as it was last followed: what comes while one scrolls was not scrolled away from
const toTheEnd = () => height - ui.timeline.scrollTop - ui.timeline.clientHeight;
function follow() {
  if (atEnd) ui.timeline.scrollTop = ui.timeline.scrollHeight;
  height = ui.timeline.scrollHeight;
}
new ResizeObserver(follow).observe(ui.messageList);
ui.timeline.addEventListener("scroll", () => { atEnd = toTheEnd() < 50; }, { passive: true });
ui.messageList.addEventListener("click", () => { atEnd ||= toTheEnd() < ui.timeline.clientHeight / 2; }, true);
const looked = new Set();
new MutationObserver(() => {
  const own = [...ui.messageList.querySelectorAll("article:has(.message-ephemeral-note)")];
  const fresh = own.filter(({ dataset }) => !looked.has(dataset.messageId));
  for (const { dataset } of fresh) looked.add(dataset.messageId);
  if (fresh.length && shownTo === state.snapshot?.viewerId) { atEnd = true; follow(); }
}).observe(ui.messageList, { childList: true });
/* Whoever comes to a place sees what was said there last, unless a link leads to a message. */
function openAtTheNewest() {
  const viewer = state.snapshot?.viewerId ?? null;
  if (viewer === null || viewer === shownTo || !state.ready) return;
  shownTo = viewer;
  if (!lookedFor) ui.timeline.scrollTop = ui.timeline.scrollHeight;
}
function tellPlaces() {
  const { words } = state.snapshot?.places ?? {};
  openAtTheNewest();
  const told = JSON.stringify([state.snapshot?.places, state.snapshot?.channelId]);
  if (!words || told === placesTold) return;
  placesTold = told;
  const here = listed().find((one) => one.id === state.snapshot.channelId);
  document.body.classList.toggle("in-thread", Boolean(here?.thread));
  back.setAttribute("aria-label", words.back);
  const called = listed().filter((one) => one.mine).length;
  places.hidden = !listed().some((one) => one.thread);
  placesButton.replaceChildren(words.heading, ...called ? [span("place-calls", called)] : []);
  placesList.replaceChildren(...listed().map((one) => line(one, one === here, words)));
}
function line(place, here, words) {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "place" });
  button.classList.toggle("place-new", place.new);
  button.classList.toggle("place-mine", place.mine);
  if (here) button.setAttribute("aria-current", "page");
  button.append(span("place-name", place.name));
  const said = place.called ?? (place.asleep ? words.asleep : "");
  if (said) button.append(span("place-called", said));
  button.addEventListener("click", () => { places.open = false; goTo(place.go); });
  return button;
}
function span(name, text) {
  return Object.assign(document.createElement("span"), { className: name, textContent: text });
}
setInterval(tellPlaces, 200);

/* The clock of the simulated world, which can be let go ahead; `state` and `request` are the preview's own. */
const clock = document.getElementById("world-clock");
const choices = document.querySelectorAll("[data-let-pass]");
const waiting = Object.assign(document.createElement("p"), { id: "world-waits" });
waiting.setAttribute("role", "status");
document.getElementById("toolbar").after(waiting);
function tellTime() {
  const { presentationTime, locale, timezone } = state.profile ?? {};
  if (!clock || !presentationTime) return;
  const shown = new Intl.DateTimeFormat(locale || undefined, {
    weekday: "short", hour: "2-digit", minute: "2-digit", hour12: false, timeZone: timezone || undefined,
  });
  clock.textContent = shown.format(new Date(presentationTime));
  const { left, offered, waits } = state.snapshot?.passing ?? {};
  if (left) clock.textContent += ` · ${left}`;
  waiting.textContent = left ? "" : waits ?? "";
  document.body.classList.toggle("time-flies", Boolean(left));
  document.getElementById("time-left").textContent = left ?? "";
  document.getElementById("stop-time").hidden = !left;
  for (const choice of choices) choice.disabled = offered?.[Number(choice.dataset.letPass)] === false;
}
setInterval(tellTime, 300);
for (const choice of choices) {
  choice.addEventListener("click", () => {
    menu.open = false;
    request("/api/action", "POST", { kind: "let_time_fly", choice: Number(choice.dataset.letPass) });
  });
}
document.getElementById("stop-time")?.addEventListener("click", () => {
  menu.open = false;
  request("/api/action", "POST", { kind: "stop_time" });
});

/* Where there is room, the second person's channel stands beside the first one's; one at a time on a phone. */
const wide = window.matchMedia("(min-width: 1280px)");
const isBeside = window.top !== window;
document.documentElement.classList.toggle("is-beside", isBeside);
function standBeside() {
  const there = document.getElementById("beside");
  if (isBeside || wide.matches === Boolean(there)) return;
  if (there) { there.remove(); return; }
  document.body.append(Object.assign(document.createElement("iframe"), { id: "beside", src: location.href }));
}
/* The page is whose it was before it was loaded again; the one beside is the second person's. */
function beSomebody() {
  if (!state.ready || state.pendingAction || picker.options.length < 2) { setTimeout(beSomebody, 100); return; }
  const people = [...picker.options];
  const one = isBeside ? people[1] : people.find(({ value }) => value === sessionStorage.person);
  if (one) goTo(one.value);
  if (isBeside) window.frameElement.title = one.label;
}
if (!isBeside) picker.addEventListener("change", () => { sessionStorage.person = person(); }, true);
wide.addEventListener("change", standBeside);
beSomebody();
standBeside();
