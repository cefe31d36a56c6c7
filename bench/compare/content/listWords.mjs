import { select, selectAll } from 'hast-util-select';

/** @typedef {import('hast').Element} Element */
/** @typedef {import('hast').Nodes} Nodes */

/** What a reader does not read, or what each site brings along: pictures, buttons, names of tabs and languages, links of headings to themselves. */
const LEFT_OUT = 'svg, button, nav, script, style, template, img, input, .hash-link';

/** Elements that do not end a word. */
const INLINE = ['a', 'b', 'code', 'em', 'i', 'mark', 'small', 'span', 'strong', 'time', 'wbr'];

/**
 * The words of a part of a page, in code as well as in prose. The header of one of our blocks of code is left out: the marks in it are not content.
 *
 * @param {Nodes} node
 * @returns {string[]}
 */
export function listWords(node) {
  const leftOut = new Set([
    ...selectAll(LEFT_OUT, node),
    ...selectAll('.theme-code-block', node).flatMap((frame) => listHeader(frame)),
  ]);

  return readText(node, leftOut).match(/[\p{L}\p{N}_]+/gu) ?? [];
}

/**
 * @param {Nodes} node
 * @param {ReadonlySet<Nodes>} leftOut
 * @returns {string}
 */
function readText(node, leftOut) {
  if (leftOut.has(node)) return '';
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const text = node.children.map((child) => readText(child, leftOut)).join('');

  return node.type === 'element' && INLINE.includes(node.tagName) ? text : ` ${text} `;
}

/**
 * @param {Element} frame of a block of code
 * @returns {Nodes[]} what stands above the code
 */
function listHeader(frame) {
  const code = frame.children.findIndex((child) => select('pre', child) !== undefined);

  return frame.children.slice(0, Math.max(0, code));
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
