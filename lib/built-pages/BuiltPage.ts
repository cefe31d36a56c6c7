import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { headingRank } from 'hast-util-heading-rank';
import { toString } from 'hast-util-to-string';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { writeFileAtomically } from '../files/writeFileAtomically';
import { findRange, type SourceRange } from '../html/sourceRanges';
import { parseRefreshTarget } from '../html/parseRefreshTarget';
import { removeSiteName } from '../html/removeSiteName';
import { PAGE_CLASSES } from './pageClasses';

/**
 * Part of the site that a page belongs to. `page` means any page outside documentation and blog, such as home,
 * search and 404.
 */
export type PageKind = 'docs' | 'blog' | 'page';

/** An edit of a source text: `markup` replaces the characters in the range, or is inserted at an empty range. */
interface Edit extends SourceRange {
  markup: string;
}

/**
 * One HTML file of a built site.
 *
 * The file is read and parsed once, on first access. An edit changes `html` but not the tree, which always shows the
 * file as the generator has written it. `save` writes the file.
 */
export class BuiltPage {
  /** Path relative to the build folder, with slashes: `docs/intro/index.html`. */
  readonly file: string;
  readonly #absolutePath: string;
  readonly #baseUrl: string;
  /** Source text of the file. It never changes, because the positions in the tree refer to it. */
  #source: string | undefined;
  #root: Root | undefined;
  /** All elements of the tree without the contents of `template`, cached because several steps ask for them. */
  #elements: Element[] | undefined;
  #edits: Edit[] = [];
  #isTreeReleased = false;
  /** Final content of the file. Once it exists, edits throw an error. */
  #bytes: Buffer | undefined;

  /**
   * @param folder - absolute path of the build folder
   * @param file - path relative to `folder`, with slashes
   * @param baseUrl - path under which the site is served, with slashes at both ends
   */
  constructor(folder: string, file: string, baseUrl: string) {
    this.file = file;
    this.#absolutePath = path.join(folder, file);
    this.#baseUrl = baseUrl;
  }

  /** Source text of the file with all edits applied. */
  get html(): string {
    let html = '';
    let end = 0;
    for (const edit of this.#edits) {
      html += this.#text.slice(end, edit.start) + edit.markup;
      end = edit.end;
    }
    return html + this.#text.slice(end);
  }

  /** Final content of the file, for steps that measure or hash files. After the first access, edits throw an error. */
  get bytes(): Buffer {
    this.#bytes ??= Buffer.from(this.html);
    return this.#bytes;
  }

  /**
   * Parsed page without edits. Read-only: edit with `replace` or `insertBefore`.
   *
   * @throws Error if the tree was released
   */
  get root(): Root {
    if (this.#root === undefined) {
      if (this.#isTreeReleased) {
        throw new Error(`${this.file}: The parsed tree was released. Read it in "readPage".`);
      }
      this.#root = fromHtml(this.#text);
    }
    return this.#root;
  }

  get document(): Element {
    // The casts here and below are safe: the HTML parser adds missing `html` and `head` elements.
    return this.find('html') as Element;
  }

  get head(): Element {
    return this.find('head') as Element;
  }

  /** Title of the page without the name of the site; an empty string for a page without a title. */
  get title(): string {
    const element = this.find('title');
    return element === undefined ? '' : removeSiteName(toString(element));
  }

  /** The `main` element; redirects have none. */
  get main(): Element | undefined {
    return this.find('main');
  }

  /** Elements `h1` to `h6` in document order, without the contents of `template`. */
  get headings(): Element[] {
    return this.#treeElements.filter((element) => headingRank(element) !== undefined);
  }

  /** All elements in document order, including the contents of `template` and `noscript`. */
  get elements(): Element[] {
    return addTemplates(this.#treeElements);
  }

  get kind(): PageKind {
    const classes = listClasses(this.document);
    if (classes.includes(PAGE_CLASSES.docsPages)) return 'docs';
    return classes.includes(PAGE_CLASSES.blogPages) ? 'blog' : 'page';
  }

  /** Content element of a documentation page; undefined on other pages. */
  get docContent(): Element | undefined {
    return this.#findByClass(PAGE_CLASSES.docMarkdown);
  }

  /**
   * Breadcrumb texts of a documentation page; the last one is the label of the page itself. Empty for other
   * pages. The home icon has no text and is omitted.
   */
  get breadcrumbs(): string[] {
    const list = this.#findByClass(PAGE_CLASSES.docBreadcrumbs);
    const items = list === undefined ? [] : listElements(list, ({ tagName }) => tagName === 'li');
    return items.map((item) => toString(item).trim()).filter((text) => text !== '');
  }

  /** Whether the page excludes itself from search engines with `noindex`. */
  get isNoindex(): boolean {
    return /\bnoindex\b/.test(this.getMeta('robots') ?? '');
  }

  /** Target of a redirect page, as written in its `meta` refresh; undefined on other pages. */
  get redirectTarget(): string | undefined {
    const refresh = this.#filterHead('meta').find(({ properties }) =>
      [properties.httpEquiv].flat().includes('refresh'),
    );
    return refresh && parseRefreshTarget(String(refresh.properties.content));
  }

  get canonicalLink(): Element | undefined {
    return this.#filterHead('link').find(({ properties }) => [properties.rel].flat().includes('canonical'));
  }

  /** Canonical URL of the page; undefined if it has none or it is invalid. */
  get canonicalUrl(): URL | undefined {
    const href = this.canonicalLink?.properties.href;
    return typeof href === 'string' && URL.canParse(href) ? new URL(href) : undefined;
  }

