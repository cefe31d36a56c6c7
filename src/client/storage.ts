/** Storage area: `site` is `localStorage`, `tab` is `sessionStorage`. */
type Area = 'site' | 'tab';

/** Runs an action on the storage. If the action throws, returns undefined. Only the first failure is logged. */
function attempt<Result>(area: Area, action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(area === 'site' ? window.localStorage : window.sessionStorage);
  } catch (error) {
    // An attribute, because the scripts in the head are bundles of their own, and share no variables with the client.
    const { dataset } = document.documentElement;
    if (dataset.storage !== 'unavailable') {
      dataset.storage = 'unavailable';
      console.warn(
        'Browser storage is not available, because it is blocked or full: your choices are lost when you leave this page.',
        error,
      );
    }

    return undefined;
  }
}

/**
 * Writes a string to the storage, or deletes it if the value is `null`. Only the first failure is logged.
 *
 * @returns whether it succeeded; storage may be full or blocked
 */
export function writeItem(key: string, value: string | null, area: Area = 'site'): boolean {
  const isDone = attempt(area, (storage) => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, value);
    return true;
  });
  return isDone ?? false;
}

/**
 * Reads a string from the storage.
 *
 * @returns `null` if there is none or if storage is blocked
 */
export function readItem(key: string, area: Area = 'site'): string | null {
  return attempt(area, (storage) => storage.getItem(key)) ?? null;
}

/**
 * Calls a listener when another tab has changed `localStorage`. The event contains only the key; use `readItem` to read
 * the value.
 *
 * @param listener - receives the key; `null` if the other tab has deleted everything
 * @returns a function that removes the listener
 */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  const notify = ({ key }: StorageEvent): void => {
    listener(key);
  };
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener('storage', notify);
  };
}

/** Lists all keys of `localStorage`; empty if storage is blocked. */
export function listKeys(): string[] {
  return attempt('site', (storage) => Object.keys(storage)) ?? [];
}
