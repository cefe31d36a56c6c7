import { renderMarks } from '@site/lib/highlight/renderMarks';
import type { CodeBlockData } from '@site/lib/samples/types';

/** Which occurrences of the names can be operated: the first of each, so that the keyboard stops once for each name; or none. */
export type OperableNames = 'first' | 'none';

/** What of a block is needed for it. */
type NamedCode = Pick<CodeBlockData, 'code' | 'marks' | 'highlightedLines'>;

/**
 * Renders code as HTML in which every occurrence of a name is an element with the attribute `data-name`.
 *
 * @param names - identifiers, without characters that mean something in HTML.
 */
export function renderNames(block: NamedCode, names: readonly string[], operable: OperableNames): string {
  const html = renderMarks(block.code, block.marks, { highlightedLines: block.highlightedLines });
  if (names.length === 0) return html;
  const seen = new Set<string>();
  // Tags and entities are matched first, so that a name inside of one is left alone.
  const pattern = new RegExp(`(<[^>]*>|&\\w+;)|(?<![\\w$])(${names.join('|')})(?![\\w$])`, 'g');

  return html.replace(pattern, (match: string, markup: string | undefined, name: string | undefined) => {
    if (markup !== undefined || name === undefined) return match;
    const isOperable = operable === 'first' && !seen.has(name);
    seen.add(name);
    return `<span data-name="${name}"${isOperable ? ' role="button" tabindex="0" aria-pressed="false"' : ''}>${name}</span>`;
  });
}
