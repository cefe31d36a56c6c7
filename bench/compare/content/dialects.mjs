import { SKIP, visit } from 'unist-util-visit';

/** @typedef {import('mdast').RootContent} RootContent */
/** @typedef {import('./types').Tabs} Tabs */
/** @typedef {import('./types').Admonition} Admonition */

/**
 * @typedef {object} Dialect
 * @property {(tabs: Tabs) => RootContent[]} tabs how a site writes alternatives
 * @property {(admonition: Admonition) => RootContent[]} admonition how it writes a remark
 * @property {(code: import('mdast').Code) => RootContent[]} code how it writes a block of code whose `meta` is a file name
 */

const STARLIGHT_KINDS = { note: 'note', tip: 'tip', info: 'note', warning: 'caution', danger: 'danger' };
const VITEPRESS_KINDS = { note: 'info', tip: 'tip', info: 'info', warning: 'warning', danger: 'danger' };

/** Languages no highlighter of a peer knows. They are plain there, which is less work for them than our colored ones are for us. */
const UNKNOWN_LANGUAGES = ['wirespec', 'ebnf'];

/** @type {Record<'docusaurus' | 'vitepress' | 'starlight', Dialect>} */
export const DIALECTS = {
  docusaurus: {
    tabs: ({ tabs }) => [component('Tabs', {}, tabs.map(toDocusaurusTab))],
    admonition: ({ kind, title, children }) => container(kind, `[${title}]`, children),
    code: titled,
  },
  starlight: {
    tabs: ({ tabs }) => [component('Tabs', {}, tabs.map(toStarlightTab))],
    admonition: ({ kind, title, children }) => container(STARLIGHT_KINDS[kind], `[${title}]`, children),
    code: titled,
  },
  vitepress: {
    tabs: toCodeGroup,
    admonition: ({ kind, title, children }) => container(` ${VITEPRESS_KINDS[kind]}`, ` ${title}`, children),
    // It shows a file name only in a group of code blocks.
    code: (code) => [...(code.meta ? [fileName(code.meta)] : []), { ...code, lang: nameLanguage(code), meta: null }],
  },
};

/**
 * Turns tabs, remarks and blocks of code into what a site has for them.
 *
 * @param {readonly RootContent[]} blocks
 * @param {Dialect} dialect
 * @returns {RootContent[]} blocks of plain Markdown, HTML and components; the blocks given are left as they are
 */
export function translate(blocks, dialect) {
  const root = structuredClone({ type: /** @type {const} */ ('root'), children: [...blocks] });
  visit(root, (node, index, parent) => {
    if (parent === undefined || index === undefined || !('children' in parent)) return undefined;
    const written = translateOne(/** @type {RootContent} */ (node), dialect);
    if (written === undefined) return undefined;
    parent.children.splice(index, 1, .../** @type {never[]} */ (written));

    return [SKIP, index + written.length];
  });

  return root.children;
}

/**
 * @param {RootContent} node
 * @param {Dialect} dialect
 * @returns {RootContent[] | undefined} nothing for a node that stays as it is
 */
function translateOne(node, dialect) {
  if (node.type === 'tabs') {
    const tabs = node.tabs.map(({ label, children }) => ({ label, children: translate(children, dialect) }));

    return dialect === DIALECTS.vitepress ? dialect.tabs(node) : dialect.tabs({ type: 'tabs', tabs });
  }
  if (node.type === 'admonition') {
    return dialect.admonition({ ...node, children: translate(node.children, dialect) });
  }

  return node.type === 'code' ? dialect.code(node) : undefined;
}

/**
 * @param {string} name
 * @param {Record<string, string>} properties
 * @param {RootContent[]} children
 * @returns {RootContent}
 */
function component(name, properties, children) {
  const attributes = Object.entries(properties).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }));

  // The types of this node come with a package of the writer, not with those of Markdown itself.
  return /** @type {RootContent} */ (
    /** @type {unknown} */ ({ type: 'mdxJsxFlowElement', name, attributes, children })
  );
}

/** @param {Tabs['tabs'][number]} tab */
function toDocusaurusTab({ label, children }) {
  return component('TabItem', { value: label, label }, children);
}

/** @param {Tabs['tabs'][number]} tab */
function toStarlightTab({ label, children }) {
  return component('TabItem', { label }, children);
}

/**
 * VitePress has tabs for code alone, one block of code each: files of one tab stand one below the other in it, each below its name.
 * Tabs with prose become headings, one after the other.
 *
 * @param {Tabs} node
 * @returns {RootContent[]}
 */
function toCodeGroup({ tabs }) {
  const isCode = tabs.every(({ children }) => children.every(({ type }) => type === 'code'));
  if (!isCode) {
    return tabs.flatMap(({ label, children }) => [strong(label), ...translate(children, DIALECTS.vitepress)]);
  }
  const codes = tabs.map(({ label, children }) => {
    const files = children.filter((child) => child.type === 'code');
    const value = files.map((file) => (file.meta ? `${file.meta}\n${file.value}` : file.value)).join('\n\n');

    return /** @type {const} */ ({ type: 'code', lang: nameLanguage(files[0]), meta: `[${label}]`, value });
  });

  return [html('::: code-group'), ...codes, html(':::')];
}

/**
 * @param {import('mdast').Code} code
 * @returns {RootContent[]}
 */
function titled(code) {
  return [{ ...code, lang: nameLanguage(code), meta: code.meta ? `title=${JSON.stringify(code.meta)}` : null }];
}

/** @param {import('mdast').Code | undefined} code */
function nameLanguage(code) {
  const name = code?.lang ?? 'text';

  return UNKNOWN_LANGUAGES.includes(name) ? 'text' : name;
}

/**
 * @param {string} name
 * @param {string} title
 * @param {RootContent[]} children
 * @returns {RootContent[]}
 */
function container(name, title, children) {
  return [html(`:::${name}${title}`), ...children, html(':::')];
}

/**
 * @param {string} text
 * @returns {RootContent} written as it is
 */
function html(text) {
  return { type: 'html', value: text };
}

/**
 * @param {string} text
 * @returns {RootContent}
 */
function strong(text) {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value: text }] }] };
}

/**
 * @param {string} text
 * @returns {RootContent}
 */
function fileName(text) {
  return { type: 'paragraph', children: [{ type: 'inlineCode', value: text }] };
}
