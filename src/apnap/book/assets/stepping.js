// Stepping through a scenario: one step at a time, with the table after it.
// Without scripts the page shows all steps below each other.
(() => {
  "use strict";
  const stepper = document.getElementById("stepper");
  const room = stepper.querySelector(".show");
  const stage = made("div", "stage");
  const now = made("p", "place");
  const words = { first: "First", back: "← Back", on: "Forward →", last: "Last" };
  const buttons = Object.fromEntries(Object.entries(words).map(([name, text]) => {
    const button = made("button", "", text);
    button.type = "button";
    return [name, button];
  }));
  const beats = [...stepper.querySelectorAll(".beat")];
  const frames = [...stepper.querySelectorAll(".after")];
  // Which table is to be seen with each step: its own, one of an earlier step, or the last; before
  // the first table it is that one, for so far nothing is played.
  const keys = [];
  beats.forEach((beat) => {
    const own = beat.querySelector(".after");
    keys.push(beat.dataset.frame || (own && own.id) || keys[keys.length - 1] || frames[0]?.id);
  });
  let at = 0;

  function made(name, look, text = "") {
    const one = document.createElement(name);
    if (look) one.className = look;
    one.textContent = text;
    return one;
  }

  function controls() {
    const found = made("div", "controls");
    found.setAttribute("role", "group");
    found.setAttribute("aria-label", "Step through the scenario");
    now.setAttribute("role", "status");
    const hint = made("p", "quiet hint", "or with the arrow keys ← and →");
    found.append(...Object.values(buttons), hint, now);
    return found;
  }

  // A table holds the seats that are otherwise than on the one before it: the others join them.
  function complete() {
    const seats = new Map();
    frames.forEach((frame) => {
      const own = new Map([...frame.querySelectorAll("[data-s]")].map((one) => [one.dataset.s, one]));
      own.forEach((seat, place) => seats.set(place, seat));
      const places = [...seats.keys()].sort((one, other) => one - other);
      const list = frame.querySelector(".seats") || frame.appendChild(made("ul", "seats"));
      list.replaceChildren(...places.map((place) => {
        return own.get(place) || seats.get(place).cloneNode(true);
      }));
      frame.classList.remove("part");
    });
  }

  // A table that is higher than the screen beside the steps is written smaller, as far as it can be read.
  function fit(frame) {
    frame.style.fontSize = "";
    frame.removeAttribute("tabindex");
    if (!sideBySide()) return;
    for (let size = 95; size >= 70 && tooHigh(frame); size -= 5) frame.style.fontSize = `${size}%`;
    if (tooHigh(frame)) frame.tabIndex = 0;
  }

  function tooHigh(frame) {
    return frame.scrollHeight > frame.clientHeight + 1;
  }

  const targets = {
    first: () => 0,
    back: () => at - 1,
    on: () => at + 1,
    last: () => beats.length - 1,
  };

  function show(wanted) {
    at = Math.max(0, Math.min(beats.length - 1, wanted));
    beats.forEach((beat, number) => {
      const link = beat.querySelector(".step a");
      if (number === at) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
      beat.classList.toggle("current", number === at);
    });
    const key = keys[at];
    frames.forEach((frame) => {
      frame.hidden = frame.id !== key;
      if (!frame.hidden) shown(frame);
    });
    // A button that has the focus keeps it, though it leads nowhere for now.
    disable(["first", "back"], at === 0);
    disable(["on", "last"], at === beats.length - 1);
    now.textContent = `Step ${at + 1} of ${beats.length}: ${told(beats[at])}`;
  }

  function shown(frame) {
    fit(frame);
    window.apnapBoards.dress(frame);
  }

  function disable(names, whether) {
    names.forEach((name) => buttons[name].setAttribute("aria-disabled", String(whether)));
  }

  function told(beat) {
    const parts = [...beat.querySelectorAll(".step a, .step > span")];
    return parts.map((one) => one.textContent.trim().replace(/\s+/g, " ")).join(", ");
  }

  function go(wanted) {
    const before = at;
    show(wanted);
    if (at === before) return;
    window.history.replaceState(null, "", `#${beats[at].id}`);
    if (!sideBySide()) return;
    stage.parentElement.scrollIntoView({ block: "nearest" });
    beats[at].scrollIntoView({ block: "nearest" });
  }

  // The table stays in sight beside the steps; where it stands above them, nothing scrolls.
  function sideBySide() {
    return window.getComputedStyle(stepper).display === "grid";
  }

  function fromAddress() {
    const named = beats.findIndex((beat) => `#${beat.id}` === window.location.hash);
    if (named >= 0) show(named);
    return named >= 0;
  }

  function elsewhere(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return true;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest("input, textarea, select, [contenteditable]")) return true;
    const scroll = target.closest(".scroll, pre");
    return scroll !== null && scroll.scrollWidth > scroll.clientWidth;
  }

  complete();
  stage.append(...frames);
  room.append(controls(), stage);
  stepper.classList.add("live");
  Object.entries(buttons).forEach(([name, button]) => {
    button.addEventListener("click", () => go(targets[name]()));
  });
  document.addEventListener("keydown", (event) => {
    if ((event.key !== "ArrowLeft" && event.key !== "ArrowRight") || elsewhere(event)) return;
    event.preventDefault();
    go(event.key === "ArrowLeft" ? at - 1 : at + 1);
  });
  window.addEventListener("hashchange", fromAddress);
  window.addEventListener("resize", () => frames.filter((one) => !one.hidden).forEach(shown));
  // What has failed opens where it failed.
  if (!fromAddress()) show(Math.max(0, beats.findIndex((beat) => beat.matches(".ended"))));
})();
