import type { CSSProperties } from 'react';

/** Characters to the next stop of a tab; `CodeFrame.module.css` says the same. */
const TAB_SIZE = 4;

/**
 * The size of a text in lines and characters, as properties for the stylesheet: with them the browser knows how large code is that it has not laid out yet.
 *
 * @param text - any line ends.
 */
export function createCodeSize(text: string): CSSProperties {
  const lines = text.split('\n');
  const size: CSSProperties & Record<`--${string}`, number> = {
    '--lines': lines.length,
    '--columns': Math.max(...lines.map(countColumns)),
  };

  return size;
}

function countColumns(line: string): number {
  let columns = 0;
  for (const character of line.replace(/\r$/, '')) {
    columns += character === '\t' ? TAB_SIZE - (columns % TAB_SIZE) : 1;
  }
  return columns;
}
