// Shows a part of a table: by chapter, edition, profile, outcome and certificate.
// Without scripts the whole table is seen. What is chosen stands in the address.
(() => {
  "use strict";
  const form = document.getElementById("filters");
  if (!form) return;
  const table = document.getElementById(form.dataset.table);
  const told = document.getElementById("filtered");
  const columns = [...table.tHead.rows[0].cells].filter((one) => one.dataset.column !== undefined);
  const rows = [...table.tBodies[0].rows].map((row) => ({
    row,
    cells: [...row.cells].filter((one) => one.dataset.column !== undefined),
  }));
  const choices = [...form.querySelectorAll("select")];

  function chosen() {
    return Object.fromEntries(choices.map((one) => [one.name, one.value]));
  }

  function words(text) {
    return (text || "").split(" ").filter(Boolean);
  }

  function seen(column, want) {
    if (want.edition && column.dataset.edition !== want.edition) return false;
    return want.engines !== "newest" || column.dataset.newest !== undefined;
  }

  function inProfile(row, want) {
    if (!want.profile) return true;
    return words(row.dataset.profiles).some((one) => {
      const [name, edition] = one.split("@");
      return name === want.profile && (!want.edition || edition === want.edition);
    });
  }

  function fits({ row, cells }, want, open) {
    if (want.chapter && row.dataset.chapter !== want.chapter) return false;
    if (!inProfile(row, want)) return false;
    if (!columns.length) {
      if (want.edition && !words(row.dataset.editions).includes(want.edition)) return false;
      return !want.outcome || words(row.dataset.outcomes).includes(want.outcome);
    }
    return cells.some((cell, at) => {
      const outcomes = words(cell.dataset.outcomes);
      return open[at] && (want.outcome ? outcomes.includes(want.outcome) : outcomes.length > 0);
    });
  }

  function show() {
    const want = chosen();
    const open = columns.map((column) => seen(column, want));
    columns.forEach((column, at) => { column.hidden = !open[at]; });
    let number = 0;
    rows.forEach((one) => {
      const here = fits(one, want, open);
      one.row.hidden = !here;
      if (here) number += 1;
      one.cells.forEach((cell, at) => { cell.hidden = !open[at]; });
    });
    told.textContent = `${number} of ${rows.length} rows are shown`;
  }

  function toAddress() {
    const kept = Object.entries(chosen()).filter(([, value]) => value);
    const said = new URLSearchParams(kept).toString();
    const place = window.location.href.split("#")[0];
    window.history.replaceState(null, "", said ? `${place}#${said}` : place);
  }

  function fromAddress() {
    const given = new URLSearchParams(window.location.hash.slice(1));
    choices.forEach((one) => {
      const value = given.get(one.name) || "";
      one.value = [...one.options].some((option) => option.value === value) ? value : "";
    });
    show();
  }

  form.addEventListener("change", () => {
    show();
    toAddress();
  });
  form.addEventListener("submit", (event) => event.preventDefault());
  window.addEventListener("hashchange", fromAddress);
  form.hidden = false;
  fromAddress();
})();
