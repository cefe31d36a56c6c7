/**
 * Returns whether a modifier key was pressed during a click or together with another key. With modifier keys, browsers
 * open a link in a new tab or window or download it, and use keys for commands, such as Alt+Left for Back.
 */
export function hasModifierKey({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
