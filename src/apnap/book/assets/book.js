// The search. The pages say everything without it.
(() => {
  "use strict";
  const script = document.currentScript;
  const form = document.querySelector("form.search");
  const input = document.getElementById("search");
  const list = document.getElementById("found");
  const number = document.getElementById("found-number");
  const most = 40;
  const weights = { rule: 25, interpretation: 20, scenario: 8 };
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
    const head = plain(title);
    return { kind, title, path, head, all: plain(`${title} ${path} ${words}`) };
  }

  function plain(text) {
    return text.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "");
  }

  // What is looked for of a word: "chooses" and "choosing" are found by the same letters.
  function stem(word) {
    return /^[a-z]{5,}$/.test(word) ? word.replace(/(ing|ed|es|s|e)$/, "") : word;
  }

  // Whether a text has a word that begins so.
  function begins(text, word) {
    return ` ${text.replace(/[^a-z0-9.]+/g, " ")}`.includes(` ${word}`);
  }

  // How well an entry fits that has so many of the words: a number comes first that is meant,
  // then names before contents, today's rules before scenarios, and numbers of old at last.
  function fits(entry, words, least) {
    const has = words.filter((word) => entry.all.includes(word)).length;
    if (has < least) return 0;
    if (/^[0-9]/.test(words[0])) {
      if (`${entry.head} `.startsWith(`${words[0]} `)) return 1000;
      if (entry.head.startsWith(words[0])) return 900;
    }
    const named = words.filter((word) => begins(entry.head, word)).length;
    return 100 * has + 40 * (named / words.length) + (weights[entry.kind] || 0);
  }

  function found(entries, text) {
    const parts = plain(text).split(/[^a-z0-9.]+|[.]+(?![a-z0-9])/);
    const words = [...new Set(parts.filter(Boolean).map(stem))];
    if (!words.length) return [];
    for (let least = words.length; least > words.length / 2; least -= 1) {
      const fitting = entries
        .map((entry, at) => ({ entry, at, fit: fits(entry, words, least) }))
        .filter((one) => one.fit)
        .sort((one, other) => other.fit - one.fit || one.at - other.at)
        .map((one) => one.entry);
      if (fitting.length) return fitting;
    }
    return [];
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
