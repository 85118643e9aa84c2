// The search. The pages say everything without it.
(() => {
  "use strict";
  const script = document.currentScript;
  const form = document.querySelector("form.search");
  const label = made("label", { for: "search" });
  label.textContent = "Question, rule or card";
  const input = made("input", {
    type: "search",
    id: "search",
    autocomplete: "off",
    spellcheck: "false",
    placeholder: "802.2a",
    "aria-controls": "found",
    "aria-describedby": "found-number",
  });
  const number = made("p", { id: "found-number", role: "status" });
  const list = made("ol", { id: "found" });
  form.append(label, input, number, list);
  const most = 40;
  const top = script.getAttribute("src").replace(/assets\/book\.js$/, "");
  let loading = null;

  function made(name, attributes) {
    const one = document.createElement(name);
    Object.entries(attributes).forEach(([key, value]) => one.setAttribute(key, value));
    return one;
  }

  // The program and the index are loaded when somebody begins to search.
  function load() {
    loading ??= Promise.all(["assets/search.js", "assets/entries.js"].map(loaded))
      .then(() => window.apnapSearch(window.apnapFindable));
    return loading;
  }

  function loaded(path) {
    return new Promise((done) => {
      const one = document.createElement("script");
      one.src = top + path;
      one.addEventListener("load", done);
      document.head.append(one);
    });
  }

  function show(entries) {
    list.replaceChildren(...entries.slice(0, most).map(item));
    const left = entries.length - most;
    if (!input.value.trim()) number.textContent = "";
    else if (left > 0) number.textContent = `${entries.length} found, ${most} shown`;
    else number.textContent = entries.length ? `${entries.length} found` : "nothing found";
  }

  function item([kind, name, title, says, path, editions, now]) {
    const link = document.createElement("a");
    link.href = top + path;
    const head = document.createElement("b");
    head.textContent = name ? `${name} ${title}` : title;
    const about = document.createElement("small");
    const since = editions.length ? `, not today: last in ${editions[editions.length - 1]}` : "";
    about.textContent = `${kind}${now ? `, today ${now}` : since}`;
    link.append(head, " ", about);
    if (says && says !== `${title}.`) {
      const text = document.createElement("span");
      text.textContent = says;
      link.append(text);
    }
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
    const find = await load();
    if (text === input.value) show(find(text));
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const [first] = (await load())(input.value);
    if (first) window.location.href = top + first[4];
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
