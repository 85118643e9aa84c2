// Stepping through a scenario: one step at a time, with the table after it.
// Without scripts the page shows all steps below each other.
(() => {
  "use strict";
  const stepper = document.getElementById("stepper");
  const controls = stepper.querySelector(".controls");
  const stage = stepper.querySelector(".stage");
  const now = controls.querySelector(".place");
  const beats = [...stepper.querySelectorAll(".beat")];
  const frames = [...stepper.querySelectorAll(".after")];
  const buttons = Object.fromEntries(
    [...controls.querySelectorAll("button")].map((one) => [one.dataset.to, one]),
  );
  let at = 0;

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
    // What was not played has no table of its own: the last one stays.
    const key = beats.slice(0, at + 1).map((beat) => beat.dataset.frame).filter(Boolean).pop();
    frames.forEach((frame) => { frame.hidden = frame.id !== key; });
    // A button that has the focus keeps it, though it leads nowhere for now.
    disable(["first", "back"], at === 0);
    disable(["on", "last"], at === beats.length - 1);
    now.textContent = `Step ${at + 1} of ${beats.length}: ${told(beats[at])}`;
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

  stage.append(...frames);
  stage.hidden = false;
  controls.hidden = false;
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
  // What has failed opens where it failed.
  if (!fromAddress()) show(Math.max(0, beats.findIndex((beat) => beat.matches(".ended"))));
})();
