import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { cutContent, findContentRange, findRange, type SourceRange } from '../html/cutMarkup';
import { type Edit, editTree } from './editTree';
import { readRefreshTarget } from '../html/readRefreshTarget';
import { PAGE_CLASSES } from './pageClasses';

/** What a page is part of. Pages outside of documentation and blog (home, search, the page for unknown addresses) are of the kind `page`. */
export type PageKind = 'docs' | 'blog' | 'page';

/**
 * One HTML file of a built site. The file is read and parsed when something of it is first asked for, and once. Changes are kept in the page, text and tree in step, and are
 * written once, by `save`.
 */
export class BuiltPage {
  /** Path below the folder of the build, with slashes: `docs/intro/index.html`. */
  readonly file: string;
  readonly #absolute: string;
  readonly #baseUrl: string;
  /** Text of the file, to which all positions belong; it stays as it was read. */
  #source: string | undefined;
  #root: Root | undefined;
  /** Those of the tree; each step asks for some of them. */
  #elements: Element[] | undefined;
  #edits: Edit[] = [];
  #isKept = false;
  #isReleased = false;
  /** The finished page; once it was handed out, there are no more changes. */
  #bytes: Buffer | undefined;

  /**
   * @param folder - of the build, absolute
   * @param file - path below the folder, with slashes
   * @param baseUrl - path below which the site is served, with slashes at both ends
   */
  constructor(folder: string, file: string, baseUrl: string) {
    this.file = file;
    this.#absolute = path.join(folder, file);
    this.#baseUrl = baseUrl;
  }

  /** The text of the page as it is now, with all replacements. */
  get html(): string {
    let html = '';
    let end = 0;
    for (const edit of this.#edits) {
      html += this.#text.slice(end, edit.start) + edit.markup;
      end = edit.end;
    }
    return html + this.#text.slice(end);
  }

  /** The finished page as its file will be, for whoever measures or compares files. From now on the page cannot be changed. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.html);
    return this.#bytes;
  }

  /**
   * The parsed page as it is now. Do not change it: changes go through `replace` and its like.
   *
   * @throws Error when the tree was let go of
   */
  get root(): Root {
    if (this.#root === undefined) {
      if (this.#isReleased) {
        throw new Error(`${this.file}: the tree is gone. Read it in "readPage", or keep it there.`);
      }
      this.#root = fromHtml(this.#text);
    }
    return this.#root;
  }

  /** The element `html`. */
  get document(): Element {
    return requireChild(this.root, 'html', this.file);
  }

  get head(): Element {
    return requireChild(this.document, 'head', this.file);
  }

  /** What the page is about; redirects have none. */
  get main(): Element | undefined {
    return this.find('main');
  }

  /** `h1` to `h6`, in their order. */
  get headings(): Element[] {
    return this.#listed.filter((element) => headingRank(element) !== undefined);
  }

  /** Every element of the page, also in what a `template` or a `noscript` keeps for later. */
  get elements(): Element[] {
    return addTemplates(this.#listed);
  }

  get kind(): PageKind {
    const classes = listClasses(this.document);
    if (classes.includes(PAGE_CLASSES.docsPages)) return 'docs';
    return classes.includes(PAGE_CLASSES.blogPages) ? 'blog' : 'page';
  }

  /** The text of a page of the documentation; other pages have none. */
  get docText(): Element | undefined {
    return this.#findPart(PAGE_CLASSES.docMarkdown);
  }

  /** Texts of the breadcrumbs of a page of the documentation, its own included; the house of the start page has no text. */
  get crumbs(): string[] {
    const list = this.#findPart(PAGE_CLASSES.docBreadcrumbs);
    const items = list === undefined ? [] : listElements(list, ({ tagName }) => tagName === 'li');
    return items.map((item) => toString(item).trim()).filter((text) => text !== '');
  }

  /** Whether the page asks not to be found by searching (`noindex`). */
  get isNoindex(): boolean {
    return /\bnoindex\b/.test(this.getMeta('robots') ?? '');
  }

  /** Where the page leads to, as it is written, when it only leads to another one. */
  get redirectTarget(): string | undefined {
    const refresh = this.#filterHead('meta').find(({ properties }) =>
      [properties.httpEquiv].flat().includes('refresh'),
    );
    return refresh && readRefreshTarget(String(refresh.properties.content));
  }

