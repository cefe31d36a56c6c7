import { recall, store } from '@site/src/client/storage';

/** Docusaurus keeps choices under the same keys, so those of earlier visits still hold. */
const PREFIX = 'docusaurus.tab.';

/** The value last chosen in a group of tabs, on any page. */
export function readChoice(group: string): string | null {
  return recall(PREFIX + group);
}

/** Keeps the value chosen in a group for other pages and later visits. */
export function saveChoice(group: string, value: string): void {
  store(PREFIX + group, value);
}

/** Calls when another window of the reader chooses in a group. */
export function onChoiceElsewhere(listener: (group: string, value: string) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key?.startsWith(PREFIX) && newValue !== null) listener(key.slice(PREFIX.length), newValue);
  });
}
