import { flushSync } from 'react-dom';
import { renderIsland } from '@site/src/client/islands/renderIsland';
import { getCompiler } from '../compiler/getCompiler';
import { loadLineColors } from '../highlight/LineColors';
import { loadBlockEditor } from './blockEditors';
import { prepareBlock } from './prepareBlock';
import StoredBlock from './StoredBlock';

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
  const render = (): (() => void) =>
    sample === null || registered === undefined
      ? renderIsland(block.root, StoredBlock, { block, colors, sample })
      : renderIsland(block.root, registered.Editor, { block, colors, sample, container: registered.container });

  // Renders synchronously, so that a second click cannot open a second editor in the same block.
  closers.push(flushSync(render));
}

/** Closes all editors of the page that the reader leaves. */
export function closeEditors(): void {
  for (const close of closers.splice(0)) close();
}
