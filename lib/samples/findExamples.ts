import { readBlock } from './kinds';
import { substituteVersion } from './substituteVersion';

/** Prefix of a line inside lists and quotations. */
const PREFIX = /^(?:[\s>]|[-*+][ \t]|\d{1,9}[.)][ \t])*/;

/**
 * Opening fence; the info string after backticks must not contain backticks:
 * https://spec.commonmark.org/0.31.2/#fenced-code-blocks
 */
const OPENING = /^(?:(`{3,})(?!.*`)|(~{3,}))[ \t]*(\S*)[ \t]*(.*)$/;

const CLOSING = /^(`{3,}|~{3,})[ \t]*$/;

interface OpenBlock {
  fence: string;
  language: string;
  meta: string;
  lines: string[];
}

/**
 * Finds the examples that a page may depend on, so that the page is rebuilt when one changes. Scans lines instead of
 * parsing Markdown, which takes a hundredth of the time but also finds blocks inside comments.
 *
 * @param text - source of the page
 * @returns unique paths; folders end in `/`
 */
export function findExamples(text: string): string[] {
  const found = new Set<string>();
  let open: OpenBlock | undefined;
  for (const line of substituteVersion(text).split(/\r?\n/)) {
    if (open === undefined) {
      open = readOpening(line);
    } else if (CLOSING.exec(line.replace(PREFIX, ''))?.[1]?.startsWith(open.fence)) {
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
  const fence = ticks ?? tildes;

  return found === undefined || fence === undefined ? undefined : { fence, language, meta, lines: [] };
}

/**
 * Lists the examples of a block. Returns none for a block that cannot be parsed, because its proof reports the problem.
 */
function listExamples({ language, meta, lines }: OpenBlock): readonly string[] {
  try {
    return readBlock({ language: language.toLowerCase() || 'text', meta: meta.trim(), body: lines.join('\n') })
      .examples;
  } catch {
    return [];
  }
}
