import { createRequire } from 'node:module';
import path from 'node:path';
import { SwcJsMinimizerRspackPlugin } from '@rspack/core';
import { FORMER_RELEASES } from '../../lib/compiler/former/formerReleases';
import type { Rule } from './replaceFontRule';

const PACKAGE = '@flock/wirespec';

/**
 * Modules that the compiler's worker needs and the package does not export; see `lib/compiler/hosts/browserHost.ts`.
 */
const UNEXPORTED_MODULES = ['clikt-clikt.mjs', 'clikt-clikt-mordant.mjs'];

const PACKAGE_FOLDER = path.dirname(createRequire(__filename).resolve(PACKAGE));

/** Module aliases for `UNEXPORTED_MODULES`, by the names that `lib/compiler` imports. */
export const COMPILER_ALIASES = Object.fromEntries(
  UNEXPORTED_MODULES.map((file) => [`${PACKAGE}/${file}$`, path.join(PACKAGE_FOLDER, file)]),
);

/** Loader rule for the compiler modules, of all releases, that require Node's modules; see `replaceRequire.mjs`. */
export const COMPILER_RULE: Rule = {
  test: /[\\/](?:@flock[\\/]wirespec|wirespec-\d[\d.]*)[\\/](?:kotlinx-io-kotlinx-io-core\.mjs|wirespec-src-(?:plugin|compiler)-cli\.js)$/,
  use: [path.resolve(__dirname, 'replaceRequire.mjs')],
};

/** Start of the chunk names of former releases, before the version. */
const FORMER_CHUNK = 'former-compiler-';

/** Type of Rspack plugins that is assignable to the webpack types of Docusaurus. */
interface BundlerPlugin {
  apply(compiler: unknown): void;
}

/**
 * Minimizer of the former releases. It shortens names, but does not rewrite expressions and statements, because that
 * took a quarter of the processor time in a cold build. In return, each release is 8 to 21 KB larger, and has 115 to
 * 272 KB with brotli.
 */
export const FORMER_RELEASE_MINIMIZER: BundlerPlugin = new SwcJsMinimizerRspackPlugin({
  test: new RegExp(String.raw`\b${FORMER_CHUNK}\d`),
  minimizerOptions: { compress: false, mangle: true, format: { comments: false } },
});

const GRAMMARS = ['java', 'json', 'kotlin', 'python', 'rust', 'scala', 'typescript'];

/** Chunks of packages that pages load on demand, each with the modules that it contains. */
const CHUNKS: readonly (readonly [name: string, modules: RegExp])[] = [
  // Loaded by the compiler's worker.
  ['compiler-package', /[\\/]@flock[\\/]wirespec[\\/]/],
  // Each former release is loaded only when a reader chooses it.
  ...FORMER_RELEASES.map(
    ({ version }) =>
      [
        FORMER_CHUNK + version,
        new RegExp(`[\\\\/]wirespec-${version.replaceAll('.', String.raw`\.`)}[\\\\/]`),
      ] as const,
  ),
  ['editor-packages', /[\\/]node_modules[\\/](?:@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)[\\/]/],
  // The highlighter without grammars, loaded by pages with an editor and by a worker.
  [
    'highlighter-packages',
    /[\\/]node_modules[\\/](?:shiki[\\/]|@shikijs[\\/](?!langs)|oniguruma-|regex|hast-util-to-html|hast-util-whitespace|html-void-elements|property-information|stringify-entities|character-entities|mdast-util-to-hast)/,
  ],
  // Each grammar is loaded for its language only.
  ...GRAMMARS.map(
    (name) => [`grammar-${name}`, new RegExp(`[\\\\/]@shikijs[\\\\/]langs[\\\\/]dist[\\\\/]${name}\\.mjs$`)] as const,
  ),
];

/** @returns one cache group for each chunk */
export function createPackageGroups(): Record<string, object> {
  return Object.fromEntries(
    CHUNKS.map(([name, test]) => [
      name,
      // The priority exceeds those of the cache groups of Docusaurus, which are 40 and 50.
      { name, test, chunks: 'all', enforce: true, priority: 60 },
    ]),
  );
}
