import { readFileSync } from 'node:fs';
import path from 'node:path';
import { OTHER_WORDS } from '../../config/otherWords';
import type { BuiltPage, PageKind } from '../../lib/built-pages/BuiltPage';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import type { SheetOfPages } from '../../plugins/built-pages/styles/findLosses';
import { PageUse } from '../../plugins/built-pages/styles/PageUse';
import { readLateProperties } from '../../plugins/built-pages/styles/readLateProperties';
import { listInlineWords, readScriptWords } from '../../plugins/built-pages/styles/readScriptWords';

/** A built site as far as its stylesheets are about it. */
export interface BuiltStyles {
  pages: readonly StyledPage[];
  /** By address, with what the finished pages have that link to it. */
  sheets: ReadonlyMap<string, SheetOfPages>;
  /** What scripts can bring to pages. */
  words: ReadonlySet<string>;
}

interface StyledPage {
  path: string;
  kind: PageKind;
  /** Addresses of its stylesheet: as the page links to it, and as the generator wrote it. */
  href: string;
  source: string;
}

/**
 * Reads pages, stylesheets and scripts of a site that was built for the root of a host.
 *
 * @param folder - of the build, absolute
 * @throws Error for a page that has not exactly one stylesheet of the site
 */
export function readBuiltStyles(folder: string): BuiltStyles {
  const pages: StyledPage[] = [];
  const scripts = new Set<string>();
  const inlineWords = new Set<string>();
  const sheets = new Map<string, SheetOfPages>();
  for (const page of readBuiltPages(folder, '/')) {
    const styled = describePage(page);
    pages.push(styled);
    for (const src of page.scripts) scripts.add(src.slice(1));
    for (const word of listInlineWords(page)) inlineWords.add(word);
    const sheet = sheets.get(styled.href) ?? readSheet(folder, styled);
    sheets.set(styled.href, sheet);
    sheet.use.add(page);
    page.release();
  }
  const linked = new Set(pages.flatMap(({ href, source }) => [href.slice(1), source.slice(1)]));

  return {
    pages,
    sheets,
    words: new Set([
      ...readScriptWords(folder, scripts, OTHER_WORDS),
      ...inlineWords,
      ...readLateProperties(folder, linked),
    ]),
  };
}

function describePage(page: BuiltPage): StyledPage {
  const [link, ...others] = page.stylesheets;
  const { href, dataHref } = link?.properties ?? {};
  if (typeof href !== 'string' || typeof dataHref !== 'string' || others.length > 0) {
    throw new Error(`${page.file} has to have one stylesheet, which says what it was made of.`);
  }

  return { path: page.path, kind: page.kind, href, source: dataHref };
}

function readSheet(folder: string, { href, source }: StyledPage): SheetOfPages {
  const read = (address: string): string => readFileSync(path.join(folder, address), 'utf8');

  return { before: read(source), after: read(href), use: new PageUse() };
}
