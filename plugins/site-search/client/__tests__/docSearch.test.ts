import fs from 'node:fs';
import path from 'node:path';
import type { DocSearchHit } from '@docsearch/react';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Hierarchy, RecordType } from '../../shared/types';
import { DOC_SEARCH_LABELS } from '../../../../tests/support/docSearchLabels';
import { MAX_FAVORITES, MAX_RECENT, STORAGE_KEYS } from '../savedSearches';
import { MAX_INPUT_LENGTH, STALL_THRESHOLD_MS } from '../limits';

// The dialog must behave like DocSearch 3.9, whose package is installed for its types and for these tests. The tests
// fail for a release that behaves differently, such as DocSearch 4, which accepts queries of 512 characters.

const installed = path.resolve(__dirname, '../../../../node_modules/@docsearch/react');
const docSearch = fs.readFileSync(path.join(installed, 'dist', 'esm', 'index.js'), 'utf8');

describe('the dialog behaves like DocSearch 3.9', () => {
  it('R-62 R-63 R-67 has its limits', () => {
    expect(docSearch).toContain(`maxLength:${MAX_INPUT_LENGTH}`);
    expect(docSearch).toContain(`stallThreshold:${STALL_THRESHOLD_MS}`);
    expect(docSearch).toContain(`limit:${MAX_FAVORITES}`);
    expect(docSearch).toMatch(
      new RegExp(
        String.raw`limit:0===\w+\.getAll\(\)\.length\?${MAX_RECENT.withoutFavorites}:${MAX_RECENT.withFavorites}`,
      ),
    );
  });

  it('R-63 stores searches under the same keys', () => {
    expect(docSearch).toContain(`"${STORAGE_KEYS.recent}"`);
    expect(docSearch).toContain(`"${STORAGE_KEYS.favorite}"`);
  });

  it('R-61 reads hits of the same shape', () => {
    // The TypeScript compiler checks these expectations, not the test run.
    expectTypeOf<RecordType>().toEqualTypeOf<DocSearchHit['type']>();
    expectTypeOf<Hierarchy>().toEqualTypeOf<DocSearchHit['hierarchy']>();
  });

  // `tests/search/dialog.spec.ts` looks for the same strings in the dialog.
  it.each(DOC_SEARCH_LABELS)('R-61 DocSearch says "%s"', (words) => {
    expect(docSearch).toContain(words);
  });
});
