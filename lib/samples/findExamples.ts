import { readBlock } from './kinds';
import { substituteVersion } from './substituteVersion';

/** What lists and quotations put before a line. */
const PREFIX = /^(?:[\s>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/;

/** Behind back-ticks, no others may follow: https://spec.commonmark.org/0.31.2/#fenced-code-blocks */
const OPENING = /^(?:(`{3,})(?!.*`)|(~{3,}))[ \t]*(\S*)[ \t]*(.*)$/;

const CLOSING = /^(`{3,}|~{3,})[ \t]*$/;

interface OpenBlock {
  mark: string;
  language: string;
  meta: string;
  lines: string[];
}

/**
 * Finds what of `examples/` a page may be made of, so that it can be made anew when an example changes. Goes through the lines only, in a hundredth of the time that a parser of Markdown takes, so
 * it may also name examples of what is no block, such as one in a comment.
 *
 * @param text - the page as it stands in the project
 * @returns each once; folders end in `/`
 */
export function findExamples(text: string): string[] {
  const found = new Set<string>();
  let open: OpenBlock | undefined;
  for (const line of substituteVersion(text).split(/\r?\n/)) {
    if (open === undefined) {
      open = readOpening(line);
    } else if (CLOSING.exec(line.replace(PREFIX, ''))?.[1]?.startsWith(open.mark)) {
      for (const example of listExamples(open)) found.add(example);
      open = undefined;
    } else {
      open.lines.push(line);
    }
  }

  return [...found];
}

function readOpening(line: string): OpenBlock | undefined {
  const [found, ticks, tildes, language = '', meta = ''] = OPENING.exec(line.replace(PREFIX, '')) ?? [];
  const mark = ticks ?? tildes;

  return found === undefined || mark === undefined ? undefined : { mark, language, meta, lines: [] };
}

/** A block that cannot be read names nothing: what is wrong with it is told when it is proved. */
function listExamples({ language, meta, lines }: OpenBlock): readonly string[] {
  try {
    return readBlock({ language: language.toLowerCase() || 'text', meta: meta.trim(), body: lines.join('\n') })
      .examples;
  } catch {
    return [];
  }
}
