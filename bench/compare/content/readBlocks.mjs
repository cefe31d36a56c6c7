import { selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';

/** @typedef {import('hast').Element} Element */
/** @typedef {import('hast').Nodes} Nodes */
/** @typedef {import('./types').Listing} Listing */

/**
 * Reads the frame around a block of code: the code, its language and its file name, and what stands below it, such as the messages of the
 * compiler. Buttons and the mark that the block was checked are ours alone and stay out.
 *
 * @param {Element} frame
 * @returns {{listing: Listing, below: Element[]}}
 */
export function readFrame(frame) {
  const code = findElement(frame, ({ tagName }) => tagName === 'pre');
  const title = findElement(frame, ({ properties }) => properties.dataTitle !== undefined);
  const position = frame.children.findIndex((child) => code !== undefined && contains(child, code));
  const below = frame.children.slice(position + 1).filter((child) => child.type === 'element');

  return {
    listing: {
      language: readLanguage(frame),
      title: title && toString(title),
      text: code === undefined ? '' : toString(code).replace(/\n$/, ''),
    },
    below,
  };
}

/**
 * @param {Element} frame
 * @returns {string | undefined} nothing for commands with their results
 */
function readLanguage(frame) {
  const names = Array.isArray(frame.properties.className) ? frame.properties.className : [];
  const name = names.find((one) => typeof one === 'string' && one.startsWith('language-'));

  return typeof name === 'string' ? name.slice('language-'.length) : undefined;
}

/**
 * Reads tabs: their labels and what each of them shows.
 *
 * @param {Element} container
 * @returns {{label: string, panel: Element}[]}
 */
export function readTabs(container) {
  const labels = selectAll('[role=tab]', container).map((tab) => toString(tab).trim());
  // The tabs of what a panel shows come with that.
  const inner = new Set(selectAll('[role=tabpanel] [role=tabpanel]', container));
  const panels = selectAll('[role=tabpanel]', container).filter((panel) => !inner.has(panel));

  return panels.map((panel, index) => ({ label: labels[index] ?? '', panel }));
}

/**
 * @param {Nodes} node
 * @param {Element} wanted
 * @returns {boolean}
 */
function contains(node, wanted) {
  return findElement(node, (element) => element === wanted) !== undefined;
}

/**
 * @param {Nodes} node
 * @param {(element: Element) => boolean} test
 * @returns {Element | undefined} the first element below it, itself included, that passes
 */
function findElement(node, test) {
  return selectAll('*', node).find(test);
}
