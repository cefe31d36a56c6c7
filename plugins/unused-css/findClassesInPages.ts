import { readFile } from 'node:fs/promises';
import { findPages } from '../../lib/pages/findPages';
import { listClasses } from '../../lib/pages/listClasses';

/** Which of the given classes occur in the HTML files below a folder. */
export async function findClassesInPages(folder: string, classNames: ReadonlySet<string>): Promise<string[]> {
  const found = new Set<string>();
  for (const page of await findPages(folder)) {
    for (const name of listClasses(await readFile(page, 'utf8'))) if (classNames.has(name)) found.add(name);
  }
  return [...found].sort();
}
