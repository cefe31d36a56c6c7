import type { EmittedFile } from '@site/lib/compiler/types';

/** A generated file that differs between two outputs. `undefined` means that an output does not contain the file. */
export interface FileDifference {
  path: string;
  before: string | undefined;
  after: string | undefined;
}

/** Lists the files that differ between two outputs, sorted by path. */
export function compareFiles(before: readonly EmittedFile[], after: readonly EmittedFile[]): FileDifference[] {
  const [textsBefore, textsAfter] = [before, after].map(
    (files) => new Map(files.map(({ path, text }) => [path, text])),
  );
  const paths = [...new Set([...before, ...after].map(({ path }) => path))].sort();
  return paths
    .map((path) => ({ path, before: textsBefore?.get(path), after: textsAfter?.get(path) }))
    .filter((file) => file.before !== file.after);
}
