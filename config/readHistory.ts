import { execFileSync } from 'node:child_process';

/** What the version control system knows of the sources: all changes, only the last ones, or nothing. */
export type History = 'whole' | 'shallow' | 'none';

/**
 * Finds out whether the dates of changes can be trusted: in a shallow clone, as build services make them, every file seems to have been changed by the oldest commit that is there.
 *
 * @param folder - of the sources
 */
export function readHistory(folder: string): History {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false' ? 'whole' : 'shallow';
  } catch {
    return 'none';
  }
}

/** @returns why pages have no dates; nothing where they have */
export function explainMissingDates(history: History): string | undefined {
  if (history === 'whole') return undefined;
  const reason =
    history === 'shallow' ? 'this is a shallow clone' : 'this is no clone of the repository, or git is missing';

  return `Pages do not say when they were updated: ${reason}. Build from a whole clone (git fetch --unshallow).`;
}
