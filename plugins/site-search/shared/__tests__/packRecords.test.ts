import { expect, it } from 'vitest';
import { packRecords } from '../engine/SearchIndex';
import type { SearchRecord } from '../types';

function createRecord(type: 'lvl1' | 'content', content: string | null, path = '/types'): SearchRecord {
  return {
    objectID: `${type} ${content}`,
    url: `https://example.com${path}`,
    url_without_anchor: `https://example.com${path}`,
    anchor: null,
    type,
    hierarchy: { lvl0: 'Language', lvl1: 'Types', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content,
    language: 'en',
    docusaurus_tag: 'default',
    weight: { page_rank: 3, links: 0, level: 100, position: 0 },
  };
}

const LONG =
  'This table lists all options that the server of the editors accepts, with their meaning and with the versions that';

it('keeps a name at the end of a long text or in a short one, unless an indexed text contains it', () => {
  const { pages } = packRecords([
    createRecord('lvl1', null),
    createRecord('content', `${LONG} introduced them: --node-ipc, settings.json`),
    createRecord('content', 'See start.mjs.'),
    createRecord('lvl1', null, '/other'),
    createRecord('content', 'The file settings.json contains the options of the server.', '/other'),
  ]);

  expect(pages.map(({ sections }) => sections[0]?.code)).toEqual([['--node-ipc', 'start.mjs'], []]);
});

it('keeps a name that would find nothing in two sections, but not in three', () => {
  const keep = (...paths: readonly string[]): unknown => {
    const { pages } = packRecords(
      paths.flatMap((path) => [
        createRecord('lvl1', null, path),
        createRecord('content', `${LONG} introduced them, as in settings.json`, path),
      ]),
    );
    return pages.map(({ sections }) => sections[0]?.code);
  };

  expect(keep('/one', '/two')).toEqual([['settings.json'], ['settings.json']]);
  expect(keep('/one', '/two', '/three')).toEqual([[], [], []]);
});

it('keeps a short option of a row that is too short to be indexed', () => {
  const { pages } = packRecords([
    createRecord('lvl1', null),
    createRecord('content', '-h, --help · print the options'),
  ]);

  expect(pages[0]?.sections[0]?.code).toContain('-h');
});

it('keeps a plain word at the end of a long text if no indexed text and no description contains it', () => {
  const { pages } = packRecords([
    createRecord('lvl1', 'Which options are optimistic.'),
    createRecord('content', `${LONG} introduced them: experimental, optimistic and deliberate`),
    createRecord('lvl1', null, '/other'),
    createRecord('content', 'An experimental option can change in any version of the server.', '/other'),
  ]);

  expect(pages.map(({ sections }) => sections[0]?.code)).toEqual([['deliberate'], []]);
});

it('leaves out paths, because pages have too many of them', () => {
  const { pages } = packRecords([
    createRecord('lvl1', null),
    createRecord('content', `${LONG} have src/main/settings.json, https://example.com/settings`),
  ]);

  expect(pages[0]?.sections[0]?.code).toEqual([]);
});
