import { isComposing } from '@site/src/client/isComposing';
import { showOverlay } from '@site/src/client/overlay/showOverlay';
import { wrapFocus } from '@site/src/client/overlay/wrapFocus';
import { shortenPastedMessage } from './shortenPastedMessage';

/** Place where a chosen result opens: this tab, a new tab or a new window. */
export type OpenTarget = 'here' | 'tab' | 'window';

/** The open dialog without results. It accepts input at once; the code that handles the input may load later. */
export interface DialogFrame {
  readonly dialog: HTMLDialogElement;
  /** Input element, whose value is the query. Dispatch `input` after changing the value. */
  readonly input: HTMLInputElement;
  readonly panel: HTMLElement;
  /** URL of the search page, which opens if the code of the dialog cannot be loaded. */
  readonly searchPageUrl: string;
  close: () => void;
  /**
   * Sets the handler for Enter. If Enter was pressed before and nothing was typed since, calls the handler at once.
   *
   * @returns a function that removes the handler
   */
  setEnterHandler: (handler: (target: OpenTarget) => void) => () => void;
}

/**
 * Opens a modal dialog, locks the page's scroll position and focuses the search box. The browser restores the focus
 * when the dialog closes.
 *
 * @param markup - dialog element from the page's template
 * @param query - text that was typed before the dialog opened
 * @param onClosed - called once when the dialog closes, for any reason
 */
export function openDialogFrame(markup: HTMLElement, query: string, onClosed: () => void): DialogFrame {
  // The casts are safe: `theme/SearchBar/DialogMarkup` renders each of these elements.
  const dialog = markup.cloneNode(true) as HTMLDialogElement;
  const input = dialog.querySelector('input') as HTMLInputElement;
  const panel = dialog.querySelector('.DocSearch-Dropdown') as HTMLElement;
  // The property `action` is empty here, because the document of a template has no URL.
  const searchPageUrl = (dialog.querySelector('form') as HTMLFormElement).getAttribute('action') ?? '';
  let isClosed = false;
  // Cleans up at once instead of in the `close` event, which is dispatched in a later task. By then, the next key may
  // open another dialog, or the page may have changed.
  const close = (): void => {
    if (isClosed) return;
    isClosed = true;
    dialog.close();
    endOverlay();
    onClosed();
    dialog.remove();
  };
  document.body.append(dialog);
  const endOverlay = showOverlay(dialog, close);
  input.value = query;
  input.focus();
  input.setSelectionRange(query.length, query.length);
  // Browsers can close the dialog themselves, for example with the back gesture.
  dialog.addEventListener('close', close);
  dialog.addEventListener('keydown', (event) => {
    wrapFocus(dialog, event);
  });
  closeOnRequest(dialog, close);
  clearOnReset(dialog, input);
  input.addEventListener('paste', (event) => {
    shortenPastedMessage(event, input);
  });

  return { dialog, input, panel, searchPageUrl, close, setEnterHandler: createEnterDispatcher(dialog, input) };
}

function closeOnRequest(dialog: HTMLDialogElement, close: () => void): void {
  dialog.addEventListener('keydown', (event) => {
    // During composition, Escape only ends the composition. By default, Escape would first clear the search box.
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('mousedown', ({ target }) => {
    // The target is the dialog element itself if the reader clicks outside its content.
    if (target === dialog) close();
  });
  dialog.querySelector('[data-search-close]')?.addEventListener('click', close);
}

function clearOnReset(dialog: HTMLDialogElement, input: HTMLInputElement): void {
  dialog.addEventListener('reset', (event) => {
    event.preventDefault();
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  });
}

function createEnterDispatcher(dialog: HTMLDialogElement, input: HTMLInputElement): DialogFrame['setEnterHandler'] {
  let handler: ((target: OpenTarget) => void) | undefined;
  let pressed: OpenTarget | undefined;
  const press = (event: Event, target: OpenTarget): void => {
    event.preventDefault();
    if (handler === undefined) pressed = target;
    else handler(target);
  };
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || isComposing(event) || event.altKey) return;
    press(event, event.metaKey || event.ctrlKey ? 'tab' : event.shiftKey ? 'window' : 'here');
  });
  input.addEventListener('input', () => {
    pressed = undefined;
  });
  // On-screen keyboards may submit the form without a key event.
  dialog.addEventListener('submit', (event) => {
    press(event, 'here');
  });

  return (next) => {
    handler = next;
    if (pressed !== undefined) next(pressed);
    pressed = undefined;

    return () => {
      handler = undefined;
    };
  };
}
