import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { SKIP, visit } from 'unist-util-visit';

/** @typedef {import('mdast').RootContent} RootContent */
/** @typedef {import('mdast').Code} Code */
/** @typedef {import('./types').Tabs} Tabs */
/** @typedef {import('./types').Admonition} Admonition */

/**
 * @typedef {object} Dialect Markdown syntax of a generator, for what plain Markdown lacks
 * @property {boolean} isMdx whether a brace in prose must be escaped
 * @property {(tabs: Tabs) => RootContent[]} writeTabs
 * @property {(admonition: Admonition) => string} writeOpening writes the first line of an admonition
 * @property {(code: Code) => RootContent[]} writeCode
 */

const STARLIGHT_KINDS = { note: 'note', tip: 'tip', info: 'note', warning: 'caution', danger: 'danger' };
const VITEPRESS_KINDS = { note: 'info', tip: 'tip', info: 'info', warning: 'warning', danger: 'danger' };
/**
 * Languages that the peers cannot highlight. The peers show them as plain text, which costs them less than our
 * highlighted blocks cost us.
 */
const UNKNOWN_LANGUAGES = ['wirespec', 'ebnf'];

/** @type {(code: Code) => RootContent[]} */
const writeTitledCode = (code) => [
  { ...code, lang: resolveLanguage(code), meta: code.meta ? `title=${JSON.stringify(code.meta)}` : null },
];

/** @type {Record<'docusaurus' | 'vitepress' | 'starlight', Dialect>} */
export const DIALECTS = {
  docusaurus: {
    isMdx: true,
    writeTabs: ({ tabs }) => writeTabItems(tabs, (label) => `<TabItem value=${label} label=${label}>`),
    writeOpening: ({ kind, title }) => `:::${kind}[${title}]`,
    writeCode: writeTitledCode,
  },
  starlight: {
    isMdx: true,
    writeTabs: ({ tabs }) => writeTabItems(tabs, (label) => `<TabItem label=${label}>`),
    writeOpening: ({ kind, title }) => `:::${STARLIGHT_KINDS[kind]}[${title}]`,
    writeCode: writeTitledCode,
  },
  vitepress: {
    isMdx: false,
    writeTabs: writeCodeGroup,
    writeOpening: ({ kind, title }) => `::: ${VITEPRESS_KINDS[kind]} ${title}`,
    // VitePress shows file names only in a group of code blocks.
    writeCode: (code) => [
      ...(code.meta ? [createParagraph({ type: 'inlineCode', value: code.meta })] : []),
      { ...code, lang: resolveLanguage(code), meta: null },
    ],
  },
};

/**
 * Formats blocks as Markdown in the dialect of a generator.
 *
 * @param {readonly RootContent[]} blocks not changed
 * @param {Dialect} dialect
 * @returns {string}
 */
export function formatMarkdown(blocks, dialect) {
  const unsafe = ['{', '<'].map((character) => ({ character, inConstruct: [/** @type {const} */ ('phrasing')] }));
  // A paragraph that begins with three colons would become an admonition.
  const colons = { character: ':', after: '::', atBreak: true };

  return toMarkdown(
    { type: 'root', children: translateBlocks(blocks, dialect) },
    {
      extensions: [gfmToMarkdown()],
      unsafe: dialect.isMdx ? [colons, ...unsafe] : [colons],
      fences: true,
      resourceLink: true,
    },
  );
}

/**
 * @param {readonly RootContent[]} blocks
 * @param {Dialect} dialect
 * @returns {RootContent[]} blocks of plain Markdown and HTML
 */
function translateBlocks(blocks, dialect) {
  const root = structuredClone({ type: /** @type {const} */ ('root'), children: [...blocks] });
  visit(root, ['tabs', 'admonition', 'code'], (node, index, parent) => {
    if (parent === undefined || index === undefined || !('children' in parent)) return undefined;
    // The casts are safe: nodes of these types are block content, and so are their replacements.
    const written = translateBlock(/** @type {RootContent} */ (node), dialect);
    parent.children.splice(index, 1, .../** @type {never[]} */ (written));

    return [SKIP, index + written.length];
  });

  return root.children;
}

/**
 * @param {RootContent} node
 * @param {Dialect} dialect
 * @returns {RootContent[]}
 */
function translateBlock(node, dialect) {
  if (node.type === 'tabs') {
    const tabs = node.tabs.map(({ label, children }) => ({
      label,
      children: dialect.isMdx ? translateBlocks(children, dialect) : children,
    }));

    return dialect.writeTabs({ type: 'tabs', tabs });
  }
  if (node.type === 'admonition') {
    return [createHtml(dialect.writeOpening(node)), ...translateBlocks(node.children, dialect), createHtml(':::')];
  }

  return node.type === 'code' ? dialect.writeCode(node) : [node];
}

/**
 * @param {Tabs['tabs']} tabs
 * @param {(label: string) => string} writeTag writes the opening tag of a tab; the label is in quotes
 * @returns {RootContent[]}
 */
function writeTabItems(tabs, writeTag) {
  const items = tabs.flatMap(({ label, children }) => [
    createHtml(writeTag(JSON.stringify(label))),
    ...children,
    createHtml('</TabItem>'),
  ]);

  return [createHtml('<Tabs>'), ...items, createHtml('</Tabs>')];
}

/**
 * Writes tabs for VitePress, which has them only for code, with one block per tab. The files of a tab are joined in one
 * block. If a tab contains prose, all tabs become bold labels, each followed by its content.
 *
 * @param {Tabs} node
 * @returns {RootContent[]}
 */
function writeCodeGroup({ tabs }) {
  if (!tabs.every(({ children }) => children.every(({ type }) => type === 'code'))) {
    return tabs.flatMap(({ label, children }) => [
      createParagraph({ type: 'strong', children: [{ type: 'text', value: label }] }),
      ...translateBlocks(children, DIALECTS.vitepress),
    ]);
  }
  const codes = tabs.map(({ label, children }) => {
    const files = children.filter((child) => child.type === 'code');
    const value = files.map((file) => (file.meta ? `${file.meta}\n${file.value}` : file.value)).join('\n\n');

    return /** @type {const} */ ({ type: 'code', lang: resolveLanguage(files[0]), meta: `[${label}]`, value });
  });

  return [createHtml('::: code-group'), ...codes, createHtml(':::')];
}

/** @param {Code | undefined} code */
function resolveLanguage(code) {
  const name = code?.lang ?? 'text';

  return UNKNOWN_LANGUAGES.includes(name) ? 'text' : name;
}

/** @type {(value: string) => RootContent} */
const createHtml = (value) => ({ type: 'html', value });

/** @type {(child: import('mdast').PhrasingContent) => RootContent} */
const createParagraph = (child) => ({ type: 'paragraph', children: [child] });
