import type { Element } from 'hast';
import { headingRank } from 'hast-util-heading-rank';
import { convertElement } from 'hast-util-is-element';
import { listClasses } from '../../../lib/built-pages/BuiltPage';
import { PAGE_CLASSES } from '../../../lib/built-pages/pageClasses';
import { listCodeWords } from '../shared/tokenize';
import type { Hierarchy, RecordType, SearchRecord } from '../shared/types';
import {
  findGeneratedBlocks,
  listDeclaredNames,
  listLateMessages,
  listMessages,
  readCode,
  readCodeTitle,
} from './codeBlocks';
import type { PageMetadata } from './readPageMetadata';
import {
  containsBlock,
  containsHeading,
  isInline,
  isSkipped,
  readRawText,
  readRow,
  readText,
  normalizeWhitespace,
} from './readText';

/** Elements whose text is one record. */
const isTextElement = convertElement(['p', 'li', 'tr', 'dt', 'dd', 'figcaption', 'summary', 'caption']);

/** Heading of a page's last section, which is not indexed, because it only links to other pages. */
const CLOSING_HEADING = 'Next';

/** Rank of a page by its kind; higher is better. */
const RANK = { docs: 3, page: 2, blog: 1 } as const;

/**
 * Reads the records of one page. Data that depends on other pages (`lvl0` and the number of links) is still missing.
 *
 * @param content - element from `findContent`
 * @param origin - origin of the site
 */
export function readPageRecords(metadata: PageMetadata, content: Element, origin: string): SearchRecord[] {
  const { records } = new PageReader(metadata, content, origin);
  const [first] = records;
  if (first !== undefined) {
    if (metadata.keywords.length > 0) first.keywords = metadata.keywords;
    if (metadata.description !== '') first.content = metadata.description;
  }
  return records;
}

/** Traverses a page and tracks the current headings. */
class PageReader {
  readonly records: SearchRecord[] = [];
  readonly #page: PageMetadata;
  readonly #address: string;
  readonly #content: Element;
  readonly #generated: ReadonlySet<Element>;
  readonly #hierarchy: Hierarchy = { lvl0: '', lvl1: '', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  #anchor: string | null = null;
  #level = 1;
  #section: SearchRecord | undefined;
  #isClosing = false;
  /** Id of the closest element around a heading that has no id of its own. */
  #outerId: string | undefined;

  constructor(page: PageMetadata, content: Element, origin: string) {
    this.#page = page;
    this.#address = origin + page.path;
    this.#content = content;
    this.#generated = findGeneratedBlocks(content);
    this.#readChildren(content);
  }

  #read(element: Element): void {
    if (isSkipped(element)) return;
    const level = headingRank(element);
    if (level !== undefined) this.#isClosing = readText(element) === CLOSING_HEADING;
    if (this.#isClosing) return;
    if (level !== undefined) {
      this.#readHeading(element, level);
      return;
    }
    if (this.#hierarchy.lvl1 === '' && !containsHeading(element)) return;
    if (this.#page.isList && this.#section !== undefined) return;

    if (listClasses(element).includes(PAGE_CLASSES.codeBlock)) this.#readCodeBlock(element);
    else if (isTextElement(element) && !containsBlock(element)) {
      // The summary of `FoldedFiles` repeats the names of its files.
      if (this.#generated.has(element)) return;
      this.#addText(element.tagName === 'tr' ? readRow(element) : readText(element));
      for (const messages of listLateMessages(element, this.#content)) this.#addText(messages);
    } else {
      this.#outerId = readId(element) ?? this.#outerId;
      this.#readChildren(element);
    }
  }

  #readHeading(element: Element, level: number): void {
    this.#level = level;
    // A second title starts no section. The text after it belongs to the current section.
    if (level === 1 && this.#hierarchy.lvl1 !== '') return;
    openSection(this.#hierarchy, level, readText(element));
    this.#anchor = level === 1 ? null : (readId(element) ?? this.#outerId ?? this.#anchor);
    this.#outerId = undefined;
    // Heading levels are 1 to 6, and each has a record type.
    this.#section = this.#add(`lvl${level}` as RecordType, null);
  }

  #readCodeBlock(block: Element): void {
    if (this.#section === undefined) return;
    const code = readCode(block);
    for (const message of listMessages(code)) this.#addText(message);
    const isGenerated = this.#generated.has(block);
    const title = isGenerated ? undefined : readCodeTitle(block);
    if (title !== undefined) this.#add('content', title);
    const names = isGenerated ? listDeclaredNames(code) : listCodeWords(code);
    this.#section.code = [...new Set([...(this.#section.code ?? []), ...names])];
  }

  /**
   * Reads the children of an element. Text next to blocks, as in a list item that contains a list, becomes a separate
   * record.
   */
  #readChildren(element: Element): void {
    let loose = '';
    const flush = (): void => {
      if (isTextElement(element)) this.#addText(normalizeWhitespace(loose));
      loose = '';
    };
    for (const child of element.children) {
      if (child.type === 'text') loose += child.value;
      else if (child.type === 'element' && isInline(child)) loose += readRawText(child);
      else if (child.type === 'element') {
        flush();
        this.#read(child);
      }
    }
    flush();
  }

  #addText(text: string): void {
    if (text.length > 1 && this.#section !== undefined) this.#add('content', text);
  }

  #add(type: RecordType, content: string | null): SearchRecord {
    const record: SearchRecord = {
      objectID: `${this.#page.path}-${this.records.length}`,
      url: this.#anchor === null ? this.#address : `${this.#address}#${this.#anchor}`,
      url_without_anchor: this.#address,
      anchor: this.#anchor,
      type,
      hierarchy: { ...this.#hierarchy },
      content,
      language: this.#page.language,
      docusaurus_tag: this.#page.tag,
      weight: {
        page_rank: RANK[this.#page.kind],
        links: 0,
        level: type === 'content' ? 0 : 110 - this.#level * 10,
        position: this.records.length,
      },
    };
    this.records.push(record);
    return record;
  }
}

function openSection(hierarchy: Hierarchy, level: number, text: string): void {
  if (level === 1) hierarchy.lvl1 = text;
  for (const deeper of [2, 3, 4, 5, 6] as const) {
    if (deeper === level) hierarchy[`lvl${deeper}`] = text;
    else if (deeper > level) hierarchy[`lvl${deeper}`] = null;
  }
}

function readId({ properties: { id } }: Element): string | undefined {
  return typeof id === 'string' ? id : undefined;
}
