import { defineConfig } from 'oxlint';
import { BOUNDARIES } from './tools/lint/boundaries.mjs';
import { CODE_GLOBS } from './tools/lint/english/exceptions.mjs';
import { STRICT_RULES } from './tools/lint/strictRules.mjs';

const BROWSER_CODE = ['src/**/*.{ts,tsx}', 'plugins/*/{client,theme}/**/*.{ts,tsx}'];
const TESTS = ['tests/**/*.{ts,tsx}', '**/__tests__/**/*.{ts,tsx}', 'claims/**/*.mjs'];
const ENVIRONMENT_READERS = [
  'config/env.ts',
  'bench/**',
  'tools/**',
  'tests/**',
  '**/__tests__/**',
  '*.config.{ts,mts,mjs}',
];

/** Browser tests that read the files of the built site, or that start Firefox or WebKit themselves. */
const SPECS_WITHOUT_PAGES = [
  'tests/code-blocks/builtBlocks.spec.ts',
  'tests/every-page/rawMarkup.spec.ts',
  'tests/engines/*.ts',
  'tests/links/pages.spec.ts',
  'tests/machines/{files,markdown}.spec.ts',
  'tests/relevance/{relevance.spec,engines/createPagefind}.ts',
];

/**
 * Forbidden imports, each with the alternative. Oxlint silently ignores a `regex` with a lookahead, so exceptions are
 * written as `!` patterns in a `group`. Each entry has a case in tests/tools/boundaries.test.ts.
 */
const FORBIDDEN_EVERYWHERE = [
  {
    regex: '^@docusaurus/.+/internal(/|$)',
    message: 'Internals change without notice: use what the package exports under its own name.',
  },
  {
    regex: '^@docusaurus/[^/]+/(lib|src)(/|$)',
    message: 'Files of a package change without notice: use what it exports under its own name.',
  },
  {
    // The internal files of Docusaurus have no stable format. Files that our plugins write with `createData` have the
    // format that these plugins define.
    group: ['**/.docusaurus*/**', '@generated/**', '!@generated/{contract-samples,tour-lessons}/**'],
    message:
      'Files that the generator writes for itself change without notice: use useGlobalData, useDocusaurusContext or the data of one of our plugins.',
  },
  { group: ['prism-react-renderer', 'prismjs'], message: 'Code is highlighted at build time: use lib/highlight.' },
];
const COMPILER_PACKAGE = {
  group: ['@flock/wirespec', 'wirespec-*'],
  message: 'Only lib/compiler may import the compiler: use what it exports.',
};
const NODE_MODULES = {
  regex: '^(node:|(fs|path|os|url|crypto|child_process|module|util)(/|$))',
  message: 'This code runs in browsers, which have no Node modules: use a browser API.',
};
const BARE_PLAYWRIGHT = {
  group: ['@playwright/test'],
  allowTypeImports: true,
  message: 'Import `test` from tests/support/test.ts, which fails a test if its page has problems.',
};
const FRAMEWORK = {
  group: ['react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*', '@site/*'],
  message: 'lib must not depend on a framework: move this code to plugins or src.',
};

/**
 * @param {{group?: string[], regex?: string, allowTypeImports?: boolean, message: string}[]} patterns
 * @returns {import('oxlint').DummyRuleMap}
 */
const forbidImports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [...FORBIDDEN_EVERYWHERE, ...patterns] }],
});

/** Rules of `eslint-plugin-react-hooks` that Oxlint has: the rules of hooks and those of the React Compiler. */
const REACT_RULES = /** @type {const} */ ([
  'rules-of-hooks',
  'exhaustive-deps',
  'static-components',
  'use-memo',
  'void-use-memo',
  'preserve-manual-memoization',
  'incompatible-library',
  'immutability',
  'globals',
  'refs',
  'set-state-in-effect',
  'error-boundaries',
  'purity',
  'set-state-in-render',
  'unsupported-syntax',
]);

