import type { Element } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import { findElement, listElements } from '../../../lib/built-pages/BuiltPage';
import { readRawText, readText } from './readText';

/**
 * Finds blocks of generated code: tabs of a contract, and output without a contract. Only the names that they declare
 * are indexed, because their other words would dominate the index.
 */
export function findGeneratedBlocks(root: Element): ReadonlySet<Element> {
  const generated = new Set<Element>();
  visitParents(root, 'element', (element, parents) => {
    const { dataCompiler, dataContract, role } = element.properties;
    const isOutput = dataCompiler !== undefined && dataContract === undefined;
    const ancestors = parents.filter((parent) => parent.type === 'element');
    const isInside = ancestors.some((parent) => generated.has(parent));
    const isBelowContract = ancestors.some((parent) => parent.properties.dataContract !== undefined);
    if (isInside || isOutput || (isBelowContract && role === 'tabpanel')) generated.add(element);
  });

  return generated;
}

/** @returns file name or caption of a code block, if it has one */
export function readCodeTitle(block: Element): string | undefined {
  const title = findElement(block, ({ properties }) => properties.dataTitle !== undefined);
  return title === undefined ? undefined : readText(title);
}

/** @returns code of a block, with its line breaks */
export function readCode(block: Element): string {
  const code = findElement(block, ({ tagName }) => tagName === 'code');
  return code === undefined ? '' : readRawText(code);
}

/** Message of a compiler or a program, at the beginning of a line: `TypeError: …`, `error TS2835: …`, `[ERROR] …`. */
const MESSAGE = /^(?:(?:\w+\.)*\w*(?:Error|Exception)|(?:error|e)(?:\[\w+\]| \w+)?|\[ERROR\])(?:: | ).{10,}$/gm;

/** @returns the messages in a block, without duplicates. Readers paste messages into the search. */
export function listMessages(code: string): string[] {
  return [...new Set(Array.from(code.matchAll(MESSAGE), ([message]) => message.trim()))];
}

const DECLARATION =
  /\b(?:class|const|def|enum|fn|fun|function|interface|mod|namespace|object|record|struct|trait|type) +([A-Za-z_]\w*)/g;

/** Error code of the TypeScript or Rust compiler, such as `TS2366` or `E0277`. */
const ERROR_CODE = /\b(?:TS|E)\d{4}\b/g;

/** @returns the names that generated code declares, and the error codes in it */
export function listDeclaredNames(code: string): string[] {
  const names = Array.from(code.matchAll(DECLARATION), ([, name = '']) => name);
  return [...names, ...(code.match(ERROR_CODE) ?? [])];
}

/** A quoted message: at least three words, without the braces, equal signs and arrows of code. */
const QUOTED_MESSAGE = /^[\p{L}'"<][^\s{}=]*(?: (?!->)[^\s{}=]*\p{L}[^\s{}=]*){2,}$/u;

/** Number of characters at the beginning of each text that are certainly indexed, although long texts are truncated. */
const INDEXED_LENGTH = 130;

/**
 * Returns the messages that a long text quotes after its indexed beginning, joined into texts that are short enough to
 * be indexed. Readers paste these messages, too. A message that the page quotes twice is left out, because one of its
 * places explains it.
 */
export function listLateMessages(element: Element, page: Element): string[] {
  const text = readText(element);
  const messages = listQuotes(element);
  const texts: string[] = [];
  for (const message of messages) {
    if (!QUOTED_MESSAGE.test(message) || text.indexOf(message) + message.length <= INDEXED_LENGTH) continue;
    if (listQuotes(page).filter((quote) => quote === message).length > 1) continue;
    const joined = [...texts.slice(-1), message].join(', ');
    if (texts.length > 0 && joined.length <= INDEXED_LENGTH) texts[texts.length - 1] = joined;
    else texts.push(message);
  }
  return texts;
}

function listQuotes(element: Element): string[] {
  return listElements(element, ({ tagName }) => tagName === 'code').map(readText);
}