  /** The link by which the page names its own address. */
  get canonicalLink(): Element | undefined {
    return this.#filterHead('link').find(({ properties }) => [properties.rel].flat().includes('canonical'));
  }

  /** The address by which the page names itself (`link rel="canonical"`). */
  get canonicalUrl(): URL | undefined {
    const href = this.canonicalLink?.properties.href;
    return typeof href === 'string' && URL.canParse(href) ? new URL(href) : undefined;
  }

  /** The path of the page's address, as the page names itself, else after its folder. */
  get path(): string {
    return this.canonicalUrl?.pathname ?? this.#baseUrl + path.posix.dirname(this.file).replace(/^\.$/, '');
  }

  /** Addresses of the scripts the page names, as written. */
  get scripts(): string[] {
    return this.filter('script').flatMap(({ properties: { src } }) => (typeof src === 'string' ? [src] : []));
  }

  /** The links to stylesheets, in their order. */
  get stylesheets(): Element[] {
    return this.#filterHead('link').filter(({ properties }) => [properties.rel].flat().includes('stylesheet'));
  }

  /** @returns the content of the first `meta` with that `name` or `property` */
  getMeta(name: string): string | undefined {
    const content = this.findMeta(name)?.properties.content;
    return typeof content === 'string' ? content : undefined;
  }

  /** @returns the first `meta` with that `name` or `property` */
  findMeta(name: string): Element | undefined {
    return this.#filterHead('meta').find(({ properties }) => properties.name === name || properties.property === name);
  }

  /** @returns the first element with that name */
  find(tagName: string): Element | undefined {
    return this.#listed.find((element) => element.tagName === tagName);
  }

  /** @returns all elements with that name, in their order */
  filter(tagName: string): Element[] {
    return this.#listed.filter((element) => element.tagName === tagName);
  }

  /** @returns the source text of an element, without replacements; none for one that is not in the file */
  readMarkup(element: Element): string {
    const range = findRange(element);
    return range === undefined ? '' : this.#text.slice(range.start, range.end);
  }

