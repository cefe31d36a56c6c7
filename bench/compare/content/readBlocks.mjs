import { toString } from 'hast-util-to-string';

/** @typedef {import('hast').Element} Element */
/** @typedef {import('hast').Nodes} Nodes */
/** @typedef {import('./types').Listing} Listing */

/**
 * Whether an element has a class; the names asked for are those Docusaurus and Infima promise to keep.
 *
 * @param {Nodes} node
 * @param {string} name
 * @returns {boolean}
 */
export function hasClass(node, name) {
  const names = node.type === 'element' ? node.properties.className : undefined;

  return Array.isArray(names) && names.includes(name);
}

/**
 * The first element below a node, itself included, that passes a test.
 *
 * @param {Nodes} node
 * @param {(element: Element) => boolean} test
 * @returns {Element | undefined}
 */
export function findElement(node, test) {
  if (node.type === 'element' && test(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child, test);
    if (found !== undefined) return found;
  }

  return undefined;
}

/**
 * All elements below a node that pass a test, without looking into those that do.
 *
 * @param {Nodes} node
 * @param {(element: Element) => boolean} test
 * @returns {Element[]}
 */
export function findElements(node, test) {
  if (node.type === 'element' && test(node)) return [node];

  return 'children' in node ? node.children.flatMap((child) => findElements(child, test)) : [];
}

/**
 * Reads the frame around a block of code: the code, its language and its file name, and what stands below it, such as the messages of the
 * compiler. Buttons and the mark that the block was checked are ours alone and stay out.
 *
 * @param {Element} frame
 * @returns {{listing: Listing, below: Element[]}}
 */
export function readFrame(frame) {
  const code = findElement(frame, ({ tagName }) => tagName === 'pre');
  const isNamed = (/** @type {Element} */ element) =>
    typeof element.properties.title === 'string' && !['button', 'a', 'pre'].includes(element.tagName);
  const name = findElement(frame, isNamed)?.properties.title;
  const position = frame.children.findIndex((child) => code !== undefined && contains(child, code));
  const below = frame.children.slice(position + 1).filter((child) => child.type === 'element');

  return {
    listing: {
      language: readLanguage(frame),
      title: typeof name === 'string' ? name : undefined,
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
  const labels = findElements(container, ({ properties }) => properties.role === 'tab').map((tab) => toString(tab));
  const panels = findElements(container, ({ properties }) => properties.role === 'tabpanel');

  return panels.map((panel, index) => ({ label: labels[index]?.trim() ?? '', panel }));
}

/**
 * @param {Nodes} node
 * @param {Element} wanted
 * @returns {boolean}
 */
function contains(node, wanted) {
  return findElement(node, (element) => element === wanted) !== undefined;
}
