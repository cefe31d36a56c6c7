/**
 * Import rules between folders, as settings and rules of eslint-plugin-boundaries. A folder may import only the folders
 * that are listed for it. Tests may import everything and are excluded. `oxlint.config.mjs` defines which packages each
 * folder may use.
 */

/** @param {string} type @param {string} pattern @param {string[]} [capture] */
const element = (type, pattern, capture = []) => ({ type, pattern, capture, partialMatch: false });

/** @param {string | string[]} type @param {object} [captured] */
const to = (type, captured) => ({
  to: { element: { types: { anyOf: [type].flat() }, ...(captured === undefined ? {} : { captured }) } },
});

/** @param {string | string[]} type @param {object} [captured] */
const from = (type, captured) => to(type, captured).to;

/** Folders that render pages at build time. */
const STATIC_PARTS = ['src-blocks', 'src-components', 'src-features', 'src-theme'];

const ISLANDS = ['src-live', 'src-workbench'];

/** Browser code that uses lib. Pages in `src/pages` only wrap features. */
const LIB_USERS = [...STATIC_PARTS, ...ISLANDS, 'src-client', 'plugin-browser'];

/** Parts of lib that code for browsers may import. Workers may import all of lib. */
const BROWSER_SAFE_LIB = { part: '{brand,changes,errors,highlight,html,json,losses,offline,syntax}' };

/** Types, constants and functions about contracts that do not load the compiler. */
const COMPILER_FACTS = {
  type: 'lib',
  captured: { part: 'compiler' },
  fileInternalPath:
    '{types,emitters,releases,findRelease,former/describeRelease,languageWords,readConstraint,findDepthChange,findDifference,pickEmittedFiles,fixes/applyFix}.ts',
};

/** Features of src/live. To remove one, delete its folder. */
const LIVE_FEATURES = { part: '{edit,tour,workbench}' };

/**
 * Folders of the workbench (`src/live/workbench`), except `session`, which contains the reader's work. Of the others, it
 * imports only the descriptions of the work in each mode, and lists them in `modes.ts`.
 */
const WORKBENCH_VIEWS = { folder: '!session' };
const MODE_LIST = { type: 'src-workbench', captured: { folder: 'session' }, fileInternalPath: 'modes.ts' };
const MODE_DESCRIPTION = { type: 'src-workbench', fileInternalPath: '*Work.ts' };

/** Types of the data that a kind of code block passes to its view. */
const KIND_DATA = { type: 'lib-kind', fileInternalPath: 'types.ts' };

/** Matches only elements of the importing plugin. */
const SAME_PLUGIN = { plugin: '{{ from.element.captured.plugin }}' };

/** Matches only the workbench folder that contains the importing file. */
const SAME_FOLDER = { folder: '{{ from.element.captured.folder }}' };

