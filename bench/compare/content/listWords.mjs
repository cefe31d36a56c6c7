import { hasClass } from './readBlocks.mjs';

/** @typedef {import('hast').Element} Element */
/** @typedef {import('hast').Nodes} Nodes */

/** What a reader does not read, or what each site brings along: pictures, buttons, names of tabs and languages, links of headings to themselves. */
const LEFT_OUT = ['svg', 'button', 'nav', 'script', 'style', 'template', 'img', 'input'];

/** Elements that do not end a word. */
const INLINE = ['a', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time', 'wbr'];

/**
 * The words of a part of a page, in code as well as in prose. The header of one of our blocks of code is left out: the marks in it are not content.
 *
 * @param {Nodes} node
 * @returns {string[]}
 */
export function listWords(node) {
  return readText(node).match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/**
 * @param {Nodes} node
 * @returns {string}
 */
function readText(node) {
  if (node.type === 'text') return node.value;
  if (!('children' in node) || (node.type === 'element' && isLeftOut(node))) return '';
  const text = listParts(node)
    .map((child) => readText(child))
    .join('');

  return node.type === 'element' && INLINE.includes(node.tagName) ? text : ` ${text} `;
}

/** @param {Element} element */
function isLeftOut(element) {
  return LEFT_OUT.includes(element.tagName) || hasClass(element, 'hash-link');
}

/**
 * @param {import('hast').Parents} node
 * @returns {readonly Nodes[]}
 */
function listParts(node) {
  if (!hasClass(node, 'theme-code-block')) return node.children;
  const code = node.children.findIndex((child) => hasCode(child));

  return node.children.slice(Math.max(0, code));
}

/**
 * @param {Nodes} node
 * @returns {boolean}
 */
function hasCode(node) {
  const isCode = node.type === 'element' && node.tagName === 'pre';

  return isCode || ('children' in node && node.children.some((child) => hasCode(child)));
}

/**
 * How much of our page a peer's page shows: the words both have, counted as often as both have them, of all of ours.
 *
 * @param {readonly string[]} ours
 * @param {readonly string[]} theirs
 * @returns {number} from 0 to 1
 */
export function measureCoverage(ours, theirs) {
  /** @type {Map<string, number>} */
  const left = new Map();
  for (const word of theirs) left.set(word, (left.get(word) ?? 0) + 1);
  const found = ours.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);

    return count > 0;
  });

  return ours.length === 0 ? 1 : found.length / ours.length;
}
