import fs from 'node:fs';
import path from 'node:path';

const projectFolder = path.resolve(__dirname, '../../..');

/** Something a page tells its readers about what the tools do not do, or do wrongly; a test proves it. */
export interface Statement {
  /** The page that says it. */
  page: string;
  /** Words of the page about it, verbatim but for line breaks: what leaves the page leaves its list, too. */
  quote: string;
  /** Where else it is said, by page. */
  alsoQuotedOn?: Readonly<Record<string, string | readonly string[]>>;
}

/** Every place that makes the statement, with its words. */
export function listPlaces({ page, quote, alsoQuotedOn = {} }: Statement): [page: string, quote: string][] {
  const others = Object.entries(alsoQuotedOn).flatMap(([other, said]) =>
    [said].flat().map((text): [string, string] => [other, text]),
  );
  return [[page, quote], ...others];
}

const pages = new Map<string, string>();

/** The text of a page with a blank for each line break, as readers see it. */
function readPage(page: string): string {
  const known = pages.get(page) ?? fs.readFileSync(path.join(projectFolder, page), 'utf8').replaceAll(/\s+/g, ' ');
  pages.set(page, known);
  return known;
}

/** The words of statements that their pages do not say (any more), as `page: words`. */
export function findLostWords(statements: readonly Statement[]): string[] {
  return statements
    .flatMap(listPlaces)
    .filter(([page, quote]) => !readPage(page).includes(quote))
    .map(([page, quote]) => `${page}: ${quote}`);
}
