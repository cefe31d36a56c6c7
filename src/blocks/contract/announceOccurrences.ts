/**
 * Updates the status texts of a sample. They inform users of assistive technology where the traced name occurs, and how
 * often.
 *
 * @param sample - contract with panels of generated code
 * @param name - undefined if no name is traced
 */
export function announceOccurrences(sample: Element, name: string | undefined): void {
  const counts = [...sample.querySelectorAll<HTMLElement>('[role=tabpanel]')].map((panel) => {
    const count = name === undefined ? 0 : panel.querySelectorAll(`[data-name="${name}"]`).length;
    const panelStatus = panel.querySelector<HTMLElement>('[data-trace-count]');
    if (panelStatus) {
      updateText(
        panelStatus,
        name === undefined
          ? panelStatus.dataset.traceCount
          : `${name}: ${count === 0 ? 'not' : `${count}×`} in this output`,
      );
    }
    return `${panel.dataset.label ?? ''} ${formatCount(count)}`;
  });
  const status = sample.querySelector('[data-trace-status]');
  if (status) updateText(status, name === undefined ? '' : `${name}: ${counts.join(', ')}`);
}

function formatCount(count: number): string {
  return count === 0 ? 'not found' : count === 1 ? 'once' : `${count} times`;
}

/** Writes a status only if it changes, because screen readers announce every write. */
function updateText(status: Element, text = ''): void {
  if (status.textContent !== text) status.textContent = text;
}
