/** A heading of a page, as Docusaurus lists it. */
export interface ContentsEntry {
  /** Text of the heading as HTML; its source is the page's Markdown. */
  readonly value: string;
  readonly id: string;
  /** Level, 1 to 6. */
  readonly level: number;
}

/** A heading with the headings of deeper levels that follow it. */
interface Section {
  head: ContentsEntry;
  below: ContentsEntry[];
}

/** Groups headings: each group consists of a heading and the headings of deeper levels that follow it. */
export function groupSections(entries: readonly ContentsEntry[]): Section[] {
  const sections: Section[] = [];
  for (const entry of entries) {
    const section = sections.at(-1);
    if (section !== undefined && entry.level > section.head.level) section.below.push(entry);
    else sections.push({ head: entry, below: [] });
  }

  return sections;
}
