import { isComposing } from '@site/src/client/isComposing';
import { showOverlay } from '@site/src/client/overlay/showOverlay';
import { wrapFocus } from '@site/src/client/overlay/wrapFocus';
import { pasteMessage } from './pasteMessage';

/** Where the chosen result opens. */
export type OpenTarget = 'here' | 'tab' | 'window';

/** The open dialog without what is found. It takes keys at once; what answers them may come later. */
export interface DialogFrame {
  readonly dialog: HTMLDialogElement;
  /** Holds the query, and only it: whoever changes it dispatches `input`. */
  readonly input: HTMLInputElement;
  /** Where results are drawn. */
  readonly panel: HTMLElement;
  close: () => void;
  /**
   * Says what Enter does from now on. When it was pressed before, and nothing was typed since, it is as if it were pressed now.
   *
   * @returns a function that ends it
   */
  answerEnter: (answer: (target: OpenTarget) => void) => () => void;
}

/**
 * Opens a dialog over the page, which stands still below it, and gives its search box the focus; the browser gives it back when the dialog closes.
 *
 * @param markup the dialog as the server has drawn it
 * @param query what was typed already
 * @param onClosed called once, whoever closes the dialog
 */
export function openDialogFrame(markup: HTMLElement, query: string, onClosed: () => void): DialogFrame {
  // A copy of what `theme/SearchBar/DialogMarkup` has drawn, which has each of these elements.
  const dialog = markup.cloneNode(true) as HTMLDialogElement;
  const input = dialog.querySelector('input') as HTMLInputElement;
  const panel = dialog.querySelector('.DocSearch-Dropdown') as HTMLElement;
  let isClosed = false;
  // At once, not with the event, which comes in a later task: by then the next key may want another dialog, or another page may be shown.
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
  // Browsers have ways of their own to close it.
  dialog.addEventListener('close', close);
  dialog.addEventListener('keydown', (event) => {
    wrapFocus(dialog, event);
  });
  closeOnRequest(dialog, close);
  clearOnReset(dialog, input);
  input.addEventListener('paste', (event) => {
    pasteMessage(event, input);
  });

  return { dialog, input, panel, close, answerEnter: listenToEnter(dialog, input) };
}

function closeOnRequest(dialog: HTMLDialogElement, close: () => void): void {
  dialog.addEventListener('keydown', (event) => {
    // While a word is being composed, the key ends that. Otherwise the box would clear itself first.
    if (event.key !== 'Escape' || isComposing(event)) return;
    event.preventDefault();
    close();
  });
  dialog.addEventListener('mousedown', ({ target }) => {
    // The dialog itself is what lies around its content.
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

function listenToEnter(dialog: HTMLDialogElement, input: HTMLInputElement): DialogFrame['answerEnter'] {
  let answer: ((target: OpenTarget) => void) | undefined;
  let pressed: OpenTarget | undefined;
  const press = (event: Event, target: OpenTarget): void => {
    event.preventDefault();
    if (answer === undefined) pressed = target;
    else answer(target);
  };
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || isComposing(event) || event.altKey) return;
    press(event, event.metaKey || event.ctrlKey ? 'tab' : event.shiftKey ? 'window' : 'here');
  });
  input.addEventListener('input', () => {
    pressed = undefined;
  });
  // The keyboards of phones submit without a key.
  dialog.addEventListener('submit', (event) => {
    press(event, 'here');
  });

  return (next) => {
    answer = next;
    if (pressed !== undefined) next(pressed);
    pressed = undefined;

    return () => {
      answer = undefined;
    };
  };
}
