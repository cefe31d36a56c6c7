import { matches, select } from 'hast-util-select';
import { toMdast } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import { readFrame, readTabs } from './readBlocks.mjs';

/** @typedef {import('hast').Element} Element */
/** @typedef {import('mdast').RootContent} RootContent */
/** @typedef {import('hast-util-to-mdast').State} State */

const ADMONITIONS = /** @type {const} */ (['note', 'tip', 'info', 'warning', 'danger']);

/** Handlers by element. What only a browser or a pointer needs is left out, as are diagrams, which Markdown has no words for. */
const HANDLERS = {
  div: handleContainer,
  pre: (/** @type {State} */ _state, /** @type {Element} */ element) => code(readFrame(element).listing),
  a: handleLink,
  button: ignore,
  svg: ignore,
  nav: ignore,
  img: ignore,
  figcaption: (/** @type {State} */ state, /** @type {Element} */ element) => ({
    type: 'paragraph',
    children: state.all(element),
  }),
};

/**
 * Turns a part of a page into blocks of Markdown.
 *
 * @param {Element} element
 * @returns {RootContent[]} with tabs and admonitions as nodes of their own
 */
export function toBlocks(element) {
  const handlers = /** @type {import('hast-util-to-mdast').Options['handlers']} */ (/** @type {unknown} */ (HANDLERS));
  const tree = toMdast(
    { type: 'root', children: element.children },
    { handlers, nodeHandlers: { comment: ignore }, document: true },
  );

  return tree.type === 'root' ? tree.children : [tree];
}

/**
 * @param {State} state
 * @param {Element} element
 */
function handleContainer(state, element) {
  if (matches('.theme-code-block', element)) {
    const { listing, below } = readFrame(element);

    return [code(listing), ...below.flatMap((part) => toBlocks(part))];
  }
  if (matches('.theme-tabs-container', element)) {
    const tabs = readTabs(element).map(({ label, panel }) => ({ label, children: toBlocks(panel) }));

    return { type: 'tabs', tabs };
  }
  if (matches('.theme-admonition', element)) {
    return readAdmonition(element);
  }

  return state.all(element);
}

/** @param {Element} element */
function readAdmonition(element) {
  const [heading, ...content] = element.children.filter((child) => child.type === 'element');
  const kind = ADMONITIONS.find((name) => matches(`.theme-admonition-${name}`, element)) ?? 'note';

  return {
    type: 'admonition',
    kind,
    title: heading === undefined ? '' : toString(heading).trim(),
    children: content.flatMap((part) => toBlocks(part)),
  };
}

/**
 * The link a heading has to itself is a help of the page; every peer brings its own.
 *
 * @param {State} state
 * @param {Element} element
 */
function handleLink(state, element) {
  if (matches('.hash-link', element)) return undefined;
  const { href } = element.properties;
  const isPicture = select('img', element) !== undefined;

  return isPicture
    ? undefined
    : { type: 'link', url: typeof href === 'string' ? href : '', children: state.all(element) };
}

/** @param {import('./types').Listing} listing */
function code({ language, title, text }) {
  return { type: 'code', lang: language ?? 'text', meta: title ?? null, value: text };
}

function ignore() {
  return undefined;
}
