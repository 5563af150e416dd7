
"use strict";
const table = document.querySelector("table");
const heads = [...table.querySelectorAll("th")];
heads.forEach((head, column) => {
  const button = head.querySelector("button");
  if (!button) return;
  button.addEventListener("click", () => {
    const down = head.getAttribute("aria-sort") === "ascending";
    heads.forEach(other => other.removeAttribute("aria-sort"));
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const key = row => Number(row.cells[column].dataset.key);
    const body = table.tBodies[0];
    [...body.rows].sort((a, b) => (down ? key(b) - key(a) : key(a) - key(b))).forEach(row => body.append(row));
  });
});
const search = document.querySelector("input[type=search]");
if (search) {
  const said = document.querySelector("[role=status]");
  const choose = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const rows = [...table.tBodies[0].rows];
    rows.forEach(row => {
      const text = row.textContent.toLowerCase();
      row.hidden = !words.every(word => text.includes(word));
    });
    said.textContent = words.length ? rows.filter(row => !row.hidden).length + " / " + rows.length : "";
  };
  search.addEventListener("input", choose);
  choose();
}
