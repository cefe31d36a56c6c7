import { getCompiler } from '../compiler/getCompiler';
import { loadLineColors } from '../highlight/LineColors';
import { ContractSession } from './ContractSession';
import { DocumentSession } from './DocumentSession';
import { adoptStyles } from './editedBlockStyles';

const sessions = new Set<{ destroy: () => void }>();

/**
 * Turns the block of a button into an editor, and begins to load the compiler.
 *
 * @returns when the cursor is in the editor
 */
export async function openEditor(button: HTMLElement): Promise<void> {
  const frame = button.closest<HTMLElement>('[data-copyable]');
  const contract = button.closest<HTMLElement>('[data-contract]');
  if (frame === null) return;
  // Whoever asks it first hears of a failure.
  getCompiler()
    .prepare()
    .catch(() => undefined);
  const colors = await loadLineColors(contract === null ? 'json' : 'wirespec');
  // Left while it loaded.
  if (!frame.isConnected) return;
  adoptStyles();
  sessions.add(contract === null ? new DocumentSession(frame, colors) : new ContractSession(frame, contract, colors));
}

/** Ends all editors; the page is left. */
export function closeEditors(): void {
  for (const session of sessions) session.destroy();
  sessions.clear();
}
