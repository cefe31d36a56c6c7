/** How many of what some blocks hold, by the words of their kinds: `{ 'commands run': 2 }`. */
export type SampleCounts = Readonly<Record<string, number>>;

/** Adds up what single blocks count for, in the order in which the words first occur. */
export function sumCounts(parts: readonly SampleCounts[]): SampleCounts {
  const sums = new Map<string, number>();
  for (const [words, count] of parts.flatMap((part) => Object.entries(part))) {
    sums.set(words, (sums.get(words) ?? 0) + count);
  }
  return Object.fromEntries(sums);
}

/** The counts of some pages as one line. */
export function describeCounts(pages: number, counts: SampleCounts): string {
  return [`${pages} pages`, ...Object.entries(counts).map(([words, count]) => `${count} ${words}`)].join('; ');
}
