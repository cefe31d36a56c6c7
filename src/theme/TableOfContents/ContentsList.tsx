import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { type ContentsEntry, groupSections } from './groupSections';

export interface ContentsProps {
  /** Headings to list, from `useContents`. */
  entries: readonly ContentsEntry[];
}

/**
 * Selects the headings of a page for its table of contents. The front matter overrides the levels of the configuration.
 * Docusaurus does not validate `hide_table_of_contents` on standalone pages, so it can be any value.
 *
 * @param toc - all headings of the page, in order
 * @returns an empty list if the table of contents is hidden
 */
export function useContents(
  toc: readonly ContentsEntry[],
  frontMatter: { hide_table_of_contents?: unknown; toc_min_heading_level?: number; toc_max_heading_level?: number },
): readonly ContentsEntry[] {
  const { tableOfContents } = useThemeConfig();
  if (frontMatter.hide_table_of_contents) return [];
  const first = frontMatter.toc_min_heading_level ?? tableOfContents.minHeadingLevel;
  const last = frontMatter.toc_max_heading_level ?? tableOfContents.maxHeadingLevel;

  return toc.filter(({ level }) => level >= first && level <= last);
}

/** Nested list of links to headings. */
export default function ContentsList({ entries }: ContentsProps): ReactNode {
  return (
    <ul>
      {groupSections(entries).map(({ head, below }) => (
        <li key={head.id}>
          <Link to={`#${head.id}`} dangerouslySetInnerHTML={{ __html: head.value }} />
          {below.length === 0 ? null : <ContentsList entries={below} />}
        </li>
      ))}
    </ul>
  );
}
