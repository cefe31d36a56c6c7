/** How a verdict looks. It comes with the scripts that show one, so that no page carries it. */
const RULES = `
[data-panel-row] {
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
}

[data-panel-row] > span {
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

[data-verdict] {
  margin: 0;
}

[data-verdict]:not(:empty) {
  margin-block-start: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-hairline);
  border-inline-start: var(--wire) solid var(--color-warning);
  border-radius: var(--radius-small);
}

[data-verdict='solved']:not(:empty) {
  border-inline-start-color: var(--color-accent);
  background: var(--color-accent-quiet);
}

[data-verdict] > b {
  margin-inline-end: 0.4em;
}
`;

let isAdded = false;

/** Adds the styles to the page, once. A sheet made by a script needs no permission of a security policy. */
export function addTourStyles(): void {
  if (isAdded) return;
  isAdded = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
}
