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
  const lesson = findLesson(button);
  const [colors, tour] = await Promise.all([
    loadLineColors(contract === null ? 'json' : 'wirespec'),
    lesson === null ? undefined : import('../tour/LessonSession'),
  ]);
  // Left while it loaded.
  if (!frame.isConnected) return;
  // Not before, because it is larger than the editor and would delay it on a slow connection. Whoever asks it first hears of a failure.
  getCompiler()
    .prepare()
    .catch(() => undefined);
  adoptStyles();
  if (contract === null) {
    sessions.add(new DocumentSession(frame, colors));
    return;
  }
  const session = new ContractSession(frame, contract, colors);
  sessions.add(session);
  if (lesson !== null && tour !== undefined) sessions.add(new tour.LessonSession(lesson, session));
}

/** The lesson of the tour that a contract begins; its solution is a contract like any other. */
function findLesson(button: HTMLElement): HTMLElement | null {
  return button.closest('[data-solution]') === null ? button.closest<HTMLElement>('[data-lesson]') : null;
}

/** Ends all editors; the page is left. */
export function closeEditors(): void {
  for (const session of sessions) session.destroy();
  sessions.clear();
}
