/**
 * The styles of blocks that are edited. Stylesheets of pages hold what every page of their kind may need; these few rules come with the editor instead, as a sheet made by a script, which no security
 * policy forbids. Like all unlayered rules they win over those of the page.
 */
const RULES = String.raw`
.live-host {
  border-radius: 0 0 var(--radius) var(--radius);
}

.live-status {
  display: inline-flex;
  gap: var(--space-1);
  align-items: center;
}

.live-status::before {
  flex: none;
  inline-size: 14px;
  block-size: 14px;
  background: currentcolor;
  content: '';
  forced-color-adjust: none;
  mask: var(--icon) center / contain no-repeat;
}

.live-status[data-tone='good'] {
  --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3 8.5l3.2 3.2L13 4.8'/%3E%3C/svg%3E");
}

.live-status[data-tone='good']::before {
  background: var(--color-accent);
}

.live-status[data-tone='bad'] {
  --icon: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M4 4l8 8M12 4l-8 8'/%3E%3C/svg%3E");

  color: var(--color-danger);
  font-weight: 600;
}

.live-status[data-tone='busy']::before {
  display: none;
}

.live-action {
  display: inline-grid;
  place-items: center;
  block-size: var(--space-6);
  padding-block: 0;
  padding-inline: var(--space-2);
  border: 0;
  border-radius: var(--space-1);
  background: none;
  color: var(--color-text-muted);
  cursor: pointer;
  font: inherit;
  text-decoration: none;
  white-space: nowrap;
}

.live-action:hover {
  background: var(--color-raised);
  color: var(--color-text);
  text-decoration: none;
}

.live-action:focus-visible {
  outline: 2px solid var(--color-focus);
  outline-offset: -2px;
}

.live-problems {
  margin: 0;
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--color-hairline);
  color: var(--color-text);
  font-size: var(--text-sm);
  list-style: none;
}

.live-problem {
  display: flex;
  flex-wrap: wrap;
  column-gap: var(--space-3);
  align-items: baseline;
  margin: 0;
}

.live-problem + .live-problem {
  margin-block-start: var(--space-1);
}

.live-place {
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: none;
  color: var(--color-text-muted);
  cursor: pointer;
  font: inherit;
  font-size: var(--text-xs);
  text-decoration: underline dotted var(--color-outline);
  text-underline-offset: 4px;
}

.live-place:hover {
  color: var(--color-text);
}

.live-message {
  color: var(--color-danger);
  font-family: var(--font-mono);
  overflow-wrap: anywhere;
}

/* The last output of a contract that compiled, while the text does not: without colors, but with enough contrast to be read. */
.live-stale code,
.live-stale code span[class] {
  color: var(--color-text-muted);
}

.live-more {
  margin-block: 0;
  color: var(--color-text-muted);
  font-size: var(--text-sm);
}

/* Only a block that is edited: containers take much of the time for style and layout, and pages have dozens of blocks. */
.live-frame {
  container-type: inline-size;
}

/* Where space is short, a sign says where the link leads, so that the header has as many lines as before. */
@container (inline-size < 30rem) {
  .live-play {
    align-content: center;
    font-size: 0;
  }

  .live-play::before {
    inline-size: 16px;
    block-size: 16px;
    background: currentcolor;
    content: '';
    forced-color-adjust: none;
    mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M9.5 2.5h4v4M13.5 2.5l-6 6M11.5 9.5v4h-9v-9h4'/%3E%3C/svg%3E");
  }
}

@media print {
  .live-action {
    display: none;
  }
}
`;

/** The class names in them. */
const styles = {
  frame: 'live-frame',
  host: 'live-host',
  status: 'live-status',
  action: 'live-action',
  play: 'live-play',
  problems: 'live-problems',
  problem: 'live-problem',
  place: 'live-place',
  message: 'live-message',
  stale: 'live-stale',
  more: 'live-more',
} as const;

export default styles;

let sheet: CSSStyleSheet | undefined;

/** Gives the rules to the page, once. */
export function adoptStyles(): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets.push(sheet);
}