  /**
   * Path of the page from the root of the host, such as `/docs/intro`. It is the path of the canonical URL, or of the
   * folder that contains the file if the page has no canonical URL.
   */
  get path(): string {
    return this.canonicalUrl?.pathname ?? this.#baseUrl + path.posix.dirname(this.file).replace(/^\.$/, '');
  }

  /** @returns content of the first `meta` element in the head with this `name` or `property`; undefined without one */
  getMeta(name: string): string | undefined {
    const content = this.findMeta(name)?.properties.content;
    return typeof content === 'string' ? content : undefined;
  }

  /** @returns first `meta` element in the head with this `name` or `property`; undefined without one */
  findMeta(name: string): Element | undefined {
    return this.#filterHead('meta').find(({ properties }) => properties.name === name || properties.property === name);
  }

  /** @returns first element with this tag name, undefined without one; the contents of `template` are not searched */
  find(tagName: string): Element | undefined {
    return this.#treeElements.find((element) => element.tagName === tagName);
  }

  /** @returns all elements with this tag name, in document order; the contents of `template` are not searched */
  filter(tagName: string): Element[] {
    return this.#treeElements.filter((element) => element.tagName === tagName);
  }

  /** @returns source text of an element, without edits; an empty string if the HTML parser has added the element */
  readMarkup(element: Element): string {
    const range = findRange(element);
    return range === undefined ? '' : this.#text.slice(range.start, range.end);
  }

  /**
   * Replaces an element with other markup in `html`. All other characters of the file stay unchanged. `save` writes the
   * file.
   *
   * @param element - element of this page, possibly read before the tree was released
   * @param markup - any number of elements, or an empty string
   * @throws Error if a descendant of the element was edited, or after the first access to `bytes`. Also throws if the
   *   element is not in the file, because the HTML parser added it, or because an edit replaced it.
   */
  replace(element: Element, markup: string): void {
    const { start, end } = this.#locate(element);
    // The edit of the descendant would be lost or duplicated.
    if (this.#edits.some((edit) => edit.start > start && edit.start < end)) {
      throw new Error(
        `${this.file}: <${element.tagName}> cannot be replaced, because one of its descendants was edited. Replace it before the descendant is edited.`,
      );
    }
    this.#edit({ start, end, markup });
  }

  /**
   * Inserts markup before an element in `html`. The element can still be replaced later.
   *
   * @throws Error after the first access to `bytes`. Also throws if the element is not in the file: the HTML parser
   *   added it, or an edit replaced it.
   */
  insertBefore(element: Element, markup: string): void {
    const { start } = this.#locate(element);
    this.#edit({ start, end: start, markup });
  }

  /**
   * Writes the file if the page was edited. The file is replaced atomically, because the blog plugin may be reading it
   * for the feeds.
   */
  async save(): Promise<void> {
    if (this.#edits.length > 0) await writeFileAtomically(this.#absolutePath, this.bytes);
  }

  /**
   * Frees the tree, which takes about ten times as much memory as the source text. Source text and edits stay.
   */
  releaseTree(): void {
    this.#isTreeReleased = true;
    this.#root = undefined;
    this.#elements = undefined;
  }

  #locate(element: Element): SourceRange {
    const range = findRange(element);
    const isReplaced = ({ start, end }: Edit): boolean =>
      range !== undefined && end > start && start <= range.start && end >= range.end;
    if (range === undefined || this.#edits.some(isReplaced)) {
      throw new Error(
        `${this.file}: <${element.tagName}> is not in the file: the HTML parser has added it, or an edit has replaced it. Make this edit before the other one, or edit an element of the file.`,
      );
    }
    return range;
  }

  #edit(edit: Edit): void {
    if (this.#bytes !== undefined) {
      throw new Error(
        `${this.file}: A step edits the page after another step has read its final content. Edit the page in "readPage", or put the editing step before the other one in the list of steps.`,
      );
    }
    // An insertion before an element sorts before the element's replacement.
    this.#edits = [...this.#edits, edit].sort((one, other) => one.start - other.start || one.end - other.end);
  }

  #findByClass(className: string): Element | undefined {
    const { main } = this;
    return main && findElement(main, (element) => listClasses(element).includes(className));
  }

  #filterHead(tagName: string): Element[] {
    return this.head.children.filter((node): node is Element => node.type === 'element' && node.tagName === tagName);
  }

  get #treeElements(): Element[] {
    this.#elements ??= listElements(this.root);
    return this.#elements;
  }

  get #text(): string {
    this.#source ??= readFileSync(this.#absolutePath, 'utf8');
    return this.#source;
  }
}

/** @returns class names of an element, in order; empty if it has none */
export function listClasses({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : [];
}

/**
 * @returns first matching element of a tree, including its root; undefined if none matches. The contents of `template`
 *   are not searched.
 */
export function findElement(tree: Nodes, isMatch: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!isMatch(element)) return CONTINUE;
    found = element;
    return EXIT;
  });
  return found;
}

/**
 * @param isMatch - by default, every element matches
 * @returns all matching elements of a tree in document order, including its root, without the contents of `template`
 */
export function listElements(tree: Nodes, isMatch: (element: Element) => boolean = () => true): Element[] {
  const found: Element[] = [];
  // A plain recursion, because `visit` creates a function for each node. That took 20% of the total time in the
  // post-build steps.
  const list = (node: Nodes): void => {
    if (node.type === 'element' && isMatch(node)) found.push(node);
    if ('children' in node) for (const child of node.children) list(child);
  };
  list(tree);
  return found;
}

/** Inserts after each `template` the elements of its content, which is a separate tree. */
function addTemplates(elements: readonly Element[]): Element[] {
  return elements.flatMap((element) =>
    element.content === undefined ? [element] : [element, ...addTemplates(listElements(element.content))],
  );
}
