import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import type { BuiltPage, PageKind } from '../../../lib/built-pages/BuiltPage';
import type { BuiltSite, PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { findLostClasses, rejectLostClasses, type SheetOfPages } from './findLostClasses';
import { PageUse } from './PageUse';
import { readScriptWords } from './readScriptWords';
import { removeUnusedCss } from './removeUnusedCss';

export interface StylesOptions {
  /** Classes that may lose all their rules although they are on pages or in scripts, each with the reason. */
  exceptions: Readonly<Record<string, string>>;
  /** Words that scripts have for something else than a class, each with what that is. The class of that name counts where pages have it. */
  otherWords: Readonly<Record<string, string>>;
  /** Names of scripts that hold libraries only: they know every element there is, and add just what the site's own scripts ask them for. */
  libraries: readonly string[];
  /** Paths of pages with much of their own, without the site's base, and the names of their stylesheets. */
  alone: Readonly<Record<string, string>>;
}

/**
 * Gives each kind of page (home, documentation, blog, all others), and each page with much of its own, a stylesheet: the generator's, without what no such page can use. It blocks the first paint, and most
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

/** Pages that share a stylesheet: a kind, `home`, or the name of a page that has one alone. */
type SheetKind = PageKind | (string & {});

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
  readonly #scripts = new Set<string>();

  constructor(site: BuiltSite, options: StylesOptions) {
    this.#site = site;
    this.#options = options;
  }

  readPage(page: BuiltPage): void {
    // The home page has more of its own than any other, and is what many see first.
    const kind = page.path === this.#site.baseUrl ? 'home' : (this.#findName(page) ?? page.kind);
    this.#useOf(kind).add(page);
    for (const src of page.scripts) if (this.#isOwn(src)) this.#scripts.add(this.#toFile(src));
    for (const link of page.stylesheets) {
      const { href } = link.properties;
      if (typeof href !== 'string' || !this.#isOwn(href)) continue;
      this.#links.push({ page, kind, link, source: this.#toFile(href) });
    }
  }

  /**
   * Writes the stylesheets and puts links to them into the pages.
   *
   * @throws Error when something was lost that is used
   */
  linkSheets(): void {
    const scripts = this.#readScripts();
    const words = new Set([...scripts.values()].flatMap((own) => [...own]));
    const sheets = new Map<string, Sheet>();
    for (const { page, kind, link, source } of this.#links) {
      const key = `${kind} ${source}`;
      const sheet = sheets.get(key) ?? this.#writeSheet(source, kind, words);
      sheets.set(key, sheet);
      page.replace(link, this.#createLink(sheet));
    }
    rejectLostClasses(findLostClasses([...sheets.values()], scripts), this.#options.exceptions);
  }

  /**
   * @returns the words of each script that can be classes, elements or custom properties, by its path
   * @throws Error for a word that is listed as another one and is in no script
   */
  #readScripts(): Map<string, Set<string>> {
    const { libraries, otherWords } = this.#options;
    const all = readScriptWords(this.#site.folder, this.#scripts);
    const scripts = [...all].filter(([file]) => !libraries.includes(path.posix.basename(file).split('.')[0] ?? ''));
    const needless = Object.keys(otherWords).filter((word) => !scripts.some(([, words]) => words.has(word)));
    if (needless.length > 0)
      throw new Error(
        `No script has ${needless.join(', ')}: take it off the list of other words in config/plugins.ts.`,
      );

    return new Map(
      scripts.map(([file, words]) => [file, new Set([...words].filter((word) => !Object.hasOwn(otherWords, word)))]),
    );
  }

  /** @param words - of the scripts, which may add what they name to any page */
  #writeSheet(source: string, kind: SheetKind, words: ReadonlySet<string>): Sheet {
    const { folder } = this.#site;
    const use = this.#useOf(kind);
    const before = readFileSync(path.join(folder, source), 'utf8');
    const after = removeUnusedCss(before, {
      classes: new Set([...words, ...use.classes.keys()]),
      tagNames: new Set([...words, ...use.tagNames]),
      properties: new Set([...words, ...use.properties]),
    });
    // Two different contents never share a name.
    const hash = createHash('sha256').update(after).digest('hex').slice(0, 8);
    const [name = 'styles'] = path.posix.basename(source).split('.');
    const file = path.posix.join(path.posix.dirname(source), `${name}-${kind}.${hash}.css`);
    writeFileSync(path.join(folder, file), after);
    return { source, file, before, after, pages: use.classes };
  }

  /** The bundler's runtime takes a link with `data-href` for the stylesheet it would load itself together with a script. */
  #createLink({ source, file }: Sheet): string {
    const { baseUrl } = this.#site;
    return `<link rel=stylesheet href=${baseUrl}${file} data-href=${baseUrl}${source}>`;
  }

  #findName({ path: address }: BuiltPage): string | undefined {
    return this.#options.alone[address.slice(this.#site.baseUrl.length).replace(/\/$/, '')];
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
