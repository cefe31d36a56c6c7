import type { RootContent } from 'mdast';

/** Alternatives of which a reader sees one at a time. */
export interface Tabs {
  type: 'tabs';
  tabs: { label: string; children: RootContent[] }[];
}

/** A remark with a heading. */
export interface Admonition {
  type: 'admonition';
  kind: 'note' | 'tip' | 'info' | 'warning' | 'danger';
  title: string;
  children: RootContent[];
}

/** A page of our site, as it is written for the peers. */
export interface Article {
  /** Path without a slash at the end. */
  route: string;
  title: string;
  /** Day of a blog post, for example `2025-07-16`. */
  date: string | undefined;
  /** Markdown, with `Tabs` and `Admonition` as blocks. In a code block, `meta` is the file name. */
  blocks: RootContent[];
  /** Every word on our page. */
  words: string[];
}

/** Pages below one label of the sidebar; a page outside of all groups is a group without a label. */
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
