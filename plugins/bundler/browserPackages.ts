import { createRequire } from 'node:module';
import path from 'node:path';
import { FORMER_RELEASES } from '../../lib/compiler/former/formerReleases';
import type { Rule } from './writeFontFiles';

const PACKAGE = '@flock/wirespec';

/** Chunk of the compiler package, which the compiler's worker loads. */
const COMPILER_CHUNK = 'compiler-package';

/** Prefix of the chunks of former releases. Each chunk is loaded only when a reader chooses its release. */
const FORMER_CHUNK = 'former-compiler-';

const EDITOR_CHUNK = 'editor-packages';

/** Chunk of the highlighter without grammars, loaded by pages with an editor and by a worker. */
const HIGHLIGHTER_CHUNK = 'highlighter-packages';

/** Prefix of the chunks of grammars, each of which is loaded for its language only. */
const GRAMMAR_CHUNK = 'grammar-';

const GRAMMARS = ['java', 'json', 'kotlin', 'python', 'rust', 'scala', 'typescript'];

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

/** @returns one cache group for each set of packages that pages load on demand */
export function createPackageGroups(): Record<string, object> {
  // The priority exceeds those of the cache groups of Docusaurus, which are 40 and 50.
  const shared = { chunks: 'all', enforce: true, priority: 60 } as const;
  const grammars = GRAMMARS.map((name): [string, object] => [
    GRAMMAR_CHUNK + name,
    {
      ...shared,
      name: GRAMMAR_CHUNK + name,
      test: new RegExp(`[\\\\/]@shikijs[\\\\/]langs[\\\\/]dist[\\\\/]${name}\\.mjs$`),
    },
  ]);
  const formers = FORMER_RELEASES.map(({ version }): [string, object] => [
    FORMER_CHUNK + version,
    {
      ...shared,
      name: FORMER_CHUNK + version,
      test: new RegExp(`[\\\\/]wirespec-${version.replaceAll('.', String.raw`\.`)}[\\\\/]`),
    },
  ]);
  return Object.fromEntries([
    ...grammars,
    ...formers,
    [COMPILER_CHUNK, { ...shared, name: COMPILER_CHUNK, test: /[\\/]@flock[\\/]wirespec[\\/]/ }],
    [
      HIGHLIGHTER_CHUNK,
      {
        ...shared,
        name: HIGHLIGHTER_CHUNK,
        test: /[\\/]node_modules[\\/](?:shiki[\\/]|@shikijs[\\/](?!langs)|oniguruma-|regex|hast-util-to-html|hast-util-whitespace|html-void-elements|property-information|stringify-entities|character-entities|mdast-util-to-hast)/,
      },
    ],
    [
      EDITOR_CHUNK,
      {
        ...shared,
        name: EDITOR_CHUNK,
        test: /[\\/]node_modules[\\/](?:@codemirror|@lezer|@marijn|crelt|style-mod|w3c-keyname)[\\/]/,
      },
    ],
  ]);
}
