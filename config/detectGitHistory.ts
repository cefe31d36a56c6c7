import { execFileSync } from 'node:child_process';

/** Completeness of the Git history: all commits, only the latest commits, or none (no repository, or no `git`). */
export type GitHistory = 'complete' | 'shallow' | 'none';

/**
 * Detects whether Git can date the source files. Many build services create shallow clones, in which every file seems
 * to date from the oldest fetched commit.
 *
 * @param folder - absolute path of the folder with the sources
 */
export function detectGitHistory(folder: string): GitHistory {
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

/** @returns a message with the reason why pages have no dates, and the remedy; undefined for a complete history */
export function describeMissingDates(history: GitHistory): string | undefined {
  if (history === 'complete') return undefined;

  return history === 'shallow'
    ? 'Pages show no update dates: this is a shallow clone. To fetch its history, run git fetch --unshallow before the build.'
    : 'Pages show no update dates: this is not a clone of the repository, or git is missing. To show them, install git and build in a clone.';
}
