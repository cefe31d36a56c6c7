import { describe, expect, it } from 'vitest';
import { readExample } from '../../generated-code/readExample';

interface Settings {
  compilerOptions: Record<string, unknown>;
  include: string[];
}

/** Reads the `tsconfig.json` in a folder of examples. */
function readSettings(folder: string): Settings {
  // `as`: these files are in the repository, and a difference fails the comparison.
  return JSON.parse(readExample(`${folder}/tsconfig.json`)) as Settings;
}

describe('the tsconfig.json of Getting started', () => {
  const shown = readSettings('getting-started/npm');

  it.each(['plugins', 'emitters/typescript/esm'])(
    'is the same as that of the programs in %s, as their pages say',
    (folder) => {
      expect(readSettings(folder)).toEqual(shown);
    },
  );

  it.each(['guides/http/ir', 'guides/http/default'])(
    'is the same as that of %s, except for the types of Node',
    (folder) => {
      expect(readSettings(folder)).toEqual({
        ...shown,
        compilerOptions: { ...shown.compilerOptions, types: ['node'] },
      });
    },
  );
});
