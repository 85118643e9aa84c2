// The search. The pages say everything without it.
(() => {
  "use strict";
  const script = document.currentScript;
  const form = document.querySelector("form.search");
  const input = document.getElementById("search");
  const list = document.getElementById("found");
  const number = document.getElementById("found-number");
  const most = 40;
  const top = script.dataset.entries.replace(/assets\/entries\.js$/, "");
  let loading = null;

  function load() {
    if (!loading) {
      loading = new Promise((done) => {
        const one = document.createElement("script");
        one.src = script.dataset.entries;
        one.addEventListener("load", () => done(window.apnapEntries.map(prepared)));
        document.head.append(one);
      });
    }
    return loading;
  }

  function prepared([kind, title, path, words]) {
    return { kind, title, path, head: plain(title), all: plain(`${title} ${path} ${words}`) };
  }

  function plain(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }

  // How well an entry fits: 0 not at all; what is called so, or begins so, comes first.
  function fits(entry, words) {
    if (!words.every((word) => entry.all.includes(word))) return 0;
    const named = `${entry.head} `;
    if (named.startsWith(`${words[0]} `)) return 4;
    if (named.startsWith(words[0])) return 3;
    return words.every((word) => entry.head.includes(word)) ? 2 : 1;
  }

  function found(entries, text) {
    const words = plain(text).split(/\s+/).filter(Boolean);
    if (!words.length) return [];
    return entries
      .map((entry, at) => ({ entry, at, fit: fits(entry, words) }))
      .filter((one) => one.fit)
      .sort((one, other) => other.fit - one.fit || one.at - other.at)
      .map((one) => one.entry);
  }

  function show(entries) {
    list.replaceChildren(...entries.slice(0, most).map(item));
    const left = entries.length - most;
    if (!input.value.trim()) number.textContent = "";
    else if (left > 0) number.textContent = `${entries.length} found, ${most} shown`;
    else number.textContent = entries.length ? `${entries.length} found` : "nothing found";
  }

  function item(entry) {
    const link = document.createElement("a");
    link.href = top + entry.path;
    const kind = document.createElement("small");
    kind.textContent = entry.kind;
    link.append(`${entry.title} `, kind);
    const row = document.createElement("li");
    row.append(link);
    return row;
  }

  function move(by) {
    const stops = [input, ...list.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement);
    if (at >= 0) stops[Math.max(0, Math.min(stops.length - 1, at + by))].focus();
  }

  form.hidden = false;
  input.addEventListener("focus", load);
  input.addEventListener("input", async () => {
    const text = input.value;
    const entries = await load();
    if (text === input.value) show(found(entries, text));
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const [first] = found(await load(), input.value);
    if (first) window.location.href = top + first.path;
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Escape") {
      input.value = "";
      show([]);
      input.focus();
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "/" && !event.target.closest("input, textarea, select, [contenteditable]")) {
      event.preventDefault();
      input.focus();
    }
  });
})();
