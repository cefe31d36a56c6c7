import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import { type BuiltPage, listClasses } from '../../../lib/built-pages/BuiltPage';

/** Custom properties in a text, wherever they are read. */
const PROPERTY = /--[\w-]+/g;

/** An element as rules ask for it; many on many pages are the same. */
export interface UsedElement {
  tagName: string;
  classes: ReadonlySet<string>;
  /** The first page that has it, as a path below the folder of the build. */
  file: string;
}

/** What is on the pages that share a stylesheet. */
export class PageUse {
  readonly #elements = new Map<string, UsedElement>();
  readonly properties = new Set<string>();

  /** @param page - whose elements count, also those that `template` and `noscript` keep */
  add(page: BuiltPage): void {
    for (const element of page.elements) {
      const { tagName } = element;
      const classes = listClasses(element);
      const key = [tagName, ...classes].join(' ');
      if (!this.#elements.has(key)) this.#elements.set(key, { tagName, classes: new Set(classes), file: page.file });
      for (const text of listReaders(element)) for (const [name] of text.matchAll(PROPERTY)) this.properties.add(name);
    }
  }

  /** One of each kind. */
  get elements(): UsedElement[] {
    return [...this.#elements.values()];
  }
}

/** What of an element can read a custom property: `style`, attributes of drawings, and scripts. */
function listReaders(element: Element): string[] {
  // Classes, which look like properties (`button--primary`), are a list.
  const values = Object.values(element.properties).filter((value) => typeof value === 'string');
  return element.tagName === 'script' ? [...values, toString(element)] : values;
}