export default defineConfig({
  // Only the rules listed here apply, because the categories of Oxlint change with its versions.
  categories: { correctness: 'off' },
  plugins: ['eslint', 'typescript', 'react', 'import'],
  jsPlugins: [
    'eslint-plugin-boundaries',
    './tools/lint/english/oxlintPlugin.mjs',
    './tools/lint/noTimeAssertions.mjs',
    './tools/lint/sitePlugin.mjs',
  ],
  options: { typeAware: true },
  settings: BOUNDARIES.settings,
  ignorePatterns: [
    '**/build/',
    '**/.docusaurus*/',
    '.cache/',
    'examples/',
    // TypeScript programs of claims, some of which must not compile.
    'claims/**/*.ts',
    'static/',
    'test-results/',
    'playwright-report/',
    // Configurations of other generators. The bench copies them to the folders in which their packages are installed.
    'bench/peers/{docusaurus,starlight,vitepress}/**',
  ],
  rules: {
    ...STRICT_RULES,
    eqeqeq: 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'no-console': 'error',
    'no-shadow': 'error',
    'typescript/consistent-type-assertions': ['error', { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' }],
    // `typeof import('…')` is the type of a package that is loaded later.
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/dot-notation': 'error',
    // React declares the elements of JSX in a namespace, which declarations of custom elements extend.
    'typescript/no-namespace': ['error', { allowDeclarations: true }],
    'typescript/switch-exhaustiveness-check': 'error',
    // A number in a message is harmless; everything else must be converted to a string explicitly.
    'typescript/restrict-template-expressions': [
      'error',
      {
        allowAny: false,
        allowArray: false,
        allowBoolean: false,
        allowNever: false,
        allowNullish: false,
        allowNumber: true,
        allowRegExp: false,
      },
    ],
    'typescript/restrict-plus-operands': [
      'error',
      { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: true, allowRegExp: false },
    ],
    ...forbidImports(COMPILER_PACKAGE),
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx,mts,mjs}'],
      excludeFiles: ENVIRONMENT_READERS,
      rules: {
        'no-restricted-properties': [
          'error',
          {
            object: 'process',
            property: 'env',
            message: 'The code of the site may read the environment only in config/env.ts.',
          },
        ],
      },
    },
    {
      files: ['lib/**/*.{ts,tsx}'],
      excludeFiles: ['lib/compiler/**'],
      rules: forbidImports(COMPILER_PACKAGE, FRAMEWORK),
    },
    { files: ['lib/compiler/**/*.ts'], rules: forbidImports(FRAMEWORK) },
    // This file captures the console output of the compiler's command line.
    { files: ['lib/compiler/command-line/createCommandLine.ts'], rules: { 'no-console': 'off' } },
    { files: ['plugins/site-search/shared/**/*.ts'], rules: forbidImports(COMPILER_PACKAGE, FRAMEWORK, NODE_MODULES) },
    {
      files: BROWSER_CODE,
      excludeFiles: TESTS,
      rules: {
        ...Object.fromEntries(REACT_RULES.map((rule) => [`react/${rule}`, 'error'])),
        ...forbidImports(COMPILER_PACKAGE, NODE_MODULES),
        // Some failures, such as invalid data from storage, are reported in the console.
        'no-console': ['error', { allow: ['warn', 'error'] }],
      },
    },
    {
      // These components are rendered only at build time, so state would have no effect in the browser. Docusaurus checks
      // the links and anchors of pages through its own components, which work only here.
      files: ['src/{blocks,components,features,pages,theme}/**/*.{ts,tsx}', 'plugins/*/theme/**/*.{ts,tsx}'],
      excludeFiles: TESTS,
      rules: {
        'site/no-state-outside-islands': 'error',
        'react/forbid-elements': [
          'error',
          {
            forbid: [
              { element: 'a', message: 'Use @docusaurus/Link, so that the build checks the link.' },
              ...[1, 2, 3, 4, 5, 6].map((level) => ({
                element: `h${level}`,
                message: 'Use @theme/Heading, so that links to the heading can be checked.',
              })),
            ],
          },
        ],
      },
    },
    {
      // The excluded modules read storage, caches, JSON and the address on behalf of all other modules. lib/samples runs
      // only in Node.
      files: [...BROWSER_CODE, 'plugins/offline/worker/**/*.ts', 'plugins/*/shared/**/*.ts', 'lib/**/*.ts'],
      excludeFiles: [
        ...TESTS,
        'src/client/{blobStorage,storage}.ts',
        'src/client/navigation/address.ts',
        'lib/offline/copies.ts',
        'lib/json/parseJson.ts',
        'lib/samples/**',
      ],
      rules: { 'site/untrusted-data': 'error' },
    },
    {
      // A worker gets messages only from the page that has started it, which belongs to the same release.
      files: [...BROWSER_CODE, 'plugins/offline/worker/**/*.ts'],
      excludeFiles: [...TESTS, 'src/client/{listenToWorker,storage}.ts', '**/*.worker.ts'],
      rules: { 'site/untrusted-messages': 'error' },
    },
    {
      files: BROWSER_CODE,
      excludeFiles: [
        ...TESTS,
        'src/client/transfers.ts',
        'src/live/workbench/frame/{readDroppedFiles,useFileDrops}.ts',
      ],
      rules: { 'site/untrusted-files': 'error' },
    },
    {
      // The content plugins declare the props of each page component in a module with the name of the component, such
      // as `@theme/DocItem`. A component that imports its own props therefore looks like a cycle.
      files: ['src/theme/**/*.tsx'],
      rules: { 'import/no-cycle': 'off' },
    },
    {
      // In these files, a JSDoc cast gives the result of JSON.parse its type. tsc uses the cast, but these rules ignore
      // it.
      files: ['**/*.mjs'],
      rules: { 'typescript/no-unsafe-assignment': 'off', 'typescript/no-unsafe-member-access': 'off' },
    },
    // In Safari, only `keyCode` shows that a key belongs to an input method.
    { files: ['src/client/isComposing.ts'], rules: { 'typescript/no-deprecated': 'off' } },
    // The terminal is the user interface of the tools and the measurements.
    { files: ['{bench,tools}/**'], rules: { 'no-console': 'off' } },
    {
      files: ['{config,lib,plugins,src,tools}/**/*.{ts,tsx,mjs}'],
      excludeFiles: [...TESTS, '**/*.d.ts'],
      rules: BOUNDARIES.rules,
    },
    {
      files: CODE_GLOBS,
      rules: { 'english/comments': 'error', 'english/messages': 'error' },
    },
    {
      // A function must fit on a screen. Tests and tables of cases may be longer.
      files: ['*.ts', '{bench,config,lib,plugins,src,tools}/**/*.{ts,tsx,mjs}'],
      excludeFiles: TESTS,
      rules: {
        'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true, IIFEs: true }],
      },
    },
    {
      files: ['**/*.test.{ts,tsx}'],
      excludeFiles: ['**/*.isolated.test.{ts,tsx}'],
      rules: {
        'no-restricted-properties': [
          'error',
          ...['mock', 'doMock'].map((property) => ({
            object: 'vi',
            property,
            message: 'Tests share modules: name the file *.isolated.test.ts, so that it runs in isolation.',
          })),
        ],
      },
    },
    { files: ['**/*.{test,spec}.{ts,tsx}', 'claims/**/*.mjs'], rules: { 'tests/no-time-assertions': 'error' } },
    {
      files: TESTS,
      rules: {
        // Tests pass invalid values on purpose and compare the results.
        'typescript/no-non-null-assertion': 'off',
        'typescript/consistent-type-assertions': 'off',
        'typescript/unbound-method': 'off',
        // A missing value in a string makes the comparison of the test fail.
        'typescript/restrict-template-expressions': 'off',
        ...forbidImports(),
      },
    },
    {
      files: ['tests/**/*.spec.ts'],
      excludeFiles: SPECS_WITHOUT_PAGES,
      rules: forbidImports(BARE_PLAYWRIGHT),
    },
  ],
});
