/** A heading of a page, as the generator lists it. */
export interface ContentsEntry {
  /** Its text as HTML, written by the authors of the page. */
  readonly value: string;
  readonly id: string;
  /** From 1 to 6. */
  readonly level: number;
}

/** A heading with the deeper ones that follow it. */
interface Section {
  head: ContentsEntry;
  below: ContentsEntry[];
}

/** Puts each heading above the deeper ones that follow it. */
export function groupSections(entries: readonly ContentsEntry[]): Section[] {
  const sections: Section[] = [];
  for (const entry of entries) {
    const section = sections.at(-1);
    if (section !== undefined && entry.level > section.head.level) section.below.push(entry);
    else sections.push({ head: entry, below: [] });
  }

  return sections;
}
