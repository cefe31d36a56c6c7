import { EMITTER_PROPERTIES } from './emitters';
import { type Emitter, EMITTERS, type Generation } from './types';

/** Command-line options that only some releases support. */
type Flag = '--shared' | '--ir';

/** Features of a compiler release, and the arguments of its command line. */
export interface Release {
  version: string;
  /** Names of the targets on the command line of the release. Targets that it does not support are missing. */
  languages: Readonly<Partial<Record<Emitter, string>>>;
  flags: readonly Flag[];
  /** Arguments before the folder of the contracts. */
  inputArgs: readonly string[];
}

/** The release that checks all contracts of the site and generates all its code. */
export const SITE_RELEASE: Release = {
  version: '0.18.13',
  languages: pickLanguages(EMITTERS),
  flags: ['--shared', '--ir'],
  inputArgs: ['compile', '-i'],
};

/** Returns a message if a release does not support a target; otherwise undefined. */
export function describeMissingTarget({ version, languages }: Release, target: Emitter): string | undefined {
  if (languages[target] !== undefined) return undefined;
  return `Wirespec ${version} does not generate ${EMITTER_PROPERTIES[target].label}. Choose another target or another release.`;
}

/**
 * Returns the arguments of a command that generates code, without the flags that the release does not support.
 *
 * @throws Error if the release does not support the target
 */
export function listCompileArgs(
  release: Release,
  { input, output, target, packageName, generation, shared }: CompileCommand,
): string[] {
  const { languages, flags, inputArgs } = release;
  const language = languages[target];
  if (language === undefined) throw new Error(describeMissingTarget(release, target));
  const args = [...inputArgs, input, '-o', output, '-l', language, '-p', packageName];
  return [...args, ...flags.filter((flag) => (flag === '--ir' ? generation === 'ir' : shared))];
}

/** A call of the command line that generates code. */
export interface CompileCommand {
  /** Folder of the contracts. */
  input: string;
  /** Folder for the generated files. */
  output: string;
  target: Emitter;
  packageName: string;
  generation: Generation;
  shared: boolean;
}

/** Returns the names of emitters on the command line. */
export function pickLanguages(emitters: readonly Emitter[]): Partial<Record<Emitter, string>> {
  return Object.fromEntries(emitters.map((emitter) => [emitter, EMITTER_PROPERTIES[emitter].commandLineName]));
}
