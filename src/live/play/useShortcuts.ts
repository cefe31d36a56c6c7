import { useEffect, useEffectEvent } from 'react';

/** What keys do: `?`, or `mod+` and a letter in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** Runs the actions of shortcuts. Ignores keys without Ctrl or ⌘ in text fields, and Ctrl with Shift, which the browser uses. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    const isModified = ctrlKey || metaKey;
    if (altKey || event.defaultPrevented || (isModified ? shiftKey : isTyping(event))) return;
    const action = shortcuts[isModified ? `mod+${findLetter(event)}` : key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      onKeyDown(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
}

/** The letter of a key in lower case: on a keyboard of another script, the one at the same place. */
function findLetter({ key, code }: KeyboardEvent): string {
  return /^[\x20-\x7f]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

function isTyping(event: KeyboardEvent): boolean {
  // In the editor, which is in a shadow root, the target is its host.
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
