/** The element whose text is the title of a block, which `CodeFrame` and the home page mark; `null` if the block has no title. */
export function findTitle(frame: HTMLElement): HTMLElement | null {
  return frame.querySelector<HTMLElement>('[data-title]');
}
