import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { listImports, resolveImport } from '../support/imports';
import { listFolders } from '../support/listFolders';
import { listSources } from '../support/listSources';
import { NOTE, readDrawing } from '../support/readDrawing';

/** Lists the folders that the note names in its table of folders without a node in the drawing. */
function listOtherFolders(): string[] {
  const [, table = ''] =
    /^These folders are not in the diagram.*\n\n((?:\|.*\n)+)/m.exec(
      readFileSync(path.join(REPOSITORY, NOTE), 'utf8'),
    ) ?? [];

  return table
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map((cell) => cell[1]!));
}

/** @returns the first import found from each of the folders into each other one, keyed by `from --> to` */
function findRealImports(folders: readonly string[]): Map<string, string> {
  const findFolder = (file: string): string | undefined => folders.find((folder) => file.startsWith(`${folder}/`));
  const found = new Map<string, string>();
  for (const from of folders) {
    for (const file of listSources(from)) {
      for (const specifier of listImports(file)) {
        const to = findFolder(resolveImport(file, specifier) ?? '');
        const arrow = `${from} --> ${String(to)}`;
        if (to !== undefined && to !== from && !found.has(arrow)) found.set(arrow, `${file} imports ${specifier}`);
      }
    }
  }

  return found;
}

describe('the drawing of the architecture', () => {
  const { folders, arrows } = readDrawing();
  const imports = findRealImports(folders);

  it('shows every folder with code, except those that the table below it names', () => {
    const others = listOtherFolders();
    const withCode = [...listFolders('.').filter((folder) => folder !== 'src'), ...listFolders('src')].filter(
      (folder) => !others.includes(folder) && listSources(folder).length > 0,
    );
    expect(folders.toSorted()).toEqual(withCode.toSorted());
  });

  it('has an arrow for every import between two folders', () => {
    const problems = [...imports]
      .filter(([arrow]) => !arrows.has(arrow))
      .map(([arrow, example]) => `${example}: remove this import, or add the arrow "${arrow}" to ${NOTE}.`);
    expect(problems).toEqual([]);
  });

  it('has no arrow without an import', () => {
    const problems = [...arrows]
      .filter((arrow) => !imports.has(arrow))
      .map((arrow) => `No file uses the arrow "${arrow}": remove it from ${NOTE}.`);
    expect(problems).toEqual([]);
  });
});
