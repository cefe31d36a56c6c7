// Opens the editors of code blocks. Every page loads only this module; React and the editor are loaded when a reader
// opens one.
import { addBehaviors, type Behavior } from '@site/src/client/behaviors';
import { findEventTarget } from '@site/src/client/findEventTarget';
import { endProgress, startProgress } from '@site/src/client/navigation/progress';
import { findFailedScript, refetchScript } from '@site/src/client/navigation/release';
import { registerTexts } from '../storage/readerTexts';

/** Closes the editors of the current page. */
let closeAll: (() => void) | undefined;

/** Behavior of the buttons that replace a block with an editor. */
const editing: Behavior = {
  start() {
    document.addEventListener('pointerdown', (event) => {
      // Starts loading early. The click handler, which runs when the button is released, reports a failure.
      if (findEventTarget(event, '[data-edit]')) loadEditor().catch(() => undefined);
    });
    document.addEventListener('click', (event) => {
      const button = findEventTarget(event, '[data-edit]');
      if (button && button.getAttribute('aria-busy') !== 'true') void edit(button);
    });
  },

  enter() {
    return () => closeAll?.();
  },
};

async function edit(button: HTMLElement): Promise<void> {
  button.setAttribute('aria-busy', 'true');
  startProgress();
  try {
    const { closeEditors, openEditor } = await loadEditor();
    closeAll = closeEditors;
    await openEditor(button);
  } catch (error) {
    // The browser has already logged a script that failed to load. The next click gets it from the network.
    if (findFailedScript(error) === undefined) console.error(error);
    else void refetchScript(error);
    // Uses the status element next to the button (`FrameStatus`). The state `failed` makes it visible.
    const status = button.parentElement?.querySelector('[role=status]');
    status?.setAttribute('data-state', 'failed');
    status?.replaceChildren('The editor could not be opened. Check the connection and try again, or reload the page.');
  } finally {
    button.removeAttribute('aria-busy');
    endProgress();
  }
}

function loadEditor(): Promise<typeof import('./openEditor')> {
  return import('./openEditor');
}

registerTexts('blocks', async () => (await import('./storedEdits')).listEdits);
addBehaviors(editing);
