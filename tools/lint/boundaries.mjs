/**
 * The borders between the folders as settings and rule of eslint-plugin-boundaries: imports go down only. Tests may import everything and are
 * left out. What packages a layer may use is in `oxlint.config.mjs`.
 */

/** @param {string} type @param {string} pattern @param {string[]} [capture] */
const element = (type, pattern, capture = []) => ({ type, pattern, capture, partialMatch: false });

/** @param {string | string[]} type @param {object} [captured] */
const to = (type, captured) => ({
  to: { element: { types: { anyOf: [type].flat() }, ...(captured === undefined ? {} : { captured }) } },
});

/** @param {string | string[]} type */
const from = (type) => ({ element: { types: { anyOf: [type].flat() } } });

const SRC = [
  'src-blocks',
  'src-components',
  'src-features',
  'src-mdx',
  'src-pages',
  'src-theme',
  'src-css',
  'src-client',
  'src-live',
];

/** Parts of lib made for browsers as well. */
const LIB_IN_BROWSERS = { part: '{brand,highlight,html,losses,offline,search}' };

/** What is known of the compiler without the compiler. */
const COMPILER_FACTS = {
  type: 'lib',
  captured: { part: 'compiler' },
  fileInternalPath: '{types,emitters,pickEmittedFiles,command-line/MemoryFiles}.ts',
};

/** The data of a kind of block. */
const KIND_DATA = { type: 'lib-kind', fileInternalPath: 'types.ts' };

const POLICIES = [
  // The compiler and the search engine stand alone; the rest of lib builds on lib.
  { from: from('lib'), allow: to('lib') },
  { from: { element: { types: { anyOf: ['lib'] }, captured: { part: '{compiler,search}' } } }, disallow: to('lib') },
  { from: from('config'), allow: to(['config', 'lib', 'plugin']) },
  // Scripts for the head of every page, beside the component that they belong to.
  { from: from('config'), allow: { to: { element: { type: 'src-theme', fileInternalPath: '*/headScript.ts' } } } },
  { from: from('tools'), allow: to(['tools', 'config', 'lib']) },

  { from: from('plugin'), allow: to('lib') },
  // The browser half of a plugin sees the types of its own plugin, nothing else of the Node half.
  { from: from('plugin-browser'), allow: to('plugin-browser', { plugin: '{{ from.element.captured.plugin }}' }) },
  {
    from: from('plugin-browser'),
    allow: {
      to: {
        element: {
          type: 'plugin',
          captured: { plugin: '{{ from.element.captured.plugin }}' },
          fileInternalPath: 'types.ts',
        },
      },
    },
  },
  { from: from('plugin-browser'), allow: to(['src-components', 'src-client']) },
  // A kind of block is known to the list of kinds, to itself and to a kind that builds on it.
  { from: from('lib-kind'), allow: to(['lib', 'lib-kind']) },
  {
    from: { element: { types: { anyOf: ['lib'] }, captured: { part: 'samples' }, fileInternalPath: 'kinds.ts' } },
    allow: to('lib-kind'),
  },
  // The views of the kinds of blocks: pages get them from the remark step.
  { from: from('src-blocks'), allow: to('src-blocks') },
  // A view shows the data of its kind. So does the home page, which draws its contracts in its own way.
  { from: from(['src-blocks', 'src-features']), allow: { to: { element: KIND_DATA }, dependency: { kind: 'type' } } },

  { from: from(SRC), allow: to(['src-components', 'src-css']) },
  // The places of islands are part of pages, and the behavior of a component is beside its markup.
  { from: from(['src-blocks', 'src-components', 'src-features', 'src-pages', 'src-theme']), allow: to('src-client') },
  { from: from(['src-features', 'src-pages', 'src-mdx', 'src-theme']), allow: to('src-features') },

  { from: from([...SRC, 'plugin-browser']), allow: to('lib', LIB_IN_BROWSERS) },
  { from: from([...SRC, 'plugin-browser']), allow: { ...to('lib'), dependency: { kind: 'type' } } },
  { from: from([...SRC, 'plugin-browser']), allow: { to: { element: COMPILER_FACTS } } },
  // Editing and compiling in the page: loaded by pages, features and plugins that let readers do it.
  { from: from(['src-live', 'src-features', 'src-pages', 'plugin-browser']), allow: to('src-live') },
  { from: from('src-live'), allow: to('src-client') },
  { from: from('src-theme'), allow: to(['src-theme', 'src-mdx']) },
  // @theme is whatever Docusaurus puts there, own or not: a seam between the browser half of a plugin and the pages.
  { from: from([...SRC, 'plugin-browser']), allow: { dependency: { source: '@theme/**' } } },
  // A worker is the one place where the compiler may reach a browser.
  { from: { file: { path: '**/*.worker.ts' } }, allow: to('lib') },
];

/** @satisfies {import('oxlint').OxlintConfig} */
export const BOUNDARIES = {
  settings: {
    'boundaries/elements': [
      element('lib-kind', 'lib/samples/kinds/*', ['kind']),
      element('lib', 'lib/*', ['part']),
      element('plugin-browser', 'plugins/*/{client,theme}', ['plugin']),
      element('plugin', 'plugins/*', ['plugin']),
      element('src-blocks', 'src/blocks'),
      element('src-components', 'src/components'),
      element('src-features', 'src/features'),
      element('src-mdx', 'src/mdx'),
      element('src-pages', 'src/pages'),
      element('src-theme', 'src/theme'),
      element('src-css', 'src/css'),
      element('src-client', 'src/client'),
      element('src-live', 'src/live'),
      element('config', 'config'),
      element('tools', 'tools'),
      element('tests', 'tests'),
    ],
    'import/resolver': {
      typescript: { project: ['tsconfig.node.json', 'tsconfig.browser.json'], noWarnOnMultipleProjects: true },
    },
  },
  rules: {
    'boundaries/dependencies': /** @type {['error', object]} */ ([
      'error',
      { default: 'disallow', policies: POLICIES },
    ]),
    'boundaries/no-unknown-files': /** @type {const} */ ('error'),
  },
};
