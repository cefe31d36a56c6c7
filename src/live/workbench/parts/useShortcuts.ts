import { useListener } from '@site/src/client/useListener';

/** Actions by key: `?`, or `mod+` and a lowercase letter. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Handles keyboard shortcuts, unless another listener has already handled the key. In text fields, ignores keys without
 * Ctrl or ⌘. Always ignores Alt, and Shift together with Ctrl or ⌘, because browsers use these combinations.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  useListener(window, 'keydown', (event) => {
    const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
    const isModified = ctrlKey || metaKey;
    if (altKey || event.defaultPrevented || (isModified ? shiftKey : isTyping(event))) return;
    const action = shortcuts[isModified ? `mod+${findLetter(event)}` : key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
}

/**
 * Returns the lowercase letter of a key. On a keyboard with a non-Latin layout, this is the letter at the same position
 * of a Latin keyboard.
 */
function findLetter({ key, code }: KeyboardEvent): string {
  return /^[\x20-\x7f]$/.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
}

function isTyping(event: KeyboardEvent): boolean {
  // `composedPath` is needed because the editor is in a shadow root, so the target of the event is the host of the
  // editor.
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}
