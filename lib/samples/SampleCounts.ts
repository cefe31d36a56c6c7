/** Numbers by what they count: `{ 'commands run': 2 }`. */
export type SampleCounts = Readonly<Record<string, number>>;

/** Sums counts by key, in the order in which the keys first occur. */
export function sumCounts(parts: readonly SampleCounts[]): SampleCounts {
  const sums = new Map<string, number>();
  for (const [words, count] of parts.flatMap((part) => Object.entries(part))) {
    sums.set(words, (sums.get(words) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

/** Formats the counts of some pages as one line. */
export function describeCounts(pages: number, counts: SampleCounts): string {
  return [`${pages} pages`, ...Object.entries(counts).map(([words, count]) => `${count} ${words}`)].join('; ');
}
