import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { type ContentsEntry, groupSections } from './groupSections';

/** Headings of a page and the range of levels to list. */
export interface ContentsProps {
  /** All headings of the page, in order. */
  toc: readonly ContentsEntry[];
  /** First level to list; by default, the first level in the configuration. */
  minHeadingLevel?: number;
  /** Last level to list; by default, the last level in the configuration. */
  maxHeadingLevel?: number;
}

/**
 * Reads the settings of the table of contents from the front matter. Docusaurus does not validate
 * `hide_table_of_contents` on standalone pages, so it can be any value.
 *
 * @returns undefined if the table of contents is hidden
 */
export function readContents(
  toc: ContentsProps['toc'],
  frontMatter: { hide_table_of_contents?: unknown; toc_min_heading_level?: number; toc_max_heading_level?: number },
): ContentsProps | undefined {
  return frontMatter.hide_table_of_contents
    ? undefined
    : { toc, minHeadingLevel: frontMatter.toc_min_heading_level, maxHeadingLevel: frontMatter.toc_max_heading_level };
}

/** Selects the headings to list. */
export function useEntries({ toc, minHeadingLevel, maxHeadingLevel }: ContentsProps): readonly ContentsEntry[] {
  const { tableOfContents } = useThemeConfig();
  const first = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const last = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;

  return toc.filter(({ level }) => level >= first && level <= last);
}

/** Nested list of links to headings. */
export default function ContentsList({ entries }: { entries: readonly ContentsEntry[] }): ReactNode {
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
