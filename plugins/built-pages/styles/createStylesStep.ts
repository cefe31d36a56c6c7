import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import type { BuiltPage, PageKind } from '../../../lib/built-pages/BuiltPage';
import type { BuiltSite, PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { findLosses, type SheetOfPages } from './findLosses';
import { PageUse } from './PageUse';
import { readLateProperties } from './readLateProperties';
import { listInlineWords, type OtherWords, readScriptWords } from './readScriptWords';
import { removeUnusedCss } from './removeUnusedCss';

export interface StylesOptions {
  /** What scripts say that is the name of a class or an element, and mean something else. Where they mean it, they keep no rule. */
  otherWords: readonly OtherWords[];
}

/** Losses that are told; the others are mostly of the same kind. */
const TOLD = 20;

/**
 * Gives each kind of page (home, documentation, blog, all others) a stylesheet: the generator's, without what no such page can use. It blocks the first paint, and most
 * of it is made for every site there is.
 *
 * A page has one stylesheet, and the rules in it keep the order they had: no cascade depends on how styles were split or on what was loaded first.
 */
export function createStylesStep(options: StylesOptions): PostBuildStep {
  return {
    name: 'styles',
    start(site) {
      const work = new StyleWork(site, options);
      return {
        readPage(page) {
          work.readPage(page);
        },
        finish() {
          work.linkSheets();
          return undefined;
        },
      };
    },
  };
}

/** Pages that share a stylesheet. */
type SheetKind = PageKind | 'home';

/** A stylesheet of the generator as one kind of page needs it. */
interface Sheet extends SheetOfPages {
  /** Paths below the folder of the build. */
  source: string;
  file: string;
}

class StyleWork {
  readonly #site: BuiltSite;
  readonly #options: StylesOptions;
  readonly #uses = new Map<SheetKind, PageUse>();
  readonly #links: { page: BuiltPage; kind: SheetKind; link: Element; source: string }[] = [];
  /** Those that pages name, as paths below the folder of the build. */
  readonly #scripts = new Set<string>();
  /** Of the scripts that stand in pages. */
  readonly #inlineWords = new Set<string>();

  constructor(site: BuiltSite, options: StylesOptions) {
    this.#site = site;
    this.#options = options;
  }

  readPage(page: BuiltPage): void {
    // The home page has more of its own than any other, and is what many see first.
    const kind = page.path === this.#site.baseUrl ? 'home' : page.kind;
    this.#useOf(kind).add(page);
    for (const src of page.scripts) if (this.#isOwn(src)) this.#scripts.add(this.#toFile(src));
    for (const word of listInlineWords(page)) this.#inlineWords.add(word);
    for (const link of page.stylesheets) {
      const { href } = link.properties;
      if (typeof href !== 'string' || !this.#isOwn(href)) continue;
      this.#links.push({ page, kind, link, source: this.#toFile(href) });
    }
  }

  /**
   * Writes the stylesheets and puts links to them into the pages.
   *
   * @throws Error when something was lost that pages or scripts can use
   */
  linkSheets(): void {
    const words = this.#readWords();
    const sheets = new Map<string, Sheet>();
    for (const { page, kind, link, source } of this.#links) {
      const key = `${kind} ${source}`;
      const sheet = sheets.get(key) ?? this.#writeSheet(source, kind, words);
      sheets.set(key, sheet);
      page.replace(link, this.#createLink(sheet));
    }
    rejectLosses([...sheets.values()].flatMap((sheet) => findLosses(sheet, words)));
  }

  /** @returns what scripts can bring to any page: the names of classes, elements and custom properties, those included that their own stylesheets read */
  #readWords(): ReadonlySet<string> {
    const { folder } = this.#site;
    const scripts = readScriptWords(folder, this.#scripts, this.#options.otherWords);
    const sources = new Set(this.#links.map(({ source }) => source));
    return new Set([...scripts, ...this.#inlineWords, ...readLateProperties(folder, sources)]);
  }

  #writeSheet(source: string, kind: SheetKind, words: ReadonlySet<string>): Sheet {
    const { folder } = this.#site;
    const use = this.#useOf(kind);
    const before = readFileSync(path.join(folder, source), 'utf8');
    const after = removeUnusedCss(before, {
      classes: new Set([...words, ...use.elements.flatMap(({ classes }) => [...classes])]),
      tagNames: new Set([...words, ...use.elements.map(({ tagName }) => tagName)]),
      properties: new Set([...words, ...use.properties]),
    });
    // Two different contents never share a name.
    const hash = createHash('sha256').update(after).digest('hex').slice(0, 8);
    const [name = 'styles'] = path.posix.basename(source).split('.');
    const file = path.posix.join(path.posix.dirname(source), `${name}-${kind}.${hash}.css`);
    writeFileSync(path.join(folder, file), after);
    return { source, file, before, after, use };
  }

  /** The bundler's runtime takes a link with `data-href` for the stylesheet it would load itself together with a script. */
  #createLink({ source, file }: Sheet): string {
    const { baseUrl } = this.#site;
    return `<link rel=stylesheet href=${baseUrl}${file} data-href=${baseUrl}${source}>`;
  }

  #useOf(kind: SheetKind): PageUse {
    const use = this.#uses.get(kind) ?? new PageUse();
    this.#uses.set(kind, use);
    return use;
  }

  #isOwn(address: string): boolean {
    return address.startsWith(this.#site.baseUrl) && !address.startsWith('//');
  }

  #toFile(address: string): string {
    return decodeURI(address.slice(this.#site.baseUrl.length).replace(/[?#].*$/, ''));
  }
}

/** @throws Error that tells what was lost and what to do */
function rejectLosses(losses: readonly string[]): void {
  if (losses.length === 0) return;
  const told = losses.slice(0, TOLD);
  const rest = losses.length - told.length;
  throw new Error(
    [
      ...told,
      ...(rest > 0 ? [`And ${rest} more.`] : []),
      'Correct plugins/built-pages/styles/removeUnusedCss.ts: pages have to get every rule that they can use.',
    ].join('\n'),
  );
}
