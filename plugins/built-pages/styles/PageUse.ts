import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';

/** Custom properties, wherever they are read: in `style` and in the attributes of drawings. */
const PROPERTY = /--[\w-]+/g;

/** What is on the pages that share a stylesheet. */
export class PageUse {
  /** The first page that has a class, as a path below the folder of the build, by the class. */
  readonly classes = new Map<string, string>();
  readonly tagNames = new Set<string>();
  readonly properties = new Set<string>();

  add(page: BuiltPage): void {
    for (const name of page.classes) if (!this.classes.has(name)) this.classes.set(name, page.file);
    for (const name of page.tagNames) this.tagNames.add(name);
    for (const [name] of page.html.matchAll(PROPERTY)) this.properties.add(name);
  }
}
