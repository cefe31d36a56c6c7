let hasWarned = false;

/** Does something with what the browser keeps for the site; where that is not allowed, says so once and gives nothing back. */
function attempt<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.localStorage);
  } catch (error) {
    if (!hasWarned) {
      hasWarned = true;
      console.warn('Docusaurus browser storage is not available: choices are forgotten when a page is left.', error);
    }

    return undefined;
  }
}

/**
 * Keeps a text in the browser under a key, or forgets it with `null`. Where there is no storage, one warning is logged.
 *
 * @returns whether it was done: storage may be full, or not allowed
 */
export function store(key: string, value: string | null): boolean {
  const isDone = attempt((storage) => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  });
  return isDone ?? false;
}

/** What the browser keeps for the site under a key, on this page or another; `null` when there is nothing, or no storage. */
export function recall(key: string): string | null {
  return attempt((storage) => storage.getItem(key)) ?? null;
}

/** All keys under which the browser keeps something for the site; none where there is no storage. */
export function listKeys(): string[] {
  return attempt((storage) => Object.keys(storage)) ?? [];
}
