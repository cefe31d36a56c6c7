import { describe, expect, it } from 'vitest';
import type { SearchHit } from '../../../shared/types';
import { describeHit } from '../../describeHit';
import { groupHits } from '../groupHits';

const hit = (lvl1: string, lvl2: string | null = null): SearchHit => ({
  objectID: `${lvl1}${lvl2}`,
  url: '/',
  type: lvl2 === null ? 'lvl1' : 'lvl2',
  hierarchy: { lvl0: 'Language', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
});

describe('R-65 groups of results', () => {
  it('are sorted by the best hit of each page, and have at most five hits', () => {
    const others = ['B', 'C', 'D', 'E', 'F', 'G'].map((lvl2) => hit('Types', lvl2));
    const groups = groupHits([hit('Types', 'A'), hit('Grammar'), ...others]);

    expect(groups.map(({ page, hits }) => [page, hits.map(({ hierarchy }) => hierarchy.lvl2)])).toEqual([
      ['Types', ['A', 'B', 'C', 'D', 'E']],
      ['Grammar', [null]],
    ]);
  });
});

describe('describeHit', () => {
  it('shows the deepest heading and the text that matched', () => {
    expect(
      describeHit({
        ...hit('Types', 'Enums'),
        _snippetResult: {
          hierarchy: { lvl2: { value: '<mark>Enums</mark>' } },
          content: { value: 'a <mark>text</mark>' },
        },
      }),
    ).toEqual({
      title: '<mark>Enums</mark>',
      detail: 'a <mark>text</mark>',
    });
  });

  it('shows the headings above the section if there is no text', () => {
    const deep = hit('Types', 'Refined types');
    deep.hierarchy.lvl3 = 'Bounds';
    expect(describeHit(deep)).toEqual({ title: 'Bounds', detail: 'Refined types' });
  });

  it('shows several of these headings from the top of the page down', () => {
    const deep = hit('Types', 'Refined types');
    deep.hierarchy.lvl3 = 'Bounds';
    deep.hierarchy.lvl4 = 'Numbers';
    expect(describeHit(deep)).toEqual({ title: 'Numbers', detail: 'Refined types › Bounds' });
  });

  it('shows the title of a page, and its text without highlighting', () => {
    expect(describeHit(hit('Types'))).toEqual({ title: 'Types', detail: '' });
    expect(describeHit({ ...hit('Types'), content: 'The form of values.' })).toEqual({
      title: 'Types',
      detail: 'The form of values.',
    });
  });
});
