import type { LocatedFence } from './Fence';
import type { SampleProblem } from './SampleProblem';

/**
 * Formats a problem for the terminal: position and title, the source line with a caret, and the remedy.
 *
 * @param page - path of the page, relative to the project
 * @param pageText - source of the page to which the positions of the fence and the problem refer
 * @param fence - position of the fence, to which the position of the problem is relative. Line 0 means that the
 *   position of the problem refers to the page.
 */
export function formatProblem(
  page: string,
  pageText: string,
  fence: Pick<LocatedFence, 'line' | 'column'>,
  problem: SampleProblem,
): string {
  const { title, advice, bodyLine, column, length, example } = problem;
  if (example) {
    const place = `examples/${example.path}:${bodyLine}:${column}`;
    const quote = quoteLine(example.text, bodyLine, column, length);
    return [`${page}:${fence.line}:${fence.column}  ${title}`, `  ${place}`, ...quote, `  ${advice}`].join('\n');
  }
  const [line, pageColumn] = [fence.line + bodyLine, fence.column - 1 + column];
  const quote = quoteLine(pageText, line, pageColumn, length);
  return [`${page}:${line}:${pageColumn}  ${title}`, ...quote, `  ${advice}`].join('\n');
}

/** Formats a source line with a caret below the given position. */
function quoteLine(text: string, line: number, column: number, length: number): string[] {
  const gutter = `  ${line} | `;
  const caret = `${' '.repeat(gutter.length + column - 1)}${'^'.repeat(Math.max(1, length))}`;
  return [`${gutter}${text.split('\n')[line - 1] ?? ''}`, caret];
}
