import type { EmittedFile } from '../../../lib/compiler';
import { loadTool } from '../packages';

/** Part of Scalameta that this module uses; the package has no types. */
interface Scalameta {
  parseSource: (text: string, settings: { dialect: 'Scala3' }) => { error?: string };
}

/**
 * Parses files as Scala 3. A parser does not check types, so a file without errors may still not compile.
 *
 * @returns the error of each file that cannot be parsed, keyed by source path
 */
export function parseScala(files: readonly EmittedFile[]): Map<string, string[]> {
  // The cast is needed because `loadTool` returns `unknown`.
  const { parseSource } = loadTool('scalameta-parsers') as Scalameta;
  return new Map(
    files.flatMap(({ path, text }): [string, string[]][] => {
      const { error } = parseSource(text, { dialect: 'Scala3' });
      return error === undefined ? [] : [[path, [error]]];
    }),
  );
}
