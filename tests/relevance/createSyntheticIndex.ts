import type { SearchIndex } from '../../plugins/site-search/shared/engine/SearchIndex';

/**
 * Creates an index with the given number of records from copies of the pages in a real one. Made-up words replace a
 * part of the words, so that the vocabulary grows as it does with real pages. The result is the same every time.
 */
export function createSyntheticIndex(real: SearchIndex, records: number): SearchIndex {
  const random = createRandom(20_000);
  const invent = (text: string): string =>
    text.replace(/\b[a-z]{5,}\b/g, (word) => (random() < 0.12 ? inventWord(random) : word));
  const pages: SearchIndex['pages'] = [];
  let count = 0;
  for (let copy = 0; count < records; copy++) {
    for (const page of real.pages) {
      if (count >= records) break;
      const sections = page.sections.map((section) => ({
        ...section,
        heading: copy === 0 ? section.heading : invent(section.heading),
        texts: section.texts.map(invent),
      }));
      count += sections.length + sections.reduce((sum, { texts }) => sum + texts.length, 0);
      pages.push({ ...page, path: `${page.path}-${copy}`, sections });
    }
  }
  return { origin: real.origin, pages };
}

const SYLLABLES =
  'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo gru pla ste tri sko'.split(' ');

function inventWord(random: () => number): string {
  return Array.from(
    { length: 2 + Math.floor(random() * 3) },
    () => SYLLABLES[Math.floor(random() * SYLLABLES.length)],
  ).join('');
}

/** Creates a small generator of pseudo-random numbers from 0 to 1. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
