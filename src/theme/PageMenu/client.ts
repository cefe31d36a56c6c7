import { copyText } from '@site/src/client/copyText';
import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { isHtmlType } from '@site/lib/html/isHtmlType';

const MENU = '[data-page-menu]';
const BUTTON = '[data-copy-page]';

const MESSAGES = {
  copied: 'Copied',
  refused: 'Copying failed: open the page as Markdown instead.',
  unreachable: 'Copying failed: check your connection.',
} as const;

/**
 * Fetches a page as Markdown and copies it. Closes the menu on Escape, and on a click or a focus change outside of it.
 */
export const pageMenu: Behavior = {
  start() {
    document.addEventListener('click', (event) => {
      const button = findEventTarget(event, BUTTON);
      const menu = button?.closest(MENU);
      if (menu) void copyPage(menu);
      closeOnOutsideEvent(event);
    });
    document.addEventListener('focusin', closeOnOutsideEvent);
    document.addEventListener('keydown', ({ key }) => {
      const menu = document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
      if (key !== 'Escape' || menu === null) return;
      closeMenu(menu);
      menu.querySelector('summary')?.focus();
    });
  },
};

addBehaviors(pageMenu);

async function copyPage(menu: Element): Promise<void> {
  const address = menu.querySelector('a')?.href ?? '';
  const text = fetchText(address);
  try {
    await copyText(text);
    setStatus(menu, MESSAGES.copied);
  } catch {
    setStatus(menu, (await isUnreachable(text)) ? MESSAGES.unreachable : MESSAGES.refused);
  }
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  // The development server and captive portals respond with an HTML page.
  if (isHtmlType(response.headers.get('content-type')))
    throw new Error(`${address} is an HTML page instead of Markdown.`);

  return response.text();
}

/**
 * Returns whether fetching failed without a response, which the error of the clipboard does not show. In this case,
 * `fetch()` rejects with a `TypeError`, and opening the page would fail, too.
 */
async function isUnreachable(text: Promise<string>): Promise<boolean> {
  try {
    await text;

    return false;
  } catch (error) {
    return error instanceof TypeError;
  }
}

function setStatus(menu: Element, message: string): void {
  const status = menu.querySelector('[role=status]');
  if (status !== null) status.textContent = message;
}

function closeOnOutsideEvent({ target }: Event): void {
  const menu = document.querySelector<HTMLDetailsElement>(`${MENU}[open]`);
  if (menu !== null && target instanceof Node && !menu.contains(target)) closeMenu(menu);
}

function closeMenu(menu: HTMLDetailsElement): void {
  menu.open = false;
  setStatus(menu, '');
}
