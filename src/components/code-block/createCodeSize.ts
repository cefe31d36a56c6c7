/** Characters to the next stop of a tab; `CodeFrame.module.css` says the same. */
const TAB_SIZE = 4;

/** Attributes of an element with code. */
export interface CodeSize {
  'data-lines': number;
  'data-columns': number;
}

/**
 * The size of a text in lines and characters, as attributes that the stylesheet reads: with them the browser knows how large code is that it has not laid out yet. They are no
 * `style`, which the security policy forbids.
 *
 * @param text - any line ends.
 */
export function createCodeSize(text: string): CodeSize {
  const lines = text.split('\n');

  return { 'data-lines': lines.length, 'data-columns': Math.max(...lines.map(countColumns)) };
}

function countColumns(line: string): number {
  let columns = 0;
  for (const character of line.replace(/\r$/, '')) {
    columns += character === '\t' ? TAB_SIZE - (columns % TAB_SIZE) : 1;
  }
  return columns;
}
