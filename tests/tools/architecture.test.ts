import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { listImports, resolveImport } from '../support/imports';
import { listSources } from '../support/listSources';

const NOTES = 'docs-dev/architecture.md';

/** The content of the drawing: the folders, and the imports between them as `from --> to`. */
interface Drawing {
  folders: string[];
  arrows: Set<string>;
}

/**
 * Reads the first mermaid drawing of a page. A node is `id["folder"]`; an arrow is `id --> id & id`.
 *
 * @throws Error for a page without a drawing, and for an arrow to an id that no node has
 */
function readDrawing(markdown: string): Drawing {
  const [, drawing] = /```mermaid\n([\s\S]*?)```/.exec(markdown) ?? [];
  if (drawing === undefined) throw new Error(`${NOTES} has no mermaid drawing.`);
  const folders = new Map(
    [...drawing.matchAll(/(\w+)\["([\w/]+)[^"]*"\]/g)].map(([, id = '', name = '']) => [id, name]),
  );
  const find = (id: string): string => {
    const folder = folders.get(id);
    if (folder === undefined) throw new Error(`The drawing in ${NOTES} has an arrow to "${id}", which is not a node.`);
    return folder;
  };
  const arrows = [...drawing.matchAll(/^ *(\w+) --> (.+)$/gm)].flatMap(([, from = '', targets = '']) =>
    targets.split('&').map((target) => `${find(from)} --> ${find(target.trim())}`),
  );

  return { folders: [...folders.values()], arrows: new Set(arrows) };
}

/** @returns for each import from one of the folders into another, as `from --> to`, the first import found */
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
  const { folders, arrows } = readDrawing(readFileSync(path.join(REPOSITORY, NOTES), 'utf8'));
  const imports = findRealImports(folders);

  it('shows every folder that holds product code', () => {
    expect(folders.toSorted()).toEqual([
      'config',
      'lib',
      'plugins',
      'src/blocks',
      'src/client',
      'src/components',
      'src/features',
      'src/live',
      'src/pages',
      'src/theme',
      'tools',
    ]);
  });

  it('has an arrow for every import between two folders', () => {
    const problems = [...imports]
      .filter(([arrow]) => !arrows.has(arrow))
      .map(([arrow, example]) => `${example}: remove this import, or add the arrow "${arrow}" to ${NOTES}.`);
    expect(problems).toEqual([]);
  });

  it('has no arrow without an import', () => {
    const problems = [...arrows]
      .filter((arrow) => !imports.has(arrow))
      .map((arrow) => `No file uses the arrow "${arrow}": remove it from ${NOTES}.`);
    expect(problems).toEqual([]);
  });
});
