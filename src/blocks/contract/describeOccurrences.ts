/**
 * Updates the status texts of a sample. They inform users of assistive technology where the traced name occurs, and how
 * often.
 *
 * @param sample - contract with panels of generated code
 * @param name - undefined if no name is traced
 */
export function describeOccurrences(sample: Element, name: string | undefined): void {
  const places = [...sample.querySelectorAll<HTMLElement>('[role=tabpanel]')].map((panel) => {
    const count = name === undefined ? 0 : panel.querySelectorAll(`[data-name="${name}"]`).length;
    const own = panel.querySelector<HTMLElement>('[data-trace-count]');
    if (own) {
      updateText(
        own,
        name === undefined ? own.dataset.traceCount : `${name}: ${count === 0 ? 'not' : `${count}×`} in this output`,
      );
    }
    return `${panel.dataset.label ?? ''} ${formatCount(count)}`;
  });
  const status = sample.querySelector('[data-trace-status]');
  if (status) updateText(status, name === undefined ? '' : `${name}: ${places.join(', ')}`);
}

function formatCount(count: number): string {
  return count === 0 ? 'not found' : count === 1 ? 'once' : `${count} times`;
}

/** Writes a status only if it changes, because screen readers announce every write. */
function updateText(status: Element, text = ''): void {
  if (status.textContent !== text) status.textContent = text;
}
