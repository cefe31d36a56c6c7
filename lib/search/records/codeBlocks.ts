import type { Element } from 'hast';
import { listWords } from '../tokenize';
import { findElement, readText } from './htmlTree';

/** Enough for every flag and name of a section; generated files have hundreds. */
const MAX_CODE_WORDS = 40;

/**
 * Finds the blocks that an emitter wrote: those in tabs below a contract, and outputs without a contract. They are found through the contract and the
 * headings above them; their own words would drown everything else.
 */
export function findGenerated(root: Element): ReadonlySet<Element> {
  const generated = new Set<Element>();
  const visit = (element: Element, isBelowContract: boolean, isInside: boolean): void => {
    const { dataCompiler, dataContract, role } = element.properties;
    const isOutput = dataCompiler !== undefined && dataContract === undefined;
    const isGenerated = isInside || isOutput || (isBelowContract && role === 'tabpanel');
    if (isGenerated) generated.add(element);
    for (const child of element.children) {
      if (child.type === 'element') visit(child, isBelowContract || dataContract !== undefined, isGenerated);
    }
  };
  visit(root, false, false);

  return generated;
}

/** File name or caption in the header of a code block: the one element that repeats itself as a tooltip and is no button. */
export function readCodeTitle(block: Element): string | undefined {
  const title = findElement(
    block,
    ({ tagName, properties }) => tagName === 'span' && typeof properties.title === 'string',
  );
  return title === undefined ? undefined : readText(title);
}

export function readCode(block: Element): string {
  const code = findElement(block, ({ tagName }) => tagName === 'code');
  return code === undefined ? '' : readText(code);
}

/** The names in a code, each once, after those already known. */
export function joinCodeWords(known: readonly string[] = [], code: string): string[] {
  return [...new Set([...known, ...listWords(code)])].slice(0, MAX_CODE_WORDS);
}
