import type { PageKind } from '../../../lib/built-pages/BuiltPage';

/** A page as Markdown, with its metadata for lists of pages. */
export interface PageText {
  kind: PageKind;
  path: string;
  markdownPath: string;
  /** Text of its `h1`; its path if it has none. */
  title: string;
  description: string;
  /** Section of the documentation, from the breadcrumbs. */
  section: string | undefined;
  /** Path of the page that its 'next' link points to. */
  next: string | undefined;
  markdown: string;
}
