/**
 * Returns whether a modifier key was pressed during a click. With modifier keys, browsers open a new tab or window, or
 * download the link.
 */
export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
