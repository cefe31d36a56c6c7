import type { RootContent } from 'mdast';

/** Tabs. A reader sees one of them at a time. */
export interface Tabs {
  type: 'tabs';
  tabs: { label: string; children: RootContent[] }[];
}

/** A highlighted note with a heading. */
export interface Admonition {
  type: 'admonition';
  kind: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  title: string;
  children: RootContent[];
}

/** A page of our site, converted for the peers. */
export interface Article {
  /** Path without a slash at the end. */
  route: string;
  title: string;
  /** ISO date of a blog post, for example `2025-07-16`. */
  date: string | undefined;
  /** Markdown, with `Tabs` and `Admonition` as blocks. In a code block, `meta` is the file name. */
  blocks: RootContent[];
  /** All words of the page, in order. */
  words: string[];
}

/** Pages of one sidebar group. A page outside all groups is a group without a label. */
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
