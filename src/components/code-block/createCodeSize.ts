/** Width of a tab in characters, the same as `tab-size` in `CodeFrame.module.css`. */
const TAB_SIZE = 4;

export interface CodeSize {
  'data-lines': number;
  'data-columns': number;
}

/**
 * Computes the size of code in lines and characters, as attributes that the stylesheet reads. They give the browser the
 * size of code that it has not laid out yet. A `style` attribute would have the same effect, but the content security
 * policy forbids it.
 *
 * @param text - code with `\n` or `\r\n` as line breaks
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
