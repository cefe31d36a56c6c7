/** Where the text of a page is, in the documentation and in the blog. */
const TEXT = '.markdown';

/** Elements that are shown at once, more than any screen holds. */
const FIRST_ELEMENTS = 500;

/** Elements that follow in each task; a task of this size stays short on a slow phone. */
const NEXT_ELEMENTS = 1500;

/**
 * Takes the end of a long text out of a page that is not shown yet, so that its beginning can be seen without waiting for the rest.
 *
 * @returns a function that puts it back, piece by piece, each in a task of its own; nothing for a short text
 */
export function holdBack(page: HTMLElement): (() => Promise<void>) | undefined {
  const text = page.querySelector(TEXT);
  if (text === null) return undefined;
  const blocks = [...text.children];
  const first = takeBlocks(blocks, FIRST_ELEMENTS);
  if (first === blocks.length) return undefined;
  const rest = blocks.slice(first);
  for (const block of rest) block.remove();

  return async () => {
    await afterPaint();
    while (rest.length > 0) {
      text.append(...rest.splice(0, takeBlocks(rest, NEXT_ELEMENTS)));
      if (rest.length > 0) await nextTask();
    }
  };
}

/** How many blocks from the beginning hold about as many elements, at least one. */
function takeBlocks(blocks: readonly Element[], elements: number): number {
  let taken = 0;
  for (let count = 0; count < elements && taken < blocks.length; taken += 1) {
    count += blocks[taken]?.getElementsByTagName('*').length ?? 0;
  }

  return taken;
}

function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      void nextTask().then(resolve);
    });
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
