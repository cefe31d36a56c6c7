import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import { type ContentsEntry, groupSections } from './groupSections';

export interface ContentsProps {
  /** All headings of the page, in their order. */
  toc: readonly ContentsEntry[];
  /** The first level that is listed; the configuration's by default. */
  minHeadingLevel?: number;
  /** The last level that is listed; the configuration's by default. */
  maxHeadingLevel?: number;
}

/** The headings that the contents list. */
export function useEntries({ toc, minHeadingLevel, maxHeadingLevel }: ContentsProps): readonly ContentsEntry[] {
  const { tableOfContents } = useThemeConfig();
  const first = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const last = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;

  return toc.filter(({ level }) => level >= first && level <= last);
}

/** Links to headings, each with those of deeper levels below it. */
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
