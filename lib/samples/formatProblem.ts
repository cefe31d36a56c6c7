import type { PlacedFence } from './readFences';
import type { SampleProblem } from './SampleProblem';

/**
 * A problem as people read it: place and title, the source line with a caret, and what to do.
 *
 * @param page - path of the page, relative to the project.
 * @param pageText - the page as it was parsed.
 */
export function formatProblem(page: string, pageText: string, fence: PlacedFence, problem: SampleProblem): string {
  const line = fence.line + problem.bodyLine;
  const column = fence.column - 1 + problem.column;
  const source = pageText.split('\n')[line - 1] ?? '';
  const gutter = `  ${line} | `;
  const caret = `${' '.repeat(gutter.length + column - 1)}${'^'.repeat(Math.max(1, problem.length))}`;
  return [`${page}:${line}:${column}  ${problem.title}`, `${gutter}${source}`, caret, `  ${problem.advice}`].join('\n');
}
