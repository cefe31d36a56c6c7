import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';
import type { UsedNames } from './removeUnusedCss';

/** Custom properties, wherever they are read: in `style` and in the attributes of drawings. */
const PROPERTY = /--[\w-]+/g;

/** Collects what is on the pages that share a stylesheet, and on which of them. */
export class PageUse {
  /** First page by name, as `listSelectorNames` writes names. */
  readonly #pages = new Map<string, string>();
  readonly #properties = new Set<string>();

  add(page: BuiltPage): void {
    for (const name of page.classes) this.#note(`.${name}`, page.file);
    for (const name of page.tagNames) this.#note(name, page.file);
    for (const [name] of page.html.matchAll(PROPERTY)) this.#properties.add(name);
  }

  /** @returns a page with that name, as a path below the folder of the build */
  findPage(name: string): string | undefined {
    return this.#pages.get(name);
  }

  /** @param words - of the scripts, which may add them to any page */
  combine(words: ReadonlySet<string>): UsedNames {
    const names = [...this.#pages.keys()];
    const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
    return {
      classes: new Set([...words, ...classes]),
      tagNames: new Set([...words, ...names]),
      properties: new Set([...words, ...this.#properties]),
    };
  }

  #note(name: string, page: string): void {
    if (!this.#pages.has(name)) this.#pages.set(name, page);
  }
}
