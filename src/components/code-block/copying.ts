import type { Behavior } from '@site/src/client/behaviors';
import { CONFIRMATION_MS, copyText } from '@site/src/client/copyText';
import { findEventTarget } from '@site/src/client/findEventTarget';

const BUTTON = '[data-copy]';

/** Messages for the status element before a copy button. */
const MESSAGES = {
  idle: '',
  copied: 'Copied',
  failed: 'The browser did not allow copying. The text is selected: press Ctrl+C or ⌘C.',
} as const;

/** The button that confirms a copy, and the timer that ends the confirmation. */
let confirmed: { button: HTMLElement; timer: number } | undefined;

/**
 * Behavior of the buttons that copy code. The message disappears when the button loses the focus; a confirmation also
 * disappears after two seconds.
 */
export const copying: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const button = findEventTarget(event, BUTTON);
      const code = button?.closest('[data-copyable]')?.querySelector('code');
      if (button && code) void copyCode(button, code);
    });
    document.addEventListener('focusout', (event) => {
      const button = findEventTarget(event, BUTTON);
      if (button) setStatus(button, 'idle');
    });
  },
};

async function copyCode(button: HTMLElement, code: HTMLElement): Promise<void> {
  try {
    await copyText(readText(code));
    setStatus(button, 'copied');
  } catch {
    window.getSelection()?.selectAllChildren(code);
    setStatus(button, 'failed');
  }
}

/** Returns the code, or only the commands of a console block. */
function readText(code: HTMLElement): string {
  const commands = [...code.querySelectorAll('[data-command]')];
  return commands.length === 0 ? code.textContent : commands.map(({ textContent }) => textContent).join('\n');
}

function setStatus(button: HTMLElement, state: keyof typeof MESSAGES): void {
  if (confirmed?.button === button) {
    window.clearTimeout(confirmed.timer);
    confirmed = undefined;
  }
  const status = button.previousElementSibling;
  for (const element of [button, status]) element?.setAttribute('data-state', state);
  if (status !== null && status.textContent !== MESSAGES[state]) status.textContent = MESSAGES[state];
  if (state !== 'copied') return;
  const timer = window.setTimeout(() => {
    setStatus(button, 'idle');
  }, CONFIRMATION_MS);
  confirmed = { button, timer };
}
