import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** Path of the note with the drawing, relative to the repository. */
export const NOTE = 'docs-dev/architecture.md';

/** The content of the drawing: the folders, and the imports between them as `from --> to`. */
export interface Drawing {
  folders: string[];
  arrows: Set<string>;
}

/**
 * Reads the drawing of the architecture, in mermaid. A node is `id["folder"]`; an arrow is `id --> id & id`.
 *
 * @throws Error if there is no drawing, and for an arrow to an id that no node has
 */
export function readDrawing(): Drawing {
  const markdown = readFileSync(path.join(REPOSITORY, NOTE), 'utf8');
  const [, drawing] = /```mermaid\n([\s\S]*?)```/.exec(markdown) ?? [];
  if (drawing === undefined) throw new Error(`${NOTE} has no mermaid drawing: restore the diagram of the folders.`);
  const folders = new Map(
    [...drawing.matchAll(/(\w+)\["([\w/]+)[^"]*"\]/g)].map(([, id = '', name = '']) => [id, name]),
  );
  const find = (id: string): string => {
    const folder = folders.get(id);
    if (folder === undefined) throw new Error(`The drawing in ${NOTE} has an arrow to "${id}", which is not a node.`);
    return folder;
  };
  const arrows = [...drawing.matchAll(/^ *(\w+) --> (.+)$/gm)].flatMap(([, from = '', targets = '']) =>
    targets.split('&').map((target) => `${find(from)} --> ${find(target.trim())}`),
  );

  return { folders: [...folders.values()], arrows: new Set(arrows) };
}
