import { matches, select, selectAll } from 'hast-util-select';
import { toMdast } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';

/** @typedef {import('hast').Element} Element */
/** @typedef {import('mdast').RootContent} RootContent */
/** @typedef {import('mdast').Code} Code */
/** @typedef {import('hast-util-to-mdast').State} State */

/**
 * CSS selector of elements that every generator adds to the content of a page: title, breadcrumbs, menus and heading
 * links.
 */
export const ADDED_BY_SITE = 'h1, nav, .page-menu, .theme-doc-toc-mobile, .hash-link';
const ADMONITIONS = /** @type {const} */ (['note', 'tip', 'info', 'warning', 'danger']);

const ignore = () => undefined;

/** Handlers keyed by tag name. Buttons and drawings are left out, because Markdown cannot express them. */
const HANDLERS = {
  div: convertContainer,
  pre: (/** @type {State} */ _state, /** @type {Element} */ element) => readCode(element, 'text', null),
  a: (/** @type {State} */ state, /** @type {Element} */ element) => {
    if (matches(ADDED_BY_SITE, element)) return undefined;
    const { href } = element.properties;

    return { type: 'link', url: typeof href === 'string' ? href : '', children: state.all(element) };
  },
  figcaption: (/** @type {State} */ state, /** @type {Element} */ element) => ({
    type: 'paragraph',
    children: state.all(element),
  }),
  details: (/** @type {State} */ state, /** @type {Element} */ element) =>
    matches(ADDED_BY_SITE, element) ? undefined : state.all(element),
  h1: ignore,
  button: ignore,
  svg: ignore,
  nav: ignore,
  img: ignore,
};

/**
 * Converts a part of one of our pages to Markdown.
 *
 * @param {Element} element
 * @returns {RootContent[]} Markdown nodes, in which tabs and admonitions are nodes of their own types
 */
export function toBlocks(element) {
  // The handlers return blocks that the library's types lack: tabs and admonitions.
  const handlers = /** @type {import('hast-util-to-mdast').Options['handlers']} */ (/** @type {unknown} */ (HANDLERS));
  const options = { handlers, nodeHandlers: { comment: ignore }, document: true };
  const tree = toMdast({ type: 'root', children: element.children }, options);

  return tree.type === 'root' ? tree.children : [tree];
}

/**
 * @param {State} state
 * @param {Element} element
 */
function convertContainer(state, element) {
  if (matches('.theme-code-block', element)) return readFrame(element);
  if (matches('.theme-tabs-container', element)) {
    const labels = selectAll('[role=tab]', element).map((tab) => toString(tab).trim());
    // Tabs inside a panel belong to the panel.
    const inner = new Set(selectAll('[role=tabpanel] [role=tabpanel]', element));
    const panels = selectAll('[role=tabpanel]', element).filter((panel) => !inner.has(panel));

    return {
      type: 'tabs',
      tabs: panels.map((panel, index) => ({ label: labels[index] ?? '', children: toBlocks(panel) })),
    };
  }
  if (!matches('.theme-admonition', element)) return state.all(element);
  const [heading, ...content] = element.children.filter((child) => child.type === 'element');

  return {
    type: 'admonition',
    kind: ADMONITIONS.find((name) => matches(`.theme-admonition-${name}`, element)) ?? 'note',
    title: heading ? toString(heading).trim() : '',
    children: content.flatMap((part) => toBlocks(part)),
  };
}

/**
 * Reads a code block with its language and file name, and the content below the code, such as compiler messages.
 *
 * @param {Element} frame
 * @returns {RootContent[]}
 */
function readFrame(frame) {
  const title = select('[data-title]', frame);
  const position = frame.children.findIndex((child) => select('pre', child) !== undefined);
  const names = Array.isArray(frame.properties.className) ? frame.properties.className.map(String) : [];
  const language = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
  const below = frame.children.slice(position + 1).filter((child) => child.type === 'element');

  return [
    readCode(select('pre', frame), language, title ? toString(title) : null),
    ...below.flatMap((part) => toBlocks(part)),
  ];
}

/**
 * @param {Element | undefined} element
 * @param {string} lang
 * @param {string | null} meta
 * @returns {Code}
 */
function readCode(element, lang, meta) {
  return { type: 'code', lang, meta, value: element === undefined ? '' : toString(element).replace(/\n$/, '') };
}
