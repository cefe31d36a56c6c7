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
  missing: 'Copying failed: the server did not send the Markdown. Try again later.',
} as const;

/**
 * Fetches a page as Markdown and copies it. Closes the menu on Escape, and on a click or a focus change outside it.
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
    setStatus(menu, MESSAGES[await findFailure(text)]);
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
 * Finds out why copying failed, which the error of the clipboard does not show. If fetching succeeded, the browser
 * refused the copy. Without a response, `fetch()` rejects with a `TypeError`.
 */
async function findFailure(text: Promise<string>): Promise<'refused' | 'unreachable' | 'missing'> {
  try {
    await text;

    return 'refused';
  } catch (error) {
    return error instanceof TypeError ? 'unreachable' : 'missing';
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
