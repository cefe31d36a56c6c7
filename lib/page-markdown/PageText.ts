import type { PageKind } from '../built-pages/BuiltPage';

/** A page as Markdown, with what lists of pages say about it. */
export interface PageText {
  kind: PageKind;
  /** Path of the page's address. */
  path: string;
  /** Path of the address of its Markdown. */
  markdownPath: string;
  /** Text of its first heading. */
  title: string;
  description: string;
  /** The part of the documentation it belongs to, as the menu says. */
  section: string | undefined;
  /** Path of the page that its 'next' link leads to. */
  next: string | undefined;
  markdown: string;
}
