import { execFileSync } from 'node:child_process';

/** Completeness of the Git history: all commits, only the latest commits, or none (no repository, or no `git`). */
export type History = 'complete' | 'shallow' | 'none';

/**
 * Detects whether Git can date the source files. Many build services create shallow clones, in which every file seems
 * to date from the oldest fetched commit.
 *
 * @param folder - folder of the sources
 */
export function readHistory(folder: string): History {
  try {
    const output = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.trim() === 'false' ? 'complete' : 'shallow';
  } catch {
    return 'none';
  }
}

/** @returns a message with the reason why pages have no dates, and the remedy; undefined if they have dates */
export function describeMissingDates(history: History): string | undefined {
  if (history === 'complete') return undefined;
  const reason =
    history === 'shallow' ? 'this is a shallow clone' : 'this is not a clone of the repository, or git is missing';

  return `Pages show no update dates: ${reason}. Build from a complete clone (git fetch --unshallow).`;
}
