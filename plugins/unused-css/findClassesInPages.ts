import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The value of a class attribute, in quotes or, in minified pages, without. */
const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Which of the given classes occur in the HTML files below a folder. */
export async function findClassesInPages(folder: string, classNames: ReadonlySet<string>): Promise<string[]> {
  const found = new Set<string>();
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8');
    for (const [, quoted, singleQuoted, bare] of html.matchAll(CLASS_ATTRIBUTE)) {
      const names = (quoted ?? singleQuoted ?? bare ?? '').split(/\s+/);
      for (const name of names) if (classNames.has(name)) found.add(name);
    }
  }
  return [...found].sort();
}
