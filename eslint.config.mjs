import docusaurus from '@docusaurus/eslint-plugin';
import prettier from 'eslint-config-prettier/flat';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { BOUNDARIES } from './tools/lint/boundaries.mjs';

/** What pages show of the kinds of blocks. It stands beside what it shows, and is browser code like that of plugins. */
const VIEWS = 'lib/samples/kinds/*/view/**/*.{ts,tsx}';
const BROWSER_CODE = ['src/**/*.{ts,tsx}', 'plugins/*/{client,theme}/**/*.{ts,tsx}', VIEWS];
const TESTS = ['tests/**/*.{ts,tsx}', '**/__tests__/**/*.{ts,tsx}', 'claims/**/*.mjs'];
const ENVIRONMENT_READERS = ['config/env.ts', 'tools/**', 'tests/**', '**/__tests__/**', '*.config.{ts,mts,mjs}'];

// Its types are those of an older ESLint; the rules themselves run in this one.
const DOCUSAURUS = /** @type {import('eslint').ESLint.Plugin} */ (/** @type {unknown} */ (docusaurus));

/** Imports nobody may write, each with the way that is right instead. */
const FORBIDDEN_EVERYWHERE = [
  {
    group: ['@docusaurus/theme-common/internal'],
    message: 'Internals change without notice: use the public exports of @docusaurus/theme-common.',
  },
  {
    regex: '^@docusaurus/[^/]+/(lib|src)(/|$)',
    message: 'Files of a package change without notice: use what it exports under its own name.',
  },
  { group: ['prism-react-renderer', 'prismjs'], message: 'Code is highlighted at build time: use lib/highlight.' },
];
const COMPILER_PACKAGE = { group: ['@flock/wirespec'], message: 'lib/compiler is the only door to the compiler.' };
const NODE_MODULES = {
  regex: '^(node:|(fs|path|os|url|crypto|child_process|module|util)(/|$))',
  message: 'This code runs in browsers, which have no Node modules.',
};
const FRAMEWORK = {
  group: ['react', 'react-dom', 'react/*', '@docusaurus/*', '@theme/*', '@site/*'],
  message: 'lib is plain TypeScript without framework: move this to plugins or src.',
};

/**
 * @param {{group?: string[], regex?: string, message: string}[]} patterns
 * @returns {{'no-restricted-imports': ['error', object]}}
 */
const forbidImports = (...patterns) => ({
  'no-restricted-imports': ['error', { patterns: [...FORBIDDEN_EVERYWHERE, ...patterns] }],
});

export default defineConfig(
  globalIgnores([
    '**/build/',
    '**/.docusaurus*/',
    '.cache/',
    'examples/',
    // Programs beside generated code that a compiler refuses.
    'claims/**/*.ts',
    'static/',
    'test-results/',
    'playwright-report/',
    'bench/',
  ]),
  {
    // A directive in a comment would be an exception nobody sees: exceptions are entries in this file, with their reason.
    linterOptions: { noInlineConfig: true },
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.node.json', 'tsconfig.browser.json', 'tsconfig.worker.json', 'tsconfig.tests.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-assertions': [
        'error',
        { assertionStyle: 'as', objectLiteralTypeAssertions: 'never' },
      ],
      // `typeof import('…')` names the type of a package that is loaded later.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/dot-notation': 'error',
      '@typescript-eslint/no-shadow': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A number in a message is harmless; everything else must be made a text on purpose.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      ...forbidImports(COMPILER_PACKAGE),
    },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs}'],
    ignores: ENVIRONMENT_READERS,
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'config/env.ts alone reads the environment.' },
      ],
    },
  },
  {
    files: ['lib/**/*.{ts,tsx}'],
    ignores: ['lib/compiler/**', VIEWS],
    rules: forbidImports(COMPILER_PACKAGE, FRAMEWORK),
  },
  { files: ['lib/compiler/**/*.ts'], rules: forbidImports(FRAMEWORK) },
  // It listens to what the compiler's command line writes to the console.
  { files: ['lib/compiler/command-line/createCommandLine.ts'], rules: { 'no-console': 'off' } },
  { files: ['lib/search/**/*.ts'], rules: forbidImports(COMPILER_PACKAGE, FRAMEWORK, NODE_MODULES) },
  {
    files: BROWSER_CODE,
    ignores: TESTS,
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: BROWSER_CODE,
    ignores: TESTS,
    plugins: { '@docusaurus': DOCUSAURUS },
    languageOptions: { globals: globals.browser },
    rules: {
      ...forbidImports(COMPILER_PACKAGE, NODE_MODULES),
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      // The specification asks for messages in the console (a failed route load, storage that is not available).
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['src/theme/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: forbidImports(COMPILER_PACKAGE, NODE_MODULES, {
      regex: '^\\.\\.?/(?!styles\\.module\\.css$)',
      message:
        'A theme wrapper only imports @theme-original, @theme, @site/src/features, @site/src/components and its own styles.module.css.',
    }),
  },
  {
    // What JSON.parse returns is typed by a JSDoc cast here, which tsc checks and these rules cannot see.
    files: ['**/*.mjs'],
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/no-unsafe-member-access': 'off' },
  },
  {
    // The terminal is the user interface of the tools.
    files: ['tools/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['{config,lib,plugins,src,tools}/**/*.{ts,tsx,mjs}'],
    ignores: [...TESTS, '**/*.d.ts'],
    ...BOUNDARIES,
    plugins: { boundaries },
  },
  {
    // Whoever reads a function sees it whole. A test or a table of cases may be as long as what it tells.
    files: ['*.ts', '{config,lib,plugins,src,tools}/**/*.{ts,tsx,mjs}'],
    ignores: TESTS,
    rules: { 'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true, IIFEs: true }] },
  },
  {
    files: TESTS,
    rules: {
      // Tests show what callers may do wrong and compare with what came back.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/unbound-method': 'off',
      ...forbidImports(),
    },
  },
  prettier,
);
