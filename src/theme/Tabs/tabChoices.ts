import { onStorageChange, readItem, writeItem } from '@site/src/client/storage';

/** Prefix of storage keys. Docusaurus uses the same keys, so choices of earlier visits are kept. */
const PREFIX = 'docusaurus.tab.';

/** Reads the last selected value of a group of tabs. @returns `null` if there is none */
export function readChoice(group: string): string | null {
  return readItem(PREFIX + group);
}

/** Stores the selected value of a group. */
export function saveChoice(group: string, value: string): void {
  writeItem(PREFIX + group, value);
}

/** Calls a listener when the reader selects a tab in another window. */
export function onChoiceInOtherWindow(listener: (group: string, value: string) => void): void {
  onStorageChange((key) => {
    const value = key?.startsWith(PREFIX) ? readItem(key) : null;
    if (key !== null && value !== null) listener(key.slice(PREFIX.length), value);
  });
}
