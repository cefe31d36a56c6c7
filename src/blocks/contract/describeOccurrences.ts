/**
 * Says to assistive technology what the light shows to eyes: where the followed name occurs, and how often.
 *
 * @param sample - a contract with panels of generated code; their statuses are written
 * @param name - `undefined` when none is followed
 */
export function describeOccurrences(sample: Element, name: string | undefined): void {
  const places = [...sample.querySelectorAll<HTMLElement>('[role=tabpanel]')].map((panel) => {
    const count = name === undefined ? 0 : panel.querySelectorAll(`[data-name="${name}"]`).length;
    const own = panel.querySelector<HTMLElement>('[data-trace-count]');
    if (own) {
      write(
        own,
        name === undefined ? own.dataset.traceCount : `${name}: ${count === 0 ? 'not' : `${count}×`} in this output`,
      );
    }
    return `${panel.dataset.label ?? ''} ${formatCount(count)}`;
  });
  const status = sample.querySelector('[data-trace-status]');
  if (status) write(status, name === undefined ? '' : `${name}: ${places.join(', ')}`);
}

function formatCount(count: number): string {
  return count === 0 ? 'not' : count === 1 ? 'once' : `${count} times`;
}

/** What a status says already is not announced again. */
function write(status: Element, text = ''): void {
  if (status.textContent !== text) status.textContent = text;
}
