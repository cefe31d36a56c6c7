import type { RootContent } from 'mdast';

/** Alternatives of which a reader sees one at a time, each with blocks of Markdown. */
export interface Tabs {
  type: 'tabs';
  tabs: { label: string; children: RootContent[] }[];
}

/** A remark with a heading of its own. */
export interface Admonition {
  type: 'admonition';
  kind: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  title: string;
  children: RootContent[];
}

/** A block of code with its language and, perhaps, the name of its file. */
export interface Listing {
  language: string | undefined;
  title: string | undefined;
  text: string;
}

/** A page as it is written out for all peers. */
export interface Article {
  /** Path of the page, without a slash at the end. */
  route: string;
  title: string;
  /** What the sidebar calls it. */
  label: string;
  /** Day of a blog post, `2025-07-16`; nothing for a page of the documentation. */
  date: string | undefined;
  /** Blocks of Markdown, with `Tabs` and `Admonition` among them. */
  blocks: RootContent[];
  /** Every word a reader can find on our page, for the comparison. */
  words: string[];
}

/** Pages below one heading of the sidebar; a page outside of all groups is a group of one without a label. */
export interface Group {
  label: string | undefined;
  articles: Article[];
}

declare module 'mdast' {
  interface RootContentMap {
    tabs: Tabs;
    admonition: Admonition;
  }
}
