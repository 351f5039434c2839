
/* The playground's own additions to the preview's page. */

/* What the preview says of each press is for developers: what went well is seen, what did not is said to a player. */
const sayings = [
  [/not completed/, "That came too late: the table had changed. Press again."],
  [/uncertain|awaiting a confirmed/, "That took too long. Look at the table before you press again."],
  [/Connection interrupted/, "The playground does not answer; trying again."],
  [/session ended/, "The playground has ended. Start it again to play on."],
  [/unavailable/, "This page is out of date. Load it again."],
];
const status = document.getElementById("action-status");
function say() {
  const found = sayings.find(([routine]) => routine.test(status.textContent));
  if (found === undefined) { delete status.dataset.said; return; }
  if (status.dataset.said !== found[1]) status.dataset.said = found[1];
}
new MutationObserver(say).observe(status, { childList: true, characterData: true, subtree: true });

/* Links to a message or a channel of the simulated Discord go there, and not to Discord. */
const picker = document.getElementById("viewer-picker");
const direct = "direct-";
document.addEventListener("click", (event) => {
  const link = event.target.closest?.('a[href^="https://discord.com/channels/"]');
  if (!link) return;
  event.preventDefault();
  const [server, , message] = new URL(link.href).pathname.split("/").slice(2);
  const person = picker.value.replace(direct, "");
  const viewer = server === "@me" ? direct + person : person;
  if (picker.value !== viewer) {
    picker.value = viewer;
    picker.dispatchEvent(new Event("change"));
  }
  show(message, Date.now() + 5000);
}, true);
function show(message, until) {
  const found = document.querySelector(`[data-message-id="${CSS.escape(message ?? "")}"]`);
  if (found) found.scrollIntoView({ block: "start" });
  else if (message && Date.now() < until) setTimeout(show, 200, message, until);
}

/* The clock of the simulated world, which can be let go ahead; `state` and `request` are the preview's own. */
const clock = document.getElementById("world-clock");
const menu = document.getElementById("time-menu");
const choices = document.querySelectorAll("[data-let-pass]");
function tellTime() {
  const { presentationTime, locale, timezone } = state.profile ?? {};
  if (!clock || !presentationTime) return;
  const shown = new Intl.DateTimeFormat(locale || undefined, {
    weekday: "short", hour: "2-digit", minute: "2-digit", hour12: false, timeZone: timezone || undefined,
  });
  clock.textContent = shown.format(new Date(presentationTime));
  const { left, offered } = state.snapshot?.passing ?? {};
  if (left) clock.textContent += ` · ${left}`;
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
document.addEventListener("click", (event) => {
  if (menu && !menu.contains(event.target)) menu.open = false;
});
