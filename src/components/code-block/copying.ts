import type { Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';

/** How long the confirmation stays. */
const CONFIRMATION_MS = 2000;

const BUTTON = '[data-copy]';

/** What the status before a button says; nothing when it is idle. */
const WORDS = {
  idle: '',
  copied: 'Copied',
  refused: 'The browser did not allow copying. The text is selected: press Ctrl+C or ⌘C.',
} as const;

let confirmed: { button: HTMLElement; timer: number } | undefined;

/** Buttons that copy the code beside them. What they say disappears when they lose the focus, a confirmation after two seconds as well. */
export const copying: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const button = findEventTarget(event, BUTTON);
      const code = button?.closest('[data-copyable]')?.querySelector('code');
      if (button && code) void copy(button, code);
    });
    document.addEventListener('focusout', (event) => {
      const button = findEventTarget(event, BUTTON);
      if (button) tell(button, 'idle');
    });
  },
};

async function copy(button: HTMLElement, code: HTMLElement): Promise<void> {
  try {
    // Throws as well where there is no clipboard: in pages that did not come over a secure connection.
    await navigator.clipboard.writeText(readText(code));
    tell(button, 'copied');
  } catch {
    window.getSelection()?.selectAllChildren(code);
    tell(button, 'refused');
  }
}

/** The code, or of a console the commands alone. */
function readText(code: HTMLElement): string {
  const commands = [...code.querySelectorAll('[data-command]')];
  return commands.length === 0 ? code.textContent : commands.map(({ textContent }) => textContent).join('\n');
}

function tell(button: HTMLElement, state: keyof typeof WORDS): void {
  if (confirmed?.button === button) {
    window.clearTimeout(confirmed.timer);
    confirmed = undefined;
  }
  const status = button.previousElementSibling;
  for (const element of [button, status]) element?.setAttribute('data-state', state);
  if (status !== null && status.textContent !== WORDS[state]) status.textContent = WORDS[state];
  if (state !== 'copied') return;
  const timer = window.setTimeout(() => {
    tell(button, 'idle');
  }, CONFIRMATION_MS);
  confirmed = { button, timer };
}
