import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { BuiltPage } from '../../../lib/built-pages/BuiltPage';

/** Custom properties in a text, wherever they are read. */
const PROPERTY = /--[\w-]+/g;

/** What is on the pages that share a stylesheet. */
export class PageUse {
  /** The first page that has a class, as a path below the folder of the build, by the class. */
  readonly classes = new Map<string, string>();
  readonly tagNames = new Set<string>();
  readonly properties = new Set<string>();

  add(page: BuiltPage): void {
    for (const name of page.classes) if (!this.classes.has(name)) this.classes.set(name, page.file);
    for (const element of page.elements) {
      this.tagNames.add(element.tagName);
      for (const text of listReaders(element)) for (const [name] of text.matchAll(PROPERTY)) this.properties.add(name);
    }
  }
}

/** What of an element can read a custom property: `style`, attributes of drawings, and scripts. */
function listReaders(element: Element): string[] {
  // Classes, which look like properties (`button--primary`), are a list.
  const values = Object.values(element.properties).filter((value) => typeof value === 'string');
  return element.tagName === 'script' ? [...values, toString(element)] : values;
}
