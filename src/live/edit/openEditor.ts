import { flushSync } from 'react-dom';
import { renderIsland } from '@site/src/client/islands/renderIsland';
import { getCompiler } from '../compiler/getCompiler';
import { loadLineColors } from '../highlight/LineColors';
import { loadBlockEditor } from './blockEditors';
import EditedContract from './EditedContract';
import EditedDocument from './EditedDocument';
import { storeEdit, readEdit } from './storedEdits';
import { prepareBlock } from './prepareBlock';

/** Functions that close the editors of the current page. */
const closers: (() => void)[] = [];

/**
 * Turns the block of a button into an editor, and starts to load the compiler. The editor begins with the reader's text
 * from an earlier visit, if there is any.
 *
 * @returns a promise that resolves when the editor has focus or the reader has left the page, and rejects if a part of
 *   the editor cannot be loaded
 */
export async function openEditor(button: HTMLElement): Promise<void> {
  const sample = button.closest<HTMLElement>('[data-contract]');
  const [colors, registered] = await Promise.all([
    loadLineColors(sample === null ? 'json' : 'wirespec'),
    sample === null ? undefined : loadBlockEditor(button),
  ]);
  // The reader left the page while the editor loaded.
  if (!button.isConnected) return;
  // Loads the compiler after the editor. The compiler is larger, so loading it earlier would delay the editor on a slow
  // connection. If it cannot be loaded, the first request reports the failure.
  getCompiler().prepare();
  const block = prepareBlock(button);
  const { root, id, original } = block;
  const { text: draft, previous: former } = readEdit(id, original);
  let previous = former;
  const onReset = (text: string): void => {
    previous = text;
    storeEdit(id, original, original, previous);
  };
  const onChange = (text: string): void => {
    storeEdit(id, original, text, previous);
  };
  const shared = { block, colors, draft, previous, onReset };
  const render = (): (() => void) => {
    if (sample === null) return renderIsland(root, EditedDocument, { ...shared, onChange });
    return registered === undefined
      ? renderIsland(root, EditedContract, { ...shared, sample, onChange })
      : renderIsland(root, registered.Editor, {
          block,
          colors,
          previous,
          onReset,
          sample,
          container: registered.container,
        });
  };

  // Renders synchronously, so that a second click cannot open a second editor in the same block.
  closers.push(flushSync(render));
}

/** Closes all editors of the page that the reader leaves. */
export function closeEditors(): void {
  for (const close of closers.splice(0)) close();
}
