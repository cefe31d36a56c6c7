/** Whether a modifier key is pressed during a click, which makes browsers open a new tab or window, or download the link. */
export function hasModifierKey({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}
