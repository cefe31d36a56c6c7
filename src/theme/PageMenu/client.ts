import { copyText } from '@site/src/client/copyText';
import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';

const MENU = '[data-page-menu]';
const BUTTON = '[data-copy-page]';

const WORDS = {
  copied: 'Copied',
  refused: 'Copying failed: open the page as Markdown instead.',
  unreachable: 'Copying failed: it needs a connection.',
} as const;

/** The menu that copies a page as Markdown. The Markdown is fetched when the reader asks for it; the menu closes on Escape, a click or the focus elsewhere. */
export const pageMenu: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const button = findEventTarget(event, BUTTON);
      const menu = button?.closest(MENU);
      if (menu) void copy(menu);
      closeFromElsewhere(event);
    });
    document.addEventListener('focusin', closeFromElsewhere);
    document.addEventListener('keydown', ({ key }) => {
      const menu = document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
      if (key !== 'Escape' || menu === null) return;
      close(menu);
      menu.querySelector('summary')?.focus();
    });
  },
};

addBehaviors(pageMenu);

async function copy(menu: Element): Promise<void> {
  const address = menu.querySelector('a')?.href ?? '';
  const text = fetchText(address);
  try {
    await copyText(text);
    tell(menu, WORDS.copied);
  } catch {
    tell(menu, (await isUnreachable(text)) ? WORDS.unreachable : WORDS.refused);
  }
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
  // The development server, or a network that wants the reader to sign in, answers with a page.
  if (answer.headers.get('content-type')?.startsWith('text/html') === true) throw new Error(`${address} is a page.`);

  return answer.text();
}

/** The clipboard does not pass on why the text did not come. `fetch()` fails with this kind of error when nobody answers; to open the page would fail as well. */
async function isUnreachable(text: Promise<string>): Promise<boolean> {
  try {
    await text;

    return false;
  } catch (error) {
    return error instanceof TypeError;
  }
}

function tell(menu: Element, words: string): void {
  const status = menu.querySelector('[role=status]');
  if (status !== null) status.textContent = words;
}

function closeFromElsewhere({ target }: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
  if (menu !== null && target instanceof Node && !menu.contains(target)) close(menu);
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false;
  tell(menu, '');
}