const POLICIES = [
  // Folders of `lib` may import each other, except that the compiler imports no other folder but `errors`.
  { from: from('lib'), allow: to('lib') },
  { from: from('lib', { part: 'compiler' }), disallow: to('lib', { part: '!errors' }) },
  { from: from('config'), allow: to(['config', 'lib', 'plugin', 'plugin-shared']) },
  { from: from('tools'), allow: to(['tools', 'config', 'lib', 'plugin']) },

  { from: from('plugin'), allow: to('lib') },
  // Code that runs in Node and in browsers belongs to one plugin. It imports only itself, packages and types from lib.
  { from: from('plugin-shared'), allow: { ...to('lib'), dependency: { kind: 'type' } } },
  { from: from(['plugin', 'plugin-browser']), allow: to('plugin-shared', SAME_PLUGIN) },
  // The browser half of a plugin may import itself and, from the Node half, only `types.ts`.
  { from: from('plugin-browser'), allow: to('plugin-browser', SAME_PLUGIN) },
  {
    from: from('plugin-browser'),
    allow: {
      to: {
        element: {
          type: 'plugin',
          captured: SAME_PLUGIN,
          fileInternalPath: 'types.ts',
        },
      },
    },
  },
  { from: from('plugin-browser'), allow: to(['src-components', 'src-client']) },
  // Kinds of blocks may import each other. Otherwise, only the list of kinds imports them.
  { from: from('lib-kind'), allow: to(['lib', 'lib-kind']) },
  {
    from: { element: { types: { anyOf: ['lib'] }, captured: { part: 'samples' }, fileInternalPath: 'kinds.ts' } },
    allow: to('lib-kind'),
  },
  // No module imports the views of blocks, because the remark step adds their imports to pages.
  { from: from('src-blocks'), allow: to('src-blocks') },
  // Views import the data types of their kind. So does the home page, because it renders contracts with its own
  // components.
  { from: from(['src-blocks', 'src-features']), allow: { to: { element: KIND_DATA }, dependency: { kind: 'type' } } },

  { from: from([...STATIC_PARTS, ...ISLANDS, 'src-pages']), allow: to('src-components') },
  // Static parts contain the placeholders of islands, and each component has its `client.ts` beside its markup.
  { from: from([...STATIC_PARTS, ...ISLANDS]), allow: to('src-client') },
  { from: from(['src-features', 'src-pages']), allow: to('src-features') },

  { from: from(LIB_USERS), allow: to('lib', BROWSER_SAFE_LIB) },
  { from: from(LIB_USERS), allow: { ...to('lib'), dependency: { kind: 'type' } } },
  { from: from(ISLANDS), allow: { to: { element: COMPILER_FACTS } } },
  // No other folder imports islands: pages contain only their placeholders.
  { from: from(ISLANDS), allow: to('src-live') },
  // Nothing in src/live imports its features, except that the tour uses the editor of blocks.
  { from: from(ISLANDS), disallow: to('src-live', LIVE_FEATURES) },
  { from: from('src-live', { part: 'tour' }), allow: to('src-live', { part: 'edit' }) },
  // Only the root of the workbench imports all of its folders. Each of them imports itself, the reader's work and the
  // shared components, so that a mode can be removed with its folder. Only the list of the modes' work imports modes.
  { from: from('src-live', { part: 'workbench' }), allow: to('src-workbench') },
  { from: from('src-workbench'), allow: to('src-workbench', SAME_FOLDER) },
  { from: from('src-workbench', WORKBENCH_VIEWS), allow: to('src-workbench', { folder: '{session,parts}' }) },
  { from: { element: MODE_LIST }, allow: { to: { element: MODE_DESCRIPTION } } },
  { from: from('src-theme'), allow: to('src-theme') },
  // Docusaurus resolves `@theme/…` to a component of the theme or of a plugin, so such an import names no folder.
  { from: from([...STATIC_PARTS, 'src-pages', 'plugin-browser']), allow: { dependency: { source: '@theme/**' } } },
  // Only workers may load the compiler in a browser.
  { from: { file: { path: '**/*.worker.ts' } }, allow: to('lib') },
];

/** @satisfies {import('oxlint').OxlintConfig} */
export const BOUNDARIES = {
  settings: {
    'boundaries/elements': [
      element('lib-kind', 'lib/samples/kinds/*', ['kind']),
      element('lib', 'lib/*', ['part']),
      element('plugin-browser', 'plugins/*/{client,theme}', ['plugin']),
      element('plugin-shared', 'plugins/*/shared', ['plugin']),
      element('plugin', 'plugins/*', ['plugin']),
      element('src-blocks', 'src/blocks'),
      element('src-components', 'src/components'),
      element('src-features', 'src/features'),
      element('src-pages', 'src/pages'),
      element('src-theme', 'src/theme'),
      element('src-client', 'src/client'),
      element('src-workbench', 'src/live/workbench/*', ['folder']),
      element('src-live', 'src/live/*', ['part']),
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