  /** @returns the source text of what is in an element, like `readMarkup` */
  readContent(element: Element): string {
    return cutContent(this.#text, element);
  }

  /**
   * Puts other markup in the place of an element of this page, in the text and in the tree. The rest of the text stays as it is, character by character.
   *
   * @param element - from this page; may have been read before `release`
   * @param markup - any number of elements, or nothing
   * @throws Error for an element that is not in the file, such as one that a change has put there; for one that was replaced or has a changed part; after `bytes`
   */
  replace(element: Element, markup: string): void {
    const { start, end } = this.#locate(element);
    // The change of a part would be lost, or stand beside the whole.
    if (this.#edits.some((edit) => edit.start > start && edit.start < end)) {
      throw new Error(`${this.file}: a part of <${element.tagName}> was changed before the whole was replaced.`);
    }
    this.#edit({ start, end, markup, elementEnd: end });
  }

  /**
   * Puts other markup between the tags of an element.
   *
   * @throws Error like `replace`, and for an element that is empty
   */
  replaceContent(element: Element, content: string): void {
    const { start, end } = this.#locate(element);
    const inner = findContentRange(element);
    if (inner === undefined) throw new Error(`${this.file}: <${element.tagName}> has no content to replace.`);
    this.replace(element, this.#text.slice(start, inner.start) + content + this.#text.slice(inner.end, end));
  }

  /**
   * Writes another attribute into the tag of an element.
   *
   * @param attribute - as it is written: `aria-hidden=true`
   * @throws Error like `replace`
   */
  addAttribute(element: Element, attribute: string): void {
    const { start, end } = this.#locate(element);
    const nameEnd = start + '<'.length + element.tagName.length;
    const rest = this.#text.slice(nameEnd, end);
    // A value without quotes would take the slash of `<svg/>` for its own.
    const space = rest.startsWith('/') ? ' ' : '';
    this.replace(element, `${this.#text.slice(start, nameEnd)} ${attribute}${space}${rest}`);
  }

  /**
   * Puts markup before an element of this page, which may be replaced later.
   *
   * @throws Error like `replace`
   */
  insertBefore(element: Element, markup: string): void {
    const { start, end } = this.#locate(element);
    this.#edit({ start, end: start, markup, elementEnd: end });
  }

  /** Writes the file if the page was changed. */
  save(): void {
    if (this.#edits.length > 0) writeFileSync(this.#absolute, this.bytes);
  }

  /** Has `release` leave the tree where it is: for the few pages that a step looks at again when all have been read. */
  keep(): void {
    this.#isKept = true;
  }

  /** Lets go of the tree, which takes some ten times as much memory as the text. Text and changes stay. */
  release(): void {
    if (this.#isKept) return;
    this.#isReleased = true;
    this.#root = undefined;
    this.#elements = undefined;
  }

  #locate(element: Element): SourceRange {
    const range = findRange(element);
    const isReplaced = ({ start, end }: Edit): boolean =>
      range !== undefined && end > start && start <= range.start && end >= range.end;
    if (range === undefined || this.#edits.some(isReplaced)) {
      throw new Error(`${this.file}: there is no <${element.tagName}> in the file that could be replaced.`);
    }
    return range;
  }

  #edit(edit: Edit): void {
    if (this.#bytes !== undefined) {
      throw new Error(`${this.file} is finished: the step that changes it has to go before those that measure files.`);
    }
    // What goes before an element comes before what takes its place.
    this.#edits = [...this.#edits, edit].sort((one, other) => one.start - other.start || one.end - other.end);
    if (this.#root === undefined) return;
    editTree(this.#root, edit);
    this.#elements = undefined;
  }

  #findPart(className: string): Element | undefined {
    const { main } = this;
    return main && findElement(main, (element) => listClasses(element).includes(className));
  }

  #filterHead(tagName: string): Element[] {
    return listChildren(this.head).filter((element) => element.tagName === tagName);
  }

  get #listed(): Element[] {
    this.#elements ??= listElements(this.root);
    return this.#elements;
  }

  get #text(): string {
    this.#source ??= readFileSync(this.#absolute, 'utf8');
    return this.#source;
  }
}

/** @returns the classes of an element, in their order */
export function listClasses({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/** @returns the first element of a tree that is wanted, the tree itself included */
export function findElement(tree: Nodes, isWanted: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!isWanted(element)) return CONTINUE;
    found = element;
    return EXIT;
  });
  return found;
}

/** @returns all elements of a tree, or those that are wanted, in their order, the tree itself included */
export function listElements(tree: Nodes, isWanted: (element: Element) => boolean = () => true): Element[] {
  const found: Element[] = [];
  // By hand: `visit` makes a function of each node, which took a fifth of the time of all steps after the build.
  const list = (node: Nodes): void => {
    if (node.type === 'element' && isWanted(node)) found.push(node);
    if ('children' in node) for (const child of node.children) list(child);
  };
  list(tree);
  return found;
}

/** The elements and, behind each `template`, those in its content, which is a tree of its own. */
function addTemplates(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) =>
    element.content === undefined ? [element] : [element, ...addTemplates(listElements(element.content))],
  );
}

function listChildren(parent: Root | Element): Element[] {
  const elements: Element[] = [];
  for (const node of parent.children) if (node.type === 'element') elements.push(node);
  return elements;
}

function requireChild(parent: Root | Element, tagName: string, file: string): Element {
  const child = listChildren(parent).find((element) => element.tagName === tagName);
  // The parser adds what a file leaves out.
  if (child === undefined) throw new Error(`${file} has no <${tagName}>.`);
  return child;
}
