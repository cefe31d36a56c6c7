import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import { listFiles } from './listFiles';

/** Anything in a script that could be a class, an element or a custom property, whole. */
const WORD = /[\w-]+/g;

/** Part of a file's name that the bundler makes of its content: scripts that load the file name it. */
const CONTENT_HASH = /\.([\da-f]{8,})\.js$/;

/** Where the bundler puts scripts, and nothing but what pages load, at once or later. */
const BUNDLED = 'assets/js/';

/** Names of classes and elements that scripts have for something else. They count wherever else they are, in scripts and on pages. */
export type OtherWords = { words: readonly string[]; reason: string } & (
  | { /** Exact texts around the words, in whatever script. */ texts: readonly string[] }
  | { /** Name of the script, without its hash. */ script: string }
);

/**
 * Reads the scripts that pages name, the scripts those can load, and so on.
 *
 * @param folder - of the build, absolute
 * @param entries - paths below the folder of the scripts that pages name
 * @param others - words that are left out where they mean something else
 * @returns the words of all of them
 * @throws Error for a script of the bundler to which none of these leads: what it can show would lose its rules
 */
export function readScriptWords(
  folder: string,
  entries: Iterable<string>,
  others: readonly OtherWords[],
): ReadonlySet<string> {
  const all = new Set<string>();
  const waiting = [...entries];
  const unread = new Set(listFiles(folder, '.js'));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (!unread.delete(file)) continue;
    const text = readFileSync(path.join(folder, file), 'utf8');
    const words = listWords(text);
    for (const other of unread) if (isNamed(other, text, words)) waiting.push(other);
    for (const other of others) leaveOut(other, file, text, words);
    for (const word of words) all.add(word);
  }
  rejectUnread([...unread].filter((file) => file.startsWith(BUNDLED)));
  return all;
}

function rejectUnread(files: readonly string[]): void {
  if (files.length === 0) return;
  throw new Error(
    `Pages may load ${files.join(', ')}, but no script that was read names it, so its classes were not read either. ` +
      'Correct isNamed in plugins/built-pages/styles/readScriptWords.ts: the bundler may write names of files in another way now. ' +
      'If no page can load it, do not build it.',
  );
}

/** @returns the words of the scripts that stand in a page */
export function listInlineWords(page: BuiltPage): ReadonlySet<string> {
  const scripts = page.filter('script').filter(({ properties }) => properties.type === undefined);
  return listWords(scripts.map((script) => page.readMarkup(script)).join('\n'));
}

function listWords(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(WORD), ([word]) => word));
}

/** @param words - of the script; what means something else wherever it is in the script is taken out */
function leaveOut(other: OtherWords, file: string, text: string, words: Set<string>): void {
  const known = other.words.filter((word) => words.has(word));
  if (known.length === 0) return;
  if ('script' in other) {
    if (other.script !== path.posix.basename(file).split('.')[0]) return;
    for (const word of known) words.delete(word);
    return;
  }
  const rest = other.texts.reduce((cut, part) => cut.replaceAll(part, ' '), text);
  const left = listWords(rest);
  for (const word of known) if (!left.has(word)) words.delete(word);
}

/** The bundler's runtime puts the names of files together from a table of hashes; other scripts have them whole. */
function isNamed(file: string, text: string, words: ReadonlySet<string>): boolean {
  const [, hash] = CONTENT_HASH.exec(file) ?? [];
  return (hash !== undefined && words.has(hash)) || text.includes(path.posix.basename(file));
}
