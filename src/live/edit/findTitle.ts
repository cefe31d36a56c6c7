/**
 * Returns the element whose text is the title of a block; `null` if the block has no title. `CodeFrame` and the home
 * page mark this element with `data-title`.
 */
export function findTitle(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('[data-title]');
}
