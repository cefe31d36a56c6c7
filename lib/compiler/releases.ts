import { EMITTER_FACTS } from './emitters';
import { type Emitter, EMITTERS, type Generation } from './types';

/** Command-line options that only some releases support. */
type Flag = '--shared' | '--ir';

/** Features of a compiler release, and the arguments of its command line. */
export interface Release {
  version: string;
  /** Names of the targets on its command line. */
  languages: Readonly<Partial<Record<Emitter, string>>>;
  flags: readonly Flag[];
  /** Arguments before the folder of the contracts. */
  inputArgs: readonly string[];
}

/** The former releases that readers can choose, newest first. npm installs each as `wirespec-<version>`. */
export const FORMER_VERSIONS = ['0.17.8', '0.11.2', '0.8.51', '0.8.33'] as const;

/** Version of a former release of the compiler, which readers can choose in the workbench. */
export type FormerVersion = (typeof FORMER_VERSIONS)[number];

/** The release that checks all contracts of the site and generates all its code. */
export const SITE_RELEASE: Release = {
  version: '0.18.13',
  languages: pickLanguages(EMITTERS),
  flags: ['--shared', '--ir'],
  inputArgs: ['compile', '-i'],
};

/**
 * Features of the former releases. `releases.test.ts` compares them with the installed packages and their help texts.
 */
export const FORMER_RELEASES: Readonly<Record<FormerVersion, Release>> = {
  '0.17.8': {
    version: '0.17.8',
    languages: pickLanguages([
      'java',
      'kotlin',
      'typescript',
      'python',
      'openapi-v2',
      'openapi-v3',
      'avro',
      'wirespec',
    ]),
    flags: ['--shared'],
    inputArgs: ['compile', '-i'],
  },
  '0.11.2': {
    version: '0.11.2',
    languages: pickLanguages(['java', 'kotlin', 'typescript', 'scala', 'openapi-v2', 'openapi-v3', 'wirespec']),
    flags: ['--shared'],
    inputArgs: ['compile', '-d'],
  },
  '0.8.51': {
    version: '0.8.51',
    languages: pickLanguages(['java', 'kotlin', 'typescript', 'scala', 'wirespec']),
    flags: [],
    inputArgs: ['compile', '-d'],
  },
  '0.8.33': {
    version: '0.8.33',
    languages: {
      ...pickLanguages(['java', 'kotlin', 'typescript', 'scala', 'wirespec']),
      'openapi-v2': 'OpenApiV2',
      'openapi-v3': 'OpenApiV3',
    },
    flags: [],
    inputArgs: [],
  },
};

/** Returns the release with this version. Without a version, returns the site's release. */
export function findRelease(version: FormerVersion | undefined): Release {
  return version === undefined ? SITE_RELEASE : FORMER_RELEASES[version];
}

/**
 * Returns the arguments of a command that generates code, without the flags that the release does not support.
 *
 * @throws Error if the release does not support the target
 */
export function listCompileArgs(
  { languages, flags, inputArgs, version }: Release,
  { input, output, target, packageName, ...wanted }: CompileCommand,
): string[] {
  const language = languages[target];
  if (language === undefined) {
    throw new Error(
      `Wirespec ${version} does not generate ${EMITTER_FACTS[target].label}. Choose another target or another release.`,
    );
  }
  const words = [...inputArgs, input, '-o', output, '-l', language, '-p', packageName];
  return [...words, ...flags.filter((flag) => (flag === '--ir' ? wanted.generation === 'ir' : wanted.shared))];
}

/** One call of the command line. */
export interface CompileCommand {
  /** Folder of the contracts. */
  input: string;
  output: string;
  target: Emitter;
  packageName: string;
  generation: Generation;
  shared: boolean;
}

function pickLanguages(emitters: readonly Emitter[]): Partial<Record<Emitter, string>> {
  return Object.fromEntries(emitters.map((emitter) => [emitter, EMITTER_FACTS[emitter].commandLineName]));
}
