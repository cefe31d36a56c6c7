import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { headingRank } from 'hast-util-heading-rank';
import { CONTINUE, EXIT, visit } from 'unist-util-visit';
import { PLUGIN_CLASSES } from './pageClasses';

/** What a page is part of. Pages outside of documentation and blog (home, search, the page for unknown addresses) are of the kind `page`. */
export type PageKind = 'docs' | 'blog' | 'page';

/** A change to the text of the file: characters `start` to `end`, none where both are the same, become `markup`. */
interface Edit {
  start: number;
  end: number;
  markup: string;
  /** End of the element that starts at `start`: it is replaced, or the markup goes before it. */
  elementEnd: number;
}

/**
 * One HTML file of a built site. The file is read and parsed when something of it is first asked for, and once; `replace` keeps text and tree in step.
 */
export class BuiltPage {
  /** Path below the folder of the build, with slashes: `docs/intro/index.html`. */
  readonly file: string;
  readonly #absolute: string;
  readonly #baseUrl: string;
  #source: string | undefined;
  #root: Root | undefined;
  /** Those of the tree; each step asks for some of them. */
  #elements: Element[] | undefined;
  #edits: Edit[] = [];

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

  /** The parsed page as it is now. Do not change it: changes go through `replace`. */
  get root(): Root {
    if (this.#root === undefined) {
      this.#root = fromHtml(this.#text);
      for (const edit of this.#edits) editTree(this.#root, edit);
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
    if (classes.includes(PLUGIN_CLASSES.docs)) return 'docs';
    return classes.includes(PLUGIN_CLASSES.blog) ? 'blog' : 'page';
  }

  /** The link by which the page names its own address. */
  get canonicalLink(): Element | undefined {
    return this.#filterHead('link').find(({ properties }) => [properties.rel].flat().includes('canonical'));
  }

  /** The path of the page's address, as the page names itself (`link rel="canonical"`), else after its folder. */
  get path(): string {
    const href = this.canonicalLink?.properties.href;
    if (typeof href === 'string' && URL.canParse(href)) return new URL(href).pathname;
    return this.#baseUrl + path.posix.dirname(this.file).replace(/^\.$/, '');
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

  /** @returns the source text of an element, without replacements */
  readMarkup({ position }: Element): string {
    return this.#text.slice(position?.start.offset, position?.end.offset);
  }

  /**
   * Puts other markup in the place of an element of this page, in the text and in the tree. The rest of the text stays as it is, character by character.
   *
   * @param element - from this page; may have been read before `release`
   * @param markup - any number of elements, or nothing
   * @throws Error for an element that is not in the file, such as one that `replace` has put there, or one that was replaced
   */
  replace(element: Element, markup: string): void {
    const { start, end } = this.#locate(element);
    this.#edit({ start, end, markup, elementEnd: end });
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

  /** How many changes have not been written yet. */
  get changeCount(): number {
    return this.#edits.length;
  }

  /** Writes the page if it was changed. Elements read before cannot be replaced any more. */
  save(): void {
    if (this.#edits.length > 0) this.rewrite(this.html);
  }

  /** Writes the page with another text. Elements read before cannot be replaced any more. */
  rewrite(html: string): void {
    writeFileSync(this.#absolute, html);
    this.#edits = [];
    this.release();
    this.#source = html;
  }

  /** Releases text and tree, which are read again on demand: the trees of a large site do not fit into memory together. */
  release(): void {
    this.#source = undefined;
    this.#root = undefined;
    this.#elements = undefined;
  }

  #locate(element: Element): { start: number; end: number } {
    const start = element.position?.start.offset;
    const end = element.position?.end.offset;
    const isReplaced = this.#edits.some((edit) => edit.start === start && edit.end > edit.start);
    if (start === undefined || end === undefined || isReplaced) {
      throw new Error(`${this.file}: there is no <${element.tagName}> in the file that could be replaced.`);
    }
    return { start, end };
  }

  #edit(edit: Edit): void {
    // What goes before an element comes before what takes its place.
    this.#edits = [...this.#edits, edit].sort((one, other) => one.start - other.start || one.end - other.end);
    if (this.#root === undefined) return;
    editTree(this.#root, edit);
    this.#elements = undefined;
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

function editTree(root: Root, { start, end, markup, elementEnd }: Edit): void {
  visit(root, 'element', (element, index, parent) => {
    if (element.position?.start.offset !== start || element.position.end.offset !== elementEnd) return CONTINUE;
    if (index === undefined || parent === undefined) return CONTINUE;
    const nodes = fromHtml(markup, { fragment: true }).children.filter(
      (node) => node.type === 'element' || node.type === 'text' || node.type === 'comment',
    );
    // Their positions are those in the markup, and not in the file.
    for (const node of nodes) visit(node, forgetPosition);
    parent.children.splice(index, end === start ? 0 : 1, ...nodes);
    return EXIT;
  });
}

function forgetPosition(node: Nodes): void {
  delete node.position;
}
