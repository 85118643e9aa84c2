// Tables: whose turn it is, who is to decide, and arrows from what attacks, blocks and targets.
// Without scripts all of this is said in words, as it is on a narrow screen.
(() => {
  "use strict";
  const kinds = { a: "attack", b: "block", t: "target" };

  function shape(name, attributes) {
    const found = document.createElementNS("http://www.w3.org/2000/svg", name);
    Object.entries(attributes).forEach(([key, value]) => found.setAttribute(key, value));
    return found;
  }

  // Where the line between the middles of two boxes leaves the first of them.
  function edge(from, to) {
    const x = from.left + from.width / 2;
    const y = from.top + from.height / 2;
    const dx = to.left + to.width / 2 - x;
    const dy = to.top + to.height / 2 - y;
    const far = Math.max((2 * Math.abs(dx)) / from.width, (2 * Math.abs(dy)) / from.height, 1e-6);
    return { x: x + dx / far, y: y + dy / far };
  }

  function arrow(kind, from, to, origin) {
    const start = edge(from, to);
    const end = edge(to, from);
    const [x, y] = [start.x - origin.left, start.y - origin.top];
    const [u, v] = [end.x - origin.left, end.y - origin.top];
    const bend = 0.12 * (u - x);
    const turn = Math.atan2(v - (y + v) / 2, u - ((x + u) / 2 + bend / 2));
    const corner = (by) => `${u - 11 * Math.cos(turn + by)},${v - 11 * Math.sin(turn + by)}`;
    const line = `M${x},${y} Q${(x + u) / 2 + bend / 2},${(y + v) / 2} ${u},${v}`;
    const parts = [shape("path", { class: kind, d: line })];
    if (kind !== "block") {
      const head = `M${u},${v} L${corner(0.45)} L${corner(-0.45)} Z`;
      parts.push(shape("path", { class: `head ${kind}`, d: head }));
    }
    return parts;
  }

  // The box at which an arrow from another box ends. Cards may lie before the middle of a player's
  // name: the end of it is taken that is on the side from which the arrow comes.
  function target(board, key, from) {
    const seat = key.startsWith("s") && board.querySelector(`[data-s="${key.slice(1)}"] > .who`);
    const found = seat || board.querySelector(`[data-k="${key}"]`);
    const box = found && found.getBoundingClientRect();
    if (!box || !seat) return box;
    const width = box.width / 6;
    const right = from.left + from.width / 2 > box.left + box.width / 2;
    return new DOMRect(right ? box.right - width : box.left, box.top, width, box.height);
  }

  function draw(board) {
    board.querySelectorAll(":scope > .arrows").forEach((one) => one.remove());
    const around = window.getComputedStyle(board).getPropertyValue("--around").trim();
    if (!around || !board.getClientRects().length) return;
    const origin = board.getBoundingClientRect();
    const arrows = shape("svg", { class: "arrows", "aria-hidden": "true" });
    Object.entries(kinds).forEach(([letter, kind]) => {
      board.querySelectorAll(`[data-${letter}]`).forEach((one) => {
        one.dataset[letter].split(" ").forEach((key) => {
          const from = one.getBoundingClientRect();
          const to = target(board, key, from);
          if (to) arrows.append(...arrow(kind, from, to, origin));
        });
      });
    });
    if (arrows.childElementCount) board.append(arrows);
  }

  // Marks the seats, and draws; as often as the table is shown or its width changes.
  function dress(board) {
    [["active", board.dataset.active], ["waiting", board.dataset.waiting]].forEach(([look, seats]) => {
      const marked = new Set((seats || "").split(" "));
      board.querySelectorAll("[data-s]").forEach((seat) => {
        seat.classList.toggle(look, marked.has(seat.dataset.s));
      });
    });
    draw(board);
  }

  function all() {
    document.querySelectorAll(".board").forEach(dress);
  }

  window.apnapBoards = { dress };
  document.addEventListener("toggle", (event) => {
    if (event.target instanceof Element) event.target.querySelectorAll(".board").forEach(dress);
  }, true);
  window.addEventListener("resize", all);
  window.addEventListener("load", all);
  all();
})();
