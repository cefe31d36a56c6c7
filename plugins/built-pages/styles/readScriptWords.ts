import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Anything in a script that could be a class, an element or a custom property, whole. */
const WORD = /[\w-]+/g;

/** Part of a file's name that the bundler makes of its content: scripts that load the file name it. */
const CONTENT_HASH = /\.([\da-f]{8,})\.js$/;

/**
 * Reads the scripts that pages name, the scripts those can load, and so on.
 *
 * @param folder - of the build, absolute
 * @param entries - paths below the folder of the scripts that pages name
 * @returns the words of each script, by its path below the folder
 */
export function readScriptWords(folder: string, entries: Iterable<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const words = new Map<string, ReadonlySet<string>>();
  const waiting = [...entries];
  const others = new Set(listScripts(folder));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (words.has(file) || !existsSync(path.join(folder, file))) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    const own = new Set(Array.from(text.matchAll(WORD), ([word]) => word));
    words.set(file, own);
    others.delete(file);
    for (const other of others) if (isNamed(other, text, own)) waiting.push(other);
  }
  return words;
}

function listScripts(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.js'));
}

/** The bundler's runtime puts the names of files together from a table of hashes; other scripts have them whole. */
function isNamed(file: string, text: string, words: ReadonlySet<string>): boolean {
  const [, hash] = CONTENT_HASH.exec(file) ?? [];
  return (hash !== undefined && words.has(hash)) || text.includes(path.posix.basename(file));
}
