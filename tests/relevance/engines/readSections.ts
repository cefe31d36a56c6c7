import type { Element, Nodes } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { type BuiltPage, listClasses } from '../../../lib/built-pages/BuiltPage';
import { PAGE_CLASSES } from '../../../lib/built-pages/pageClasses';
import { readBuiltPages } from '../../../lib/built-pages/readBuiltPages';
import { readCode, readCodeTitle } from '../../../plugins/site-search/records/codeBlocks';
import { findContent } from '../../../plugins/site-search/records/readPageMetadata';
import { isInline, isSkipped, readText } from '../../../plugins/site-search/records/readText';
import { SITE_FOLDER } from '../../support/sites';
import { toAddress } from '../ownSearch';

/** A page with its content element, which contains no navigation. */
export interface ContentPage {
  page: BuiltPage;
  content: Element;
}

/** A heading and everything that readers see below it, up to the next heading. */
export interface CompleteSection {
  id: number;
  address: string;
  title: string;
  /** The headings above, the text and the code. */
  text: string;
}

/** @param paths - paths of the pages that the site's own search finds */
export function readContentPages(paths: ReadonlySet<string>): ContentPage[] {
  return readBuiltPages(SITE_FOLDER, '/')
    .filter((page) => page.file.endsWith('index.html') && paths.has(page.path))
    .flatMap((page) => {
      const content = findContent(page);
      return content === undefined ? [] : [{ page, content }];
    });
}

/** Reads the complete texts of all sections, without controls such as buttons. */
export function readSections(pages: readonly ContentPage[]): CompleteSection[] {
  return pages
    .flatMap(({ page, content }) => new SectionReader(page.path, content).sections)
    .map((section, id) => ({ ...section, id }));
}

class SectionReader {
  readonly sections: Omit<CompleteSection, 'id'>[] = [];
  readonly #path: string;
  readonly #headings: string[] = [];
  #anchor = '';
  /** Id of the closest element around a heading that has no id of its own. */
  #outerId: string | undefined;

  constructor(path: string, content: Element) {
    this.#path = path;
    this.#read(content);
  }

  #read(node: Nodes): void {
    if (node.type === 'text') this.#add(node.value);
    if (node.type !== 'element' || (isSkipped(node) && node.tagName !== 'thead')) return;
    const level = headingRank(node);
    const id = typeof node.properties.id === 'string' ? node.properties.id : undefined;
    if (level !== undefined && (level > 1 || this.sections.length === 0)) this.#open(readText(node), level, id);
    else if (listClasses(node).includes(PAGE_CLASSES.codeBlock))
      this.#add(`\n${readCodeTitle(node) ?? ''}\n${readCode(node)}\n`);
    else {
      this.#outerId = id ?? this.#outerId;
      for (const child of node.children) this.#read(child);
      if (!isInline(node)) this.#add('\n');
    }
  }

  #open(title: string, level: number, id: string | undefined): void {
    this.#headings.length = Math.min(this.#headings.length, level - 1);
    if (level > 1) this.#anchor = id ?? this.#outerId ?? this.#anchor;
    this.#outerId = undefined;
    const address = toAddress(this.#path) + (this.#anchor === '' ? '' : `#${this.#anchor}`);
    this.sections.push({ address, title, text: `${this.#headings.join('\n')}\n` });
    this.#headings.push(title);
  }

  #add(text: string): void {
    const section = this.sections.at(-1);
    if (section !== undefined) section.text += text;
  }
}
