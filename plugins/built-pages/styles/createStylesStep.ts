import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import type { BuiltPage, PageKind } from '../../../lib/built-pages/BuiltPage';
import type { BuiltSite, PostBuildStep } from '../../../lib/built-pages/PostBuildStep';
import { findLostNames, type LostName, rejectLostNames } from './findLostNames';
import { PageUse } from './PageUse';
import { readScriptWords } from './readScriptWords';
import { removeUnusedCss } from './removeUnusedCss';

export interface StylesOptions {
  /** Classes (`.menu`) and elements (`kbd`) that may lose all their rules although they are on pages, each with the reason. */
  exceptions: Readonly<Record<string, string>>;
}

/**
 * Gives each kind of page (documentation, blog, all others) a stylesheet of its own: the generator's, without what no such page can use. It blocks the first paint, and most
 * of it is made for every site there is.
 *
 * A page has one stylesheet, and the rules in it keep the order they had: no cascade depends on what was split or on what was loaded first.
 */
export function createStylesStep({ exceptions }: StylesOptions): PostBuildStep {
  return {
    name: 'styles',
    start(site) {
      const work = new StyleWork(site);
      return {
        readPage(page) {
          work.readPage(page);
        },
        finish() {
          const lost = work.linkSheets();
          rejectLostNames(lost, exceptions);
          return undefined;
        },
      };
    },
  };
}

class StyleWork {
  readonly #site: BuiltSite;
  readonly #uses = new Map<PageKind, PageUse>();
  readonly #links: { page: BuiltPage; kind: PageKind; link: Element; file: string }[] = [];
  readonly #scripts = new Set<string>();

  constructor(site: BuiltSite) {
    this.#site = site;
  }

  readPage(page: BuiltPage): void {
    const { kind } = page;
    const use = this.#uses.get(kind) ?? new PageUse();
    this.#uses.set(kind, use);
    use.add(page);
    for (const src of page.scripts) if (this.#isOwn(src)) this.#scripts.add(this.#toFile(src));
    for (const link of page.stylesheets) {
      const { href } = link.properties;
      if (typeof href === 'string' && this.#isOwn(href))
        this.#links.push({ page, kind, link, file: this.#toFile(href) });
    }
  }

  /**
   * Writes the stylesheets and puts links to them into the pages.
   *
   * @returns what was lost without being unused
   */
  linkSheets(): LostName[] {
    const scripts = readScriptWords(this.#site.folder, this.#scripts);
    const words = new Set([...scripts.values()].flatMap((own) => [...own]));
    const lost: LostName[] = [];
    const written = new Map<string, string>();
    for (const { page, kind, link, file } of this.#links) {
      const key = `${kind} ${file}`;
      let sheet = written.get(key);
      if (sheet === undefined) {
        const use = this.#uses.get(kind) ?? new PageUse();
        const before = readFileSync(path.join(this.#site.folder, file), 'utf8');
        const after = removeUnusedCss(before, use.combine(words));
        sheet = this.#writeSheet(file, kind, after);
        written.set(key, sheet);
        lost.push(
          ...findLostNames(before, after, (name) => use.findPage(name) ?? findScript(scripts, name.replace(/^\./, ''))),
        );
      }
      page.replace(link, this.#createLink(sheet, file));
    }
    return lost;
  }

  /** @returns the path of the sheet below the folder; its name changes with its content */
  #writeSheet(file: string, kind: PageKind, css: string): string {
    const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
    const [name = 'styles'] = path.posix.basename(file).split('.');
    const sheet = path.posix.join(path.posix.dirname(file), `${name}-${kind}.${hash}.css`);
    writeFileSync(path.join(this.#site.folder, sheet), css);
    return sheet;
  }

  /** The bundler's runtime takes a link with `data-href` for the stylesheet it would load itself together with a script. */
  #createLink(sheet: string, file: string): string {
    const { baseUrl } = this.#site;
    return `<link rel=stylesheet href=${baseUrl}${sheet} data-href=${baseUrl}${file}>`;
  }

  #isOwn(address: string): boolean {
    return address.startsWith(this.#site.baseUrl) && !address.startsWith('//');
  }

  #toFile(address: string): string {
    return decodeURI(address.slice(this.#site.baseUrl.length).replace(/[?#].*$/, ''));
  }
}

function findScript(scripts: ReadonlyMap<string, ReadonlySet<string>>, word: string): string | undefined {
  for (const [file, words] of scripts) if (words.has(word)) return file;
  return undefined;
}
