let hasWarned = false;

/** `site` lasts, `tab` ends with the tab. */
type Area = 'site' | 'tab';

/** Does something with what the browser keeps; where that is not allowed, says so once and gives nothing back. */
function attempt<Result>(area: Area, action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(area === 'site' ? window.localStorage : window.sessionStorage);
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
export function store(key: string, value: string | null, area: Area = 'site'): boolean {
  const isDone = attempt(area, (storage) => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  });
  return isDone ?? false;
}

/** What the browser keeps for the site under a key, on this page or another; `null` when there is nothing, or no storage. */
export function recall(key: string, area: Area = 'site'): string | null {
  return attempt(area, (storage) => storage.getItem(key)) ?? null;
}

/** All keys under which the browser keeps something for the site; none where there is no storage. */
export function listKeys(): string[] {
  return attempt('site', (storage) => Object.keys(storage)) ?? [];
}
