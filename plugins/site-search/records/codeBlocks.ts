import type { Element } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import { findElement } from '../../../lib/built-pages/BuiltPage';
import { listCodeWords } from '../../../lib/search/tokenize';
import { readText } from './readText';

/** A member of a variable, such as `books.map`: a name that one program alone has. Files are named like that as well. */
const MEMBER =
  /^[a-z][A-Za-z\d]*(?:\.[a-z][A-Za-z\d]*)+(?<!\.(?:avsc|json|kts?|[cm]?[jt]s|lock|md|properties|py|rs|toml|ws|xml|ya?ml))$/;

/**
 * Finds the blocks that an emitter wrote: those in tabs below a contract, and outputs without a contract. Only the names that they declare are
 * read; their other words would drown everything else.
 */
export function findGenerated(root: Element): ReadonlySet<Element> {
  const generated = new Set<Element>();
  visitParents(root, 'element', (element, parents) => {
    const { dataCompiler, dataContract, role } = element.properties;
    const isOutput = dataCompiler !== undefined && dataContract === undefined;
    const above = parents.filter((parent) => parent.type === 'element');
    const isInside = above.some((parent) => generated.has(parent));
    const isBelowContract = above.some((parent) => parent.properties.dataContract !== undefined);
    if (isInside || isOutput || (isBelowContract && role === 'tabpanel')) generated.add(element);
  });

  return generated;
}

/** @returns file name or caption in the header of a code block, if it has one */
export function readCodeTitle(block: Element): string | undefined {
  const title = findElement(block, ({ properties }) => properties.dataTitle !== undefined);
  return title === undefined ? undefined : readText(title);
}

/** @returns the code of a block as one text */
export function readCode(block: Element): string {
  const code = findElement(block, ({ tagName }) => tagName === 'code');
  return code === undefined ? '' : readText(code);
}

const DECLARATION =
  /\b(?:class|const|def|enum|fn|fun|function|interface|mod|namespace|object|record|struct|trait|type) +([A-Za-z_]\w*)/g;

/** @returns the names that a generated code declares, after those already known */
export function joinDeclaredNames(known: readonly string[] = [], code: string): string[] {
  return [...new Set([...known, ...Array.from(code.matchAll(DECLARATION), ([, name = '']) => name)])];
}

/** @returns the names in a code that readers may look for, each once, after those already known */
export function joinCodeWords(known: readonly string[] = [], code: string): string[] {
  return [...new Set([...known, ...listCodeWords(code).filter((word) => !MEMBER.test(word))])];
}
